"""The stalls, stack by stack, and who keeps them."""

from engine.games.merchants.tables import STACKS

from ...node import Child, Node, Part, b, button, div, li, ol, p, section, small, span, svg, use
from ...parts.seat import colour
from ...parts.tappable import tappable
from ...scene import Scene
from ...table.taps import within
from ...words import _, count, drawn_once
from .cards import mini
from .portrait import colours
from .seats import keeper, leads
from .words import heap

Stall = tuple[tuple[str, ...], ...]


def stalls(scene: Scene) -> Node:
    return div(class_="stalls")[[_stall(seat, scene) for seat in scene.view.seats]]


def _stall(seat: int, scene: Scene) -> Node:
    view = scene.view
    painted, built = colours(view)[seat], len(view.stalls[seat])
    label = count(
        "{name}, {colour}: {n} stack",
        "{name}, {colour}: {n} stacks",
        built,
        name=scene.names[seat],
        colour=colour(painted),
    )
    turn = bool(view.todo) and view.turn == seat
    return section(
        class_=f"stall panel seat-{painted}{' is-turn' if turn else ''}", id=f"stall-{seat}", aria_label=label
    )[
        keeper(seat, scene),
        _pitches(seat, view.stalls[seat], *_reach(seat, scene)),
        p(class_="built num", id=f"built-{seat}", data_lags=True)[
            span[b[built], " ", _("of {n}", n=STACKS)],
            leads(seat, view)
            and span(class_="leads")[
                svg(class_="ico", viewBox="0 0 24 24", aria_hidden="true")[use(href="#pennant")],
                small[_("leads")],
            ],
        ],
    ]


def _reach(seat: int, scene: Scene) -> tuple[frozenset[str], frozenset[str]]:
    """The numbers of the stacks that can be tapped, and of those that were."""
    return frozenset(within(f"stall/{seat}", scene.taps.glow)), frozenset(
        within(f"stall/{seat}", scene.taps.tapped)
    )


@drawn_once
def _pitches(seat: int, stall: Stall, glow: frozenset[str], tapped: frozenset[str]) -> Part:
    later = [_free(number, number == len(stall) + 1) for number in range(len(stall) + 1, STACKS + 1)]
    return ol(class_="pitches", aria_label=_("Stacks"))[
        [
            li(class_=f"pitch is-built n{len(stack)}", id=f"pitch-{seat}-{number}", data_arrives=True)[
                _awning("awning", number),
                _stack(f"stall/{seat}/{number}", number, stack, str(number) in glow, str(number) in tapped),
            ]
            for number, stack in enumerate(stall, 1)
        ],
        later,
    ].part(f"pitches-{seat}")


def _free(number: int, follows: bool) -> Node:
    return li(class_="pitch is-next" if follows else "pitch")[
        _awning("awning-line", number),
        span(class_="hide")[
            _("Stack {n}: next", n=number) if follows else _("Stack {n}: not built", n=number)
        ],
    ]


def _stack(thing: str, number: int, stack: tuple[str, ...], glows: bool, tapped: bool) -> Node:
    lying = (
        span(class_="wares", aria_hidden="true")[[mini(card) for card in stack]],
        span(class_="hide")[_("Stack {n}: {cards}", n=number, cards=heap(stack))],
    )
    if not (glows or tapped):
        return span(data_about=thing)[lying]
    return button(type="button", class_="reach", **tappable(thing, True, pressed=tapped or None))[lying]


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


def _awning(symbol: str, number: int) -> Child:
    return (
        svg(class_="awning", aria_hidden="true")[use(href=f"#{symbol}")],
        b(class_="k num", aria_hidden="true")[number],
    )
