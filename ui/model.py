"""Everything that the view depends on."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from .screens.trouble import Trouble
from .setup import Setup
from .sitting import Sitting

Effect = tuple[Any, ...]  # a kind and its details; main.py carries them out

# speed -> milliseconds for a move of a bot, for a dealt card (None: the next card comes when it is asked for)
PACE: dict[str, tuple[int, int | None]] = {
    "calm": (2200, 900),
    "brisk": (1200, 500),
    "fast": (500, 220),
    "off": (0, None),
}


@dataclass
class Settings:
    """What the lobby lets a person choose."""

    speed: str = "brisk"
    still: bool = False  # the system asks for no motion
    confirm: bool = True  # ask before what cannot be undone
    across: bool = False  # persons on the other side of the tablet see it turned to them
    sound: bool = False
    theme: str = ""  # light or dark; empty: as the device


@dataclass
class Model:
    """What is shown, by screen."""

    draw_seed: Callable[[], int]
    settings: Settings = field(default_factory=Settings)
    screen: str = "home"  # home, setup, table, elsewhere or trouble
    setup: Setup = field(default_factory=Setup)
    sitting: Sitting | None = None
    trouble: Trouble = field(default_factory=Trouble)
