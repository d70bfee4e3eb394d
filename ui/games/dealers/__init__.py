"""Highland Dealers: how it looks and speaks."""

from importlib import import_module

from ...face import About, Scene, keeps, telling
from ...widgets.symbols import symbols_of
from .deal import deal, gained, stage
from .end import figure, reckoning
from .flights import flights
from .hand import hand
from .map import board
from .piles import piles
from .recap import doings
from .seats import colours, seats
from .sketch import picture, sketch
from .tally import hint, spends, tally, then
from .taps import declines, meant, names
from .tell import TOLD as told
from .words import REFUSED as refused
from .words import columns, decided, move, options, phases, prompt, sound, tell_card, title
from .zoom import touch

deals = True
symbols = symbols_of(__name__)
topics = ("aim", "turn", "round", "damage", "feed", "pile", "chest", "limit", "horse")


def about(thing: str, scene: Scene) -> About | None:
    """Its code comes when somebody asks."""
    answer: About | None = import_module(".things", __package__).about(thing, scene)
    return answer
