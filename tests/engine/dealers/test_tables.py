"""The tables are the facts of the rule sheet, and the map and the deck are fair."""

import re
from collections import Counter, deque
from itertools import combinations
from pathlib import Path

import pytest

import engine.games.dealers
from engine.games.dealers.cards import (
    ALL_GOODS,
    EXTRA_CARDS,
    FEED_CARDS,
    ORDERS,
    REQUEST_CARDS,
    ROUTE_CARDS,
    START_CARDS,
)
from engine.games.dealers.tables import (
    COLOURS,
    GAP,
    GOAL,
    GOODS,
    HAND_LIMIT,
    KINDS,
    LINKS,
    PILE_SIZE,
    REQUESTS,
    SEEDED,
    SPARE_PILES,
    START_SETS,
    START_VILLAGES,
    VILLAGES,
)

SHEET = Path(engine.games.dealers.__file__).with_name("RULES.md").read_text(encoding="utf-8")
EDGES = [(kind, a, b) for kind, links in LINKS.items() for a, b in links]
NEIGHBOURS = {
    here: [(kind, b if a == here else a) for kind, a, b in EDGES if here in (a, b)] for here in VILLAGES
}
PLACES = {village: place for village, (place, _) in VILLAGES.items()}
NUMBERS = {village: number for village, (_, number) in VILLAGES.items()}
STARTS = set(START_VILLAGES.values())


def steps_from(start, without=frozenset()):
    """Village -> how many links away; a pair of villages can be cut."""
    steps, queue = {start: 0}, deque([start])
    while queue:
        here = queue.popleft()
        for _, there in NEIGHBOURS[here]:
            if there not in steps and {here, there} != without:
                steps[there] = steps[here] + 1
                queue.append(there)
    return steps


# --- the same as the sheet says


def test_villages_are_those_of_the_sheet():
    cells = re.compile(r"(\w+) \| (\d+),(\d+) \| (START \w+|\d+)")
    section = SHEET[SHEET.index("Villages (x, y") : SHEET.index("Numbers 2,2,2")]
    villages = cells.findall(section)
    numbers = {name: 0 if what.startswith("START") else int(what) for name, _, _, what in villages}
    assert {name: ((int(x), int(y)), numbers[name]) for name, x, y, _ in villages} == VILLAGES
    starts = {name: what.split()[1] for name, _, _, what in villages if what.startswith("START")}
    assert starts == {village: colour for colour, village in START_VILLAGES.items()}


@pytest.mark.parametrize("kind", KINDS)
def test_links_are_those_of_the_sheet(kind):
    line = re.search(rf"^- {kind}: (.*)$", SHEET, re.MULTILINE)[1].rstrip(".")
    assert [tuple(pair.split("–")) for pair in line.split(", ")] == list(LINKS[kind])


def test_start_sets_are_those_of_the_sheet():
    sets = re.findall(r"(red|blue|green|yellow) (\w+) \+ \{([\w, ]+)\}", SHEET)
    assert {colour: (goods.replace(", ", " "), kind) for colour, kind, goods in sets} == START_SETS


def test_numbers_of_the_set_up_are_those_of_the_sheet():
    def cells(title):
        line = next(line for line in SHEET.splitlines() if line.startswith(f"| {title}"))
        return [cell.strip() for cell in line.split("|")[2:5]]

    assert [int(n) for n in cells("requests that trigger the end")] == [GOAL[n] for n in (2, 3, 4)]
    assert cells("requests + feed seeded") == [f"{SEEDED[n]}+{SEEDED[n]}" for n in (2, 3, 4)]
    assert [int(n) for n in cells("dealer piles per round")] == [n + SPARE_PILES for n in (2, 3, 4)]
    assert [int(n) for n in cells("cards dealt per round")] == [PILE_SIZE * (n + 1) for n in (2, 3, 4)]
    assert cells("damage rule")[0] == f"gap of {GAP}+"
    assert HAND_LIMIT == 4


# --- the map


def test_seventeen_villages_four_of_them_starts_without_goods():
    assert len(VILLAGES) == 17
    assert len(STARTS) == 4
    assert {village for village, number in NUMBERS.items() if number == 0} == STARTS
    assert sorted(NUMBERS[v] for v in NUMBERS if v not in STARTS) == [2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6]
    assert sum(NUMBERS.values()) == len(ALL_GOODS) == 48


def test_thirty_two_links_eight_of_a_kind_no_two_between_the_same_villages():
    assert {kind: len(links) for kind, links in LINKS.items()} == dict.fromkeys(KINDS, 8)
    assert len({frozenset(edge[1:]) for edge in EDGES}) == 32
    assert all(a != b for _, a, b in EDGES)
    assert {village for _, a, b in EDGES for village in (a, b)} == set(VILLAGES)


def test_every_village_can_be_reached_even_without_any_one_link():
    for _, a, b in EDGES:
        assert len(steps_from("forres", without={a, b})) == 17


def test_three_to_five_links_of_three_kinds_at_every_village():
    for links in NEIGHBOURS.values():
        assert 3 <= len(links) <= 5
        assert len({kind for kind, _ in links}) >= 3
    assert {len(NEIGHBOURS[village]) for village in STARTS} == {3}


def test_each_start_lacks_another_kind_and_has_that_of_its_start_card():
    lacks = [set(KINDS) - {kind for kind, _ in NEIGHBOURS[START_VILLAGES[colour]]} for colour in COLOURS]
    assert sorted(kind for lack in lacks for kind in lack) == sorted(KINDS)
    for colour, (_, kind) in START_SETS.items():
        assert kind in {each for each, _ in NEIGHBOURS[START_VILLAGES[colour]]}


def test_two_villages_have_moor_ferry_and_bridge_only():
    three = {"moor", "ferry", "bridge"}
    example = {village for village, links in NEIGHBOURS.items() if {kind for kind, _ in links} == three}
    assert example == {"grantown", "cabrach"}


def test_no_two_links_cross():
    def side(a, b, c):
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    for (_, *one), (_, *two) in combinations(EDGES, 2):
        if set(one) & set(two):
            continue
        a, b, c, d = (PLACES[village] for village in (*one, *two))
        assert side(a, b, c) * side(a, b, d) > 0 or side(c, d, a) * side(c, d, b) > 0, (one, two)


def test_no_link_passes_within_fifty_of_a_third_village_and_all_are_on_the_sheet():
    for village, (x, y) in PLACES.items():
        assert 60 <= x <= 940
        assert 60 <= y <= 640
        for _, a, b in EDGES:
            if village not in (a, b):
                (ax, ay), (bx, by) = PLACES[a], PLACES[b]
                dx, dy = bx - ax, by - ay
                t = max(0.0, min(1.0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
                assert ((ax + t * dx - x) ** 2 + (ay + t * dy - y) ** 2) ** 0.5 >= 50


def test_the_map_is_small_and_fair():
    assert max(max(steps_from(village).values()) for village in VILLAGES) == 5
    for within, goods in ((1, 11), (2, 24)):
        for start in STARTS:
            near = [village for village, steps in steps_from(start).items() if 0 < steps <= within]
            assert sum(NUMBERS[village] for village in near) == goods


# --- the deck


def test_a_hundred_and_ten_cards():
    assert Counter(ROUTE_CARDS) == dict.fromkeys(KINDS, 11)
    assert len(REQUEST_CARDS) == 26
    assert (len(FEED_CARDS), len(EXTRA_CARDS)) == (24, 4)
    assert [len(cards) for cards in START_CARDS.values()] == [3] * 4
    assert 44 + 26 + 24 + 4 + 12 == 110
    assert Counter(ALL_GOODS) == dict.fromkeys(GOODS, 8)


def test_requests_by_points_and_no_two_alike():
    assert {points: len(cards) for points, cards in REQUESTS.items()} == {3: 6, 4: 8, 5: 6, 6: 3, 7: 3}
    assert len(ORDERS) == 30
    assert len({tuple(sorted(order.goods)) for order in ORDERS.values()}) == 30


def test_points_are_more_than_the_goods_are_worth_when_kept():
    assert all(order.points >= len(order.goods) + 1 for order in ORDERS.values())


def test_demand_for_each_good_is_fifteen_or_sixteen():
    demand = Counter(good for order in ORDERS.values() for good in order.goods)
    assert set(demand) == set(GOODS)
    assert set(demand.values()) == {15, 16}


def test_the_requests_of_the_rulebook_are_there_and_its_final_hands_can_be_dealt():
    for goods in (("anvil", "anvil"), ("chair", "vase", "vase"), ("anvil", "anvil", "anvil")):
        assert goods in [order.goods for order in ORDERS.values()]
    needed = Counter([7, 6, 5, 3, 5, 5, 4, 4, 6, 5, 4, 3, 3, 7, 7, 4, 3, 3])
    assert needed <= Counter(order.points for order in ORDERS.values())
