"""How the Toy is thought about: hardly."""

from collections.abc import Sequence

from engine import Chance, Event, Move
from engine.planning import Plan
from engine.search.bots import random
from engine.search.mind import Mind, Thought

from .game import Table


def greedy(view: Table, moves: Sequence[Move], events: Sequence[Event], chance: Chance) -> Thought[Plan]:
    """All that there is, in the order of the moves; the whole hand as one plan."""
    yield 0
    laid = [Move("lay", card) for card in view.hands[view.todo[-1].seat]]
    return laid or [moves[0]]


MIND = Mind(bots={"random": random, "greedy": greedy})
