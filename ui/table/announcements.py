"""What is announced, and when it is silent."""

from collections.abc import Iterator, Sequence

from ..model import Effect, Model
from ..words import _
from .drawing.log import move_sentences
from .drawing.recap import since
from .reckoning import reached
from .sitting import Sitting


def news(sitting: Sitting) -> Iterator[tuple[str, Sequence[str]]]:
    """Name and lines. What was said a short while ago stays, so that nothing comes twice."""
    return ((name, lines) for name, lines in _all(sitting) if name not in sitting.news.said)


def hush(model: Model, sitting: Sitting) -> list[Effect]:
    """Another language is spoken from now on: nothing is said once more in it."""
    sitting.news.said = frozenset(name for name, _lines in _all(sitting))
    sitting.news.first = len(sitting.match.events)
    return []


def _all(sitting: Sitting) -> Iterator[tuple[str, Sequence[str]]]:
    moves = len(sitting.match.moves)
    for number in range(sitting.news.first, moves + 1):
        yield f"{number}", move_sentences(sitting, number)
    if moves < sitting.news.last:
        yield f"back-{moves}", [_("Taken back.")]
    if sitting.thinking:
        yield f"thinks-{moves}", [thinking(sitting)]
    if moves == sitting.news.last and (lines := since(sitting)):
        yield f"recap-{moves}", [_("Since your turn"), *lines]
    if sitting.dealing and sitting.face.deal:
        dealt = sitting.deal[: sitting.clock.dealt]
        yield f"card-{moves}-{len(dealt)}", [sitting.face.deal.sentence(dealt[-1])]
    if sitting.ended:
        beats = list(enumerate(reached(sitting)))
        at_once = sitting.ending.beat is None
        yield from ((f"beat-{number}", [beat.words]) for number, beat in beats[-1 if at_once else 0 :])
    if (at := sitting.rewind.at) is not None:
        yield f"at-{at}", [when(sitting), *move_sentences(sitting, at)]


def thinking(sitting: Sitting) -> str:
    return _("{name} is thinking …", name=sitting.seating.decider)


def when(sitting: Sitting) -> str:
    """The moment that is looked back at: whose move led to it, and in which round that was made."""
    match, at = sitting.match, sitting.rewind.at
    if not at:
        return _("Looking back: the beginning")
    name = sitting.seating.names[match.mover(at)]
    return _("Looking back: round {n}, {name}’s move", n=match.view(None, at - 1).round, name=name)
