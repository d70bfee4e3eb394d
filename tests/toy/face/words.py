"""The Toy in words."""

from collections.abc import Sequence

from ui.words import _, count, listed

from ..game import Table


def card(name: str) -> str:
    return name.upper()


def cards(names: Sequence[str]) -> str:
    return listed(map(card, names)) or "–"


def laid(seat: int, view: Table) -> str:
    points = count("{n} point", "{n} points", view.points[seat])
    return _("{cards}, {points}", cards=cards(view.laid[seat]), points=points)
