"""The app in the browser: messages in, the page and the effects out."""

import json
import traceback
from collections.abc import Callable
from functools import wraps
from typing import Any

import js

from . import dom, storage, words
from .app import title, turned, update, view
from .keep import KEPT
from .model import STALE, Effect, Model


def safe(do: Callable[..., None]) -> Callable[..., None]:
    """A mistake of ours is told to the person."""

    @wraps(do)
    def heard(*details: Any) -> None:
        try:
            do(*details)
        except Exception:
            js.console.error(traceback.format_exc())
            js.peddlers.fail("python", traceback.format_exc())

    return heard


class App:
    """The loop: a message changes the model, the page is patched, the effects are carried out."""

    def __init__(self) -> None:
        self.model = Model(draw_seed=dom.draw_seed)
        self.page = dom.Page("app", self.send)
        self.kept = ""  # the game as the browser kept it when this tab saw it last

    def start(self) -> None:
        words.speak(str(js.document.documentElement.lang))
        self._settle()
        dom.listen("go", self._go)
        dom.listen("language", self._speak)
        dom.listen("setting", self._changed)
        dom.listen("theme", self._changed)
        dom.listen("about", lambda thing: self.send("about", thing))
        dom.on_hash(self._back)
        dom.listen("elsewhere", lambda _detail: self.send("elsewhere"))
        dom.on_storage(self._written)
        dom.on_away(lambda: self.send("away"))
        dom.on_return(self.follow)
        if dom.hash_name() == "table" or self.model.trouble.words:
            self.send("go", "resume")
        self.show()
        js.peddlers.ready()

    @safe
    def send(self, kind: str, *details: Any) -> None:
        """What was played is saved, whatever goes wrong."""
        effects = update(self.model, kind, *details)
        if STALE in effects:
            return
        try:
            self.show()
        finally:
            self.carry_out(effects)

    def carry_out(self, effects: list[Effect]) -> None:
        """Nothing is kept that was played on an old position."""
        if self.behind() and any(effect[0] == "save" for effect in effects):
            effects = [effect for effect in effects if effect[0] not in ("save", "keep")]
            self.follow()
        for effect in effects:
            EFFECTS[effect[0]](self, *effect[1:])

    def _settle(self) -> None:
        """What was kept from the last time."""
        self._settings()
        self.carry_out(update(self.model, "recall", storage.load("setup")))
        self.carry_out(update(self.model, "load", self._saved()))
        if self.model.sitting and not storage.load("resume"):
            self.carry_out(update(self.model, "summary"))

    def _saved(self) -> dict[str, str]:
        saved = {key: storage.load(key) for key in KEPT}
        self.kept = saved["game"]
        return saved

    @safe
    def _written(self, key: str) -> None:
        """The game went on in another tab: this one follows."""
        if key in (f"{storage.PREFIX}game", f"{storage.PREFIX}dealing"):
            self.send("load", self._saved())

    def behind(self) -> bool:
        """Another tab went on, and this one has not heard of it."""
        return storage.load("game") not in ("", self.kept)

    @safe
    def follow(self) -> None:
        if self.behind():
            self.send("load", self._saved())

    @safe
    def _back(self) -> None:
        """Back and Forward may come from the lobby, whose settings may have changed."""
        self._settings()
        self.send("hash", dom.hash_name())

    def _settings(self) -> None:
        for name in ("speed", "deal", "confirm", "sides", "sound", "letters", "theme"):
            self._set(name, str(js.peddlers.stored(name) or ""))
        self.page.letters = self.model.settings.letters
        self._set("still", "yes" if dom.still() else "no")

    def _set(self, name: str, value: str) -> None:
        self.carry_out(update(self.model, "setting", name, value))

    @safe
    def _changed(self, _name: str) -> None:
        self._settings()
        self.show()

    @safe
    def _go(self, place: str) -> None:
        """From the lobby, whose settings may have changed."""
        self._settings()
        self.send("go", place)

    @safe
    def _speak(self, language: str) -> None:
        words.speak(language)
        self.send("language")

    def show(self) -> None:
        self.page.show(view(self.model), title(self.model), turned(self.model))


def _save(app: App, record: str, summary: dict[str, Any]) -> None:
    problem = storage.save("game", record)
    app.kept = storage.load("game")
    _summary(app, summary, when="" if problem else str(js.Date.new().toISOString()))
    if problem or app.model.trouble.words:
        app.send("stored", problem)


def _summary(app: App, summary: dict[str, Any], when: str = "") -> None:
    """What the lobby says of a game that is not over; with nothing stored, while the page stays open."""
    js.peddlers.store("resume", json.dumps({**summary, "when": when}) if summary else "")


def _keep(app: App, key: str, text: str) -> None:
    storage.save(key, text)


def _later(app: App, milliseconds: int, *message: Any) -> None:
    dom.later(milliseconds, lambda: app.send(*message))


def _resume(app: App) -> None:
    js.peddlers.resume()


EFFECTS: dict[str, Callable[..., None]] = {
    "save": _save,
    "summary": _summary,
    "keep": _keep,
    "forget": lambda app, key: storage.remove(key),
    "later": _later,
    "resume": _resume,
    "follow": App.follow,
    "sound": lambda app, *names: js.peddlers.sound(*names),
    "claim": lambda app, force: js.peddlers.claim(force),
    "release": lambda app: js.peddlers.release(),
    "hash": lambda app, name: dom.set_hash(name),
    "focus": lambda app, name: app.page.focus(name),
    "reveal": lambda app, name: app.page.reveal(name),
    "download": lambda app, name, text: dom.download(name, text),
}


APP = App()
try:
    APP.start()
except Exception:
    js.peddlers.fail("python", traceback.format_exc())
