"""The plans of a turn, in a world where all cards are named."""

from collections.abc import Hashable, Iterator
from functools import partial

from ....move import Move
from ....search.beam import Line, beam_search
from ....search.mind import Thought
from ....search.rollout import played
from ..state import Table
from ..steps.actions import DONE, Actions, Redraw
from ..steps.lose import Lose
from ..steps.turn import END, RaidOrExchange
from .policy import policy, swap
from .worth import chances_to_win

WIDTH = 12  # of the search
Plan = tuple[Move, ...]


def actions(world: Table, seat: int) -> Thought[list[Line]]:
    """What may be done with the drawn cubes, best first."""
    start = world.copy()
    if isinstance(start.todo[-1], Redraw):
        start.todo.pop()
    worth = partial(_worth, seat=seat)
    return (yield from beam_search(start, worth, WIDTH, partial(_successors, seat), _key))


def _worth(table: Table, seat: int) -> float:
    return chances_to_win(table)[seat]


def _successors(seat: int, line: Line) -> Iterator[tuple[Plan, Table]]:
    table = line.state
    if isinstance(table.todo[-1], Actions):
        for move in table.moves():
            if move != DONE:
                yield from _carried_out(table, seat, line.moves, move)


def _carried_out(table: Table, seat: int, before: Plan, move: Move) -> Iterator[tuple[Plan, Table]]:
    """An action with the decisions that are part of it; who gives up a card gives up the weakest."""
    after = table.copy()
    after.play(move)
    plan = (*before, move)
    while isinstance(after.todo[-1], Lose):
        weakest = policy(after)
        plan += (weakest,) if after.seat == seat else ()
        after.play(weakest)
    if isinstance(after.todo[-1], Actions):
        yield plan, after
    else:  # a bard
        for each in after.moves():
            yield from _carried_out(after, seat, plan, each)


def _key(table: Table) -> Hashable:
    return (
        *(tuple(each) for each in (table.warriors, table.pipers, table.monks, table.estates)),
        *(tuple(each) for each in (table.cattle, table.castles, table.monasteries)),
        table.drawn,
    )


def raids(table: Table) -> list[Move]:
    return [move for move in table.moves() if move.kind == "raid"]


def exchange(table: Table) -> Plan:
    """Weak cards for new ones; where there are none, the end of the turn."""
    after: Table = table.copy()
    plan: Plan = ()
    while isinstance(step := after.todo[-1], RaidOrExchange):
        move = swap(after, step)
        plan += (move,)
        if move == END:
            break
        after.play(move)
    return plan


def with_exchange(world: Table, plan: Plan) -> Plan:
    """After these actions; not if they bring a card, which nobody knows."""
    after = played(world, plan)
    return (*plan, *exchange(after)) if after.reveals == world.reveals else plan


def asks_another(world: Table, plan: Plan) -> bool:
    """The victim of a bard gives up a card before it goes on."""
    return played(world, until_seen(world, plan)).seat != world.seat


def until_seen(world: Table, plan: Plan) -> Plan:
    """As much of a plan as is played before a card is drawn or another seat decides."""
    after = world.copy()
    for count, move in enumerate(plan, 1):
        after.play(move)
        if not after.todo or after.reveals != world.reveals or after.seat != world.seat:
            return plan[:count]
        if after.chance != world.chance:
            return plan[:count]
    return plan
