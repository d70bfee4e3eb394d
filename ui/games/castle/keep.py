"""Beside the castle: the spare tile, the seven cheeses, the cellar."""

from engine.games.castle.tables import CHEESES, FALLS, ROOMS

from ...node import Child, Node, b, div, g, h2, i, li, ol, p, section, small, span, svg, ul
from ...parts.seat import badge
from ...scene import Scene
from ...words import _, count, drawn_once
from .cheese import cheese, flagstone, mouse, roof
from .portrait import colours
from .words import tile

FLAT = ("b1", "c1", "d1")  # a roof of three squares, drawn small


def piles(scene: Scene) -> Child:
    return _spare(scene), _larder(scene), _cellar(scene)


def _spare(scene: Scene) -> Node:
    kind = scene.view.spare
    return section(
        class_="spare panel", data_about="spare", aria_label=_("Spare tile: {tile}", tile=tile(kind))
    )[
        h2[_("Spare tile")],
        svg(
            class_=f"sparetile of-{kind}",
            id="spare",
            data_arrives=kind,
            viewBox="0 0 100 100",
            aria_hidden="true",
        )[flagstone(kind)],
        p(id="spare-name", data_lags=True)[b[tile(kind)]],
    ]


def _larder(scene: Scene) -> Node:
    rooms, roofs = ROOMS[scene.view.plan], scene.view.roofs
    return _shelves(len(rooms) - len(roofs) if scene.view.todo else 0)


@drawn_once
def _shelves(off: int) -> Node:
    return section(class_="larder panel")[
        h2[_("Seven cheeses")],
        ul[[li(data_about=kind)[cheese(kind), tile(kind)] for kind in CHEESES], _rack(off)],
    ]


def _rack(off: int) -> Node:
    """Where the roofs lie that are off."""
    return li(class_="rack" if off else "rack is-empty", id="rack", data_lags=True, data_about="uncover")[
        svg(viewBox="0 0 300 200", aria_hidden="true")[
            [g(transform=f"translate(0 {90 - 40 * nth})")[roof(FLAT)] for nth in range(min(off, 3))]
        ],
        count("{n} roof off", "{n} roofs off", off),
    ]


def _cellar(scene: Scene) -> Node:
    view = scene.view
    return section(class_="cellar", data_about="cellar")[
        h2[_("Cellar"), " ", small[_("third fall: game over")]],
        ol[[_arch(seat, view.fallen[seat], scene) for seat in view.seats]],
    ]


def _arch(seat: int, fallen: int, scene: Scene) -> Node:
    name, colour = scene.names[seat], colours(scene.view)[seat]
    fell = any(event.kind == "fall" and event.args[-1] == seat for event in scene.news)
    return li(id=f"cellar-{seat}")[
        badge(name, colour),
        div(class_="arch waves" if fell else "arch")[
            [span(id=f"fallen-{seat}-{nth}", data_arrives="on")[mouse(name, colour)] for nth in range(fallen)]
        ],
        span(class_="pips", id=f"falls-{seat}", data_lags=True, aria_hidden="true")[
            [i(class_="on" if nth < fallen else None) for nth in range(FALLS)]
        ],
        span(class_="hide")[count("{name}: {n} mouse fell", "{name}: {n} mice fell", fallen, name=name)],
    ]
