"""The replay: from moment to moment, with eyes that may see them, and on from there."""

import pytest

from engine import Match, view, write
from engine.event import known
from ui.app import update
from ui.app import view as page
from ui.keys import sent
from ui.model import STALE, Effect, Model
from ui.pages.replay.page import Page
from ui.pages.replay.viewer import Viewer
from ui.saves.format import Save, unseal
from ui.settings import BOTS
from ui.table.sitting import Sitting
from ui.table.view import scene_of

from .markup import Things
from .positions import CASES, played
from .shelf import lying
from .shelf import running as random_game
from .table import kinds, sealed, sitting
from .toy.table import at_toy

pytestmark = pytest.mark.usefixtures("toy")
OVER = random_game(5_000)


def watching(model: Model, detail: str = "7") -> Model:
    """The room, with the game that lies on the table or, as a slot tells it, on the shelf."""
    update(model, "go", f"replay:{detail}")
    return model


def finished(detail: str = "1") -> Model:
    model = Model(draw_seed=lambda: 77)
    assert ("slots", "1") in update(model, "go", f"replay:{detail}")
    update(model, "slots_read", "", lying(OVER))
    return model


def running(key: str, people: int) -> Model:
    model = played(key, 3, 4, 30, people=people)
    assert model.sitting
    model.sitting.mark = "7"
    return watching(model)


def room(model: Model) -> Page:
    assert isinstance(model.page, Page)
    return model.page


def game(model: Model) -> Viewer:
    found = room(model).game
    assert found
    return found


def press(model: Model, key: str) -> list[Effect]:
    """As the page hears it."""
    return update(model, *sent(key).split(" "))


def test_it_opens_at_the_beginning_or_at_a_moment() -> None:
    assert game(finished()).moment == 0
    assert game(finished("1:12")).moment == 12
    assert game(finished("1:99999")).moment == game(finished()).last
    for rubbish in ("1:x", "1:-3", "1:²", "1:" + "9" * 40, "1:"):
        assert game(finished(rubbish)).moment == 0


def test_a_game_that_is_not_there_is_said_to_be_gone() -> None:
    model = Model(draw_seed=lambda: 1)
    update(model, "go", "replay:9")
    update(model, "slots_read", "", "")
    assert "This browser does not have the game any more." in str(page(model))
    for message in (
        ("step", "on"),
        ("pause",),
        ("set", "at", "3"),
        ("play_on",),
        ("about", "x"),
        ("cancel",),
    ):
        assert update(model, *message) == []


def test_of_a_damaged_record_what_can_be_played_is_shown() -> None:
    model = Model(draw_seed=lambda: 1)
    update(model, "go", "replay:9")
    lines = OVER.split("\n")
    update(model, "slots_read", lying(OVER).replace(lines[20], "fly away", 1), "")
    assert room(model).game is None  # its seal is broken
    whole = lying(OVER)
    bad = "\n".join([*lines[:20], "fly away", *lines[20:]])
    save = unseal(whole)
    assert save
    update(model, "slots_read", Save(2, save.label, bad).sealed(), "")
    assert 0 < game(model).last < len(lines)
    assert "could not be read beyond line 21" in str(page(model))


def test_every_step_by_keys() -> None:
    model = finished()
    last, rounds = game(model).last, game(model).history.rounds
    assert len(rounds) > 3
    steps = [
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("ArrowLeft", 0),
        ("ArrowLeft", 0),
        ("]", rounds[1]),
        ("]", rounds[2]),
        ("[", rounds[1]),
        ("End", last),
        ("ArrowRight", last),
        ("]", last),
        ("Home", 0),
    ]
    for key, moment in steps:
        press(model, key)
        assert game(model).moment == moment, key


@pytest.mark.parametrize("key", "hr?")
def test_keys_without_a_meaning_here_change_nothing(key: str) -> None:
    model = finished()
    update(model, "pause")
    assert press(model, key) == []
    assert room(model).playing
    update(model, "open", "scores")
    before = str(page(model))
    assert press(model, key) == []
    assert str(page(model)) == before


def test_slider_log_and_numbers_lead_to_their_moments() -> None:
    model = finished()
    assert ("reveal", "log-31-0") in update(model, "set", "at", "31")
    assert game(model).moment == 31
    assert update(model, "set", "at", "31") == [STALE]  # the slider says it again when it is let go
    update(model, "set", "at", "x")
    assert game(model).moment == 31
    update(model, "open", "scores")
    markup = str(page(model))
    for moment in (*game(model).history.rounds, game(model).last):
        assert f'data-do="rewind {moment}"' in markup
    update(model, "rewind", str(game(model).history.rounds[2]))
    assert game(model).moment == game(model).history.rounds[2]
    assert game(model).layout.sheet == ""


def test_the_moments_follow_each_other_until_somebody_steps_or_the_end() -> None:
    model = finished()
    update(model, "set", "speed", "calm")
    assert update(model, "pause") == [("later", BOTS["calm"], "tick", 0)]
    assert ("later", BOTS["calm"], "tick", 1) in update(model, "tick", 0)
    assert update(model, "tick", 0) == [STALE]  # called twice
    update(model, "step", "on")
    assert update(model, "tick", 1) == [STALE]
    last = game(model).last
    update(model, "set", "at", str(last - 1))
    update(model, "pause")
    assert "later" not in kinds(update(model, "tick", last - 1))
    assert not room(model).playing
    assert ("later", BOTS["calm"], "tick", 0) in update(model, "next")  # once more from the beginning
    update(model, "pause")
    assert update(model, "tick", 0) == [STALE]


def test_a_clock_that_rings_after_the_room_was_left_does_nothing() -> None:
    model = watching(at_toy())
    update(model, "pause")
    update(model, "go", "table")
    before = str(page(model))
    assert update(model, "tick", 0) == [STALE]
    assert str(page(model)) == before


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_each_seat_sees_of_a_finished_game_what_it_saw(key: str, seats: int) -> None:
    model = played(key, seats, 3, 5_000, people=2)
    assert model.sitting
    model.sitting.mark, match = "7", model.sitting.match
    watching(model)
    assert game(model).sights == [None, *range(seats)]
    for eyes in (None, *range(seats)):
        update(model, "set", "eyes", str(eyes))
        for moment in (0, 20, 50, game(model).last):
            update(model, "set", "at", str(moment))
            stood = [*match.past, match.state][min(moment, game(model).last)]
            assert scene_of(game(model)).view == view(stood, eyes)
            things = Things(str(page(model)))
            assert things.nameless == []
            assert len(things.ids) == len(set(things.ids))
            assert things.tappable == set()


@pytest.mark.parametrize("key", sorted({key for key, seats in CASES if seats == 3}))
@pytest.mark.parametrize(("people", "eyes"), [(1, 0), (2, None), (3, None), (0, None)])
def test_of_a_running_game_nobody_sees_more_than_at_the_table(
    key: str, people: int, eyes: int | None
) -> None:
    """The same page is drawn from a match that holds nothing but what these eyes may see."""
    model = running(key, people)
    assert game(model).sights == [eyes]
    for value in ("None", "0", "1", "2"):
        update(model, "set", "eyes", value)
        assert game(model).eyes == eyes
    for moment in (0, 3, 12, game(model).last):
        update(model, "set", "at", str(moment))
        for sheet in ("", "scores"):
            game(model).layout.sheet = sheet
            drawn = str(page(model))
            assert drawn == str(page(blinkered(model, eyes)))


def blinkered(model: Model, eyes: int | None) -> Model:
    """The same room over what these eyes may know."""
    there = game(model)
    full = there.match
    bare = Match(full.game, full.seats, full.options, 99)
    bare.moves = full.moves
    bare.state, bare.past = view(full.state, eyes), [view(state, eyes) for state in full.past]
    bare.events = [known(events, eyes) for events in full.events]
    bare.rounds = full.rounds
    bare._known = [known(events, eyes) for events in full._known]
    other = Model(draw_seed=lambda: 1, screen="table", sitting=Sitting(bare, "7"))
    watching(other)
    game(other).turn_to(there.moment)
    game(other).layout.sheet = there.layout.sheet
    return other


def test_the_scores_of_a_finished_game_are_the_true_ones() -> None:
    model = finished()
    match, history = game(model).match, game(model).history
    assert history.last == game(model).last
    final = match.game.scores(match.state)
    assert [*history.scores(history.last)] == [row["score"] for row in final.rows]
    middle = match.game.scores(match.past[40])
    assert [*history.scores(40)] == [row["score"] for row in middle.rows]


def test_the_chart_draws_each_seat_with_its_shape() -> None:
    model = finished()
    markup = str(page(model))
    for _name, colour in game(model).seating.marks:
        assert markup.split('class="curves"')[1].count(f'href="#seat-{colour}"') > 3


def test_a_game_without_a_move_is_watched_too() -> None:
    model = watching(at_toy())
    assert game(model).last == 0
    assert "NaN" not in str(page(model))
    assert update(model, "pause") == []
    assert not room(model).playing


def test_played_on_from_a_moment_it_is_a_game_of_its_own() -> None:
    model = finished("1:25")
    original = game(model).match
    before = write(original)
    effects = update(model, "play_on")
    assert model.screen == "table"
    assert sitting(model).mark != "1"
    assert write(sitting(model).match) == write(original.until(25))
    assert sitting(model).match.seats == original.seats
    assert write(original) == before
    assert [effect[1] for effect in effects if effect[0] in ("save", "drop", "drop_unplayed")] == [
        sitting(model).mark
    ]


def test_a_game_that_goes_on_is_played_from_a_moment_once_somebody_has_read_what_that_tells() -> None:
    """It has the same covered cards."""
    model = running("toy", people=2)
    match = game(model).match
    update(model, "set", "at", "12")
    assert update(model, "play_on") == [("focus", "sure")]
    assert 'data-do="play_on sure"' in str(page(model))
    update(model, "step", "on")
    assert "play_on sure" not in str(page(model))
    update(model, "play_on")
    update(model, "play_on", "sure")
    assert model.screen == "table"
    assert write(sitting(model).match) == write(match.until(13))


def test_at_its_end_a_finished_game_cannot_be_played_on() -> None:
    model = finished()
    update(model, "now")
    assert update(model, "play_on") == []
    assert model.screen == "page"


def test_the_result_and_the_menu_lead_here() -> None:
    model = played("toy", 3, 4, 5_000, people=1)
    assert model.sitting
    model.sitting.mark = "7"
    assert 'data-do="go replay:7"' in str(page(model))
    assert ("hash", "replay:7") in update(model, "go", "replay:7")
    assert game(model).moment == 0
    update(model, "go", "table")
    update(model, "aside")
    update(model, "open", "menu")
    assert 'data-do="go replay:7"' in str(page(model))


def test_what_lies_on_the_table_is_explained() -> None:
    model = finished("1:12")
    update(model, "about", "seat/0")
    assert 'role="dialog"' in str(page(model))
    update(model, "cancel")
    assert 'role="dialog"' not in str(page(model))
    update(model, "about", "nothing")
    assert 'role="dialog"' not in str(page(model))


def test_the_table_in_another_tab_does_not_matter() -> None:
    model = watching(at_toy())
    slot = sealed(model)
    update(model, "load", "7", slot)
    assert model.screen == "page"
    assert str(page(model))
