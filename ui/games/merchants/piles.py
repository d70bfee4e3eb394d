"""The piles beside the market: deck, discard, junk, the last roll, and everybody's discard."""

from engine.event import named
from engine.games.merchants.events import EVENTS
from engine.games.merchants.tables import JUNK

from ...node import Child, Node, button, div, li, small, span, svg, ul, use
from ...parts.pile import counted, pile
from ...parts.seat import badge
from ...scene import Scene
from ...words import _, count
from .cards import back, face
from .portrait import colours


def piles(scene: Scene) -> Child:
    view = scene.view
    tossed = view.market_discard
    return (
        div(class_="packs")[
            pack(
                "market-deck",
                "market-deck",
                len(view.market_deck),
                _("market deck"),
                back() if view.market_deck else None,
            ),
            pack(
                "market-discard",
                "market/discard",
                len(tossed),
                _("market discard"),
                face(tossed[-1]) if tossed else None,
            ),
            pack(
                "junk-pile",
                "junk",
                max(0, view.junk_pile),
                _("junk pile"),
                face(JUNK) if view.junk_pile > 0 else None,
                "pack low",
            ),
            _roll(scene),
        ],
        ul(class_="thrown", aria_label=_("Discards"))[[_thrown(seat, scene) for seat in view.seats]],
    )


def pack(name: str, about: str, number: int, words: str, top: Child, kind: str = "pack") -> Node:
    return pile(
        name,
        about,
        top,
        span(class_="num", id=f"{name}-number", data_lags=True)[counted(number, words)],
        kind=kind,
    )


def _roll(scene: Scene) -> Child:
    """What the die showed last."""
    rolls = (event for event in reversed(scene.known) if event.kind in ("roll", "gamble"))
    last = next(rolls, None)
    if "ocelots" not in scene.view.sets or last is None:
        return None
    number = named(last, EVENTS)["face"]
    return div(class_="pack low", data_about="die")[
        svg(class_="die", viewBox="0 0 64 66", id="die", aria_hidden="true")[use(href=f"#die-{number}")],
        span(class_="num")[counted(number, _("last roll"))],
    ]


def _thrown(seat: int, scene: Scene) -> Node:
    """A discard that lies open, R10."""
    discard, name = scene.view.discards[seat], scene.names[seat]
    return li[
        button(type="button", class_="btn", data_do=f"about discard/{seat}", data_about=f"discard/{seat}")[
            badge(name, colours(scene.view)[seat]),
            span(class_="hide")[_("Discard of {name}:", name=name), " "],
            small(class_="num")[count("{n} card", "{n} cards", len(discard))],
        ]
    ]
