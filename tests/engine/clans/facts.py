"""What the generic tests know of the clans."""

from collections import Counter

from engine import Chance
from engine.games.clans.state import Table, in_order
from engine.games.clans.tables import ALL_CARDS, CUBES, SETUP, TILES

from ..facts import Counts, Facts, Pieces


def _count(state: Table) -> Counts:
    """Cubes (S37), cards and tiles."""
    cubes = Counter({**state.bag})
    cubes.update(SETUP[len(state.seats)].removed)
    cubes.update((*state.drawn, *state.aside))
    cubes.update(
        {
            "yellow": sum(state.warriors),
            "blue": sum(state.pipers) + 2 * sum(state.castles) + state.piping,
            "green": sum(state.monks) + 3 * sum(state.monasteries),
            "red": sum(state.cattle),
        }
    )
    cards = Counter(state.discard)
    for heap in (*state.hands, state.pile, state.laid):
        cards.update(heap)
    return [dict(cubes), dict(cards), dict(Counter((*state.tiles, *state.gone, *state.turned)))]


def _hide_again(state: Table, seat: int, chance: Chance) -> Table:
    """The same, but for the pile, the hands of the others, a laid card, and the tiles."""
    other = state.copy()
    others = state.others(seat)
    cards = [*state.pile, *(card for who in others for card in state.hands[who])]
    if seat != state.turn:
        cards += state.laid
    tiles = [*state.tiles, *state.gone]
    chance.shuffle(cards)
    chance.shuffle(tiles)
    if seat != state.turn:
        other.laid = tuple(cards.pop() for _ in state.laid)
    for who in others:
        other.hands[who] = in_order(cards.pop() for _ in state.hands[who])
    other.pile = tuple(cards)
    other.tiles, other.gone = tuple(tiles[: len(state.tiles)]), tuple(tiles[len(state.tiles) :])
    return other


def _unseen(state: Table, seat: int | None) -> set[str]:
    """Tiles of which no copy was turned up. Cards are numbers, which stand everywhere in a text."""
    return {*state.tiles, *state.gone} - {*state.turned}


FACTS = Facts(
    pieces=Pieces(
        count=_count,
        total=lambda state: [CUBES, dict(Counter(ALL_CARDS)), dict(Counter(TILES))],
        hide_again=_hide_again,
        unseen=_unseen,
    ),
    perft={
        3: [9, 37, 98, 401, 1627],
        4: [14, 73, 180, 723, 3103],
        5: [12, 48, 150, 557, 2249],
    },
    perft_in_a_turn={
        ("three-tile", 31): [5, 20, 76],  # raid or exchange
        ("three-tile", 38): [4, 24, 96],  # a fight
        ("five-tile", 43): [2, 6, 16],  # a bard
        ("three-tile", 46): [2, 2, 8],  # booty
        ("three-tile", 51): [5, 31, 118],  # cubes put back
    },
    numbers={
        "r": (40, set()),
        "s": (47, set()),
        "tv": (15, set()),
    },
)
