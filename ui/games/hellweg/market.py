"""The market square before the seat that looks: stalls with merchants, merchandise cards, own privileges. In
a sale, what can be sold lies there instead."""

from engine.games.hellweg.sale import Dump, Offer
from engine.games.hellweg.tables import MERCHANDISE

from ...node import Child, Node, Part, b, button, div, i, li, section, small, span, svg, ul, use
from ...parts.seat import in_order
from ...parts.tappable import tappable
from ...scene import Scene
from ...words import _, clauses, drawn_once
from . import words
from .offers import price_tag
from .pieces import carriage, chip, glyph, merchant, token
from .sales import sales
from .seats import privileges, state_words
from .town import GLYPHS

KINDS = ("coal", "herring", "wine", "tobacco")


def hand(scene: Scene) -> Child:
    view = scene.view
    step = view.todo[-1] if view.todo else None
    if isinstance(step, Offer | Dump) and view.seat == scene.looking and scene.taps.left:
        return sales(scene)
    return section(class_="market panel", aria_label=_("Market square"))[
        _stalls(scene),
        div(class_="mstacks")[[_stack(kind, scene) for kind in KINDS]],
    ]


def _stalls(scene: Scene) -> Node:
    view = scene.view
    stalls = (
        (("thaler", "turnup"), ("stockup", "stock"), ("storage", "store"))
        if view.warehouse
        else (("thaler", "coin"), ("stock", "stock"))
    )
    states = dict(privileges(scene.looking, scene)) if scene.looking is not None else {}
    visitors = [seat for seat in view.seats for _each in range(view.market[seat])]
    return div(class_="stalls")[
        div(class_="plaza")[
            svg(viewBox="0 0 60 44", aria_hidden="true")[use(href="#hw-well")],
            span(class_="square", aria_hidden="true")[_("Market square")],
            span(class_="guests")[[merchant(in_order(view)[seat]) for seat in visitors]],
            span(class_="hide")[
                clauses(_("a merchant of {name}", name=scene.names[seat]) for seat in visitors)
                or _("no merchant")
            ],
        ],
        [
            div(class_="pitch")[_stall(name, symbol, scene), _privilege(name, states.get(name, ""), scene)]
            for name, symbol in stalls
        ],
        _pieces(scene),
        _gains(scene),
    ]


def stall_words(name: str) -> tuple[str, str]:
    return {
        "thaler": (_("Thaler"), _("take 1")),
        "stock": (_("Stock up"), _("1 Thaler, 1 piece")),
        "stockup": (_("Stock up"), _("all stored")),
        "storage": (_("Store"), _("1 piece")),
    }[name]


def _stall(name: str, symbol: str, scene: Scene) -> Node:
    can, pressed = name in scene.taps.glow, name in scene.taps.tapped
    title, text = stall_words(name)
    if name == "thaler" and scene.view.warehouse:
        text = _("take 1, turn up")
    return button(
        type="button",
        class_=f"stall{' is-reachable' if can else ''}",
        id=f"stall-{name}",
        data_about=name,
        **tappable(name, can or pressed, pressed=pressed or None, anew=name in scene.taps.anew),
    )[
        i(class_=f"awn awn-{name}"),
        glyph(symbol),
        span(class_="lbl")[b[title], " ", small[text]],
    ]


def _pieces(scene: Scene) -> Child:
    """What of the supply or the storage is taken."""
    things = [
        thing
        for thing in ("supply/token", "supply/carriage", "stored/token", "stored/carriage")
        if thing in scene.taps.glow or thing in scene.taps.tapped
    ]
    return things and ul(class_="takes")[[li[_piece(thing, scene)] for thing in things]]


def piece_words(thing: str) -> str:
    return {
        "supply/token": _("a token"),
        "supply/carriage": _("a carriage"),
        "stored/token": _("a token of the storage"),
        "stored/carriage": _("a carriage of the storage"),
    }[thing]


def _piece(thing: str, scene: Scene) -> Node:
    colour = in_order(scene.view)[scene.looking or 0]
    picture = token(colour) if thing.endswith("token") else carriage(colour)
    pressed = thing in scene.taps.tapped
    return button(
        type="button",
        class_="btn is-reachable",
        **tappable(thing, True, pressed=pressed or None),
    )[picture, piece_words(thing)]


def _privilege(name: str, state: str, scene: Scene) -> Child:
    """The own one of that name, beside the stall where the same is done by a merchant."""
    if not state:
        return None
    thing = f"use/{name}"
    can, pressed = thing in scene.taps.glow, thing in scene.taps.tapped
    return button(
        type="button",
        class_=f"seal is-{state}{' is-reachable' if can else ''}",
        id=f"use-{name}",
        data_arrives=True,
        data_about=f"route/{name}",
        **tappable(thing, can or pressed, pressed=pressed or None, anew=thing in scene.taps.anew),
    )[
        wax(name),
        span(class_="hide")[_("Privilege: {deed}", deed=words.privilege(name)), " "],
        small[state_words(state)],
    ]


def wax(privilege: str) -> Node:
    return i(class_="wax")[glyph(GLYPHS[privilege])]


def _gains(scene: Scene) -> Child:
    """R42: a privilege that comes with a card is chosen."""
    things = sorted(thing for thing in scene.taps.glow if thing.startswith("gain/"))
    return (
        things
        and ul(class_="takes")[
            [
                li[
                    button(type="button", class_="btn is-reachable", **tappable(thing, True))[
                        glyph(GLYPHS[thing.removeprefix("gain/")]),
                        words.privilege(thing.removeprefix("gain/")),
                    ]
                ]
                for thing in things
            ]
        ]
    )


# ---- merchandise cards


def _stack(kind: str, scene: Scene) -> Node:
    cards = [card for card in scene.view.stock if MERCHANDISE[card].kind == kind]
    price = next(facts.price for facts in MERCHANDISE.values() if facts.kind == kind)
    return div(class_=f"mstack k-{kind}")[
        span(class_="cap")[b[words.kind(kind)], price_tag(price)],
        ul(class_="mcards")[[li[merchandise(card, card in scene.taps.glow)] for card in cards]]
        if cards
        else small[_("sold out")],
    ]


@drawn_once
def merchandise(card: str, can: bool) -> Part:
    return button(
        type="button",
        class_=f"mcard{' is-reachable' if can else ''}",
        data_about=card,
        **tappable(card, can),
    )[span(class_="hide")[words.card_in_full(card)], face(card)].part(f"card-{card}")


def face(card: str) -> Child:
    """Value and power above the picture."""
    facts = MERCHANDISE[card]
    power: Child = None
    if facts.good:
        power = (b["+1"], chip(facts.good))
    elif facts.refund:
        power = (b["+1"], glyph("wagons"))
    elif facts.pair:
        one, other = facts.pair
        power = (glyph(one), "+", glyph(other), " ", b[facts.pair_value])
    return (
        span(class_="val num", aria_hidden="true")[facts.value],
        span(class_="pw pw--pair num" if facts.pair else "pw num", aria_hidden="true")[power],
        svg(class_="art", viewBox="0 0 100 80", aria_hidden="true")[use(href=f"#hw-art-{facts.kind}")],
    )
