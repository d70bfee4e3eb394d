"""The reckoning: the stalls, R35."""

from collections.abc import Sequence

from engine.games.merchants.scores import scores
from engine.games.merchants.state import Table
from engine.games.merchants.tables import STACKS

from ...face import Ledger, Line
from ...words import _, count, listed
from .texts import heap


def reckoning(view: Table, names: Sequence[str]) -> tuple[Ledger, ...]:
    found = scores(view)
    return (
        Ledger(
            _("Stalls"),
            _("Who built the last of the {n} stacks has won at once.", n=STACKS)
            if found.why == "stall"
            else _("Nobody built the last stack. Most stacks win."),
            (_("Seat"), _("Newest stack"), _("Stacks")),
            tuple(_line(view, seat, seat in found.winners) for seat in found.ranks),
            _verdict(found.why, [names[seat] for seat in found.winners]),
        ),
    )


def _line(view: Table, seat: int, won: bool) -> Line:
    stall = view.stalls[seat]
    number = len(stall)
    newest = heap(stall[-1]) if stall else _("none")
    return Line(seat, (newest,), number, count("{n} stack", "{n} stacks", number), "won" if won else "")


def _verdict(why: str, winners: Sequence[str]) -> str:
    if why == "stall":
        return _("{name}’s stall is full.", name=winners[0])
    return _("{names}: most stacks when the rounds ran out.", names=listed(winners))
