"""A legal game without an end: nobody delivers, everybody ends the turn."""

from functools import cache

from engine import GAMES, Match, Seat, write

SEATS = (Seat("Freya"), Seat("Jack"))


@cache
def long_game(moves: int) -> str:
    match = Match(GAMES["dealers"], SEATS, {}, 1)
    while len(match.moves) < moves:
        legal = match.legal()
        match.play(next((move for move in legal if move.kind == "end"), legal[0]))
    return write(match)


def bare(record: str) -> str:
    """Its moves alone: that is the shortest link."""
    return "\n".join(line for line in record.split("\n") if not line.startswith("#"))
