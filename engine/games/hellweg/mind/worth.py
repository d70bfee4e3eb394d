"""What a position is worth: the Thalers that a seat will have in the end, and with them its chance to win."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ....parts.cards import Cards
from ....search.odds import odds
from ..action import Turn
from ..places import Places
from ..scores import scores
from ..scores import worth as cards_worth
from ..state import Table
from ..tables import (
    ACTIONS,
    CARDS,
    GOOD_OF,
    GOODS,
    HOUSES,
    MERCHANDISE,
    STORED,
    TOWN_OF,
    WAITING,
)
from .reach import distances
from .weights import WEIGHTS, Weights

HOUSES_OF = {good: tuple(house for house in HOUSES if GOOD_OF[house] == good) for good in GOODS}


class Promise(NamedTuple):
    """What pieces will bring."""

    sales: float  # of tokens that lie there
    later: float  # of tokens that are still to be bought
    spare: int  # tokens that no offer is left for


@lru_cache(1 << 10)
def _asked(cards: Cards) -> dict[str, tuple[tuple[int, str], ...]]:
    """Good -> price and house of each offer on these cards, the dearest first."""
    found: dict[str, list[tuple[int, str]]] = {good: [] for good in GOODS}
    for card in cards:
        for house, price in CARDS[card]:
            found[GOOD_OF[house]].append((price, house))
    return {good: tuple(sorted(offers, reverse=True)) for good, offers in found.items()}


@lru_cache(1 << 15)
def promise(
    tokens: Places, carriages: Places, cards: Cards, owned: Cards, actions: int, weights: Weights
) -> Promise:
    """The best offers first, each to the token that comes there cheapest."""
    way = distances(carriages)
    dirt = weights.dirt - any(MERCHANDISE[card].refund for card in owned)
    sales, spare = 0.0, 0
    later = []
    for good, offers in _asked(cards).items():
        power = sum(MERCHANDISE[card].good == good for card in owned)
        here = [house for house in tokens if house in TOWN_OF and GOOD_OF[house] == good]
        for price, house in offers:
            town = TOWN_OF[house]
            near = way[town]
            best, cost = "", 99
            for token in here:
                found = near.get(TOWN_OF[token], 99)
                if found < cost:
                    best, cost = token, found
            gain = price + power - dirt * cost
            if best and gain > 1:
                here.remove(best)
                sales += gain
                continue
            joined = 0.0
            for other in HOUSES_OF[good]:
                found = near.get(TOWN_OF[other], 99)
                if found < 3 and other != house:
                    joined += 1 / (1 + found)
            sure = min(weights.alone + weights.joined * joined, 0.9)
            later.append((price + power - weights.margin) * sure)
        spare += len(here)
    later.sort(reverse=True)
    return Promise(sales, sum(later[: int(weights.obtained * actions)]), spare)


def unseen(table: Table) -> Cards:
    """Trading cards that may still come."""
    return tuple(sorted((*table.deck, *table.removed)))


def actions_left(table: Table, seat: int) -> int:
    now = sum(type(step) is Turn and step.seat == seat for step in table.todo)
    return now + ACTIONS * max(len(table.deck) - 1, 0)  # R35


def expected(table: Table, seat: int, weights: Weights = WEIGHTS) -> Promise:
    """What the pieces of a seat will bring if all cards come."""
    return promise(
        table.tokens[seat],
        table.carriages[seat],
        unseen(table),
        tuple(sorted(table.owned[seat])),
        actions_left(table, seat),
        weights,
    )


def estimate(table: Table, seat: int, weights: Weights = WEIGHTS) -> float:
    """The Thalers that a seat will have in the end, if it goes on as one does."""
    owned = table.owned[seat]
    money = table.money[seat]
    total = float(money + sum(cards_worth(owned)))
    coming = len(table.deck)
    if not coming:
        return total
    actions = actions_left(table, seat)
    brings = expected(table, seat, weights)
    sure = coming / (coming + len(table.removed))
    total += sure * (brings.sales + brings.later)
    total += weights.spare * min(brings.spare, coming)
    if actions:
        total -= weights.short * max(0.0, weights.liquid - money) * min(actions, 4) / 4
        total += weights.idle * min(table.carriages_left(seat), actions)
    if table.warehouse:
        total += _warehouse(table, seat, actions, weights)
    return total


def _warehouse(table: Table, seat: int, actions: int, weights: Weights) -> float:
    """Stored pieces, privileges, and routes that are nearly complete."""
    horizon = min(actions, 8) / 8
    stored = table.tokens[seat].count(STORED) * 3.0 + table.carriages[seat].count(STORED)
    total = stored * weights.stored * min(actions, 3) / 3
    total += table.carriages[seat].count(WAITING) * weights.waiting * horizon
    total += weights.privilege * horizon * len(table.privileges(seat))
    total += 0.3 * min(actions, 1) * (len(table.ready[seat]) + len(table.turned[seat]))
    return total


def chance_to_win(table: Table, seat: int, estimates: Sequence[float], weights: Weights = WEIGHTS) -> float:
    """By what each seat is expected to have in the end."""
    if not table.todo:
        return scores(table).share(seat)
    start, month = weights.spread
    return odds([[one] for one in estimates], [1 / (start + month * len(table.deck))])[seat]
