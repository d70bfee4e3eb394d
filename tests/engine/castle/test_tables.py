"""The tables are the facts of the rule sheet (sections 1 and 5)."""

import re
from collections import Counter
from pathlib import Path

import pytest

import engine.games.castle
from engine.games.castle.grid import NEXT
from engine.games.castle.tables import (
    CHEESES,
    COUNTS,
    FLOOR,
    PLAIN,
    PLANS,
    RAISED,
    ROOMS,
    SLOTS,
    SORTS,
    SQUARES,
    TILES,
    TOWERS,
    TRAP,
)

SHEET = Path(engine.games.castle.__file__).with_name("RULES.md").read_text(encoding="utf-8")


def test_tv2_tiles_and_squares_add_up():
    assert len(TILES) == 34
    assert [sum(COUNTS[cheese] for cheese in CHEESES), COUNTS[PLAIN], COUNTS[TRAP]] == [21, 10, 3]
    assert [len(SQUARES), len(TOWERS), len(FLOOR), len(RAISED), len(SLOTS)] == [49, 4, 33, 12, 12]
    lines = Counter(square for line in SLOTS.values() for square in line)
    assert Counter(lines.values()) == {
        2: 24,
        4: 9,
    }  # a line has two slots: 24 squares on one line, 9 crossings


def test_the_cheeses_stand_in_the_order_of_the_sheet():
    (line,) = re.findall(r"^Cheeses, in the order of the data: (.*?) \(", SHEET, re.MULTILINE)
    assert tuple(re.findall(r"`(\w+)`", line)) == CHEESES


@pytest.mark.parametrize("plan", PLANS)
def test_the_plans_are_those_of_the_sheet(plan):
    drawn = re.search(rf"^{plan.title()}\n```\n(.*?)```", SHEET, re.MULTILINE | re.DOTALL)[1]
    cells = [row.split() for row in drawn.splitlines()]
    letters = ["".join("." if cell == "##" else cell[0] for cell in row) for row in cells]
    assert tuple(letters) == PLANS[plan]
    marks = (cell[1] for row in cells for cell in row)
    kinds = dict(zip(SQUARES, marks, strict=True))
    assert {square for square, kind in kinds.items() if kind == "."} == set(FLOOR)
    assert {square for square, kind in kinds.items() if kind == "^"} == set(RAISED)


@pytest.mark.parametrize("plan", PLANS)
def test_eighteen_roofs_cover_all_but_the_towers_each_square_once(plan):
    sizes = Counter(len(squares) for squares in ROOMS[plan].values())
    assert sizes == {2: 11, 3: 5, 4: 2}
    assert sizes.keys() == SORTS.keys()
    covered = [square for squares in ROOMS[plan].values() for square in squares]
    assert sorted([*covered, *TOWERS]) == sorted(SQUARES)
    for squares in ROOMS[plan].values():
        columns, rows = ({square[at] for square in squares} for at in (0, 1))
        assert len(columns) * len(rows) == len(squares)  # straight, or two by two
        assert all(set(NEXT[square]) & set(squares) for square in squares)
