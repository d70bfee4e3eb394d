"""Every game's drawn table: all moves can be reached, everything has a name, no secret is in the text."""

import re
from itertools import chain
from pathlib import Path

import pytest

from engine import GAMES
from engine import view as seen
from engine.event import known
from ui.app import view
from ui.games import FACES
from ui.node import div
from ui.parts.bar import HEADING
from ui.table.taps import decided, narrow
from ui.table.view import scene_of

from .markup import Things
from .positions import CASES, played, running
from .table import sitting

ROOT = Path(__file__).parents[2]
SHAPES = re.compile(r'<(?:rect|use|circle|ellipse|image)\b[^>]* class="([^"]+)"')
SIZED = re.compile(r"\.([\w-]+) \{[^{}]*(?<!-)\b(?:width|height):")
pytestmark = pytest.mark.usefixtures("toy")


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_every_legal_move_is_reached_by_taps(key: str, seats: int) -> None:
    for moves in range(0, 120, 3):
        model = played(key, seats, 5, moves)
        names = FACES[key].taps.names(sitting(model).match.view(sitting(model).match.seat))
        legal = sitting(model).match.legal()
        for move in legal:
            things = tuple(chain.from_iterable(names(move)))
            if things:
                assert decided(narrow(legal, things, names)) == move, f"{move} after {moves} moves"
            else:
                assert move in narrow(legal, (), names).buttons


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_what_glows_can_be_tapped_on_the_page(key: str, seats: int) -> None:
    for moves in range(0, 120, 7):
        model = played(key, seats, 6, moves)
        things = Things(str(view(model)))
        taps = scene_of(sitting(model)).taps
        assert taps.glow == things.tappable, f"after {moves} moves"
        for thing in sorted(taps.glow | taps.anew):
            sitting(model).choice.tapped = (thing,)
            later = Things(str(view(model)))
            assert scene_of(sitting(model)).taps.glow <= later.tappable, f"{thing} after {moves} moves"


@pytest.mark.parametrize("key", GAMES)
def test_no_style_of_another_thing_changes_the_size_of_a_shape(key: str) -> None:
    """In a drawing width and height are styles as well: a shape that has none is hit nowhere."""
    sheets = [*ROOT.glob("assets/css/*.css"), ROOT / "ui" / "games" / key / "style.css"]
    sized = {name for sheet in sheets for name in SIZED.findall(sheet.read_text(encoding="utf-8"))}
    tables = [str(view(played(key, 3, 7, moves))) for moves in range(0, 120, 40)]
    shapes = {name for table in tables for names in SHAPES.findall(table) for name in names.split()}
    assert shapes & sized == set()


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_everything_tappable_has_a_name_and_ids_are_unique(key: str, seats: int) -> None:
    tables = [played(key, seats, 7, moves) for moves in range(0, 400, 10)]
    back = [played(key, seats, 7, 20) for _moment in range(20)]
    for moment, model in enumerate(back):
        sitting(model).rewind.at = min(moment, len(sitting(model).match.moves))
    for model in (*tables, *back):
        things = Things(str(view(model)))
        assert things.nameless == []
        assert len(things.ids) == len(set(things.ids))


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_the_page_of_a_seat_depends_on_its_view_only(key: str, seats: int) -> None:
    """The same page is drawn from a match that holds nothing but what the seat that looks may see."""
    for moves in range(0, 160, 8):
        model = played(key, seats, 8, moves, people=1)
        page = str(view(model))
        sitting(model).match.state = sitting(model).match.view(0)
        sitting(model).match.past = [seen(state, 0) for state in sitting(model).match.past]
        sitting(model).match.events = [known(events, 0) for events in sitting(model).match.events]
        assert str(view(model)) == page


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_the_cover_shows_nothing_of_the_table(key: str, seats: int) -> None:
    """Nothing that can be tapped or that has a name there, and of what happened only what all may know; where
    all see the same, there is none."""
    for model in running(key, seats, 9, range(0, 120, 8)):
        if FACES[key].open:
            assert not sitting(model).covered
            continue
        table = Things(str(view(model)))
        sitting(model).seating.holder = None
        page = str(view(model))
        cover = Things(page)
        assert cover.tappable == set()
        assert "cover" in cover.ids
        drawings = {name for face in FACES.so_far() for name in Things(str(div[face.drawing.symbols()])).ids}
        assert not set(cover.ids) & set(table.ids) - {HEADING} - drawings  # which are the same at every table
        sitting(model).match.state = sitting(model).match.view(None)
        sitting(model).match.past = [seen(state, None) for state in sitting(model).match.past]
        sitting(model).match.events = [known(events, None) for events in sitting(model).match.events]
        assert str(view(model)) == page, f"after {len(sitting(model).match.moves)} moves"


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_the_end_of_a_game_has_words(key: str, seats: int) -> None:
    face = FACES[key]
    model = played(key, seats, 10, 5_000)
    assert sitting(model).match.over
    scores = sitting(model).match.game.scores(sitting(model).match.state)
    assert set(face.ending.columns()) == set(scores.rows[0])
    assert face.ending.decided(scores.why)
    *_others, last = face.ending.reckoning(sitting(model).match.view(None), sitting(model).seating.names)
    assert [line.seat for line in last.lines] == [*scores.ranks, *scores.out]
    assert {line.seat for line in last.lines if line.mark == "won"} == set(scores.winners)
