"""What the games that are over tell together. Nothing is stored of it: the shelf tells it each time."""

import json
from collections.abc import Callable, Iterable, Mapping
from time import gmtime, strftime
from typing import Any, NamedTuple, TypeVar

from engine import HUMAN

from ...saves.format import Save

BARS = 10  # of a chart, at most
STEPS = (1, 2, 5)
FORMULA = ("=", "+", "-", "@")  # a spreadsheet would calculate it

Sort = TypeVar("Sort")
Who = tuple[str, str]  # name, player; bots of a kind are one, without a name


class Result(NamedTuple):
    """A seat at the end of a game."""

    game: str
    mark: str
    when: int
    seat: int
    who: Who
    name: str
    others: tuple[Who, ...]
    won: bool
    lot: float  # so many wins it would have if lots were drawn for them
    out: bool
    row: dict[str, int]

    @property
    def seats(self) -> int:
        return len(self.others) + 1


class Sum(NamedTuple):
    """Results together."""

    results: int
    wins: int
    lot: float
    out: int
    means: dict[str, float]  # by category


class Bar(NamedTuple):
    """The results from one number to another."""

    first: int
    last: int
    results: int


def results(games: Mapping[str, Save]) -> list[Result]:
    """The last game first."""
    return [
        Result(
            game=label.game,
            mark=mark,
            when=label.when,
            seat=seat,
            who=_who(name, player),
            name=name,
            others=tuple(_who(other, kind) for at, (other, kind, _c) in enumerate(label.seats) if at != seat),
            won=seat in label.winners,
            lot=len(label.winners) / len(label.seats),
            out=seat in label.out,
            row=label.rows[seat],
        )
        for mark, (_number, label, _record) in games.items()
        if label.rows
        for seat, (name, player, _colour) in enumerate(label.seats)
    ]


def _who(name: str, player: str) -> Who:
    return (name if player == HUMAN else "", player)


def sum_up(found: Iterable[Result]) -> Sum:
    found = [*found]
    number = len(found)
    categories = dict.fromkeys(category for result in found for category in result.row)
    return Sum(
        results=number,
        wins=sum(result.won for result in found),
        lot=sum(result.lot for result in found),
        out=sum(result.out for result in found),
        means={name: sum(result.row.get(name, 0) for result in found) / number for name in categories},
    )


def by(found: Iterable[Result], sorts: Callable[[Result], Iterable[Sort]]) -> dict[Sort, Sum]:
    """Summed up by what a result belongs to: the one with the most results first."""
    groups: dict[Sort, list[Result]] = {}
    for result in found:
        for sort in dict.fromkeys(sorts(result)):
            groups.setdefault(sort, []).append(result)
    ordered = sorted(groups.items(), key=lambda group: -len(group[1]))
    return {sort: sum_up(group) for sort, group in ordered}


def bars(numbers: Iterable[int]) -> list[Bar]:
    """How often which numbers came, from zero on."""
    numbers = [*numbers]
    low, high = min(0, *numbers), max(0, *numbers)
    wide = next(
        step * 10**power
        for power in range(len(str(high - low)) + 1)
        for step in STEPS
        if high // (step * 10**power) - low // (step * 10**power) < BARS
    )
    return [
        Bar(at * wide, at * wide + wide - 1, sum(number // wide == at for number in numbers))
        for at in range(low // wide, high // wide + 1)
    ]


def as_rows(found: Iterable[Result]) -> list[dict[str, Any]]:
    """For programs: a row a seat."""
    return [
        {
            "game": result.game,
            "mark": result.mark,
            "when": strftime("%Y-%m-%dT%H:%M:%SZ", gmtime(result.when // 1000)),
            "seats": result.seats,
            "seat": result.seat + 1,
            "name": result.name,
            "player": result.who[1],
            "won": int(result.won),
            "out": int(result.out),
            **result.row,
        }
        for result in found
    ]


def as_csv(found: Iterable[Result]) -> str:
    rows = as_rows(found)
    heads = dict.fromkeys(name for row in rows for name in row)
    lines = [heads, *([row.get(name, "") for name in heads] for row in rows)]
    return "".join(",".join(map(_cell, line)) + "\r\n" for line in lines)


def as_json(found: Iterable[Result]) -> str:
    return json.dumps(as_rows(found), ensure_ascii=False, indent=1) + "\n"


def _cell(value: Any) -> str:
    text = str(value)
    if type(value) is str and text.startswith(FORMULA):
        text = f" {text}"
    doubled = text.replace('"', '""')
    return f'"{doubled}"' if type(value) is str else text
