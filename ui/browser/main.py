"""The app in the browser: messages in, the page and the effects out."""

import traceback
from collections.abc import Callable
from dataclasses import replace
from functools import wraps
from importlib import import_module
from typing import Any

import js

from .. import words
from ..app import title, turned, update, view
from ..games import FACES
from ..model import STALE, Effect, Model
from ..saves.format import SLOTS, Save, slot_key
from ..table.clock import thinks
from . import dom, storage

AGAIN = 5_000  # milliseconds until code is fetched again that did not arrive


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
        self.model = Model(dom.draw_seed, dom.date)
        self.page = dom.Page("app", self.send)
        self.kept = NONE  # the slots of the game as they were when this tab saw them last
        self.thinker: Any = None
        self.question: tuple[Any, ...] = ()  # for the thinker, once it is there

    def start(self) -> None:
        words.speak(str(js.document.documentElement.lang))
        self.model.remembered = storage.load("setup")
        dom.listen("go", self._go)
        dom.listen("language", self._speak)
        dom.listen("setting", self._changed)
        dom.listen("theme", self._changed)
        dom.listen("about", lambda thing: self.send("about", thing))
        dom.on_files(lambda texts: self.send("files", *texts))
        dom.on_hash(self._back)
        dom.listen("command", lambda text: self.send("command", text))
        dom.listen("elsewhere", lambda _detail: self.send("elsewhere"))
        dom.on_storage(self._written)
        dom.on_away(lambda: self.send("away"))
        dom.on_return(self.follow)
        self._back()
        self.show()
        js.peddlers.ready()

    @safe
    def send(self, kind: str, *details: Any) -> None:
        """What was played is saved, whatever goes wrong."""
        try:
            effects = update(self.model, kind, *details)
        except ModuleNotFoundError as missing:
            self._fetch(missing, lambda: self.send(kind, *details))
            return
        if STALE in effects:
            return
        if self.thinker and not thinks(self.model):
            self.thinker.drop()
        try:
            self.show()
        finally:
            self.carry_out(effects)

    def carry_out(self, effects: list[Effect]) -> None:
        """Nothing is kept that was played on an old position."""
        if any(effect[:2] == ("save", self.mark) for effect in effects) and self.behind():
            effects = [effect for effect in effects if effect[:2] != ("save", self.mark)]
            self.follow()
        for effect in effects:
            EFFECTS[effect[0]](self, *effect[1:])

    @property
    def mark(self) -> str:
        return self.model.sitting.mark if self.model.sitting else ""

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
        """Perhaps a game went on in another tab: this one follows, and whoever looks at the shelf sees it."""
        if key.startswith(storage.PREFIX):
            self.follow()
            if self.model.screen == "room":
                self.send("written")

    @safe
    def _back(self) -> None:
        """Back and Forward may come from the lobby, whose settings may have changed."""
        self._settings()
        name = dom.hash_name()
        latest = str(js.peddlers.latest() or "") if name == "table" and not self.mark else ""
        self.send("hash", f"table:{latest}" if latest else name)

    def _settings(self) -> None:
        for name in ("speed", "deal", "confirm", "sides", "sound", "letters", "theme"):
            self._set(name, str(js.peddlers.stored(name) or ""))
        self.page.letters = self.model.settings.letters
        self._set("still", "yes" if dom.still() else "no")

    def think(self, *question: Any) -> None:
        """None: somebody will think soon."""
        self.question = question or self.question
        dom.code("minds", self._thinks)

    @safe
    def _thinks(self, came: bool) -> None:
        question, self.question = self.question, ()
        if came and not self.thinker:
            self.thinker = import_module(".thinker", __package__).Thinker(self.send)
        if came and question:
            self.thinker.ask(*question)
        elif came:
            self.thinker.start()
        elif question:
            self.question = question
            dom.later(AGAIN, self.think)
            self.send("minds", False)
        if came and self.model.trouble.words:
            self.send("minds", True)

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
        try:
            self.page.show(view(self.model), title(self.model), turned(self.model))
        except ModuleNotFoundError as missing:
            self._fetch(missing, safe(self.show))

    def _fetch(self, missing: ModuleNotFoundError, then: Callable[[], None]) -> None:
        """Code that the page comes without: of a game, or what lies with the rooms."""
        name = str(missing.name).rpartition(".")[2]
        code = name if name in FACES else "rooms"
        if dom.has(code):
            raise missing
        self.have(code, then)

    def have(self, code: str, then: Callable[[], None]) -> None:
        """Fetch code, and go on, unless the person went elsewhere meanwhile."""
        wanted = self.model.wanted

        def hear(came: bool) -> None:
            if self.model.wanted == wanted:
                then() if came else self.send("no_code")

        dom.code(code, hear)


def slots(mark: str) -> tuple[str, ...]:
    """What those of a game hold now."""
    return tuple(storage.load(slot_key(mark, slot)) for slot in SLOTS)


NONE = ("",) * len(SLOTS)


def _save(app: App, mark: str, save: Save) -> None:
    dated = save._replace(label=replace(save.label, when=save.label.when or int(js.Date.now())))
    problem = storage.save(slot_key(mark, save.number), dated.sealed())
    if mark == app.mark:
        app.kept = slots(mark)
    if not problem and save.label.round > 1:  # from now on there is something to lose
        js.peddlers.persist()
    if problem or app.model.trouble.words:
        app.send("stored", mark, problem)


def _fetch_room(app: App, place: str) -> None:
    app.have("rooms", lambda: app.send("enter", place))


def _fetch_sheet(app: App, code: str, name: str) -> None:
    app.have(code, lambda: app.send("open", name))


def _shelf(app: App) -> None:
    app.send("shelved", storage.all_texts())


def _slots(app: App, mark: str) -> None:
    app.send("lies", *slots(mark))


def _space(app: App) -> None:
    dom.space(lambda *told: app.send("space", *told))


def _copy(app: App, text: str) -> None:
    dom.copy(text, lambda done: app.send("copied") if done else app.send("uncopied", text))


def _paste(app: App) -> None:
    dom.paste(lambda text: app.send("unpasted") if text is None else app.send("pasted", text))


def _drop(app: App, mark: str) -> None:
    for slot in SLOTS:
        storage.remove(slot_key(mark, slot))


def _drop_unplayed(app: App, mark: str) -> None:
    if slots(mark) == app.kept:  # nor in another tab
        _drop(app, mark)


def _keep(app: App, key: str, text: str) -> None:
    storage.save(key, text)


def _later(app: App, milliseconds: int, *message: Any) -> None:
    dom.later(milliseconds, lambda: app.send(*message))


EFFECTS: dict[str, Callable[..., None]] = {
    "save": _save,
    "open": App.open,
    "fetch_room": _fetch_room,
    "fetch_sheet": _fetch_sheet,
    "drop": _drop,
    "drop_unplayed": _drop_unplayed,
    "shelf": _shelf,
    "slots": _slots,
    "space": _space,
    "copy": _copy,
    "copy_link": lambda app, link: _copy(app, f"{dom.address()}#{link}"),
    "paste": _paste,
    "keep": _keep,
    "think": App.think,
    "minds": App.think,
    "forget": lambda app, key: storage.remove(key),
    "later": _later,
    "lobby": lambda app: js.peddlers.games(),
    "follow": App.follow,
    "sound": lambda app, *names: js.peddlers.sound(*names),
    "claim": lambda app, mark, force: js.peddlers.claim(mark, force),
    "release": lambda app: js.peddlers.release(),
    "hash": lambda app, name: dom.set_hash(name),
    "tell": lambda app, name, text: js.peddlers.tell(name, text),
    "focus": lambda app, name: app.page.focus(name),
    "reveal": lambda app, name: app.page.reveal(name),
    "warn": lambda app, text: js.console.warn(text),
    "download": lambda app, name, text: dom.download(name, text),
}


next(iter(FACES.values()))  # is in the page; code that comes later can only join packages that are loaded
APP = App()
try:
    APP.start()
except Exception:
    js.peddlers.fail("python", traceback.format_exc())
