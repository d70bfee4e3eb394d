"""The table: where the game is played."""

from collections.abc import Callable
from importlib import import_module

from ...model import Model
from ...node import Child, Node, Part, aside, div, li, ol, section
from ...parts.bar import bar
from ...parts.icon import icon
from ...parts.lamp import lamp
from ...parts.reading import reading
from ...parts.sign import sign
from ...saves import notice
from ...scene import Scene
from ...words import _
from ..clock import beat
from ..display import BESIDE, Layout
from ..sitting import Sitting
from ..view import scene_of
from . import result
from .advice import advice
from .announcements import news
from .badges import marks
from .keeping import keeping
from .lesson import lesson
from .log import log
from .rewind import rewind
from .strip import strip
from .tabs import tabs

Sheet = Callable[[Model, Sitting, Scene], Child]
# What can lie over the table, by the name that `open` gave it
SHEETS: dict[str, Sheet] = {"keeping": keeping}
LATER = ("about", "giving_up", "help", "learned", "menu", "read")  # modules of ui/pages/sheets


def sheet(name: str) -> Sheet:
    drawn: Sheet = SHEETS.get(name) or import_module(f"...pages.sheets.{name}", __package__).draw
    return drawn


def spread(kind: str, speed: str, beat: int, layout: Layout, beside: Child = None) -> Node:
    """What a table is laid in: it says how fast things move, which drawer is open, whether something lies
    beside the board, and whether a sheet lies over all."""
    return div(
        class_=f"table{kind}{' has-beside' if beside else ''}",
        data_speed=speed,
        data_beat=beat or None,
        data_drawer=drawer(layout, beside),
        inert=bool(layout.sheet),
    )


def drawer(layout: Layout, beside: Child) -> str:
    return "hand" if layout.drawer == BESIDE and not beside else layout.drawer


def draw(model: Model, sitting: Sitting) -> Node:
    game = sitting.match.game.key  # its styles lie below this class
    if sitting.ended:
        return div(class_=game)[
            result.draw(sitting), notice.draw(model.trouble), news(sitting, scene_of(sitting), model.settings)
        ]
    scene = scene_of(sitting)
    chosen = model.settings
    stage = None if sitting.layout.peeking else sitting.face.stage(scene)
    kind = " is-past" if sitting.looking_back else " has-stage" if stage else ""
    beside = advice(sitting, scene)
    return div(class_=game)[
        spread(kind, chosen.motion, beat(chosen, sitting), sitting.layout, beside)[
            _laid(model, sitting, scene, stage, beside), marks(sitting.face, scene)
        ],
        div(class_="flights", aria_hidden="true", data_opens=scene.opens)[sitting.face.flights(scene)],
        sitting.layout.sheet and sheet(sitting.layout.sheet)(model, sitting, scene),
        news(sitting, scene, model.settings),
    ]


def _laid(model: Model, sitting: Sitting, scene: Scene, stage: Child, beside: Child) -> Child:
    alone = stage and not sitting.looking_back
    return (
        _bar(sitting, scene),
        (_stage(sitting, stage), beside) if alone else board(sitting, scene, stage, beside),
        div(class_="foot")[
            rewind(sitting) if sitting.looking_back else strip(sitting, scene, stage, model.settings),
            hand(sitting, scene),
        ],
        not alone and tabs(sitting.face, drawer(sitting.layout, beside), _("Advice") if beside else ""),
        _notices(model, sitting, scene),
    )


def _notices(model: Model, sitting: Sitting, scene: Scene) -> Node:
    """Above the board: what a lesson says, and what is wrong with the saves or a bot."""
    fault = notice.fault(sitting.fault, sitting.match.over)
    return div(class_="notices")[lesson(sitting, scene), notice.draw(model.trouble), fault]


def board(sitting: Sitting, scene: Scene, stage: Child, beside: Child = None, logged: bool = True) -> Child:
    """The board and what lies beside it: the log, or something else for a while, which lies over it. Who
    looks back keeps the log, also while piles are chosen."""
    face = sitting.face
    seats, piles = face.drawing.seats(scene), face.drawing.piles(scene)
    areas = face.areas and face.areas()
    return (
        div(class_="mapwrap")[_stage(sitting, stage) if stage else face.drawing.board(scene)],
        aside(class_="side", aria_label=_("Seats and piles"))[
            seats and div(class_="seats", data_rove=True)[seats],
            piles
            and section(class_="dock panel", aria_label=areas[1] if areas else _("Piles"), data_rove=True)[
                piles
            ].part("dock"),
        ],
        beside,
        logged and log(sitting),
    )


def hand(sitting: Sitting, scene: Scene) -> Part:
    areas = sitting.face.areas
    return section(class_="hand", aria_label=areas()[0] if areas else _("Your hand"), data_rove=True)[
        sitting.face.drawing.hand(scene)
    ].part("hand")


def _stage(sitting: Sitting, stage: Child) -> Node:
    """While cards are dealt a tap anywhere asks for the next one, as the button in the strip does."""
    return div(class_="stage", data_rove=True, data_do="next" if sitting.everybody_looks else None)[stage]


def _bar(sitting: Sitting, scene: Scene) -> Part:
    return bar(
        sitting.face.title(),
        reading(),
        course(sitting, scene),
        lamp(),
        sign("i-help", _("Help"), kind="btn--bar", data_do="open help"),
        sign("i-gear", _("Menu"), kind="btn--bar", id="menu", data_do="open menu"),
        place=_("First lesson") if sitting.guide else "",
    ).part("bar")


def course(sitting: Sitting, scene: Scene) -> Node:
    now, names = sitting.face.phases(scene.view, scene.dealt or (), scene.private or scene.lingers)
    return ol(class_="phase", aria_label=_("Course of the round"))[
        li(class_="round")[_("Round {n}", n=scene.view.round)],
        [_phase(words, place - now) for place, words in enumerate(names)],
    ]


def _phase(words: str, place: int) -> Node:
    """Behind us, now, or still to come."""
    return li(class_="now" if place == 0 else None, aria_current="step" if place == 0 else None)[
        place < 0 and icon("i-check"), words
    ]
