"""The reckoning: damage first, then points, R47-R51."""

from collections.abc import Sequence

from engine import Scores
from engine.games.dealers.cards import ORDERS
from engine.games.dealers.scores import burden, scores
from engine.games.dealers.state import Table
from engine.games.dealers.tables import GAP

from ...node import Node, b, small, span, svg, use
from ...parts.icon import icon
from ...parts.ledger import Ledger, Line
from ...parts.seat import marked
from ...words import _, count
from .chip import chip
from .words import parts, points


def reckoning(view: Table, names: Sequence[str]) -> tuple[Ledger, ...]:
    found = scores(view)
    return _damage(view, found, names), _points(view, found)


def _damage(view: Table, found: Scores, names: Sequence[str]) -> Ledger:
    order = sorted(range(len(names)), key=lambda seat: -found.rows[seat]["damage"])
    return Ledger(
        _("Damage"),
        _("Special feed used, and half of the goods kept, rounded up."),
        (_("Player"), _("Feed and half the goods"), _("Damage")),
        tuple(_harm(view, seat, found) for seat in order),
        _verdict(found, names),
    )


def _harm(view: Table, seat: int, found: Scores) -> Line:
    """Each feed, and together the goods that bring one damage."""
    row, kept = found.rows[seat], view.collections[seat]
    feed, goods, number = row["feed"], row["goods"], row["damage"]
    burdens = burden(goods)
    drawn = span(class_="tok", aria_hidden="true")[
        [icon("card-feed") for _card in range(feed)],
        [span(class_="pair")[[chip(good) for good in kept[at::burdens]]] for at in range(burdens)],
    ]
    words = count("{n} damage", "{n} damage", number)
    return Line(
        seat,
        ((drawn, small(class_="eq num")[parts(feed, goods)]),),
        number,
        words,
        "out" if seat in found.out else "",
    )


def _verdict(found: Scores, names: Sequence[str]) -> str:
    for seat, reason in found.out.items():
        if reason == "gap":
            return _("{name} has {n} damage or more above the other.", name=names[seat], n=GAP)
        return _("{name} alone has the most damage.", name=names[seat])
    if len(names) == 2:
        return _("Less than {n} damage lies between the two: nobody is out.", n=GAP)
    return _("Nobody has the most damage alone: nobody is out.")


def _points(view: Table, found: Scores) -> Ledger:
    return Ledger(
        _("Points"),
        _("The points of the requests, and one for every good kept."),
        (_("Player"), _("Requests"), _("Goods kept"), _("Points")),
        tuple(_gain(view, seat, found) for seat in (*found.ranks, *found.out)),
    )


def _gain(view: Table, seat: int, found: Scores) -> Line:
    row = found.rows[seat]
    goods, number = row["goods"], row["score"]
    seals = sorted((ORDERS[card].points for card in view.requests(seat)), reverse=True)
    cells = (
        (
            span(class_="seals")[[_seal(worth) for worth in seals]],
            span(class_="sum num")[row["points"]],
        ),
        span(class_="kept num")[icon("i-chest"), goods],
    )
    words = _("{points}, {goods}", points=points(number), goods=count("{n} good", "{n} goods", goods))
    if seat in found.out:
        gone = count("{n} damage, out", "{n} damage, out", row["damage"])
        return Line(seat, cells, number, gone, "out", _("Out"))
    return Line(seat, cells, number, words, "won" if seat in found.winners else "", _tie(seat, found))


def _tie(seat: int, found: Scores) -> str:
    """What decided, at the seat that won by it."""
    if seat not in found.winners or found.why == "score":
        return ""
    return {
        "goods": _("fewer goods win the tie"),
        "shared": _("equal in all: shared"),
        "damage": _("the only one left"),
    }[found.why]


def _seal(worth: int) -> Node:
    return span(class_="seal")[
        svg(viewBox="0 0 30 30", aria_hidden="true")[use(href="#wax-blank")], b(class_="num")[worth], " "
    ]


def figure(name: str, colour: str) -> Node:
    return marked(use(href="#cart"), name, colour, 17, 2)


def columns() -> dict[str, str]:
    return {
        "requests": _("Requests"),
        "points": _("Points"),
        "goods": _("Goods"),
        "feed": _("Special feed"),
        "damage": _("Damage"),
        "score": _("Score"),
    }


def decided(reason: str) -> str:
    return {
        "score": _("by the highest score"),
        "goods": _("on a tie, with fewer goods left"),
        "shared": _("with the same score and as many goods left"),
        "damage": _("since the other has total damage"),
    }[reason]
