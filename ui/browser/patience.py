"""Somebody waits for what the page does not have yet."""

import asyncio
from collections.abc import Callable, Iterable
from functools import partial
from itertools import count

import js

from ..saves.reading import Reading
from ..waiting import LATE, SOON
from . import downloads
from .dom import later

SLICE = 30  # milliseconds in which the page does not answer
UNNOTICED = 300  # milliseconds until it is told that a record is being read


class Patience:
    """Whoever waits long is told so (ui/waiting.py), and may ask again for what does not come."""

    def __init__(self, send: Callable[..., None]) -> None:
        self.send = send
        self.numbers = count(1)
        self.awaited: dict[int, list[str]] = {}  # downloads that somebody waits for

    async def fetch(self, names: Iterable[str], what: str) -> bool:
        """Have these downloads; False: something did not arrive."""
        number, wanted = next(self.numbers), [*names]
        self.awaited[number] = wanted
        self._remind(number, what)
        try:
            return await downloads.fetch(wanted)
        finally:
            del self.awaited[number]
            self.send("came", number)

    def _remind(self, number: int, what: str) -> None:
        def tell(late: bool) -> None:
            if number in self.awaited:
                self.send("waiting", number, what, None, late)

        for milliseconds in (SOON, LATE):
            later(milliseconds, partial(tell, milliseconds == LATE))

    def ask_again(self, number: int) -> None:
        for name in self.awaited.get(number, ()):
            downloads.ask_again(name)

    async def read(self, reading: Reading) -> None:
        """The rest of some records; meanwhile the page goes on."""
        number, announced = next(self.numbers), 0
        soon = in_time(UNNOTICED)
        while not reading.go_on(in_time(SLICE)):
            if soon() and reading.share > announced:
                announced = reading.share
                self.send("waiting", number, "game", announced)
            await asyncio.sleep(0)
        self.send("came", number)


def in_time(milliseconds: int) -> Callable[[], bool]:
    """Whether they are over."""
    end = js.performance.now() + milliseconds
    return lambda: bool(js.performance.now() > end)
