"""What a page beside the table is: a screen of its own, with what is remembered while one is there."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

from .node import Node

if TYPE_CHECKING:
    from .model import Effect, Model

# Packages of ui/pages, each with a class Page
PAGES = ("new", "library", "replay", "review", "share", "statistics", "rules", "lesson", "embed")
PASSAGES = ("new", "lesson")  # pages that only lead on to the table
LINK = "g="  # an address that begins so is a whole game (ui/saves/link.py)


Answers = Mapping[str, Callable[..., "list[Effect]"]]  # message -> what it does: (page, model, details)


class Page(Protocol):
    answers: Answers

    def enter(self, model: "Model", detail: str) -> "list[Effect]": ...

    def title(self) -> str: ...

    def draw(self, model: "Model") -> Node: ...


def entrance(place: str) -> tuple[str, str]:
    """The page of a place, and what of it; a game that comes as a link is watched."""
    if place.startswith(LINK):
        return "replay", place
    name, _colon, detail = place.partition(":")
    return (name, detail) if name in PAGES else ("", "")


def opened(name: str) -> Page:
    made: Any = import_module(f".pages.{name}.page", __package__)
    page: Page = made.Page()
    return page
