"""The Dealers in words."""

from collections.abc import Sequence

from engine.games.dealers.cards import ORDERS
from engine.games.dealers.scores import burden
from engine.games.dealers.tables import KINDS

from ...node import Node, span
from ...parts.icon import icon
from ...words import Phrase, _, count, counted
from .chip import chip


def symbol(name: str) -> str:
    """The sign of a card that is no request."""
    return f"route-{name}" if name in KINDS else f"card-{name}"


def _pictured(picture: Node, word: str) -> Phrase:
    """A word with its picture before it, on one line."""
    return Phrase(word, span(class_="thing")[picture, span[word]])


def village(name: str) -> str:
    """The villages of our map are called the same in every language."""
    return name.capitalize()


def good(name: str) -> str:
    word = {
        "anvil": _("anvil"),
        "bottle": _("bottle"),
        "chair": _("chair"),
        "cup": _("cup"),
        "pot": _("pot"),
        "vase": _("vase"),
    }[name]
    return _pictured(chip(name), word)


def heap(names: Sequence[str]) -> str:
    """Some goods."""
    return counted(names, good)


def card(name: str) -> str:
    plain = {
        "mountain": _("mountain trail"),
        "bridge": _("bridge"),
        "ferry": _("ferry"),
        "moor": _("moor path"),
        "feed": _("special feed"),
        "extra": _("extra good"),
    }
    if name in plain:
        return _pictured(icon(symbol(name)), plain[name])
    order = ORDERS[name]
    return _("request for {goods} ({points})", goods=heap(order.goods), points=points(order.points))


def points(number: int) -> str:
    return count("{n} point", "{n} points", number)


def parts(feed: int, goods: int) -> str:
    """What damage is made of."""
    return count(
        "{feed} feed + {rest} for {n} good",
        "{feed} feed + {rest} for {n} goods",
        goods,
        feed=feed,
        rest=burden(goods),
    )
