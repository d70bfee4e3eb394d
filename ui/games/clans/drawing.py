"""What lies on the table."""

from engine.games.clans.scores import gains
from engine.games.clans.tables import USED

from ...defaults import never
from ...node import Child, Node, b, dd, div, dl, dt, li, small
from ...parts.drawn import symbols_of
from ...parts.hand import HandCard, fan, hand_cards
from ...scene import Scene
from ...words import _, drawn_once
from .board import board as board
from .cards import playable
from .fights import laying
from .moor import acting
from .payments import payments
from .piles import piles as piles
from .seats import seats as seats
from .taps import keeps, plans

marks = never
symbols = symbols_of(__package__)


def hand(scene: Scene) -> Child:
    if scene.looking is None:
        return None
    cards = hand_cards(scene.view.hands[scene.looking], scene, keeps, plans)
    return payments(scene), fan([li[_card(card)] for card in cards])


@drawn_once
def _card(card: HandCard) -> Child:
    return playable(card.name, **card.attributes).part(card.id)


def tally(scene: Scene) -> Child:
    """While actions are chosen: how many, with how many cubes, and what a scoring would bring now. In a raid,
    how a card may be laid."""
    view, seat = scene.view, scene.looking
    step = acting(view)
    if seat is None or step is None or step.seat != seat:
        return laying(scene)
    most = step.left(view) + len(step.done)
    return div(class_="tally num", role="group", aria_label=_("This turn"))[
        dl[
            _fact(_("Actions"), b[len(step.done)], _("of {n}", n=max(most, len(step.done)))),
            _fact(_("Cubes"), b[len(view.used)], _("of {n}", n=USED)),
            _fact(_("If scored now"), b[f"+{sum(gains(view)[seat])}"], _before(scene, seat)),
        ]
    ]


def _fact(title: str, number: Node, note: str) -> Node:
    return div[dt[title], dd[number, note and small[" ", note]]]


def _before(scene: Scene, seat: int) -> str:
    """What it would have brought when the turn began."""
    if scene.began is None:
        return ""
    before, now = (sum(gains(view)[seat]) for view in (scene.began, scene.view))
    return "" if before == now else _("was +{n}", n=before)
