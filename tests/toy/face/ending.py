"""How a game ended: T3."""

from ui.face import Names
from ui.node import Node, rect
from ui.parts.ledger import Ledger, Line
from ui.parts.seat import marked
from ui.words import _, count

from ..game import Table, scores
from .words import cards


def reckoning(view: Table, names: Names) -> tuple[Ledger, ...]:
    heads = (_("Player"), _("Laid"), _("Rolled"), _("Score"))
    return (Ledger(_("Score"), _("What was laid and what was rolled."), heads, _lines(view)),)


def _lines(view: Table) -> tuple[Line, ...]:
    found = scores(view)
    return tuple(
        Line(
            seat,
            (cards(view.laid[seat]), view.points[seat]),
            score := found.rows[seat]["score"],
            count("{n} point", "{n} points", score),
            "won" if seat in found.winners else "",
        )
        for seat in found.ranks
    )


def decided(reason: str) -> str:
    return {"score": _("by the highest score"), "shared": _("with the same score")}[reason]


def columns() -> dict[str, str]:
    return {"laid": _("Laid"), "points": _("Rolled"), "score": _("Score")}


def figure(name: str, colour: str) -> Node:
    return marked(rect(x=5, y=0, width=40, height=40), name, colour, 15, 10)
