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
    """A bot is to decide, and has thought for a while."""
    return waiting(sitting) and sitting.clock.slow == len(sitting.match.moves)


def minded(sitting: Sitting) -> bool:
    """Bots will have to think. Those that no person is offered any more are quick."""
    match = sitting.match
    return not match.over and any(seat.player in match.game.levels for seat in match.seats)


def planned(sitting: Sitting) -> Move | None:
    """What a bot plays next, if that is known."""
    return sitting.wanted or next(iter(sitting.planning.planned()[0]), None)


def joined(sitting: Sitting) -> bool:
    """What a bot plays next goes on with what it has played, or is no choice at all."""
    move, moves = planned(sitting), sitting.match.moves
    return bool(_only_no(sitting) or (move and moves and sitting.face.taps.joins(moves[-1], move)))


def forced(sitting: Sitting) -> Move | None:
    """A move of a person that only says no, where nothing else can be done, and no other person could learn
    that: the page plays it."""
    alone = sitting.seating.alone is not None and sitting.acting and not sitting.guide
    return _only_no(sitting) if alone else None


def _only_no(sitting: Sitting) -> Move | None:
    legal = sitting.match.legal()
    return legal[0] if len(legal) == 1 and sitting.face.taps.declines(seen(sitting), legal[0]) else None
