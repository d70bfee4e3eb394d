"""The bots and the adviser of the Merchants."""

from dataclasses import replace
from functools import partial

from ....search.bots import random
from ....search.mind import Mind
from ....search.searcher import MASTER_BEHIND, MASTER_STAGES, Searcher
from ..memory import Memory
from .advice import DETAILS, TERM_WORLDS, terms
from .determinize import determinize
from .greedy import greedy
from .levels import candidates, eager, easy, normal
from .rollouts import evaluate, prior
from .weights import master_scale
from .worth import sample

SEARCHER = Searcher(
    remember=Memory,
    determinize=determinize,
    candidates=candidates,
    prior=prior,
    evaluate=evaluate,
    terms=terms,
    term_worlds=TERM_WORLDS,
    details=DETAILS,
)
MASTER = replace(
    SEARCHER,
    candidates=eager,
    evaluate=partial(evaluate, weigh=master_scale),
    stages=MASTER_STAGES,
    behind=MASTER_BEHIND,
)
MIND = Mind(
    bots={
        "random": random,
        "greedy": greedy,
        "easy": easy,
        "normal": normal,
        "hard": SEARCHER.play,
        "master": MASTER.play,
    },
    advise=SEARCHER.advise,
    worth=SEARCHER.worth,
    sample=sample,
)
