"""The decisions in the castle (D0 … D3 of the rule sheet)."""

from dataclasses import dataclass
from functools import cache

from ...event import ROUND
from ...move import Move
from ...step import Reason, Step
from .grid import NEXT, TOUCHING
from .state import Table
from .tables import ACTIONS, FLOOR, PLACE, ROOMS, SLOTS, SQUARES, TOWERS

END = Move("end")
# What can be done, made once
TOWER = {square: Move("tower", square) for square in TOWERS}
ENTER = {square: Move("enter", square) for square in SQUARES}
RUN = {start: {square: Move("run", start, square) for square in SQUARES} for start in SQUARES}
UNCOVER = {room: Move("uncover", room) for rooms in ROOMS.values() for room in rooms}
PUSH = {slot: Move("push", slot) for slot in SLOTS}
ONE_ACTION = {  # these cost no more, wherever the mice stand
    *UNCOVER.values(),
    *PUSH.values(),
    *map(ENTER.__getitem__, TOWERS),
} | {RUN[start][square] for start in SQUARES for square in NEXT[start]}
PUSHES_AND_END = (*PUSH.values(), END)


class Tower(Step[Table]):
    """D0, R2: the first mouse onto a free tower."""

    def moves(self, state: Table) -> list[Move]:
        return [move for square, move in TOWER.items() if square not in state.mice]

    def play(self, state: Table, move: Move) -> None:
        square = move.args[0]
        state.reserve[self.seat] -= 1
        state.mice[square] = self.seat
        state.tell("tower", self.seat, square)

    def why(self, state: Table, move: Move) -> Reason:
        if move.kind == "tower" and len(move.args) == 1 and move.args[0] in TOWERS:
            return "occupied", move.args[0]
        return ("tower_first",)


@dataclass(frozen=True)
class Turn(Step[Table]):
    """D1, R5: up to four actions."""

    left: int = ACTIONS
    pushed: bool = False

    def moves(self, state: Table) -> list[Move]:
        if not self.left:
            return [END]
        own = state.own(self.seat)
        near: set[str] = set().union(*map(TOUCHING[state.plan].__getitem__, own))
        moves = [*map(UNCOVER.__getitem__, filter(near.__contains__, state.roofs))]
        if state.reserve[self.seat]:
            moves += map(ENTER.__getitem__, self._entries(state))
        for start, costs in state.jumps(own, self.left).items():
            moves += map(RUN[start].__getitem__, costs)
        moves += (END,) if self.pushed else PUSHES_AND_END
        return moves

    def _entries(self, state: Table) -> dict[str, int]:
        """R8, S18: where a mouse of the reserve can come in, with the cost."""
        return {**{tower: 1 for tower in TOWERS if tower not in state.mice}, **state.entries(self.left)}

    def cost(self, state: Table, move: Move) -> int:
        """How many actions a legal move takes."""
        if move in ONE_ACTION:
            return 1
        match tuple(move):
            case ("enter", square):
                return state.entries(self.left)[square]
            case ("run", start, square):
                return state.jumps((start,), self.left)[start][square]
        return 0

    def play(self, state: Table, move: Move) -> None:
        if state.peeking:  # S6
            state.peeking = False
            state.reveals += 1
        kind = move[0]
        if kind == "end":
            self._end(state)
            return
        after = turn(self.seat, self.left - self.cost(state, move), self.pushed or kind == "push")
        match kind:
            case "uncover":
                state.uncover(move[1])
            case "enter":
                self._enter(state, move[1])
            case "run":
                self._run(state, move[1], move[2])
            case "push":
                state.push(move[1])
        if kind == "uncover" or not state.decided():  # a roof feeds nobody
            state.todo.append(after)

    def _enter(self, state: Table, square: str) -> None:
        state.reserve[self.seat] -= 1
        state.mice[square] = self.seat
        state.tell("enter", self.seat, square)
        state.feed(self.seat)  # S34

    def _run(self, state: Table, start: str, square: str) -> None:
        state.mice[square] = state.mice.pop(start)
        state.tell("run", self.seat, start, square)
        state.feed(self.seat)  # S34

    def _end(self, state: Table) -> None:
        """D3."""
        state.tell("end", self.seat)
        state.close_roofs()
        state.turn = state.after(self.seat)
        if state.turn == state.first:
            state.round += 1
            state.tell(ROUND, state.round, state.first)
        state.todo.append(turn(state.turn))

    def why(self, state: Table, move: Move) -> Reason:
        if not self.left:
            return ("no_actions",)
        match tuple(move):
            case ("uncover", room) if room in ROOMS[state.plan]:
                if room not in state.roofs:
                    return "open_already", room  # S8
                return "not_touching", room
            case ("push", slot) if slot in SLOTS:
                return ("pushed_already",)
            case ("enter", square) if square in PLACE:
                if not state.reserve[self.seat]:
                    return ("no_reserve",)
                return self._no_way(state, square)
            case ("run", start, square) if start in PLACE and square in PLACE:
                if state.mice.get(start) != self.seat:
                    return "no_mouse", start
                return ("no_return", square) if square in TOWERS else self._no_way(state, square)
        return {
            "uncover": ("no_room",),
            "push": ("no_slot",),
            "enter": ("no_square",),
            "run": ("no_square",),
        }.get(move.kind) or super().why(state, move)

    def _no_way(self, state: Table, square: str) -> Reason:
        """R9, R10; else it is too far."""
        if square in state.mice:
            return "occupied", square
        if square not in TOWERS and state.roofed(square):
            return "roofed", square
        if square in FLOOR and not state.bears(square):
            return "trap", square
        return "too_far", square


turn = cache(Turn)  # each is made once
