"""Phases 1 and 2 of a turn, D1 and D2: cubes are drawn and used."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from ....move import Move
from ....parts.cards import kinds, without
from ....parts.seats import seat_of, seat_word
from ....step import Reason, Step
from ..state import Cubes, Table, in_colours
from ..tables import ACTIONS, BUILDINGS, COLOURS, MOST_ESTATES, SETUP, USED
from .bard import Bard, singable
from .lose import Lose, ask

REDRAW, KEEP, DONE = Move("redraw"), Move("keep"), Move("done")
PUTBACK = {colour: Move("putback", colour) for colour in COLOURS}

DRAWN, COURT = "drawn", "court"  # where the yellow cube of an estate comes from
ALONE = "bard"  # R10


def _costs() -> Iterator[tuple[Move, dict[str, int]]]:
    """R13–R21: every action, and the drawn cubes that it takes."""
    for building, (colour, cost) in BUILDINGS.items():
        yield Move(building), {colour: cost}
    yield Move("warrior"), {"yellow": 1}
    yield Move("piper"), {"blue": 1}
    for count in (1, 2):
        yield Move("monks", str(count)), {"green": count}
    for place in (DRAWN, COURT):
        yellow = {"yellow": 1} if place == DRAWN else {}
        yield Move("estate", "red", place), {**yellow, "red": 1}
        for monks in (0, 1, 2):
            yield Move("estate", "green", place, str(monks)), {**yellow, "green": 2 - monks}
    for seat in range(max(SETUP)):
        yield Move(ALONE, seat_word(seat)), {"blue": 1}


COSTS = dict(_costs())


@cache
def payable(drawn: Cubes, allowed: int) -> tuple[Move, ...]:
    """R8: the actions for which there are drawn cubes."""
    return tuple(
        move
        for move, cost in COSTS.items()
        if sum(cost.values()) <= allowed
        and all(number <= drawn.count(colour) for colour, number in cost.items())
    )


class Redraw(Step[Table]):
    """D1, R7: the largest following may throw drawn cubes back and draw as many again."""

    def moves(self, state: Table) -> list[Move]:
        moves = [PUTBACK[colour] for colour in kinds(state.drawn)]
        moves.append(REDRAW if state.aside else KEEP)
        return moves

    def play(self, state: Table, move: Move) -> None:
        match move.kind:
            case "keep":
                state.tell("keep", self.seat)
            case "putback":
                colour = move.args[0]
                state.drawn = without(state.drawn, colour)
                state.aside += (colour,)
                state.tell("putback", self.seat, colour)
                state.todo.append(self)
            case "redraw":
                for colour in state.aside:
                    state.put_in(colour)
                again = state.take_out(len(state.aside))
                state.drawn, state.aside = in_colours(state.drawn + again), ()
                state.tell("redraw", self.seat, *again)

    def why(self, state: Table, move: Move) -> Reason:
        match move.kind:
            case "putback" if len(move.args) == 1 and move.args[0] in COLOURS:
                return "not_drawn", move.args[0]
            case "redraw":
                return ("nothing_put_back",)
            case "keep":
                return ("put_back",)
        return ("redraw_first",)


@dataclass(frozen=True)
class Actions(Step[Table]):
    """D2, R8–R11: one or two different actions."""

    done: tuple[str, ...] = ()  # their kinds

    def left(self, state: Table) -> int:
        """How many actions may still be done."""
        if ALONE in self.done:
            return 0
        return (1 if state.is_last(self.seat) else ACTIONS) - len(self.done)

    def moves(self, state: Table) -> list[Move]:
        if not self.left(state):
            return [DONE]
        found = payable(state.drawn, USED - len(state.used))
        return [*(move for move in found if not self._hindered(state, move)), DONE]

    def _hindered(self, state: Table, move: Move) -> Reason:
        """Why an action cannot be done, whatever was drawn; empty if it can."""
        seat, kind = self.seat, move.kind
        if kind in self.done:
            return ("done_already", kind)  # R9
        if kind in BUILDINGS:
            return () if state.free(seat) else ("no_estate",)
        if kind == ALONE:
            if self.done:
                return ("bard_alone",)
            victim = seat_of(move)
            return () if victim in state.others(seat) and singable(state, victim) else ("nobody_there",)
        if kind == "estate":
            return self._unbought(state, *move.args)
        return ()

    def _unbought(self, state: Table, by: str, place: str, monks: str = "0") -> Reason:
        """R21, S6, S16."""
        if not state.tiles:
            return ("no_tile",)
        if state.estates[self.seat] == MOST_ESTATES:
            return ("six_estates",)
        if place == COURT and state.may_leave(self.seat, "yellow") <= 0:
            return ("guards",)
        return ("no_monks",) if int(monks) > state.monks[self.seat] else ()

    def play(self, state: Table, move: Move) -> None:
        seat = self.seat
        if move.kind == "done":
            self._done(state)
            return
        state.use(COSTS[move])
        state.todo.append(Actions(seat, (*self.done, move.kind)))
        match move.kind:
            case "cattle" | "castle" | "monastery":
                state.built(move.kind)[seat] += 1
                state.tell("build", seat, move.kind)
            case "warrior":
                state.warriors[seat] += 1
                state.tell("warrior", seat)
                state.draw(seat, 1)  # R17
            case "piper":
                state.pipers[seat] += 1
                state.tell("piper", seat)
            case "monks":
                count = int(move.args[0])
                state.monks[seat] += count
                state.tell("monks", seat, count)
            case "estate":
                self._buy(state, *move.args)
            case "bard":
                victim = seat_of(move)
                state.put_in("blue")
                state.tell("bard", seat, victim)
                state.todo.append(Bard(seat, victim))

    def _buy(self, state: Table, by: str, place: str, monks: str = "0") -> None:
        """R21."""
        seat, from_court = self.seat, int(monks)
        if place == COURT:
            state.warriors[seat] -= 1
        state.monks[seat] -= from_court
        state.put_in("yellow")
        state.put_in(by, 1 if by == "red" else 2)
        state.take_tile(seat)
        state.tell("estate", seat, by, int(place == COURT), from_court)
        if place == COURT:
            ask(state, Lose(seat))

    def _done(self, state: Table) -> None:
        """R12."""
        for colour in state.drawn:
            state.put_in(colour)
        state.tell("done", self.seat, *state.drawn)
        state.drawn = state.used = ()

    def why(self, state: Table, move: Move) -> Reason:
        if move not in COSTS:
            return super().why(state, move)
        if ALONE in self.done:
            return ("bard_alone",)
        if not self.left(state):
            return ("last_seat",) if state.is_last(self.seat) else ("two_actions",)
        if hindered := self._hindered(state, move):
            return hindered
        if move in payable(state.drawn, len(state.drawn)):
            return ("four_cubes",)
        colour, needed = next(
            (colour, needed) for colour, needed in COSTS[move].items() if needed > state.drawn.count(colour)
        )
        return "no_cubes", move.kind, colour, state.drawn.count(colour), needed
