"""The bard at a court: what may leave it, and where to."""

from engine import Move
from engine.games.clans.steps.bard import Bard, singable
from engine.games.clans.tables import COURTIERS, GUARDS

from ...node import Child, Node, b, button, div, h2, p, section, small, span
from ...parts.tappable import tappable
from ...scene import Scene
from ...table.taps import within
from ...words import _
from . import words
from .cubes import cube
from .portrait import colours
from .refusals import refused
from .taps import BAG, COURT


def court(step: Bard, scene: Scene) -> Node:
    """The court of the victim: what may leave it, and where to."""
    view, victim = scene.view, step.victim
    held = within("theirs", scene.taps.tapped)
    moved = bool(step.moved)
    return section(class_=f"singing seat-{colours(view)[victim]}", aria_label=_("Bard"))[
        h2[_("The court of {name}", name=scene.names[victim])],
        p[_("The second cube goes to the bag or to you.") if moved else _("The first cube goes to the bag.")],
        div(class_="theirs", data_rove=True)[[_theirs(colour, step, scene) for colour in COURTIERS]],
        held
        and div(class_="buttons")[
            _where(BAG, _("Into the bag"), scene), _where(COURT, _("To your court"), scene)
        ],
    ]


def _theirs(colour: str, step: Bard, scene: Scene) -> Node:
    thing, number = f"theirs/{colour}", scene.view.court(colour)[step.victim]
    can, held = thing in scene.taps.glow, thing in scene.taps.tapped
    kept = GUARDS if colour == "yellow" else 0
    leaves = colour in singable(scene.view, step.victim) and colour not in step.moved
    return button(
        type="button",
        class_="household is-reachable" if can else "household",
        id=f"theirs-{colour}",
        **tappable(thing, can or held, pressed=held or None, anew=thing in scene.taps.anew),
    )[
        b[words.courtiers(colour), " ", number],
        span(class_="them", aria_hidden="true")[
            [span(class_="keep" if nth < kept else None)[cube(colour)] for nth in range(number)]
        ],
        not leaves and small[refused(step.why(scene.view, Move("remove", colour)))],
    ]


def _where(thing: str, text: str, scene: Scene) -> Child:
    if thing not in scene.taps.glow:
        return None
    return button(type="button", class_="btn", id=thing.replace("/", "-"), **tappable(thing, True))[text]
