"""Questions about a game, as text, and their answers: in the worker, and in the page where there is none."""

import json
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from engine import HUMAN, Match, Move, Planning, Record
from engine.search.mind import Advice, Thought
from engine.search.review import Miss, turns, weigh
from engine.search.thinking import given, think

MOST = 3  # so many turning points of each person
Question = dict[str, Any]


class Study:
    """One question at a time, thought a little further with every step. The newest counts."""

    def __init__(self) -> None:
        self.planning: Planning | None = None  # of the game that was asked about last
        self.thought: Thought[list[Any]] | None = None
        self.share = 0  # percent of what takes long

    def ask(self, text: str) -> None:
        """Empty: nobody wants to know any more."""
        self.thought, self.share = self._answer(json.loads(text)) if text else None, 0

    def step(self) -> str:
        """A few milliseconds more; the answer, once it is there."""
        if not self.thought:
            return ""
        try:
            next(self.thought)
        except StopIteration as end:
            self.thought = None
            return json.dumps(end.value)
        return ""

    def _answer(self, question: Question) -> Thought[list[Any]]:
        planning = yield from self._stands(question["record"])
        return (yield from ANSWERS[question["do"]](self, planning))

    def _stands(self, text: str) -> Thought[Planning]:
        """The game of a record; of one that is known already only what is new is played."""
        record = Record.read(text)
        moves = [line for _number, line in record.lines if isinstance(line, Move)]
        planning = self.planning
        if not planning or not _goes_on(planning.match, record, moves):
            planning = self.planning = Planning(record.start())
        match = planning.match
        for move in moves[len(match.moves) :]:
            match.play(move)
            yield 0
        return planning


def _goes_on(match: Match, record: Record, moves: list[Move]) -> bool:
    same = (match.game.key, match.seats, match.seed, match.options)
    return (
        same == (record.game, record.seats, record.seed, record.options)
        and match.moves == moves[: len(match.moves)]
    )


def _plan(study: Study, planning: Planning) -> Thought[list[Any]]:
    """What the bot that decides plays now and next, and what went wrong with it."""
    known = len(planning.faults)
    plan = yield from think(planning)
    return [_texts(plan), planning.faults[known:]]


def _advise(study: Study, planning: Planning) -> Thought[list[Any]]:
    """What could be done now, the best first; none if the adviser fails."""
    match = planning.match
    advise = match.game.mind().advise
    try:
        advice: Sequence[Advice] = ()
        if advise:
            advice = yield from advise(*given(match, len(match.moves)))
    except Exception as error:  # whatever it is: the game goes on
        return [[], repr(error)]
    return [[_advice(each) for each in advice], ""]


def _review(study: Study, planning: Planning) -> Thought[list[Any]]:
    """Of each person the turns that lost most, in the order of the game."""
    match = planning.match
    seats = [seat for seat, (_name, player) in enumerate(match.seats) if player == HUMAN]
    played = [(seat, turn) for seat in seats for turn in turns(match, seat)]
    misses: dict[int, list[Miss]] = {seat: [] for seat in seats}
    for number, (seat, turn) in enumerate(played):
        study.share = 100 * number // len(played)
        try:
            miss = yield from weigh(match, turn)
        except Exception as error:
            return [[], repr(error)]
        if miss:
            misses[seat] = sorted([*misses[seat], miss], key=lambda miss: -miss.loss)[:MOST]
    found = sorted((miss.turn.number, seat, miss) for seat in seats for miss in misses[seat])
    return [[[at, seat, _texts(m.turn.plan), m.worth, _advice(m.better)] for at, seat, m in found], ""]


def _texts(plan: Iterable[Move]) -> list[str]:
    return [str(move) for move in plan]


def _advice(advice: Advice) -> list[Any]:
    return [_texts(advice.plan), advice.worth, advice.terms]


ANSWERS: dict[str, Callable[[Study, Planning], Thought[list[Any]]]] = {
    "plan": _plan,
    "advise": _advise,
    "review": _review,
}
