"""Positions of the Merchants that can be read in a test: what is not said is empty."""

from collections.abc import Sequence

from engine import GAMES, Chance
from engine.games.merchants.cards import in_order
from engine.games.merchants.state import Table
from engine.games.merchants.steps.turn import Turn

MERCHANTS = GAMES["merchants"]
ONE_TO_SEVEN = (
    "swift-broker | cookies | shattered-relic | spyglass | flashy-show | "
    "swift-broker favourite-toy | shattered-relic spyglass"
)


def table(
    hands: Sequence[str],
    *,
    decks: Sequence[str] = (),
    discards: Sequence[str] = (),
    stalls: Sequence[str] = (),
    market: str = "",
    market_deck: str = "",
    market_discard: str = "",
    junk: int = 6,
    turn: int = 0,
    first: int = 0,
    actions: int = 1,
    flash: int = 0,
    sets: str = "",
    seed: int = 1,
) -> Table:
    """One hand a seat. Stacks are parted by |. The rightmost market card comes first, `-` is a gap.

    Of decks and discards the last card lies on top.
    """
    seats = len(hands)
    slots = ["" if card == "-" else card for card in market.split()]
    position = Table(
        chance=Chance(seed),
        sets=tuple(sets.split()),
        first=first,
        turn=turn,
        actions=actions,
        flash=flash,
        hands=[in_order(hand.split()) for hand in hands],
        decks=_each(decks, seats),
        discards=_each(discards, seats),
        stalls=[stall(text) for text in [*stalls, *[""] * (seats - len(stalls))]],
        market=slots + [""] * (5 - len(slots)),
        market_deck=tuple(market_deck.split()),
        market_discard=tuple(market_discard.split()),
        junk_pile=junk,
    )
    position.todo.append(Turn(turn))
    return position


def stall(text: str) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(stack.split()) for stack in text.split("|") if stack.strip())


def ones(count: int) -> str:
    """A stall of so many stacks, whatever lies in them."""
    return " | ".join(ONE_TO_SEVEN.split(" | ")[:count])


def started(seats: int, seed: int = 7, **options: str) -> Table:
    """A real game before its first move."""
    start: Table = MERCHANTS.start(seats, MERCHANTS.settle(seats, options), Chance(seed))
    return start


def _each(words: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    return [tuple(text.split()) for text in [*words, *[""] * (seats - len(words))]]
