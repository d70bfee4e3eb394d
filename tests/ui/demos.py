"""Records of the book, played again."""

from typing import Any

from engine import Match, Record


def replayed(record: str) -> Match:
    return Record.read(record).replay()


def stood(record: str, number: int) -> Any:
    """How the table of a demo stood after so many moves."""
    match = replayed(record)
    return [*match.past, match.state][number]
