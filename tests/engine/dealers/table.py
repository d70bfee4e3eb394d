"""Positions of the Dealers that can be read in a test: what is not said is empty."""

from collections import Counter
from collections.abc import Mapping, Sequence

from engine import GAMES, Chance
from engine.games.dealers.cards import (
    EXTRA_CARDS,
    FEED_CARDS,
    REQUEST_CARDS,
    ROUTE_CARDS,
    START_CARDS,
    in_order,
)
from engine.games.dealers.state import Table
from engine.games.dealers.steps import Deal, Turn
from engine.games.dealers.tables import COLOURS, START_VILLAGES, VILLAGES

from ..position import moves

DEALERS = GAMES["dealers"]


def table(
    hands: Sequence[str],
    *,
    carts: Sequence[str] = (),
    goods: Mapping[str, str] | None = None,
    collections: Sequence[str] = (),
    values: Sequence[str] = (),
    piles: Sequence[str] = (),
    deck: str = "",
    discard: str = "",
    horse: int = 0,
    turn: int | None = 0,
    seed: int = 1,
    open_piles: bool = False,
    open_totals: bool = False,
) -> Table:
    """One hand a seat; words are cards or goods. `turn` is the seat that has its turn, None: the deal comes.

    Carts stand in their start villages. Of deck, discard and pile the last card lies on top.
    """
    seats = len(hands)
    colours = COLOURS[:seats]
    position = Table(
        chance=Chance(seed),
        open_piles=open_piles,
        open_totals=open_totals,
        colours=colours,
        horse=horse,
        carts=[*carts, *(START_VILLAGES[colour] for colour in colours[len(carts) :])],
        goods={village: in_order((goods or {}).get(village, "").split()) for village in VILLAGES},
        collections=_each(collections, seats),
        hands=_each(hands, seats),
        values=_each(values, seats),
        deck=tuple(deck.split()),
        discard=tuple(discard.split()),
        piles=[tuple(pile.split()) for pile in piles],
    )
    if turn is None:
        position.todo.append(Deal(horse))
    else:
        still_to_play = (horse - turn) % seats or seats
        position.todo += [Turn((turn + step) % seats) for step in reversed(range(still_to_play))]
    return position


def started(seats: int, seed: int = 7, **options: str) -> Table:
    """A real game before its first move."""
    start: Table = DEALERS.start(seats, DEALERS.settle(seats, options), Chance(seed))
    return start


def end_all_turns(position: Table) -> Table:
    """Everybody ends at once and gives up the first cards that can go, until the round is closed."""
    while moves(position, "end", "drop"):
        position.play(position.moves()[-1] if moves(position, "end") else position.moves()[0])
    return position


def all_cards(*colours: str) -> Counter[str]:
    """Every card that is in a game with these colours."""
    starts = [card for colour in colours for card in START_CARDS[colour]]
    return Counter([*ROUTE_CARDS, *EXTRA_CARDS, *FEED_CARDS, *REQUEST_CARDS, *starts])


def _each(words: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    return [in_order(text.split()) for text in [*words, *[""] * (seats - len(words))]]
