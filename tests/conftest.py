"""What all tests share: one profile for every property test, and the toy game."""

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from engine import GAMES, Game

from .toy.game import TOY

# the same examples on every run, and no time limit

settings.register_profile(
    "ci",
    derandomize=True,
    database=None,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)


@pytest.fixture(scope="module")
def toy() -> Iterator[Game]:
    """The toy game is one of the games, for the tests of a module."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES, TOY.key, TOY)  # type: ignore[arg-type]
        yield TOY
