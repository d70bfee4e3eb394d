"""The bots and the adviser of the clans."""

from collections.abc import Sequence
from dataclasses import replace

from ....chance import Chance
from ....event import Event
from ....move import Move
from ....planning import Plan
from ....search.bots import random
from ....search.mind import Mind, Thought
from ....search.searcher import Searcher
from ..state import Table
from ..steps.raid import Fight
from .advice import DETAILS, TERM_WORLDS, terms
from .determinize import determinize
from .levels import candidates, easy, greedy, normal, remember
from .rollouts import evaluate, prior
from .worth import sample

SEARCHER = Searcher(
    remember=remember,
    determinize=determinize,
    candidates=candidates,
    prior=prior,
    evaluate=evaluate,
    terms=terms,
    term_worlds=TERM_WORLDS,
    details=DETAILS,
)
FIGHTER = replace(SEARCHER, stages=((8, 16), (4, 32)))  # a raid is soon over


def hard(view: Table, moves: Sequence[Move], events: Sequence[Event], chance: Chance) -> Thought[Plan]:
    """The turn that comes out best when the seat is in turn again; the card that does after the raid."""
    searcher = FIGHTER if isinstance(view.todo[-1], Fight) else SEARCHER
    return (yield from searcher.play(view, moves, events, chance))


MIND = Mind(
    bots={"random": random, "greedy": greedy, "easy": easy, "normal": normal, "hard": hard},
    advise=SEARCHER.advise,
    worth=SEARCHER.worth,
    sample=sample,
)
