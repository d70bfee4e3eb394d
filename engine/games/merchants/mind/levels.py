"""The bots that people play with: what they search."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import islice

from ....beam import Way
from ....bots import Plan, Thought, settle
from ....chance import Chance
from ....event import Event
from ....move import Move
from ....tried import Tried, halve, possible, weighed
from ..cards import ROWS, held
from ..state import Table
from ..steps.building import SKIP, Winter
from ..steps.turn import END, Turn
from ..techniques.ocelots import Guess
from .guess import guess
from .hasty import hasty
from .memory import Memory
from .turn import is_open, is_sure, turns
from .weighing import BEYOND, play_on, turn_number, weigh
from .worth import chance_to_win

OVERLOOKS = 3  # easy does not see one move in so many
WIDTH = 5  # of the search
CHANCES = 6  # so many plans that reveal something are tried
TIMES = 6  # in so many worlds, to the end of the turn
STAGES = ((12, 8), (6, 16), (3, 24))  # hard tries so many plans, in so many worlds more
TRUST = 16  # what a plan looked like counts as much as so many worlds
PROGRESS = 0.01  # a stack counts this much more, so that who has as good as won does not wait
GUESSES = 20  # worlds that are asked for the value of a covered card
MOST_PLAYED = 12  # techniques in a turn: cards can come back for ever


def easy(view: Table, moves: Sequence[Move], events: Sequence[Event], chance: Chance) -> Thought[Plan]:
    """One thing after another; it overlooks things."""
    yield 0
    table = guess(view, view.todo[-1].seat, Memory(view, events), chance)
    return [hasty(table, overlooks=lambda: not chance.below(OVERLOOKS))]


def normal(view: Table, moves: Sequence[Move], events: Sequence[Event], chance: Chance) -> Thought[Plan]:
    """The turn that looks best when it is over."""
    tried = yield from candidates(view, moves, Memory(view, events), chance)
    return tried[0].plan


def hard(view: Table, moves: Sequence[Move], events: Sequence[Event], chance: Chance) -> Thought[Plan]:
    """What comes out best when it is tried in worlds as they may be."""
    seat = view.todo[-1].seat
    memory = Memory(view, events)
    tried = yield from candidates(view, moves, memory, chance)
    if len(tried) > 1:
        tried = [Tried(one.plan, one.worth, TRUST) for one in tried]
    worlds = possible(guess, view, seat, memory, chance)
    look = partial(weigh, seat=seat, turns=len(view.hands) + BEYOND)
    tried = yield from halve(tried, STAGES, worlds, look)
    return tried[0].plan


def candidates(view: Table, moves: Sequence[Move], memory: Memory, chance: Chance) -> Thought[list[Tried]]:
    """Ways to play that are worth a closer look, best first as far as this turn tells."""
    seat = view.todo[-1].seat
    if len(moves) == 1:
        yield 0
        return [Tried(moves)]
    if type(view.todo[-1]) is Guess:
        yield 0
        return [Tried([_guess(view, seat, memory, chance)])]
    table = guess(view, seat, memory, chance)

    def worth(after: Table) -> float:
        if is_open(after, table):
            built = after.number(seat) - table.number(seat)
            return chance_to_win(after, seat, after.after(after.turn)) + PROGRESS * built
        return _go_on(after, seat)

    found = yield from turns(table, worth, WIDTH)
    sure: list[Tried] = []
    unsure: list[Tried] = []
    for way in found:
        if is_open(way.table, table):
            if type(way.table.todo[-1]) in (Turn, Winter):
                sure.append(Tried([*way.moves, *finish(way)], way.worth, 1))
        elif not way.table.todo and is_sure(way.table, table):
            sure.append(Tried(way.moves, way.worth, 1))
        elif len(unsure) < CHANCES:
            unsure.append(Tried(way.moves))
    if sure and memory.played >= MOST_PLAYED:
        unsure = []
    if unsure:
        worlds = possible(guess, view, seat, memory, chance)
        yield from weighed(unsure, worlds, TIMES, partial(weigh, seat=seat, turns=1))
    return sorted([*sure, *unsure], key=lambda one: one.worth, reverse=True)


def finish(way: Way) -> list[Move]:
    """End the turn."""
    skips = sum(type(step) is Winter for step in way.table.todo)
    return [*[SKIP] * skips, END]


def _go_on(table: Table, seat: int) -> float:
    """Something was revealed: what a quick hand makes of it."""
    table = table.copy()
    settle(play_on(table, turn_number(table) + 1))
    return chance_to_win(table, seat, table.turn)


def _guess(view: Table, seat: int, memory: Memory, chance: Chance) -> Move:
    """S18: the value that is most likely."""
    found: Counter[int] = Counter()
    for world in islice(possible(guess, view, seat, memory, chance), GUESSES):
        found[ROWS[held(world.seen[0]).card].value] += 1
    return Move("guess", str(max(sorted(found), key=lambda value: found[value])))
