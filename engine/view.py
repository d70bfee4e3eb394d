"""What one seat may see."""

from collections.abc import Callable
from dataclasses import MISSING, field, fields
from functools import cache
from typing import Any, TypeVar

from .chance import Chance
from .move import Move
from .refusal import Refusal
from .state import State

T = TypeVar("T", bound=State)
Things = tuple[str, ...]
Cover = Callable[[Any, int | None, Any], Any]  # (field's value, who looks, state) -> what is shown

HIDDEN = "?"


class Unseen(Refusal):
    """What a move does depends on things that the seat does not see."""


def secret(*, to: Cover, default_factory: Any = MISSING) -> Any:
    """A field that is not open to everybody; `to` says what a seat is shown of it."""
    return field(default_factory=default_factory, metadata={"secret": to})


def covered(things: Things) -> Things:
    """Backs only: the count is kept."""
    return (HIDDEN,) * len(things)


def nobody(things: Things, seat: int | None, state: State) -> Things:
    return covered(things)


def owner(each: list[Things], seat: int | None, state: State) -> list[Things]:
    """One entry a seat: its own is shown, the others' are covered."""
    return [things if who == seat else covered(things) for who, things in enumerate(each)]


def top(things: Things, seat: int | None, state: State) -> Things:
    """A pile that lies open: only the last card is seen."""
    return covered(things[:-1]) + things[-1:]


def tops(piles: list[Things], seat: int | None, state: State) -> list[Things]:
    return [top(pile, seat, state) for pile in piles]


def until_over(cover: Cover) -> Cover:
    """Covered while the game lasts, opened at its end."""
    return lambda value, seat, state: cover(value, seat, state) if state.todo else value


@cache
def secrets(kind: type[State]) -> tuple[tuple[str, Cover], ...]:
    return tuple((f.name, f.metadata["secret"]) for f in fields(kind) if "secret" in f.metadata)


def trial(seen: T, move: Move) -> T:
    """What a seat would see after a move, as far as its own view tells; Unseen if the rule of the move needs
    to know what is covered."""
    after = seen.copy()
    try:
        after.play(move)
    except (LookupError, ValueError) as error:  # HIDDEN is no name of a thing
        raise Unseen("unseen", *move) from error
    return after


def view(state: T, seat: int | None) -> T:
    """The state as a seat may see it (None: a spectator): the same type, secrets covered, counts kept. It
    shares no list or dict with the state: whoever changes a view changes nothing else."""
    kind: Any = type(state)
    seen = state.copy()
    seen.chance = Chance(0)
    seen.news = []
    for name, cover in secrets(kind):
        setattr(seen, name, cover(getattr(seen, name), seat, state))
    return seen
