"""What the lobby and the menu let a person choose. The page's own script stores it."""

from dataclasses import dataclass
from typing import NamedTuple


class Speed(NamedTuple):
    """Milliseconds."""

    bot: int  # for a move of a bot
    card: int | None  # for a dealt card; None: the next one comes when it is asked for


SPEEDS = {
    "calm": Speed(2200, 900),
    "brisk": Speed(1200, 500),
    "fast": Speed(500, 220),
    "off": Speed(0, None),
}


@dataclass
class Settings:
    speed: str = "brisk"  # a name in SPEEDS
    still: bool = False  # the system asks for no motion
    confirm: bool = True  # ask before what cannot be undone
    across: bool = False  # persons on the other side of the tablet see it turned to them
    sound: bool = False
    theme: str = ""  # light or dark; empty: as the device

    @property
    def waits(self) -> Speed:
        return SPEEDS[self.speed]

    def set(self, name: str, value: str) -> None:
        """As it was stored; empty: never chosen."""
        if name == "speed" and value in SPEEDS:
            self.speed = value
        elif name == "still":
            self.still = value == "yes"
        elif name == "confirm":
            self.confirm = value != "no"
        elif name == "sides":
            self.across = value == "across"
        elif name == "sound":
            self.sound = value == "yes"
        elif name == "theme":
            self.theme = value
