"""Tables of every game, and of the toy, after so many random moves."""

from collections.abc import Iterator

from engine import GAMES, Chance, Match, Seat
from ui.model import Model
from ui.table.sitting import Sitting

from ..toy.game import TOY

WITH_TOY = (*GAMES.values(), TOY)
CASES = [(game.key, seats) for game in WITH_TOY for seats in game.seats]


def randomly(key: str, seats: int, seed: int, moves: int = 5_000, people: int = 0) -> Match:
    """A game after so many random moves; persons sit in the first seats."""
    table = [Seat(f"Seat {n}", "human" if n < people else "random") for n in range(seats)]
    match = Match(GAMES[key], table, {}, seed)
    chance = Chance(seed)
    for _move in range(moves):
        if match.over:
            break
        legal = match.legal()
        match.play(legal[chance.below(len(legal))])
    return match


def played(key: str, seats: int, seed: int, moves: int, people: int | None = None) -> Model:
    """Its table; where it is not said how many persons there are, they sit everywhere."""
    return held(randomly(key, seats, seed, moves, seats if people is None else people), seed)


def running(key: str, seats: int, seed: int, moves: range, people: int | None = None) -> Iterator[Model]:
    """The same game after each of these numbers of moves, as long as it goes on."""
    for number in moves:
        model = played(key, seats, seed, number, people)
        assert model.sitting
        if model.sitting.match.over:
            return
        yield model


def held(match: Match, seed: int = 1) -> Model:
    """A table; who decides has it in hand."""
    sitting = Sitting(match)
    sitting.seating.holder = match.seat
    return Model(draw_seed=lambda: seed, screen="table", sitting=sitting)
