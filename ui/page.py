"""What a room is: a screen of its own, with what is remembered while one is there."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

from .node import Node

if TYPE_CHECKING:
    from .model import Effect, Model

# Packages of ui/pages, each with a class Room
ROOMS = ("new", "library", "replay", "share", "statistics", "rules", "lesson", "embed")
PASSAGES = ("new", "lesson")  # rooms that only lead on to the table
LINK = "g="  # an address that begins so is a whole game (ui/saves/link.py)


Answers = Mapping[str, Callable[..., "list[Effect]"]]  # message -> what it does: (room, model, details)


class Room(Protocol):
    answers: Answers

    def enter(self, model: "Model", detail: str) -> "list[Effect]": ...

    def title(self) -> str: ...

    def draw(self, model: "Model") -> Node: ...


def entrance(place: str) -> tuple[str, str]:
    """The room of a place, and what of it; a game that comes as a link is watched."""
    if place.startswith(LINK):
        return "replay", place
    name, _colon, detail = place.partition(":")
    return (name, detail) if name in ROOMS else ("", "")


def room(name: str) -> Room:
    made: Any = import_module(f".pages.{name}.page", __package__)
    entered: Room = made.Room()
    return entered
