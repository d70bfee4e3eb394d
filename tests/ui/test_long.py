"""A game of any length: only what is seen of it is drawn."""

import re

import pytest

from engine import GAMES, Match, Record, Seat, write
from engine.simulate import play_out
from ui.app import update, view
from ui.model import Model
from ui.pages.replay.page import Page
from ui.pages.replay.viewer import Viewer
from ui.saves.link import fold
from ui.table.drawing.log import log, move_sentences

from .long import ENDLESS, bare, long_game
from .markup import Things

MOVES = 3_000
MOST = 3_000  # elements of a log


@pytest.fixture(scope="module", params=ENDLESS)
def model(request: pytest.FixtureRequest) -> Model:
    model = Model(draw_seed=lambda: 1)
    update(model, "go", fold(bare(long_game(MOVES, request.param))))
    return model


def game(model: Model) -> Viewer:
    assert isinstance(model.page, Page)
    assert model.page.game
    return model.page.game


def elements(markup: str) -> int:
    return markup.count("<") - markup.count("</")


def moments(model: Model) -> list[int]:
    """Those whose lines are in the log, in order."""
    return [int(found) for found in re.findall(r'id="look-(\d+)-0"', log(game(model)).markup)]


@pytest.mark.parametrize("moment", [0, 2, 1_500, 1_501, MOVES])
def test_the_log_draws_what_is_around_the_moment(model: Model, moment: int) -> None:
    game(model).turn_to(moment)
    assert elements(log(game(model)).markup) <= MOST
    assert elements(str(view(model))) <= 3 * MOST
    assert moment in moments(model)
    assert len(moments(model)) > 25


def test_who_scrolls_to_the_end_of_the_log_gets_what_comes_next(model: Model) -> None:
    """All of it, one part after the other, and each part begins where the one before it was left."""
    update(model, "now")
    seen = set(moments(model))
    while found := re.search(r'id="earlier" data-do="unroll (\d+)"', str(view(model))):
        before = set(moments(model))
        assert update(model, "unroll", found[1]) == [("reveal", f"log-{found[1]}-0")]
        assert elements(log(game(model)).markup) <= MOST
        assert before & set(moments(model))
        seen |= set(moments(model))
    assert seen == {number for number in range(MOVES + 1) if move_sentences(game(model), number)}
    while found := re.search(r'id="later" data-do="unroll (\d+)"', str(view(model))):
        before = set(moments(model))
        update(model, "unroll", found[1])
        assert before & set(moments(model))
    assert MOVES in moments(model)
    things = Things(str(view(model)))
    assert len(things.ids) == len(set(things.ids))


def test_a_step_brings_the_log_back_to_its_moment(model: Model) -> None:
    game(model).turn_to(0)
    update(model, "unroll", "2000")
    assert 0 not in moments(model)
    update(model, "step", "round_on")
    assert game(model).moment in moments(model)


def test_a_round_without_an_end_is_drawn_in_parts(model: Model, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game(model).match, "rounds", [1])
    for moment in (0, 2, 1_500, MOVES):
        game(model).turn_to(moment)
        assert moment in moments(model)
        assert elements(log(game(model)).markup) <= MOST


def test_what_begins_a_round_of_many_moves_is_said_above_its_newest_part(
    model: Model, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game(model).match, "rounds", [0])
    game(model).turn_to(MOVES)
    lines = re.findall(r'<li[^>]*?( class="head")?><button[^>]*id="look-(\d+)-', log(game(model)).markup)
    assert lines[0] == (' class="head"', "0")
    assert int(lines[-1][1]) > 1_000  # the older parts do not say it again


def test_played_on_from_a_moment_no_move_is_played_again(
    model: Model, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That would hold the page up for seconds."""
    match = game(model).match
    monkeypatch.setattr(type(match.state), "play", None)
    twin = match.until(2_000)
    monkeypatch.undo()
    again = Record.read(write(twin)).replay()
    assert (again.state, again.rounds, again.events) == (twin.state, twin.rounds, twin.events)
    assert [again.known(seat) for seat in (0, 1)] == [twin.known(seat) for seat in (0, 1)]


def test_what_is_played_and_undone_in_a_twin_leaves_the_past_of_the_other_as_it_was() -> None:
    match = Match(GAMES["dealers"], [Seat("Freya"), Seat("Jack")], {}, 5)
    play_out(match, 120)
    before = [match.digest(number) for number in range(120)]
    number = next(number for number in range(119, 0, -1) if match.undoable(number))
    twin = match.until(number)
    twin.undo()
    twin.play(twin.legal()[0])
    match._digests.clear()
    assert [match.digest(number) for number in range(120)] == before


def test_the_numbers_have_a_row_for_some_of_very_many_rounds(model: Model) -> None:
    assert len(game(model).history.rounds) > 500
    update(model, "open", "scores")
    rows = re.findall(r'<th scope="row"><button[^>]*data-do="rewind (\d+)"', str(view(model)))
    update(model, "cancel")
    assert 20 < len(rows) <= 61
    assert int(rows[-1]) == MOVES
