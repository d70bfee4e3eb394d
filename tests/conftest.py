"""What all tests share: one profile for every property test, the longest modules first, and the toy game."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from engine import GAMES, Game
from ui.games import FACES

from .toy.face import FACE
from .toy.game import TOY

HERE = Path(__file__).parent
# The modules of half a minute and more, the longest first: what several workers begin last must be short.
LONGEST = (
    "browser/test_access.py",
    "browser/test_whole_games.py",
    "browser/test_shelf.py",
    "engine/test_games.py",
    "browser/test_offline.py",
    "browser/test_merchants.py",
    "browser/test_table.py",
    "browser/test_boot.py",
    "browser/test_seats.py",
    "ui/test_damage.py",
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
