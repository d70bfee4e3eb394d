"""What all tests share: one profile for every property test, the longest modules first, and the toy game."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import ui.terminal  # noqa: F401 -- lends the engine its voice, so that every test hears the same
from engine import GAMES, Game
from ui.games import FACES

from .toy.face import FACE
from .toy.game import TOY

HERE = Path(__file__).parent
# The modules of 40 seconds and more, the longest first: what several workers begin last must be short.
LONGEST = (
    "engine/test_games.py",
    "browser/test_access.py",
    "browser/test_offline.py",
    "browser/test_whole_games.py",
    "browser/test_merchants.py",
    "browser/test_castle.py",
    "browser/test_clans.py",
    "browser/test_hellweg.py",
    "browser/test_table.py",
    "browser/test_seats.py",
    "browser/test_shelf.py",
    "browser/test_layout.py",
    "browser/test_boot.py",
    "browser/test_site.py",
    "ui/test_tables.py",
    "browser/test_markup.py",
    "browser/test_embed.py",
    "browser/test_lobby.py",
)

# the same examples on every run, and no time limit
settings.register_profile(
    "ci",
    derandomize=True,
    database=None,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    place = {module: number for number, module in enumerate(LONGEST)}
    items.sort(key=lambda item: place.get(item.path.relative_to(HERE).as_posix(), len(place)))


@pytest.fixture(scope="module")
def toy() -> Iterator[Game]:
    """The toy game is one of the games, for the tests of a module."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES, TOY.key, TOY)  # type: ignore[arg-type]
        patch.setitem(FACES, TOY.key, FACE)  # type: ignore[arg-type]
        yield TOY
