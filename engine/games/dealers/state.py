"""What lies on the table of the Dealers."""

from dataclasses import dataclass

from ...parts.cards import Cards, without
from ...parts.seats import Seated
from ...state import State
from ...view import HIDDEN, nobody, owner, secret, tops, until_over
from ...view import top as top_card
from .cards import ORDERS, Goods, in_order
from .tables import EXTRA, FEED, GOAL, HAND_LIMIT, KINDS

DISCARDED = frozenset((*KINDS, EXTRA))  # R39: what goes to the discard pile once played


def tops_or_all(piles: list[Cards], seat: int | None, state: "Table") -> list[Cards]:
    """R12: the top card only; S15: with the memory aid, all."""
    return piles if state.open_piles else tops(piles, seat, state)


def _own_or_totals(values: list[Cards], seat: int | None, state: "Table") -> list[Cards]:
    """R41: open to the owner; S15: with open totals, feed can be told from requests."""
    if not state.open_totals:
        return owner(values, seat, state)
    others = [tuple(card if card == FEED else HIDDEN for card in pile) for pile in values]
    return [own if who == seat else others[who] for who, own in enumerate(values)]


@dataclass(kw_only=True)
class Table(Seated, State):
    """The board, the piles, and what lies before each seat."""

    open_piles: bool
    open_totals: bool
    colours: tuple[str, ...]
    horse: int  # R2: the starting dealer
    carts: list[str]  # village
    goods: dict[str, Goods]  # in each village
    collections: list[Goods]
    hands: list[Cards] = secret(to=until_over(owner))
    values: list[Cards] = secret(to=until_over(_own_or_totals))  # R40: feed used and requests fulfilled
    deck: Cards = secret(to=nobody)  # the round pile; the last card is dealt first
    discard: Cards = secret(to=top_card)
    piles: list[Cards] = secret(to=tops_or_all, default_factory=list)  # the last card lies on top
    played: Cards = ()  # R39: by the seat whose turn it is, in order

    def here(self, seat: int) -> Goods:
        """The goods in the village where the seat's cart stands."""
        return self.goods[self.carts[seat]]

    def use(self, seat: int, card: str) -> None:
        """A card leaves the hand and lies open until the turn is over."""
        self.hands[seat] = without(self.hands[seat], card)
        self.played += (card,)

    def collect(self, seat: int, good: str, how: str) -> None:
        village = self.carts[seat]
        self.goods[village] = without(self.goods[village], good)
        self.collections[seat] = in_order((*self.collections[seat], good))
        self.tell("take", seat, good, village, how)

    def deliver(self, seat: int, request: str, paid: Goods, feed: int) -> None:
        """R30, R38: the request and the feed are played, the goods paid lie in the village."""
        village = self.carts[seat]
        self.use(seat, request)
        for _ in range(feed):
            self.use(seat, FEED)
        for good in paid:
            self.collections[seat] = without(self.collections[seat], good)
        self.goods[village] = in_order(self.goods[village] + paid)
        self.tell("deliver", seat, village, request, feed, *paid)

    def gain(self, seat: int, cards: Cards) -> None:
        """R40, R44: cards onto the seat's value pile."""
        self.values[seat] = in_order(self.values[seat] + cards)

    def clear_played(self, seat: int) -> None:
        """R39, R40: routes and extras to the discard pile in order, the rest to the value pile."""
        self.discard += tuple(card for card in self.played if card in DISCARDED)
        self.gain(seat, tuple(card for card in self.played if card not in DISCARDED))
        self.played = ()

    def drop(self, seat: int, card: str) -> None:
        """R42: a card given up is announced."""
        self.hands[seat] = without(self.hands[seat], card)
        self.discard += (card,)
        self.tell("drop", seat, card)

    def surplus(self, seat: int) -> int:
        """R42, R43: how many cards that are not feed must still be given up."""
        hand = self.hands[seat]
        over = len(hand) - HAND_LIMIT
        return min(over, len(hand) - hand.count(FEED)) if over > 0 else 0

    def store_feed(self, seat: int) -> None:
        """R44: feed beyond the limit counts as used."""
        if (extra := self.hands[seat].count(FEED) - HAND_LIMIT) > 0:
            for _ in range(extra):
                self.hands[seat] = without(self.hands[seat], FEED)
            self.gain(seat, (FEED,) * extra)
            self.tell("store", seat, extra)

    def worth(self, seat: int) -> Cards:
        """The value pile, with what the seat has played for it in its running turn."""
        played = self.played if seat == self.seat else ()
        return self.values[seat] + tuple(card for card in played if card not in DISCARDED)

    def requests(self, seat: int) -> Cards:
        """R45: the requests among them (S19: never those in hand)."""
        return tuple(card for card in self.worth(seat) if card in ORDERS)

    def goal_reached(self) -> list[int]:
        return [seat for seat in self.seats if len(self.requests(seat)) >= GOAL[len(self.hands)]]

    def take_pile(self, seat: int, place: int) -> None:
        """R16: into the hand, which only its owner sees."""
        cards, self.piles[place] = self.piles[place], ()
        self.hands[seat] = in_order(self.hands[seat] + cards)
        self.reveals += 1
        self.tell("pile", seat, place + 1)
        self.tell("hand", seat, *cards, only=(seat,))

    def discard_pile(self, place: int) -> None:
        """R17, R18: as it lies, its fourth card on top."""
        cards, self.piles[place] = self.piles[place], ()
        self.discard += cards

    @property
    def last_pile(self) -> int | None:
        """R18: with two seats, the starting dealer gets the pile that is left; R17: else nobody."""
        return self.horse if len(self.hands) == 2 else None

    def places(self) -> list[int]:
        """The piles that are still there."""
        return [place for place, pile in enumerate(self.piles) if pile]
