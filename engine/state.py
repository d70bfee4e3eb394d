"""What lies on the table."""

from dataclasses import dataclass, field, fields, is_dataclass
from hashlib import sha256
from json import dumps
from typing import Any, TypeVar

from .chance import Chance
from .event import Arg, Event
from .move import Move
from .step import Step

T = TypeVar("T", bound="State")
COPIED = frozenset((list, dict, Chance))


@dataclass(kw_only=True)
class State:
    """Plain data. A field is immutable, or one flat list or dict of immutable things: one level is a copy."""

    todo: list[Step[Any]] = field(default_factory=list)  # the last is decided first; empty: the game is over
    chance: Chance
    round: int = 1
    reveals: int = 0  # how often something hidden was shown or settled: that cannot be undone
    news: list[Event] = field(default_factory=list, compare=False)  # what happened since they were last read

    @property
    def seat(self) -> int | None:
        """Who decides now; None when the game is over."""
        return self.todo[-1].seat if self.todo else None

    def moves(self) -> list[Move]:
        return self.todo[-1].moves(self) if self.todo else []

    def play(self, move: Move) -> None:
        """Carry out a move that is known to be legal. Match refuses those that are not."""
        self.todo.pop().play(self, move)

    def tell(self, kind: str, *args: Arg, only: tuple[int, ...] | None = None) -> None:
        self.news.append(Event(kind, args, only))

    def copy(self: T) -> T:
        twin = object.__new__(type(self))
        twin.__dict__ = {k: v.copy() if type(v) in COPIED else v for k, v in self.__dict__.items()}
        return twin


def plain(value: Any) -> Any:
    """The same as data that JSON can carry."""
    if isinstance(value, (str, int)):  # nearly all that there is
        return value
    if isinstance(value, State):
        return {f.name: plain(getattr(value, f.name)) for f in fields(value) if f.compare}
    if isinstance(value, Chance):
        return value.state
    if is_dataclass(value):
        return [type(value).__name__, {f.name: plain(getattr(value, f.name)) for f in fields(value)}]
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    return value


def digest(state: State) -> str:
    """Eight hex digits that two different states hardly share."""
    text = dumps(plain(state), sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:8]
