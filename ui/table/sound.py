"""What a moment sounds like. A sound only repeats what can be seen, and only to the seat that looks."""

from typing import NamedTuple

from ..model import Effect, Model
from .sitting import Sitting
from .view import known_of_move


class Stand(NamedTuple):
    """How the table stands."""

    sitting: Sitting
    moves: int
    dealt: int | None
    refusal: str
    seat: int | None
    learned: bool


def before(model: Model) -> Stand | None:
    """How it stands before a message; nothing where nothing is to be heard."""
    sitting = model.sitting
    if not sitting or not model.settings.sound or model.screen != "table":
        return None
    match = sitting.match
    refusal = sitting.choice.refusal
    return Stand(sitting, len(match.moves), sitting.clock.dealt, refusal, match.seat, sitting.learned)


def since(model: Model, stood: Stand | None) -> list[Effect]:
    """The sounds of what changed."""
    stands = before(model)
    if not stood or not stands or stands.sitting is not stood.sitting:
        return []
    names = list(dict.fromkeys(name for name in _names(stood, stands) if name))
    return [("sound", *names)] if names else []


def _names(before: Stand, after: Stand) -> list[str]:
    sitting = after.sitting
    events = [
        event for number in range(before.moves, after.moves) for event in known_of_move(sitting, number + 1)
    ]
    names = [sitting.face.sound(event) for event in events]
    if after.dealt not in (None, before.dealt):
        names.append("card")
    if after.refusal and after.refusal != before.refusal:
        names.append("no")
    if after.seat != before.seat and after.seat in sitting.seating.people:
        names.append("turn")
    if (after.seat is None and before.seat is not None) or after.learned > before.learned:
        names.append("end")
    return names
