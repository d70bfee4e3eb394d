"""Legal games without an end: everybody ends the turn as soon as that is allowed."""

from functools import cache

from engine import GAMES, Match, Seat, write

SEATS = (Seat("Freya"), Seat("Jack"))


ENDLESS = ("dealers", "merchants", "castle")  # the others end after some rounds


@cache
def long_game(moves: int, key: str = ENDLESS[0]) -> str:
    match = Match(GAMES[key], SEATS, {}, 1)
    while len(match.moves) < moves:
        legal = match.legal()
        match.play(next((move for move in legal if move.kind == "end"), legal[0]))
    return write(match)


def bare(record: str) -> str:
    """Its moves alone: that is the shortest link."""
    return "\n".join(line for line in record.split("\n") if not line.startswith("#"))
