"""The bots and the adviser of the castle."""

from ....search.bots import random
from ....search.mind import Mind
from ....search.searcher import Searcher
from ..memory import Memory
from .advice import TERM_WORLDS, terms
from .determinize import determinize
from .levels import candidates, easy, greedy, known, normal
from .rollouts import evaluate, prior
from .worth import sample

SEARCHER = Searcher(
    remember=lambda view, events: known(Memory(view.plan, events)),
    determinize=determinize,
    candidates=candidates,
    prior=prior,
    evaluate=evaluate,
    terms=terms,
    term_worlds=TERM_WORLDS,
    details=(),
)
MIND = Mind(
    bots={"random": random, "greedy": greedy, "easy": easy, "normal": normal, "hard": SEARCHER.play},
    advise=SEARCHER.advise,
    worth=SEARCHER.worth,
    sample=sample,
)
