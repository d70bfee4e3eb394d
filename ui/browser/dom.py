"""The page: patched with the text of the whole view, heard through one listener a kind of event."""

import asyncio
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import js
from pyodide.ffi import JsException, create_once_callable, create_proxy, to_js

from ..keys import sent
from ..node import Node, render
from ..page import PASSAGES

Send = Callable[..., None]
ZIP = b"PK"  # as such a file begins
WAITS: dict[str, list[Callable[[bool], None]]] = {}  # for code that is on its way
BUSY: set[asyncio.Future[None]] = set()  # what is being fetched or read
MAX_FILE = 16_000_000  # bytes: more than a browser keeps
HIDDEN_WAIT = 400  # milliseconds
MADE = ("[", "]", "?")  # on some keyboards AltGr or Option makes them
STOPPED = (" ", "Ctrl+z")  # the browser has a use for them
TYPING = "input:not([type=checkbox]), select, textarea"
SLIDING = "[type=range]"
PRESSED = "input, button, a, summary"  # by Space


class Page:
    """One root element that shows a view, and what a person does there."""

    def __init__(self, root: str, send: Send) -> None:
        self.root = js.document.getElementById(root)
        self.send = send
        self.sent: dict[str, str] = {}
        self.letters = True  # keys of a single character are heard
        self.clicked = ("", "")  # what was clicked last: a thing, or what a button does
        self.root.addEventListener("click", create_proxy(self._click))
        self.root.addEventListener("change", create_proxy(self._change))
        self.root.addEventListener("input", create_proxy(self._input))
        js.document.addEventListener("keydown", create_proxy(self._key))

    def show(self, node: Node | None, title: str, turned: bool) -> None:
        """Nothing to show: the lobby stands in the page itself. Turned: for somebody across the tablet."""
        markup, sent = render(node, self.sent) if node else ("", {})
        self.sent = {}  # until the page shows it
        # Pyodide hands over letters beyond ASCII one by one
        plain = markup.encode("ascii", "xmlcharrefreplace").decode()
        js.peddlers.patch(self.root, plain, title, turned)
        self.sent = sent

    def focus(self, name: str) -> None:
        """Not while somebody types in the page around this one."""
        thing = js.document.getElementById(name)
        if thing and (js.parent == js.window or js.document.hasFocus()):
            thing.focus(preventScroll=True)
            if thing.matches("textarea[readonly]"):
                thing.select()

    def reveal(self, name: str) -> None:
        """Scroll no further than needed."""
        thing = js.document.getElementById(name)
        if thing:
            thing.scrollIntoView(to_js({"block": "nearest"}, dict_converter=js.Object.fromEntries))

    def _click(self, event: Any) -> None:
        """The second click of a double one does nothing if something else lies under the finger by then, and
        plays no move: another turn may have come."""
        thing = event.target.closest("[data-tap],[data-do]")
        name, do = (_told(thing, "data-tap"), _told(thing, "data-do")) if thing else ("", "")
        second = event.detail > 0 and event.detail % 2 == 0
        if not second:
            self.clicked = (name, do)
        elif (name, do) != self.clicked or do.startswith("move "):
            return
        if name:
            self.send("tap", name, second)
        elif do:
            self.send(*do.split(" "))

    def _key(self, event: Any) -> None:
        target = event.target
        if self.root.hidden:
            return
        pressed = event.key in ("Enter", " ")
        key = _with_modifiers(event)
        sends = sent(key, self.letters)
        if pressed and event.repeat:  # a key held down is no answer
            event.preventDefault()
        elif pressed and target.matches("g[data-tap]"):  # no button by nature
            event.preventDefault()
            self.send("tap", _told(target, "data-tap"))
        elif sends and not _takes(event):
            if key in STOPPED:
                event.preventDefault()
            if sends == "about":
                self._about(target.closest("[data-about],[data-tap]"))
            else:
                self.send(*sends.split(" "))

    def _about(self, thing: Any) -> None:
        if thing:
            self.send("about", _told(thing, "data-about") or _told(thing, "data-tap"))

    def _input(self, event: Any) -> None:
        """A slider tells where it is before it is let go; a search is for each letter."""
        if event.target.matches(SLIDING):
            self._change(event)
        elif event.target.matches("[data-seek]"):
            self.send("seek", str(event.target.value))

    def _change(self, event: Any) -> None:
        if name := _told(event.target, "data-set"):
            self.send("set", name, str(event.target.value))


def _go_about(work: Coroutine[Any, Any, None]) -> None:
    """Do it while the page goes on."""
    task = asyncio.ensure_future(work)
    BUSY.add(task)
    task.add_done_callback(BUSY.discard)


async def _read(files: Any, hear: Callable[[list[str]], None]) -> None:
    hear([str(await file.slice(0, MAX_FILE).text()) for file in [*files]])


def _told(thing: Any, attribute: str) -> str:
    """An attribute of an element; empty if it has none (JavaScript's null is not None here)."""
    return str(thing.getAttribute(attribute) or "")


def _with_modifiers(event: Any) -> str:
    """A key as keys.SENDS names it: `Ctrl+z`."""
    if event.altKey and event.key in MADE and not event.metaKey:
        return str(event.key)
    held = ("Ctrl+" if event.ctrlKey or event.metaKey else "") + ("Alt+" if event.altKey else "")
    return f"{held}{event.key}"


def _takes(event: Any) -> bool:
    """Something on the page has a use of its own for the key; Escape is for us."""
    target = event.target
    own = target.matches(TYPING) or (event.key == " " and target.matches(PRESSED))
    return event.key != "Escape" and bool(event.defaultPrevented or own)


def listen(name: str, hear: Callable[[str], None]) -> None:
    """Hear an event that the page's own scripts send."""
    js.document.addEventListener(
        f"peddlers:{name}", create_proxy(lambda event: hear(str(event.detail or "")))
    )


def on_storage(hear: Callable[[str], None]) -> None:
    """Hear that another tab has written something; the name of it."""
    js.addEventListener("storage", create_proxy(lambda event: hear(str(event.key or ""))))


def on_away(hear: Callable[[], None]) -> None:
    """Hear that nobody sees the page any more: another tab, a locked tablet, another page."""

    def left(_event: Any) -> None:
        if js.document.hidden:
            hear()

    js.document.addEventListener("visibilitychange", create_proxy(left))
    js.addEventListener("pagehide", create_proxy(lambda _event: hear()))


def on_return(hear: Callable[[], None]) -> None:
    """Hear that a page which the browser had put away, deaf, is shown again."""

    def back(event: Any) -> None:
        if event.persisted:
            hear()

    js.addEventListener("pageshow", create_proxy(back))


def on_files(hear: Callable[[list[str]], None]) -> None:
    """Hear of files that are chosen or dropped: their texts, as far as they can be ours."""

    def over(event: Any) -> None:
        event.preventDefault()  # the browser would leave the page to show the file

    def dropped(event: Any) -> None:
        event.preventDefault()
        if event.dataTransfer.files.length:
            _go_about(_read(event.dataTransfer.files, hear))

    def chosen(event: Any) -> None:
        if event.target.matches("input[data-file]"):
            _go_about(_read(event.target.files, hear))

    js.document.addEventListener("dragover", create_proxy(over))
    js.document.addEventListener("drop", create_proxy(dropped))
    js.document.addEventListener("change", create_proxy(chosen))


def date(when: int) -> str:
    return str(js.peddlers.since(js.Date.new(when)))


def space(hear: Callable[[bool, int, int], None]) -> None:
    """Whether the browser keeps what is stored for good, and how many bytes of how many are taken."""
    js.peddlers.space(create_once_callable(lambda kept, used, all_: hear(bool(kept), int(used), int(all_))))


def on_hash(hear: Callable[[], None]) -> None:
    js.addEventListener("hashchange", create_proxy(lambda _event: hear()))


def hash_name() -> str:
    return str(js.location.hash).removeprefix("#")


def set_hash(name: str) -> None:
    """What one only passes leaves no trace in the history: Back leads from the table to the lobby. In a
    frame Back is for the page around it."""
    if hash_name().partition(":")[0] in PASSAGES or js.parent != js.window:
        js.location.replace(f"#{name}")
    elif hash_name() != name:
        js.location.hash = name


def later(milliseconds: int, do: Callable[[], None]) -> None:
    """In a page that nobody sees it waits until it is seen again."""
    asyncio.get_event_loop().call_later(
        milliseconds / 1000, lambda: later(HIDDEN_WAIT, do) if js.document.hidden else do()
    )


def has(code: str) -> bool:
    return Path(f"{code}.zip").exists()


def code(name: str, then: Callable[[bool], None]) -> None:
    """Have the code that the table does without (rooms, minds, a game), and say whether it came."""
    if has(name):
        then(True)
        return
    waits = WAITS.setdefault(name, [])
    waits.append(then)
    if len(waits) == 1:
        _go_about(_fetch(name))


async def _fetch(code: str) -> None:
    try:
        answer = await js.fetch(js.document.querySelector(f"meta[name={code}]").content)
        data = (await answer.arrayBuffer()).to_bytes() if answer.ok else b""
    except JsException:
        data = b""
    came = data.startswith(ZIP)
    if came:
        packed = Path(f"{code}.zip")
        packed.write_bytes(data)
        for name, module in list(sys.modules.items()):
            if name.partition(".")[0] in ("engine", "ui") and hasattr(module, "__path__"):
                module.__path__.append(f"{packed}/{name.replace('.', '/')}")
    for then in WAITS.pop(code):
        then(came)


def still() -> bool:
    """The system asks for no motion."""
    return bool(js.matchMedia("(prefers-reduced-motion: reduce)").matches)


def download(name: str, text: str) -> None:
    """Hand a text to the person as a file."""
    link = js.document.createElement("a")
    link.href = js.URL.createObjectURL(js.Blob.new(to_js([text])))
    link.download = name
    link.click()
    js.URL.revokeObjectURL(link.href)


def address() -> str:
    """Of this page, wherever one is in it."""
    return str(js.location.href).partition("#")[0]


def copy(text: str, then: Callable[[bool], None]) -> None:
    """Into the clipboard, and say whether the browser allowed it."""
    _ask("writeText", lambda done, _nothing: then(done), text)


def paste(then: Callable[[str | None], None]) -> None:
    """The text in the clipboard; None: the browser does not tell."""
    _ask("readText", lambda done, text: then(str(text) if done else None))


def _ask(what: str, then: Callable[[bool, Any], None], *details: str) -> None:
    """The clipboard; now, as the browser wants the gesture of a person for it."""
    try:
        promised = getattr(js.navigator.clipboard, what)(*details)
    except (AttributeError, JsException):
        then(False, None)
    else:
        _go_about(_settle(promised, then))


async def _settle(promised: Any, then: Callable[[bool, Any], None]) -> None:
    try:
        answer = await promised
    except JsException:
        then(False, None)
    else:
        then(True, answer)


def draw_seed() -> int:
    """A number that nobody can foresee: 53 bits, so that JavaScript can carry it too."""
    words = js.crypto.getRandomValues(js.Uint32Array.new(2)).to_py()
    return int(words[0]) << 21 | int(words[1]) >> 11
