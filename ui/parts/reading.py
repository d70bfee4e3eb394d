"""The table read aloud: chapters that every game has."""

from collections.abc import Callable, Iterable, Sequence

from ..node import Node
from ..scene import Scene
from ..words import _, clauses
from .sign import sign

Chapter = tuple[str, list[str]]  # a title, its lines


def reading() -> Node:
    """The way to it: seen only by who comes there with keys. It follows what has the focus when a screen or a
    turn begins."""
    return sign("i-log", _("Read the table"), kind="skip", data_do="open read")


def own_hand(scene: Scene, cards: Callable[[int], Sequence[str]]) -> list[Chapter]:
    """No chapter for a spectator. `cards`: of a seat, each in words."""
    if scene.looking is None:
        return []
    return [(_("Your hand"), [*cards(scene.looking)] or [_("No cards.")])]


def seat_by_seat(scene: Scene, facts: Callable[[int], Iterable[str]], *before: str) -> Chapter:
    """`facts`: of a seat; `before`: lines about all of them."""
    names = enumerate(scene.names)
    return _("Seats"), [*before, *(with_facts(name, facts(seat)) for seat, name in names)]


def with_facts(name: str, facts: Iterable[str]) -> str:
    return _("{name}: {text}.", name=name, text=clauses(facts))
