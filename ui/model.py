"""Everything that the view depends on."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from engine.record import Restored, restore

from .page import Page
from .saves.shelf import Handed
from .saves.trouble import Trouble
from .settings import Settings
from .table.sitting import Sitting
from .waiting import Wait

Effect = tuple[Any, ...]  # a kind and its details; main.py carries them out
STALE: Effect = ("stale",)  # nothing is drawn anew: the page stays as it is, with all that flies there


@dataclass
class Model:
    """What is shown, by screen."""

    draw_seed: Callable[[], int]
    date: Callable[[int], str] = str  # milliseconds since 1970, in words
    settings: Settings = field(default_factory=Settings)
    screen: str = "home"  # home, table, elsewhere, trouble or page
    remembered: str = ""  # the people and the options of the last new game
    sitting: Sitting | None = None
    page: Page | None = None
    host: Page | None = None  # hears the page around this one, if there is one
    place: str = ""  # the page and what of it, as in the address of the page
    handed: list[Handed] = field(default_factory=list)  # games that wait for the library
    unreadable: list[str] = field(default_factory=list)  # files that the browser could not read, by name
    trouble: Trouble = field(default_factory=Trouble)
    read: dict[str, Restored] = field(default_factory=dict)  # records that were replayed ahead, by text
    waits: dict[int, Wait] = field(default_factory=dict)  # for what somebody waits, the last one last

    def restore(self, record: str) -> Restored:
        """The match of a record, as far as it can be played, and why no further."""
        return self.read.pop(record, None) or restore(record)

    def draw_mark(self) -> str:
        """The name of a new game on the shelf."""
        return f"{self.draw_seed():x}"
