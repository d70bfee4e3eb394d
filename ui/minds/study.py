"""Questions about a game, as text, and their answers: in the worker, and in the page where there is none."""

import json
from collections.abc import Callable
from typing import Any

from engine import Match, Move, Record
from engine.bots import Thought

Question = dict[str, Any]


class Study:
    """One question at a time, thought a little further with every step. The newest counts."""

    def __init__(self) -> None:
        self.match: Match | None = None  # what was asked about last
        self.thought: Thought[list[Any]] | None = None

    def ask(self, text: str) -> None:
        """Empty: nobody wants to know any more."""
        self.thought = self._answer(json.loads(text)) if text else None

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
        match = yield from self._stands(question["record"])
        return (yield from ANSWERS[question["do"]](match, question))

    def _stands(self, text: str) -> Thought[Match]:
        """The game of a record; of one that is known already only what is new is played."""
        record = Record.read(text)
        moves = [line for _number, line in record.lines if isinstance(line, Move)]
        match = self.match
        if not match or not _goes_on(match, record, moves):
            match = self.match = record.start()
        for move in moves[len(match.moves) :]:
            match.play(move)
            yield
        return match


def _goes_on(match: Match, record: Record, moves: list[Move]) -> bool:
    same = (match.game.key, match.seats, match.seed, match.options)
    return (
        same == (record.game, record.seats, record.seed, record.options)
        and match.moves == moves[: len(match.moves)]
    )


def _plan(match: Match, question: Question) -> Thought[list[Any]]:
    """What the bot that decides plays now and next, and what went wrong with it."""
    known = len(match.faults)
    plan = yield from match.think()
    return [[str(move) for move in plan], match.faults[known:]]


ANSWERS: dict[str, Callable[[Match, Question], Thought[list[Any]]]] = {"plan": _plan}
