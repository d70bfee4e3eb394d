"""What is done with a position in a test, whatever the game."""

from typing import TypeVar

from engine import Event, Move, State

T = TypeVar("T", bound=State)


def play(position: T, *moves: str) -> T:
    """Play moves that must be legal."""
    for text in moves:
        move = Move.parse(text)
        assert move in position.moves(), f"{text}: {why_not(position, text)}"
        position.play(move)
    return position


def moves(position: State, *kinds: str) -> list[str]:
    """The legal moves, of these kinds or all, as text."""
    return [str(move) for move in position.moves() if not kinds or move.kind in kinds]


def why_not(position: State, text: str) -> tuple[object, ...]:
    """The reason that the step gives for a move that is not legal."""
    move = Move.parse(text)
    assert move not in position.moves(), f"{text} is legal"
    return tuple(position.todo[-1].why(position, move))


def told(position: State, *kinds: str) -> list[Event]:
    """What was told and not yet read, of these kinds or all."""
    return [event for event in position.news if not kinds or event.kind in kinds]
