"""The plans of the adviser as a table shows them: told in steps, with the things that they name."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, chain, groupby
from string import ascii_uppercase
from typing import Any, NamedTuple

from engine import Move, trial

from ..face import Face
from ..scene import Step, Suggestion
from ..words import clauses


class Advice(NamedTuple):
    plan: list[str]
    worth: int  # the chance to win, in thousandths
    terms: list[tuple[str, int]]

    @property
    def chance(self) -> int:
        """In percent."""
        return (self.worth + 5) // 10


@dataclass
class Counsel:
    """What the adviser says about a moment of the game."""

    number: int  # so many moves were played
    plans: Sequence[Advice] | None = None  # best first; None: it is still thinking
    chosen: int = 0  # the plan that is drawn in full

    @property
    def waits(self) -> bool:
        return self.plans is None

    def after(self, move: Move) -> "Counsel | None":
        """The plans that begin with a move go on; None: none does."""
        goes_on = [
            (place == self.chosen, each._replace(plan=each.plan[1:]))
            for place, each in enumerate(self.plans or ())
            if each.plan[0] == str(move) and len(each.plan) > 1
        ]
        chosen = next((place for place, (was, _each) in enumerate(goes_on) if was), 0)
        return Counsel(self.number + 1, [each for _was, each in goes_on], chosen) if goes_on else None


def suggestions(
    face: Face, plans: Sequence[Advice], chosen: int, names: Sequence[str], view: Any
) -> tuple[Suggestion, ...]:
    """As the seat sees the table on which they are played."""
    return tuple(
        Suggestion(letter, steps(face, each.plan, names, view), each.chance, place == chosen)
        for place, (letter, each) in enumerate(zip(ascii_uppercase, plans, strict=False))
    )


def steps(face: Face, plan: Sequence[str], names: Sequence[str], view: Any) -> tuple[Step, ...]:
    """A move that goes along with the one before is told with it."""
    moves = [Move.parse(text) for text in plan]
    tables = accumulate(moves[:-1], _after, initial=view)
    found: list[list[tuple[Move, Any]]] = []
    for move, table in zip(moves, tables, strict=True):
        if not found or move.kind not in face.wording.along:
            found.append([])
        found[-1].append((move, table))
    return tuple(_step(face, step, names) for step in found)


def in_words(face: Face, plan: Sequence[str], names: Sequence[str], view: Any) -> str:
    return clauses(step.words for step in steps(face, plan, names, view))


def _after(view: Any, move: Move) -> Any:
    """None: the table has changed since the plan was made."""
    return trial(view, move) if view and move in view.moves() else None


def _step(face: Face, played: Sequence[tuple[Move, Any]], names: Sequence[str]) -> Step:
    things = chain.from_iterable(_things(face, move, view) for move, view in played)
    return Step(
        tuple(move for move, _view in played), clauses(_sentences(face, played, names)), tuple(things)
    )


def _sentences(face: Face, played: Sequence[tuple[Move, Any]], names: Sequence[str]) -> Iterator[str]:
    """Some in a row may be told in one."""
    several = face.wording.several
    for say, run in groupby(played, key=lambda each: several.get(each[0].kind)):
        row = list(run)
        if say and len(row) > 1:
            yield say([move for move, _view in row])
        else:
            yield from (face.wording.move(move, names, view) for move, view in row)


def _things(face: Face, move: Move, view: Any) -> list[str]:
    """Of a move that names none, its button."""
    named = [*chain.from_iterable(face.taps.names(view)(move))] if view else []
    return named or [f"do-{move.kind}"]
