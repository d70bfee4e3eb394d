"""A seat as it is being chosen."""

from dataclasses import dataclass

from engine import HUMAN

from ...parts.seat import COLOURS

NAMES = ("Freya", "Jack", "Ivy", "Scott", "Morag")


@dataclass(frozen=True)
class Place:
    name: str
    player: str  # HUMAN or the name of a bot
    colour: str
    across: bool | None = None  # on the other side of the tablet; None: as the persons fall


def family() -> list[Place]:
    """One person against bots; which bots, the game says."""
    players = (HUMAN, *[""] * (len(NAMES) - 1))
    return [Place(*place) for place in zip(NAMES, players, COLOURS, strict=True)]
