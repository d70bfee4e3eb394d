"""What has happened of a raid, told from its events."""

from typing import NamedTuple

from engine.event import named
from engine.games.clans.events import EVENTS

from ...scene import Scene


class Pair(NamedTuple):
    """A fight that is over."""

    card: str
    strength: int
    answer: str
    against: int


class Raid(NamedTuple):
    """What has happened of it."""

    attacker: int
    victim: int
    pairs: tuple[Pair, ...]
    end: str  # won, drawn, defended; nothing: it is not decided

    @property
    def won(self) -> tuple[int, int]:
        """Fights, by the attacker and by the defender."""
        return (
            sum(pair.strength > pair.against for pair in self.pairs),
            sum(pair.strength < pair.against for pair in self.pairs),
        )


def raided(scene: Scene) -> Raid | None:
    """The raid of this turn, from what happened in it."""
    pairs: list[Pair] = []
    end = ""
    for event in reversed(scene.known):
        if event.kind in ("cubes", "end"):
            return None
        if event.kind in ("won", "drawn", "defended"):
            end = event.kind
        if event.kind == "fight":
            fight = named(event, EVENTS)
            pairs.insert(0, Pair(fight["card"], fight["strength"], fight["answer"], fight["against"]))
        if event.kind == "raid":
            attacker, victim = event.args
            return Raid(int(attacker), int(victim), tuple(pairs), end)
    return None
