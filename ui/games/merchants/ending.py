"""The reckoning: the stalls, R35."""

from collections.abc import Sequence

from engine.games.merchants.scores import scores
from engine.games.merchants.state import Table
from engine.games.merchants.tables import STACKS

from ...node import Node, use
from ...parts.ledger import Ledger, Line
from ...parts.seat import marked
from ...words import _, count
from .stalls import lined


def reckoning(view: Table, names: Sequence[str]) -> tuple[Ledger, ...]:
    found = scores(view)
    return (
        Ledger(
            _("Stalls"),
            _("Whoever builds the last of the {n} stacks wins at once.", n=STACKS),
            (_("Player"), _("Stall"), _("Stacks")),
            tuple(_line(view, seat, seat in found.winners) for seat in found.ranks),
            _("{name}’s stall is full.", name=names[found.winners[0]]),
        ),
    )


def figure(name: str, colour: str) -> Node:
    """The stall."""
    return marked(use(href="#stall", x=5, y=0, width=40, height=40), name, colour, 15, 19)


def _line(view: Table, seat: int, won: bool) -> Line:
    stall = view.stalls[seat]
    number = len(stall)
    return Line(seat, (lined(stall),), number, count("{n} stack", "{n} stacks", number), "won" if won else "")


def columns() -> dict[str, str]:
    return {"stacks": _("Stacks")}


def decided(reason: str) -> str:
    return _("with all {n} stacks of the stall", n=STACKS)
