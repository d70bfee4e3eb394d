"""The app in the browser: messages in, the page and the effects out."""

import asyncio
import gc
from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any

import js

from .. import waiting, words
from ..app import title, turned, update, view
from ..games import KEYS
from ..model import STALE, Effect, Model
from ..needs import PAGES, needs, records
from ..saves.reading import Reading
from ..settings import STORED
from ..table.clock import thinks
from . import dom, downloads, storage
from .effects import EFFECTS, NONE, slots
from .files import on_files
from .patience import SLICE, Patience, in_time
from .root import Root
from .tasks import begin, tell_mistake
from .thinker import Thinker

GATHER = 200  # milliseconds: another tab may write much at once
AT_ONCE = 150  # keys that are read in one go
GOING = ("go", "hash")  # messages that lead to a place


def safe(do: Callable[..., None]) -> Callable[..., None]:
    @wraps(do)
    def guarded(*details: Any) -> None:
        try:
            do(*details)
        except Exception:
            tell_mistake()

    return guarded


class App:
    """The loop: a message changes the model, the page is patched, the effects are carried out."""

    def __init__(self) -> None:
        self.model = Model(dom.draw_seed, dom.date)
        self.root = Root("app", self.send)
        self.patience = Patience(self.send)
        self.thinker = Thinker(self.send, self.patience)
        self.kept = NONE  # the slots of the game as they were when this tab saw them last
        self.written: dict[str, None] = {}  # keys that another tab has written to, in order
        self.wanted = ""  # the place that was asked for last
        self.coming: asyncio.Future[None] | None = None  # what the last message waits for

    async def start(self) -> None:
        language = str(js.document.documentElement.lang)
        await downloads.fetch(downloads.unspoken(language))
        words.speak(language)
        self.model.remembered = storage.load("setup")
        dom.listen("go", self._go)
        dom.listen("language", self._speak)
        dom.listen("setting", self._changed)
        dom.listen("theme", self._changed)
        dom.listen("about", lambda thing: self.send("about", thing))
        dom.listen("unsaved", lambda text: self.send("unsaved", text))
        dom.listen("command", lambda text: self.send("command", text))
        dom.listen("elsewhere", lambda _detail: self.send("elsewhere"))
        dom.on_hash(self._back)
        dom.on_storage(self._written)
        dom.on_away(lambda: self.send("away"))
        dom.on_return(self.follow)
        on_files(lambda files: self.send("files", *files))
        self._back()
        while self.coming and not self.coming.done():  # what the address leads to
            await self.coming
        self.show()
        js.peddlers.ready()
        gc.freeze()  # what was loaded stays: Python need not look through it for rubbish again and again
        dom.when_idle(lambda: begin(self._fetch_ahead()))

    @safe
    def send(self, kind: str, *details: Any) -> None:
        """What was played is saved, whatever goes wrong."""
        if kind in GOING:
            self.wanted = details[0]
        if missing := downloads.missing(needs(self.model, kind, *details), words.language()):
            self.coming = begin(self._fetch(missing, kind, *details))
            return
        reading = Reading(text for text in records(self.model, kind, *details) if text not in self.model.read)
        if not reading.go_on(in_time(SLICE)):
            self.coming = begin(self._read(reading, lambda: self.send(kind, *details)))
            return
        self.model.read |= reading.found
        effects = update(self.model, kind, *details)
        self.model.read.clear()
        if STALE in effects:
            self.carry_out([effect for effect in effects if effect != STALE])
            return
        if not thinks(self.model):
            self.thinker.drop()
        try:
            self.show()
        finally:
            self.carry_out(effects)

    def carry_out(self, effects: list[Effect]) -> None:
        """If another tab has gone on with the game, its saves are dropped: they come from an old position."""
        if any(effect[:2] == ("save", self.mark) for effect in effects) and self.behind():
            effects = [effect for effect in effects if effect[:2] != ("save", self.mark)]
            self.follow()
        for effect in effects:
            EFFECTS[effect[0]](self, *effect[1:])

    def show(self) -> None:
        self.root.show(view(self.model), title(self.model), turned(self.model))
        self.root.tell(waiting.draw(self.model))

    @property
    def mark(self) -> str:
        return self.model.sitting.mark if self.model.sitting else ""

    # ---- code that comes later

    async def _fetch(self, names: Iterable[str], kind: str, *details: Any) -> None:
        """Go on with a message once these are here, unless the person went elsewhere meanwhile."""
        wanted = self.wanted
        came = await self.patience.fetch(names, "site")
        if self.wanted != wanted:
            return
        if came:
            self.send(kind, *details)
        else:
            self.send("no_code", wanted if kind in (*GOING, "resume") else "")

    async def _read(self, reading: Reading, then: Callable[[], None]) -> None:
        """The same with long records."""
        wanted = self.wanted
        await self.patience.read(reading)
        if self.wanted == wanted:
            self.model.read |= reading.found
            then()

    async def _fetch_ahead(self) -> None:
        """While nobody waits: the pages, the games that lie on the shelf, the others."""
        saved = [str(getattr(label[1], "game", "")) for label in js.peddlers.labels()]  # it may say anything
        for name in dict.fromkeys((*saved, PAGES, *KEYS)):
            await downloads.fetch(downloads.missing([name], words.language()))

    # ---- other tabs

    def open(self, mark: str) -> None:
        self.kept = slots(mark)
        self.send("resume", mark, *self.kept)

    def behind(self) -> bool:
        """Another tab went on, and this one has not heard of it."""
        return bool(self.mark) and slots(self.mark) not in (NONE, self.kept)

    @safe
    def follow(self) -> None:
        if self.behind():
            self.kept = slots(self.mark)
            self.send("load", self.mark, *self.kept)

    @safe
    def _written(self, key: str) -> None:
        """Perhaps a game went on in another tab: this one follows, and whoever looks at the shelf sees it a
        little later, together with what else was written."""
        if not key.startswith(storage.PREFIX):
            return
        self.follow()
        if self.model.screen == "page":
            if not self.written:
                dom.later(GATHER, self._look)
            self.written[key.removeprefix(storage.PREFIX)] = None

    @safe
    def _look(self) -> None:
        keys = [*self.written]
        self.written = dict.fromkeys(keys[AT_ONCE:])
        if self.written:
            dom.later(0, self._look)
        self.send("written", {key: storage.load(key) for key in keys[:AT_ONCE]})

    # ---- the lobby and the settings, which the page's own scripts keep

    @safe
    def _back(self) -> None:
        """Back and Forward may come from the lobby, whose settings may have changed."""
        self._settings()
        name = dom.hash_name()
        latest = str(js.peddlers.latest() or "") if name == "table" and not self.mark else ""
        self.send("hash", f"table:{latest}" if latest else name)

    @safe
    def _go(self, place: str) -> None:
        """From the lobby, whose settings may have changed."""
        self._settings()
        self.send("go", place)

    @safe
    def _changed(self, _name: str) -> None:
        self._settings()
        self.show()

    def _settings(self) -> None:
        for name in STORED:
            self._set(name, str(js.peddlers.stored(name) or ""))
        self.root.letters = self.model.settings.letters
        self._set("still", "yes" if dom.still() else "no")
        self._set("full", "yes" if dom.full() else "no")
        self._set("listens", "yes" if dom.listens() else "no")

    def _set(self, name: str, value: str) -> None:
        self.carry_out(update(self.model, "setting", name, value))

    @safe
    def _speak(self, language: str) -> None:
        """In English, where the words do not come."""

        async def speak() -> None:
            await self.patience.fetch(downloads.unspoken(language), "site")
            if language == js.document.documentElement.lang:  # nobody chose another one meanwhile
                words.speak(language)
                self.send("language")

        begin(speak())


APP = App()
begin(APP.start())
