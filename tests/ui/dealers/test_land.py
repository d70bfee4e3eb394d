"""The map of the Dealers as geometry: nothing that is to be read or tapped lies upon something else."""

import re
from itertools import combinations
from math import hypot
from pathlib import Path

import pytest

from engine import GAMES, Match, Seat
from engine.games.dealers.tables import LINKS, VILLAGES
from ui.games.dealers import land
from ui.games.dealers.land import PATHS, QUEUE, SITES, SLOTS, half_plate, middle, slots
from ui.games.dealers.room import CHIP, HIGH, STUD, WIDE, Box, house, lap, room

# kind of road -> how far its line reaches to each side
BREADTH = {"mountain": 6, "bridge": 5.5, "ferry": 5, "moor": 5}
KIND = {frozenset(pair): kind for kind, pairs in LINKS.items() for pair in pairs}
ROADS = Path(land.__file__).with_name("roads.svg").read_text(encoding="utf-8")


def curve(line: str) -> list[tuple[float, float]]:
    """Points of a cubic curve, three units apart or less."""
    n = [float(number) for number in re.findall(r"-?[\d.]+", line)]
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = zip(n[::2], n[1::2], strict=True)
    points = []
    for step in range(121):
        t = step / 120
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        points.append((a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy))
    return points


CURVES = {pair: curve(line) for pair, (line, _stud) in PATHS.items()}


def plate(name: str) -> Box:
    (x, y), _number = VILLAGES[name]
    return x - half_plate(name), y + 4, x + half_plate(name), y + 28


def around(middle: tuple[float, float], wide: float, high: float) -> Box:
    x, y = middle
    return x - wide / 2, y - high / 2, x + wide / 2, y + high / 2


def away(point: tuple[float, float], box: Box) -> float:
    x, y = point
    return hypot(max(box[0] - x, 0, x - box[2]), max(box[1] - y, 0, y - box[3]))


def goods(name: str, number: int) -> list[Box]:
    return [around(place, 2 * CHIP, 2 * CHIP) for place in slots(name, number)]


def carts(name: str, number: int) -> list[Box]:
    """As the cart is drawn: 46 of 50 by 36 of 40 units are inked."""
    size = 1 if number == 1 else QUEUE
    return [around(place, 46 * size, 36 * size) for place in SITES[name].carts[:number]]


def on_the_sheet(box: Box) -> bool:
    return box[0] >= 16 and box[1] >= 16 and box[2] <= 984 and box[3] <= 684


def test_plates_and_roofs_lie_apart_and_on_the_sheet() -> None:
    for one, other in combinations(VILLAGES, 2):
        assert not any(lap(a, b) for a in house(one) for b in house(other)), (one, other)
    assert all(on_the_sheet(box) for name in VILLAGES for box in house(name))


@pytest.mark.parametrize("name", VILLAGES)
def test_no_road_and_no_stud_touches_a_plate(name: str) -> None:
    for pair, points in CURVES.items():
        breadth = BREADTH[KIND[frozenset(pair)]]
        assert min(away(point, plate(name)) for point in points) > (0 if name in pair else breadth), pair
        assert min(away(PATHS[pair][1], box) for box in house(name)) > STUD, pair


@pytest.mark.parametrize("number", range(1, SLOTS + 1))
@pytest.mark.parametrize("name", VILLAGES)
def test_goods_lie_free(name: str, number: int) -> None:
    """Of every number; more than these lie in stacks, of which there are as many as kinds of goods."""
    places = slots(name, number)
    assert len(set(places)) == number
    for a, b in combinations(places, 2):
        assert hypot(a[0] - b[0], a[1] - b[1]) >= 26 - 1e-9
    for place, box in zip(places, goods(name, number), strict=True):
        assert on_the_sheet(box)
        assert not any(lap(box, other) for village in VILLAGES for other in house(village))
        for pair, points in CURVES.items():
            near = min(hypot(x - place[0], y - place[1]) for x, y in points)
            assert near > CHIP + BREADTH[KIND[frozenset(pair)]], pair
            stud = PATHS[pair][1]
            assert hypot(stud[0] - place[0], stud[1] - place[1]) > CHIP + STUD, pair


@pytest.mark.parametrize("name", VILLAGES)
def test_goods_and_the_empty_crate_lie_nearer_to_their_village_than_to_any_other(name: str) -> None:
    def gap(place: tuple[float, float], village: str) -> float:
        return min(away(place, box) for box in house(village))

    crate = around(middle(name, 11, 1), 34, 25)
    assert not any(lap(crate, other) for village in VILLAGES for other in house(village))
    for number in range(1, SLOTS + 1):
        places = slots(name, number)
        first = min(places, key=lambda place: gap(place, name))
        assert gap(first, name) < 40
        assert all(gap(first, name) < gap(first, other) for other in VILLAGES if other != name)


@pytest.mark.parametrize("number", range(1, 5))
@pytest.mark.parametrize("name", VILLAGES)
def test_carts_lie_free(name: str, number: int) -> None:
    """Over no label, no road, no good and no other cart, as many as there are seats."""
    standing = carts(name, number)
    assert len(standing) == number
    assert not any(lap(a, b) for a, b in combinations(standing, 2))
    lying = [box for village in VILLAGES for count in range(1, SLOTS + 1) for box in goods(village, count)]
    for box in standing:
        assert on_the_sheet(box)
        assert not any(lap(box, other) for village in VILLAGES for other in house(village))
        assert not any(lap(box, other) for other in lying)
        for pair, points in CURVES.items():
            assert min(away(point, box) for point in points) > BREADTH[KIND[frozenset(pair)]], pair
            assert away(PATHS[pair][1], box) > STUD, pair


@pytest.mark.parametrize("name", VILLAGES)
def test_carts_stand_by_their_village(name: str) -> None:
    """Nearer than to any other; up to three of them within half a cart of its plate or its roofs."""

    def gap(cart: Box, village: str) -> float:
        left, top, right, bottom = cart
        return min(
            hypot(max(box[0] - right, 0, left - box[2]), max(box[1] - bottom, 0, top - box[3]))
            for box in house(village)
        )

    for number in range(1, 5):
        gaps = [gap(cart, name) for cart in carts(name, number)]
        assert max(gaps) < (40 if number == 4 else 23)
        others = [gap(cart, other) for cart in carts(name, number) for other in VILLAGES if other != name]
        assert max(gaps) < min(others)


def test_carts_of_different_villages_lie_apart() -> None:
    for one, other in combinations(VILLAGES, 2):
        for number in range(1, 5):
            assert not any(lap(a, b) for a in carts(one, number) for b in carts(other, number)), (one, other)


def test_every_link_is_drawn_once_with_its_kind_and_its_stud() -> None:
    drawn = re.findall(r'class="route (\w+)" data-link="(\w+) (\w+)">(.*)</g>', ROADS)
    assert len(drawn) == len(KIND)
    assert {frozenset((a, b)): kind for kind, a, b, _rest in drawn} == KIND
    assert {frozenset(pair) for pair in PATHS} == set(KIND)
    for kind, a, b, rest in drawn:
        x, y = PATHS[(a, b)][1]
        assert f'cx="{x:g}" cy="{y:g}"' in rest
        assert f'href="#route-{kind}"' in rest


@pytest.mark.parametrize("seed", range(5))
def test_signs_by_a_village_hide_neither_houses_nor_goods_nor_carts(seed: int) -> None:
    """A number and a chance, as things lie in a game."""
    view = Match(GAMES["dealers"], [*map(Seat, ("Freya", "Jack", "Ivy", "Scott"))], {}, seed).state
    lying = [box for name in VILLAGES if view.goods[name] for box in goods(name, len(view.goods[name]))]
    lying += [box for name in VILLAGES for box in (*house(name), *carts(name, view.carts.count(name)))]
    for name in VILLAGES:
        left, top = room(name, 104, 28, view)
        sign = left, top, left + 104, top + 28
        assert left >= 0
        assert top >= 0
        assert sign[2] <= WIDE
        assert sign[3] <= HIGH
        assert not any(lap(sign, box) for box in lying), name
