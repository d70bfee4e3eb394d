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
    if sitting.spends(move) or (model.settings.confirm and sitting.final(move)):
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


def restart(model: Model, sitting: Sitting) -> list[Effect]:
    """Back to where the turn began."""
    if not sitting.acting or not sitting.match.free():
        return undo(model, sitting)
    sitting.let_go()
    for _move in range(sitting.match.free()):
        sitting.match.undo()
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
        return coming(model, sitting)
    if sitting.at is not None:
        sitting.return_to_now()
        return coming(model, sitting)
    sitting.let_go()
    return []


def i_am(model: Model, sitting: Sitting) -> list[Effect]:
    """The person whose turn it is has the tablet."""
    if not sitting.covered:
        return []
    sitting.said, sitting.told = sitting.match.seat, len(sitting.match.events)
    sitting.open = ""
    return [("focus", "prompt")]


def bot(model: Model, sitting: Sitting, seed: int, number: int) -> list[Effect]:
    """A bot plays, unless the game went on since it was called, or another one began."""
    match = sitting.match
    called = (seed, number) == (match.seed, len(match.moves))
    if not called or not sitting.waiting or sitting.paused:
        return []
    return _play(model, sitting, match.bot_move())


def card(model: Model, sitting: Sitting, number: int) -> list[Effect]:
    """The next card lies by itself, unless it was laid since, or the person wants to ask for it."""
    by_hand = sitting.paused or PACE[model.settings.speed][1] is None
    if number != sitting.dealing or by_hand:
        return []
    return _lay(model, sitting)


def _lay(model: Model, sitting: Sitting) -> list[Effect]:
    more = sitting.lay()
    return [laid(sitting), *([] if more else [("focus", "prompt")]), *coming(model, sitting)]


def on(model: Model, sitting: Sitting) -> list[Effect]:
    """The person wants the next card, or the next move of a bot, now."""
    if sitting.dealing is not None:
        return _lay(model, sitting)
    return _play(model, sitting, sitting.match.bot_move()) if sitting.waiting else []


def skip(model: Model, sitting: Sitting) -> list[Effect]:
    """All cards lie; or the bots play at once until a person decides."""
    sitting.paused = False
    if sitting.dealing is None:
        sitting.hurried = sitting.waiting
        return coming(model, sitting)
    sitting.dealing = None
    return [laid(sitting), ("focus", "prompt"), *coming(model, sitting)]


def pause(model: Model, sitting: Sitting) -> list[Effect]:
    """Cards and bots wait, or go on."""
    going = sitting.dealing is not None or sitting.waiting
    sitting.paused = going and not sitting.paused
    return coming(model, sitting) if going else []


def speed(model: Model, sitting: Sitting, name: str) -> list[Effect]:
    """Chosen at the table; the lobby shows the same setting."""
    if name not in PACE:
        return []
    model.settings.speed = name
    return [("setting", "speed", name), *coming(model, sitting)]


def put(model: Model, sitting: Sitting) -> list[Effect]:
    """What the seat got is put to the rest: the private look is over."""
    if sitting.look is None:
        return []
    sitting.got = None
    return [("focus", "prompt"), *coming(model, sitting)]


def peek(model: Model, sitting: Sitting) -> list[Effect]:
    """Look at the board for a while, or back."""
    sitting.peeking = not sitting.peeking
    return [("focus", "peek")]


def coming(model: Model, sitting: Sitting) -> list[Effect]:
    """What comes by itself: the next card, the next bot; at the end the result is read."""
    bot_pace, card_pace = PACE[model.settings.speed]
    match = sitting.match
    sitting.hurried = sitting.hurried and sitting.waiting
    if sitting.look is not None:
        return [("focus", "put")]
    if sitting.dealing is not None:
        first: list[Effect] = [("focus", "on")] if sitting.dealing == 1 else []
        by_hand = sitting.paused or card_pace is None
        return first if by_hand else [*first, ("later", card_pace, "card", sitting.dealing)]
    if sitting.ended:
        return end.coming(model, sitting)
    wait = 0 if sitting.hurried else bot_pace
    going = sitting.waiting and not sitting.paused
    return [("later", wait, "bot", match.seed, len(match.moves))] if going else []


def aside(model: Model, sitting: Sitting) -> list[Effect]:
    sitting.aside = not sitting.aside
    return [("focus", "prompt" if sitting.aside else "result")]
