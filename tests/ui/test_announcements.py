"""What a listener hears: each thing once, first what happened, then what is to be done."""

import pytest

from ui.app import update
from ui.app import view as page
from ui.model import Model
from ui.table.bots import waiting
from ui.table.drawing.log import move_sentences

from .listener import Listener
from .markup import heard, spoken
from .table import call, kinds, match, opened, sealed, sitting
from .toy.table import at_toy, to_round

pytestmark = pytest.mark.usefixtures("toy")
STANDING = ("your-turn", "phase", "ask", "deal", "lesson")  # what is to be done


def lines(model: Model) -> list[str]:
    return [line.replace("&#39;", "'") for line in heard(model).values()]


def happened(model: Model) -> dict[str, str]:
    return {name: line for name, line in heard(model).items() if not name.startswith(STANDING)}


# ---- what happened


def test_each_event_is_announced_once() -> None:
    model = at_toy(5)
    before, counted = happened(model), dict[str, str]()
    assert list(before) == []
    update(model, "move", "end")
    while waiting(sitting(model)) or match(model).seat == 0:
        now = happened(model)
        for name in now.keys() - before.keys():
            assert name not in counted
            counted[name] = now[name]
        before = now
        if not waiting(sitting(model)):
            break
        call(model)
    events = [move_sentences(sitting(model), number) for number in range(1, len(match(model).events))]
    assert len(counted) > 5
    assert sorted(counted.values()) == sorted(
        line.replace("'", "&#39;") for lines in events for line in lines
    )


def test_undo_says_what_and_repeats_nothing() -> None:
    model = at_toy()
    to_round(model)
    before, lay = happened(model), match(model).legal()[0]
    update(model, "move", *lay)
    after = happened(model)
    update(model, "undo")
    undone = happened(model)
    words = sitting(model).face.wording.move(lay, sitting(model).seating.names)
    assert set(undone) - set(before) == {f"back-{len(match(model).moves)}/0"}
    assert set(undone.values()) - set(after.values()) == {f"Taken back: {words}"}
    update(model, "move", *lay)
    assert not [name for name in heard(model) if name.startswith("back")]


@pytest.mark.parametrize(("played", "words"), [(1, "Taken back: Lay: "), (4, "Taken back: 4 moves")])
def test_a_turn_that_begins_again_names_few_moves_and_counts_many(played: int, words: str) -> None:
    model = at_toy()
    match(model).state.hands[0] = ("a1", "b2", "c3", "d4")
    for _move in range(played):
        update(model, "move", *match(model).legal()[0])
    update(model, "restart")
    [back] = [line for name, line in heard(model).items() if name.startswith("back")]
    assert back.startswith(words)


def test_a_reload_announces_nothing_again() -> None:
    model = at_toy()
    to_round(model)
    assert happened(opened(sealed(model))) == {}


def test_what_is_played_in_place_of_a_move_from_before_a_reload_is_announced() -> None:
    model = at_toy()
    to_round(model)
    lay = match(model).legal()[0]
    update(model, "move", *lay)
    model = opened(sealed(model))
    update(model, "undo")
    update(model, "move", *lay)
    assert f"{len(match(model).moves)}/0" in happened(model)


def test_who_heard_each_move_hears_no_recap_and_who_skipped_hears_nothing_else() -> None:
    def others(skip: bool) -> Model:
        model = at_toy(speed="brisk")
        update(model, "move", "end")
        if skip:
            update(model, "skip")
        while waiting(sitting(model)):
            call(model)
        return model

    model = others(skip=False)
    assert [line for line in lines(model) if line.startswith("Ivy lays")]
    assert "Since your turn" not in lines(model)
    model = others(skip=True)
    assert not [line for line in lines(model) if line.startswith("Ivy lays")]
    assert "Since your turn" in lines(model)
    update(model, "move", *match(model).legal()[0])
    assert "Since your turn" not in lines(model)


def test_who_was_handed_the_tablet_hears_what_happened_before() -> None:
    model = at_toy(people=2)
    update(model, "i_am")
    lay = match(model).legal()[0]
    update(model, "move", *lay)
    update(model, "move", "end")
    assert sitting(model).covered
    update(model, "i_am")
    assert [line for line in lines(model) if line.startswith("Freya: laid")]


# ---- what is to be done


def test_whose_turn_it_is_and_what_is_to_be_chosen_come_last() -> None:
    model = at_toy()
    to_do = ["It is your turn.", "Turns", "Lay cards, draw, roll, or end your turn."]
    assert lines(model) == to_do
    to_round(model)
    assert lines(model)[-3:] == to_do
    assert len(lines(model)) > 3


def test_what_is_to_be_chosen_is_said_again_only_when_it_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    model = at_toy()
    asks = lambda: [name for name in heard(model) if name.startswith("ask")]  # noqa: E731
    before = asks()
    update(model, "move", *match(model).legal()[0])
    assert asks() == before
    monkeypatch.setattr(sitting(model).face.wording, "prompt", lambda scene: "Now this.")
    assert asks() != before


def test_while_a_question_is_open_its_answers_tell_it() -> None:
    model = at_toy(confirm="yes")
    effects = update(model, "tap", "deck")
    assert ("focus", "yes") in effects
    drawn = str(page(model))
    for words in ("Yes", "No"):
        [button] = [one for one in drawn.split("<button")[1:] if f"</svg>{words}</button>" in one]
        assert 'aria-describedby="prompt"' in button
    assert "That cannot be undone." in spoken(drawn.split('id="prompt"')[1].split("</p>")[0])
    assert not [name for name in heard(model) if name.startswith("ask")]


# ---- where one is


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("rules:toy", "Toy: rules"),
        ("library", "Your games"),
        ("statistics", "Statistics"),
        ("lesson:toy:new", "Toy: First lesson"),
    ],
)
def test_who_goes_to_a_room_is_told_where_that_is(place: str, words: str) -> None:
    model = at_toy()
    effects = update(model, "go", place)
    assert ("focus", "heading") in effects
    [heading] = str(page(model)).split('<h1 id="heading"')[1:]
    assert words in heading.split("</h1>")[0]
    assert ("focus", "lobby-title") in update(model, "hash", "")


def test_who_stays_where_they_are_keeps_the_focus() -> None:
    model = at_toy()
    update(model, "go", "rules:toy")
    assert "focus" not in kinds(update(model, "seek", "draw"))
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
