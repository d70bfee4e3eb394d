"""What can be asked about a game, and how it is answered: each answer is a generator, as minds are."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from engine import HUMAN, Move, Planning
from engine.search.mind import Advice, Thought
from engine.search.review import Weighed, judge, turns, weigh
from engine.search.thinking import given, think

MOST = 3  # so many turning points of each person
LEAST = 30  # thousandths that a turning point has lost at least: less than that is noise
Question = dict[str, Any]
Share = Callable[[int], None]  # hears how much of what takes long is done, in percent


def _plan(planning: Planning, question: Question, share: Share) -> Thought[list[Any]]:
    """What the bot that decides plays now and next, and what went wrong with it."""
    known = len(planning.faults)
    plan = yield from think(planning)
    return [_texts(plan), planning.faults[known:]]


def _advise(planning: Planning, question: Question, share: Share) -> Thought[list[Any]]:
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


def _review(planning: Planning, question: Question, share: Share) -> Thought[list[Any]]:
    """What each turn of each person was worth, and of each those that lost most, in the order of the game."""
    match = planning.match
    seats = [seat for seat, (_name, player) in enumerate(match.seats) if player == HUMAN]
    played = [(seat, turn) for seat in seats for turn in turns(match, seat)]
    weighed_turns: list[tuple[int, Weighed]] = []
    for number, (seat, turn) in enumerate(played):
        share(100 * number // len(played))
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


def _judge(planning: Planning, question: Question, share: Share) -> Thought[list[Any]]:
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


ANSWERS: dict[str, Callable[[Planning, Question, Share], Thought[list[Any]]]] = {
    "plan": _plan,
    "advise": _advise,
    "review": _review,
    "judge": _judge,
}
