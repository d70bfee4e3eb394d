"""What a lesson says now: above the table, and read out."""

from ...node import Child, div, p, section, small
from ...parts.act import act
from ...scene import Scene
from ...words import _
from ..sitting import Sitting


def lesson(sitting: Sitting, scene: Scene) -> Child:
    """Nothing once the game has gone other ways."""
    guide, moves = sitting.guide, len(sitting.match.moves)
    if not guide or not (sitting.wanted or sitting.learned):
        return None
    step, steps = guide.step(moves)
    said = sitting.face.prompt(scene) if scene.private else guide.words(moves)
    return section(class_="lesson panel", id="lesson", aria_label=_("Lesson"))[
        small(class_="caps num")[_("Lesson, {n} of {all}", n=step, all=steps)],
        p(role="status")[said],
        sitting.learned
        and div(class_="acts")[
            act("i-restart", _("Once more"), f"go lesson:{sitting.match.game.key}:new", id="lesson-again"),
            act("i-play", _("Play on"), "play_on", id="play-on", kind="btn--go"),
        ],
    ]
