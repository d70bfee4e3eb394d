"""How plans come out, up to the next sale of the seat: it plays on as it looks best, and so do the others."""

from collections.abc import Sequence

from ....move import Move
from ....search.determinization import Candidate
from ....search.mind import Thought
from ....search.rollout import played
from ..action import Turn
from ..sale import END, KEEP, NONE
from ..state import Table
from ..tables import THALER
from ..warehouse import ACTION
from .turn import SET_UP, held, turns, whole
from .worth import chance_to_win, estimate

PASS = {END, KEEP, NONE, ACTION[THALER,]}
TAKE = ("buy", "card", "thaler")  # what others may take away
WIDTH = 3  # of the search for the turns after the plan
SALE_WIDTH = 10


class Foreseen(Candidate):
    """A plan; its line goes on to the end of the month, once somebody looks."""

    looked = False
    others: tuple[float, ...] = ()  # what each seat is expected to have at the end of the line


def prior(plan: Sequence[Move], table: Table, seat: int) -> Foreseen:
    return Foreseen(plan)


def evaluate(seat: int, candidates: Sequence[Foreseen], world: Table) -> Thought[None]:
    """With the best sale of the month that follows. What the others will have is estimated before it."""
    setting_up = isinstance(world.todo[-1], SET_UP)
    world = held(world)
    for one in candidates:
        if not one.looked:
            if not setting_up:
                one.line += yield from _rest_of_month(played(world, one.line), seat)
            ended = played(world, one.line)
            one.others = tuple(estimate(ended, each) for each in world.seats)
            one.looked = True
        after = played(world, one.line)
        mine = one.others[seat] if setting_up else (yield from _next_sale(after, seat))
        one.worlds += 1
        one.won += chance_to_win(after, seat, [*one.others[:seat], mine, *one.others[seat + 1 :]])
        yield 1


def _rest_of_month(table: Table, seat: int) -> Thought[tuple[Move, ...]]:
    """All but the `end` with which the next card is turned up: so it is the same in every world."""
    line: tuple[Move, ...] = ()
    month = table.round
    while table.todo:
        plan = yield from _plan(table, seat, WIDTH)
        after = played(table, plan)
        if not after.todo or after.round != month:
            return (*line, *plan[:-1])
        line, table = (*line, *plan), after
    return line


def _plan(table: Table, seat: int, width: int) -> Thought[tuple[Move, ...]]:
    if table.todo[-1].seat != seat:
        return (_reply(table),)
    if len(moves := table.moves()) == 1:
        return tuple(moves)
    lines = yield from turns(table, width)
    return whole(lines[0], seat)


def _reply(table: Table) -> Move:
    """Of another seat: the town or the card that is worth most to it, wherever its carriage goes."""
    moves, step = table.moves(), table.todo[-1]
    if isinstance(step, Turn):
        taken = [move for move in moves if move.kind in TAKE]
        return max(taken, key=lambda move: estimate(played(table, (move,)), step.seat))
    return next((move for move in moves if move in PASS), moves[0])


def _next_sale(table: Table, seat: int) -> Thought[float]:
    """What the seat is expected to have after its next sale."""
    month = table.round
    while table.todo:
        mine = table.todo[-1].seat == seat and table.round != month
        plan = yield from _plan(table, seat, SALE_WIDTH)
        for move in plan:
            table.play(move)
        if mine:
            break
    return estimate(table, seat)
