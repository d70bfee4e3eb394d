"""Room on the map for what is laid there for a while: nothing that is to be read or counted lies below it."""

from collections.abc import Iterator

from engine.games.dealers.state import Table
from engine.games.dealers.tables import START_VILLAGES, VILLAGES

from .land import PATHS, QUEUE, SITES, SLOTS, Point, half_plate, slots

Box = tuple[float, float, float, float]  # left, top, right, bottom

WIDE, HIGH, EDGE = 1000, 700, 6  # of the sheet, and the room that its frame takes
CHIP, STUD = 13.3, 15  # the radius of a good, with its rim, and of the stud of a link


def room(village: str, wide: float, high: float, view: Table) -> Point:
    """The corner of a free box by a village; where none is free, of that which covers least: rather studs of
    links than anything else."""
    lying = [*_lying(view)]

    def covered(at: Point) -> tuple[int, int]:
        own = _box(at, wide, high)
        return sum(lap(own, one) for one in lying), sum(lap(own, stud) for stud in STUDS)

    return min(_around(village, wide, high), key=covered)


def _around(village: str, wide: float, high: float) -> Iterator[Point]:
    """Below the plate, below goods that lie there, beside the plate, above the roofs; on the sheet."""
    (x, y), _number = VILLAGES[village]
    half = half_plate(village)
    for left, top in (
        (x - wide / 2, y + 30),
        (x - wide / 2, y + 61),
        (x + half + 2, y + 4),
        (x - half - 2 - wide, y + 4),
        (x - wide / 2, y - 40 - high),
    ):
        at = min(max(left, EDGE), WIDE - EDGE - wide), min(max(top, EDGE), HIGH - EDGE - high)
        if not any(lap(_box(at, wide, high), one) for one in house(village)):
            yield at


def _box(at: Point, wide: float, high: float) -> Box:
    return at[0], at[1], at[0] + wide, at[1] + high


def _middle(point: Point, wide: float, high: float) -> Box:
    return _box((point[0] - wide / 2, point[1] - high / 2), wide, high)


def lap(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def house(name: str) -> list[Box]:
    """Plate, roofs and crest."""
    (x, y), _number = VILLAGES[name]
    half = half_plate(name)
    crest = [(x - 50, y - 33, x - 20, y + 3)] if name in START_VILLAGES.values() else []
    return [(x - half, y + 4, x + half, y + 28), (x - 33, y - 36, x + 33, y + 4), *crest]


def _lying(view: Table) -> Iterator[Box]:
    for name in VILLAGES:
        yield from house(name)
        goods = view.goods[name]
        number = len(goods) if len(goods) <= SLOTS else len(set(goods))
        yield from (_middle(at, 2 * CHIP, 2 * CHIP) for at in slots(name, max(number, 1)))
        standing = view.carts.count(name)
        size = 1 if standing == 1 else QUEUE
        yield from (_middle(at, 46 * size, 36 * size) for at in SITES[name].carts[:standing])


STUDS = [_middle(stud, 2 * STUD, 2 * STUD) for _line, stud in PATHS.values()]
