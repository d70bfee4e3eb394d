"""The game code, while it tells nobody a card: before the first move, and after the last."""

from engine import code

from ..node import Child, input_, label, span
from ..sitting import Sitting
from ..words import _


def game_code(sitting: Sitting) -> Child:
    match = sitting.match
    if match.moves and not match.over:
        return None
    return label(class_="field code")[
        span[_("Game code")], input_(type="text", id="code", readonly=True, size=34, value=code(match))
    ]
