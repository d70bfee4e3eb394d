"""What the browser tells and does, besides the page itself."""

import asyncio
from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import create_once_callable, create_proxy

from ..page import PASSAGES

HIDDEN_WAIT = 400  # milliseconds


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


def when_idle(do: Callable[[], object]) -> None:
    """Once nobody waits for the page; not every browser tells."""
    ask = getattr(js, "requestIdleCallback", None)
    once = create_once_callable(lambda *_deadline: do())
    ask(once) if ask else js.setTimeout(once, HIDDEN_WAIT)


def still() -> bool:
    """The system asks for no motion."""
    return bool(js.matchMedia("(prefers-reduced-motion: reduce)").matches)


def full() -> bool:
    """The page has the whole screen."""
    return bool(js.document.fullscreenElement)


def listens() -> bool:
    """Somebody may be using a screen reader: buttons were pressed, and never by pointing at them."""
    return bool(js.peddlers.listens())


EXAMPLE = "https://example.org/table/"  # where the page is one file, it has no address for others


def address() -> str:
    """Of this page, wherever one is in it; in a frame of the page that it belongs to."""
    framed = js.document.documentElement.hasAttribute("data-embed")
    return _home() if framed else str(js.location.href).partition("#")[0]


def site() -> str:
    """Where this copy of the page stands, for others."""
    return EXAMPLE if js.location.protocol == "file:" else _home()


def _home() -> str:
    return str(js.URL.new("./", js.document.baseURI).href)


def confined() -> bool:
    """In the sandbox of a page of somebody else: it has no origin, and may save no file."""
    return bool(js.origin == "null" and js.parent != js.window)


def draw_seed() -> int:
    """A number that nobody can foresee: 53 bits, so that JavaScript can carry it too."""
    words = js.crypto.getRandomValues(js.Uint32Array.new(2)).to_py()
    return int(words[0]) << 21 | int(words[1]) >> 11
