"""What a listener hears: each thing once, first what happened, then what is to be done."""

import pytest

from ui.app import update
from ui.app import view as page
from ui.model import Model
from ui.table.drawing.log import move_sentences

from .listener import Listener
from .markup import heard, spoken
from .table import at_table, bots, call, deal, kinds, match, opened, sealed, sitting, to_turn

STANDING = ("your-turn", "phase", "ask", "deal", "lesson")  # what is to be done


def said(model: Model) -> list[str]:
    return [line.replace("&#39;", "'") for line in heard(model).values()]


def told(model: Model) -> dict[str, str]:
    """What happened."""
    return {name: line for name, line in heard(model).items() if not name.startswith(STANDING)}


# ---- what happened


def test_each_event_is_announced_once() -> None:
    model = at_table()
    counted: dict[str, str] = {}
    before = told(model)
    assert before == {}
    update(model, "move", "deal")
    update(model, "skip")
    while sitting(model).waiting:
        call(model)
        now = told(model)
        for name in now.keys() - before.keys():
            assert name not in counted
            counted[name] = now[name]
        before = now
    events = [move_sentences(sitting(model), number) for number in range(2, len(match(model).events))]
    assert sorted(counted.values()) == sorted(
        line.replace("'", "&#39;") for lines in events for line in lines
    )


def test_undo_says_what_and_repeats_nothing() -> None:
    model = at_table()
    to_turn(model)
    bots(model)
    before = told(model)
    move = next(move for move in match(model).legal() if move.kind == "route")
    update(model, "move", *move)
    after = told(model)
    update(model, "undo")
    undone = told(model)
    words = sitting(model).face.wording.move(move, sitting(model).seating.names)
    assert set(undone) - set(before) == {f"back-{len(match(model).moves)}/0"}
    assert set(undone.values()) - set(after.values()) == {f"Taken back: {words}"}
    update(model, "move", *move)
    assert not [name for name in heard(model) if name.startswith("back")]


def test_a_turn_that_begins_again_counts_the_moves() -> None:
    model = at_table()
    to_turn(model)
    bots(model)
    played = 0
    while played < 5:
        legal = [move for move in match(model).legal() if move.kind != "end"]
        if not legal:
            break
        update(model, "move", *legal[0])
        played += 1
    update(model, "restart")
    [back] = [line for name, line in heard(model).items() if name.startswith("back")]
    assert back == f"Taken back: {played} moves" if played > 3 else back.startswith("Taken back: ")


def test_a_reload_announces_nothing_again() -> None:
    model = at_table()
    to_turn(model)
    assert told(opened(sealed(model))) == {}


def test_who_heard_each_move_hears_no_recap_and_who_skipped_hears_nothing_else() -> None:
    model = at_table(speed="brisk")
    deal(model)
    while sitting(model).waiting:
        call(model)
    assert [line for line in said(model) if "takes pile" in line]
    assert "Since your turn" not in said(model)
    model = at_table(speed="brisk")
    deal(model)
    update(model, "skip")
    while sitting(model).waiting:
        call(model)
    assert not [line for line in said(model) if "takes pile" in line]
    assert "Since your turn" in said(model)
    update(model, "tap", f"pile/{match(model).legal()[0].args[0]}")
    assert "Since your turn" not in said(model)


def test_who_was_handed_the_tablet_hears_what_happened_before() -> None:
    model = at_table(people=2)
    update(model, "i_am")
    deal(model)
    update(model, "i_am")
    update(model, "tap", "pile/1")
    update(model, "put")
    call(model)
    assert sitting(model).covered
    update(model, "i_am")
    assert [line for line in said(model) if line.startswith("Ivy: pile")]


# ---- what is to be done


def test_whose_turn_it_is_and_what_is_to_be_chosen_come_last() -> None:
    model = at_table()
    assert said(model) == ["It is your turn.", "Deal", "You are the starting dealer: deal the cards."]
    to_turn(model)
    *_before, turn, place, ask = said(model)
    assert (turn, place, ask) == ("It is your turn.", "Turns, 1 of 3", "Play a card, or end your turn.")


def test_what_is_to_be_chosen_is_said_again_only_when_it_changes() -> None:
    model = at_table()
    to_turn(model)
    asks = lambda: [name for name in heard(model) if name.startswith("ask")]  # noqa: E731
    before = asks()
    things = sorted(thing for thing in sitting(model).taps().glow if thing.startswith("hand/"))
    update(model, "tap", things[0])
    assert asks() != before
    update(model, "cancel")
    assert asks() == before


def test_what_a_payment_still_lacks_is_said_coin_by_coin() -> None:
    me = Listener("merchants", seed=3)
    me.play(400, until=lambda line: "1 still to pay" in line)
    costs = [line for line in me.heard if "still to pay" in line]
    assert len(costs) == len([one for one, other in zip(costs, ["", *costs], strict=False) if one != other])
    assert costs


def test_while_a_question_is_open_its_answers_tell_it() -> None:
    model = at_table(confirm="yes")
    deal(model)
    bots(model)
    effects = update(model, "tap", f"pile/{match(model).legal()[0].args[0]}")
    assert ("focus", "yes") in effects
    drawn = str(page(model))
    for words in ("Yes", "No"):
        [button] = [one for one in drawn.split("<button")[1:] if f"</svg>{words}</button>" in one]
        assert 'aria-describedby="prompt"' in button
    assert "That cannot be undone." in spoken(drawn.split('id="prompt"')[1].split("</p>")[0])
    assert not [name for name in heard(model) if name.startswith("ask")]


def test_a_lesson_speaks_after_what_happened_and_in_place_of_the_prompt() -> None:
    model = Model(draw_seed=lambda: 7)
    update(model, "setting", "speed", "off")
    update(model, "go", "lesson:dealers:new")
    for _step in range(12):
        names = list(heard(model))
        spoke = [place for place, name in enumerate(names) if name.startswith("lesson")]
        happened = [place for place, name in enumerate(names) if name[0].isdigit()]
        assert spoke
        assert max(happened, default=-1) < min(spoke)
        assert "Play a card, or end your turn." not in said(model)
        if sitting(model).waiting or sitting(model).dealing:
            update(model, "next")
        elif wanted := sitting(model).wanted:
            update(model, "move", *wanted)
            update(model, "yes")
        update(model, "put")
    assert 'role="status"' not in str(page(model))


# ---- cards that are dealt


@pytest.mark.parametrize(
    ("listens", "chosen", "speed"), [("yes", "", "hand"), ("no", "", "brisk"), ("yes", "fast", "fast")]
)
def test_who_may_be_listening_deals_by_hand_unless_something_else_was_chosen(
    listens: str, chosen: str, speed: str
) -> None:
    model = Model(draw_seed=lambda: 7)
    update(model, "setting", "listens", listens)
    update(model, "setting", "deal", chosen)
    assert model.settings.deal == speed


def test_who_deals_by_hand_without_having_chosen_it_is_told_so_once() -> None:
    model = at_table(speed="brisk")
    model.settings.dealing = ""
    update(model, "setting", "listens", "yes")
    update(model, "move", "deal")
    assert [line for line in said(model) if "Next card" in line]
    update(model, "setting", "deal", "hand")
    assert not [line for line in said(model) if "Next card" in line]


# ---- where one is


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("rules:dealers", "Highland Dealers: rules"),
        ("library", "Your games"),
        ("statistics", "Statistics"),
        ("lesson:dealers:new", "Highland Dealers: First lesson"),
    ],
)
def test_who_goes_to_a_room_is_told_where_that_is(place: str, words: str) -> None:
    model = at_table()
    effects = update(model, "go", place)
    assert ("focus", "heading") in effects
    [heading] = str(page(model)).split('<h1 id="heading"')[1:]
    assert words in heading.split("</h1>")[0]
    assert ("focus", "lobby-title") in update(model, "hash", "")


def test_who_stays_where_they_are_keeps_the_focus() -> None:
    model = at_table()
    update(model, "go", "rules:dealers")
    assert "focus" not in kinds(update(model, "seek", "feed"))
    assert "focus" not in kinds(update(model, "setting", "sound", "yes"))


# ---- whole games by names alone


@pytest.mark.parametrize("game", ["dealers", "merchants"])
def test_a_game_can_be_played_by_names_alone(game: str) -> None:
    """Before whatever a person decides, something was said of it."""
    me = Listener(game, seed=5)
    me.play(120)
    assert me.pressed > 60
    assert me.nameless == []
    assert me.unasked == []
