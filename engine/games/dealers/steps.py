"""The decisions of the Dealers, in the order of the rulebook (D1 … D6 of the rule sheet)."""

from dataclasses import dataclass
from functools import lru_cache

from ...event import ROUND
from ...move import Move
from ...parts.cards import Cards, kinds, shuffled
from ...step import Reason, Step
from .cards import ORDERS, Goods, feed_needed, in_order, payments
from .state import DISCARDED, Table
from .tables import (
    DELIVERIES_PER_VILLAGE,
    EXTRA,
    FEED,
    GOAL,
    GOODS,
    HAND_LIMIT,
    KINDS,
    LINKS,
    PILE_SIZE,
    SPARE_PILES,
    VILLAGES,
)

DEAL, LEAVE, END = Move("deal"), Move("leave"), Move("end")

# (village, kind) -> where a link of that kind leads, in the order of the map
LINKED: dict[tuple[str, str], tuple[str, ...]] = {
    (here, kind): tuple(there for there in VILLAGES if (here, there) in links or (there, here) in links)
    for here in VILLAGES
    for kind, links in LINKS.items()
}
KIND_OF: dict[tuple[str, str], str] = {
    (here, there): kind for (here, kind), ends in LINKED.items() for there in ends
}

# What can be done with a pile, made once for as many as the most seats have
PLACES = [str(number + 1) for number in range(max(GOAL) + SPARE_PILES)]
PILE, REJECT = ([Move(kind, place) for place in PLACES] for kind in ("pile", "reject"))

# What a card could do, made once: (kind, village) -> moves, village -> moves, good -> move, card -> move
ROUTES = {
    (kind, here): [Move("route", kind, there) for there in ends] for (here, kind), ends in LINKED.items()
}
FEED_ROUTES = {
    here: [Move("feedroute", there) for there in VILLAGES if (here, there) in KIND_OF] for here in VILLAGES
}
TAKE = {good: Move("take", good) for good in GOODS}
GAIN = {
    EXTRA: {good: Move("extra", good) for good in GOODS},
    FEED: {good: Move("feedextra", good) for good in GOODS},
}
DROP = {card: Move("drop", card) for card in (*KINDS, EXTRA, *ORDERS)}


@lru_cache(maxsize=4096)
def _deliveries(request: str, collection: Goods, feed: int) -> tuple[Move, ...]:
    """R38: every way to deliver."""
    return tuple(Move("deliver", request, *paid) for paid in payments(request, collection, feed))


def falls(number: int, piles: int) -> tuple[int, int]:
    """R11: layer by layer; the layer and the place of a dealt card, by how many were dealt before it."""
    return number // piles + 1, number % piles + 1


class Deal(Step[Table]):
    """D1, R10–R14: the starting dealer deals the whole round."""

    def moves(self, state: Table) -> list[Move]:
        return [DEAL]

    def play(self, state: Table, move: Move) -> None:
        count = len(state.hands) + SPARE_PILES
        if len(state.deck) < PILE_SIZE * count:
            self._refill(state)
        assert len(state.deck) >= PILE_SIZE * count, "S2: the pile is never short"
        dealt = state.deck[: -PILE_SIZE * count - 1 : -1]
        state.deck = state.deck[: -PILE_SIZE * count]
        for number, card in enumerate(dealt):
            state.tell("card", *falls(number, count), card)
        state.piles = [dealt[place::count] for place in range(count)]
        state.reveals += 1
        others = state.others(self.seat)
        state.todo += [Turn(seat) for seat in reversed((self.seat, *others))]  # R19
        if len(state.hands) == 2:  # R18
            state.todo += [Pick(others[0]), Reject(self.seat)]
        else:  # R15: left neighbour first, the starting dealer last
            state.todo += [Pick(self.seat), *(Pick(seat) for seat in reversed(others))]

    def _refill(self, state: Table) -> None:
        """R14, S1: the whole discard pile, shuffled, goes under what is left."""
        cards = shuffled(state.discard, state.chance)
        state.discard = ()
        state.deck = (*cards, *state.deck)
        state.tell("shuffle", len(cards))


class Reject(Step[Table]):
    """D2, R18: with two seats, the starting dealer puts one pile away before any pick."""

    def moves(self, state: Table) -> list[Move]:
        return [REJECT[place] for place in state.places()]

    def play(self, state: Table, move: Move) -> None:
        state.tell("reject", self.seat, int(move.args[0]))
        state.discard_pile(int(move.args[0]) - 1)


class Pick(Step[Table]):
    """D2, R15–R18: take one of the piles; after the last pick the pile that is left is dealt with."""

    def moves(self, state: Table) -> list[Move]:
        return [PILE[place] for place in state.places()]

    def play(self, state: Table, move: Move) -> None:
        state.take_pile(self.seat, int(move.args[0]) - 1)
        if not isinstance(state.todo[-1], Pick):
            (place,) = state.places()
            if (seat := state.last_pile) is not None:
                state.take_pile(seat, place)
            else:
                state.tell("unwanted", place + 1)
                state.discard_pile(place)


@dataclass(frozen=True)
class Turn(Step[Table]):
    """D3, R20: one card after another, until the seat ends its turn."""

    delivered: tuple[str, ...] = ()  # the villages of this turn's deliveries

    def moves(self, state: Table) -> list[Move]:
        hand, here = state.hands[self.seat], state.carts[self.seat]
        goods = state.goods[here]
        moves: list[Move] = []
        for card in kinds(hand):
            if card in KINDS:  # R22, R24
                moves += ROUTES[card, here]
            elif card in GAIN:  # R26, R35
                if card == FEED:
                    moves += FEED_ROUTES[here]
                gain = GAIN[card]
                moves += [gain[good] for good in kinds(goods)]  # S11: nothing there, no move
            elif not goods and self._may_deliver(here):  # R28
                moves += _deliveries(card, state.collections[self.seat], hand.count(FEED))
        moves.append(END)
        return moves

    def play(self, state: Table, move: Move) -> None:
        seat = self.seat
        match move.kind:
            case "end":
                self._end(state)
            case "route" | "feedroute":
                self._travel(state, move)
            case "deliver":
                request, *paid = move.args
                state.todo.append(Turn(seat, (*self.delivered, state.carts[seat])))
                state.deliver(seat, request, tuple(paid), feed_needed(request, paid))
            case kind:  # extra, feedextra
                state.todo.append(self)
                card = EXTRA if kind == "extra" else FEED
                state.use(seat, card)
                state.collect(seat, move.args[0], card)

    def _may_deliver(self, village: str) -> bool:
        """R29, S6."""
        return self.delivered.count(village) < DELIVERIES_PER_VILLAGE

    def _travel(self, state: Table, move: Move) -> None:
        """R22, R35a, R36: over one link; an arrival good is offered where there is one."""
        seat, here, there = self.seat, state.carts[self.seat], move.args[-1]
        card = FEED if move.kind == "feedroute" else move.args[0]
        state.use(seat, card)
        state.carts[seat] = there
        state.tell("move", seat, KIND_OF[here, there], there, card)
        state.todo.append(self)
        if state.goods[there]:
            state.todo.append(Arrival(seat))

    def _end(self, state: Table) -> None:
        """D5, R39–R44."""
        state.tell("end", self.seat)
        state.clear_played(self.seat)
        _give_up(state, self.seat)

    def why(self, state: Table, move: Move) -> Reason:
        here = state.carts[self.seat]
        match tuple(move):
            case ("route", kind, village) if (here, kind) in LINKED and village in VILLAGES:
                if kind not in state.hands[self.seat]:
                    return "no_card", kind
                return ("no_link_to", kind, here, village) if LINKED[here, kind] else ("no_link", kind, here)
            case ("feedroute", village) if village in VILLAGES:
                return self._lacks(state, FEED) or ("no_way", here, village)
            case ("extra" | "feedextra" as kind, good) if good in GOODS:
                lacks = self._lacks(state, EXTRA if kind == "extra" else FEED)
                return lacks or (("no_good", good, here) if state.goods[here] else ("empty", here))
            case ("deliver", request, *paid) if request in ORDERS and all(good in GOODS for good in paid):
                return self._lacks(state, request) or self._no_delivery(state, request, tuple(paid))
        return super().why(state, move)

    def _lacks(self, state: Table, card: str) -> Reason:
        return () if card in state.hands[self.seat] else ("no_card", card)

    def _no_delivery(self, state: Table, request: str, paid: Cards) -> Reason:
        here, hand = state.carts[self.seat], state.hands[self.seat]
        if state.goods[here]:
            return "not_empty", here
        if not self._may_deliver(here):
            return "delivered_here", here
        if len(paid) != len(ORDERS[request].goods):
            return "wrong_count", request, len(ORDERS[request].goods)
        possible = payments(request, state.collections[self.seat], hand.count(FEED))
        if in_order(paid) in possible:
            return "wrong_order", request
        if possible:
            return "wrong_payment", request
        return "cannot_pay", request


class Arrival(Step[Table]):
    """D4, R23: take one good of the village just entered, or leave it."""

    def moves(self, state: Table) -> list[Move]:
        return [*(TAKE[good] for good in kinds(state.here(self.seat))), LEAVE]

    def play(self, state: Table, move: Move) -> None:
        if move == LEAVE:
            state.tell("leave", self.seat, state.carts[self.seat])
        else:
            state.collect(self.seat, move.args[0], "arrival")

    def why(self, state: Table, move: Move) -> Reason:
        """S7: the arrival comes before anything else."""
        if move.kind == "take" and move.args and move.args[0] in GOODS:
            return "no_good", move.args[0], state.carts[self.seat]
        return ("arrival_first",)


class Drop(Step[Table]):
    """D5, R42, R43: too many cards, so one that is not feed is given up."""

    def moves(self, state: Table) -> list[Move]:
        return [DROP[card] for card in kinds(state.hands[self.seat]) if card != FEED]

    def play(self, state: Table, move: Move) -> None:
        state.drop(self.seat, move.args[0])
        _give_up(state, self.seat)

    def why(self, state: Table, move: Move) -> Reason:
        if move == ("drop", FEED):
            return ("feed_stays",)
        if move.kind == "drop" and move.args and (move.args[0] in ORDERS or move.args[0] in DISCARDED):
            return "no_card", move.args[0]
        return "too_many", state.surplus(self.seat)


def _give_up(state: Table, seat: int) -> None:
    """R42–R44: the surplus; where nothing can be chosen it just happens."""
    if state.surplus(seat):
        if state.hands[seat].count(FEED) < HAND_LIMIT:
            state.todo.append(Drop(seat))
            return
        for card in [card for card in state.hands[seat] if card != FEED]:
            state.drop(seat, card)
    state.store_feed(seat)
    if not state.todo:
        _close_round(state)


def _close_round(state: Table) -> None:
    """D6, R9, R45, R46: the end is checked after the last turn of a round only, and whether it has come shows
    something of the value piles: undo stops here."""
    state.reveals += 1
    if seats := state.goal_reached():
        state.tell("goal", *seats)
        for seat in state.seats:  # S25
            state.tell("open", seat, *state.values[seat])
            state.tell("open_hand", seat, *state.hands[seat])
        return
    state.round += 1
    state.horse = state.after(state.horse)
    state.tell(ROUND, state.round, state.horse)
    state.todo.append(Deal(state.horse))
