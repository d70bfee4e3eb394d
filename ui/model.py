"""Everything that the view depends on."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from .settings import Settings
from .setup import Setup
from .shown import Trouble
from .sitting import Sitting

Effect = tuple[Any, ...]  # a kind and its details; main.py carries them out
STALE: Effect = ("stale",)  # the clock rang for nothing: the page stays as it is, with all that flies there


@dataclass
class Model:
    """What is shown, by screen."""

    draw_seed: Callable[[], int]
    settings: Settings = field(default_factory=Settings)
    screen: str = "home"  # home, setup, table, elsewhere or trouble
    setup: Setup = field(default_factory=Setup)
    sitting: Sitting | None = None
    trouble: Trouble = field(default_factory=Trouble)

    @property
    def running(self) -> bool:
        """A new game would throw away what was played."""
        return self.sitting is not None and bool(self.sitting.match.moves) and not self.sitting.match.over
