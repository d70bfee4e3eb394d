"""What a person, a bot or the clock does at the table."""

from engine import IllegalMove, Move, NoUndo

from . import end
from .keep import laid, save
from .model import PACE, Effect, Model
from .sitting import Sitting
from .words import _


def tap(model: Model, sitting: Sitting, thing: str) -> list[Effect]:
    move = sitting.tap(thing) if sitting.acting else None
    return _try(model, sitting, move) if move else []


def move(model: Model, sitting: Sitting, *words: str) -> list[Effect]:
    """A button that is a move."""
    if not sitting.acting:
        return []
    return _try(model, sitting, Move(*words))


def yes(model: Model, sitting: Sitting) -> list[Effect]:
    return _play(model, sitting, sitting.asked) if sitting.asked and sitting.acting else []


def _try(model: Model, sitting: Sitting, move: Move) -> list[Effect]:
    """Play a move; one that cannot be undone is asked about first."""
    try:
        sitting.match.check(move)
    except IllegalMove as error:
        sitting.refusal = sitting.face.refuse(error.args)
        return []
    if model.settings.confirm and sitting.final(move):
        sitting.asked, sitting.refusal = move, ""
        return [("focus", "yes")]
    return _play(model, sitting, move)


def _play(model: Model, sitting: Sitting, move: Move) -> list[Effect]:
    sitting.play(move)
    return [*save(sitting), *coming(model, sitting)]


def undo(model: Model, sitting: Sitting) -> list[Effect]:
    if not sitting.acting:
        return []
    sitting.let_go()
    try:
        sitting.match.undo()
    except NoUndo as error:
        sitting.refusal = _kept(str(error.args[0]))
        return []
    return save(sitting)


def _kept(reason: str) -> str:
    return {
        "start": _("There is nothing to take back."),
        "over": _("The game is over: nothing can be taken back."),
        "seat": _("The move before was another’s: it stays."),
        "chance": _("Cards were shuffled since: that stays."),
        "seen": _("Something hidden was shown: that stays."),
    }[reason]


def cancel(model: Model, sitting: Sitting) -> list[Effect]:
    """The sheet over the table goes first, then the look back, then what was tapped."""
    if sitting.open:
        sitting.open = ""
    elif sitting.at is not None:
        sitting.return_to_now()
        return coming(model, sitting)
    else:
        sitting.let_go()
    return []


def i_am(model: Model, sitting: Sitting) -> list[Effect]:
    """The person whose turn it is has the tablet."""
    sitting.said, sitting.told = sitting.match.seat, len(sitting.match.events)
    return [("focus", "prompt")]


def bot(model: Model, sitting: Sitting, seed: int, number: int) -> list[Effect]:
    """A bot plays, unless the game went on since it was called, or another one began."""
    match = sitting.match
    called = (seed, number) == (match.seed, len(match.moves))
    if not called or not sitting.waiting:
        return []
    return _play(model, sitting, match.bot_move())


def card(model: Model, sitting: Sitting, number: int | None = None) -> list[Effect]:
    """The next card lies; by itself, or because the person wants it now."""
    if sitting.dealing is None or number not in (None, sitting.dealing):
        return []
    more = sitting.lay()
    return [laid(sitting), *([] if more else [("focus", "prompt")]), *coming(model, sitting)]


def skip(model: Model, sitting: Sitting) -> list[Effect]:
    sitting.dealing = None
    return [laid(sitting), ("focus", "prompt"), *coming(model, sitting)]


def coming(model: Model, sitting: Sitting) -> list[Effect]:
    """What comes by itself: the next card, the next bot; at the end the result is read."""
    bot_pace, card_pace = PACE[model.settings.speed]
    match = sitting.match
    if sitting.dealing is not None:
        first: list[Effect] = [("focus", "skip")] if sitting.dealing == 1 else []
        return first if card_pace is None else [*first, ("later", card_pace, "card", sitting.dealing)]
    if sitting.ended:
        return end.coming(model, sitting)
    return [("later", bot_pace, "bot", match.seed, len(match.moves))] if sitting.waiting else []


def aside(model: Model, sitting: Sitting) -> list[Effect]:
    sitting.aside = not sitting.aside
    return [("focus", "prompt" if sitting.aside else "result")]
