"""What a seat decides."""

from .refusal import Refusal


class Move(tuple[str, ...]):
    """A kind and the names of things on the table. Its text form, `route bridge knockando`, parses back."""

    __slots__ = ()

    def __new__(cls, kind: str, *args: str) -> "Move":
        return super().__new__(cls, (kind, *args))

    @classmethod
    def parse(cls, text: str) -> "Move":
        words = text.split()
        if not words:
            raise IllegalMove("no_move")
        return cls(*words)

    @property
    def kind(self) -> str:
        return self[0]

    @property
    def args(self) -> tuple[str, ...]:
        return self[1:]

    def __str__(self) -> str:
        return " ".join(self)

    def __repr__(self) -> str:
        """What makes it again."""
        return f"Move({', '.join(map(repr, self))})"

    def __getnewargs__(self) -> tuple[str, ...]:
        return tuple(self)


class IllegalMove(Refusal):
    """A move that is not legal now."""
