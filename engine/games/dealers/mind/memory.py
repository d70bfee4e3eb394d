"""Memory: what a seat knows of covered cards from past events."""

from collections import Counter
from collections.abc import Callable, Iterable

from ....event import ROUND, Event, Readers, read
from ....view import HIDDEN
from ..cards import ORDERS, START_CARDS
from ..state import Table
from ..tables import EXTRA, FEED, PILE_SIZE

Forgets = Callable[[int, int, str], bool]  # round, number in the deal, card -> is it forgotten once covered?


def nothing(round: int, number: int, card: str) -> bool:
    return False


class Memory:
    """The events, read once: whose hand and whose value pile a card went to, and what lies in the discard."""

    def __init__(self, view: Table, events: Iterable[Event], forgets: Forgets = nothing) -> None:
        self.hands = [Counter(START_CARDS[colour]) for colour in view.colours]  # R4: known to all by colour
        self.values: list[list[str]] = [[] for _ in view.hands]
        self.gone: Counter[str] = Counter()  # into the discard since it was last shuffled
        self.shuffled = False
        self.forgets = forgets
        self.round = view.round
        self.piles: list[list[str]] = []
        self.dealt = 0
        self.open = view.open_piles
        self.played: list[str] = []
        read(self, events, READERS)

    def _round(self, number: int, horse: int) -> None:
        self.round, self.piles, self.dealt = number, [], 0

    def _card(self, layer: int, place: int, card: str) -> None:
        if layer == 1:
            self.piles.append([])
        covered = layer < PILE_SIZE and not self.open
        forgotten = covered and self.forgets(self.round, self.dealt, card)
        self.piles[place - 1].append(HIDDEN if forgotten else card)
        self.dealt += 1

    def _pile(self, seat: int, place: int) -> None:
        self.hands[seat].update(self.piles[place - 1])
        self.piles[place - 1] = []

    def _put_away(self, *told: int) -> None:
        self.gone.update(self.piles[told[-1] - 1])
        self.piles[told[-1] - 1] = []

    def _shuffle(self, count: int) -> None:
        self.gone.clear()
        self.shuffled = True

    def _use(self, seat: int, card: str) -> None:
        """A card is seen when it leaves a hand: it may be one that was forgotten."""
        hand = self.hands[seat]
        hand[card if hand[card] else HIDDEN] -= 1
        self.played.append(card)

    def _move(self, seat: int, way: str, there: str, card: str) -> None:
        self._use(seat, card)

    def _take(self, seat: int, good: str, village: str, how: str) -> None:
        if how in (EXTRA, FEED):
            self._use(seat, how)

    def _deliver(self, seat: int, village: str, request: str, feed: int, *paid: str) -> None:
        for card in (request, *(FEED,) * feed):
            self._use(seat, card)

    def _end(self, seat: int) -> None:
        for card in self.played:
            if card == FEED or card in ORDERS:
                self.values[seat].append(card)
            else:
                self.gone[card] += 1
        self.played = []

    def _drop(self, seat: int, card: str) -> None:
        self._use(seat, card)
        self.played.pop()
        self.gone[card] += 1

    def _store(self, seat: int, count: int) -> None:
        for _ in range(count):
            self._use(seat, FEED)
            self.values[seat].append(self.played.pop())


READERS: Readers = {
    ROUND: Memory._round,
    "card": Memory._card,
    "pile": Memory._pile,
    "reject": Memory._put_away,
    "unwanted": Memory._put_away,
    "shuffle": Memory._shuffle,
    "move": Memory._move,
    "take": Memory._take,
    "deliver": Memory._deliver,
    "end": Memory._end,
    "drop": Memory._drop,
    "store": Memory._store,
}
