"""Where towns, roads and pieces lie on the sheet, in its units of 1000 x 700."""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import dist
from typing import NamedTuple

Point = tuple[float, float]


class Site(NamedTuple):
    """A town: the middle of its plate, its skyline, where its privilege seal and its tokens lie."""

    x: int
    y: int
    sky: str
    seal: int  # how far to the side of the middle
    yards: tuple[tuple[int, int, int], ...]  # of each house: a point, and whether tokens lie left (-1),
    # around (0) or right of it (1)


SITES = {
    "wesel": Site(94, 245, "gate", -52, ((94, 184, 0),)),
    "duisburg": Site(100, 391, "church", -62, ((100, 440, 0),)),
    "essen": Site(221, 351, "minster", 0, ((221, 291, 0),)),
    "dortmund": Site(368, 317, "wide", 0, ((379, 369, -1), (384, 369, 1))),
    "hagen": Site(330, 486, "keep", 0, ((330, 535, 0),)),
    "moenster": Site(400, 110, "minster", -59, ((400, 50, 0),)),
    "hamm": Site(515, 209, "gate", 53, ((583, 224, 1),)),
    "soest": Site(592, 342, "wide", 0, ((592, 391, 0), (592, 419, 0))),
    "olpe": Site(464, 575, "church", 0, ((464, 624, 0),)),
    "siegen": Site(636, 648, "keep", 56, ((590, 662, -1),)),
    "builefeld": Site(700, 95, "church", 65, ((700, 34, 0),)),
    "paderborn": Site(783, 266, "minster", -69, ((841, 280, 1),)),
    "corbach": Site(775, 480, "gate", 60, ((775, 532, 0),)),
    "warburg": Site(923, 395, "keep", 0, ((923, 444, 0),)),
}

# From the first end of each road to the other: a curve with one point that draws it aside
CURVES = {
    "wesel-duisburg": (90, 278, 86, 311, 90, 344),
    "wesel-moenster": (139, 238, 253, 206, 354, 144),
    "wesel-essen": (117, 278, 143, 309, 177, 331),
    "duisburg-essen": (144, 387, 163, 382, 181, 374),
    "duisburg-hagen": (139, 424, 206, 469, 286, 484),
    "essen-dortmund": (265, 335, 287, 328, 310, 324),
    "essen-hagen": (255, 384, 280, 409, 301, 439),
    "dortmund-moenster": (365, 270, 366, 205, 388, 143),
    "dortmund-hamm": (410, 270, 437, 244, 471, 229),
    "dortmund-soest": (426, 319, 482, 320, 537, 331),
    "dortmund-hagen": (344, 388, 338, 413, 334, 439),
    "dortmund-corbach": (437, 388, 560, 488, 723, 487),
    "hagen-olpe": (374, 507, 398, 518, 420, 535),
    "olpe-corbach": (508, 560, 613, 518, 723, 494),
    "olpe-siegen": (508, 576, 555, 578, 592, 605),
    "siegen-corbach": (676, 601, 707, 562, 739, 525),
    "soest-hamm": (550, 295, 535, 270, 524, 242),
    "soest-paderborn": (647, 305, 671, 291, 696, 283),
    "soest-corbach": (633, 351, 710, 367, 751, 433),
    "paderborn-builefeld": (768, 219, 751, 170, 722, 128),
    "paderborn-warburg": (839, 299, 869, 320, 891, 348),
    "paderborn-corbach": (776, 299, 762, 366, 768, 433),
    "warburg-corbach": (871, 412, 843, 423, 819, 441),
    "moenster-hamm": (450, 139, 465, 149, 478, 162),
    "moenster-builefeld": (445, 101, 549, 75, 656, 91),
    "hamm-builefeld": (559, 172, 598, 140, 643, 120),
}

# Villages beside or on their road
HAMLETS = {
    "wesel-moenster": (203, 215),
    "duisburg-hagen": (209, 460),
    "dortmund-soest": (469, 284),
    "olpe-siegen": (534, 615),
    "siegen-corbach": (659, 547),
    "soest-corbach": (679, 401),
    "paderborn-corbach": (767, 364),
    "moenster-builefeld": (511, 87),
    "hamm-builefeld": (580, 121),
}

CLEAR = (36, 26)  # so near to a village no carriage stands
MARGIN = 14  # nor so near to a town
WIDE, HIGH, PAIR = 33, 26, 51  # a carriage, two side by side
SMALL = 0.8  # in two rows
ROWS = {True: (13.5, 0.0), False: (0.0, 10.5)}  # on a road that runs down, or across: how far they lie aside
SAMPLES = 40


def path_of(road: str) -> str:
    a, b, c, d, e, f = CURVES[road]
    return f"M{a} {b}Q{c} {d} {e} {f}"


def _on(road: str, part: float) -> Point:
    a, b, c, d, e, f = CURVES[road]
    far, aside, near = (1 - part) ** 2, 2 * part * (1 - part), part**2
    return far * a + aside * c + near * e, far * b + aside * d + near * f


class Stands(NamedTuple):
    """Where the groups of carriages on a road stand."""

    points: tuple[Point, ...]
    close: bool  # too close for two carriages side by side: each group is one, with its number
    size: float = 1.0


@cache
def stands(road: str, numbers: tuple[int, ...]) -> Stands:
    """Groups of so many: evenly on what towns and villages leave of the road, in two rows if they must."""
    free = _free(road)
    points = _spread(free, len(numbers))
    wide = [PAIR if number == 2 else WIDE for number in numbers]
    if _apart(points, wide):
        return Stands(points, False)
    if _apart(points, [WIDE] * len(numbers)):
        return Stands(points, True)
    columns = (len(numbers) + 1) // 2
    (a, b), (c, d) = _on(road, 0), _on(road, 1)
    down = abs(d - b) > abs(c - a)
    aside, below = ROWS[down]
    rows = [
        (round(x + aside * side), round(y + below * side))
        for x, y in _stretched([_on(road, (place + 0.5) / columns) for place in range(columns)], down)
        for side in (-1, 1)
    ]
    return Stands(tuple(rows[: len(numbers)]), True, SMALL)


def _free(road: str) -> list[Point]:
    points = [_on(road, (place + 0.5) / SAMPLES) for place in range(SAMPLES)]
    first, last = _on(road, 0), _on(road, 1)
    free = [point for point in points if min(dist(point, first), dist(point, last)) > MARGIN]
    if road in HAMLETS:
        x, y = HAMLETS[road]
        wide, high = CLEAR
        free = [point for point in free if abs(point[0] - x) > wide or abs(point[1] - y) > high]
    return free


def _spread(free: Sequence[Point], number: int) -> tuple[Point, ...]:
    steps = [int((place + 0.5) * len(free) / number) for place in range(number)]
    return tuple((round(x), round(y)) for x, y in (free[step] for step in steps))


def _stretched(points: Sequence[Point], down: bool) -> list[Point]:
    """The way the road runs, so far from each other that no carriage lies on the next one: over the ends of
    a short road if they must."""
    axis, least = int(down), SMALL * (HIGH if down else WIDE)
    gaps = [abs(one[axis] - other[axis]) for one, other in pairwise(points)]
    wider = max(1.0, least / min(gaps, default=least))
    middle = (points[0][axis] + points[-1][axis]) / 2
    moved = [middle + (point[axis] - middle) * wider for point in points]
    return [(point[0], at) if down else (at, point[1]) for point, at in zip(points, moved, strict=True)]


def _apart(points: Sequence[Point], wide: Sequence[int]) -> bool:
    return all(
        dist(points[place], points[place - 1]) >= (wide[place] + wide[place - 1]) / 2
        for place in range(1, len(points))
    )


def half_plate(name: str) -> float:
    """Half the width of a name plate."""
    return 4.6 * len(name) + 15
