"""The rollout policy, greedy and quick: what brings most by itself, then the next."""

from collections.abc import Callable

from ....move import Move
from ....parts.cards import Cards
from ....search.rollout import never
from ..cards import ROWS, held, in_order, plays_as, worth
from ..passives import passive
from ..stacks import goes_on
from ..state import Table
from ..steps.building import SKIP, Winter
from ..steps.buying import wares
from ..steps.cleanup import CleanUp
from ..steps.turn import END, Turn
from ..tables import JUNK
from ..techniques.ocelots import Guess
from ..techniques.raccoons import Sabotage
from .stock import counts, makes, missing

BUILDS, FITS, NEXT, VALUE = 3.0, 1.0, 1.0, 1.0  # what a card more is worth
PRICE = 0.1  # what each that is paid for it takes away
# techniques that are worth it by themselves, or to be rid of junk; others have conditions of their own
ALWAYS = frozenset(("spyglass", "nuisance", "sabotage", "prepaid-good", "special-offer", "flashy-show"))
WITH_JUNK = frozenset(("shattered-relic", "rotten-food", "dirty-exchange"))
HIGH = 4
SKIPS = 12  # one time in so many no technique is played, so that no turn is without end


def policy(table: Table, overlooks: Callable[[], bool] = never) -> Move:
    """The next move of whoever decides. What is overlooked is not played."""
    step = table.todo[-1]
    moves = step.moves(table)
    if len(moves) == 1:
        return moves[0]
    kind = type(step)
    hand = Hand(table, step.seat)
    if kind is Turn or kind is Winter:
        return hand.act([move for move in moves if not overlooks()] or [moves[-1]])
    if kind is Guess:
        return moves[min(table.flash, len(moves) - 1)]  # as junk and the ones are
    if kind is CleanUp:
        return moves[0]  # a bigger hand
    if kind is Sabotage and moves[0][0] == "toss":
        return max(moves, key=lambda move: worth(move[1]))
    return max(moves, key=hand.likes)


class Hand:
    """What a seat looks at before it plays."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.hand = table.hands[seat]
        self.number = table.number(seat)
        self.kept = kept(self.hand, self.number)

    # ---- a card

    @property
    def owned(self) -> Cards:
        table, seat = self.table, self.seat
        return in_order(
            [*map(_card, self.hand), *map(_card, table.laid), *table.decks[seat], *table.discards[seat]]
        )

    def wants(self, card: str) -> float:
        """A card that it might get."""
        if card == JUNK:
            return -1.0
        bare = in_order(map(_card, self.hand))
        found = VALUE * ROWS[card].value
        if not makes(bare, (), self.number) and makes(in_order((*bare, card)), (), self.number):
            found += BUILDS
        owned = self.owned
        before = missing(counts(owned), self.number)
        after = missing(counts(in_order((*owned, card))), self.number)
        return found + FITS * (sum(before) - sum(after)) + NEXT * (before[0] - after[0])

    def keeps(self, text: str) -> float:
        """A card that it might lose."""
        return worth(text) + (5 if text in self.kept else 0) - (held(text).being == JUNK)

    def foe(self, word: str) -> int:
        return len(self.table.stalls[int(word) - 1])

    def likes(self, move: Move) -> float:
        """Something to decide within an action."""
        kind = move[0]
        if kind in ("add", "addold"):
            return worth(move[1]) + 10 * (kind == "addold")
        if kind in ("pay", "give", "lay", "toss", "return"):
            return -self.keeps(move[1]) if move[1] in ROWS or "_" in move[1] else 0.0
        if kind == "discard":
            return -10.0 if move[1] in self.kept else 10.0 - self.keeps(move[1])
        if kind == "done":
            return -1.5 if self.table.limbo or not self.table.laid else 10.0
        if kind in ("keep", "copy"):
            return self.wants(held(move[-1]).being)
        if kind in ("take", "swap"):
            return self.wants(self.table.market[int(move[1]) - 1] if len(move) == 2 else move[3])
        if kind in ("from", "at", "with", "hit"):
            return self.foe(move[1])
        if kind in ("food", "blind"):
            return self.foe(move[2]) - 10 * self.keeps(move[1])
        if kind == "value":
            return float(move[1])
        return 20.0 if kind == "tossjunk" else 0.0

    # ---- a turn

    def act(self, moves: list[Move]) -> Move:
        kinds: dict[str, list[Move]] = {}
        for move in moves:
            kinds.setdefault(move[0], []).append(move)
        if builds := kinds.get("build"):
            return max(builds, key=lambda move: worth(move[1]))
        if rolls := kinds.get("roll"):
            return rolls[0]
        for move in kinds.get("copy", ()):
            if self._copies_well(move):
                return move
        if type(self.table.todo[-1]) is Winter:
            return SKIP if SKIP in moves else moves[-1]
        if not self.table.actions:
            return END
        for move in kinds.get("play", ()) if self.table.chance.below(SKIPS) else ():
            if self._plays_well(plays_as(move[1])):
                return move
        if buys := kinds.get("buy"):
            goods = wares(self.table)
            worths = [self.wants(goods[move[1]][0]) - PRICE * goods[move[1]][1] for move in buys]
            return buys[worths.index(max(worths))]
        if copies := kinds.get("copy"):
            return max(copies, key=lambda move: worth(move[2]))
        if discards := [move for move in kinds.get("discard", ()) if move[1] not in self.kept]:
            return min(discards, key=lambda move: self.keeps(move[1]))
        return END

    def _copies_well(self, move: Move) -> bool:
        """It makes the stack."""
        hand = list(self.hand)
        hand[hand.index(move[1])] = move[2]
        return goes_on(self.number, (), in_order(hand), (), self.table.flash)

    def _plays_well(self, name: str) -> bool:
        table, seat = self.table, self.seat
        others = table.others(seat)
        if name in ALWAYS:
            return True
        if name in WITH_JUNK:
            return JUNK in self.hand
        if name == "favourite-toy":
            return self.table.discards[seat][-1:] not in ((), (JUNK,))
        if name == "treasure-hunter":
            return any(self.wants(table.discards[who][-1]) >= FITS for who in others if table.discards[who])
        if name == "gift-voucher":
            return any(card and ROWS[card].value >= HIGH and self.wants(card) > FITS for card in table.market)
        if name == "acorn":
            return any(
                ROWS[card].value > HIGH for who in others for stack in table.stalls[who] for card in stack
            )
        if name == "charm":
            return self.number <= 5
        if name == "new-season":
            return any(ROWS[card].value == 1 and card != JUNK for card in table.discards[seat])
        return False


def _card(text: str) -> str:
    return held(text).card


def kept(hand: Cards, number: int) -> frozenset[str]:
    """The cards that come nearest to the next stack, of one set."""
    best: tuple[int, list[str]] = (0, [])
    sets = {held(text).row.set for text in hand} - {""}
    for name in sorted(sets):
        room, chosen = number, []
        for text in sorted((text for text in hand if held(text).row.set == name), key=worth, reverse=True):
            if worth(text) <= room:
                room -= worth(text)
                chosen.append(text)
        if number - room > best[0]:
            best = number - room, chosen
    joins = [text for text in hand if passive(text).mixes or passive(text).stacks_junk or passive(text).finds]
    return frozenset((*best[1], *joins))
