"""At what pace cards fall and bots play, and what holds them."""

import re

import pytest

from ui.app import update, view
from ui.games import FACES
from ui.model import STALE
from ui.settings import BEATS, BOTS, CARDS, FALLS
from ui.table.bots import waiting

from ..table import (
    at_table,
    deal,
    kinds,
    match,
    sitting,
    thought,
)
from .table import page, to_pick


def test_a_pause_holds_cards_and_bots() -> None:
    model = at_table(speed="brisk")
    update(model, "move", "deal")
    update(model, "pause")
    update(model, "card", 1)
    assert sitting(model).clock.dealt == 1
    update(model, "next")  # by hand
    assert sitting(model).clock.dealt == 2
    assert ("later", CARDS["brisk"], "card", 2) in update(model, "pause")
    update(model, "skip")
    update(model, "pause")
    update(model, "bot", match(model).seed, 1)
    assert len(match(model).moves) == 1
    assert ("later", BOTS["brisk"], "bot", match(model).seed, 1) in update(model, "pause")


def test_a_pause_is_over_with_the_next_move_of_a_person() -> None:
    model = at_table(seats=3, speed="brisk")
    deal(model)
    update(model, "pause")
    while waiting(sitting(model)):
        thought(model, update(model, "next"))
    update(model, "tap", f"pile/{match(model).legal()[0].args[0]}")
    assert not sitting(model).clock.paused


def test_skipping_plays_the_bots_at_once_until_a_person_decides() -> None:
    model = at_table(speed="calm")
    deal(model)
    effects = update(model, "skip")
    while waiting(sitting(model)):
        (wait, *message) = next(effect[1:] for effect in effects if "bot" in effect)
        assert wait == 0
        if sitting(model).match.mover(len(match(model).moves)):
            assert "data-beat" not in page(model)
        effects = thought(model, update(model, *message))
    assert not sitting(model).clock.hurried
    assert f'data-beat="{BEATS["calm"]}"' in page(model)


@pytest.mark.parametrize("deal", CARDS)
def test_another_speed_sets_the_clock_anew(deal: str) -> None:
    model = at_table(speed="off" if deal != "hand" else "calm")
    update(model, "move", "deal")
    wait = CARDS[deal]
    assert update(model, "setting", "deal", deal) == ([("later", wait, "card", 1)] if wait else [])
    assert f'data-setting="deal" value="{deal}" aria-pressed="true"' in page(model)
    for same in (deal, "warp", ""):
        assert update(model, "setting", "deal", same) == []
        assert model.settings.deal == deal


@pytest.mark.parametrize("deal", CARDS)
def test_cards_fall_in_their_own_time_and_bots_play_in_theirs(deal: str) -> None:
    """Who wants quick bots need not ask for every card, and who deals by hand may watch the bots."""
    for speed, wait in BOTS.items():
        model = at_table(seats=3)
        update(model, "setting", "speed", speed)
        update(model, "setting", "deal", deal)
        update(model, "setting", "motion", "brisk")
        dealt = [effect[1] for effect in update(model, "move", "deal") if effect[0] == "later"]
        assert dealt == ([] if deal == "hand" else [CARDS[deal]])
        assert f'data-beat="{FALLS[deal]}"' in page(model)
        played = [effect[1] for effect in update(model, "skip") if effect[0] == "later"]
        assert played == [wait]
        assert f'data-beat="{BEATS["brisk"]}"' in page(model)


def test_cards_dealt_by_hand_fall_by_themselves_after_a_speed_was_chosen_in_the_menu() -> None:
    model = at_table(speed="off")
    assert "later" not in kinds(update(model, "move", "deal"))
    update(model, "open", "menu")
    assert update(model, "setting", "deal", "fast") == []
    assert ("later", CARDS["fast"], "card", 1) in update(model, "cancel")
    update(model, "card", 1)
    assert sitting(model).clock.dealt == 2


def test_a_speed_chosen_elsewhere_wakes_no_table() -> None:
    model = at_table(speed="off")
    update(model, "move", "deal")
    update(model, "go", "home")
    assert update(model, "setting", "deal", "fast") == []
    assert ("later", CARDS["fast"], "card", 1) in update(model, "go", "table")


def test_a_bots_move_is_told_in_the_strip_and_marked_on_the_map() -> None:
    model = at_table(seats=3, speed="brisk")
    to_pick(model)
    update(model, "tap", f"pile/{match(model).legal()[0].args[0]}")
    update(model, "next")
    update(model, "put")
    update(model, "move", "end")
    while sitting(model).acting:
        update(model, "move", *match(model).legal()[0])
    for _move in range(40):
        thought(model, update(model, "next"))
        if waiting(sitting(model)) and any(event.kind == "move" for event in match(model).events[-1]):
            break
    strip = page(model).split('id="prompt"')[1].split("</p>")[0]
    assert "travels to" in re.sub("<[^>]*>", "", strip)
    assert '<g class="news" aria-hidden="true"><rect class="seat-' in page(model)


def test_below_a_sheet_cards_bots_and_keys_wait() -> None:
    model = at_table(seats=3, speed="brisk")
    deal_timer = update(model, "move", "deal")
    lying = sitting(model).clock.dealt
    update(model, "open", "menu")
    for _kind, _wait, *message in [effect for effect in deal_timer if effect[0] == "later"]:
        assert update(model, *map(str, message[:1]), *message[1:]) == [STALE]
    update(model, "next")
    update(model, "undo")
    assert sitting(model).clock.dealt == lying
    assert "later" in kinds(update(model, "cancel"))
    assert not sitting(model).layout.sheet


def test_a_sheet_does_not_outlive_who_opened_it() -> None:
    model = at_table(seats=3, people=2)
    update(model, "i_am")
    update(model, "open", "menu")
    sitting(model).seating.holder = None
    assert "Menu" not in page(model)
    update(model, "i_am")
    assert not sitting(model).layout.sheet


@pytest.mark.parametrize("deal", CARDS)
def test_cards_are_seen_at_every_speed(deal: str) -> None:
    """R12: who looks sees each card once; without a pace of its own the next one is asked for."""
    model = at_table()
    update(model, "setting", "deal", deal)
    effects = update(model, "move", "deal")
    assert sitting(model).clock.dealt == 1
    assert ("later" in kinds(effects)) == (deal != "hand")
    spoken = FACES["dealers"].deal.sentence(sitting(model).deal[0])
    assert spoken in str(view(model))
    update(model, "next")
    assert sitting(model).clock.dealt == 2
    assert spoken not in str(view(model))


def test_no_card_falls_while_nobody_is_at_the_table() -> None:
    model = at_table(speed="fast")
    update(model, "move", "deal")
    update(model, "go", "home")
    update(model, "card", 1)
    assert sitting(model).clock.dealt == 1
    assert ("later", CARDS["fast"], "card", 1) in update(model, "go", "table")


def test_an_old_card_timer_is_ignored() -> None:
    model = at_table(speed="fast")
    update(model, "move", "deal")
    update(model, "next")  # the person wants the next card now
    assert sitting(model).clock.dealt == 2
    update(model, "card", 1)  # the timer of the first card
    assert sitting(model).clock.dealt == 2
    update(model, "skip")
    update(model, "card", 2)
    assert not sitting(model).dealing
