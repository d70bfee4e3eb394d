"""Cards are dealt one by one before all eyes, piles are chosen, and who took one looks at it alone."""

from collections.abc import Sequence

from engine import Event
from engine.games.dealers.state import Table
from engine.games.dealers.tables import PILE_SIZE

from ...face import Phases
from ...scene import Scene
from ...words import _
from . import words
from .stage import stage as stage
from .stage import taken


def cards(events: Sequence[Event]) -> tuple[Event, ...]:
    return tuple(event for event in events if event.kind == "card")


def gained(events: Sequence[Event], seat: int) -> bool:
    return any(event.kind == "hand" and event.args[0] == seat for event in events)


def lingers(events: Sequence[Event]) -> bool:
    """With the last choice of a round the other pile that is left goes too, and the board comes back."""
    return sum(event.kind in ("pile", "unwanted") for event in events) > 1


def prompt(scene: Scene) -> str:
    if scene.private:
        return _("Pile {place} is yours: look at your new cards.", place=taken(scene))
    name = scene.names[scene.view.horse]
    if scene.view.open_piles:
        return _("{name} deals. The memory aid is on: every card stays in sight.", name=name)
    return _("{name} deals. Look closely: a covered card stays covered.", name=name)


def phases(view: Table, dealt: Sequence[Event]) -> Phases:
    """R8: the layer that is being dealt; then the piles, also while a seat looks at the one that it took."""
    piles, turns = _("Piles"), _("Turns")
    if not dealt:
        return 1, (_("Deal"), piles, turns)
    layer = _("dealing, layer {n} of {all}", n=dealt[-1].args[0], all=PILE_SIZE)
    return 0, (layer[:1].upper() + layer[1:], piles, turns)


def sentence(event: Event) -> str:
    _layer, place, name = event.args
    return _("Pile {place}: {card}", place=place, card=words.card(str(name)))
