"""A game that was played, looked at once more: where something better could have been done."""

from typing import NamedTuple

from ..match import Match
from ..move import Move
from .mind import Advice, Thought
from .thinking import given


class Turn(NamedTuple):
    """What a seat played in one go: nothing was revealed meanwhile, and nobody else decided."""

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
    """Those of a seat in which there was something to decide."""
    begins = [number for number in range(len(match.moves)) if not match.free(number)]
    ends = [*begins[1:], len(match.moves)]
    return [
        Turn(number, tuple(match.moves[number:end]))
        for number, end in zip(begins, ends, strict=True)
        if match.mover(number + 1) == seat and len(match.stood(number).moves()) > 1
    ]


def weigh(match: Match, turn: Turn) -> Thought[Miss | None]:
    """The best turn beside the one that was played, with the eyes of then; None: none was better."""
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
