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
            game=told.game,
            mark=mark,
            when=told.when,
            seat=seat,
            who=_who(name, player),
            name=name,
            others=tuple(_who(other, kind) for at, (other, kind, _c) in enumerate(told.seats) if at != seat),
            won=seat in told.winners,
            lot=len(told.winners) / len(told.seats),
            out=seat in told.out,
            row=told.rows[seat],
        )
        for mark, (_number, told, _record) in games.items()
        if told.rows
        for seat, (name, player, _colour) in enumerate(told.seats)
    ]


def _who(name: str, player: str) -> Who:
    return (name if player == HUMAN else "", player)


def sum_up(told: Iterable[Result]) -> Sum:
    told = [*told]
    number = len(told)
    categories = dict.fromkeys(category for result in told for category in result.row)
    return Sum(
        results=number,
        wins=sum(result.won for result in told),
        lot=sum(result.lot for result in told),
        out=sum(result.out for result in told),
        means={name: sum(result.row.get(name, 0) for result in told) / number for name in categories},
    )


def by(told: Iterable[Result], sorts: Callable[[Result], Iterable[Sort]]) -> dict[Sort, Sum]:
    """Summed up by what a result belongs to: the one with the most results first."""
    groups: dict[Sort, list[Result]] = {}
    for result in told:
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


def as_rows(told: Iterable[Result]) -> list[dict[str, Any]]:
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
        for result in told
    ]


def as_csv(told: Iterable[Result]) -> str:
    rows = as_rows(told)
    heads = dict.fromkeys(name for row in rows for name in row)
    lines = [heads, *([row.get(name, "") for name in heads] for row in rows)]
    return "".join(",".join(map(_cell, line)) + "\r\n" for line in lines)


def as_json(told: Iterable[Result]) -> str:
    return json.dumps(as_rows(told), ensure_ascii=False, indent=1) + "\n"


def _cell(value: Any) -> str:
    text = str(value)
    if type(value) is str and text.startswith(FORMULA):
        text = f" {text}"
    doubled = text.replace('"', '""')
    return f'"{doubled}"' if type(value) is str else text
