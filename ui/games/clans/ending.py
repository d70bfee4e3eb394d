"""How a game ended: points by source (S40), and why."""

from collections.abc import Sequence

from engine.games.clans.scores import scores
from engine.games.clans.state import Points, Table
from engine.games.clans.tables import NUMBERS

from ...node import Node, b, li, ol, use
from ...parts.ledger import Ledger, Line
from ...parts.seat import marked
from ...words import _
from . import words
from .events import source_words


def reckoning(view: Table, names: Sequence[str]) -> tuple[Ledger, ...]:
    found = scores(view)
    return (
        Ledger(
            _("Points"),
            _("The most points win; equal ones share the victory."),
            (_("Player"), _("Where they come from"), _("Points")),
            tuple(_line(view, seat, seat in found.winners) for seat in found.ranks),
            _why(view, found.why),
        ),
    )


def _line(view: Table, seat: int, won: bool) -> Line:
    points = view.points(seat)
    return Line(seat, (_sources(view.scored[seat]),), points, words.points(points), "won" if won else "")


def _sources(points: Points) -> Node:
    return ol(class_="sources num")[
        [
            li[b[f"−{number}" if source == "lost" else number], " ", source_words(source)]
            for source, number in points._asdict().items()
            if number
        ]
    ]


def _why(view: Table, why: str) -> str:
    if why == "bag":
        return _("The bag held fewer than six cubes: no scoring.")
    if view.turned:
        return _("Estate {n} was turned up.", n=NUMBERS[view.turned[-1]])
    return _("No estate was left to be turned up.")


def decided(reason: str) -> str:
    return {"tile": _("with the most points"), "bag": _("with the most points when the bag ran low")}[reason]


def columns() -> dict[str, str]:
    sources = {source: source_words(source) for source in Points._fields}
    return {
        **{source: text[:1].upper() + text[1:] for source, text in sources.items()},
        "points": _("Points"),
    }


def figure(name: str, colour: str) -> Node:
    """The cattle of a clan, with its mark."""
    return marked(use(href="#clan-cow", x=5, y=0, width=40, height=40), name, colour, 15, 19)
