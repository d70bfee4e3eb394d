"""The bots and the adviser of the Dealers."""

from dataclasses import replace

from ....search.bots import random
from ....search.mind import Mind
from ....search.searcher import MASTER_BEHIND, MASTER_STAGES, Searcher
from . import foresight
from .advice import DETAILS, terms
from .determinize import determinize
from .greedy import greedy
from .levels import candidates, easy, normal
from .memory import Memory
from .rollouts import evaluate, prior
from .traits import traits
from .worth import sample

SEARCHER = Searcher(
    remember=Memory,
    determinize=determinize,
    candidates=candidates,
    prior=prior,
    evaluate=evaluate,
    terms=terms,
    term_worlds=1,
    details=DETAILS,
)
MASTER = replace(SEARCHER, candidates=foresight.candidates, stages=MASTER_STAGES, behind=MASTER_BEHIND)
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
    traits=traits,
)
