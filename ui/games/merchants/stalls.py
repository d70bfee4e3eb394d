"""The stalls, stack by stack, and who keeps them."""

from engine.games.merchants.tables import STACKS

from ...face import Scene
from ...node import Child, Node, b, button, div, li, ol, p, section, small, span, svg, use
from ...widgets.seat import colour
from ...words import _, count
from .cards import mini
from .seats import colours, keeper, leads
from .texts import heap

Stall = tuple[tuple[str, ...], ...]


def stalls(scene: Scene) -> Node:
    return div(class_="stalls")[[_stall(seat, scene) for seat in scene.view.seats]]


def _stall(seat: int, scene: Scene) -> Node:
    view = scene.view
    painted, built = colours(view)[seat], len(view.stalls[seat])
    said = count(
        "{name}, {colour}: {n} stack",
        "{name}, {colour}: {n} stacks",
        built,
        name=scene.names[seat],
        colour=colour(painted),
    )
    turn = bool(view.todo) and view.turn == seat
    return section(
        class_=f"stall panel seat-{painted}{' is-turn' if turn else ''}", id=f"stall-{seat}", aria_label=said
    )[
        keeper(seat, scene),
        ol(class_="pitches", aria_label=_("Stacks"))[
            [_pitch(seat, number, scene) for number in range(1, STACKS + 1)]
        ],
        p(class_="built num")[
            span[b[built], " ", _("of {n}", n=STACKS)],
            leads(seat, view)
            and span(class_="leads")[
                svg(class_="ico", viewBox="0 0 24 24", aria_hidden="true")[use(href="#pennant")],
                small[_("leads")],
            ],
        ],
    ]


def _pitch(seat: int, number: int, scene: Scene) -> Node:
    stall = scene.view.stalls[seat]
    if number > len(stall):
        later = number > len(stall) + 1
        return li(class_="pitch" if later else "pitch is-next")[
            _awning("awning-line"),
            b(class_="k num", aria_hidden="true")[number],
            span(class_="hide")[
                _("Stack {n}: not built", n=number) if later else _("Stack {n}: next", n=number)
            ],
        ]
    return li(class_=f"pitch is-built n{len(stall[number - 1])}", id=f"pitch-{seat}-{number}")[
        _awning("awning"),
        b(class_="k num", aria_hidden="true")[number],
        _stack(seat, number, stall[number - 1], scene),
    ]


def _stack(seat: int, number: int, stack: tuple[str, ...], scene: Scene) -> Node:
    thing = f"stall/{seat}/{number}"
    tapped = thing in scene.taps.tapped
    said = _("Stack {n}: {cards}", n=number, cards=heap(stack))
    lying = (
        span(class_="wares", aria_hidden="true")[[mini(card) for card in stack]],
        span(class_="hide")[said],
    )
    if thing not in scene.taps.glow and not tapped:
        return span(data_about=thing)[lying]
    return button(type="button", class_="reach", data_tap=thing, aria_pressed="true" if tapped else None)[
        lying
    ]


def lined(stall: Stall) -> Node:
    """A whole stall, stack by stack."""
    return span(class_="lined")[
        [
            span(class_="tower")[
                span(aria_hidden="true")[[mini(card) for card in stack]],
                span(class_="hide")[_("Stack {n}: {cards}", n=number, cards=heap(stack)), " "],
            ]
            for number, stack in enumerate(stall, 1)
        ]
    ]


def _awning(symbol: str) -> Child:
    return svg(class_="awning", aria_hidden="true")[use(href=f"#{symbol}")]
