"""How a game ended: kinds of cheese, and who fell (R19–R21)."""

from collections.abc import Sequence

from engine import Scores
from engine.games.castle.scores import scores
from engine.games.castle.state import Table
from engine.games.castle.tables import FALLS

from ...node import Node, span, use
from ...parts.ledger import Ledger, Line
from ...parts.seat import marked
from ...words import _, count
from .cheese import cheese

# where the mark of its seat lies on the coat of a mouse that is drawn large
COAT = {"red": (14, 17), "blue": (11, 14), "green": (14, 18), "yellow": (19, 17)}


def reckoning(view: Table, names: Sequence[str]) -> tuple[Ledger, ...]:
    found = scores(view)
    return (
        (_cellar(view, found, names), _kinds(view, found)) if found.why != "goal" else (_kinds(view, found),)
    )


def _cellar(view: Table, found: Scores, names: Sequence[str]) -> Ledger:
    order = sorted(view.seats, key=lambda seat: -view.fallen[seat])
    if found.out:
        verdict = _("{name} has lost {n} mice and cannot win.", name=names[order[0]], n=FALLS)
    else:
        verdict = _("Nobody is left, so all are compared.")
    return Ledger(
        _("Cellar"),
        _("The third mouse in the cellar ends the game."),
        (_("Player"), _("Mice"), _("Fallen")),
        tuple(_fallen(view, seat, seat in found.out) for seat in order),
        verdict,
    )


def _fallen(view: Table, seat: int, out: bool) -> Line:
    number = view.fallen[seat]
    left = count("{n} mouse left", "{n} mice left", view.left(seat))
    return Line(seat, (left,), number, count("{n} mouse fell", "{n} mice fell", number), "out" if out else "")


def _kinds(view: Table, found: Scores) -> Ledger:
    (winner,) = found.winners
    notes = {winner: _("whose last turn lies furthest back")} if found.why == "falls_tie" else {}
    return Ledger(
        _("Cheese"),
        _("The first with {n} kinds wins.", n=view.goal)
        if found.why == "goal"
        else _("The most kinds win, among those who can."),
        (_("Player"), _("Kinds"), _("Number")),
        tuple(
            Line(
                seat,
                (span(class_="tok", aria_hidden="true")[[cheese(kind) for kind in view.kinds[seat]]],),
                len(view.kinds[seat]),
                _number(view, seat),
                "won" if seat == winner else "out" if seat in found.out else "",
                notes.get(seat, ""),
            )
            for seat in (*found.ranks, *found.out)
        ),
    )


def _number(view: Table, seat: int) -> str:
    """The kinds; where others have as many, how long ago the last turn was (S22)."""
    kinds = count("{n} kind", "{n} kinds", len(view.kinds[seat]))
    if [*map(len, view.kinds)].count(len(view.kinds[seat])) == 1:
        return kinds
    ago = (view.turn - seat) % len(view.seats)
    if not ago:
        return _("{kinds}, in this turn", kinds=kinds)
    return count("{kinds}, {n} turn ago", "{kinds}, {n} turns ago", ago, kinds=kinds)


def decided(reason: str) -> str:
    return {
        "goal": _("with all the kinds that were asked for"),
        "falls": _("with the most kinds of cheese"),
        "falls_tie": _("with as many kinds, and the last turn furthest back"),
    }[reason]


def question() -> str:
    """The whole floor is laid open."""
    return _("Where was it?")


def columns() -> dict[str, str]:
    return {"fallen": _("Fallen mice"), "mice": _("Mice left"), "kinds": _("Kinds of cheese")}


def figure(name: str, colour: str) -> Node:
    """The mouse."""
    return marked(use(href=f"#mouse-{colour}", x=5, y=0, width=40, height=40), name, colour, *COAT[colour])
