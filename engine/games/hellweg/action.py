"""The actions (D3 of the rule sheet)."""

from functools import lru_cache

from ...move import Move
from ...parts.cards import without
from ...step import Reason, Step
from .places import SUPPLY, Places, houses, reach, roads
from .placing import Carriage, offer_bonus, put_tokens
from .state import Table
from .tables import (
    DISCOUNT,
    HOUSES,
    MERCHANDISE,
    PIECES,
    PRIVILEGED,
    PRIVILEGES,
    ROADS,
    STOCK_PRICE,
    STOCKUP,
    THALER,
    TOWN_OF,
    TOWNS,
)
from .warehouse import ACTION, Privilege, can_stock_up, perform, storing, use, uses, why_no_use, why_not

TAKE = ACTION[THALER,]
BUY = {town: Move("buy", town) for town in TOWNS}
CARD = {card: Move("card", card) for card in MERCHANDISE}
STOCK = {
    **{place: Move("stock", "token", place) for place in HOUSES},
    **{place: Move("stock", "carriage", place) for place in ROADS},
}


@lru_cache(maxsize=8192)
def _stock_tokens(tokens: Places, supply: bool) -> tuple[Move, ...]:
    """R27; S26: with an empty supply from another house."""
    own = houses(tokens)
    if supply:
        return tuple(STOCK[house] for house in own)
    return tuple(Move(*STOCK[house], "from", other) for house in own for other in own if other != house)


@lru_cache(maxsize=8192)
def _stock_carriages(tokens: Places, carriages: Places, supply: bool) -> tuple[Move, ...]:
    if supply:
        return tuple(STOCK[road] for road in reach(tokens))
    own = roads(carriages)
    return tuple(
        Move(*STOCK[road], "from", other) for road in reach(tokens) for other in own if other != road
    )


def discount(state: Table, seat: int) -> int:
    """R24, R28: with the other merchant on the market square."""
    return DISCOUNT if state.market[seat] else 0


class Turn(Step[Table]):
    """R20: one action; before it, privileges (R46)."""

    def moves(self, state: Table) -> list[Move]:
        seat = self.seat
        money, off = state.money[seat], discount(state, seat)
        moves = []
        for house, price in state.offers:
            town = TOWN_OF[house]
            if town not in state.visited and money >= price - off:
                moves.append(BUY[town])
        if state.warehouse:
            if can_stock_up(state, seat):
                moves.append(ACTION[STOCKUP,])
        elif money >= STOCK_PRICE:
            tokens, carriages = state.tokens[seat], state.carriages[seat]
            moves += _stock_tokens(tokens, state.tokens_left(seat) > 0)
            supply = state.carriages_left(seat) > 0
            moves += _stock_carriages(tokens, () if supply else carriages, supply)
        moves += [CARD[card] for card in state.stock if money >= MERCHANDISE[card].price - off]
        moves.append(TAKE)
        if state.warehouse:
            moves += [ACTION[words] for words in storing(state, seat)]
            moves += uses(state, seat)
        return moves

    def play(self, state: Table, move: Move) -> None:
        seat = self.seat
        match tuple(move):
            case ("use", *words):
                state.todo.append(self)
                use(state, seat, tuple(words))
            case ("buy", town):
                _buy(state, seat, town)
            case ("card", card):
                _buy_card(state, seat, card)
            case ("stock", kind, place, *source):
                state.market[seat] += 1
                state.money[seat] -= STOCK_PRICE
                state.tell("stock", seat, STOCK_PRICE)
                put = state.place_token if kind == "token" else state.place_carriage
                put(seat, place, source[-1] if source else SUPPLY)
            case words:
                state.market[seat] += 1
                perform(state, seat, words)

    def why(self, state: Table, move: Move) -> Reason:
        seat = self.seat
        match tuple(move):
            case ("buy", town) if town in TOWNS:
                return _why_not_buy(state, seat, town)
            case ("card", card) if card in MERCHANDISE:
                if card not in state.stock:
                    return "no_card", card
                return "no_money", MERCHANDISE[card].price - discount(state, seat)
            case ("stock", "token" | "carriage" as kind, place, *source) if not state.warehouse:
                return self._why_not_stock(state, kind, place, source)
            case ("use", *words) if tuple(words) in ACTION and state.warehouse:
                return why_no_use(state, seat, tuple(words))
            case words if words in ACTION and state.warehouse:
                return why_not(state, seat, words)
        return super().why(state, move)

    def _why_not_stock(self, state: Table, kind: str, place: str, source: list[str]) -> Reason:
        seat, token = self.seat, kind == "token"
        if place not in (TOWN_OF if token else ROADS) or (source and source[0] != "from"):
            return "not_now", "stock"
        if state.money[seat] < STOCK_PRICE:
            return "no_money", STOCK_PRICE
        if place not in (houses if token else reach)(state.tokens[seat]):
            return ("no_token" if token else "no_own_token"), place
        if state.tokens_left(seat) if token else state.carriages_left(seat):
            return ("supply_first",)
        if not source:
            return "no_supply", kind
        return ("same_place",) if source[-1] == place else (f"no_{kind}", source[-1])


def _buy(state: Table, seat: int, town: str) -> None:
    """R23, R24."""
    house, price = next((house, price) for house, price in state.offers if TOWN_OF[house] == town)
    paid = price - discount(state, seat)
    tokens, carriages = PIECES[price]
    state.visited[town] = seat
    state.money[seat] -= paid
    state.tell("buy", seat, house, paid)
    if carriages:
        state.todo.append(Carriage(seat, town))
    put_tokens(state, seat, house, tokens)


def _buy_card(state: Table, seat: int, card: str) -> None:
    """R28, S44: pay, privilege, bonus carriage."""
    paid = MERCHANDISE[card].price - discount(state, seat)
    state.market[seat] += 1
    state.money[seat] -= paid
    state.stock = without(state.stock, card)
    state.owned[seat] += (card,)
    state.tell("card", seat, card, paid)
    if (
        state.warehouse
        and MERCHANDISE[card].price >= PRIVILEGED
        and len(state.privileges(seat)) < len(PRIVILEGES)
    ):
        state.todo.append(Privilege(seat))
    else:
        offer_bonus(state, seat)


def _why_not_buy(state: Table, seat: int, town: str) -> Reason:
    prices = [price for house, price in state.offers if TOWN_OF[house] == town]
    if not prices:
        return "not_on_card", town
    if town in state.visited:
        return "visited", town, state.visited[town]
    return "no_money", prices[0] - discount(state, seat)
