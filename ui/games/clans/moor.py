"""Inside the score track: the bag, the cubes that were drawn, the estates that are left."""

from collections.abc import Collection

from engine.games.clans.state import Cubes, Table
from engine.games.clans.steps.actions import COSTS, Actions, Redraw
from engine.games.clans.tables import COLOURS, DRAWN, RED_ZONE, USED

from ...node import Child, Node, b, button, div, h2, li, p, section, span, svg, ul, use
from ...parts.icon import icon
from ...parts.seat import colour as colour_word
from ...parts.tappable import tappable
from ...scene import Scene
from ...words import _, count, listed
from . import words
from .cubes import cube, in_words, plot

LOW = 2 * DRAWN  # cubes: two turns more


def acting(view: Table) -> Actions | None:
    """The choice of actions that goes on, also while something else of it is decided."""
    return next((step for step in reversed(view.todo) if isinstance(step, Actions)), None)


def moor(scene: Scene) -> Child:
    return div(class_="moor")[_bag(scene), _drawn(scene), _used(scene), _supply(scene)]


def _bag(scene: Scene) -> Node:
    bag = scene.view.bag
    number = sum(bag.values())
    return section(class_="bag is-low" if number < LOW else "bag", data_about="bag")[
        svg(class_="pouch", id="bag", viewBox="0 0 80 88", aria_hidden="true")[use(href="#clan-bag")],
        p(id="in-bag", data_lags=True)[b(class_="num")[number], " ", span[_("in the bag")]],
        number < LOW and p(class_="warning")[_("Below {n} the game ends", n=DRAWN)],
        ul(class_="inbag num", id="bag-colours", data_lags=True)[
            [
                li[cube(colour), bag[colour], span(class_="hide")[" ", colour_word(colour)]]
                for colour in COLOURS
            ]
        ],
    ]


def _drawn(scene: Scene) -> Node:
    view = scene.view
    redraws = bool(view.todo) and isinstance(view.todo[-1], Redraw)
    step, left = acting(view), _usable(scene)
    allowed = bool(step and step.left(view) and view.drawn)  # for who looks on, that is near enough
    can = allowed if left is None else left
    return section(class_="drawn", data_about="cubes")[
        h2[_("Drawn")],
        ul(id="drawn", aria_label=in_words(view.drawn) or _("none"))[
            [
                li(class_=left is not None and ("is-usable" if colour in left else "is-idle"))[
                    _cube(colour, nth, scene)
                ]
                for colour, nth in _numbered(view.drawn)
            ]
        ],
        (view.aside and p(class_="aside")[_("put back"), " ", [cube(colour) for colour in view.aside]])
        or p[_("to be put back, if you like") if redraws else _("can still be used") if can else ""],
    ]


def _usable(scene: Scene) -> Collection[str] | None:
    """The colours of which an action can still take a cube; None: the seat that looks chooses no action."""
    step = acting(scene.view)
    if step is None or step.seat != scene.looking:
        return None
    costs = [COSTS[move] for move in step.moves(scene.view) if move in COSTS]
    return {colour for cost in costs for colour, number in cost.items() if number}


def _numbered(cubes: Cubes) -> list[tuple[str, int]]:
    return [(colour, cubes[:place].count(colour)) for place, colour in enumerate(cubes)]


def _cube(colour: str, nth: int, scene: Scene) -> Node:
    thing = f"drawn/{colour}"
    if thing not in scene.taps.glow:
        return span(id=f"cube-{colour}-{nth}", data_moves=True, data_arrives=colour)[cube(colour)]
    label = _("{colour} cube: put it back", colour=colour_word(colour))
    return button(
        type="button",
        class_="cubebtn",
        id=f"cube-{colour}-{nth}",
        data_arrives=colour,
        aria_label=label,
        **tappable(thing, True),
    )[cube(colour)]


def _used(scene: Scene) -> Node:
    used = scene.view.used
    step = acting(scene.view)
    acts = listed(words.action(kind) for kind in step.done) if step else ""
    label = _("{n} of {all}", n=len(used), all=USED)
    return section(class_="used", data_about="used", aria_label=in_words(used) or None)[
        h2[_("Used"), " ", b(class_="num")[label]],
        ul(aria_hidden="true", id="used")[
            [
                li(class_="on" if nth < len(used) else None)[
                    nth < len(used) and (cube(used[nth]), icon("i-check", "tick"))
                ]
                for nth in range(USED)
            ]
        ],
        p(aria_hidden="true")[acts],
    ]


def _supply(scene: Scene) -> Node:
    left = len(scene.view.tiles)
    return section(class_="supply", data_about="supply")[
        span(class_="tiles", id="supply", aria_hidden="true")[plot("free")] if left else None,
        p[b(class_="num")[left], " ", span[count("estate left", "estates left", left)]],
        p(class_="endrule")[_("red zone, {n}+: one is turned up each round", n=RED_ZONE)],
    ]
