"""What can be done with a card, what a payment or a stack still lacks, and what else is to be chosen."""

from collections.abc import Sequence
from typing import Any

from engine import Move
from engine.games.merchants.cards import worth
from engine.games.merchants.steps.building import Stack, Winter
from engine.games.merchants.steps.buying import DISCARD, Payment, wares
from engine.games.merchants.steps.turn import Turn

from ...node import Child, Node, b, button, div, i, li, small, span, ul
from ...parts.act import act
from ...parts.icon import icon
from ...parts.tappable import tappable
from ...scene import Scene
from ...table.taps import within
from ...words import _, count, pieces
from .cards import emblem, kind, value
from .taps import ACTS
from .words import card, name

SIGNS = {
    "buy": "i-buy",
    "play": "i-technique",
    "build": "stall",
    "discard": "i-inventory",
    "roll": "p-bold-haggler",
    "peel": "i-discard",
}
FREE = ("roll", "peel")  # drawn only where they can be done
CHOICES = ("copy", "old", "pick", "value")


def tally(scene: Scene) -> Child:
    """What lies open is seen by all; who decides has choices besides."""
    view = scene.view
    step = view.todo[-1] if view.todo else None
    open_ = _till(step, scene), _played(scene)
    if view.seat == scene.looking and (scene.taps.left or scene.taps.buttons):
        chosen = _choices(scene) or (isinstance(step, Turn | Winter) and _acts(step, scene))
        return div(class_="tally", data_rove=True)[open_, _pays(step), chosen]
    return any(open_) and div(class_="tally")[open_]


def _played(scene: Scene) -> Child:
    """R20: the technique whose effects run."""
    return [
        span(class_="limbo", data_about=f"card/{text}")[icon("i-technique"), pieces(card(text))]
        for text in scene.view.limbo
    ]


# ---- what to do with a card


def _acts(step: Turn | Winter, scene: Scene) -> Node:
    moves = scene.view.moves()
    return div(class_="deeds", role="group", aria_label=_("Actions"))[
        [_act(act, moves, scene) for act in ACTS if _offered(act, step, scene)],
        _tossed(scene),
    ]


def _tossed(scene: Scene) -> Child:
    """What a card in hand reaches, S12: it lies in no slot."""
    thing = "slot/discard"
    glows = thing in scene.taps.glow
    if not glows and (thing not in scene.taps.anew or scene.taps.tapped):
        return None
    what, price = wares(scene.view)[DISCARD]
    return button(
        type="button",
        class_="btn deed",
        id="act-reach",
        data_about=f"card/{what}",
        **tappable(thing, glows, anew=True),
    )[icon("i-buy"), span[b[_("Buy for {n}", n=price)], small[name(what)]]]


def _offered(act: str, step: Turn | Winter, scene: Scene) -> bool:
    able = f"act/{act}" in (*scene.taps.glow, *scene.taps.anew, *scene.taps.tapped)
    return able or (act not in FREE and isinstance(step, Turn))


def _act(act: str, moves: Sequence[Move], scene: Scene) -> Node:
    thing, taps = f"act/{act}", scene.taps
    picked = thing in taps.tapped
    can = picked or thing in taps.glow
    return button(
        type="button",
        class_="btn deed",
        id=f"act-{act}",
        **tappable(thing, can, pressed=picked, anew=thing in taps.anew),
    )[icon(SIGNS[act]), span[b[_title(act, scene)], act not in FREE and small[_fitting(act, moves, scene)]]]


def _title(act: str, scene: Scene) -> str:
    return {
        "buy": _("Buy"),
        "play": _("Technique"),
        "build": _("Build {n}", n=scene.view.number(scene.looking)),
        "discard": _("Discard"),
        "roll": _("Roll"),
        "peel": _("Peel"),
    }[act]


def _fitting(act: str, moves: Sequence[Move], scene: Scene) -> str:
    """The card that was tapped, or with how many cards it can be done, whatever was tapped."""
    able = {move.args[0] for move in moves if move.kind == act}
    cards = able.intersection(within("hand", scene.taps.tapped))
    if cards:
        return str(name(cards.pop().split("_")[0]))
    if act == "discard" and able:
        return _("any cards")
    return count("{n} card", "{n} cards", len(able)) if able else _("no card")


# ---- a payment, a stack


def _pays(step: Any) -> Child:
    """R18: who does not want to reckon."""
    if not isinstance(step, Payment):
        return None
    return act("i-buy", _("Pay automatically"), "run pay", id="run-pay")


def _till(step: Any, scene: Scene) -> Child:
    """Pip by pip: what lies there, and what is missing."""
    view = scene.view
    if isinstance(step, Payment):
        goal, laid = step.price, [(text, worth(text, view.flash)) for text in view.laid]
    elif isinstance(step, Stack):
        goal, laid = view.number(step.seat), [(part.text, part.value) for part in step.parts]
    else:
        return None
    so_far = sum(value for _text, value in laid)
    lacking = max(0, goal - so_far)
    progress = _("{n} of {all}", n=so_far, all=goal)
    return div(class_="till num", data_about="act/buy" if isinstance(step, Payment) else "act/build")[
        span(class_="laidout", aria_hidden="true")[
            [
                span(class_=f"pip {kind(text)}")[emblem(text), [i for _n in range(value)]]
                for text, value in laid
            ],
            lacking and span(class_="pip none")[[i for _n in range(lacking)]],
        ],
        span(class_="say")[progress, (" · ", _("{n} over", n=so_far - goal)) if so_far > goal else None],
    ]


# ---- cards that lie elsewhere, and numbers


def _choices(scene: Scene) -> Child:
    """What is tapped next and lies nowhere within reach; first, what else the card can do."""
    glowing = sorted({*scene.taps.glow, *scene.taps.tapped})
    glowing = [thing for thing in glowing if thing.split("/")[0] in CHOICES]
    moves = scene.view.moves() if glowing else ()
    copies = any(thing.startswith("copy/") for thing in glowing)
    return (
        bool(glowing)
        and ul(class_="choice", aria_label=_("To choose from"))[
            [li[_act(act, moves, scene)] for act in ACTS if f"act/{act}" in scene.taps.glow],
            copies and li(aria_hidden="true")[_("Copy:")],
            [li[_choice(thing, scene)] for thing in glowing],
        ]
    )


def _choice(thing: str, scene: Scene) -> Node:
    place, _slash, what = thing.partition("/")
    words = what if place == "value" else (b(class_="num")[value(place, what, scene)], pieces(card(what)))
    return button(
        type="button",
        class_="btn pick",
        id=thing.replace("/", "-"),
        **tappable(thing, True, pressed=thing in scene.taps.tapped),
    )[place == "copy" and span(class_="hide")[_("Copy:"), " "], words]


def then(view: Any, move: Move) -> str:
    """What follows a move by itself, where it would surprise."""
    if move.kind == "end" and isinstance(view.todo[-1], Turn) and view.actions:
        return count("{n} action not used", "{n} actions not used", view.actions)
    return ""
