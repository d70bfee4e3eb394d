"""The analyst answers questions about a game: in the worker, and in the page where there is none."""

import json
from typing import Any

from engine import Match, Move, Planning, Record
from engine.search.mind import Thought

from .answers import ANSWERS, Question


class Analyst:
    """One question at a time, thought a little further with every step. The newest counts. Question and
    answer are text, as they pass between the page and its worker."""

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
        planning = yield from self._game(question["record"])
        return (yield from ANSWERS[question["do"]](planning, question, self._show))

    def _show(self, share: int) -> None:
        self.share = share

    def _game(self, text: str) -> Thought[Planning]:
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
