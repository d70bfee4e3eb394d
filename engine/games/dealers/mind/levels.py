"""The levels that people play with: what they search, and what they remember."""

from collections.abc import Sequence

from ....chance import Chance
from ....event import Event
from ....move import Move
from ....planning import Plan
from ....search.mind import Thought
from ....search.searcher import HARD_STAGES
from ..cards import PLACE, in_order
from ..state import Table
from ..steps import END, Arrival, Drop, Reject, Turn
from .determinize import determinize
from .memory import Forgets, Memory
from .policy import drop, policy
from .rollouts import Turned, prior
from .turn import turns
from .weights import scale
from .worth import Worth, burdens, left

OVERLOOKS = 4  # easy does not see one move in so many
FORGETS = 4  # normal does not remember one covered card in so many
WIDTH = 30  # of the search
PILE_WIDTH = 4


def easy(view: Table, moves: Sequence[Move], events: Sequence[Event], chance: Chance) -> Thought[Plan]:
    """One card after another; it knows no covered card, and overlooks things."""
    yield 0
    seat = view.todo[-1].seat
    memory = Memory(view, events, lambda round, number, card: True)
    move = policy(determinize(view, seat, memory, chance), overlooks=lambda: not chance.below(OVERLOOKS))
    return [move]


def normal(view: Table, moves: Sequence[Move], events: Sequence[Event], chance: Chance) -> Thought[Plan]:
    """The turn, or the pile, that looks best when it is over."""
    seat = view.todo[-1].seat
    memory = Memory(view, events, _now_and_then(seat))
    table = determinize(view, seat, memory, chance)
    if len(moves) == 1:
        return [moves[0]]
    return (yield from best_plan(table, WIDTH))


def best_plan(table: Table, width: int) -> Thought[Plan]:
    """What looks best, for whoever decides, when its turn is over."""
    step = table.todo[-1]
    seat = step.seat
    if isinstance(step, (Turn, Arrival)):
        lines = yield from turns(table, Worth(table, seat), width)
        return [*lines[0].moves, *finish(lines[0].state, seat)]
    if isinstance(step, Drop):
        return finish(table, seat)
    worths = {}
    for move in table.moves():
        worths[move] = yield from _pile(table, seat, move)
    return [(min if isinstance(step, Reject) else max)(worths, key=worths.__getitem__)]


def candidates(view: Table, moves: Sequence[Move], memory: Memory, chance: Chance) -> Thought[list[Turned]]:
    """The best plans for this turn, by what the table looks like after it."""
    seat = view.todo[-1].seat
    table = determinize(view, seat, memory, chance)
    most, _worlds = HARD_STAGES[0]
    found = [prior(plan, table, seat) for plan in (yield from plans(table, moves, most))]
    return sorted(found, key=lambda one: one.worth, reverse=True)


def plans(table: Table, moves: Sequence[Move], most: int) -> Thought[list[Plan]]:
    """So many turns that look good; of piles all."""
    step = table.todo[-1]
    seat = step.seat
    if isinstance(step, Drop):
        return [finish(table, seat)]
    if isinstance(step, (Turn, Arrival)) and len(moves) > 1:
        lines = yield from turns(table, Worth(table, seat), WIDTH)
        return [[*line.moves, *finish(line.state, seat)] for line in lines[:most]]
    return [[move] for move in moves]


def finish(table: Table, seat: int) -> list[Move]:
    """End the turn, and give up what promises least."""
    table = table.copy()
    plan: list[Move] = []
    while table.todo and table.todo[-1].seat == seat:
        step = table.todo[-1]
        if type(step) is Turn and not plan:
            plan.append(END)
        elif type(step) is Drop:
            plan.append(drop(table, seat, table.moves(), scale(len(table.hands), left(burdens(table)))))
        else:
            break
        table.play(plan[-1])
    return plan


def _now_and_then(seat: int) -> Forgets:
    """The same cards are forgotten whenever it is asked."""
    return lambda round, number, card: not Chance(seat).fork(round, number, PLACE[card]).below(FORGETS)


def _pile(table: Table, seat: int, move: Move) -> Thought[float]:
    """What the best turn with a pile would be worth."""
    after = table.copy()
    after.hands[seat] = in_order((*after.hands[seat], *after.piles[int(move.args[0]) - 1]))
    after.todo = [Turn(seat)]
    lines = yield from turns(after, Worth(table, seat), PILE_WIDTH)
    return lines[0].worth
