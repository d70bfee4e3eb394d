"""The Toy. T1: everybody has three cards, which nobody else sees. T2: in its turn a seat lays as many of them
before it as it likes; once it may draw a card, and once roll the die for points. T3: after the last round the
cards laid and the points count."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine import ROUND, Chance, Game, Move, Scores, State, Step
from engine.event import Shapes
from engine.game import mind_of
from engine.parts.cards import Cards, shuffled, sorting, without
from engine.parts.first import choices, first_seat, next_first
from engine.parts.ranking import ranked
from engine.parts.seats import Seated
from engine.step import Reason
from engine.view import nobody, owner, secret, until_over

CARDS: Cards = tuple(f"{suit}{value}" for suit in "abcdefghijkl" for value in range(1, 6))
FACES = 6
EVENTS: Shapes = {
    ROUND: ("number", "first"),
    "hand": ("seat", "*cards"),
    "lay": ("seat", "card"),
    "draw": ("seat",),
    "roll": ("seat", "face"),
    "end": ("seat",),
    "open": ("seat", "*cards"),
}
in_order = sorting(CARDS.index)


@dataclass(kw_only=True)
class Table(Seated, State):
    first: int
    rounds: int
    hands: list[Cards] = secret(to=until_over(owner))
    deck: Cards = secret(to=nobody)
    laid: list[Cards]
    points: list[int]


@dataclass(frozen=True)
class Turn(Step[Table]):
    """T2."""

    drawn: bool = False
    rolled: bool = False

    def moves(self, state: Table) -> list[Move]:
        once = [*["draw"] * (not self.drawn and bool(state.deck)), *["roll"] * (not self.rolled)]
        return [*(Move("lay", card) for card in state.hands[self.seat]), *map(Move, once), Move("end")]

    def play(self, state: Table, move: Move) -> None:
        seat = self.seat
        state.todo.append(Turn(seat, self.drawn or move.kind == "draw", self.rolled or move.kind == "roll"))
        match move.kind:
            case "lay":
                card = move.args[0]
                state.hands[seat] = without(state.hands[seat], card)
                state.laid[seat] = in_order((*state.laid[seat], card))
                state.tell("lay", seat, card)
            case "draw":
                card, state.deck = state.deck[-1], state.deck[:-1]
                state.hands[seat] = in_order((*state.hands[seat], card))
                state.reveals += 1
                state.tell("draw", seat)
                state.tell("hand", seat, card, only=(seat,))
            case "roll":
                face = state.chance.below(FACES) + 1
                state.points[seat] += face
                state.tell("roll", seat, face)
            case "end":
                state.todo.pop()
                state.tell("end", seat)
                _end(state, seat)

    def why(self, state: Table, move: Move) -> Reason:
        return ("no_card", *move.args) if move.kind == "lay" else super().why(state, move)


def _end(state: Table, seat: int) -> None:
    """T3."""
    if state.after(seat) == state.first:
        if state.round == state.rounds:
            for each, hand in enumerate(state.hands):
                state.tell("open", each, *hand)
            return
        state.round += 1
        state.tell(ROUND, state.round, state.first)
    state.todo.append(Turn(state.after(seat)))


def options(seats: int) -> dict[str, tuple[str, ...]]:
    return {"rounds": ("6", "2", "9"), "first": choices(seats)}


def start(seats: int, options: Mapping[str, str], chance: Chance) -> Table:
    deck = shuffled(CARDS, chance)
    table = Table(
        chance=chance,
        first=first_seat(options["first"], seats, chance),
        rounds=int(options["rounds"]),
        hands=[in_order(deck[3 * seat : 3 * seat + 3]) for seat in range(seats)],  # T1
        deck=deck[3 * seats :],
        laid=[()] * seats,
        points=[0] * seats,
    )
    for seat, hand in enumerate(table.hands):
        table.tell("hand", seat, *hand, only=(seat,))
    table.tell(ROUND, table.round, table.first)
    table.todo.append(Turn(table.first))
    return table


def scores(table: Table) -> Scores:
    """T3."""
    laid = [sum(int(card[-1]) for card in cards) for cards in table.laid]
    rows = tuple(
        {"laid": cards, "points": points, "score": cards + points}
        for cards, points in zip(laid, table.points, strict=True)
    )
    ranks, winners = ranked({seat: row["score"] for seat, row in enumerate(rows)})
    return Scores(rows, {}, ranks, winners, "score" if len(winners) == 1 else "shared")


TOY = Game(
    key="toy",
    rules=1,
    seats=(3, 4, 5),
    options=options,
    start=start,
    again=next_first,
    events=EVENTS,
    scores=scores,
    bots=("random", "greedy"),
    levels=("random", "greedy"),
    stand_in="greedy",
    mind=mind_of("tests.toy"),
)
