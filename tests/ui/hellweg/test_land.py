"""Where carriages stand on the map: on their road, and in no other's place."""

from itertools import combinations, product

import pytest

from ui.games.hellweg.land import CURVES, HAMLETS, SITES, Point, stands

WIDE, HIGH = 33, 26  # of a carriage
HAMLET = (46, 32)


def shared(one: Point, other: Point, wide: float, high: float) -> float:
    """How much of a box of that size two of them have in common."""
    across, down = wide - abs(one[0] - other[0]), high - abs(one[1] - other[1])
    return max(across, 0) * max(down, 0) / (wide * high)


@pytest.mark.parametrize("road", CURVES)
def test_the_carriages_of_four_seats_and_the_black_ones_are_told_apart(road: str) -> None:
    for groups in range(2, 6):
        for numbers in product((1, 2, 3), repeat=groups):
            placed = stands(road, numbers)
            wide = [WIDE + 18 * (number == 2 and not placed.close) for number in numbers]
            for (one, first), (other, second) in combinations(zip(placed.points, wide, strict=True), 2):
                size = (first + second) / 2 * placed.size
                assert shared(one, other, size, HIGH * placed.size) < 0.05, (numbers, placed)


@pytest.mark.parametrize("seats", [1, 2])
def test_no_carriage_hides_a_village_or_the_middle_of_a_town(seats: int) -> None:
    wide, high = (WIDE + HAMLET[0]) / 2, (HIGH + HAMLET[1]) / 2
    for road in CURVES:
        for point in stands(road, (1,) * seats).points:
            for village, place in HAMLETS.items():
                assert shared(point, place, wide, high) < 0.2, (road, village, point)
            for town, site in SITES.items():
                assert shared(point, (site.x, site.y), WIDE, 60) < 0.2, (road, town, point)


def test_stacks_are_counted_where_carriages_stand_close() -> None:
    assert stands("dortmund-corbach", (2, 2)).close is False
    assert stands("moenster-hamm", (2, 2)).close is True
