"""The tables are the facts of the rule sheet (sections 1, 2 and 5)."""

import re
from collections import Counter
from pathlib import Path

import engine.games.hellweg
from engine.games.hellweg.tables import (
    CARDS,
    GOOD_OF,
    HOUSES,
    MERCHANDISE,
    PIECES,
    ROADS,
    ROADS_AT,
    ROUTES,
    TOWN_OF,
    TOWNS,
)

SHEET = Path(engine.games.hellweg.__file__).with_name("RULES.md").read_text(encoding="utf-8")


def plain(name):
    return name.lower().replace("ö", "oe")


def rows(head):
    """The rows of the table under a line that begins so."""
    lines = SHEET[SHEET.index(head) :].splitlines()[2:]
    found = []
    for line in lines:
        if not line.startswith("|"):
            break
        found.append([cell.strip() for cell in line.strip("|").split("|")])
    return found


def roads(kind):
    text = re.search(rf"^{kind}: (.*?)\.", SHEET, re.MULTILINE)[1]
    for name in text.split(", "):
        name, _, village = name.partition(" (")
        yield "-".join(map(plain, name.split("–"))), bool(village)


def test_the_towns_and_houses_are_those_of_the_sheet():
    told = [
        (plain(town), f"{plain(town)}-{good}")
        for town, _, goods in rows("| town | x,y |")
        for good in goods.split(", ")
    ]
    assert sorted(told) == sorted((TOWN_OF[house], house) for house in HOUSES)
    assert Counter(GOOD_OF.values()) == {"beer": 6, "salt": 5, "iron": 5}
    assert len(TOWNS) == 14


def test_the_roads_are_those_of_the_sheet():
    told = {name: (True, village) for name, village in roads("Cobbled")}
    told |= {name: (False, village) for name, village in roads("Brown")}
    ours = {frozenset(road.split("-")): facts[1:] for road, facts in ROADS.items()}
    assert {frozenset(road.split("-")): facts for road, facts in told.items()} == ours
    assert Counter(cobbled for cobbled, _ in ours.values()) == {True: 10, False: 16}
    assert sum(village for _, village in ours.values()) == 9
    assert len(ROADS_AT["dortmund"]) == 6


def test_the_trading_cards_are_those_of_the_sheet():
    told = {}
    for card, *offers in rows("| card | top left |"):
        words = [offer.split() for offer in offers]
        told[card] = tuple((f"{plain(town)}-{good}", int(price)) for town, good, price in words)
    assert told == CARDS


def test_tv7_each_house_is_on_three_cards_once_at_each_price_and_each_good_on_every_card():
    prices = {house: [] for house in HOUSES}
    for offers in CARDS.values():
        assert {GOOD_OF[house] for house, _ in offers} == {"beer", "salt", "iron"}
        assert len({TOWN_OF[house] for house, _ in offers}) == 4
        for house, price in offers:
            prices[house].append(price)
    assert all(sorted(found) == [3, 4, 5] for found in prices.values())
    assert PIECES.keys() == {3, 4, 5}


def test_the_merchandise_cards_are_those_of_the_sheet():
    told = {row[0]: row for row in rows("| merchandise card | price |")}
    assert told.keys() == MERCHANDISE.keys()
    for name, facts in MERCHANDISE.items():
        _, price, value, players, power = told[name]
        assert (int(price), int(value), tuple(map(int, players.split(",")))) == facts[1:4]
        assert bool(facts.good) == ("saleBonus" in power) == (f'"{facts.good}"' in power)
        assert facts.refund == ("carriageRefund" in power)
        found = re.search(r'"kinds": \["(\w+)", "(\w+)"\], "value": (\d+)', power)
        assert (
            (facts.pair, facts.pair_value) == ((found[1], found[2]), int(found[3]))
            if found
            else not facts.pair
        )


def test_the_routes_are_those_of_the_sheet():
    text = re.search(r"^Privilege routes: (.*)\.$", SHEET, re.MULTILINE)[1]
    told = []
    for part in text.split("; "):
        ends, _, gain = part.partition(" → ")
        told.append((gain, tuple(map(plain, ends.split("–")))))
    names = ("storage", "stockUp", "thalerAndReveal", "additionalCarriages")
    assert told == list(zip(names, ROUTES.values(), strict=True))
