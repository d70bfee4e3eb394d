"""The levels that people play with."""

from collections.abc import Sequence

from ....chance import Chance
from ....event import Event
from ....move import Move
from ....parts.cards import Cards
from ....planning import Plan
from ....search.bots import best
from ....search.mind import Thought
from ..places import houses, roads
from ..scores import worth
from ..state import Table
from .determinize import determinize, turned
from .rollouts import Foreseen
from .turn import turns, whole

OVERLOOKS = 5  # easy does not see one move in so many
TOKENS = (3.0, 3.0, 3.0, 2.0, 2.0, 1.0)  # what it thinks of each token on the board
CARRIAGE = 0.4
WIDTH = 10
MOST = 12
REMEMBERED = 3  # months before this one whose trading card normal still knows


def easy(view: Table, moves: Sequence[Move], events: Sequence[Event], chance: Chance) -> Thought[Plan]:
    """What brings most now. It overlooks moves."""
    yield 0
    seat = view.todo[-1].seat
    seen = [move for move in moves if chance.below(OVERLOOKS)] or moves
    if len(seen) == 1:
        return [seen[0]]
    world = determinize(view, seat, turned(view, events), chance)
    return [best(seen, [_at_once(world, seat, move) for move in seen], chance)]


def _at_once(world: Table, seat: int, move: Move) -> float:
    after = world.copy()
    after.play(move)
    out = sum(house in houses(after.tokens[seat]) for house in after.tokens[seat])
    on = sum(road in roads(after.carriages[seat]) for road in after.carriages[seat])
    found = after.money[seat] + sum(worth(after.owned[seat])) + CARRIAGE * on
    return found + sum(TOKENS[:out])


def normal(view: Table, moves: Sequence[Move], events: Sequence[Event], chance: Chance) -> Thought[Plan]:
    """The turn after which most can be expected, by the cards that may still come as far as it remembers."""
    if len(moves) == 1:
        return [moves[0]]
    world = determinize(view, view.todo[-1].seat, turned(view, events)[-REMEMBERED:], chance)
    lines = yield from turns(world, WIDTH)
    return whole(lines[0], world.todo[-1].seat)


def candidates(view: Table, moves: Sequence[Move], past: Cards, chance: Chance) -> Thought[list[Foreseen]]:
    """The best turns by what can be expected after them."""
    if len(moves) == 1:
        return [Foreseen(moves)]
    seat = view.todo[-1].seat
    lines = yield from turns(determinize(view, seat, past, chance), WIDTH)
    return [Foreseen(whole(line, seat)) for line in lines[:MOST]]
