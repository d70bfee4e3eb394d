"""What a raid is about: points for each way it can end, and the booty."""

from engine.games.clans.steps.raid import Booty
from engine.games.clans.tables import (
    BUILDINGS,
    DEFENDED,
    LOST,
    RAID_BARE,
    RAID_DRAWN,
    RAID_WON,
)

from ...node import Child, Node, b, button, div, h2, li, p, section, small, span, ul
from ...parts.tappable import tappable
from ...scene import Scene
from ...words import _
from . import words
from .cubes import glyph, plot
from .raided import Raid


def at_stake(found: Raid, scene: Scene) -> Node:
    attacker, victim = scene.names[found.attacker], scene.names[found.victim]
    buildings = scene.view.buildings(found.victim)
    more = RAID_WON if buildings or found.end else RAID_BARE
    mine, theirs = found.won
    likely = "won" if mine > theirs else "defended" if theirs > mine else "drawn"
    now = (found.end or likely) if found.pairs else ""

    def row(end: str, title: str, *gains: Child) -> Node:
        so = (_("decided") if found.end else _("as it stands")) if now == end else ""
        return li(class_="likely" if so else None)[b[title], so and small[so], gains]

    return section(class_="stake panel", aria_label=_("At stake"))[
        h2[_("At stake")],
        ul[
            row(
                "won",
                _("{name} wins more", name=attacker),
                span[_("{name} +{n}", name=attacker, n=more)],
                buildings and _loot(buildings),
            ),
            row("drawn", _("Equal"), span[_("{name} +{n}", name=attacker, n=RAID_DRAWN)]),
            row(
                "defended",
                _("{name} wins more", name=victim),
                span[
                    _("{name} +{n}", name=victim, n=DEFENDED), ", ", _("{name} −{n}", name=attacker, n=LOST)
                ],
            ),
        ],
        p(class_="after")[_("Afterwards both draw 5 cards and give up 2.")],
    ]


def _loot(buildings: list[str]) -> Node:
    """R27: what the attacker may choose from."""
    return span(class_="loot")[
        small[_("and one of these")],
        [
            span(class_=what)[glyph(what), span(class_="hide")[" ", words.building(what)]]
            for what in buildings
        ],
    ]


def booty(scene: Scene) -> Child:
    step = scene.view.todo[-1] if scene.view.todo else None
    if not isinstance(step, Booty):
        return None
    there = [what for what in BUILDINGS if what in scene.view.buildings(step.victim)]
    return section(class_="stake panel", aria_label=_("Booty"))[
        h2[_("Booty from {name}", name=scene.names[step.victim])],
        div(class_="booty", data_rove=True)[[_prize(what, scene) for what in there]],
        p(class_="after")[
            _("Cattle go onto a free estate of yours, if there is one.")
            if scene.view.free(step.seat)
            else _("You have no free estate: cattle go to the bag.")
        ],
    ]


def _prize(what: str, scene: Scene) -> Node:
    thing = f"booty/{what}"
    can = thing in scene.taps.glow
    return button(
        type="button",
        class_=f"prize {what}{' is-reachable' if can else ''}",
        id=f"booty-{what}",
        data_about=what,
        **tappable(thing, can),
    )[plot(what), b[words.building(what)]]
