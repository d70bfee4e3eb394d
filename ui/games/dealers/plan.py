"""A request that was tapped, to pay for it or to plan: what it asks for, what of it is held, what lacks."""

from collections import Counter

from engine.games.dealers.cards import ORDERS

from ...scene import Scene
from ...table.taps import within

Ticks = tuple[bool, ...] | None  # for each good that a request asks for: it is held


def request(scene: Scene) -> str:
    """The card, as long as it is in the hand; else nothing."""
    if scene.looking is None:
        return ""
    tapped = within("hand", (*scene.taps.tapped[:1], scene.planned))
    return next((c for c in tapped if c in ORDERS and c in scene.view.hands[scene.looking]), "")


def ticks(name: str, scene: Scene) -> Ticks:
    """None: it was not tapped."""
    if name != request(scene):
        return None
    left, held = Counter(scene.view.collections[scene.looking]), []
    for good in ORDERS[name].goods:
        held.append(left[good] > 0)
        left[good] -= 1
    return tuple(held)


def lacking(scene: Scene) -> tuple[str, ...]:
    """The goods that the request asks for and that are not held."""
    name = request(scene)
    held = ticks(name, scene) if name else None
    return (
        ()
        if held is None
        else tuple(g for g, there in zip(ORDERS[name].goods, held, strict=True) if not there)
    )
