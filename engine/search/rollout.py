"""Rollouts: a game played on by a quick policy in all seats."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from ..move import Move
from ..state import State
from .determinization import C
from .mind import Thought

S = TypeVar("S", bound=State)


def never() -> bool:
    """A policy that overlooks nothing."""
    return False


def rollout(
    state: S, policy: Callable[[S], Move], ended: Callable[[S], bool], pauses: Callable[[S], bool]
) -> Thought[None]:
    """Play on, in place, until the rollout has ended or the game is over."""
    while state.todo and not ended(state):
        if pauses(state):
            yield 0
        state.news = []
        state.play(policy(state))


def evaluate(
    candidates: Sequence[C], world: S, play_on: Callable[[S], Thought[None]], count: Callable[[C, S], None]
) -> Thought[None]:
    """Play each line in the same world and a rollout after it, and count how it came out."""
    for one in candidates:
        after = played(world, one.line)
        yield from play_on(after)
        count(one, after)
        yield 1


def played(state: S, plan: Sequence[Move]) -> S:
    """A copy of the state after these moves."""
    after = state.copy()
    for move in plan:
        after.play(move)
    return after
