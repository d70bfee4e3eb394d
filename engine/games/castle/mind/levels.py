"""The levels that people play with: what they search, and what they remember."""

from collections.abc import Sequence

from ....chance import Chance
from ....event import Event
from ....move import Move
from ....planning import Plan
from ....search.bots import best
from ....search.determinization import Candidate
from ....search.mind import Thought
from ....search.searcher import HARD_STAGES
from ..memory import Memory
from ..state import Table
from ..steps import END, Tower
from ..tables import PLACE
from .determinize import determinize
from .turn import played, turns, until_reveal
from .worth import chances_to_win

FORGETS = 2  # easy does not remember one tile in so many
NORMAL_ROUNDS = 2  # how far back normal remembers
WIDTH = 8  # of the search
SAMPLES = 3  # worlds in which hard looks for turns


def greedy(view: Table, moves: Sequence[Move], events: Sequence[Event], chance: Chance) -> Thought[Plan]:
    """The move that looks best by itself, by what lies open."""
    yield 0
    return [_single(determinize(view, view.turn, {}, chance), moves, chance, cruel=True)]


def easy(view: Table, moves: Sequence[Move], events: Sequence[Event], chance: Chance) -> Thought[Plan]:
    """One move after another. It remembers half of the last round, follows no push, and drops nobody."""
    yield 0
    still = [event for event in events if event.kind != "push"]
    seen = Memory(view.plan, still).since(len(view.seats))
    habit = Chance(view.todo[-1].seat)
    known = {
        square: tile for square, tile in seen.items() if habit.fork(PLACE[square], view.round).below(FORGETS)
    }
    return [_single(determinize(view, view.turn, known, chance), moves, chance, cruel=False)]


def normal(view: Table, moves: Sequence[Move], events: Sequence[Event], chance: Chance) -> Thought[Plan]:
    """The turn that looks best in a world that fits what was seen in the last two rounds."""
    if len(moves) == 1:
        return [moves[0]]
    known = Memory(view.plan, events).since(NORMAL_ROUNDS * len(view.seats))
    world = determinize(view, view.turn, known, chance)
    if isinstance(world.todo[-1], Tower):
        return [_single(world, moves, chance, cruel=True)]
    lines = yield from turns(world, world.turn, WIDTH)
    return until_reveal(lines[0])


def candidates(
    view: Table, moves: Sequence[Move], remembered: dict[str, str], chance: Chance
) -> Thought[list[Candidate]]:
    """The best beginnings of a turn in some worlds, up to what they reveal."""
    seat = view.todo[-1].seat
    if isinstance(view.todo[-1], Tower) or len(moves) == 1:
        return [Candidate([move]) for move in moves]
    found: dict[tuple[Move, ...], float] = {}
    for _ in range(SAMPLES):
        world = determinize(view, seat, remembered, chance)
        lines = yield from turns(world, seat, WIDTH)
        for line in lines[: 4 * HARD_STAGES[0][0]]:
            plan = until_reveal(line)
            found[plan] = max(found.get(plan, 0.0), line.worth)
    ranked = sorted(found, key=found.__getitem__, reverse=True)
    return [Candidate(plan) for plan in ranked]


def known(memory: Memory) -> dict[str, str]:
    """All that was seen."""
    return {square: seen.tile for square, seen in memory.floor.items()}


def _single(world: Table, moves: Sequence[Move], chance: Chance, cruel: bool) -> Move:
    """The move after which the seat stands best."""
    seat = world.todo[-1].seat
    if len(moves) == 1:
        return moves[0]
    worths = {}
    for move, after in played(world):
        falls = [event for event in after.news if event.kind == "fall" and event.args[1] != seat]
        if cruel or not falls:
            worths[move] = chances_to_win(after)[seat]
    if END in moves:
        ended = world.copy()
        ended.play(END)
        worths[END] = chances_to_win(ended)[seat]
    return best([*worths], [*worths.values()], chance)
