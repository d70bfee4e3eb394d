"""What the bots of a match mean to play."""

from collections.abc import Sequence
from typing import NamedTuple

from .match import Match
from .move import Move

Plan = Sequence[Move]  # what to play, until something is revealed or another seat decides; at least one move


class Fault(NamedTuple):
    """A bot that failed: after how many moves, its name, and what was wrong."""

    number: int
    player: str
    wrong: str


class Planning:
    """The plans of a match, and the bots that failed. Nothing is thought here: see search/thinking.py."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.faults: list[Fault] = []
        self._plans: dict[tuple[Move, ...], Plan] = {}  # by all moves that were played before

    def planned(self) -> tuple[Plan, int]:
        """What the bot in the seat that decides still means to play; if that is not known, after how many
        moves it has to be thought. A bot keeps to its plan until something is revealed; a game that is taken
        up again in the middle of a plan finds the same one."""
        match = self.match
        moves, now = tuple(match.moves), len(match.moves)
        first = now - match.undoable()
        while first < now and moves[:first] in self._plans:
            plan, done = tuple(self._plans[moves[:first]]), moves[first:]
            rest: Plan = plan[len(done) :]
            if plan[: len(done)] == done and rest and rest[0] in match.legal():
                return rest, now
            first = first + len(plan) if plan == done[: len(plan)] else now  # it meant something else
        rest = self._plans.get(moves, ()) if first == now else ()
        return (rest, now) if rest and rest[0] in match.legal() else ((), first)

    def expect(self, plan: Plan) -> None:
        """The plan of the bot that decides, thought out elsewhere."""
        first = len(self.match.moves) - self.match.undoable()
        self.keep(first, (*self.match.moves[first:], *plan))

    def keep(self, count: int, plan: Plan) -> None:
        """What was thought after so many moves."""
        self._plans[tuple(self.match.moves[:count])] = plan
