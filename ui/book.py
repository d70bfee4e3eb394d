"""What a game's book holds: its rules in short, demos of them, and a first lesson."""

from collections.abc import Callable, Mapping
from importlib import import_module
from pkgutil import get_data
from typing import NamedTuple, Protocol


class Demo(NamedTuple):
    """Moments of a game that was played, with a caption each."""

    title: str
    rules: tuple[str, ...]  # their numbers
    record: str  # its text; whose view is shown is said there: the only person’s
    captions: Mapping[int, str]  # after so many moves
    tried: Mapping[int, str] = {}  # a move that is refused then


class Paragraph(NamedTuple):
    text: str
    rules: tuple[str, ...]
    demo: str = ""  # its key


class Chapter(NamedTuple):
    name: str
    title: str
    paragraphs: tuple[Paragraph, ...]


class Lesson(NamedTuple):
    """A game that a person is led through: a record, and what goes with it, each after so many moves."""

    record: str
    words: Mapping[int, str]  # what is said
    shows: Mapping[int, tuple[str, ...]] = {}  # the things spoken of, by the names that taps and help know
    looks: Mapping[int, str] = {}  # what is said while the person looks alone at what came
    pauses: Mapping[int, str] = {}  # where a bot waits, and what a tap lets one see


class Book(Protocol):
    """A package `book` in ui/games/<key>/ is one."""

    def demos(self) -> Mapping[str, Demo]: ...

    def chapters(self) -> tuple[Chapter, ...]: ...

    def lesson(self) -> Lesson: ...


def book_of(package: str) -> Callable[[], Book]:
    """The package `book` of a game's face, which is loaded when somebody reads."""

    def book() -> Book:
        found: Book = import_module(".book", package)
        return found

    return book


def record(place: str, name: str) -> str:
    """The text of a game that lies beside a module of a book."""
    data = get_data(place, f"{name}.rec")
    assert data
    return data.decode()
