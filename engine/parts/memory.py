"""What a seat knows from past events."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ..event import Event

# kind of event -> the method of a memory that hears of it, by its arguments
Readers = Mapping[str, Callable[..., None]]


def read(memory: Any, events: Iterable[Event], readers: Readers) -> None:
    """All events in order, once; kinds without a reader say nothing that is to be remembered."""
    for kind, args, _only in events:
        if reader := readers.get(kind):
            reader(memory, *args)
