"""Several persons at one tablet, and one game in several tabs: at the toy."""

import pytest

from engine.record import write
from ui.app import turned, update, view
from ui.model import STALE, Model

from .table import kinds, match, opened, saved, sealed, sitting
from .toy.table import at_toy

pytestmark = pytest.mark.usefixtures("toy")


def shown(model: Model) -> str:
    return str(view(model))


def two_persons() -> Model:
    """Freya has said that she has the tablet."""
    model = at_toy(people=2)
    update(model, "i_am")
    assert 'data-tap="hand/' in shown(model)
    return model


# ---- the cover


def test_nobody_looks_at_a_page_that_was_hidden() -> None:
    model = two_persons()
    sitting(model).choice.tapped = ("deck",)
    update(model, "away")
    assert sitting(model).covered
    assert 'data-tap="hand/' not in shown(model)
    update(model, "i_am")
    assert 'data-tap="hand/' in shown(model)
    assert sitting(model).choice.tapped == ()


def test_one_person_alone_may_look_away() -> None:
    model = at_toy()
    before = shown(model)
    update(model, "away")
    assert shown(model) == before


def test_the_cover_says_whose_turn_it_is_and_who_played() -> None:
    model = two_persons()
    assert "has just played" not in shown(model)
    update(model, "move", "end")
    page = shown(model)
    assert "Hand the tablet to Jack." in page
    assert "I am Jack" in page
    assert "Freya has just played." in page
    assert "Round 1" in page


def test_no_key_reaches_the_table_under_another_screen() -> None:
    """Control+Z in the set-up takes nothing back."""
    model = at_toy()
    update(model, "tap", "nothing")
    text = write(match(model))
    for screen in ("setup", "elsewhere", "home", "trouble"):
        model.screen = screen
        for message in (("undo",), ("move", "end"), ("again",), ("yes",), ("bot", 7, 1)):
            assert update(model, *message) == []
    assert write(match(model)) == text


# ---- two tabs


def test_the_second_tab_shows_nothing_of_the_game_and_rests() -> None:
    model = two_persons()
    update(model, "elsewhere")
    page = shown(model)
    assert "This game goes on in another tab." in page
    assert 'data-tap="hand/' not in page
    assert "Freya" not in page
    before = write(match(model))
    for message in (("move", "end"), ("tap", "die"), ("undo",), ("i_am",), ("skip",)):
        assert update(model, *message) == []
    assert write(match(model)) == before


def test_a_resting_tab_follows_without_playing() -> None:
    here, there = at_toy(), at_toy()
    update(here, "elsewhere")
    update(there, "move", "end")
    assert update(here, "load", "7", sealed(there), "") == []
    assert here.screen == "elsewhere"
    assert match(here).moves == match(there).moves


def test_taking_over_goes_on_with_a_cover_and_the_newest_save() -> None:
    model = two_persons()
    update(model, "elsewhere")
    effects = update(model, "take_over")
    assert ("claim", "7", True) in effects
    assert ("follow",) in effects
    assert sitting(model).covered


def test_taking_over_calls_the_bots_again() -> None:
    model = at_toy()
    update(model, "move", "end")
    update(model, "elsewhere")
    assert "later" in kinds(update(model, "take_over"))


@pytest.mark.parametrize("message", ["elsewhere", "take_over"])
def test_the_lobby_does_not_care_about_other_tabs(message: str) -> None:
    model = at_toy()
    update(model, "go", "home")
    assert update(model, message) == []
    assert model.screen == "home"


def test_the_table_is_claimed_and_released() -> None:
    model = at_toy()
    assert ("release",) in update(model, "go", "home")
    assert ("claim", "7", False) in update(model, "go", "table")
    update(model, "go", "home")
    update(model, "go", "new:toy")
    assert ("claim", "7", True) in update(model, "start")


def test_back_leads_from_the_resting_tab_to_the_lobby() -> None:
    model = at_toy()
    update(model, "elsewhere")
    assert update(model, "hash", "table") == [STALE]
    update(model, "hash", "")
    assert model.screen == "home"


def test_an_address_that_names_nothing_leads_to_the_lobby() -> None:
    model = at_toy()
    assert ("hash", "") in update(model, "hash", "nothing:here")
    assert model.screen == "home"


def test_what_was_said_of_a_game_that_is_gone_is_not_said_in_other_rooms() -> None:
    model = at_toy()
    update(model, "go", "home")
    update(model, "resume", "9", "", "")
    assert "does not have the game" in str(view(model))
    update(model, "go", "statistics")
    assert "does not have the game" not in str(view(model))


# ---- across the tablet


def test_the_table_turns_to_the_person_across() -> None:
    model = two_persons()
    assert not turned(model)
    update(model, "move", "end")
    assert match(model).seat == 1
    assert not turned(model)  # everybody sits on one side
    update(model, "setting", "sides", "across")
    assert turned(model)  # the cover too
    update(model, "i_am")
    assert turned(model)
    update(model, "elsewhere")
    assert not turned(model)


@pytest.mark.parametrize("people", [1, 2])
def test_the_menu_of_the_table_asks_several_persons_how_they_sit(people: int) -> None:
    model = at_toy(people=people)
    update(model, "i_am")
    update(model, "open", "menu")
    assert ('data-setting="sides"' in shown(model)) == (people > 1)


def test_one_person_never_sits_across() -> None:
    model = at_toy(people=1)
    sitting(model).seating.across = [0]
    update(model, "setting", "sides", "across")
    assert not turned(model)


@pytest.mark.parametrize(
    ("kept", "across"),
    [((0,), [0]), ((), []), ((9, 0), [0])],
)
def test_who_sits_across_comes_back_with_the_game(kept: tuple[int, ...], across: list[int]) -> None:
    model = two_persons()
    assert sitting(opened(sealed(model, across=kept))).seating.across == across


def test_who_sits_across_is_kept_when_a_game_begins() -> None:
    model = at_toy(people=2)
    update(model, "go", "home")
    update(model, "go", "new:toy")
    update(model, "set", "across-0", "yes")
    assert saved(update(model, "start")).label.across == (0, 1)
