"""What lies on the table of the clans."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from ...parts.cards import Cards, shuffled, sorting, without
from ...parts.seats import Seated, in_turn
from ...state import State
from ...view import nobody, owner, secret
from .tables import BUILDINGS, CARDS, COLOURS, GUARDS, PRINTED, STRENGTH

Cubes = tuple[str, ...]  # colours, in the order of the table

in_order = sorting(STRENGTH.__getitem__)
in_colours = sorting(COLOURS.index)


class Points(NamedTuple):
    """Of a seat, by source (S40)."""

    start: int = 0
    green: int = 0
    cattle: int = 0
    most_cattle: int = 0
    blue: int = 0
    raid: int = 0
    defended: int = 0
    lost: int = 0  # counted negative

    @property
    def total(self) -> int:
        return sum(self) - 2 * self.lost


@dataclass(kw_only=True)
class Table(Seated, State):
    """The bag, the cards, and what stands on each clan board."""

    first: int  # R3: who began the game
    turn: int  # the seat in turn, also while another decides and when the game is over
    ending: str = ""  # S42: why the game is over
    following: int | None = None  # R3, R32: who holds the largest following

    hands: list[Cards] = secret(to=owner)
    pile: Cards = secret(to=nobody)
    discard: dict[str, int] = field(default_factory=lambda: dict.fromkeys(CARDS, 0))  # S38
    laid: Cards = secret(to=in_turn, default_factory=tuple)  # R23: the attacker's card, face down
    piping: int = 0  # S37: pipers on it

    bag: dict[str, int]
    drawn: Cubes = ()  # R6: those that serve no action yet
    aside: Cubes = ()  # S37: put back, but not yet in the bag
    used: Cubes = ()  # R8: drawn cubes that served an action of this turn; they are elsewhere now

    warriors: list[int]
    pipers: list[int]
    monks: list[int]
    estates: list[int]
    cattle: list[int]
    castles: list[int]
    monasteries: list[int]

    tiles: Cards = secret(to=nobody)  # the supply, its last one on top
    gone: Cards = secret(to=nobody, default_factory=tuple)  # S41: bought, or left unseen
    turned: Cards = ()
    scored: list[Points]

    @property
    def starter(self) -> int:
        """R38: who has the start-player card."""
        return (self.first + self.round - 1) % len(self.hands)

    def is_last(self, seat: int) -> bool:
        """R11: the last seat of the round."""
        return self.after(seat) == self.starter

    # ---- a clan board

    def court(self, colour: str) -> list[int]:
        """The cubes of a colour in each court."""
        return {"yellow": self.warriors, "blue": self.pipers, "green": self.monks}[colour]

    def built(self, building: str) -> list[int]:
        """How many of a building stand on the estates of each seat."""
        return {"cattle": self.cattle, "castle": self.castles, "monastery": self.monasteries}[building]

    def free(self, seat: int) -> int:
        """Estates on which nothing stands."""
        return self.estates[seat] - self.cattle[seat] - self.castles[seat] - self.monasteries[seat]

    def bought(self, seat: int) -> int:
        return self.estates[seat] - PRINTED

    def may_leave(self, seat: int, colour: str) -> int:
        """R16, R20, S6: how many cubes of a colour may leave a court."""
        return self.court(colour)[seat] - (GUARDS if colour == "yellow" else 0)

    def buildings(self, seat: int) -> list[str]:
        """The sorts of them on the estates of a seat."""
        return [building for building in BUILDINGS if self.built(building)[seat]]

    def blues(self, seat: int) -> int:
        """R35."""
        return self.pipers[seat] + 2 * self.castles[seat]

    def greens(self, seat: int) -> int:
        """R33."""
        return self.monks[seat] + 3 * self.monasteries[seat]

    def points(self, seat: int) -> int:
        return self.scored[seat].total

    def earn(self, seat: int, source: str, number: int) -> None:
        """S40, S12: what is lost stops at 0."""
        if source == "lost":
            number = min(number, self.points(seat))
        if number:
            points = self.scored[seat]
            self.scored[seat] = points._replace(**{source: getattr(points, source) + number})
            self.tell("points", seat, source, -number if source == "lost" else number)

    # ---- cubes

    def take_out(self, number: int) -> Cubes:
        """R6: blindly out of the bag."""
        taken: Cubes = ()
        for left in range(sum(self.bag.values()), 0, -1)[:number]:
            colour = self._at(self.chance.below(left))
            self.bag[colour] -= 1
            taken += (colour,)
        return in_colours(taken)

    def _at(self, place: int) -> str:
        """The colour of the cube at a place, were the bag laid out in order."""
        for colour, count in self.bag.items():
            if place < count:
                return colour
            place -= count
        raise LookupError(place)

    def put_in(self, colour: str, number: int = 1) -> None:
        self.bag[colour] += number

    def use(self, cubes: Mapping[str, int]) -> None:
        """R8: drawn cubes serve an action."""
        for colour, number in cubes.items():
            for _ in range(number):
                self.drawn = without(self.drawn, colour)
                self.used += (colour,)

    # ---- cards

    def draw(self, seat: int, number: int) -> None:
        """S11: what is left is dealt before the discard is shuffled."""
        cards: Cards = ()
        for _ in range(number):
            if not self.pile:
                self._shuffle()
            cards += self.pile[-1:]
            self.pile = self.pile[:-1]
        self.hands[seat] = in_order(self.hands[seat] + cards)
        self.reveals += 1
        self.tell("draw", seat, number)
        self.tell("hand", seat, *in_order(cards), only=(seat,))

    def _shuffle(self) -> None:
        self.pile = shuffled((card for card in CARDS for _ in range(self.discard[card])), self.chance)
        self.discard = dict.fromkeys(CARDS, 0)
        self.tell("shuffle", len(self.pile))

    def put_down(self, seat: int, card: str) -> None:
        """Out of a hand onto the discard."""
        self.hands[seat] = without(self.hands[seat], card)
        self.discard[card] += 1

    # ---- tiles

    def take_tile(self, seat: int) -> None:
        """R21: a free estate; nobody looks at its number (S31)."""
        self._top_tile_goes()
        self.estates[seat] += 1

    def _top_tile_goes(self) -> None:
        self.tiles, top = self.tiles[:-1], self.tiles[-1:]
        self.gone += top

    def discard_tile(self) -> None:
        """R36: unseen."""
        self._top_tile_goes()
        self.tell("unseen", len(self.tiles))

    def turn_tile(self) -> str:
        """R36: its number is turned up."""
        top = self.tiles[-1]
        self.tiles = self.tiles[:-1]
        self.turned += (top,)
        self.reveals += 1
        return top
