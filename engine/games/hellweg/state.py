"""What lies on the table of Hellweg."""

from dataclasses import dataclass

from ...parts.cards import Cards, without
from ...parts.seats import Circle
from ...state import State
from ...view import covered, nobody, secret, until_over
from .network import joined
from .places import SUPPLY, Places, in_order, roads, shifted
from .tables import (
    BLACK,
    BLACKS,
    CARDS,
    CARRIAGES,
    MERCHANDISE,
    PRIVILEGES,
    ROADS,
    ROUTES,
    STORED,
    TOKENS,
    WAITING,
)


def _remembered(cards: Cards, seat: int | None, state: "Table") -> Cards:
    """R8: closed; S41: open with the memory aid, and at the end."""
    return cards if state.memory or not state.todo else covered(cards)


@dataclass(kw_only=True)
class Table(Circle, State):
    """The map, the cards, and what each seat has."""

    warehouse: bool  # R38–R48
    passengers: bool  # R49
    memory: bool  # S41: what the table shows of cards that have left; no rule looks at it
    first: int  # who has the starting-player card
    money: list[int]
    tokens: list[Places]  # those of a seat that are not in its supply
    carriages: list[Places]
    card: str = ""  # the trading card of the month
    deck: Cards = secret(to=nobody)  # the last lies on top
    past: Cards = secret(to=_remembered)  # R8
    removed: Cards = secret(to=until_over(nobody))  # R1
    stock: Cards  # merchandise cards that can be bought
    owned: list[Cards]  # merchandise cards
    visited: dict[str, int]  # town -> the seat whose merchant stands there
    market: list[int]  # merchants of each seat on the market square
    ready: list[Cards]  # privileges
    spent: list[Cards]  # privileges that lie face down
    turned: list[Cards]  # R47: turned up again, usable from the next own turn
    blacks: int | None = None  # R44: who has the black carriages
    black: Places = ()  # where they lie

    @property
    def seats(self) -> range:
        return range(len(self.money))

    @property
    def last(self) -> bool:
        """R18, S18: the month of the last trading card."""
        return not self.deck and self.card != ""

    @property
    def offers(self) -> tuple[tuple[str, int], ...]:
        return CARDS[self.card]

    def tokens_left(self, seat: int) -> int:
        """In the supply."""
        return TOKENS - len(self.tokens[seat])

    def carriages_left(self, seat: int) -> int:
        return CARRIAGES + BLACK * (seat == self.blacks) - len(self.carriages[seat])

    def bonus(self, seat: int, good: str) -> int:
        """R31: how much more each sale of a good brings."""
        return sum(MERCHANDISE[card].good == good for card in self.owned[seat])

    def refunds(self, seat: int) -> bool:
        """R32."""
        return any(MERCHANDISE[card].refund for card in self.owned[seat])

    def place_token(self, seat: int, house: str, source: str = SUPPLY) -> None:
        self.tokens[seat] = shifted(self.tokens[seat], source, house)
        self.tell("token", seat, house, source)

    def place_carriage(self, seat: int, road: str, source: str = SUPPLY) -> None:
        """R5, R26, S9: a village pays; R44, S16: a route may be complete."""
        self._carry(seat, source, road)
        self.tell("carriage", seat, road, source)
        if road in ROADS:
            if ROADS[road].village:
                self.money[seat] += 1
                self.tell("village", seat, road)
            if self.warehouse:
                self._complete_routes(seat)

    def return_carriage(self, seat: int, road: str) -> None:
        """R14, R32."""
        self._carry(seat, road, SUPPLY)
        refund = int(self.refunds(seat))
        self.money[seat] += refund
        self.tell("return", seat, road, refund)

    def _carry(self, seat: int, source: str, target: str) -> None:
        """S17: a black carriage is like any other; it is taken when there is none else."""
        if seat == self.blacks:
            lying = self.carriages_left(seat) if source == SUPPLY else self.carriages[seat].count(source)
            if self.black.count(source) == lying:
                self.black = in_order((*without(self.black, source), target))
        self.carriages[seat] = shifted(self.carriages[seat], source, target)

    def _complete_routes(self, seat: int) -> None:
        """R44, S27."""
        own = frozenset(roads(self.carriages[seat]))
        for gain, (start, goal) in ROUTES.items():
            if goal not in joined(start, own):
                continue
            if gain != BLACKS:
                self.gain_privilege(seat, gain, "route")
            elif self.blacks is None:
                self.blacks = seat
                self.black = (WAITING,) * BLACK
                self.carriages[seat] += self.black
                self.tell("blacks", seat)

    def privileges(self, seat: int) -> Cards:
        """All that a seat has, in whatever state."""
        own = (*self.ready[seat], *self.spent[seat], *self.turned[seat])
        return tuple(privilege for privilege in PRIVILEGES if privilege in own)

    def gain_privilege(self, seat: int, privilege: str, how: str) -> None:
        """R42, R44, S24: ready at once, unless the seat has one of that type."""
        if privilege not in self.privileges(seat):
            self.ready[seat] += (privilege,)
            self.tell("privilege", seat, privilege, how)

    def reveal_privileges(self, seat: int) -> None:
        """R43, R47."""
        self.tell("reveal", seat, *self.spent[seat])
        self.turned[seat] += self.spent[seat]
        self.spent[seat] = ()

    def stored(self, seat: int) -> tuple[int, int]:
        """Tokens and carriages that a stock-up would place now (S35)."""
        carriages = self.carriages[seat]
        return self.tokens[seat].count(STORED), carriages.count(STORED) + carriages.count(WAITING)
