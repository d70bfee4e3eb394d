"""The bots of a game at this screen: whether one is to decide, and what it plays next."""

from engine import Move

from .sitting import Sitting
from .view import seen


def waiting(sitting: Sitting) -> bool:
    """A bot is to decide."""
    match = sitting.match
    over = match.over or match.full or sitting.learned
    return sitting.here and not over and match.seat not in sitting.seating.people


def listening(sitting: Sitting) -> bool:
    """In a lesson: the bot waits until the person has read what was said."""
    return bool(sitting.guide and waiting(sitting) and sitting.guide.pause(len(sitting.match.moves)))


def thinking(sitting: Sitting) -> bool:
    """A bot is to decide, and has been at it for so long that the page says so."""
    return waiting(sitting) and sitting.clock.slow == len(sitting.match.moves)


def minded(sitting: Sitting) -> bool:
    """Bots will have to think. Those that no person is offered any more are quick."""
    match = sitting.match
    return not match.over and any(seat.player in match.game.levels for seat in match.seats)


def planned(sitting: Sitting) -> Move | None:
    """What a bot plays next, if that is known."""
    return sitting.wanted or next(iter(sitting.planning.planned()[0]), None)


def joined(sitting: Sitting) -> bool:
    """The next move of a bot is shown in one step with the one before: it belongs to it, or is forced."""
    move, moves = planned(sitting), sitting.match.moves
    return bool(_only_no(sitting) or (move and moves and sitting.face.taps.joins(moves[-1], move)))


def forced(sitting: Sitting) -> Move | None:
    """The only legal move of a person, if it only declines: the page plays it. Not where another person sits
    at the table, who would learn from it that there was no choice."""
    alone = sitting.seating.alone is not None and sitting.acting and not sitting.guide
    return _only_no(sitting) if alone else None


def _only_no(sitting: Sitting) -> Move | None:
    legal = sitting.match.legal()
    return legal[0] if len(legal) == 1 and sitting.face.taps.declines(seen(sitting), legal[0]) else None
