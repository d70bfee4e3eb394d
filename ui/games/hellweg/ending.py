"""The reckoning: Thaler, merchandise cards one by one, pairs, and what decides a tie (R36, R37)."""

from collections.abc import Mapping, Sequence

from engine import Scores
from engine.games.hellweg.scores import best_pairs, scores
from engine.games.hellweg.state import Table
from engine.games.hellweg.tables import MERCHANDISE

from ...node import Child, Node, b, small, span, use
from ...parts.ledger import Ledger, Line
from ...parts.seat import marked
from ...words import _, clauses, count
from . import words
from .pieces import coin, glyph


def reckoning(view: Table, names: Sequence[str]) -> tuple[Ledger, ...]:
    found = scores(view)
    heads = (_("Player"), _("Thaler"), _("Merchandise cards"), _("Pairs"), _("Score"))
    return (
        Ledger(
            _("Score"),
            _("Thaler, and the merchandise cards, in pairs where they count more."),
            heads,
            tuple(_line(view, seat, found) for seat in found.ranks),
        ),
    )


def _line(view: Table, seat: int, found: Scores) -> Line:
    row = found.rows[seat]
    paired = best_pairs(view.owned[seat])
    cells: tuple[Child, ...] = (
        span(class_="num thing")[coin(), " ", row["thaler"]],
        span(class_="tok num")[[_card(card) for card in view.owned[seat]], " ", b[row["cards"]]],
        span(class_="num")[
            row["pairs"] and f"+{row['pairs']}",
            [small[" ", f"({value})"] for _one, _other, value in paired],
        ],
    )
    score = count("{n} Thaler in all", "{n} Thaler in all", row["score"])
    tied = sum(other["score"] == row["score"] for other in found.rows) > 1
    total = clauses([score, *(_tie(row) if tied else ())])
    won = seat in found.winners
    return Line(seat, cells, row["score"], total, "won" if won else "", _note(row, found, won))


def _tie(row: Mapping[str, int]) -> tuple[str, str]:
    return (
        count("{n} token on the map", "{n} tokens on the map", row["tokens"]),
        count("{n} carriage on the map", "{n} carriages on the map", row["carriages"]),
    )


def _card(card: str) -> Node:
    facts = MERCHANDISE[card]
    return span(class_=f"own k-{facts.kind}", title=words.card(card))[
        glyph(facts.kind), b[facts.value], span(class_="hide")[words.kind(facts.kind)]
    ]


def _note(row: Mapping[str, int], found: Scores, won: bool) -> str:
    if not won or found.why == "score":
        return ""
    if found.why == "shared":
        return _("equal in all: shared")
    tokens, carriages = _tie(row)
    return tokens if found.why == "tokens" else carriages


def decided(reason: str) -> str:
    return {
        "score": _("by the highest score"),
        "tokens": _("on a tie, with more tokens on the map"),
        "carriages": _("on a tie, with more carriages on the map"),
        "shared": _("with the same score, as many tokens and as many carriages"),
    }[reason]


def columns() -> dict[str, str]:
    return {
        "thaler": _("Thaler"),
        "cards": _("Merchandise cards"),
        "pairs": _("Pairs"),
        "tokens": _("Tokens on the map"),
        "carriages": _("Carriages on the map"),
        "score": _("Score"),
    }


def figure(name: str, colour: str) -> Node:
    return marked(use(href="#hw-pawn", x=11.5, y=0, width=28, height=36), name, colour, 16, 16)
