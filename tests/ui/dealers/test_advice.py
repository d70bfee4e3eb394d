"""Advice at the Dealers: asked for, drawn on the table, followed or not, and why."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from engine import GAMES, Chance, Event, Move
from engine.search.mind import Advice, Mind, Thought
from ui.app import update
from ui.app import view as page
from ui.games.dealers.reason import reason
from ui.model import STALE, Model
from ui.table.clock import thinks
from ui.table.view import scene_of

from ..analyst import answer, asked
from ..table import at_table, match, sitting, to_turn

GAME = GAMES["dealers"]


def adviser(
    view: object, moves: Sequence[Move], events: Sequence[Event], chance: Chance
) -> Thought[Sequence[Advice]]:
    yield 0
    terms = (("points", 2), ("goods", -1), ("feed", 1), ("damage", 4), ("risk", 30), ("next", 14), ("end", 1))
    return [Advice((move,), 600 - 100 * place, terms) for place, move in enumerate(moves)]


def hundred(view: object, plan: Sequence[Move], events: Sequence[Event], chance: Chance) -> Thought[int]:
    yield 0
    return 100


@pytest.fixture
def advised(monkeypatch: pytest.MonkeyPatch) -> None:
    mind = Mind(GAME.mind().bots, adviser, hundred)
    monkeypatch.setitem(GAMES, "dealers", replace(GAME, mind=lambda: mind, advises=True))


@pytest.mark.usefixtures("advised")
def test_who_decides_may_ask_what_to_do_and_plays_it_or_not() -> None:
    model = at_table(seats=3)
    to_turn(model)
    assert 'data-do="open advice"' in str(page(model))
    effects = update(model, "open", "advice")
    assert "The adviser is thinking …" in str(page(model))
    assert thinks(model)
    question, *back = asked(effects)
    update(model, *back, *answer(question))
    assert not thinks(model)
    shown = str(page(model))
    assert shown.count('data-do="advice ') == len(match(model).legal())  # each is a single move: all are told
    for words in (
        "60 % chance to win",
        "brings 2 points",
        "1 good less",
        "costs 1 feed card",
        "damage 4",
        "30 % risk",
        "about 1 point",
        "brings the end",
    ):
        assert words in shown
    before = list(match(model).moves)
    first = match(model).legal()[1]
    update(model, "advice", "1")
    assert match(model).moves == before
    update(model, "follow")
    update(model, "yes")  # a way that only feed opens is asked about
    assert match(model).moves == [*before, first]
    assert 'id="beside"' not in str(page(model))  # the plan was played


@pytest.mark.usefixtures("advised")
@pytest.mark.parametrize("silence", [("cancel",), ("open", "advice")])
def test_advice_that_comes_late_is_told_to_nobody(silence: tuple[str, ...]) -> None:
    model = at_table(seats=3)
    to_turn(model)
    question, *back = asked(update(model, "open", "advice"))
    assert update(model, *silence) == [("focus", "advise")]
    assert not thinks(model)
    assert update(model, *back, *answer(question)) == [STALE]


def planner(
    view: object, moves: Sequence[Move], events: Sequence[Event], chance: Chance
) -> Thought[Sequence[Advice]]:
    """Two turns that begin alike, and one that ends at once."""
    yield 0
    good = next(move for move in moves if move.kind == "route")
    return [
        Advice((good, Move("leave"), Move("end")), 600, (("points", 2),)),
        Advice((Move("end"),), 500, (("damage", 3),)),
        Advice((good, Move("leave")), 400, ()),
    ]


@pytest.fixture
def planned(monkeypatch: pytest.MonkeyPatch) -> Model:
    mind = Mind(GAME.mind().bots, planner, hundred)
    monkeypatch.setitem(GAMES, "dealers", replace(GAME, mind=lambda: mind, advises=True))
    model = at_table(seats=3)
    to_turn(model)
    question, *back = asked(update(model, "open", "advice"))
    update(model, *back, *answer(question))
    return model


def test_the_ways_are_drawn_on_the_table(planned: Model) -> None:
    """Their roads with the numbers of the steps, the cards that are played, the chances at the ends."""
    best, ends, _other = scene_of(sitting(planned)).suggestions
    _route, card, village = best.moves[0]
    assert (best.letter, best.chance, best.chosen, ends.letter) == ("A", 60, True, "B")
    assert [len(step.moves) for step in best.steps] == [2, 1]  # what is left goes along with the way there
    assert best.things == (f"hand/{card}", village, "do-leave", "do-end")
    shown = str(page(planned))
    assert shown.count("data-way") == 1
    assert f'data-at="hand/{card}">1<' in shown
    assert 'data-at="do-end">2<' in shown
    assert f'data-at="{village}"' not in shown  # the map draws it
    for chance in ("A 60\u00a0%", "C 40\u00a0%"):
        assert f">{chance}<" in shown
    update(planned, "advice", "1")
    assert "data-way" not in str(page(planned))
    assert scene_of(sitting(planned)).suggestion == ends._replace(chosen=True)


def test_who_follows_a_way_is_shown_what_is_left_of_it(planned: Model) -> None:
    number = len(match(planned).moves)
    update(planned, "follow")
    assert [each.plan for each in sitting(planned).counsel.plans] == [["leave", "end"], ["leave"]]  # type: ignore[union-attr]
    update(planned, "undo")
    assert sitting(planned).counsel is None  # that was another moment
    assert len(match(planned).moves) == number
    update(planned, "open", "advice")
    assert sitting(planned).counsel.waits  # type: ignore[union-attr]


def test_who_plays_something_else_is_left_alone(planned: Model) -> None:
    told = [str(way.moves[0]) for way in scene_of(sitting(planned)).suggestions]
    other = next(move for move in match(planned).legal() if str(move) not in told)
    update(planned, "move", *other)
    update(planned, "yes")
    assert sitting(planned).counsel is None
    assert 'class="waymarks"' not in str(page(planned))


def test_the_advice_has_a_drawer_of_its_own_as_long_as_it_is_there(planned: Model) -> None:
    assert 'data-drawer="beside"' in str(page(planned))
    update(planned, "drawer", "hand")
    assert 'id="tab-beside"' in str(page(planned))
    update(planned, "drawer", "beside")
    update(planned, "cancel")
    assert 'data-drawer="hand"' in str(page(planned))
    assert 'id="tab-beside"' not in str(page(planned))


@pytest.mark.usefixtures("advised")
@pytest.mark.parametrize("people", [0, 2])
def test_no_advice_while_covered_or_while_others_play(people: int) -> None:
    model = at_table(people=people, seats=3)
    update(model, "open", "advice")
    assert not sitting(model).layout.sheet


def test_no_advice_without_an_adviser() -> None:
    model = at_table(seats=3)
    to_turn(model)
    if not GAME.advises:
        assert "open advice" not in str(page(model))
        assert update(model, "open", "advice") == []


@pytest.mark.parametrize("tenths", range(-12, 13))
def test_no_reason_promises_nothing(tenths: int) -> None:
    """The next turn of the Dealers is told in tenths."""
    said = reason("next", tenths)
    assert said == ("promises about 1 point for the next turn" if tenths > 5 else "")
