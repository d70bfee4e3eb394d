"""What is wrong with the saves."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Trouble:
    """In words, and how to keep what was found."""

    words: str = ""
    originals: tuple[str, ...] = ()  # saves that are not whole, as they were found
    place: str = ""  # that could not be reached, and may be tried again
