"""The action cards: why one cannot be chosen, and when there is nothing to be said."""

from engine import Event, Match, Move
from engine.games.clans.steps.actions import Actions, Redraw
from engine.games.clans.steps.bard import Bard
from engine.games.clans.steps.turn import RaidOrExchange
from ui.app import update, view
from ui.games import FACES
from ui.games.clans.actions import COSTS
from ui.model import Model

from ...engine.clans.table import match, set_up, table
from ..markup import spoken
from ..positions import held


def below(model: Model, kind: str) -> str:
    """What is said below a card."""
    return spoken(str(view(model)).split(f'id="why-{kind}">')[1].split("</small>")[0])


def lies(model: Model, kind: str) -> str:
    """How it lies there."""
    return str(view(model)).split(f'data-about="act/{kind}"')[0].rpartition('class="is-')[2].split('"')[0]


def test_a_card_says_how_many_cubes_are_missing() -> None:
    model = held(set_up(match(), table("YYYY free", "YYYYB", "YYYYB", drawn="BGYYYY")))
    assert below(model, "castle") == "Only 1 of 2 blue."
    assert below(model, "cattle") == "No red is left."
    assert lies(model, "castle") == lies(model, "cattle") == "off"
    assert lies(model, "piper") == "open"


def test_while_cubes_may_be_put_back_no_card_is_refused() -> None:
    todo = [RaidOrExchange(0), Actions(0), Redraw(0)]
    model = held(set_up(match(), table("YYYY free", "YYYYB", "YYYYB", following=0, todo=todo)))
    assert {lies(model, kind) for kind in COSTS} == {"rest"}


def test_in_a_lesson_a_card_that_is_not_wanted_gives_no_wrong_reason() -> None:
    model = Model(draw_seed=lambda: 7)
    update(model, "setting", "speed", "off")
    update(model, "go", "table:lesson_clans")
    update(model, "resume", "lesson_clans")
    assert lies(model, "cattle") == "open"
    assert lies(model, "piper") == "rest"
    assert below(model, "piper") == "to your court"
    assert below(model, "monastery") == "Only 2 of 3 green."


def button(model: Model, kind: str) -> str:
    """What stands on it."""
    return spoken(str(view(model)).split(f'id="do-{kind}"')[1].split("</button>")[0].partition(">")[2])


def test_a_button_says_what_comes_after_the_actions_and_after_the_last_turn_of_a_round() -> None:
    clans = ("YYYY free", "YYYY free", "YYYY free")
    model = held(set_up(match(), table(*clans)))
    assert button(model, "done") == "Actions done then raid or cards"
    todo = [RaidOrExchange(0)]
    assert button(held(set_up(match(), table(*clans, first=0, todo=todo))), "end") == "End turn"
    last = held(set_up(match(), table(*clans, first=1, todo=todo)))
    assert button(last, "end") == "End turn then the scoring"


def test_what_the_used_cubes_served_stands_below_them() -> None:
    position = table("YYYY free", "YYYY free", "YYYY free", drawn="BBGRYY")
    game = set_up(match(), position)
    for kind in ("castle", "warrior"):
        game.play(Move(kind))
    used = str(view(held(game))).split('id="used"')[1].split("</section>")[0]
    assert spoken(used.partition("</ul>")[2]) == "Castle, Warrior"


def test_a_court_is_named_as_on_its_board_which_is_short() -> None:
    todo = (RaidOrExchange(0), Actions(0, ("bard",)), Bard(0, 1))
    model = held(set_up(match(), table("YYYY free", "YYYYBB free", "YYYYG free", todo=todo)))
    court = str(view(model)).split('id="theirs-blue"')[1].split("<b>")[1].split("</b>")[0]
    assert court == "Pipers 2"


def test_whoever_gives_up_a_card_for_a_bard_sees_no_cube_that_could_still_be_used() -> None:
    game = set_up(match(), table("YYYY free", "YYYY free", "YYYY free", drawn="BBGGRR"))
    assert "can still be used" in told(game)
    for move in ("bard 2", "remove yellow"):
        game.play(Move.parse(move))
    assert game.seat == 1
    assert "can still be used" not in told(game)


def test_who_can_do_no_more_is_not_asked_to_choose() -> None:
    game = set_up(match(), table("YYY cattle", "YYY free", "YYY free", drawn="GRRRRR"))
    assert "Choose up to two different actions." in told(game)
    game.play(Move("monks", "1"))
    assert "No action is possible now." in told(game)


def told(game: Match) -> str:
    """All that the seat which decides can read."""
    model = held(game)
    update(model, "i_am")
    return spoken(str(view(model)))


def test_a_recap_names_those_to_whom_the_bard_and_a_raid_came() -> None:
    names = ["Freya", "Jack", "Ivy"]
    events = [Event("bard", (0, 2)), Event("raid", (0, 1)), Event("raid", (2, 0))]
    assert FACES["clans"].events.recap(events, 0, names) == ["the bard to Ivy", "a raid on Jack"]
