"""Positions of the Dealers that can be read in a test: what is not said is empty."""

from collections import Counter
from collections.abc import Mapping, Sequence

from engine import GAMES, Chance, Event, Move
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


def play(position: Table, *moves: str) -> Table:
    """Play moves that must be legal."""
    for text in moves:
        move = Move.parse(text)
        assert move in position.moves(), f"{text}: {why_not(position, text)}"
        position.play(move)
    return position


def moves(position: Table, *kinds: str) -> list[str]:
    """The legal moves, of these kinds or all, as text."""
    return [str(move) for move in position.moves() if not kinds or move.kind in kinds]


def why_not(position: Table, text: str) -> tuple[object, ...]:
    """The reason that the step gives for a move that is not legal."""
    move = Move.parse(text)
    assert move not in position.moves(), f"{text} is legal"
    return tuple(position.todo[-1].why(position, move))


def told(position: Table, *kinds: str) -> list[Event]:
    """What was told and not yet read, of these kinds or all."""
    return [event for event in position.news if not kinds or event.kind in kinds]


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
