"""Questions about a game, as text, and their answers: in the worker, and in the page where there is none."""

import json
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from engine import HUMAN, Match, Move, Planning, Record
from engine.search.mind import Advice, Thought
from engine.search.review import Weighed, judge, turns, weigh
from engine.search.thinking import given, think

MOST = 3  # so many turning points of each person
LEAST = 30  # thousandths that a turning point has lost at least: less than that is noise
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
        return (yield from ANSWERS[question["do"]](self, question, planning))

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


def _plan(study: Study, question: Question, planning: Planning) -> Thought[list[Any]]:
    """What the bot that decides plays now and next, and what went wrong with it."""
    known = len(planning.faults)
    plan = yield from think(planning)
    return [_texts(plan), planning.faults[known:]]


def _advise(study: Study, question: Question, planning: Planning) -> Thought[list[Any]]:
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


def _review(study: Study, question: Question, planning: Planning) -> Thought[list[Any]]:
    """What each turn of each person was worth, and of each those that lost most, in the order of the game."""
    match = planning.match
    seats = [seat for seat, (_name, player) in enumerate(match.seats) if player == HUMAN]
    played = [(seat, turn) for seat in seats for turn in turns(match, seat)]
    weighed_turns: list[tuple[int, Weighed]] = []
    for number, (seat, turn) in enumerate(played):
        study.share = 100 * number // len(played)
        try:
            weighed = yield from weigh(match, turn)
        except Exception as error:
            return [[], [], repr(error)]
        if weighed:
            weighed_turns.append((seat, weighed))
    curve = [[seat, each.turn.end, each.worth] for seat, each in weighed_turns]
    return [curve, [_point(seat, each) for seat, each in _turning(weighed_turns)], ""]


def _turning(found: Sequence[tuple[int, Weighed]]) -> list[tuple[int, Weighed]]:
    found = [
        (seat, each)
        for seat in dict.fromkeys(seat for seat, _each in found)
        for each in sorted((each for who, each in found if who == seat), key=lambda each: -each.loss)[:MOST]
        if each.loss >= LEAST
    ]
    return sorted(found, key=lambda one: one[1].turn.number)


def _point(seat: int, each: Weighed) -> list[Any]:
    return [each.turn.number, seat, _texts(each.turn.plan), each.worth, _advice(each.best)]


def _judge(study: Study, question: Question, planning: Planning) -> Thought[list[Any]]:
    """What a turn would have been worth."""
    plan = [Move.parse(text) for text in question["plan"]]
    try:
        worth = yield from judge(planning.match, question["number"], plan)
    except Exception as error:
        return [None, repr(error)]
    return [worth, ""]


def _texts(plan: Iterable[Move]) -> list[str]:
    return [str(move) for move in plan]


def _advice(advice: Advice) -> list[Any]:
    return [_texts(advice.plan), advice.worth, advice.terms]


ANSWERS: dict[str, Callable[[Study, Question, Planning], Thought[list[Any]]]] = {
    "plan": _plan,
    "advise": _advise,
    "review": _review,
    "judge": _judge,
}
