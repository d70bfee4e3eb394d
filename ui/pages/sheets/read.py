"""The situation in plain sentences, for who listens instead of looking."""

from ...model import Model
from ...node import Child, h3, li, section, ul
from ...parts.panel import panel
from ...parts.reading import Chapter
from ...scene import Scene
from ...table.sitting import Sitting
from ...words import _, either


def draw(model: Model, sitting: Sitting, scene: Scene) -> Child:
    return panel(
        _("The table in words"),
        [
            section(class_="chapter")[h3[title], ul[[li[line] for line in lines]]]
            for title, lines in chapters(sitting, scene)
        ],
    )


def chapters(sitting: Sitting, scene: Scene) -> list[Chapter]:
    return [(_("Now"), _now(sitting, scene)), *sitting.face.help.read(scene)]


def _now(sitting: Sitting, scene: Scene) -> list[str]:
    """The moment of the game, what is to be decided, and the choices."""
    face, view = sitting.face, scene.view
    place, phases = face.phases(view, scene.dealt or (), scene.private)
    where = _("Round {n}: {phase}.", n=view.round, phase=phases[place] if view.todo else _("end"))
    return [where, face.prompt(scene), *_possible(sitting, scene)]


def _possible(sitting: Sitting, scene: Scene) -> list[str]:
    """Nothing while a yes is waited for."""
    if scene.asked:
        return []
    face = sitting.face
    things = dict.fromkeys(face.help.thing(name, scene) for name in sorted(scene.taps.glow))
    moves = [face.wording.move(move, scene.names, scene.view) for move in scene.taps.buttons]
    choices = [*things, *moves]
    return [_("You may choose: {things}.", things=either(choices))] if choices else []
