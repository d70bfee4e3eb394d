"""The set-up of the Merchants: sets that are proposed, or chosen by hand."""

import re

import pytest

from engine import HUMAN
from ui.app import update, view
from ui.games import FACES
from ui.model import Model

from ..forms import chosen, form, started


@pytest.fixture
def animals() -> Model:
    return form("merchants")


def sets(model: Model) -> list[str]:
    return chosen(model).options["sets"].split("-")


def by_hand(model: Model) -> str:
    """What the list sends for that."""
    return re.findall(r'<option value="([^"]+)"[^>]*>by hand<', str(view(model)))[0]


def test_a_proposal_says_what_it_is(animals: Model) -> None:
    assert "Easy to learn" in str(view(animals))
    update(animals, "set", "option-sets", "conflict")
    assert "Cards are stolen" in str(view(animals))
    assert started(animals).view(None).sets == ("macaws", "raccoons", "squirrels", "ocelots")


def test_one_more_by_hand_puts_out_what_was_in_for_longest(animals: Model) -> None:
    update(animals, "set", "option-sets", by_hand(animals))
    assert sets(animals) == ["macaws", "pandas", "raccoons", "squirrels"]
    for animal, left in {
        "ocelots": ["pandas", "raccoons", "squirrels", "ocelots"],
        "chameleons": ["raccoons", "squirrels", "ocelots", "chameleons"],
        "macaws": ["macaws", "squirrels", "ocelots", "chameleons"],
        "pandas": ["macaws", "pandas", "ocelots", "chameleons"],
        "squirrels": ["macaws", "pandas", "squirrels", "chameleons"],
        "macaws ": ["macaws", "pandas", "squirrels", "chameleons"],  # it is in already
    }.items():
        update(animals, "set", "part-sets", animal.strip())
        assert sets(animals) == left
        pressed = re.findall(r'id="sets-(\w+)"[^>]*aria-pressed="true"', str(view(animals)))
        assert pressed == left
    assert list(started(animals).view(None).sets) == left


@pytest.mark.parametrize("part", ["unicorns", "", "macaws-pandas", "dealers"])
def test_what_is_no_set_changes_nothing(animals: Model, part: str) -> None:
    update(animals, "set", "option-sets", by_hand(animals))
    before = sets(animals)
    update(animals, "set", "part-sets", part)
    assert sets(animals) == before


@pytest.mark.parametrize("option", ["sets", "first", "nonsense"])
def test_nothing_is_taken_in_where_nothing_is_chosen_by_hand(animals: Model, option: str) -> None:
    update(animals, "set", f"part-{option}", "macaws")
    assert chosen(animals).options == {}
    assert started(animals)


def test_another_number_of_seats_keeps_what_was_chosen_by_hand_as_far_as_it_can(animals: Model) -> None:
    update(animals, "set", "option-sets", by_hand(animals))
    for animal in ("ocelots", "chameleons"):
        update(animals, "set", "part-sets", animal)
    assert sets(animals) == ["raccoons", "squirrels", "ocelots", "chameleons"]
    update(animals, "set", "count", "4")
    assert set(sets(animals)) > {"raccoons", "squirrels", "ocelots", "chameleons"}
    update(animals, "set", "count", "2")
    assert set(sets(animals)) < {"macaws", "raccoons", "squirrels", "ocelots", "chameleons"}
    assert len(started(animals).view(None).sets) == 3


def test_how_many_are_chosen_by_hand_is_said(animals: Model) -> None:
    assert "are in the game" not in str(view(animals))
    update(animals, "set", "option-sets", by_hand(animals))
    assert "4 are in the game." in str(view(animals))


def test_a_game_without_colours_of_its_own_has_those_of_the_seats(animals: Model) -> None:
    assert 'id="colour-0"' not in str(view(animals))
    update(animals, "shift", "0", "1")
    page = str(view(animals))
    assert re.findall(r'class="place seat-(\w+)"', page) == ["red", "blue", "green"]
    match = started(animals)
    assert FACES["merchants"].portrait.colours(match.view(None)) == ("red", "blue", "green")
    assert [seat.name for seat in match.seats] == ["Jack", "Freya", "Ivy"]


def test_a_bot_that_only_a_game_code_seats_is_chosen_in_the_form() -> None:
    model = form("merchants")
    update(model, "set", "seed", "MERCHANTS-2-H0-00-5-5XH")
    assert [place.player for place in chosen(model).taken] == [HUMAN, "random"]
    lists = re.findall(r'<select[^>]*id="player-\d".*?</select>', str(view(model)))
    assert [re.findall(r" selected>([^<]*)<", one) for one in lists] == [["a person"], ["bot: carefree"]]
    assert "bot: carefree" not in lists[0]
    update(model, "set", "player-1", "easy")
    assert "bot: carefree" not in str(view(model))
