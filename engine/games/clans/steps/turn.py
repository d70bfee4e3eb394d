"""A turn begins, its third phase, and its end, D1, D3 and D5."""

from dataclasses import dataclass

from ....event import ROUND
from ....move import Move
from ....parts.cards import kinds
from ....parts.seats import seat_of, seat_word
from ....step import Reason, Step
from ..scores import gains, largest_following
from ..state import Table
from ..tables import CARDS, DRAWN, EXCHANGE, HIGHEST, NUMBERS, RED_ZONE, SETUP
from .actions import Actions, Redraw
from .raid import DRAW, Attack

END = Move("end")
RAID = [Move("raid", seat_word(seat)) for seat in range(max(SETUP))]
AWAY = {card: Move("away", card) for card in CARDS}


def begin(state: Table, seat: int) -> None:
    """D1, R6; R39, S18: six cubes, or the game is over."""
    state.turn = seat
    if sum(state.bag.values()) < DRAWN:
        state.ending = "bag"
        state.tell("over", state.ending)
        return
    state.drawn = state.take_out(DRAWN)
    state.tell("cubes", seat, *state.drawn)
    state.todo += [RaidOrExchange(seat), Actions(seat)]
    if state.following == seat:
        state.todo.append(Redraw(seat))


@dataclass(frozen=True)
class RaidOrExchange(Step[Table]):
    """D3, R22."""

    away: int = 0  # cards put away

    def moves(self, state: Table) -> list[Move]:
        moves = [] if self.away else [RAID[seat] for seat in state.others(self.seat)]
        if self.away < EXCHANGE:
            moves += [AWAY[card] for card in kinds(state.hands[self.seat])]
        moves.append(DRAW if self.away else END)
        return moves

    def play(self, state: Table, move: Move) -> None:
        match move.kind:
            case "raid":
                foe = seat_of(move)
                state.tell("raid", self.seat, foe)
                state.todo += [Finish(self.seat), Attack(self.seat, foe)]
            case "away":
                card = move.args[0]
                state.put_down(self.seat, card)
                state.tell("away", self.seat, card)
                state.todo.append(RaidOrExchange(self.seat, self.away + 1))
            case "draw":
                state.draw(self.seat, self.away)
                state.todo.append(Finish(self.seat))
            case "end":
                end(state, self.seat)

    def why(self, state: Table, move: Move) -> Reason:
        match tuple(move):
            case ("end" | "raid", *_) if self.away:
                return ("draw_first",)
            case ("raid", seat) if seat == seat_word(self.seat):
                return ("own_clan",)
            case ("draw",):
                return ("nothing_away",)
            case ("away", card) if card in CARDS:
                return ("three_away",) if self.away == EXCHANGE else ("not_held", card)
        return super().why(state, move)


class Finish(Step[Table]):
    """S44: only its seat ends a turn."""

    def moves(self, state: Table) -> list[Move]:
        return [END]

    def play(self, state: Table, move: Move) -> None:
        end(state, self.seat)

    def why(self, state: Table, move: Move) -> Reason:
        return ("only_end",)


def end(state: Table, seat: int) -> None:
    """D5."""
    state.tell("end", seat)
    if not state.is_last(seat):
        begin(state, state.after(seat))
        return
    score(state)
    if tile_ends(state):
        state.ending = "tile"
        state.tell("over", state.ending)
        return
    state.round += 1  # R38
    state.tell(ROUND, state.round, state.starter)
    begin(state, state.starter)


def score(state: Table) -> None:
    """R32–R35, colour by colour, from the start player on."""
    state.tell("scoring", state.round)
    held, state.following = state.following, largest_following(state)
    if state.following is not None and state.following != held:
        state.tell("following", state.following)
    order = (state.starter, *state.others(state.starter))
    found = gains(state)
    for source in found[0]._fields:
        for seat in order:
            state.earn(seat, source, getattr(found[seat], source))


def tile_ends(state: Table) -> bool:
    """R36, R37, S15–S17: a tile leaves the game; in the red zone its number may end it."""
    leader = max(map(state.points, state.seats))
    if not state.tiles:
        return leader >= HIGHEST
    if leader < RED_ZONE:
        state.discard_tile()
        return False
    number = NUMBERS[state.turn_tile()]
    state.tell("tile", number, len(state.tiles))
    return number <= leader
