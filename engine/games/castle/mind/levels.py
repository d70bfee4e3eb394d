"""The levels that people play with: what they search, and what they remember."""

from collections.abc import Sequence

from ....chance import Chance
from ....event import Event
from ....move import Move
from ....planning import Plan
from ....search.beam import Line
from ....search.bots import best
from ....search.mind import Thought
from ....search.searcher import HARD_STAGES
from ..memory import Memory
from ..state import Table
from ..steps import END, Tower
from ..tables import PLACE
from .determinize import World, determinize
from .rollouts import Meant
from .turn import WIDTH, played, turns, until_reveal, whole
from .worth import chance_to_win

FORGETS = 2  # easy does not remember one tile in so many
NORMAL_ROUNDS = 2  # how far back normal remembers
PATIENCE = 10  # rounds
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
    return until_reveal(whole(lines[0]))


def candidates(
    view: Table, moves: Sequence[Move], remembered: dict[str, str], chance: Chance
) -> Thought[list[Meant]]:
    """The best beginnings of a turn in some worlds, up to what they reveal."""
    seat = view.todo[-1].seat
    if isinstance(view.todo[-1], Tower) or len(moves) == 1:
        return [Meant([move]) for move in moves]
    found: dict[tuple[Move, ...], list[Line]] = {}
    for _ in range(SAMPLES):
        world = determinize(view, seat, remembered, chance)
        lines = yield from turns(world, seat, WIDTH)
        here = set()
        for line in lines[: 4 * HARD_STAGES[0][0]]:
            plan = until_reveal(whole(line))
            if plan not in here:
                here.add(plan)
                found.setdefault(plan, []).append(line)
    ranked = sorted(found, key=lambda plan: max(line.worth for line in found[plan]), reverse=True)
    tired = max(view.round - PATIENCE, 0) // 2
    return [_candidate(plan, found[plan], tired, chance) for plan in ranked]


def _candidate(plan: Sequence[Move], lines: Sequence[Line], tired: int, chance: Chance) -> Meant:
    """The longer a game lasts, the more is left to chance: else two bots might push to and fro for ever."""
    rests = {whole(line)[len(plan) :]: None for line in lines}
    return Meant(plan, [*rests], chance.below(1000) / 1000, tired)


def known(memory: Memory) -> dict[str, str]:
    """All that was seen."""
    return {square: seen.tile for square, seen in memory.floor.items()}


def _single(world: World, moves: Sequence[Move], chance: Chance, cruel: bool) -> Move:
    """The move after which the seat stands best."""
    seat = world.todo[-1].seat
    if len(moves) == 1:
        return moves[0]
    worths = {}
    for move, after in played(world):
        if cruel or after.fallen == world.fallen:
            worths[move] = chance_to_win(after, seat)
    if END in moves:
        ended = world.copy()
        ended.play(END)
        worths[END] = chance_to_win(ended, seat)
    return best([*worths], [*worths.values()], chance)
