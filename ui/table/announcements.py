"""What is announced, and when it is silent."""

from collections.abc import Iterator, Sequence
from zlib import crc32

from ..model import Effect, Model
from ..scene import Scene
from ..settings import Settings
from ..words import _, clauses, count
from . import bots
from .drawing.lesson import instruction
from .drawing.log import move_sentences
from .drawing.recap import since
from .reckoning import reached
from .sitting import Sitting
from .view import scene_of

Announcement = tuple[str, Sequence[str]]  # a name and its lines
BY_HAND = "hand"
MOST = 3  # moves that were taken back are named one by one


def news(sitting: Sitting, scene: Scene, settings: Settings) -> Iterator[Announcement]:
    """What was said a short while ago stays, so that nothing comes twice. First comes what happened, then
    what is to be done."""
    announced = sitting.news.announced
    return ((name, lines) for name, lines in _all(sitting, scene, settings) if name not in announced)


def hush(model: Model, sitting: Sitting) -> list[Effect]:
    """The language has changed: what was said in the old one is not repeated in the new one."""
    lines = _all(sitting, scene_of(sitting), model.settings)
    sitting.news.announced = frozenset(name for name, _lines in lines)
    sitting.news.first = len(sitting.match.events)
    return []


def _all(sitting: Sitting, scene: Scene, settings: Settings) -> Iterator[Announcement]:
    yield from _happened(sitting)
    if sitting.dealing and sitting.face.deal:
        yield from _standing("deal", _dealt(sitting, scene, settings))
        dealt = sitting.deal[: sitting.clock.dealt]
        yield f"card-{len(sitting.match.moves)}-{len(dealt)}", [sitting.face.deal.sentence(dealt[-1])]
    if sitting.ended:
        beats = list(enumerate(reached(sitting)))
        at_once = sitting.ending.beat is None
        yield from ((f"beat-{number}", [beat.words]) for number, beat in beats[-1 if at_once else 0 :])
    if (at := sitting.rewind.at) is not None:
        yield f"at-{at}", [when(sitting), *move_sentences(sitting, at)]
    elif not sitting.ended:
        yield from _to_do(sitting, scene)


def _happened(sitting: Sitting) -> Iterator[Announcement]:
    news, moves = sitting.news, len(sitting.match.moves)
    for number in range(news.first, moves + 1):
        yield f"{number}", move_sentences(sitting, number)
    if moves < news.last:
        yield f"back-{moves}", [_taken_back(news.taken)]
    if bots.thinking(sitting):
        yield f"thinks-{moves}", [thinking(sitting)]
    if moves == news.last and news.summed_up and (lines := since(sitting)):
        yield f"recap-{moves}", [_("Since your turn"), *lines]


def _taken_back(moves: Sequence[str]) -> str:
    if len(moves) > MOST:
        return count("Taken back: {n} move", "Taken back: {n} moves", len(moves))
    return _("Taken back: {moves}", moves=clauses(moves))


def _dealt(sitting: Sitting, scene: Scene, settings: Settings) -> list[str]:
    """Who did not choose to deal by hand is told so in the first round."""
    prompt = sitting.face.prompt(scene)
    by_hand = sitting.deals(settings.deal) == BY_HAND
    if not by_hand or settings.dealing == BY_HAND or scene.view.round > 1:
        return [prompt]
    return [
        prompt,
        _("“Next card”, or the space bar, deals card by card. There are other speeds."),
    ]


def _to_do(sitting: Sitting, scene: Scene) -> Iterator[Announcement]:
    """What a lesson says, whose turn it is, and what is to be chosen, each as it becomes something else."""
    lesson = instruction(sitting, scene)
    if lesson:
        yield from _standing("lesson", [lesson])
    if sitting.guide and bots.listening(sitting):
        yield from _standing("pause", [sitting.guide.pause(scene.number)])
    if not sitting.acting:
        return
    place, phases = sitting.face.phases(scene.view)
    yield "your-turn", [_("It is your turn.")]
    yield from _standing("phase", [phases[place]])
    if not scene.asked and (scene.taps.tapped or not lesson):  # what is asked, the buttons tell
        yield from _standing("ask", [sitting.face.prompt(scene)])


def _standing(kind: str, lines: Sequence[str]) -> Iterator[Announcement]:
    """An announcement named after its text: the same text is not said again, another one is."""
    text = "\n".join(lines)
    yield f"{kind}-{crc32(text.encode('utf-8', 'surrogatepass'))}", lines


def thinking(sitting: Sitting) -> str:
    return _("{name} is thinking …", name=sitting.seating.decider)


def when(sitting: Sitting) -> str:
    """The moment that is looked back at: whose move led to it, and in which round that was made."""
    match, at = sitting.match, sitting.rewind.at
    if not at:
        return _("Looking back: the beginning")
    name = sitting.seating.names[match.mover(at)]
    return _("Looking back: round {n}, {name}’s move", n=match.view(None, at - 1).round, name=name)
