"""What a moment sounds like. A sound only repeats what can be seen, and only to the seat that looks."""

from typing import NamedTuple

from .model import Effect, Model
from .sitting import Sitting


class Moment(NamedTuple):
    """Where the table stood before a message."""

    sitting: Sitting
    moves: int
    dealing: int | None
    refusal: str
    seat: int | None


def moment(model: Model) -> Moment | None:
    sitting = model.sitting
    if not sitting or not model.settings.sound or model.screen != "table":
        return None
    match = sitting.match
    return Moment(sitting, len(match.moves), sitting.dealing, sitting.refusal, match.seat)


def heard(model: Model, before: Moment | None) -> list[Effect]:
    """The sounds of what changed since."""
    after = moment(model)
    if not before or not after or after.sitting is not before.sitting:
        return []
    names = list(dict.fromkeys(name for name in _names(before, after) if name))
    return [("sound", *names)] if names else []


def _names(before: Moment, after: Moment) -> list[str]:
    sitting = after.sitting
    events = [event for number in range(before.moves, after.moves) for event in sitting.known(number + 1)]
    names = [sitting.face.sound(event) for event in events]
    if after.dealing is not None and after.dealing != before.dealing:
        names.append("card")
    if after.refusal and after.refusal != before.refusal:
        names.append("no")
    if after.seat != before.seat and after.seat in sitting.people:
        names.append("turn")
    if after.seat is None and before.seat is not None:
        names.append("end")
    return names
