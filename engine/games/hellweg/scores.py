"""Who wins on the Hellweg, R33, R36, R37."""

from functools import lru_cache

from ...game import Scores
from ...parts.cards import Cards
from ...parts.ranking import ranked
from .state import Table
from .tables import MERCHANDISE, ROADS, TOWN_OF

Pairs = tuple[tuple[str, str, int], ...]  # two cards, and what they count together


@lru_cache(maxsize=4096)
def best_pairs(cards: Cards) -> Pairs:
    """R33, S7: the pairing of own cards that counts most; a pair that brings no more is none."""
    banners = [MERCHANDISE[card] for card in cards if MERCHANDISE[card].pair]
    values = {tuple(sorted(banner.pair)): banner.pair_value for banner in banners}

    def best(left: Cards) -> tuple[int, Pairs]:
        if not left:
            return 0, ()
        card, *rest = left
        most, pairs = best(tuple(rest))
        most += MERCHANDISE[card].value
        for place, other in enumerate(rest):
            kinds = tuple(sorted((MERCHANDISE[card].kind, MERCHANDISE[other].kind)))
            if kinds in values:
                value, others = best((*rest[:place], *rest[place + 1 :]))
                if value + values[kinds] > most:
                    most, pairs = value + values[kinds], ((card, other, values[kinds]), *others)
        return most, pairs

    return best(tuple(sorted(cards)))[1]


@lru_cache(maxsize=4096)
def worth(cards: Cards) -> tuple[int, int]:
    """R36: what the cards count one by one, and how much more in pairs."""
    singly = sum(MERCHANDISE[card].value for card in cards)
    more = sum(
        value - MERCHANDISE[one].value - MERCHANDISE[other].value for one, other, value in best_pairs(cards)
    )
    return singly, more


def scores(table: Table) -> Scores:
    rows = []
    for seat in table.seats:
        cards, pairs = worth(table.owned[seat])
        rows.append(
            {
                "thaler": table.money[seat],
                "cards": cards,
                "pairs": pairs,
                "score": table.money[seat] + cards + pairs,
                "tokens": sum(place in TOWN_OF for place in table.tokens[seat]),  # R37, S21
                "carriages": sum(place in ROADS for place in table.carriages[seat]),
            }
        )
    ranks, winners = ranked(
        {s: (row["score"], row["tokens"], row["carriages"]) for s, row in enumerate(rows)}
    )
    return Scores(tuple(rows), {}, ranks, winners, _why(rows, ranks, winners))


def _why(rows: list[dict[str, int]], ranks: tuple[int, ...], winners: tuple[int, ...]) -> str:
    """What set the winner apart from the next."""
    if len(winners) > 1:
        return "shared"
    first, second = (rows[seat] for seat in ranks[:2])
    return next(what for what in ("score", "tokens", "carriages") if first[what] != second[what])
