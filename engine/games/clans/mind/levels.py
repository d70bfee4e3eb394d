"""The levels that people play with."""

from collections.abc import Sequence
from functools import partial
from itertools import islice

from ....chance import Chance
from ....event import Event
from ....move import Move
from ....planning import Plan
from ....search.bots import best
from ....search.determinization import Candidate, determinizations, evaluate_in
from ....search.mind import Thought
from ..memory import Memory
from ..state import Table
from ..steps.actions import DONE, PUTBACK, REDRAW, Actions, Redraw
from ..steps.lose import Lose
from ..steps.raid import Fight
from ..steps.turn import RaidOrExchange
from .determinize import determinize
from .policy import policy
from .rollouts import evaluate_turn
from .turn import actions, asks_another, exchange, raids, until_seen, with_exchange
from .worth import chances_to_win

OVERLOOKS = 4  # easy does not see one move in so many
LINES = 6  # sets of actions that are combined with a raid or an exchange
RAIDS = 8  # worlds in which each raid is tried
TRUST = 4  # what a plan looked like counts as much as so many worlds


def greedy(view: Table, moves: Sequence[Move], events: Sequence[Event], chance: Chance) -> Thought[Plan]:
    """The move after which the seat stands best at once."""
    yield 0
    seat = view.todo[-1].seat
    world = determinize(view, seat, Memory(len(view.seats), ()), chance)
    return [best(moves, _at_once(world, moves, seat), chance)]


def easy(view: Table, moves: Sequence[Move], events: Sequence[Event], chance: Chance) -> Thought[Plan]:
    """One thing after another; it overlooks some."""
    yield 0
    if not chance.below(OVERLOOKS):
        return [moves[chance.below(len(moves))]]
    return [policy(determinize(view, view.todo[-1].seat, remember(view, events), chance))]


def normal(view: Table, moves: Sequence[Move], events: Sequence[Event], chance: Chance) -> Thought[Plan]:
    """The turn that looks best when it is over."""
    memory, seat = remember(view, events), view.todo[-1].seat
    found = yield from candidates(view, moves, memory, chance)
    if isinstance(view.todo[-1], Fight):
        worlds = determinizations(determinize, view, seat, memory, chance)
        yield from evaluate_in(found, worlds, RAIDS, partial(evaluate_turn, seat))
        found.sort(key=lambda one: one.worth, reverse=True)
    return found[0].plan


def remember(view: Table, events: Sequence[Event]) -> Memory:
    return Memory(len(view.hands), events)


def candidates(
    view: Table, moves: Sequence[Move], memory: Memory, chance: Chance
) -> Thought[list[Candidate]]:
    """The best plans for this turn, by what the table looks like after it."""
    step = view.todo[-1]
    if len(moves) == 1 or isinstance(step, Fight):
        yield 0
        return [Candidate([move]) for move in moves]
    world = determinize(view, step.seat, memory, chance)
    if isinstance(step, Lose) or (isinstance(step, RaidOrExchange) and step.away):
        yield 0
        return [Candidate([policy(world)])]
    if isinstance(step, Redraw):
        return [Candidate((yield from _redraw(world, step.seat)))]
    if isinstance(step, (Actions, RaidOrExchange)):
        worlds = determinizations(determinize, view, step.seat, memory, chance)
        return (yield from _turns(world, step.seat, list(islice(worlds, RAIDS))))
    yield 0
    worths = _at_once(world, moves, step.seat)
    found = [Candidate([move], worth, TRUST) for move, worth in zip(moves, worths, strict=True)]
    return sorted(found, key=lambda one: one.worth, reverse=True)


def _at_once(world: Table, moves: Sequence[Move], seat: int) -> list[float]:
    """The chance to win right after each move."""
    worths = []
    for move in moves:
        after = world.copy()
        after.play(move)
        worths.append(chances_to_win(after)[seat])
    return worths


def _redraw(world: Table, seat: int) -> Thought[list[Move]]:
    """What the best actions leave over goes back: they can still be done."""
    if world.aside:
        return [REDRAW]
    lines = yield from actions(world, seat)
    return [*(PUTBACK[colour] for colour in lines[0].state.drawn), REDRAW]


def _turns(world: Table, seat: int, worlds: Sequence[Table]) -> Thought[list[Candidate]]:
    """Sets of actions, each with an exchange or a raid."""
    lines: list[tuple[float, tuple[Move, ...]]] = [(0.0, ())]
    if isinstance(world.todo[-1], Actions):
        found = yield from actions(world, seat)
        lines = [(line.worth, (*line.moves, DONE)) for line in found[:LINES]]
    swapped, *raided = yield from _thirds(seat, worlds)
    best_of: dict[tuple[Move, ...], Candidate] = {}
    for worth, plan in lines:
        if asks_another(world, plan):
            ways = [(swapped, plan)]
        else:
            ways = [(swapped, with_exchange(world, plan)), *((raid, (*plan, *raid.plan)) for raid in raided)]
        for third, line in ways:
            one = Candidate(until_seen(world, line), worth + third.worth - swapped.worth, TRUST)
            one.line = one.plan if asks_another(world, plan) else line
            if one.plan not in best_of or best_of[one.plan].worth < one.worth:
                best_of[one.plan] = one
    return sorted(best_of.values(), key=lambda one: one.worth, reverse=True)


def _thirds(seat: int, worlds: Sequence[Table]) -> Thought[list[Candidate]]:
    """An exchange, then each raid, as they come out when the turn is over."""
    found = [Candidate(())]
    for world in worlds:
        table = world.copy()
        table.todo = [RaidOrExchange(seat)]
        if len(found) == 1:
            found = [Candidate(exchange(table)), *(Candidate([move]) for move in raids(table))]
        yield from evaluate_turn(seat, found, table)
    return found
