"""The screens with a game that they have never seen, of three to five seats: from the set-up to the shelf."""

import re
from dataclasses import replace

import pytest

from engine import Move
from engine.code import code
from ui.app import title, update, view
from ui.defaults import nothing
from ui.model import Model
from ui.pages.replay.page import Page as Replay
from ui.pages.share.page import Page as Share
from ui.parts.seat import COLOURS
from ui.table.saving import slot
from ui.table.view import scene_of

from .markup import Things, heard, spoken
from .table import bots, in_words, match, saved, sitting, tap_a_move
from .toy.table import at_toy

pytestmark = pytest.mark.usefixtures("toy")
SEATS = (3, 4, 5)


def ended(seats: int) -> Model:
    """A game that persons have played by taps."""
    model = at_toy(seats, people=2)
    while not match(model).over:
        bots(model)
        if sitting(model).covered:
            update(model, "i_am")
        tap_a_move(model, match(model).legal()[-1 if len(match(model).moves) % 3 else 0])
        bots(model)
    sitting(model).mark = "7"
    return model


def shelf(model: Model) -> dict[str, str]:
    return {"game.7.0": slot(sitting(model)).sealed()}


def test_the_set_up_has_a_place_for_every_seat() -> None:
    model = Model(draw_seed=lambda: 7)
    update(model, "go", "new:toy")
    drawn = str(view(model))
    assert re.findall(r'data-do="set count (\d)"', drawn) == ["3", "4", "5"]
    update(model, "set", "count", "5")
    drawn = str(view(model))
    assert re.findall(r'class="place seat-(\w+)"', drawn) == [*COLOURS]
    assert 'id="colour-' not in drawn  # the game knows of none
    update(model, "shift", "4", "-1")
    update(model, "set", "option-first", "5")
    assert "Scott begins." in str(view(model))
    update(model, "start")
    assert match(model).state.first == 4
    assert title(model) == "Toy · Peddler’s Table"


@pytest.mark.parametrize("seats", SEATS)
def test_a_game_code_lays_the_same_table(seats: int) -> None:
    first = match(at_toy(seats, people=2))
    model = Model(draw_seed=lambda: 1)
    update(model, "go", "new:toy")
    update(model, "set", "seed", code(first))
    update(model, "start")
    assert match(model).state == first.state


@pytest.mark.parametrize("seats", SEATS)
def test_who_plays_next_takes_the_tablet(seats: int) -> None:
    model = at_toy(seats, people=seats)
    for name, colour in sitting(model).seating.marks:
        cover = str(view(model))
        assert f"Hand the tablet to {name}." in spoken(cover)
        assert f'class="sheet panel seat-{colour}" id="cover"' in cover
        assert Things(cover).tappable == set()
        update(model, "i_am")
        assert Things(str(view(model))).tappable == {"deck", "die", *held(model)}
        update(model, "move", "end")
    assert [colour for _name, colour in sitting(model).seating.marks] == [*COLOURS[:seats]]
    assert match(model).state.round == 2


def held(model: Model) -> set[str]:
    return {f"hand/{card}" for card in match(model).state.hands[match(model).seat]}


def test_a_move_is_made_saved_told_and_taken_back() -> None:
    model = at_toy(5, people=2)
    update(model, "i_am")
    card = match(model).state.hands[0][0]
    effects = update(model, "tap", f"hand/{card}")
    assert match(model).moves == [Move("lay", card)]
    assert saved(effects).label.moves == 1
    assert f"Freya lays: {card.upper()}" in spoken(str(view(model)))
    assert f"Freya lays: {card.upper()}" in " ".join(heard(model).values())
    assert in_words(sitting(model))["Now"][1] == "Lay cards, draw, roll, or end your turn."
    update(model, "undo")
    assert match(model).moves == []
    update(model, "tap", "die")
    update(model, "undo")
    assert [move.kind for move in match(model).moves] == ["roll"]  # what chance decided stays


def test_what_cannot_be_done_is_refused_in_words() -> None:
    model = at_toy(3, people=2)
    update(model, "i_am")
    update(model, "tap", "hand/zebra9")
    assert "You do not hold ZEBRA9." in spoken(str(view(model)))


def test_where_there_are_no_piles_no_panel_lies_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    model = at_toy()
    assert 'class="dock panel"' in str(view(model))
    monkeypatch.setattr(sitting(model).face.drawing, "piles", nothing)
    assert 'class="dock panel"' not in str(view(model))


def test_a_bot_thinks_and_a_person_looks_back() -> None:
    model = at_toy(4, people=1)
    update(model, "move", "end")
    bots(model)
    assert match(model).seat == 0
    assert "Since your turn" in spoken(str(view(model)))
    update(model, "rewind", "1")
    assert scene_of(sitting(model)).view.laid == [(), (), (), ()]
    assert Things(str(view(model))).tappable == set()


@pytest.mark.parametrize("seats", SEATS)
def test_the_end_is_reckoned_beat_by_beat(seats: int) -> None:
    model = ended(seats)
    assert "wins" in spoken(str(view(model))) or "win together" in spoken(str(view(model)))
    assert {f"step--{place}" for place in ("1", str(seats))} <= set(
        re.findall(r"step--\w+", str(view(model)))
    )
    assert set(re.findall(r'class="piece seat-(\w+)"', str(view(model)))) == {*COLOURS[:seats]}
    update(model, "again")
    assert match(model).state.first == 1


def test_a_number_that_is_made_of_nothing_has_no_further_cell(monkeypatch: pytest.MonkeyPatch) -> None:
    model = ended(3)
    ending = sitting(model).face.ending
    (whole,) = ending.reckoning(match(model).view(None), ("Freya", "Jack", "Ivy"))
    lines = tuple(replace(line, cells=(), note="so it is") for line in whole.lines)
    bare = replace(whole, heads=("Player", "Score"), lines=lines)
    monkeypatch.setattr(ending, "reckoning", lambda view, names: (bare,))
    update(model, "reveal")
    table = str(view(model)).split("<tbody>")[1].split("</tbody>")[0]
    assert table.count("<td") == len(lines)
    assert table.count("so it is") == len(lines)


@pytest.mark.parametrize("seats", SEATS)
def test_a_game_that_is_over_can_be_watched_by_everybody(seats: int) -> None:
    model = ended(seats)
    update(model, "go", "replay:7")
    assert isinstance(model.page, Replay)
    assert model.page.game
    assert model.page.game.sights == [None, *range(seats)]
    for eyes in (None, *range(seats)):
        update(model, "set", "eyes", str(eyes))
        update(model, "set", "at", "3")
        assert Things(str(view(model))).nameless == []


@pytest.mark.parametrize("seats", SEATS)
def test_it_lies_on_the_shelf_with_its_seats(seats: int) -> None:
    texts = shelf(ended(seats))
    model = Model(draw_seed=lambda: 8)
    update(model, "go", "library")
    update(model, "shelved", texts)
    drawn = str(view(model))
    assert re.findall(r'class="seat seat-(\w+)"', drawn) == [*COLOURS[:seats]]
    assert 'class="panel entry toy"' in drawn
    update(model, "resume", "7", *texts.values())
    assert match(model).over


@pytest.mark.parametrize("seats", SEATS)
def test_its_numbers_are_counted(seats: int) -> None:
    model = Model(draw_seed=lambda: 8)
    texts = shelf(ended(seats))
    update(model, "go", "statistics")
    update(model, "shelved", texts)
    said = spoken(str(view(model)))
    assert all(word in said for word in ("Freya", "Jack", "Laid", "Rolled", "Score"))


@pytest.mark.parametrize("seats", SEATS)
def test_its_link_brings_it_back(seats: int) -> None:
    model = ended(seats)
    update(model, "go", "share:7")
    assert isinstance(model.page, Share)
    ((_kind, link),) = update(model, "copy_link")
    other = Model(draw_seed=lambda: 8)
    update(other, "hash", link)
    assert isinstance(other.page, Replay)
    assert other.page.game
    assert other.page.game.match.state == match(model).state


def test_its_rules_show_a_demo_and_its_lesson_leads_to_the_table() -> None:
    model = Model(draw_seed=lambda: 8)
    update(model, "go", "rules:toy")
    update(model, "show", "rules-2")
    update(model, "step", "on")
    assert "She has laid a card.You do not hold K1." in spoken(str(view(model)))
    update(model, "go", "lesson:toy")
    update(model, "resume", "lesson_toy")
    assert sitting(model).guide
    for move in ("lay k1", "roll", "end"):
        assert sitting(model).wanted == Move.parse(move)
        tap_a_move(model, Move.parse(move))
    assert "Jack is on turn." in spoken(str(view(model)))
