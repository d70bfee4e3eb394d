"""The app in the browser: messages in, the page and the effects out."""

import json
import traceback
from collections.abc import Callable
from typing import Any

import js

from . import dom, storage, words
from .app import Effect, Model, title, update, view


class App:
    """The loop: a message changes the model, the page is patched, the effects are carried out."""

    def __init__(self) -> None:
        self.model = Model(draw_seed=dom.draw_seed)
        self.page = dom.Page("app", self.send)

    def start(self) -> None:
        words.speak(str(js.document.documentElement.lang))
        self._settle()
        dom.listen("go", self._go)
        dom.listen("language", self._speak)
        dom.on_hash(lambda: self.send("hash", dom.hash_name()))
        if dom.hash_name() == "table":
            self.send("go", "resume")
        self.show()
        js.peddlers.ready()

    def send(self, kind: str, *details: Any) -> None:
        """A mistake of ours is told to the person; what was played is saved all the same."""
        try:
            effects = update(self.model, kind, *details)
            try:
                self.show()
            finally:
                self.carry_out(effects)
        except Exception:
            js.console.error(traceback.format_exc())
            js.peddlers.fail("python", traceback.format_exc())

    def carry_out(self, effects: list[Effect]) -> None:
        for effect in effects:
            EFFECTS[effect[0]](self, *effect[1:])

    def _settle(self) -> None:
        """What was kept from the last time."""
        self._settings()
        try:
            names = json.loads(storage.load("names") or "[]")
            for seat, name in enumerate(names[: len(self.model.setup.names)]):
                self.model.setup.set(f"name-{seat}", name)
        except (ValueError, TypeError):
            storage.remove("names")
        kept = [storage.load(key) for key in ("game", "dealing", "broken")]
        self.carry_out(update(self.model, "load", *kept))

    def _settings(self) -> None:
        for name in ("speed", "confirm"):
            update(self.model, "setting", name, storage.load(name))

    def _go(self, place: str) -> None:
        """From the lobby, whose settings may have changed."""
        self._settings()
        self.send("go", place)

    def _speak(self, language: str) -> None:
        words.speak(language)
        self.show()

    def show(self) -> None:
        self.page.show(view(self.model), title(self.model))


def _save(app: App, record: str, summary: dict[str, Any]) -> None:
    """The record, and for the lobby what it says of a game that is not over."""
    problem = storage.save("game", record)
    if summary:
        storage.save("resume", json.dumps({**summary, "when": str(js.Date.new().toISOString())}))
    else:
        storage.remove("resume")
    if problem or app.model.trouble.words:
        app.send("stored", problem)


def _keep(app: App, key: str, text: str) -> None:
    storage.save(key, text)


def _later(app: App, milliseconds: int, *message: Any) -> None:
    dom.later(milliseconds, lambda: app.send(*message))


def _resume(app: App) -> None:
    js.peddlers.resume()


EFFECTS: dict[str, Callable[..., None]] = {
    "save": _save,
    "keep": _keep,
    "forget": lambda app, key: storage.remove(key),
    "later": _later,
    "resume": _resume,
    "hash": lambda app, name: dom.set_hash(name),
    "focus": lambda app, name: app.page.focus(name),
    "download": lambda app, name, text: dom.download(name, text),
}


APP = App()
try:
    APP.start()
except Exception:
    js.peddlers.fail("python", traceback.format_exc())
