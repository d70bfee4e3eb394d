"""What comes by itself: the next card, the next move of a bot, the reckoning."""

from engine import Move

from . import ending
from .keep import save
from .model import STALE, Effect, Model
from .sitting import Sitting


def coming(model: Model, sitting: Sitting) -> list[Effect]:
    """What comes now, and where the eyes go."""
    sitting.pace.hurried = sitting.pace.hurried and sitting.waiting
    if sitting.private:
        return [("focus", "put")]
    if sitting.ended:
        return ending.coming(model, sitting)
    first = sitting.pace.dealt == 1
    return [*([("focus", "on")] if first else []), *due(model, sitting)]


def due(model: Model, sitting: Sitting) -> list[Effect]:
    """The clock is set for the next card or the next bot."""
    pace, match = sitting.pace, sitting.match
    if pace.paused or sitting.listening:
        return []
    if sitting.dealing:
        card = model.settings.card
        return [] if card is None else [("later", card, "card", pace.dealt)]
    wait = 0 if pace.hurried else model.settings.bot
    return [("later", wait, "bot", match.seed, len(match.moves))] if sitting.waiting else []


def play(model: Model, sitting: Sitting, move: Move) -> list[Effect]:
    """A move is played and kept, whosever it is."""
    sitting.play(move)
    return [*save(sitting), *coming(model, sitting)]


def bot(model: Model, sitting: Sitting, seed: int, number: int) -> list[Effect]:
    """A bot plays, unless the game went on since it was called, or another one began."""
    match = sitting.match
    called = (seed, number) == (match.seed, len(match.moves))
    if not called or not sitting.waiting or sitting.listening or sitting.pace.paused:
        return [STALE]
    return play(model, sitting, sitting.wanted or match.bot_move())


def card(model: Model, sitting: Sitting, number: int) -> list[Effect]:
    """The next card lies by itself, unless it was laid since, or the person wants to ask for it."""
    by_hand = sitting.pace.paused or model.settings.card is None
    return [STALE] if number != sitting.pace.dealt or by_hand else _lay(model, sitting)


def _lay(model: Model, sitting: Sitting) -> list[Effect]:
    sitting.lay()
    return [*save(sitting), *([] if sitting.dealing else [("focus", "prompt")]), *coming(model, sitting)]


def next_(model: Model, sitting: Sitting) -> list[Effect]:
    """The person wants the next card, or the next move of a bot, now."""
    if sitting.dealing:
        return _lay(model, sitting)
    return play(model, sitting, sitting.wanted or sitting.match.bot_move()) if sitting.waiting else []


def skip(model: Model, sitting: Sitting) -> list[Effect]:
    """All cards lie; or the bots play at once until a person decides."""
    sitting.pace.paused = False
    if not sitting.dealing:
        sitting.pace.hurried = sitting.waiting
        return coming(model, sitting)
    sitting.pace.dealt = None
    return [*save(sitting), ("focus", "prompt"), *coming(model, sitting)]


def pause(model: Model, sitting: Sitting) -> list[Effect]:
    """Cards and bots wait, or go on."""
    if not (sitting.dealing or sitting.waiting):
        return []
    sitting.pace.paused = not sitting.pace.paused
    return coming(model, sitting)
