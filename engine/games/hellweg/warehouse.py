"""The warehouse and the privileges (D4 of the rule sheet)."""

from dataclasses import dataclass

from ...move import Move
from ...parts.cards import without
from ...step import Reason, Step
from .places import SUPPLY, houses, reach, roads
from .placing import CARRIAGE, NONE, TOKEN, offer_bonus
from .state import Table
from .tables import HOUSES, PRIVILEGES, ROADS, STOCKUP, STORAGE, STORED, THALER, TOWN_OF, WAITING

Words = tuple[str, ...]
STORED_FROM: dict[str, tuple[str, ...]] = {"token": HOUSES, "carriage": tuple(ROADS)}
# Each is done by an action, or by the privilege of its name
ACTION: dict[Words, Move] = {
    words: Move(*words)
    for words in (
        (STOCKUP,),
        (THALER,),
        *((STORAGE, kind) for kind in STORED_FROM),
        *((STORAGE, kind, "from", place) for kind, places in STORED_FROM.items() for place in places),
    )
}
USE = {words: Move("use", *words) for words in ACTION}
PRIVILEGE = {privilege: Move("privilege", privilege) for privilege in PRIVILEGES}


def storing(state: Table, seat: int) -> list[Words]:
    """R40; S26: with an empty supply from the board, never from the storage itself."""
    choices: list[Words] = []
    if state.tokens_left(seat):
        choices.append((STORAGE, "token"))
    else:
        choices += [(STORAGE, "token", "from", house) for house in houses(state.tokens[seat])]
    if state.carriages_left(seat):
        choices.append((STORAGE, "carriage"))
    else:
        choices += [(STORAGE, "carriage", "from", road) for road in roads(state.carriages[seat])]
    return choices


def can_stock_up(state: Table, seat: int) -> bool:
    """S23."""
    return any(state.stored(seat)) and bool(houses(state.tokens[seat]))


def uses(state: Table, seat: int) -> list[Move]:
    """R46: what the ready privileges can do now."""
    ready = state.ready[seat]
    moves = [USE[words] for words in storing(state, seat)] if STORAGE in ready else []
    if STOCKUP in ready and can_stock_up(state, seat):
        moves.append(USE[STOCKUP,])
    if THALER in ready:
        moves.append(USE[THALER,])
    return moves


def perform(state: Table, seat: int, words: Words) -> None:
    """An action that a privilege can do too."""
    match words:
        case ("storage", "token", *source):
            state.place_token(seat, STORED, source[-1] if source else SUPPLY)
        case ("storage", "carriage", *source):
            state.place_carriage(seat, STORED, source[-1] if source else SUPPLY)
        case ("stockup",):
            state.tell("stockup", seat)
            state.todo.append(StockUp(seat, *state.stored(seat)))
        case _:
            state.money[seat] += 1
            state.tell("thaler", seat)
            if state.spent[seat]:
                state.reveal_privileges(seat)


def use(state: Table, seat: int, words: Words) -> None:
    """R46; R47: what is being used does not turn itself up."""
    privilege = words[0]
    state.ready[seat] = without(state.ready[seat], privilege)
    state.tell("use", seat, privilege)
    perform(state, seat, words)
    state.spent[seat] += (privilege,)


def why_not(state: Table, seat: int, words: Words) -> Reason:
    """Why that cannot be done, whether by an action or by a privilege."""
    match words:
        case ("storage", "token" | "carriage" as kind, *source):
            left = state.tokens_left(seat) if kind == "token" else state.carriages_left(seat)
            if source and left:
                return ("supply_first",)
            if not source:
                return "no_supply", kind
            return f"no_{kind}", source[-1]
        case ("stockup",):
            return ("nothing_stored",) if not any(state.stored(seat)) else ("no_token_out",)
    return ("not_now", words[0])


def why_no_use(state: Table, seat: int, words: Words) -> Reason:
    privilege = words[0]
    if privilege in state.ready[seat]:
        return why_not(state, seat, words)
    if privilege in state.spent[seat]:
        return "privilege_spent", privilege
    return "privilege_turned" if privilege in state.turned[seat] else "no_privilege", privilege


@dataclass(frozen=True)
class StockUp(Step[Table]):
    """R41, S35: what lay in storage when it began."""

    tokens: int
    carriages: int

    def moves(self, state: Table) -> list[Move]:
        own = state.tokens[self.seat]
        moves = [TOKEN[house] for house in houses(own)] if self.tokens else []
        if self.carriages:
            moves += [CARRIAGE[road] for road in reach(own)]
        return moves

    def play(self, state: Table, move: Move) -> None:
        tokens, carriages = self.tokens, self.carriages
        if move.kind == "token":
            tokens -= 1
        else:
            carriages -= 1
        if tokens or carriages:
            state.todo.append(StockUp(self.seat, tokens, carriages))
        if move.kind == "token":
            state.place_token(self.seat, move.args[0], STORED)
        else:
            source = STORED if STORED in state.carriages[self.seat] else WAITING
            state.place_carriage(self.seat, move.args[0], source)

    def why(self, state: Table, move: Move) -> Reason:
        match tuple(move):
            case ("token", house) if house in TOWN_OF:
                return ("none_stored", "token") if not self.tokens else ("no_token", house)
            case ("carriage", road) if road in ROADS:
                return ("none_stored", "carriage") if not self.carriages else ("no_own_token", road)
        return ("stockup_first",)


class Privilege(Step[Table]):
    """R42, S22, S44: comes with a card, before the bonus carriage."""

    def moves(self, state: Table) -> list[Move]:
        own = state.privileges(self.seat)
        return [*(move for privilege, move in PRIVILEGE.items() if privilege not in own), NONE]

    def play(self, state: Table, move: Move) -> None:
        if move == NONE:
            state.tell("none", self.seat)
        else:
            state.gain_privilege(self.seat, move.args[0], "card")
        offer_bonus(state, self.seat)

    def why(self, state: Table, move: Move) -> Reason:
        if move.kind == "privilege" and len(move.args) == 1 and move.args[0] in PRIVILEGES:
            return "privilege_owned", move.args[0]
        return ("privilege_first",)
