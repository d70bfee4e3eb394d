"""What `update` wants done outside, by its kind."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import js

from ..saves.format import SLOTS, Save, slot_key
from . import clipboard, dom, storage
from .files import download

if TYPE_CHECKING:
    from .main import App


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


def _drop(app: App, mark: str) -> None:
    for slot in SLOTS:
        storage.remove(slot_key(mark, slot))


def _drop_unplayed(app: App, mark: str) -> None:
    if slots(mark) == app.kept:  # nor in another tab
        _drop(app, mark)


def _copy(app: App, text: str) -> None:
    clipboard.copy(text, lambda done: app.send("copied") if done else app.send("uncopied", text))


def _paste(app: App) -> None:
    clipboard.paste(lambda text: app.send("unpasted") if text is None else app.send("pasted", text))


def _keep(app: App, key: str, text: str) -> None:
    storage.save(key, text)


def _download(app: App, name: str, text: str) -> None:
    if dom.confined():
        app.send("unsaved", text)
    else:
        download(name, text)


def _later(app: App, milliseconds: int, *message: Any) -> None:
    dom.later(milliseconds, lambda: app.send(*message))


EFFECTS: dict[str, Callable[..., None]] = {
    "save": _save,
    "go": lambda app, place: app.send("go", place),
    "open": lambda app, mark: app.open(mark),
    "drop": _drop,
    "drop_unplayed": _drop_unplayed,
    "shelf": lambda app: app.send("shelved", storage.all_texts()),
    "slots": lambda app, mark: app.send("slots_read", *slots(mark)),
    "space": lambda app: dom.space(lambda *figures: app.send("space", *figures)),
    "copy": _copy,
    "copy_link": lambda app, link: _copy(app, f"{dom.address()}#{link}"),
    "paste": _paste,
    "keep": _keep,
    "think": lambda app, *question: app.thinker.ask(*question),
    "minds": lambda app, game: app.thinker.prepare(game),
    "forget": lambda app, key: storage.remove(key),
    "later": _later,
    "ask_again": lambda app, number: app.patience.ask_again(number),
    "lobby": lambda app: js.peddlers.games(),
    "follow": lambda app: app.follow(),
    "sound": lambda app, *names: js.peddlers.sound(*names),
    "claim": lambda app, mark, force: js.peddlers.claim(mark, force),
    "release": lambda app: js.peddlers.release(),
    "hash": lambda app, name: dom.set_hash(name),
    "tell": lambda app, name, text: js.peddlers.tell(name, text),
    "focus": lambda app, name: app.root.focus(name),
    "reveal": lambda app, name: app.root.reveal(name),
    "top": lambda app: js.scrollTo(0, 0),
    "warn": lambda app, text: js.console.warn(text),
    "picture": lambda app, name, markup: js.peddlers.picture(name, markup),
    "download": _download,
    "site": lambda app, answer: app.send(answer, dom.site()),
}
