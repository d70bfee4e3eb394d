"""D4: building."""

from dataclasses import dataclass

from ....move import Move
from ....parts.cards import Cards, without
from ....step import Reason, Step
from ..cards import act, held, in_order
from ..copying import usable
from ..passives import passive
from ..stacks import Part, finds, goes_on, members
from ..state import Table
from ..tables import STACKS
from .free import FREE, free_moves, play_free, why_not_free

SKIP = Move("skip")


def builds(state: Table, seat: int, hand: Cards) -> list[Move]:
    """R24: the hand cards that belong to some legal stack."""
    return [_move("build", part) for part in _members(state, seat, hand, ()) if not part.old]


def begin_stack(state: Table, seat: int, move: Move) -> None:
    _lay(state, seat, (), move)


def why_not_build(state: Table, seat: int, move: Move) -> Reason:
    if not move.args:
        return "none_to", move.kind, state.number(seat)
    text = move.args[0]
    if text not in state.hands[seat]:
        return "no_card", text
    if text not in usable(state, seat):
        return "copy_first", text
    return "no_stack", text, state.number(seat)


@dataclass(frozen=True)
class Stack(Step[Table]):
    """R23–R25: one card after another, until their total is the number of the stack."""

    parts: tuple[Part, ...]

    def moves(self, state: Table) -> list[Move]:
        hand = usable(state, self.seat)
        return [
            _move("addold" if part.old else "add", part)
            for part in _members(state, self.seat, hand, self.parts)
            if not part.old or self._may_find(state, hand, part)
        ]

    def play(self, state: Table, move: Move) -> None:
        _lay(state, self.seat, self.parts, move)

    def _may_find(self, state: Table, hand: Cards, part: Part) -> bool:
        """S15: what takes the last place must not be the one that would have made room."""
        if finds(self.parts) < 1:
            return False
        left = without(_findable(state, self.seat, hand, self.parts), part.text)
        return goes_on(state.number(self.seat), (*self.parts, part), hand, left, state.flash)

    def why(self, state: Table, move: Move) -> Reason:
        if move.kind == "add" and move.args:
            return why_not_build(state, self.seat, move)
        if move.kind == "addold" and move.args:
            return "no_find", move.args[0]
        return "build_first", state.number(self.seat)


class Winter(Step[Table]):
    """D4, S37: one further stack may follow at once, with no action."""

    def moves(self, state: Table) -> list[Move]:
        hand = usable(state, self.seat)
        return [*free_moves(state, self.seat), *builds(state, self.seat, hand), SKIP]

    def play(self, state: Table, move: Move) -> None:
        if move.kind in FREE:
            state.todo.append(self)
            play_free(state, self.seat, move)
        elif move.kind == "build":
            begin_stack(state, self.seat, move)

    def why(self, state: Table, move: Move) -> Reason:
        if move.kind == "build":
            return why_not_build(state, self.seat, move)
        return why_not_free(state, self.seat, move) or ("build_or_skip",)


def raise_stack(state: Table, seat: int, texts: Cards) -> None:
    """R35: with the last stack its builder has won on the spot."""
    number = state.number(seat)
    cards = tuple(held(text).card for text in texts)
    state.stalls[seat] += (cards,)
    state.tell("build", seat, number, *cards)
    if number == STACKS:
        state.todo.clear()
        state.tell("won", seat)
        return
    state.todo += [Winter(seat)] * sum(passive(text).more for text in texts)


def _lay(state: Table, seat: int, parts: tuple[Part, ...], move: Move) -> None:
    old = move.kind == "addold"
    text = move.args[0]
    value = int(move.args[1]) if len(move.args) > 1 else None
    part = next(
        part
        for part in _members(state, seat, usable(state, seat), parts)
        if (part.text, part.old) == (text, old) and value in (None, part.value)
    )
    if old:
        state.unpile(seat, text)
    else:
        state.lose(seat, text)
    state.laid += (text,)
    state.tell("lay_old" if old else "lay", seat, held(text).card, part.value)
    parts = (*parts, part)
    if sum(each.value for each in parts) < state.number(seat):
        state.todo.append(Stack(seat, parts))
        return
    texts, state.laid = state.laid, ()
    raise_stack(state, seat, texts)


def _members(state: Table, seat: int, hand: Cards, parts: tuple[Part, ...]) -> tuple[Part, ...]:
    discard = _findable(state, seat, hand, parts)
    return members(state.number(seat), parts, hand, discard, state.flash)


def _findable(state: Table, seat: int, hand: Cards, parts: tuple[Part, ...]) -> Cards:
    """S15: the own discard, if something in the stack or in hand finds."""
    can = finds(parts) > 0 or any(passive(text).finds for text in hand)
    return in_order(state.discards[seat]) if can else ()


def _move(kind: str, part: Part) -> Move:
    return act(kind, part.text, str(part.value)) if part.stretched else act(kind, part.text)
