"""The table: where the game is played."""

from collections.abc import Callable

from ..face import Scene
from ..model import Model
from ..node import Child, Node, aside, button, div, section, span
from ..sitting import Sitting
from ..widgets.bar import bar
from ..widgets.icon import icon
from ..widgets.log import log
from ..widgets.news import news
from ..widgets.rewind import rewind
from ..widgets.strip import strip
from ..widgets.zoom import zoom
from ..words import _
from . import read, result, trouble

# What can lie over the table, by the name that `open` gave it
PANELS: dict[str, Callable[[Model, Sitting, Scene], Child]] = {"read": read.draw}


def draw(model: Model, sitting: Sitting) -> Node:
    if sitting.ended:
        return div[result.draw(sitting), trouble.draw(model.trouble), news(sitting)]
    scene = sitting.scene()
    speed = "off" if sitting.hurried else model.settings.speed
    stage = None if sitting.peeking else sitting.face.stage(scene)
    kind = f"table{' has-stage' if stage else ''}{'' if sitting.at is None else ' is-past'}"
    return div[
        div(class_=kind, data_speed=speed, inert=bool(sitting.open))[_laid(model, sitting, scene, stage)],
        div(class_="flights", aria_hidden="true")[sitting.face.flights(scene)],
        sitting.open and PANELS[sitting.open](model, sitting, scene),
        news(sitting),
    ]


def _laid(model: Model, sitting: Sitting, scene: Scene, stage: Child) -> Child:
    face = sitting.face
    return (
        _bar(sitting, scene),
        _stage(sitting, stage) if stage else _board(sitting, scene),
        div(class_="foot")[
            strip(sitting, scene, stage, model.settings.speed) if sitting.at is None else rewind(sitting),
            section(class_="hand", aria_label=_("Your hand"))[face.hand(scene)],
        ],
        trouble.draw(model.trouble),
    )


def _board(sitting: Sitting, scene: Scene) -> Child:
    face = sitting.face
    return (
        div(class_="mapwrap")[div(class_="sheetbox")[face.board(scene)], zoom()],
        aside(class_="side", aria_label=_("Seats and piles"))[
            div(class_="seats")[face.seats(scene)],
            section(class_="dock panel", aria_label=_("Piles"))[face.piles(scene)],
            log(sitting),
        ],
    )


def _stage(sitting: Sitting, stage: Child) -> Node:
    """While cards are dealt a tap anywhere asks for the next one, as the button in the strip does."""
    return div(class_="stage", data_do="on" if sitting.dealing is not None else None)[stage]


def _bar(sitting: Sitting, scene: Scene) -> Node:
    return bar(
        sitting.face.title(),
        span(class_="phase")[
            _("Round {n}", n=scene.view.round), " · ", sitting.face.phase(scene.view, scene.dealt or ())
        ],
        button(
            type="button", class_="btn btn--bar", data_do="export", aria_label=_("Keep the game as a file")
        )[icon("i-copy"), span(class_="wide")[_("Record")]],
    )
