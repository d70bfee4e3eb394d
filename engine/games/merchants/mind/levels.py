"""The levels that people play with: what they search."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import islice

from ....chance import Chance
from ....event import Event
from ....move import Move
from ....planning import Plan
from ....search.beam import Line
from ....search.determinization import Candidate, determinizations, evaluate_in
from ....search.mind import Thought, settle
from ..cards import worth
from ..memory import Memory
from ..state import Table
from ..steps.building import SKIP, Winter
from ..steps.turn import END, Turn
from ..techniques.ocelots import VALUES, Guess
from .determinize import determinize
from .policy import policy
from .rollouts import evaluate_turns, rollout_until, turn_number
from .turn import is_open, is_sure, turns
from .weights import Weigh, master_scale, scale
from .worth import chance_to_win

OVERLOOKS = 3  # easy does not see one move in so many
WIDTH = 5  # of the search
CHANCES = 6  # so many plans that reveal something are tried
TIMES = 6  # in so many worlds, to the end of the turn
TRUST = 16  # what a plan looked like counts as much as so many worlds
PROGRESS = 0.01  # a stack counts this much more, so that who has as good as won does not wait
GUESSES = 20  # worlds that are asked for the value of a covered card
WAITS = frozenset(("discard", "done", "end"))  # moves of a turn that changes nothing on the table
MOST_PLAYED = 12  # techniques in a turn: cards can come back for ever


def easy(view: Table, moves: Sequence[Move], events: Sequence[Event], chance: Chance) -> Thought[Plan]:
    """One thing after another; it overlooks things."""
    yield 0
    table = determinize(view, view.todo[-1].seat, Memory(view, events), chance)
    return [policy(table, overlooks=lambda: not chance.below(OVERLOOKS))]


def normal(view: Table, moves: Sequence[Move], events: Sequence[Event], chance: Chance) -> Thought[Plan]:
    """The turn that looks best when it is over."""
    tried = yield from candidates(view, moves, Memory(view, events), chance)
    return tried[0].plan


def candidates(
    view: Table, moves: Sequence[Move], memory: Memory, chance: Chance, weigh: Weigh = scale
) -> Thought[list[Candidate]]:
    """The best plans for this turn, by what the table looks like after it."""
    seat = view.todo[-1].seat
    if len(moves) == 1:
        yield 0
        return [Candidate(moves)]
    if type(view.todo[-1]) is Guess:
        yield 0
        return [Candidate([_guess(view, seat, memory, chance)])]
    table = determinize(view, seat, memory, chance)

    def worth(after: Table) -> float:
        if is_open(after, table):
            built = after.number(seat) - table.number(seat)
            return chance_to_win(after, seat, after.after(after.turn), weigh) + PROGRESS * built
        return _go_on(after, seat, weigh)

    found = yield from turns(table, worth, WIDTH)
    sure: list[Candidate] = []
    unsure: list[Candidate] = []
    for line in found:
        if is_open(line.state, table):
            if type(line.state.todo[-1]) in (Turn, Winter):
                sure.append(Candidate([*line.moves, *finish(line)], line.worth, TRUST))
        elif not line.state.todo and is_sure(line.state, table):
            sure.append(Candidate(line.moves, line.worth, TRUST))
        elif len(unsure) < CHANCES:
            unsure.append(Candidate(line.moves))
    if sure and memory.played >= MOST_PLAYED:
        unsure = []
    if unsure:
        worlds = determinizations(determinize, view, seat, memory, chance)
        yield from evaluate_in(unsure, worlds, TIMES, partial(evaluate_turns, seat, 1, weigh=weigh))
        unsure = [Candidate(one.plan, one.worth, TRUST) for one in unsure]
    return sorted([*sure, *unsure], key=lambda one: one.worth, reverse=True)


def eager(view: Table, moves: Sequence[Move], memory: Memory, chance: Chance) -> Thought[list[Candidate]]:
    """The master's candidates. Rollouts flatter who waits, as if the others' bad turns were worth it, and two
    that wait wait for ever: it waits only where that is what looks best."""
    found = yield from candidates(view, moves, memory, chance, master_scale)
    if WAITS.issuperset(move.kind for move in found[0].plan):
        return found
    return [one for one in found if not WAITS.issuperset(move.kind for move in one.plan)]


def finish(line: Line) -> list[Move]:
    """End the turn."""
    skips = sum(type(step) is Winter for step in line.state.todo)
    return [*[SKIP] * skips, END]


def _go_on(table: Table, seat: int, weigh: Weigh) -> float:
    """Something was revealed: what the rollout policy makes of it."""
    table = table.copy()
    settle(rollout_until(table, turn_number(table) + 1))
    return chance_to_win(table, seat, table.turn, weigh)


def _guess(view: Table, seat: int, memory: Memory, chance: Chance) -> Move:
    """S18: the value that is most likely."""
    found: Counter[int] = Counter()
    for world in islice(determinizations(determinize, view, seat, memory, chance), GUESSES):
        found[worth(world.seen[0], world.flash)] += 1
    return Move("guess", str(max(VALUES, key=lambda value: found[value])))
