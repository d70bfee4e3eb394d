"""What a face does of which its game has nothing: it takes that from here."""

from collections.abc import Sequence

from engine import Event

from .face import Scene

deals = False


def symbols() -> None:
    return None


def touch() -> tuple[str, ...]:
    return ()


def stage(scene: Scene) -> None:
    return None


def seats(scene: Scene) -> None:
    return None


def hint(scene: Scene) -> None:
    return None


def keeps(tapped: Sequence[str], thing: str) -> bool:
    return False


def telling(events: Sequence[Event]) -> Sequence[Event]:
    return events


def tell_card(event: Event) -> str:
    return ""


def deal(events: Sequence[Event]) -> tuple[Event, ...]:
    return ()


def gained(events: Sequence[Event], seat: int) -> bool:
    return False
