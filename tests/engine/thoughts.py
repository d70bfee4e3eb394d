"""What tests of all minds do: a game of quick moves, and what a bot means to play."""

from engine import Chance, Match, Seat, view
from engine.search.mind import settle


def quick_game(game, policy, seats, seed=3, **options):
    """The match before each of its moves, played by the rollout policy."""
    match = Match(game, [Seat(f"Seat {seat}") for seat in range(seats)], options, seed)
    while not match.over:
        yield match
        state = match.state.copy()
        state.chance = Chance(len(match.moves))  # its luck is no secret of the game's
        match.play(policy(state))


def plan(mind, level, position, events=(), seed=1):
    """What a bot of that level plays, as text."""
    seen = view(position, position.seat)
    return [*map(str, settle(mind.bots[level](seen, position.moves(), [*events], Chance(seed))))]
