"""Who thinks for the page: a worker with a Python of its own. As long as there is none, and where one is
lost or may not be, the page thinks itself, in short slices."""

import asyncio
import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import js
from pyodide.ffi import JsException, create_proxy, to_js

from engine.record import game_of

from . import downloads
from .dom import later
from .patience import Patience
from .tasks import begin

if TYPE_CHECKING:
    from ..minds.analyst import Analyst
    from ..minds.answers import Question

SHARED = "minds"  # the download of what all minds share
AGAIN = 5_000  # milliseconds until code is fetched again that did not arrive
SLICE = 12  # milliseconds of a frame
LOOK = 1_000  # milliseconds between two looks at the worker, while it thinks
QUIET = 6  # so often it was silent: it is lost. It tells ten times a second that it thinks
TRIES = 3  # workers one after the other that never came to be ready: there is none to be had

Hear = Callable[..., None]


class Thinker:
    """One question at a time; the newest counts."""

    def __init__(self, send: Hear, patience: Patience) -> None:
        self.send = send
        self.patience = patience
        self.own: Analyst | None = None  # the page's own, once it has to think itself
        self.worker: Any = None
        self.workers = 0  # so many were started
        self.tries = 0  # so many of them since one was ready
        self.ready = self.starting = False
        self.wanted: set[str] = set()  # addresses of code on its way to the worker
        self.lacks: set[str] = set()  # those that do not arrive, or not whole
        self.number = 0  # of the question
        self.question = ("", ("",))  # the question, and the message that its answer goes with; empty: none
        self.mind = ""  # the download of the mind that is asked
        self.quiet = 0
        self.share = 0  # in percent, where it takes long

    def prepare(self, game: str) -> None:
        """Somebody will think soon."""

        async def fetch() -> None:
            if await downloads.fetch(_code(game)):
                self._start()

        begin(fetch())

    def _start(self) -> None:
        """A worker, unless there is one, or none to be had."""
        address = js.document.querySelector("meta[name=worker]")
        if address and not (self.worker or self.starting or self.tries == TRIES):
            self.starting = True
            begin(self._employ(address.content))

    async def _employ(self, address: str) -> None:
        again = self.tries > 0
        while not await downloads.arrived(address, again):
            again = True
            await asyncio.sleep(AGAIN / 1000)
        self.starting = False
        self.workers, self.tries, self.ready = self.workers + 1, self.tries + 1, False
        try:
            kind = to_js({"type": "module"}, dict_converter=js.Object.fromEntries)
            self.worker = js.Worker.new(address, kind)
        except JsException:  # in a frame that may not have one, and in a page without a server
            self.tries = TRIES
            return
        number = self.workers
        self.worker.onmessage = create_proxy(lambda event: self._hear(number, event.data))
        self.worker.onerror = create_proxy(lambda event: self._fail(number, event))

    def ask(self, question: Question, *back: Any) -> None:
        """The answer is sent as a message that begins so. Asked again, what is being thought goes on."""
        text = json.dumps(question)
        if self.question == (text, back):
            return
        self.drop()
        self.number, self.question, self.share = self.number + 1, (text, back), 0
        game = game_of(question["record"])
        self.mind = _mind(game)
        if downloads.here.issuperset(_code(game)):
            self._set_about()
        else:
            begin(self._fetch(self.number, game))

    async def _fetch(self, number: int, game: str) -> None:
        """Code that does not arrive is asked for again, as long as somebody waits."""
        failed = False
        while number == self.number and not await self.patience.fetch(_code(game), "bots"):
            failed = True
            self.send("minds", False)
            await asyncio.sleep(AGAIN / 1000)
        if failed:
            self.send("minds", True)
        if number == self.number:
            self._set_about()

    def _set_about(self) -> None:
        self._start()
        if self.worker and self.ready and downloads.address(self.mind) not in self.lacks:
            self.quiet = 0
            self._tell(self.question[0])
            self._watch(self.number)
        else:
            self._think()

    def drop(self) -> None:
        """Nobody wants to know any more."""
        if self.question[0]:
            self.number, self.question = self.number + 1, ("", ("",))
            if self.own:
                self.own.ask("")
            if self.worker and self.ready:
                self._tell("")

    def _show(self, share: int) -> None:
        """How far it is, in percent."""
        if share > self.share:
            self.share = share
            self.send("share", share)

    def _answer(self, text: str) -> None:
        back, self.question = self.question[1], ("", ("",))
        self.send(*back, *json.loads(text))

    # ---- the worker

    def _tell(self, text: str) -> None:
        task = {"number": self.number, "text": text, "code": downloads.address(self.mind)}
        self.worker.postMessage(to_js(task, dict_converter=js.Object.fromEntries))

    async def _bring(self, worker: int, place: str) -> None:
        """Code that the worker wants, asked for until it comes whole; meanwhile the page thinks itself."""
        self.wanted.add(place)
        while not (data := await downloads.arrived(place, again=place in self.lacks)):
            if worker == self.workers and self.worker:
                self._miss(place)
            await asyncio.sleep(AGAIN / 1000)
            if worker != self.workers or not self.worker:
                return
        if worker == self.workers and self.worker:
            self._have(place)
            message = {"code": place, "data": to_js(data)}
            self.worker.postMessage(to_js(message, dict_converter=js.Object.fromEntries))

    def _have(self, *places: str) -> None:
        """The worker does not want these any more."""
        self.wanted.difference_update(places)
        if self.lacks.intersection(places):
            self.lacks.difference_update(places)
            self.send("minds", True)

    def _miss(self, place: str) -> None:
        """Code for the worker does not arrive: a question that needs it is answered in the page."""
        if place in self.lacks:
            return
        self.lacks.add(place)
        self.send("minds", False)
        if self.ready and self.question[0] and place == downloads.address(self.mind):
            self._tell("")
            self.number += 1  # so nobody looks after it any more
            self._think()

    def _hear(self, worker: int, answer: Any) -> None:
        if worker != self.workers or not self.worker:
            return
        if answer.number < 0:
            self._lose()
            return
        if wanted := getattr(answer, "wants", ""):
            begin(self._bring(worker, wanted))
            return
        self.ready, self.quiet, self.tries = True, 0, 0
        if answer.number == self.number and self.question[0]:
            self._show(int(answer.share))
            if answer.text:
                self._answer(str(answer.text))

    def _fail(self, worker: int, event: Any) -> None:
        event.preventDefault()  # what it was about is thought here
        if worker == self.workers:
            self._lose()

    def _watch(self, number: int) -> None:
        """Look every second whether the worker was heard. In a hidden page timers stand still."""

        def look() -> None:
            if number != self.number or not self.question[0]:
                return
            self.quiet += 1
            if self.quiet < QUIET:
                self._watch(number)
            elif (place := downloads.address(self.mind)) in self.wanted:
                self._miss(place)
            else:
                self._lose()

        later(LOOK, look)

    def _lose(self) -> None:
        """The worker is given up. The page answers itself; the next question starts a new worker."""
        if self.worker:
            self.worker.terminate()
            self.worker = None
            self._have(*self.wanted)
            if self.ready and self.question[0]:
                self._think()

    # ---- the page itself

    def _think(self) -> None:
        from ..minds.analyst import Analyst  # not before its code is here

        self.own = self.own or Analyst()
        self.own.ask(self.question[0])
        self._slice(self.number, self.own)

    def _slice(self, number: int, analyst: "Analyst") -> None:
        if number != self.number:
            return
        until = js.performance.now() + SLICE
        while not (text := analyst.step()):
            if js.performance.now() >= until:
                self._show(analyst.share)
                later(0, lambda: self._slice(number, analyst))
                return
        self._answer(text)


def _mind(game: str) -> str:
    return f"{game}-mind"


def _code(game: str) -> tuple[str, str]:
    """What the page needs to think about a game itself."""
    return SHARED, _mind(game)
