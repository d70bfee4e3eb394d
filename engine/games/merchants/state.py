"""What lies on the table of the Merchants."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ...move import Move
from ...parts.cards import Cards, shuffled, without
from ...parts.seats import Seated, in_turn
from ...state import State
from ...view import covered, nobody, owner, secret
from .cards import ROWS, held, in_order, worth
from .passives import passive
from .tables import HAND_SIZE, JUNK


def _backs(decks: list[Cards], seat: int | None, state: "Table") -> list[Cards]:
    return [covered(deck) for deck in decks]


@dataclass(kw_only=True)
class Table(Seated, State):
    """The market, the junk, and what lies before each seat. Of a pile the last card is on top."""

    sets: Cards
    first: int  # the seat that began
    turn: int  # R7: the seat whose turn it is
    actions: int = 1  # R7, R21: how many it has left
    flash: int = 0  # R40: what Flashy Shows add to each of its cards
    hands: list[Cards] = secret(to=owner)
    decks: list[Cards] = secret(to=_backs)
    discards: list[Cards]  # R10
    stalls: list[tuple[Cards, ...]]  # R23: stacks, the first to the newest
    market: list[str]  # R15: by slot, the rightmost first; empty: a gap
    market_deck: Cards = secret(to=nobody)
    market_discard: Cards = ()
    junk_pile: int  # S29: below zero, substitutes are in use
    limbo: Cards = ()  # R20: the technique whose effects run
    laid: Cards = ()  # being paid or built, in order
    seen: Cards = secret(to=in_turn, default_factory=tuple)  # looked at, or put down, by the seat in turn

    declined: Cards = secret(to=in_turn, default_factory=tuple)  # S34: cards that stay what they are

    def play(self, move: Move) -> None:
        """R20: when only the turn itself is left to decide, a technique is over."""
        super().play(move)
        if self.limbo and len(self.todo) == 1:
            self.finish()

    def number(self, seat: int) -> int:
        """R23: of the next stack."""
        return len(self.stalls[seat]) + 1

    def show(self, seat: int | None) -> int:
        """R40: what Flashy Shows add to each card of a seat."""
        return self.flash if seat == self.turn else 0

    @property
    def paid(self) -> int:
        """R18, R40: what was laid down to pay."""
        return sum(worth(text, self.flash) for text in self.laid)

    # ---- the cards of this game

    def copies(self, card: str) -> int:
        """R2, R3: how many there are."""
        row = ROWS[card]
        if row.set not in self.sets:
            return 0
        return len(self.hands) if row.value == 1 else row.copies

    def face_up(self) -> Iterator[str]:
        """Cards of market, discards and stalls."""
        yield from filter(None, self.market)
        yield from self.market_discard
        for pile in self.discards:
            yield from pile
        for stall in self.stalls:
            for stack in stall:
                yield from stack

    def lies_open(self, card: str) -> bool:
        """All of its copies do; or there is none."""
        return list(self.face_up()).count(card) == self.copies(card)

    # ---- a hand

    def gain(self, seat: int, cards: Iterable[str]) -> None:
        self.hands[seat] = in_order([*self.hands[seat], *cards])

    def lose(self, seat: int, text: str) -> str:
        """The card itself: what it has become and what has changed stays behind (R39b, S11)."""
        self.hands[seat] = without(self.hands[seat], text)
        return held(text).card

    def change(self, seat: int, text: str, **changes: object) -> None:
        """R40: a card in hand is in another condition."""
        self.hands[seat] = without(self.hands[seat], text)
        self.gain(seat, [str(held(text)._replace(**changes))])  # type: ignore[arg-type]

    def pick(self, seat: int) -> str:
        """A random card leaves the hand."""
        hand = self.hands[seat]
        return self.lose(seat, hand[self.chance.below(len(hand))])

    # ---- a deck and a discard

    def top(self, seat: int) -> str:
        """R31: the top card of a deck; empty: there is none."""
        if not self.decks[seat]:
            if not self.discards[seat]:
                return ""
            self.decks[seat], self.discards[seat] = shuffled(self.discards[seat], self.chance), ()
            self.tell("shuffle", seat, len(self.decks[seat]))
        self.reveals += 1
        *rest, card = self.decks[seat]
        self.decks[seat] = tuple(rest)
        return card

    def tops(self, seat: int, count: int) -> Cards:
        """R12: so many, or as many as there are; the first drawn first."""
        return tuple(card for _ in range(count) if (card := self.top(seat)))

    def draw(self, seat: int, count: int) -> None:
        cards = self.tops(seat, count)
        self.gain(seat, cards)
        self.tell("draw", seat, len(cards))
        self.tell_hand(seat, cards)

    def tell_hand(self, seat: int, cards: Cards) -> None:
        """What came to a hand, to its owner."""
        if cards:
            self.tell("hand", seat, *cards, only=(seat,))

    def discard(self, seat: int, card: str) -> None:
        self.discards[seat] += (card,)
        self.tell("discard", seat, card)

    def unpile(self, seat: int, card: str) -> None:
        """Out of the own discard: of equal cards the uppermost."""
        self.discards[seat] = without(self.discards[seat], card)

    def toss(self, seat: int, card: str) -> None:
        """R9, R42."""
        if card == JUNK:
            self.junk_pile += 1
        else:
            self.market_discard += (card,)
        self.tell("toss", seat, card)

    # ---- the market

    def uncover(self) -> str:
        """R34: the top card of the market deck; empty: there is none."""
        if not self.market_deck:
            if not self.market_discard:
                return ""
            self.market_deck, self.market_discard = shuffled(self.market_discard, self.chance), ()
            self.tell("shuffle_market", len(self.market_deck))
        self.reveals += 1
        card = self.market_deck[-1]
        self.market_deck = self.market_deck[:-1]
        return card

    def fill_market(self) -> None:
        """R33: the cards left close up to the right; new ones come one by one."""
        left = [card for card in self.market if card]
        self.market = left + [""] * (len(self.market) - len(left))
        for slot in range(len(left), len(self.market)):
            if not (card := self.uncover()):
                return
            self.market[slot] = card
            self.tell("offer", slot + 1, card)

    # ---- the turn

    def finish(self, lies: bool = True) -> None:
        """R20, R21, S3: the technique lies on the discard, unless it is elsewhere already; then its bonus."""
        (text,) = self.limbo
        self.limbo = ()
        if lies:
            self.discard(self.turn, held(text).card)
        if ROWS[held(text).being].bonus and self.hands[self.turn]:
            self.actions += 1

    def missing(self, seat: int) -> int:
        """R29, S32: how many cards the refill is for."""
        hand = self.hands[seat]
        return HAND_SIZE + sum([passive(text).refill for text in hand]) - len(hand)

    def forget(self, seat: int) -> None:
        """R40: changes, flags and copies end."""
        self.hands[seat] = in_order(held(text).card for text in self.hands[seat])
        self.flash = 0
        self.actions = 1
        self.declined = ()
