"""What lies on the table."""

from engine.games.castle.preview import preview
from engine.games.castle.steps import Turn
from engine.games.castle.tables import ACTIONS, ROOMS, SLOTS

from ...defaults import never
from ...node import Child, Node, button, circle, div, small, span, svg, use
from ...parts.drawn import symbols_of
from ...parts.icon import icon
from ...parts.tappable import tappable
from ...scene import Scene
from ...words import count
from .board import board as board
from .cheese import cheese, flagstone, mouse, roof
from .keep import piles as piles
from .portrait import colours
from .seats import seats as seats
from .taps import RESERVE
from .words import tile

marks = never
symbols = symbols_of(__package__)


def hand(scene: Scene) -> Child:
    """The mice in reserve; where there is no room beside the castle, the spare tile lies here."""
    seat, view = scene.looking, scene.view
    return (
        seat is not None and view.reserve[seat] > 0 and _reserve(seat, scene),
        div(class_="near", data_about="spare")[
            svg(
                class_=f"sparetile of-{view.spare}",
                id="near-tile",
                data_arrives=view.spare,
                viewBox="0 0 100 100",
                aria_hidden="true",
            )[flagstone(view.spare)],
            small(id="near-name", data_lags=True)[tile(view.spare)],
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
    """A paw for each action, those that are left in full; what a push that is asked about would bring."""
    view = scene.view
    step = view.todo[-1] if view.todo else None
    if not isinstance(step, Turn):
        return None
    asked = scene.asked if scene.asked and scene.asked.kind == "push" else None
    cost = step.cost(view, asked) if asked else 0
    words = count("{n} action left", "{n} actions left", step.left)
    return div(class_="tally paws")[
        _outlook(asked.args[0], scene) if asked else _offers(scene),
        span(class_="pips4", aria_hidden="true")[
            [span(class_=_pip(nth, step.left, cost))[icon("i-paw")] for nth in reversed(range(ACTIONS))]
        ],
        small(class_="hide" if asked else None)[words],
    ]


def _pip(nth: int, left: int, cost: int) -> str:
    return "pip used" if nth >= left else "pip spends" if nth >= left - cost else "pip"


def _offers(scene: Scene) -> Child:
    """What can still be done, as pictures: so many roofs lifted, so many mice run, the floor pushed once."""
    view, things = scene.view, scene.taps.anew
    if scene.looking != view.seat:
        return None
    roofs = sum(thing in ROOMS[view.plan] for thing in things)
    mice = sum(thing in view.mice or thing == RESERVE for thing in things)
    own = mouse(scene.names[view.seat], colours(view)[view.seat])
    stone = svg(viewBox="0 0 200 100")[roof(("b1", "c1"))]
    arrow = svg(viewBox="0 0 50 50")[
        circle(cx=25, cy=25, r=22), use(href="#i-arrow", x=9, y=9, width=32, height=32)
    ]
    return span(class_="offers", aria_hidden="true")[
        _offer("uncover", stone, roofs),
        _offer("running", own, mice),
        _offer("pushing", arrow, int(any(thing in SLOTS for thing in things))),
    ]


def _offer(about: str, picture: Node, number: int) -> Node:
    return span(class_=None if number else "none", data_about=about)[picture, number]


def _outlook(slot: str, scene: Scene) -> Child:
    """The words of the question as pictures: who falls, or may fall, who gets which cheese, who wins."""
    view = scene.view
    seen = preview(view, slot)

    def of(seat: int) -> Node:
        return mouse(scene.names[seat], colours(view)[seat])

    return span(class_="outlook", aria_hidden="true")[
        [span(class_="falls")[of(view.mice[square]), icon("i-arrow", "ico down")] for square in seen.falls],
        [span(class_="perhaps")[of(view.mice[square]), icon("i-help")] for square in seen.perhaps],
        [span(class_="feeds")[of(seat), cheese(kind)] for seat, kind in seen.feeds],
        seen.winner is not None
        and span(class_="wins")[of(seen.winner), svg(viewBox="0 0 60 30")[use(href="#laurel")]],
    ]
