"""A hand of cards, fanned out; a tapped card is lifted."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from ..node import Child, Node, ul
from ..scene import Scene
from .tappable import Attributes, tappable

Keeps = Callable[[Sequence[str], str], bool]  # of ui/face.py, as is what follows
Plans = Callable[[str], bool]
MOST = 12  # cards that the styles can fan


class HandCard(NamedTuple):
    """A card of a hand, as the taps leave it."""

    name: str
    nth: int  # of equal cards
    glows: bool
    lifted: bool
    anew: bool  # it can be chosen instead of what was, or planned with
    planned: bool
    advised: bool = False  # the suggestion of the adviser that is drawn needs it

    @property
    def id(self) -> str:
        """It stays when others leave, so that the card glides to where it lies then."""
        return f"hand-{self.name}-{self.nth}"

    @property
    def attributes(self) -> Attributes:
        can = self.glows or self.lifted
        pressed = self.lifted or self.planned
        tapping = tappable(f"hand/{self.name}", can, pressed=pressed, anew=self.anew)
        return {**tapping, "data_way": self.advised, "data_moves": True, "data_arrives": self.id}


def hand_cards(cards: Sequence[str], scene: Scene, keeps: Keeps, plans: Plans) -> Iterator[HandCard]:
    """What the game would refuse after what was tapped does not begin anew, but can be planned with."""
    taps, advised = scene.taps, Counter(scene.suggestion.things if scene.suggestion else ())
    for place, name in enumerate(cards):
        thing, nth = f"hand/{name}", cards[:place].count(name)
        anew = plans(thing) or (thing in taps.anew and not keeps(taps.tapped, thing))
        lifted = thing in taps.tapped and not nth
        planned, needed = thing == scene.planned, nth < advised[thing]
        yield HandCard(name, nth, thing in taps.glow, lifted, anew, planned, needed)


def newest(hand: Sequence[str], cards: Sequence[str]) -> Iterator[str]:
    """The ids of cards that came to the hand last."""
    before = Counter(hand) - Counter(cards)
    for name in cards:
        yield f"hand-{name}-{before[name]}"
        before[name] += 1


def fan(cards: Sequence[Child], *, spines: bool = False) -> Node:
    """List items, one a card. `spines`: where they overlap, their names stand along the edge that is seen."""
    return ul(class_=f"cards n{min(MOST, len(cards))}{' spines' if spines else ''}")[cards]
