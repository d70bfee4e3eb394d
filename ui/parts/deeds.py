"""What a seat did, kind by kind, for a recap."""

from collections.abc import Iterable, Mapping
from typing import Any

from engine import Event
from engine.event import Shapes, named

Deeds = Mapping[str, list[dict[str, Any]]]  # kind of event -> the arguments of each, by name


def deeds(events: Iterable[Event], seat: int, shapes: Shapes) -> Deeds:
    """Of the events that name the seat first; a kind that the game does not declare is a KeyError."""
    found: dict[str, list[dict[str, Any]]] = {kind: [] for kind in shapes}
    for event in events:
        arguments = named(event, shapes)
        if arguments.get("seat") == seat:
            found[event.kind].append(arguments)
    return found
