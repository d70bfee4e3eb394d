"""The best bots and the adviser of any game, made of what the game knows of itself."""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Generic, TypeVar

from ..chance import Chance
from ..event import Event
from ..move import Move
from ..planning import Plan
from ..state import State
from . import advice
from .determinization import Candidate, determinizations, successive_halving
from .mind import Advice, Thought

S = TypeVar("S", bound=State)
M = TypeVar("M")
C = TypeVar("C", bound=Candidate)
Stages = Sequence[tuple[int, int]]  # of a level: so many candidates, each in so many worlds more
HARD_STAGES: Stages = ((12, 8), (6, 16), (3, 24))
MASTER_STAGES: Stages = ((16, 16), (8, 32), (4, 64))
MASTER_BEHIND = 0.08


@dataclass(frozen=True)
class Searcher(Generic[S, M, C]):
    """A determinized search: a game brings the functions, the order in which they are used is here. Every
    question begins with the same chance, so that advice and worth are told by the same worlds."""

    remember: Callable[[S, Sequence[Event]], M]  # view, events -> what the seat knows of hidden things
    determinize: Callable[[S, int, M, Chance], S]  # view, seat, memory -> a world
    candidates: Callable[[S, Sequence[Move], M, Chance], Thought[list[C]]]  # best first, by this turn alone
    prior: Callable[[Sequence[Move], S, int], C]  # plan, world, seat -> a candidate that was not tried yet
    evaluate: Callable[[int, Sequence[C], S], Thought[None]]  # seat, candidates -> all tried in one world
    # seat, worlds, candidate -> the terms of its worth
    terms: Callable[[int, Sequence[S], C], Sequence[tuple[str, int]]]
    term_worlds: int  # how many worlds the terms are told by
    details: Collection[str]  # kinds of moves that say how a thing is done, not what
    stages: Stages = HARD_STAGES
    behind: float = 1.0  # a candidate that is so far behind the best is not tried again

    def play(self, view: S, moves: Sequence[Move], events: Sequence[Event], chance: Chance) -> Thought[Plan]:
        """The candidate that comes out best in determinized worlds."""
        memory, seat = self.remember(view, events), _seat(view)
        found = yield from self.candidates(view, moves, memory, chance)
        worlds = self._worlds(view, memory, chance)
        found = yield from successive_halving(
            found, self.stages, worlds, partial(self.evaluate, seat), self.behind
        )
        return found[0].plan

    def advise(
        self, view: S, moves: Sequence[Move], events: Sequence[Event], chance: Chance
    ) -> Thought[Sequence[Advice]]:
        """The best plans, best first, by what the seat that decides knows."""
        memory, seat = self.remember(view, events), _seat(view)
        found = yield from self.candidates(view, moves, memory, chance.copy())
        known = list(islice(self._worlds(view, memory, chance.copy()), self.term_worlds))
        tried = [self.prior(one.plan, known[0], seat) for one in advice.distinct(found, self.details)]
        return (
            yield from advice.advised(
                tried,
                self._worlds(view, memory, chance),
                partial(self.evaluate, seat),
                partial(self.terms, seat, known),
            )
        )

    def worth(self, view: S, plan: Sequence[Move], events: Sequence[Event], chance: Chance) -> Thought[int]:
        """Of any plan, in the same worlds as those of `advise`."""
        memory, seat = self.remember(view, events), _seat(view)
        tried = self.prior(plan, self.determinize(view, seat, memory, chance.copy()), seat)
        worlds = self._worlds(view, memory, chance)
        return (yield from advice.worth(tried, worlds, partial(self.evaluate, seat)))

    def _worlds(self, view: S, memory: M, chance: Chance) -> Iterator[S]:
        return determinizations(self.determinize, view, _seat(view), memory, chance)


def _seat(view: State) -> int:
    return view.todo[-1].seat
