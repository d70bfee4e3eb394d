"""What is on the screen of a game: for the seat that looks, at the moment that is looked at."""

from collections.abc import Sequence
from itertools import chain
from typing import Any

from engine import Event, known

from ..scene import Scene, Suggestion
from .sitting import Sitting
from .suggestions import suggestions
from .taps import Taps, led, narrow


def scene_of(sitting: Sitting) -> Scene:
    match, clock, looking = sitting.match, sitting.clock, sitting.looking
    now, moves = not sitting.looking_back, len(match.moves)
    news = known_of_move(sitting, -1) if now and sitting.news.last == moves else ()
    view = seen(sitting)
    return Scene(
        view,
        sitting.seating.names,
        looking,
        _taps(sitting, view),
        began=match.view(match.seat, moves - match.undoable()) if sitting.acting else None,
        asked=sitting.choice.asked if sitting.acting else None,
        planned="" if looking is None else sitting.layout.planned,
        dealt=sitting.deal[: clock.dealt] if sitting.dealing else None,
        private=sitting.private and now,
        number=moves,
        news=news,
        before=match.view(looking, moves - 1) if news and moves else None,
        opens=clock.opens,
        lingers=clock.lingers and now and not match.over,
        open=sitting.ending.open and now,
        known=_known(sitting),
        suggestions=_suggestions(sitting, view),
    )


def seen(sitting: Sitting) -> Any:
    """What the seat that looks sees, or saw at the moment that is looked back at."""
    match, at, seat = sitting.match, sitting.rewind.at, sitting.looking
    then = match.view(seat, at)
    once = sitting.rewind.once and sitting.rewind.playing
    if at is None or once or not sitting.face.recall:
        return then
    since = known(chain(*match.events[at + 1 :]), seat)
    return sitting.face.recall(then, match.view(seat), seat, _known(sitting), since)


def known_of_move(sitting: Sitting, number: int) -> list[Event]:
    """What the seat that looks may know of a move; 0: of the set-up."""
    return known(sitting.match.events[number], sitting.looking)


def _taps(sitting: Sitting, view: Any) -> Taps:
    face = sitting.face.taps
    names = face.names(view)
    if not sitting.acting:
        return narrow([], (), names)
    taps = narrow(sitting.offered, sitting.choice.tapped, names)
    return taps if sitting.wanted else led(taps, face.leads(view, taps))


def _suggestions(sitting: Sitting, view: Any) -> Sequence[Suggestion]:
    counsel = sitting.counsel
    if not counsel or not counsel.plans:
        return ()
    return suggestions(sitting.face, counsel.plans, counsel.chosen, sitting.seating.names, view)


def _known(sitting: Sitting) -> Sequence[Event]:
    """All that the seat may know up to the moment that is shown."""
    match, at = sitting.match, sitting.rewind.at
    if sitting.looking is not None and at is None:
        return match.known(sitting.looking)
    events = match.events if at is None else match.events[: at + 1]
    return known(chain(*events), sitting.looking)
