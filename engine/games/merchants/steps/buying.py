"""D2: buying."""

from dataclasses import dataclass

from ....move import Move
from ....parts.cards import Cards, kinds, without
from ....step import Reason, Step
from ..cards import act, held, worth
from ..copying import usable
from ..passives import PASSIVES, passive
from ..paying import can_pay, cheapest, excess, pays, prices, too_much
from ..state import Table
from ..tables import JUNK, SURCHARGES

DISCARD = "discard"  # S12: where no slot is
SLOTS = tuple(str(slot + 1) for slot in range(len(SURCHARGES)))
BUY = {where: Move("buy", where) for where in (*SLOTS, DISCARD)}
DONE = Move("done")


def wares(state: Table) -> dict[str, tuple[str, int]]:
    """What can be bought, and its price: R15, S5; S12."""
    wares = {
        where: (card, worth(card) + surcharge)
        for where, card, surcharge in zip(SLOTS, state.market, SURCHARGES, strict=True)
        if card
    }
    if state.market_discard:
        card = state.market_discard[-1]
        wares[DISCARD] = card, worth(card)
    return wares


def buys(state: Table, hand: Cards) -> list[Move]:
    """R16: what some legal payment buys."""
    payable = prices(hand, state.flash)
    moves = []
    for where, (_, price) in wares(state).items():
        if where != DISCARD:
            if payable >> price & 1:
                moves.append(BUY[where])
        elif any(passive(text).reaches for text in hand) and can_pay(
            price, (), hand, state.flash, reach=True
        ):
            moves.append(BUY[where])
    return moves


def why_not_buy(state: Table, seat: int, where: str) -> Reason:
    if where not in BUY:
        return "no_slot", where
    if where not in wares(state):
        return "empty_slot", where
    card, price = wares(state)[where]
    if where == DISCARD and not any(passive(text).reaches for text in usable(state, seat)):
        return "no_reach", card
    return "cannot_pay", card, price


@dataclass(frozen=True)
class Payment(Step[Table]):
    """R16, R18: one card after another, until they are a legal payment."""

    where: str
    card: str
    price: int

    def moves(self, state: Table) -> list[Move]:
        paid, reach = state.laid, self.where == DISCARD
        hand = usable(state, self.seat)
        moves = [
            act("pay", text)
            for text in kinds(hand)
            if can_pay(self.price, (*paid, text), without(hand, text), state.flash, reach)
        ]
        if pays(self.price, paid, state.flash, reach):
            moves.append(DONE)
        return moves

    def play(self, state: Table, move: Move) -> None:
        if move.kind == "pay":
            text = move.args[0]
            state.lose(self.seat, text)
            state.laid += (text,)
            state.tell("pay", self.seat, held(text).card, worth(text, state.flash))
            if self.moves(state) != [DONE]:
                state.todo.append(self)
                return
        self._close(state)

    def cheapest(self, state: Table) -> list[Move]:
        """The moves that pay what is left at the least loss."""
        hand, reach = usable(state, self.seat), self.where == DISCARD
        moves = [act("pay", text) for text in cheapest(self.price, state.laid, hand, state.flash, reach)]
        after = state.copy()
        for move in moves:
            after.play(move)
        return [*moves, DONE] if after.todo[-1] == self else moves

    def _close(self, state: Table) -> None:
        """S13: some junk may be tossed."""
        step = TossJunk(self.seat, self.where, self.card)
        if PASSIVES.get(self.card) and step.moves(state) != [DONE]:
            state.todo.append(step)
        else:
            hand_over(state, self.seat, self.where, self.card)

    def why(self, state: Table, move: Move) -> Reason:
        match tuple(move):
            case ("pay", text):
                if text not in state.hands[self.seat]:
                    return "no_card", text
                if text not in usable(state, self.seat):
                    return "copy_first", text
                paid = (*state.laid, text)
                over = excess(self.price, paid, state.flash)
                if too_much(over, paid, state.flash):
                    return "too_much", text, over
                return "wrong_payment", text, self.card, self.price
            case ("done",):
                return "too_little", self.card, self.price
        return "pay_first", self.card, self.price


@dataclass(frozen=True)
class TossJunk(Step[Table]):
    """S13: Essential Purchase is bought, and junk of its payment may go for good."""

    where: str
    card: str
    tossed: int = 0

    def moves(self, state: Table) -> list[Move]:
        more = self.tossed < PASSIVES[self.card].tosses
        junk = [text for text in kinds(state.laid) if more and held(text).being == JUNK]
        return [*(Move("tossjunk", text) for text in junk), DONE]

    def play(self, state: Table, move: Move) -> None:
        if move.kind == "tossjunk":
            text = move.args[0]
            state.laid = without(state.laid, text)
            state.toss(self.seat, held(text).card)
            step = TossJunk(self.seat, self.where, self.card, self.tossed + 1)
            if step.moves(state) != [DONE]:
                state.todo.append(step)
                return
        hand_over(state, self.seat, self.where, self.card)

    def why(self, state: Table, move: Move) -> Reason:
        return ("no_junk_paid", *move.args) if move.kind == "tossjunk" else ("toss_junk_first",)


def hand_over(state: Table, seat: int, where: str, card: str) -> None:
    """R17: paid cards to the own discard, in order; the bought card to the hand."""
    for text in state.laid:
        state.discard(seat, held(text).card)
    state.laid = ()
    if where == DISCARD:
        state.market_discard = without(state.market_discard, card)  # R42: a tossed chameleon may lie on it
    else:
        state.market[int(where) - 1] = ""
    state.gain(seat, [card])
    state.tell("buy", seat, card, where)
