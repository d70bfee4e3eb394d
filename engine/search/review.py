"""The review of a finished game: what each turn was worth, and the best one that there was."""

from collections.abc import Sequence
from typing import NamedTuple

from ..match import Match
from ..move import Move
from .mind import Advice, Thought
from .thinking import given


class Turn(NamedTuple):
    """A run of moves by one seat, within which nothing was revealed."""

    number: int  # so many moves were played before it
    plan: tuple[Move, ...]

    @property
    def end(self) -> int:
        return self.number + len(self.plan)


class Weighed(NamedTuple):
    """A turn that was played, and the best one, by what the seat knew then."""

    turn: Turn
    worth: int
    best: Advice

    @property
    def loss(self) -> int:
        return self.best.worth - self.worth


def turns(match: Match, seat: int) -> list[Turn]:
    """The turns of a seat in which it had a choice."""
    begins = [number for number in range(len(match.moves)) if not match.undoable(number)]
    ends = [*begins[1:], len(match.moves)]
    return [
        Turn(number, tuple(match.moves[number:end]))
        for number, end in zip(begins, ends, strict=True)
        if match.mover(number + 1) == seat and len(match.state_at(number).moves()) > 1
    ]


def weigh(match: Match, turn: Turn) -> Thought[Weighed | None]:
    """None: the mind of the game cannot say. A turn that comes out above all advice is the best one."""
    mind = match.game.mind()
    if not mind.advise:
        return None
    advice = yield from mind.advise(*given(match, turn.number))
    if not advice:
        return None
    worth = {each.plan: each.worth for each in advice}.get(turn.plan)
    if worth is None:
        worth = yield from judge(match, turn.number, turn.plan)
    if worth is None:
        return None
    best = advice[0]
    return Weighed(turn, worth, best if best.worth >= worth else Advice(turn.plan, worth, ()))


def judge(match: Match, number: int, plan: Sequence[Move]) -> Thought[int | None]:
    """What a plan was worth after so many moves, in the same worlds as all advice of that moment."""
    mind = match.game.mind()
    if not mind.worth:
        return None
    view, _moves, events, chance = given(match, number)
    return (yield from mind.worth(view, plan, events, chance))
