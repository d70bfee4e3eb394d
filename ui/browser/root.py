"""The page: patched with the text of the whole view, heard through one listener a kind of event."""

from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import create_proxy, to_js

from ..keys import MADE, WITH, sent
from ..node import Node, render
from ..settings import PLAIN

Send = Callable[..., None]
STOPPED = (" ", "Ctrl+z")  # the browser has a use for them
TYPING = "input:not([type=checkbox]), select, textarea"
SLIDING = "[type=range]"
PRESSED = "input, button, a, summary"  # by Space


class Root:
    """One root element that shows a view, and what a person does there."""

    def __init__(self, root: str, send: Send) -> None:
        self.root = js.document.getElementById(root)
        self.aside = js.document.getElementById("waits")  # outside the view: the lobby has none
        self.send = send
        self.sent: dict[str, str] = {}
        self.drawn_aside = ""
        self.letters = PLAIN  # whether keys of a single character are heard
        self.clicked = ("", "")  # what was clicked last: a thing, or what a button does
        self.root.addEventListener("click", create_proxy(self._click))
        self.aside.addEventListener("click", create_proxy(self._click))
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

    def tell(self, node: Node | None) -> None:
        """Show what the page is waiting for."""
        markup = str(node or "").encode("ascii", "xmlcharrefreplace").decode()
        if markup != self.drawn_aside:
            self.drawn_aside = self.aside.innerHTML = markup

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
        name, do = (_attribute(thing, "data-tap"), _attribute(thing, "data-do")) if thing else ("", "")
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
        elif pressed and target.matches("g[data-tap], g[data-do]"):  # no button by nature
            event.preventDefault()
            self.send(*_sent(target))
        elif sends and not _takes(event):
            if key in STOPPED or key.startswith(WITH):
                event.preventDefault()
            if sends == "about":
                self._about(target.closest("[data-about],[data-tap]"))
            else:
                self.send(*sends.split(" "))

    def _about(self, thing: Any) -> None:
        if thing:
            self.send("about", _attribute(thing, "data-about") or _attribute(thing, "data-tap"))

    def _input(self, event: Any) -> None:
        """A slider tells where it is before it is let go; a search is for each letter."""
        if event.target.matches(SLIDING):
            self._change(event)
        elif event.target.matches("[data-seek]"):
            self.send("seek", str(event.target.value))

    def _change(self, event: Any) -> None:
        if name := _attribute(event.target, "data-set"):
            self.send("set", name, str(event.target.value))


def _attribute(thing: Any, attribute: str) -> str:
    """An attribute of an element; empty if it has none (JavaScript's null is not None here)."""
    return str(thing.getAttribute(attribute) or "")


def _sent(thing: Any) -> list[str]:
    """What a tap on it means."""
    name = _attribute(thing, "data-tap")
    return ["tap", name] if name else _attribute(thing, "data-do").split(" ")


def _with_modifiers(event: Any) -> str:
    """A key as keys.SENDS names it: `Ctrl+z`. With Alt or Option it may make another character."""
    if event.altKey and event.key in MADE and not event.metaKey:
        return f"{WITH}{event.key}"
    if event.altKey and not event.ctrlKey and not event.metaKey and (name := _printed(str(event.code))):
        return f"{WITH}{name}"
    held = ("Ctrl+" if event.ctrlKey or event.metaKey else "") + ("Alt+" if event.altKey else "")
    return f"{held}{event.key}"


def _printed(code: str) -> str:
    """What stands on a key: `KeyH` is h."""
    brackets = {"BracketLeft": "[", "BracketRight": "]"}
    return brackets.get(code, "") or (code.removeprefix("Key").lower() if code.startswith("Key") else "")


def _takes(event: Any) -> bool:
    """Something on the page has a use of its own for the key; Escape is for us."""
    target = event.target
    own = target.matches(TYPING) or (event.key == " " and target.matches(PRESSED))
    return event.key != "Escape" and bool(event.defaultPrevented or own)
