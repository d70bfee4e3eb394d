"""What a lesson says now: above the table, and read out after what happened."""

from collections.abc import Sequence

from ...node import Child, div, p, section, small
from ...parts.act import act
from ...scene import Scene
from ...words import _
from ..sitting import Sitting

MUCH = 165  # letters: more of them are set smaller, so that they fit into the same room


def lesson(sitting: Sitting, scene: Scene) -> Child:
    """Nothing, once the person has left the moves of the lesson."""
    guide, moves = sitting.guide, _spoken_of(sitting)
    if not guide or not (sitting.wanted or sitting.learned):
        return None
    step, steps = guide.step(moves)
    words = instruction(sitting, scene)
    shows = () if scene.private or sitting.looking_back else _next(scene) or guide.shows(moves)
    return section(
        class_="lesson panel", id="lesson", aria_label=_("Lesson"), data_shows=" ".join(shows) or None
    )[
        small(class_="caps num")[_("Lesson, {n} of {all}", n=step, all=steps)],
        p(class_="much" if len(words) > MUCH else None)[words],
        sitting.learned
        and div(class_="acts")[
            act("i-restart", _("Once more"), f"go lesson:{sitting.match.game.key}:new", id="lesson-again"),
            act("i-play", _("Go on"), "open learned", id="lesson-next", kind="btn--go"),
        ],
    ]


def _next(scene: Scene) -> Sequence[str]:
    """After a tap: what is to be tapped now, for those who go by what is marked and not by the words; what a
    question is about alone, while it stands."""
    if scene.asked:
        return sorted(scene.taps.tapped)
    return sorted(scene.taps.glow) if scene.taps.tapped else ()


def instruction(sitting: Sitting, scene: Scene) -> str:
    """Nothing, once the person has left the moves of the lesson."""
    guide = sitting.guide
    if not guide or not (sitting.wanted or sitting.learned):
        return ""
    return guide.look(_spoken_of(sitting)) if scene.private else guide.words(_spoken_of(sitting))


def _spoken_of(sitting: Sitting) -> int:
    """After so many moves a lesson stands: what is still watched is spoken of afterwards."""
    return len(sitting.match.moves) - sitting.everybody_looks
