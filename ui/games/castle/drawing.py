"""What lies on the table."""

from engine.games.castle.steps import Turn
from engine.games.castle.tables import ACTIONS

from ...face import never
from ...node import Child, Node, button, div, small, span, svg
from ...parts.drawn import symbols_of
from ...parts.icon import icon
from ...parts.tappable import tappable
from ...scene import Scene
from ...words import count
from .board import board as board
from .cheese import flagstone, mouse
from .keep import piles as piles
from .portrait import colours
from .seats import seats as seats
from .words import tile

marks = never
symbols = symbols_of(__package__)


def hand(scene: Scene) -> Child:
    """The mice in reserve; where there is no room beside the castle, the spare tile lies here."""
    seat, view = scene.looking, scene.view
    return (
        seat is not None and view.reserve[seat] > 0 and _reserve(seat, scene),
        div(class_="near", id="near", data_about="spare")[
            svg(class_=f"sparetile of-{view.spare}", viewBox="0 0 100 100", aria_hidden="true")[
                flagstone(view.spare)
            ],
            small[tile(view.spare)],
        ],
    )


def _reserve(seat: int, scene: Scene) -> Node:
    view = scene.view
    can, held = "reserve" in scene.taps.glow, "reserve" in scene.taps.tapped
    words = count("{n} mouse in reserve", "{n} mice in reserve", view.reserve[seat])
    return button(
        type="button",
        class_="reserve is-reachable" if can or held else "reserve",
        id=f"reserve-{seat}",
        data_about="reserve",
        **tappable("reserve", can or held, pressed=held),
    )[
        span(class_="mice", aria_hidden="true")[
            [mouse(scene.names[seat], colours(view)[seat]) for _each in range(view.reserve[seat])]
        ],
        small[words],
    ]


def tally(scene: Scene) -> Child:
    """A paw for each action, those that are left in full."""
    view = scene.view
    step = view.todo[-1] if view.todo else None
    if not isinstance(step, Turn):
        return None
    words = count("{n} action left", "{n} actions left", step.left)
    return div(class_="tally paws")[
        span(class_="pips4", aria_hidden="true")[
            [
                span(class_="pip" if nth < step.left else "pip used")[icon("i-paw")]
                for nth in reversed(range(ACTIONS))
            ]
        ],
        small[words],
    ]
