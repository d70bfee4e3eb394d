"""Words for what the engine says as data. It has none itself: who has them lends it a voice."""

from collections.abc import Callable
from typing import Any, Protocol


class Voice(Protocol):
    def table(self, match: Any, /) -> str:
        """What lies on the table, as somebody sees it who has no seat."""

    def sentence(self, error: Exception, /) -> str:
        """What is wrong; empty: no words for that."""


voice: Callable[[], Voice] | None = None  # loaded when something is to be said


def table(match: Any) -> str:
    return voice().table(match) if voice else repr(match)


def sentence(error: Exception, data: str) -> str:
    """What is wrong in words, with the data behind it."""
    words = voice().sentence(error) if voice else ""
    return f"{words} ({data})" if words else data
