"""Property tests have the same examples on every run, and no time limit; the longest modules come first."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

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
