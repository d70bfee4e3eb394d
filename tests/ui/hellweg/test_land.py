"""Where carriages stand on the map: on their road, and in no other's place."""

from itertools import combinations

import pytest

from ui.games.hellweg.land import CURVES, HAMLETS, SITES, Point, stands

WIDE, HIGH = 33, 26  # of a carriage
HAMLET = (46, 32)


def shared(one: Point, other: Point, wide: float, high: float) -> float:
    """How much of a box of that size two of them have in common."""
    across, down = wide - abs(one[0] - other[0]), high - abs(one[1] - other[1])
    return max(across, 0) * max(down, 0) / (wide * high)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_carriages_of_four_seats_are_told_apart_on_every_road(seats: int, number: int) -> None:
    for road in CURVES:
        placed = stands(road, (number,) * seats)
        wide = WIDE + (18 if number == 2 and not placed.close else 0)
        for one, other in combinations(placed.points, 2):
            assert shared(one, other, wide * placed.size, HIGH * placed.size) < 0.25, (road, placed)


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
