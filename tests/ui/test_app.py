"""The loop: what happens to the model, and what is to be done outside, at the toy."""

import pytest

from engine import Move, Record
from engine.record import write
from ui.app import title, update, view
from ui.model import Model
from ui.pages.new.page import Page
from ui.saves.format import fingerprint, unseal
from ui.table import saving as keep

from .table import bots, call, kinds, match, opened, saved, sealed, sitting, tap_a_move
from .toy.table import at_toy

pytestmark = pytest.mark.usefixtures("toy")

# ---- from the lobby to the table


def test_three_taps_lead_to_the_first_move() -> None:
    model = Model(draw_seed=lambda: 7)
    update(model, "go", "new:toy")
    effects = update(model, "start")
    assert model.screen == "table"
    assert "save" in kinds(effects)
    assert [seat.player for seat in match(model).seats] == ["human", "greedy", "greedy", "greedy"]


def test_the_lobby_draws_nothing() -> None:
    assert view(Model(draw_seed=lambda: 7)) is None


def test_an_unknown_game_or_message_leads_nowhere() -> None:
    model = Model(draw_seed=lambda: 7)
    update(model, "go", "new:chess")
    assert model.screen == "home"
    assert update(model, "nonsense", 1, 2) == []


def test_a_place_whose_code_does_not_come_can_be_tried_again() -> None:
    model = Model(draw_seed=lambda: 7)
    update(model, "no_code", "new:toy")
    assert 'data-do="go new:toy"' in str(view(model))
    update(model, "go", "new:toy")
    assert "did not arrive" not in str(view(model))
    update(model, "start")
    update(model, "no_code", "library")  # who is at the table stays there
    assert 'data-do="go library"' in str(view(model))
    update(model, "go", "library")
    update(model, "go", "table")
    assert "did not arrive" not in str(view(model))
    update(model, "no_code")  # of a sheet
    assert "did not arrive" in str(view(model))
    assert "Try again" not in str(view(model))


def test_the_setup_keeps_names_short_and_printable() -> None:
    model = Model(draw_seed=lambda: 7)
    update(model, "go", "new:toy")
    update(model, "set", "name-0", "  <b>Zoë</b>\n\u202e " + "x" * 90)
    assert isinstance(model.page, Page)
    place = model.page.chosen.places
    assert place[0].name.startswith("<b>Zoë</b>")
    assert len(place[0].name) <= 40
    assert "&lt;b&gt;Zoë" in str(view(model))
    update(model, "set", "name-0", "   ")
    assert place[0].name == "Freya"


@pytest.mark.parametrize("seed", ["-1", "x", "1.5", "٣", str(1 << 64), "9" * 400])
def test_a_bad_seed_is_refused_in_words_and_stays_to_be_mended(seed: str) -> None:
    model = Model(draw_seed=lambda: 7)
    update(model, "go", "new:toy")
    update(model, "set", "seed", seed)
    assert 'role="alert"' in str(view(model))
    assert f'value="{seed}"' in str(view(model))
    update(model, "start")
    assert model.sitting is None
    update(model, "set", "seed", " 12 ")
    update(model, "start")
    assert match(model).seed == 12


def test_a_tab_follows_the_game_that_went_on_in_another() -> None:
    here, there = at_toy(), at_toy()
    update(there, "move", "end")
    assert ("later", 0, "bot", 7, 1) in update(here, "load", "7", sealed(there), "")
    assert match(here).state == match(there).state


# ---- playing


def test_a_whole_game_by_taps() -> None:
    model = at_toy()
    for _turn in range(2_000):
        bots(model)
        if match(model).over:
            break
        legal = match(model).legal()
        count = len(match(model).moves)
        tap_a_move(model, legal[len(match(model).moves) % len(legal)])
        assert len(match(model).moves) == count + 1
    assert match(model).over
    assert 'id="result"' in str(view(model))


def test_every_move_is_saved_and_the_save_is_the_match() -> None:
    model = at_toy()
    effects = update(model, "move", "roll")
    assert saved(effects).record == write(match(model))
    assert Record.read(saved(effects).sealed()).replay().state == match(model).state


def test_a_tap_without_effect_says_why_and_changes_nothing() -> None:
    model = at_toy()
    update(model, "move", "roll")
    before = write(match(model))
    for thing in ("hand/zebra9", "hand", "seat/1", "pile/1", "", "x" * 1000):
        sitting(model).choice.refusal = ""
        update(model, "tap", thing)
        assert sitting(model).choice.refusal
    assert write(match(model)) == before


def test_undo_gives_the_position_back() -> None:
    model = at_toy()
    update(model, "move", "roll")
    before = match(model).state.copy()
    tap_a_move(model, match(model).legal()[0])
    assert match(model).state != before
    update(model, "undo")
    assert match(model).state == before


def test_undo_beyond_what_was_shown_is_refused_in_words() -> None:
    model = at_toy()
    update(model, "move", "draw")
    update(model, "undo")
    assert match(model).moves == [Move("draw")]
    assert sitting(model).choice.refusal


def test_what_cannot_be_undone_is_asked_about() -> None:
    model = at_toy(confirm="yes")
    update(model, "tap", "deck")
    assert sitting(model).choice.asked == Move("draw")
    assert match(model).moves == []
    update(model, "cancel")
    assert sitting(model).choice.asked is None
    update(model, "tap", "die")
    update(model, "move", "roll")
    assert match(model).moves == []  # asking twice is no yes
    update(model, "yes")
    assert match(model).moves == [Move("roll")]


def test_a_person_cannot_move_for_a_bot_or_twice() -> None:
    model = at_toy()
    update(model, "move", "end")
    before = list(match(model).moves)
    update(model, "move", "end")
    update(model, "move", "roll")
    update(model, "tap", "die")
    update(model, "undo")
    assert match(model).moves == before


def test_a_bot_called_twice_plays_once() -> None:
    model = at_toy()
    update(model, "move", "end")
    call(model)
    update(model, "bot", 7, 1)
    assert len(match(model).moves) == 2


def test_a_bot_called_in_another_game_does_not_play_in_this_one() -> None:
    model = at_toy()
    update(model, "move", "end")
    update(model, "go", "new:toy")
    update(model, "set", "seed", "8")
    update(model, "start")
    update(model, "move", "end")
    update(model, "bot", 7, 1)
    assert len(match(model).moves) == 1


def test_bots_wait_while_nobody_is_at_the_table() -> None:
    model = at_toy()
    update(model, "move", "end")
    update(model, "go", "home")
    update(model, "bot", 7, 1)
    assert len(match(model).moves) == 1
    assert "later" in kinds(update(model, "go", "table"))


# ---- several persons at one tablet


def test_the_tablet_is_covered_between_two_persons() -> None:
    model = at_toy(people=2)
    assert sitting(model).covered
    update(model, "i_am")
    assert not sitting(model).covered
    update(model, "move", "end")
    assert match(model).seat == 1
    assert sitting(model).covered
    assert "Jack" in str(view(model))
    assert sitting(model).looking is None


def test_no_cover_with_one_person() -> None:
    model = at_toy(people=1)
    assert not sitting(model).covered
    assert sitting(model).looking == 0


def test_leaving_and_coming_back_covers_again() -> None:
    model = at_toy(people=2)
    update(model, "i_am")
    update(model, "go", "home")
    update(model, "hash", "table")
    assert sitting(model).covered


def test_taps_do_nothing_under_the_cover() -> None:
    model = at_toy(people=2)
    update(model, "move", "end")
    assert match(model).moves == []


# ---- keeping


def test_a_save_comes_back() -> None:
    model = at_toy()
    update(model, "move", "roll")
    again = opened(sealed(model), "")
    assert again.screen == "table"
    assert match(again).state == match(model).state
    assert not again.trouble.words


def test_two_slots_take_turns() -> None:
    model = at_toy()
    first, second = saved(update(model, "move", "roll")), saved(update(model, "move", "draw"))
    assert second.number == first.number + 1
    slots = (first.sealed(), second.sealed())
    for order in (slots, slots[::-1]):
        assert len(match(opened(*order)).moves) == 2  # as it was saved last
    update(model, "stored", sitting(model).mark, "full")
    assert saved(update(model, "move", "end")).number == second.number  # the first slot stays as it is


@pytest.mark.parametrize("place", range(0, 3_000, 37))
def test_a_damaged_slot_gives_way_to_the_other_and_is_kept(place: int) -> None:
    model = at_toy()
    update(model, "move", "roll")
    before = sealed(model)
    save = saved(update(model, "move", *match(model).legal()[0]))
    newest = save._replace(number=2).sealed()
    place %= len(newest)
    damaged = newest[:place] + chr(ord(newest[place]) ^ 1) + newest[place + 1 :]
    again = Model(draw_seed=lambda: 1)
    effects = update(again, "resume", "5", before, damaged)
    assert len(match(again).moves) == len(match(model).moves) - 1
    assert ("keep", f"damaged.5.{fingerprint(damaged)}", damaged) in effects
    assert "was damaged" in again.trouble.words
    assert update(again, "export_originals") == [("download", "peddlers-table-original.txt", damaged)]
    assert saved(update(again, "undo") or keep.save(sitting(again))).number == 2  # where the damaged one lies


def test_a_game_opens_at_its_last_good_move_and_the_rest_is_kept() -> None:
    model = at_toy()
    update(model, "move", "roll")
    text = write(match(model)) + "dance\n"
    again = Model(draw_seed=lambda: 1)
    effects = update(again, "resume", "5", text, "")
    assert ("keep", f"damaged.5.{fingerprint(text)}", text) in effects
    assert match(again).state == match(model).state
    assert "The rules do not allow" in again.trouble.words
    assert again.trouble.words in str(view(again)).replace("&#39;", "'")
    assert update(again, "export_originals") == [("download", "peddlers-table-original.txt", text)]


@pytest.mark.parametrize(
    "text",
    ["x", "\x00", "peddlers-record 2\n", "peddlers-record 1\ngame chess", "é" * 9999, "\n# seal 1\n"],
)
def test_a_save_without_a_head_is_no_game_and_is_kept(text: str) -> None:
    model = Model(draw_seed=lambda: 1)
    assert ("keep", f"damaged.5.{fingerprint(text)}", text) in update(model, "resume", "5", "", text)
    assert model.sitting is None
    assert "could not be read" in str(view(model))
    assert update(model, "export") == []
    assert update(model, "export_originals") == [("download", "peddlers-table-original.txt", text)]
    update(model, "let_be")
    assert view(model) is None


def test_a_game_that_is_gone_is_said_to_be_gone() -> None:
    assert "does not have the game" in str(view(opened("", "")))


@pytest.mark.parametrize("problem", ["full", "denied", "lost"])
def test_trouble_with_the_storage_is_said_and_the_game_goes_on(problem: str) -> None:
    model = at_toy()
    update(model, "stored", sitting(model).mark, problem)
    assert 'role="alert"' in str(view(model))
    assert update(model, "export") == [("focus", "panel")]
    assert "secrets of all hands" in str(view(model))
    (_download, name, text), *_clock = update(model, "export", "sure")
    assert not sitting(model).layout.sheet
    save = unseal(text)
    assert save
    assert (name, save.record) == ("peddlers-table.txt", write(match(model)))
    update(model, "move", "roll")
    assert len(match(model).moves) == 1
    update(model, "stored", sitting(model).mark, "")
    assert not model.trouble.words


def test_the_label_tells_whose_turn_it_is_and_no_secret() -> None:
    model = at_toy()
    label = saved(update(model, "move", "end")).label
    assert label.game == "toy"
    assert [name for name, _player, _colour in label.seats] == ["Freya", "Jack", "Ivy"]
    assert label.turn == "Jack"
    assert not label.rows
    save = saved(keep.save(sitting(model)))
    assert unseal(save.sealed()) == save


def test_the_title_names_the_game() -> None:
    assert title(at_toy()) == "Toy · Peddler’s Table"
    assert title(Model(draw_seed=lambda: 7)) == "Peddler’s Table"
