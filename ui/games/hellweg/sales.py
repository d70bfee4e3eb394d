"""What can be sold to the offer of now: each way with what it brings, to be tapped at once."""

from collections.abc import Iterator

from engine import Move
from engine.games.hellweg.state import Table
from engine.games.hellweg.tables import GOOD_OF, TOWN_OF
from engine.games.hellweg.takings import Takings, dumped, takings

from ...node import Child, Node, b, button, li, ol, section, small, span
from ...scene import Scene
from ...words import _, count
from . import words
from .board import offer_now
from .offers import price_tag
from .pieces import chip


def sales(scene: Scene) -> Child:
    view = scene.view
    moves = sorted((move for move in scene.taps.left if move.kind in ("sell", "dump")), key=len)
    now = offer_now(view)
    return section(class_="sales panel", aria_label=_("Sale"))[
        ol(class_="order")[[_asked(house, price, now == (house, price)) for house, price in view.offers]],
        ol(class_="paths")[[li[_way(move, view)] for move in moves]],
    ]


def _asked(house: str, price: int, now: bool) -> Node:
    """The four offers in their order."""
    return li(class_="is-now" if now else None, aria_current="step" if now else None)[
        chip(GOOD_OF[house]), " ", b[words.town(TOWN_OF[house])], " ", price_tag(price)
    ]


def brings(view: Table, move: Move) -> Takings:
    seat = view.seat
    assert seat is not None
    _kind, house, *roads = move
    now = offer_now(view)
    if now is None:
        return dumped(view, seat, house)
    _target, price = now
    return takings(view, seat, house, price, tuple(roads))


def _way(move: Move, view: Table) -> Node:
    found = brings(view, move)
    _kind, house, *roads = move
    towns = words.way(words.towns_of(TOWN_OF[house], roads))
    return button(type="button", class_="btn way", data_do=f"move {move}")[
        span(class_="to")[chip(GOOD_OF[house]), b[towns]],
        span(class_="sum num")[sum_words(found)],
        found.leaving and small(class_="back")[leaving_words(len(found.leaving))],
    ]


def leaving_words(number: int) -> str:
    return count("{n} carriage goes back", "{n} carriages go back", number)


def parts(found: Takings) -> Iterator[tuple[str, int]]:
    """What a sale brings, item by item."""
    yield _("price"), found.price
    yield _("card"), found.power
    yield _("last month"), found.last
    yield _("passengers"), found.village
    yield _("carriages"), found.refunds


def sum_words(found: Takings) -> str:
    """`5 + 1 (card) = 6`, or the price alone."""
    items = [(name, number) for name, number in parts(found) if number]
    (_price, price), *more = items
    if not more:
        return words.thaler(found.sum)
    added = "".join(f" + {number} ({name})" for name, number in more)
    return _("{sum} = {total}", sum=f"{price}{added}", total=words.thaler(found.sum))
