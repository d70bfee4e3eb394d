"""The eight actions as cards, what an action costs, and whom it is about."""

from collections.abc import Collection

from engine import Move
from engine.games.clans.state import Table
from engine.games.clans.steps.actions import Actions
from engine.games.clans.steps.bard import Bard, singable
from engine.games.clans.tables import BUILDINGS, COURTIERS, GUARDS

from ...node import Child, Node, Part, b, button, div, h2, li, ol, p, section, small, span, svg, use
from ...parts.icon import icon
from ...parts.tappable import tappable
from ...scene import Scene
from ...table.taps import within
from ...words import _, drawn_once
from . import words
from .clan import estates
from .cubes import crest, cube, glyph, row
from .moor import acting
from .portrait import colours
from .refusals import refused
from .taps import BAG, COURT, example

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
        return _clans(scene)
    if isinstance(step, Bard):
        return _bard(step, scene)
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


# ---- payments


def payments(scene: Scene) -> Child:
    """The ways to pay for what was tapped."""
    offered = sorted(
        within("pay", scene.taps.glow), key=lambda way: ("court" in way, way)
    )  # drawn cubes first
    if not offered:
        return None
    return section(class_="purse panel", aria_label=_("Payment"))[
        p(class_="caps")[_("Pay with")], div(class_="coins")[[_payment(way) for way in offered]]
    ]


def _payment(way: str) -> Node:
    by, *more = way.split("-")
    thing = f"pay/{way}"
    if by.isdecimal():
        label, drawn = words.of_court("green", int(by)), row(("green",) * int(by))
    else:
        label, drawn = words.payment(by, *more), _paid(by, *more)
    note = _("costs a card") if "court" in more else ""
    return button(type="button", class_="btn pay", id=f"pay-{way}", **tappable(thing, True))[
        span(aria_hidden="true")[drawn], span(class_="hide")[label], note and small[note]
    ]


def _paid(by: str, place: str, monks: str = "0") -> Child:
    """Cubes that come out of the court lie on its ground."""
    green = 2 - int(monks)
    return (
        span(class_="of-court")[cube("yellow")] if place == "court" else cube("yellow"),
        cube("red") if by == "red" else row(("green",) * green),
        int(monks) > 0 and span(class_="of-court")[row(("green",) * int(monks))],
    )


# ---- opponents


def _clans(scene: Scene) -> Node:
    """Whom to raid, or to whom the bard goes."""
    sings = "act/bard" in scene.taps.tapped
    others = scene.view.others(scene.looking if scene.looking is not None else scene.view.turn)
    return section(class_="targets", aria_label=_("Clans"))[
        h2[words.action("bard") if sings else _("Raid a clan?")],
        div(class_="clans", data_rove=True)[[_target(seat, sings, scene) for seat in others]],
    ]


def _target(seat: int, sings: bool, scene: Scene) -> Node:
    view, thing, colour = scene.view, f"clan/{seat}", colours(scene.view)[seat]
    can = thing in scene.taps.glow
    warriors, pipers, monks = (view.court(each)[seat] for each in COURTIERS)
    facts: tuple[tuple[Child, int, str], ...] = (
        (icon("i-hand"), len(view.hands[seat]), _("cards in hand")),
        (cube("blue"), pipers, words.courtiers("blue")),
    )
    if sings:
        facts = (
            (cube("yellow"), warriors, words.courtiers("yellow")),
            (cube("blue"), pipers, words.courtiers("blue")),
            (cube("green"), monks, words.courtiers("green")),
        )
    return button(
        type="button",
        class_=f"target seat-{colour}{' is-reachable' if can else ''}",
        id=f"clan-{seat}",
        data_about=f"seat/{seat}",
        **tappable(thing, can, anew=thing in scene.taps.anew),
    )[
        crest(colour),
        b[scene.names[seat]],
        span(class_="num facts3")[
            [span[sign, " ", b[number], span(class_="hide")[" ", text, " "]] for sign, number, text in facts]
        ],
        not sings and _loot(view, seat),
    ]


def _loot(view: Table, seat: int) -> Node:
    """What a raid may bring away; of an empty clan a point more (R28)."""
    there = [what for what in estates(view, seat) if what in BUILDINGS]
    return span(class_="loot")[
        [span(class_=what)[glyph(what), span(class_="hide")[words.building(what), " "]] for what in there]
        or small[_("nothing: 2 points")]
    ]


# ---- the bard


def _bard(step: Bard, scene: Scene) -> Node:
    """The court of the victim: what may leave it, and where to."""
    view, victim = scene.view, step.victim
    held = within("theirs", scene.taps.tapped)
    moved = bool(step.moved)
    return section(class_=f"singing seat-{colours(view)[victim]}", aria_label=_("Bard"))[
        h2[_("The court of {name}", name=scene.names[victim])],
        p[_("The second cube goes to the bag or to you.") if moved else _("The first cube goes to the bag.")],
        div(class_="theirs", data_rove=True)[[_theirs(colour, step, scene) for colour in COURTIERS]],
        held
        and div(class_="buttons")[
            _where(BAG, _("Into the bag"), scene), _where(COURT, _("To your court"), scene)
        ],
    ]


def _theirs(colour: str, step: Bard, scene: Scene) -> Node:
    thing, number = f"theirs/{colour}", scene.view.court(colour)[step.victim]
    can, held = thing in scene.taps.glow, thing in scene.taps.tapped
    kept = GUARDS if colour == "yellow" else 0
    leaves = colour in singable(scene.view, step.victim) and colour not in step.moved
    return button(
        type="button",
        class_="household is-reachable" if can else "household",
        id=f"theirs-{colour}",
        **tappable(thing, can or held, pressed=held or None, anew=thing in scene.taps.anew),
    )[
        b[words.courtiers(colour), " ", number],
        span(class_="them", aria_hidden="true")[
            [span(class_="keep" if nth < kept else None)[cube(colour)] for nth in range(number)]
        ],
        not leaves and small[refused(step.why(scene.view, Move("remove", colour)))],
    ]


def _where(thing: str, text: str, scene: Scene) -> Child:
    if thing not in scene.taps.glow:
        return None
    return button(type="button", class_="btn", id=thing.replace("/", "-"), **tappable(thing, True))[text]
