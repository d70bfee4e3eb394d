"""D1 and D5: the turn."""

from ....move import Move
from ....parts.cards import kinds
from ....step import Reason, Step
from ..cards import act, plays_as
from ..copying import usable
from ..state import Table
from ..techniques import TECHNIQUES
from .building import begin_stack, builds, why_not_build
from .buying import DONE, Payment, buys, wares, why_not_buy
from .cleanup import clean_up
from .free import FREE, free_moves, play_free, why_not_free

END = Move("end")


class Turn(Step[Table]):
    """D1, R7, R8: free moves and actions, until the seat ends its turn."""

    def moves(self, state: Table) -> list[Move]:
        seat = self.seat
        moves = free_moves(state, seat)
        if state.actions:
            hand = usable(state, seat)
            moves += buys(state, hand)
            moves += [act("play", text) for text in kinds(hand) if plays_as(text)]
            moves += builds(state, seat, hand)
            moves += [act("discard", text) for text in kinds(state.hands[seat])]
        moves.append(END)
        return moves

    def play(self, state: Table, move: Move) -> None:
        seat = self.seat
        if move == END:
            state.tell("end", seat)
            state.reveals += 1
            state.todo.append(Turn(state.after(seat)))
            clean_up(state, seat)
            return
        state.todo.append(self)
        if move.kind in FREE:
            play_free(state, seat, move)
            return
        state.actions -= 1
        match move.kind:
            case "buy":
                where = move.args[0]
                state.todo.append(Payment(seat, where, *wares(state)[where]))
            case "play":
                text = move.args[0]
                card = state.lose(seat, text)
                state.limbo = (text,)
                state.tell("play", seat, card, plays_as(text))
                TECHNIQUES[plays_as(text)](seat).begin(state)
            case "build":
                begin_stack(state, seat, move)
            case "discard":
                Inventory(seat).play(state, move)

    def why(self, state: Table, move: Move) -> Reason:
        hand = state.hands[self.seat]
        if reason := why_not_free(state, self.seat, move):
            return reason
        if move.kind not in ("buy", "play", "build", "discard"):
            return super().why(state, move)
        if not state.actions:
            return ("no_action",)
        if not move.args:
            return ("none_to", move.kind, state.number(self.seat))
        if move.kind == "buy":
            return why_not_buy(state, self.seat, move.args[0])
        if move.kind == "build":
            return why_not_build(state, self.seat, move)
        text = move.args[0]
        if text not in hand:
            return "no_card", text
        if move.kind == "play":
            return ("copy_first" if text not in usable(state, self.seat) else "no_technique"), text
        return super().why(state, move)


class Inventory(Step[Table]):
    """D5, R28: any number of hand cards; it closes by itself when none is left."""

    def moves(self, state: Table) -> list[Move]:
        return [*(act("discard", text) for text in kinds(state.hands[self.seat])), DONE]

    def play(self, state: Table, move: Move) -> None:
        if move == DONE:
            return
        state.discard(self.seat, state.lose(self.seat, move.args[0]))
        if state.hands[self.seat]:
            state.todo.append(self)

    def why(self, state: Table, move: Move) -> Reason:
        return ("no_card", *move.args) if move.kind == "discard" else ("discard_or_done",)
