"""Simulation: many games between bots, and perft."""

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from typing import Any

from .chance import Chance
from .game import Game
from .match import Match, Seat
from .planning import Planning
from .record import write
from .search.thinking import bot_move
from .state import State

MAX_MOVES = 5_000  # a game of bots that has not ended by then is called stuck


def simulate(
    game: Game,
    players: int,
    games: int,
    seed: int,
    bots: Sequence[str],
    options: Mapping[str, str],
    clock: Callable[[], float],
) -> dict[str, Any]:
    """Play so many games and sum them up. Bots change seats from game to game; a shared win is split."""
    chance = Chance(seed).fork(players)
    records = sha256()
    rounds: list[int] = []  # of the games that ended
    rows: list[Mapping[str, int]] = []  # their seats
    wins_by_seat = [0.0] * players
    wins_by_bot = dict.fromkeys(bots, 0.0)
    moves = 0
    began = clock()
    for number in range(games):
        match = Match(game, seating(bots, players, number), options, chance.next())
        play_out(match)
        moves += len(match.moves)
        records.update(write(match).encode())
        if match.over:
            scores = game.scores(match.state)
            rounds.append(match.state.round)
            rows += scores.rows
            for seat in scores.winners:
                wins_by_seat[seat] += scores.share(seat)
                wins_by_bot[match.seats[seat].player] += scores.share(seat)
    seconds = clock() - began
    return {
        "players": players,
        "games": games,
        "finished": len(rounds),
        "stuck": games - len(rounds),
        "mean_rounds": _mean(rounds),
        **{f"mean_{name}": _mean([row[name] for row in rows]) for name in (rows[0] if rows else ())},
        "wins_by_seat": [round(wins, 3) for wins in wins_by_seat],
        "wins_by_bot": {bot: round(wins, 3) for bot, wins in wins_by_bot.items()},
        "moves": moves,
        "moves_per_second": round(moves / seconds) if seconds else 0,
        "digest": records.hexdigest(),
    }


def play_out(match: Match, moves: int = MAX_MOVES) -> Match:
    """Bots in all seats, to the end or until so many moves were played."""
    planning = Planning(match)
    while not match.over and len(match.moves) < moves:
        match.play(bot_move(planning))
    return match


def seating(bots: Sequence[str], players: int, number: int) -> list[Seat]:
    """The bots in turn, moved on by one seat each game."""
    players_in_seats = [bots[(seat + number) % len(bots)] for seat in range(players)]
    return [Seat(f"{bot}-{seat + 1}", bot) for seat, bot in enumerate(players_in_seats)]


def perft(state: State, depth: int) -> int:
    """How many sequences of that many legal moves there are; a game that ends sooner counts once."""
    if depth == 0 or not state.todo:
        return 1
    if depth == 1:
        return len(state.moves())
    total = 0
    for move in state.moves():
        after = state.copy()
        after.play(move)
        total += perft(after, depth - 1)
    return total


def _mean(numbers: Sequence[int]) -> float | None:
    return round(sum(numbers) / len(numbers), 3) if numbers else None
