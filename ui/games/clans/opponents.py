"""The other clans: whom to raid, or to whom the bard goes."""

from engine.games.clans.state import Table
from engine.games.clans.tables import BUILDINGS, COURTIERS

from ...node import Child, Node, b, button, div, h2, section, small, span
from ...parts.icon import icon
from ...parts.tappable import tappable
from ...scene import Scene
from ...words import _
from . import words
from .clan import estates
from .cubes import crest, cube, glyph
from .portrait import colours


def opponents(scene: Scene) -> Node:
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
