"""The hand of the seat that looks."""

from engine.parts.cards import without

from ...node import Child, Part, li
from ...parts.hand import HandCard, fan, hand_cards
from ...scene import Scene
from ...words import drawn_once
from .cards import playable
from .deal import gained
from .plan import Ticks, ticks
from .purse import purse
from .seats import holdings
from .stage import new_cards
from .taps import keeps, plans


def hand(scene: Scene) -> Child:
    """Cards to be tapped; while goods are to be paid, the purse lies beside the request."""
    if scene.looking is None:
        return None
    cards = hand_cards(in_hand(scene), scene, keeps, plans)
    lying = fan([li[_card(card, ticks(card.name, scene))] for card in cards], spines=True)
    return holdings(scene), purse(scene), lying


@drawn_once
def _card(card: HandCard, ticks: Ticks) -> Part:
    return playable(card.name, ticks, **card.attributes).part(card.id)


def in_hand(scene: Scene) -> tuple[str, ...]:
    """The hand of the seat that looks, without what still lies before it on the table."""
    hand: tuple[str, ...] = scene.view.hands[scene.looking]
    held = scene.private or (
        scene.lingers and scene.looking is not None and gained(scene.news, scene.looking)
    )
    for card in new_cards(scene) if held else ():
        hand = without(hand, card)
    return hand
