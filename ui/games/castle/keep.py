"""Beside the castle: the spare tile, the seven cheeses, the cellar."""

from engine.games.castle.tables import CHEESES, FALLS

from ...node import Child, Node, b, div, h2, i, li, ol, p, section, small, span, svg, ul
from ...parts.seat import badge
from ...scene import Scene
from ...words import _, count
from .cheese import cheese, flagstone, mouse
from .portrait import colours
from .words import tile


def piles(scene: Scene) -> Child:
    return _spare(scene), _larder(), _cellar(scene)


def _spare(scene: Scene) -> Node:
    kind = scene.view.spare
    return section(
        class_="spare panel", data_about="spare", aria_label=_("Spare tile: {tile}", tile=tile(kind))
    )[
        h2[_("Spare tile")],
        svg(class_=f"sparetile of-{kind}", id="spare", viewBox="0 0 100 100", aria_hidden="true")[
            flagstone(kind)
        ],
        p[b[tile(kind)]],
    ]


def _larder() -> Node:
    return section(class_="larder panel")[
        h2[_("Seven cheeses")],
        ul[[li(data_about=kind)[cheese(kind), tile(kind)] for kind in CHEESES]],
    ]


def _cellar(scene: Scene) -> Node:
    view = scene.view
    return section(class_="cellar", data_about="cellar", aria_label=_("Cellar"))[
        h2[_("Cellar"), " ", small[_("third fall: game over")]],
        ol[[_arch(seat, view.fallen[seat], scene) for seat in view.seats]],
    ]


def _arch(seat: int, fallen: int, scene: Scene) -> Node:
    name, colour = scene.names[seat], colours(scene.view)[seat]
    return li(id=f"cellar-{seat}")[
        badge(name, colour),
        div(class_=f"arch n{fallen}")[[mouse(name, colour) for _each in range(fallen)]],
        span(class_="pips", aria_hidden="true")[
            [i(class_="on" if nth < fallen else None) for nth in range(FALLS)]
        ],
        span(class_="hide")[count("{name}: {n} mouse fell", "{name}: {n} mice fell", fallen, name=name)],
    ]
