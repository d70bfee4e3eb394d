"""Records are replayed before somebody needs them, a slice at a time: a long one would hold the page up."""

from collections.abc import Callable, Iterable, Iterator

from engine.record import Restored, restoring


class Reading:
    """Of some records, one after the other."""

    def __init__(self, texts: Iterable[str]) -> None:
        self.texts = [*texts]
        self.found: dict[str, Restored] = {}
        self.line = 0  # of the record that is being replayed
        self._work = self._replay()

    @property
    def share(self) -> int:
        """In percent."""
        all_ = sum(text.count("\n") for text in self.texts)
        read = sum(text.count("\n") for text in self.found) + self.line
        return min(99, 100 * read // max(1, all_))

    def go_on(self, enough: Callable[[], bool]) -> bool:
        """Replay until `enough` says that the slice is over. Returns whether all are read."""
        while (line := next(self._work, None)) is not None:
            self.line = line
            if enough():
                return False
        return True

    def _replay(self) -> Iterator[int]:
        for text in self.texts:
            yield 0
            self.found[text] = yield from restoring(text)
            self.line = 0
