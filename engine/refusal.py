"""What the rules do not allow."""


class Refusal(ValueError):
    """`args` is the reason as data, for the UI to put into words: a kind, then names of things."""

    def __str__(self) -> str:
        return " ".join(str(arg) for arg in self.args)
