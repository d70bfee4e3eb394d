"""Several persons at one tablet, and one game in several tabs."""

import pytest

from engine.games.dealers.cards import ORDERS
from engine.record import write
from ui.app import turned, update, view
from ui.games.dealers.words import card
from ui.model import Model

from .markup import spoken
from .table import at_table, deal, kinds, look_away, match, one_chose, opened, saved, sealed, sitting, to_turn


def shown(model: Model) -> str:
    return str(view(model))


def two_persons() -> Model:
    """Freya has said that she has the tablet, and chooses a pile."""
    model = at_table(people=2, seats=2)
    update(model, "i_am")
    deal(model)
    update(model, "i_am")
    assert 'id="hand-' in shown(model)
    return model


# ---- the cover


def test_nobody_looks_at_a_page_that_was_hidden() -> None:
    model = two_persons()
    sitting(model).choice.tapped = ("pile/1",)
    update(model, "away")
    assert sitting(model).covered
    assert 'id="hand-' not in shown(model)
    update(model, "i_am")
    assert 'id="hand-' in shown(model)
    assert sitting(model).choice.tapped == ()


def test_the_bots_wait_until_who_took_a_pile_has_looked_at_it() -> None:
    model = one_chose(seats=3)
    assert match(model).mover(len(match(model).moves)) == 1
    assert (sitting(model).private, sitting(model).seating.recipient) == (True, 1)
    assert match(model).seat == 2
    effects = update(model, "away")
    assert sitting(model).looking is None
    assert 'id="hand-' not in shown(model)
    assert effects == []
    assert "Hand the tablet to Jack." in shown(model)
    update(model, "i_am")
    assert sitting(model).private
    assert ("later", 0, "bot", 7, len(match(model).moves)) in update(model, "put")


def test_a_bot_that_waited_below_a_sheet_goes_on_after_the_page_was_hidden() -> None:
    model = one_chose(seats=3)
    update(model, "put")
    assert sitting(model).waiting
    update(model, "open", "help")
    bot = ("bot", 7, len(match(model).moves))
    update(model, *bot)
    assert len(match(model).moves) == bot[2]  # the sheet lies over it
    assert ("later", 0, *bot) in update(model, "away")


def test_one_person_alone_may_look_away() -> None:
    model = at_table()
    to_turn(model)
    before = shown(model)
    update(model, "away")
    assert shown(model) == before


def test_the_cover_says_whose_turn_it_is_and_who_played() -> None:
    model = two_persons()
    assert "has just played" not in shown(model)
    update(model, "tap", "pile/1")
    page = shown(model)
    assert "Hand the tablet to Jack." in page
    assert "I am Jack" in page
    assert "Freya has just played." in page
    assert "Round 1" in page


def test_the_cover_tells_what_everybody_may_know_of_what_the_others_did() -> None:
    model = at_table(people=3, seats=3)
    told: list[str] = []
    while len(match(model).moves) < 60:
        if sitting(model).covered:
            page = spoken(shown(model))
            hands = [card(held) for hand in match(model).state.hands for held in hand if held in ORDERS]
            assert not [held for held in hands if held in page]
            told.append(page)
            update(model, "i_am")
        look_away(model)
        while sitting(model).acting:
            update(model, "move", *match(model).legal()[0])
            update(model, "yes")
    assert "Jack: pile 1Ivy: pile 2" in told[3]
    assert "Freya: pile 3, to Elgin → Fochabers → Elgin → Forres, took chair, anvil, cup" in told[4]
    assert "Jack: pile 3, to Elgin → Fochabers → Elgin, took bottle, discarded 1 card" in told[10]


def test_no_key_reaches_the_table_under_another_screen() -> None:
    """Control+Z in the set-up takes nothing back."""
    model = at_table()
    to_turn(model)
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
    assert 'id="hand-' not in page
    assert "Freya" not in page
    before = write(match(model))
    for message in (("move", "deal"), ("tap", "pile/1"), ("undo",), ("i_am",), ("skip",)):
        assert update(model, *message) == []
    assert write(match(model)) == before


def test_a_resting_tab_calls_no_bot_and_lays_no_card() -> None:
    model = at_table(speed="fast")
    update(model, "move", "deal")
    update(model, "elsewhere")
    update(model, "card", 1)
    assert sitting(model).clock.dealt == 1
    update(model, "bot", 7, 1)
    assert len(match(model).moves) == 1


def test_a_resting_tab_follows_without_playing() -> None:
    here, there = at_table(), at_table()
    update(here, "elsewhere")
    deal(there)
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
    model = at_table()
    deal(model)
    update(model, "elsewhere")
    assert "later" in kinds(update(model, "take_over"))


@pytest.mark.parametrize("message", ["elsewhere", "take_over"])
def test_the_lobby_does_not_care_about_other_tabs(message: str) -> None:
    model = at_table()
    update(model, "go", "home")
    assert update(model, message) == []
    assert model.screen == "home"


def test_the_table_is_claimed_and_released() -> None:
    model = at_table()
    assert ("release",) in update(model, "go", "home")
    assert ("claim", "7", False) in update(model, "go", "table")
    update(model, "go", "home")
    update(model, "go", "new:dealers")
    assert ("claim", "7", True) in update(model, "start")


def test_back_leads_from_the_resting_tab_to_the_lobby() -> None:
    model = at_table()
    update(model, "elsewhere")
    assert update(model, "hash", "table") == []
    update(model, "hash", "")
    assert model.screen == "home"


def test_an_address_that_names_nothing_leads_to_the_lobby() -> None:
    model = at_table()
    assert ("hash", "") in update(model, "hash", "nothing:here")
    assert model.screen == "home"


def test_what_was_said_of_a_game_that_is_gone_is_not_said_in_other_rooms() -> None:
    model = at_table()
    update(model, "go", "home")
    update(model, "resume", "9", "", "")
    assert "does not have the game" in str(view(model))
    update(model, "go", "statistics")
    assert "does not have the game" not in str(view(model))


# ---- across the tablet


def test_the_table_turns_to_the_person_across() -> None:
    model = two_persons()
    assert not turned(model)
    update(model, "tap", "pile/1")
    assert match(model).seat == 1
    assert not turned(model)  # everybody sits on one side
    update(model, "setting", "sides", "across")
    assert turned(model)  # the cover too
    update(model, "i_am")
    assert turned(model)
    update(model, "elsewhere")
    assert not turned(model)


def test_the_table_lies_straight_while_everybody_looks() -> None:
    model = at_table(people=2, seats=2, dealer="2")
    update(model, "setting", "sides", "across")
    update(model, "i_am")
    assert turned(model)
    update(model, "move", "deal")
    assert sitting(model).dealing
    assert not turned(model)


@pytest.mark.parametrize("people", [1, 2])
def test_the_menu_of_the_table_asks_several_persons_how_they_sit(people: int) -> None:
    model = at_table(people=people, seats=2)
    update(model, "i_am")
    update(model, "open", "menu")
    assert ('data-setting="sides"' in shown(model)) == (people > 1)


def test_one_person_never_sits_across() -> None:
    model = at_table(people=1)
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
    model = at_table(people=2, seats=2)
    update(model, "go", "home")
    update(model, "go", "new:dealers")
    update(model, "set", "across-0", "yes")
    assert saved(update(model, "start")).label.across == (0, 1)
