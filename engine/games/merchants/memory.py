"""Memory: what a seat knows of covered cards from past events."""

from collections import Counter
from collections.abc import Iterable

from ...event import Event, Readers, read
from .cards import OF_SET
from .state import Table
from .tables import DECK_SIZE, JUNK

OUT_OF_MARKET = frozenset(("loyal-partner", "special-offer"))  # what these toss was nobody's
INTO_HAND = frozenset(("special-offer", "new-season"))  # what these keep comes out of the market deck


class Memory:
    """The events, read once: which cards are somebody's, and which of them are in hand. What moved unseen is
    still where it was last known to be; `determinize` makes that fit to what lies there."""

    def __init__(self, view: Table, events: Iterable[Event]) -> None:
        ones = [row.name for name in view.sets for row in OF_SET[name] if row.value == 1]
        self.owned = [Counter([*ones, *[JUNK] * (DECK_SIZE - len(ones))]) for _ in view.seats]  # R2
        self.held: list[Counter[str]] = [Counter() for _ in view.seats]
        self.out: Counter[str] = Counter()  # paid, laid or played, and not yet put away
        self.technique = ""
        self.played = 0  # techniques in this turn
        self.victim = self.keeper = -1
        self.peeled = False
        self.mixed: tuple[int, ...] = ()  # two seats whose hands were shuffled together
        read(self, events, READERS)

    def _own(self, seat: int, card: str) -> None:
        self.owned[seat][card] += 1

    def _gain(self, seat: int, card: str, *_rest: object) -> None:
        self.owned[seat][card] += 1
        self.held[seat][card] += 1

    def _lose(self, seat: int, card: str) -> None:
        if self.owned[seat][card]:
            self.owned[seat][card] -= 1

    def _leave(self, seat: int, card: str) -> None:
        """The hand, if it had not left it before."""
        for cards in (self.out, self.held[seat]):
            if cards[card]:
                cards[card] -= 1
                return

    def _use(self, seat: int, card: str, *_rest: object) -> None:
        self._leave(seat, card)
        self.out[card] += 1

    def _pay(self, seat: int, card: str, worth: int) -> None:
        self.technique = ""
        self._use(seat, card)

    def _play(self, seat: int, card: str, being: str) -> None:
        self.technique = being
        self.played += 1
        self._use(seat, card)

    def _end(self, seat: int) -> None:
        self.technique, self.mixed, self.played = "", (), 0
        self.out.clear()

    def _peel(self, seat: int, card: str) -> None:
        self.peeled = True

    def _toss(self, seat: int, card: str) -> None:
        """Whose it was, depends on what is going on."""
        if self.peeled:
            self.peeled = False
        elif self.technique == "sabotage":
            self._lose(self.victim, card)
        elif self.technique not in OUT_OF_MARKET:
            self._lose(seat, card)
            if self.technique != "new-season":
                self._leave(seat, card)

    def _look_at(self, seat: int, victim: int, count: int) -> None:
        self.victim = victim

    def _refill(self, seat: int, count: int, junk: int) -> None:
        """R32."""
        self.owned[seat][JUNK] += junk

    def _keep(self, seat: int) -> None:
        self.keeper = seat if self.technique in INTO_HAND else -1

    def _hand(self, seat: int, *cards: str) -> None:
        """What came to the own hand."""
        self.held[seat].update(cards)
        if seat == self.keeper or seat in self.mixed:
            self.owned[seat].update(cards)
        if seat in self.mixed:
            other = sum(self.mixed) - seat
            for card in cards:
                self._lose(other, card)
        self.keeper, self.mixed = -1, ()

    def _fetch(self, seat: int, victim: int, card: str) -> None:
        self._lose(victim, card)
        self._gain(seat, card)

    def _swap_market(self, seat: int, slot: int, left: str, card: str) -> None:
        self._lose(seat, left)
        self._gain(seat, card)

    def _swap_stall(self, seat: int, victim: int, number: int, left: str, card: str) -> None:
        self._swap_market(seat, number, left, card)

    def _build(self, seat: int, number: int, *cards: str) -> None:
        for card in cards:
            self._lose(seat, card)
            self.out[card] -= self.out[card] > 0

    def _pass(self, loser: int, winner: int, *cards: str) -> None:
        """Only the two of them know."""
        for card in cards:
            self._lose(loser, card)
            self._leave(loser, card)
            self._gain(winner, card)

    def _grab(self, seat: int, victim: int, card: str) -> None:
        self._pass(victim, seat, card)

    def _feed(self, seat: int, victim: int, card: str) -> None:
        self._lose(seat, card)
        self._leave(seat, card)
        self._own(victim, card)

    def _whirl(self, seat: int, other: int) -> None:
        """What each had in hand, as far as it is known, may be with the other one now."""
        for one, its in ((seat, other), (other, seat)):
            self.owned[one] -= self.held[one]
            self.owned[its] += self.held[one]
        for one in (seat, other):
            self.held[one].clear()
        self.mixed = seat, other


READERS: Readers = {
    "buy": Memory._gain,
    "take": Memory._gain,
    "charm": Memory._own,
    "pay": Memory._pay,
    "lay": Memory._use,
    "play": Memory._play,
    "discard": Memory._leave,
    "end": Memory._end,
    "peel": Memory._peel,
    "toss": Memory._toss,
    "look_at": Memory._look_at,
    "refill": Memory._refill,
    "keep": Memory._keep,
    "hand": Memory._hand,
    "fetch": Memory._fetch,
    "swap_market": Memory._swap_market,
    "swap_stall": Memory._swap_stall,
    "build": Memory._build,
    "lost": Memory._pass,
    "given": Memory._pass,
    "grabbed": Memory._grab,
    "fed": Memory._feed,
    "whirl": Memory._whirl,
}
