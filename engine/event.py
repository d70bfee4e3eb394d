"""What just happened."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

Arg = str | int
ROUND = "round"  # the kind of the event that begins a round; its first argument is the number
# kind -> the names of its arguments; of the last one with a star there are any number
Shapes = Mapping[str, tuple[str, ...]]
# kind -> the method of a memory that hears of it, by its arguments
Readers = Mapping[str, Callable[..., None]]


class Event(NamedTuple):
    """One thing that happened. The log, the animations and the screen reader all speak from it."""

    kind: str
    args: tuple[Arg, ...] = ()
    only: tuple[int, ...] | None = None  # the seats that may know; None: everybody


def known(events: Iterable[Event], seat: int | None) -> list[Event]:
    """What one seat may know of the events; None is a spectator."""
    return [event for event in events if event.only is None or seat in event.only]


def named(event: Event, shapes: Shapes) -> dict[str, Any]:
    """The arguments of an event by their names, without the star."""
    *fixed, last = shapes[event.kind] or ("",)
    if last.startswith("*"):
        return {**dict(zip(fixed, event.args, strict=False)), last[1:]: event.args[len(fixed) :]}
    return dict(zip(shapes[event.kind], event.args, strict=True))


def read(memory: Any, events: Iterable[Event], readers: Readers) -> None:
    """All events in order, once; kinds without a reader say nothing that is to be remembered."""
    for kind, args, _only in events:
        if reader := readers.get(kind):
            reader(memory, *args)
