"""What lies over the table for a while: what a thing is, the menu, the help; and the drawer of a phone."""

import re

import pytest

from engine import GAMES
from ui.app import update, view
from ui.games import FACES
from ui.parts.bot import player
from ui.table.sitting import Sitting

from .markup import Things
from .positions import CASES, running
from .table import at_table, sitting

pytestmark = pytest.mark.usefixtures("toy")


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_everything_that_can_be_tapped_says_what_it_is(key: str, seats: int) -> None:
    for model in running(key, seats, 12, range(0, 160, 8)):
        page = str(view(model))
        things = Things(page).tappable | set(re.findall('data-about="([^"]*)"', page))
        assert things
        for thing in things:
            update(model, "about", thing)
            assert 'role="dialog"' in str(view(model)), thing
            update(model, "cancel")


def test_nothing_is_told_under_the_cover_or_of_no_thing() -> None:
    model = at_table(people=2)
    for name in ("hand/feed", "", "seat/9", "hand/", "nowhere"):
        update(model, "about", name)
        assert not sitting(model).layout.sheet
    update(model, "i_am")
    for name in ("", "seat/9", "hand/", "nowhere", "own/feed", "x" * 999):
        update(model, "about", name)
        assert not sitting(model).layout.sheet


@pytest.mark.parametrize("name", ["menu", "help"])
def test_sheets_of_the_table(name: str) -> None:
    model = at_table()
    assert update(model, "open", name) == [("focus", "panel")]
    assert 'role="dialog"' in str(view(model))
    update(model, "cancel")
    assert 'role="dialog"' not in str(view(model))


def test_the_drawer_of_a_phone() -> None:
    model = at_table()
    update(model, "drawer", "piles")
    assert 'data-drawer="piles"' in str(view(model))
    update(model, "drawer", "nonsense")
    assert isinstance(model.sitting, Sitting)
    assert model.sitting.layout.drawer == "piles"


def test_of_a_seat_one_learns_which_bot_sits_there() -> None:
    model = at_table()
    update(model, "about", "seat/1")
    page = str(view(model))
    assert f"<b>{player(sitting(model).match.seats[1].player)}</b>" in page
    assert 'href="#face-jack"' in page
    update(model, "about", "seat/0")
    assert "#face-" not in str(view(model))


@pytest.mark.parametrize("key", FACES)
def test_rules_are_called_by_their_topic(key: str) -> None:
    """Their numbers stand on the page of the rules, small."""
    (model,) = running(key, GAMES[key].seats[0], 5, range(3, 4), 1)
    shown = set()
    for thing in (*FACES[key].help.topics, "seat/0"):
        update(model, "cancel")
        update(model, "about", thing)
        named = re.findall(r'id="rule-\w+"[^>]*>(?:<svg.*?</svg>)?([^<]*)<', str(view(model)))
        titles = [chapter.title for chapter in FACES[key].book().chapters()]
        assert set(named) <= {*titles}
        assert len(set(named)) == len(named)
        shown |= {*named}
    assert shown
