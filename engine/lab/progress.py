"""A progress bar in one line of the terminal; nothing where there is none."""

import sys
from time import monotonic


class Bar:
    def __init__(self, whole: int, done: int = 0) -> None:
        self.whole, self.began, self.first = whole, monotonic(), done
        self.visible = sys.stderr.isatty()

    def __enter__(self) -> "Bar":
        self.show(self.first)
        return self

    def __exit__(self, *_why: object) -> None:
        if self.visible:
            print(file=sys.stderr)

    def show(self, done: int) -> None:
        if self.visible:
            taken, fresh = monotonic() - self.began, done - self.first
            left = f", {taken / fresh * (self.whole - done):.0f} s left" if fresh else ""
            full = 30 * done // max(self.whole, 1)
            bar = "#" * full + "." * (30 - full)
            print(
                f"\r[{bar}] {done}/{self.whole}, {taken:.0f} s{left}  ", end="", file=sys.stderr, flush=True
            )
