"""The report of a tournament: as data for JSON, and as Markdown tables."""

from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean, median
from typing import Any

from .bout import STUCK, Result
from .figures import elo, wilson
from .pairing import Pair

Figures = dict[str, Any]


def tournament(pairs: Sequence[Pair], results: Mapping[str, Result]) -> Figures:
    """Of the bouts that are finished; in the order of the plan, whatever the order of the results."""
    players = list(dict.fromkeys(pair.players for pair in pairs))
    played = {pair: [results[bout.key] for bout in pair.bouts if bout.key in results] for pair in pairs}
    each = [result for found in played.values() for result in found]
    return {
        "pairs": [_pair(pair, found) for pair, found in played.items()],
        "elo": [row for count in players for row in _elo(count, played)],
        "thinking": [row for count in players for row in _thinking(count, each)],
        "stuck": sum(result.why == STUCK for result in each),
        "faults": faults(each),
    }


def faults(results: Iterable[Result]) -> list[Figures]:
    """Bots that failed and were stood in for, with the game to replay; games that did not end."""
    return [
        {
            "faults": [
                {"number": number, "bot": bot, "wrong": wrong} for number, bot, wrong in result.faults
            ],
            "stuck": result.why == STUCK,
            "record": result.record,
        }
        for result in results
        if result.record
    ]


def _pair(pair: Pair, results: Sequence[Result]) -> Figures:
    wins = sum(result.share(result.players.index(pair.bot)) for result in results)
    rate = wilson(wins, len(results))
    return {
        "players": pair.players,
        "bot": pair.bot,
        "against": pair.against,
        "games": len(results),
        "wins": round(wins, 3),
        **rate.figures(),
        "chance": round(1 / pair.players, 4),
    }


def _elo(players: int, played: Mapping[Pair, Sequence[Result]]) -> list[Figures]:
    games = [
        (result.players, [result.share(seat) for seat in range(players)])
        for pair, results in played.items()
        if pair.players == players
        for result in results
        if result.winners
    ]
    found = sorted(elo(games).items(), key=lambda each: -each[1].points)
    return [
        {"players": players, "bot": bot, "elo": round(e.points), "low": round(e.low), "high": round(e.high)}
        for bot, e in found
    ]


def _thinking(players: int, results: Sequence[Result]) -> list[Figures]:
    seconds: dict[str, list[float]] = {}
    playouts: dict[str, int] = {}
    for result in results:
        if len(result.players) == players:
            for seat, bot in enumerate(result.players):
                seconds.setdefault(bot, []).extend(result.seconds[seat])
                playouts[bot] = playouts.get(bot, 0) + result.playouts[seat]
    return [
        {
            "players": players,
            "bot": bot,
            "decisions": len(taken),
            "ms_mean": round(1000 * fmean(taken), 3),
            "ms_median": round(1000 * median(taken), 3),
            "ms_max": round(1000 * max(taken), 3),
            "playouts_per_decision": round(playouts[bot] / len(taken), 2),
        }
        for bot, taken in seconds.items()
        if taken
    ]


def tables(figures: Figures) -> str:
    """The report as Markdown."""
    pairs = [
        [
            f"{row['bot']} – {row['against']}" + (f" ×{row['players'] - 1}" if row["players"] > 2 else ""),
            row["players"],
            row["games"],
            f"{row['rate']:.1%}",
            interval(row),
            f"{row['chance']:.0%}",
        ]
        for row in figures["pairs"]
    ]
    ladder = [
        [row["bot"], row["players"], f"{row['elo']:+}", f"{row['low']:+} to {row['high']:+}"]
        for row in figures["elo"]
    ]
    thinking = [[row["bot"], row["players"], *list(row.values())[2:]] for row in figures["thinking"]]
    return "\n\n".join(
        [
            table(["one against the others", "seats", "games", "wins", "95 %", "by chance"], pairs),
            table(["bot", "seats", "Elo", "95 %"], ladder),
            table(
                ["bot", "seats", "decisions", "ms mean", "median", "max", "playouts per decision"], thinking
            ),
        ]
    )


def interval(row: Mapping[str, float]) -> str:
    return f"{row['low']:.1%} to {row['high']:.1%}"


def table(head: Sequence[str], rows: Sequence[Sequence[Any]]) -> str:
    """A Markdown table: words are aligned to the left, figures to the right."""
    cells = [list(head), *([str(cell) for cell in row] for row in rows)]
    widths = [max(2, *(len(row[column]) for row in cells)) for column in range(len(head))]
    left = [column == 0 for column in range(len(head))]

    def line(row: Sequence[str]) -> str:
        padded = [c.ljust(w) if first else c.rjust(w) for c, w, first in zip(row, widths, left, strict=True)]
        return f"| {' | '.join(padded)} |"

    rule = [("-" * w) if first else "-" * (w - 1) + ":" for w, first in zip(widths, left, strict=True)]
    return "\n".join([line(cells[0]), line(rule), *map(line, cells[1:])])
