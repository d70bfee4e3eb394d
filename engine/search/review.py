"""The review of a finished game: turns that were not the best ones."""

from typing import NamedTuple

from ..match import Match
from ..move import Move
from .mind import Advice, Thought
from .thinking import given


class Turn(NamedTuple):
    """A run of moves by one seat, within which nothing was revealed."""

    number: int  # so many moves were played before it
    plan: tuple[Move, ...]


class Miss(NamedTuple):
    """A turn that was not the best one."""

    turn: Turn
    worth: int  # of what was played
    better: Advice

    @property
    def loss(self) -> int:
        return self.better.worth - self.worth


def turns(match: Match, seat: int) -> list[Turn]:
    """The turns of a seat in which it had a choice."""
    begins = [number for number in range(len(match.moves)) if not match.undoable(number)]
    ends = [*begins[1:], len(match.moves)]
    return [
        Turn(number, tuple(match.moves[number:end]))
        for number, end in zip(begins, ends, strict=True)
        if match.mover(number + 1) == seat and len(match.state_at(number).moves()) > 1
    ]


def weigh(match: Match, turn: Turn) -> Thought[Miss | None]:
    """Compare a turn with the best one, by what the seat knew then; None: none was better."""
    mind = match.game.mind()
    if not mind.advise:
        return None
    advice = yield from mind.advise(*given(match, turn.number))
    if not advice:
        return None
    worths = {each.plan: each.worth for each in advice}
    worth = worths.get(turn.plan)
    if worth is None and mind.worth:
        view, _moves, events, chance = given(match, turn.number)
        worth = yield from mind.worth(view, turn.plan, events, chance)
    return Miss(turn, worth, advice[0]) if worth is not None and worth < advice[0].worth else None
