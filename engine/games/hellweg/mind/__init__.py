"""The bots and the adviser of Hellweg."""

from ....search.bots import random
from ....search.mind import Mind
from ....search.searcher import Searcher
from .advice import terms
from .determinize import determinize, turned
from .levels import candidates, easy, normal
from .rollouts import evaluate, prior

STAGES = ((10, 4), (5, 4), (3, 4))
SEARCHER = Searcher(
    remember=turned,
    determinize=determinize,
    candidates=candidates,
    prior=prior,
    evaluate=evaluate,
    terms=terms,
    term_worlds=1,
    details=(),
    stages=STAGES,
)
MIND = Mind(
    bots={"random": random, "easy": easy, "normal": normal, "hard": SEARCHER.play},
    advise=SEARCHER.advise,
    worth=SEARCHER.worth,
)
