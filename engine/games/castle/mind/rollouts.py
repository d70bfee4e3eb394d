"""How plans come out: the next seat replies with its best push."""

from collections.abc import Sequence

from ....move import Move
from ....search import rollout
from ....search.determinization import Candidate
from ....search.mind import Thought
from ..state import Table
from ..steps import PUSH, Turn
from .worth import chances_to_win


def prior(plan: Sequence[Move], table: Table, seat: int) -> Candidate:
    """A plan that was not tried yet."""
    return Candidate(plan)


def evaluate(seat: int, candidates: Sequence[Candidate], world: Table) -> Thought[None]:
    """What is left of the turn is taken as spared; then the next seat pushes as suits it best."""
    for one in candidates:
        one.worlds += 1
        one.won += after_reply(rollout.played(world, one.plan), seat)
        yield 1


def after_reply(table: Table, seat: int) -> float:
    """The chance of a seat once the next one has replied."""
    spared = {}
    if table.todo and isinstance(step := table.todo[-1], Turn):
        if step.seat == seat:
            spared[seat] = step.left
            table.turn = table.after(seat)
            table.todo = [Turn(table.turn)]
    else:
        return chances_to_win(table)[seat]
    found = [chances_to_win(table, spared)]
    for push in PUSH.values():
        after = table.copy()
        after.play(push)
        found.append(chances_to_win(after, spared))
    return max(found, key=lambda chances: chances[table.turn])[seat]
