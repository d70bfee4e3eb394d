"""The free moves of D1: copy, peel, roll."""

from dataclasses import dataclass
from functools import cache

from ....move import Move
from ....parts.cards import kinds
from ....step import Reason, Step
from ..cards import act, held, must_copy
from ..copying import Chain, beyond, copied, first, model, targets
from ..passives import passive
from ..state import Table
from ..tables import FACES


def free_moves(state: Table, seat: int) -> list[Move]:
    moves = []
    for text in kinds(state.hands[seat]):
        if not is_free(text):
            continue
        if must_copy(text):
            moves += [act("copy", text, card) for card in targets(state, seat, first(text))]
        if held(text).used:
            continue
        if passive(text).peels and (state.market_deck or state.market_discard):
            moves.append(act("peel", text))
        elif passive(text).rolls:
            moves.append(act("roll", text))
    return moves


@cache
def is_free(text: str) -> bool:
    """It has a free move, if there is a card for it."""
    return must_copy(text) or passive(text).peels or passive(text).rolls


def play_free(state: Table, seat: int, move: Move) -> None:
    match move.kind:
        case "copy":
            copier, target = move.args
            follow(state, seat, beyond(first(copier), target))
        case "peel":
            state.change(seat, move.args[0], used=True)
            card = state.uncover()
            state.tell("peel", seat, held(move.args[0]).card)
            state.toss(seat, card)
        case "roll":  # S25
            text = move.args[0]
            face = FACES[state.chance.below(len(FACES))]
            state.change(seat, text, used=True, plus=held(text).plus + face)
            state.tell("roll", seat, held(text).card, face)


FREE = frozenset(("copy", "peel", "roll"))


def follow(state: Table, seat: int, chain: Chain) -> None:
    """R38b: a chain has come to a card: the copier stands for it, or copies on."""
    copier, target = chain[0][1], chain[-1][1]
    state.tell("copy", seat, held(copier).card, held(target).card)
    if found := model(state, seat, chain):
        state.lose(seat, copier)
        state.gain(seat, [copied(copier, found)])
        state.tell("become", seat, held(copier).card, held(found).being)
    else:
        state.todo.append(CopyOn(seat, chain))


def why_not_free(state: Table, seat: int, move: Move) -> Reason:
    """Why a free move is not to be had; empty: it is none."""
    match tuple(move):
        case ("copy", copier, *rest) if len(rest) <= 1:
            if copier not in state.hands[seat]:
                return "no_card", copier
            if not must_copy(copier):
                return ("has_copied" if held(copier).copied else "no_chameleon"), copier
            if not targets(state, seat, first(copier)):
                return "nothing_to_copy", copier
            return ("no_target", copier, *rest)
        case ("peel" | "roll" as kind, text):
            if text not in state.hands[seat]:
                return "no_card", text
            if not (passive(text).peels if kind == "peel" else passive(text).rolls):
                return f"cannot_{kind}", text
            return ("used" if held(text).used else "nothing_to_peel"), text
    return ()


@dataclass(frozen=True)
class CopyOn(Step[Table]):
    """R38b: what was copied is a chameleon itself."""

    chain: Chain

    def moves(self, state: Table) -> list[Move]:
        return [Move("copy", self.chain[0][1], card) for card in targets(state, self.seat, self.chain)]

    def play(self, state: Table, move: Move) -> None:
        follow(state, self.seat, beyond(self.chain, move.args[1]))

    def why(self, state: Table, move: Move) -> Reason:
        copier = self.chain[0][1]
        if move.kind == "copy" and move.args[:1] == (copier,):
            return ("no_target", *move.args)
        return "copy_on", copier
