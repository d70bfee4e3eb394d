"""Nothing is dealt before all eyes, and nothing is looked at apart."""

from collections.abc import Sequence

from engine import Event

from ...face import Scene
from ...node import Child


def deal(events: Sequence[Event]) -> tuple[Event, ...]:
    return ()


def gained(events: Sequence[Event], seat: int) -> bool:
    return False


def stage(scene: Scene) -> Child:
    return None
