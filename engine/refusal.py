"""What the rules do not allow."""

from .speech import sentence


class Refusal(ValueError):
    """`args` is the reason as data, for the UI to put into words: a kind, then names of things."""

    game = ""  # the key of the game whose reason it is; empty: one that all games have

    def __str__(self) -> str:
        return sentence(self, " ".join(str(arg) for arg in self.args))
