"""What a person decides at the table."""

from engine import Move, NoUndo

from ..model import Effect, Model
from ..words import _
from . import choice, clock
from .bots import forced
from .saving import save
from .sitting import Sitting
from .view import seen


def tap(model: Model, sitting: Sitting, thing: str, double: bool = False) -> list[Effect]:
    if not sitting.acting:
        choice.plan(sitting, thing)
        return []
    move = choice.tap(sitting, thing, double)
    return _try(model, sitting, move) if move else []


def move(model: Model, sitting: Sitting, *words: str) -> list[Effect]:
    """A button that is a move."""
    if not sitting.acting:
        return []
    return _try(model, sitting, Move(*words))


def yes(model: Model, sitting: Sitting) -> list[Effect]:
    asked = sitting.choice.asked
    return clock.begin(model, sitting, asked) if asked and sitting.acting else []


def _try(model: Model, sitting: Sitting, move: Move) -> list[Effect]:
    """Play a move; one that cannot be undone is asked about first."""
    if why := choice.refused(sitting, move):
        sitting.choice.refusal = why
        return []
    if sitting.wanted not in (None, move):
        sitting.let_go()
        sitting.choice.refusal = choice.not_in_lesson()
        return []
    if choice.spends(sitting, move) or (model.settings.confirm and choice.final(sitting, move)):
        sitting.choice.asked, sitting.choice.refusal = move, ""
        return [("focus", "yes")]
    return clock.begin(model, sitting, move)


def run(model: Model, sitting: Sitting, name: str) -> list[Effect]:
    """A button that plays several moves; each can be taken back by itself."""
    if not sitting.acting:
        return []
    if sitting.guide:
        sitting.choice.refusal = choice.not_in_lesson()
        return []
    effects: list[Effect] = []
    for move in sitting.face.taps.run(seen(sitting), name):
        effects = clock.play(model, sitting, move)
    return effects


def undo(model: Model, sitting: Sitting) -> list[Effect]:
    if not sitting.acting:
        return []
    sitting.let_go()
    try:
        _take_back(sitting, 1)
        while forced(sitting):
            _take_back(sitting, 1)
    except NoUndo as error:
        sitting.choice.refusal = stays(str(error.args[0]))
        return []
    return save(sitting)


def _take_back(sitting: Sitting, number: int) -> None:
    """Undo so many moves, and say which, the latest first."""
    match, taken = sitting.match, []
    for _move in range(number):
        before = match.view(sitting.looking, len(match.moves) - 1)
        taken.append(sitting.face.wording.move(match.moves[-1], sitting.seating.names, before))
        match.undo()
    # what is played in their place is news, also if they were made before the game was opened
    sitting.news.first = min(sitting.news.first, len(match.events))
    sitting.news.taken = tuple(taken)


def restart(model: Model, sitting: Sitting) -> list[Effect]:
    """Back to where the turn began."""
    if not sitting.acting or not sitting.match.undoable():
        return undo(model, sitting)
    sitting.let_go()
    _take_back(sitting, sitting.match.undoable())
    return save(sitting)


def stays(reason: str) -> str:
    return {
        "start": _("There is nothing to take back."),
        "over": _("The game is over: nothing can be taken back."),
        "seat": _("The move before was another’s: it stays."),
        "chance": _("Cards were shuffled since: that stays."),
        "seen": _("Something hidden was shown: that stays."),
    }[reason]


def i_am(model: Model, sitting: Sitting) -> list[Effect]:
    """The person who is to look has the tablet."""
    if not sitting.covered:
        return []
    sitting.seating.holder, sitting.layout.sheet = sitting.seating.next, ""
    sitting.news.first, sitting.news.summed_up = len(sitting.match.events), True
    return [("focus", "put" if sitting.private else "turn")]
