"""How fast the engine is, measured beside python-chess in the same process."""

from collections.abc import Callable
from itertools import count
from statistics import median
from time import perf_counter
from typing import Any

from engine import GAMES, Chance, Match, Record, Seat
from engine.record import write
from engine.simulate import play_out

ROUNDS = 9
CHESS_GAMES = 6
CHESS_PLIES = 200
COPIES = 2_000
RECORD_MOVES = 500
RATIOS = {
    "dealers": 0.25,
    "merchants": 0.75,
    "castle": 0.35,
    "hellweg": 0.6,
    "clans": 0.5,
}  # of the time of a ply, to that of python-chess
LIMITS = {f"{key}_ratio": limit for key, limit in RATIOS.items()} | {"copy_us": 10, "replay_500_ms": 50}
FRESH = count()  # a game that was played before would find its deliveries in the cache


def figures() -> dict[str, float]:
    """Medians of rounds that take turns, so that a busy moment of the machine touches all of them."""
    record = _record()
    text = write(record)
    games: dict[str, list[float]] = {key: [] for key in RATIOS}
    chess: list[float] = []
    copies: list[float] = []
    replays: list[float] = []
    saves: list[float] = []
    for _ in range(ROUNDS):
        chess.append(_chess())
        for key, times in games.items():
            times.append(_plies(key))
        copies.append(_seconds(lambda: _copies(record.state)) / COPIES)
        replays.append(_seconds(lambda: Record.read(text).replay()))
        saves.append(_seconds(lambda: write(record)))
    return {
        "chess_us_per_ply": round(median(chess) * 1e6, 2),
        **{f"{key}_us_per_ply": round(median(times) * 1e6, 2) for key, times in games.items()},
        **{f"{key}_ratio": _ratio(times, chess) for key, times in games.items()},
        "copy_us": round(median(copies) * 1e6, 2),
        "replay_500_ms": round(median(replays) * 1e3, 2),
        "save_500_ms": round(median(saves) * 1e3, 2),
    }


def _ratio(ours: list[float], chess: list[float]) -> float:
    return round(median(mine / other for mine, other in zip(ours, chess, strict=True)), 3)


def _plies(key: str) -> float:
    """Seconds a ply of random games with any options, played on the State as a search does."""
    game = GAMES[key]
    seconds, plies = 0.0, 0
    for seats in game.seats:
        chance = Chance(next(FRESH))
        choices = game.options(seats).items()
        options = {name: offered[chance.below(len(offered))] for name, offered in choices}
        state = game.start(seats, options, chance.fork(seats))
        began = perf_counter()
        while state.todo:
            moves = state.moves()
            state.play(moves[chance.below(len(moves))])
            plies += 1
        seconds += perf_counter() - began
    return seconds / plies


def _chess() -> float:
    """Seconds a ply of random games of python-chess."""
    import chess

    seconds, plies = 0.0, 0
    for _ in range(CHESS_GAMES):
        board = chess.Board()
        chance = Chance(next(FRESH))
        began = perf_counter()
        for _ in range(CHESS_PLIES):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(moves[chance.below(len(moves))])
            plies += 1
        seconds += perf_counter() - began
    return seconds / plies


def _record() -> Match:
    """A match of random bots that is RECORD_MOVES long."""
    for seed in range(1_000):
        players = [Seat(f"Seat {seat}", "random") for seat in range(4)]
        match = Match(GAMES["dealers"], players, {}, seed)
        play_out(match, RECORD_MOVES)
        if len(match.moves) == RECORD_MOVES:
            return match
    raise AssertionError("no match is that long")


def _copies(state: Any) -> None:
    for _ in range(COPIES):
        state.copy()


def _seconds(work: Callable[[], object]) -> float:
    began = perf_counter()
    work()
    return perf_counter() - began
