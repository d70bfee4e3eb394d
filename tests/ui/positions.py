"""Tables of every game after so many random moves."""

from engine import GAMES, Chance, Match, Seat
from ui.games import FACES
from ui.model import Model
from ui.table.sitting import Sitting

CASES = [(key, seats) for key in FACES for seats in GAMES[key].seats]


def played(key: str, seats: int, seed: int, moves: int, people: int | None = None) -> Model:
    """A table after so many random moves; persons sit in the first seats, else everywhere."""
    game = GAMES[key]
    here = seats if people is None else people
    table = [Seat(f"Seat {n}", "human" if n < here else "random") for n in range(seats)]
    match = Match(game, table, {}, seed)
    chance = Chance(seed)
    for _move in range(moves):
        if match.over:
            break
        legal = match.legal()
        match.play(legal[chance.below(len(legal))])
    return held(match, seed)


def held(match: Match, seed: int = 1) -> Model:
    """A table; who decides has it in hand."""
    sitting = Sitting(match)
    sitting.seating.holder = match.seat
    return Model(draw_seed=lambda: seed, screen="table", sitting=sitting)
