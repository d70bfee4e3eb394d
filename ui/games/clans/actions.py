"""The eight actions as cards, what an action costs, and whom it is about."""

from collections.abc import Collection

from engine.games.clans.steps.actions import Actions
from engine.games.clans.steps.bard import Bard

from ...node import Child, Node, Part, button, li, ol, section, small, span, svg, use
from ...parts.icon import icon
from ...parts.tappable import tappable
from ...scene import Scene
from ...table.taps import within
from ...words import _, drawn_once
from . import words
from .bard import court
from .cubes import glyph, row
from .moor import acting
from .opponents import opponents
from .refusals import refused
from .taps import example

COSTS = {
    "castle": ("blue", "blue"),
    "cattle": ("red",),
    "estate": ("yellow", "red"),
    "warrior": ("yellow",),
    "monks": ("green",),
    "piper": ("blue",),
    "monastery": ("green", "green", "green"),
    "bard": ("blue",),
}
PAINT = {"castle": "blue", "cattle": "red", "warrior": "yellow", "monks": "green", "piper": "blue"} | {
    "monastery": "green",
    "estate": "brown",
    "bard": "violet",
}
LANDS = {"castle": "castle", "cattle": "cattle", "estate": "free", "monastery": "monastery"}
GLYPHS = {"warrior": "warrior", "monks": "monk", "piper": "piper", "bard": "bard"}


def actions(scene: Scene) -> Child:
    """What can be chosen now: an opponent, a cube of a court, else one of the actions."""
    step = scene.view.todo[-1] if scene.view.todo else None
    if within("clan", scene.taps.glow) or within("clan", scene.taps.anew):
        return opponents(scene)
    if isinstance(step, Bard):
        return court(step, scene)
    return _cards(scene)


# ---- the cards


def _cards(scene: Scene) -> Node:
    step = acting(scene.view)
    missed = _missed(step, scene)
    return section(class_="actions", aria_label=_("Actions"))[
        ol[[_card(kind, *_state(kind, step, missed, scene)) for kind in COSTS]]
    ]


def _missed(step: Actions | None, scene: Scene) -> Collection[str]:
    """The actions of which a seat that is to act can do none."""
    if step is None or step is not scene.view.todo[-1] or scene.looking != step.seat:
        return ()
    return {*COSTS} - {move.kind for move in step.moves(scene.view)}


def _state(kind: str, step: Actions | None, missed: Collection[str], scene: Scene) -> tuple[str, str]:
    """How a card lies there, and what is said below it."""
    thing = f"act/{kind}"
    if step and kind in step.done:
        return "done", _("chosen")
    if thing in scene.taps.tapped:
        return "held", purpose(kind)
    if thing in scene.taps.glow:
        return "open", purpose(kind)
    if thing in scene.taps.anew:
        return "anew", purpose(kind)
    if step and kind in missed:
        return "off", refused(step.why(scene.view, example(scene.view, kind)))
    return "rest", purpose(kind)


def purpose(kind: str) -> str:
    return {
        "castle": _("onto a free estate"),
        "cattle": _("onto a free estate"),
        "monastery": _("onto a free estate"),
        "estate": _("or yellow and 2 green"),
        "warrior": _("then draw a card"),
        "monks": _("1 or 2, to your court"),
        "piper": _("to your court"),
        "bard": _("sings cubes away"),
    }[kind]


@drawn_once
def _card(kind: str, state: str, text: str) -> Part:
    can = state in ("open", "held")
    pressed = True if state == "held" else None
    sign = {"done": icon("i-check", "state"), "off": glyph("no", "state")}.get(state)
    return li(class_=f"is-{state}", data_about=f"act/{kind}")[
        button(
            type="button",
            class_=f"card act act--{PAINT[kind]}",
            aria_describedby=f"why-{kind}",
            **tappable(f"act/{kind}", can, pressed=pressed, anew=state == "anew"),
        )[
            span(class_="in")[_art(kind), span(class_="word")[span[words.action(kind)]]],
            span(class_="cost", aria_hidden="true")[row(COSTS[kind])],
            sign,
        ],
        small(id=f"why-{kind}")[span[text]],
    ].part(f"action-{kind}")


def _art(kind: str) -> Node:
    if kind in LANDS:
        return svg(
            class_="art lotart",
            viewBox="8 -48 92 112",
            preserveAspectRatio="xMidYMax slice",
            aria_hidden="true",
        )[use(href=f"#clan-lot-{LANDS[kind]}", width=108, height=64)]
    return svg(class_="art glyphart", viewBox="0 0 24 24", aria_hidden="true")[
        use(href=f"#clan-{GLYPHS[kind]}")
    ]
