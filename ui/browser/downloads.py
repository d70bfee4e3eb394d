"""Code, words and style sheets that come after the page. The path of a module says in which download it ships
(assets/packing/downloads.py)."""

import asyncio
import json
from collections.abc import Iterable

import downloaded
import js
from pyodide.ffi import JsException, create_once_callable

from ..integrity import whole
from ..words import CATALOGUES, SHARED
from .tasks import begin

ZIP = b"PK"  # as such a file begins
ADDRESSES: dict[str, list[str]] = json.loads(str(js.document.querySelector("meta[name=downloads]").content))
here: set[str] = set()  # what has come
_coming: "dict[str, Coming]" = {}


def missing(names: Iterable[str], language: str) -> list[str]:
    """What has to be fetched before these can be used in a language: code, and the words of a game."""
    named = [*names]
    return _absent([*named, *(f"{name}.words.{language}" for name in named)])


def unspoken(language: str) -> list[str]:
    """The words of a language that have not come: of the page, and of the games that are here."""
    return _absent([f"words.{language}", *(f"{name}.words.{language}" for name in here)])


def _absent(names: Iterable[str]) -> list[str]:
    return [name for name in names if name in ADDRESSES and name not in here]


def address(name: str) -> str:
    """Of the code of a download, for whoever fetches it by itself."""
    return str(js.URL.new(ADDRESSES[name][0], js.document.baseURI).href)


async def fetch(names: Iterable[str]) -> bool:
    """Have all of these; False: something did not arrive."""
    return all(await asyncio.gather(*map(_once, names)))


async def _once(name: str) -> bool:
    if name not in _coming:
        _coming[name] = Coming(name)
    return await _coming[name].came


class Coming:
    """A download on its way. It can be asked for again while it is late: what arrives first counts."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.came: asyncio.Future[bool] = asyncio.get_event_loop().create_future()
        self.requests = 0  # so many are under way
        self.ask()

    def ask(self) -> None:
        self.requests += 1
        begin(self._ask(again=self.requests > 1))

    async def _ask(self, again: bool) -> None:
        try:
            arrived = all([await _have(self.name, place, again) for place in ADDRESSES[self.name]])
        except JsException:  # no network
            arrived = False
        self.requests -= 1
        if arrived or not self.requests:
            here.update([self.name] if arrived else ())
            _coming.pop(self.name, None)
            if not self.came.done():
                self.came.set_result(arrived)


def ask_again(name: str) -> None:
    if name in _coming:
        _coming[name].ask()


async def arrived(place: str, again: bool) -> bytes:
    """A file as it was built; empty: there is no network, or it came damaged, twice."""
    try:
        return await _whole(place, again)
    except JsException:
        return b""


async def _whole(place: str, again: bool) -> bytes:
    data = await _bytes(place, "reload" if again else "default")
    if not whole(place, data):  # damaged on the way, or in the cache of the browser
        data = await _bytes(place, "reload")
    if not whole(place, data):
        js.console.warn(f"damaged: {place}")
        return b""
    return data


async def _have(name: str, place: str, again: bool) -> bool:
    data = await _whole(place, again)
    if not data:
        return False
    if place.endswith(".css"):
        return await _dress(place)
    return _add(data) if place.endswith(".zip") else _learn(name, data)


async def _bytes(place: str, cache: str) -> bytes:
    answer = await js.fetch(place, cache=cache)
    return bytes((await answer.arrayBuffer()).to_bytes()) if answer.ok else b""


def _add(data: bytes) -> bool:
    if not data.startswith(ZIP):
        return False
    downloaded.add(data)
    return True


def _learn(name: str, data: bytes) -> bool:
    """A catalogue, for words.py: `words.de` of the page, `<game>.words.de` of a game."""
    game, _dot, language = name.rpartition("words.")
    if not data:
        return False
    CATALOGUES.mkdir(exist_ok=True)
    (CATALOGUES / f"{game or SHARED + '.'}{language}.mo").write_bytes(data)
    return True


async def _dress(place: str) -> bool:
    """A style sheet: it counts once it is read."""
    came = asyncio.get_event_loop().create_future()
    link = js.document.createElement("link")
    link.rel, link.href = "stylesheet", place
    link.onload = create_once_callable(lambda _event: came.set_result(True))
    link.onerror = create_once_callable(lambda _event: came.set_result(False))
    js.document.head.append(link)
    if not await came:
        link.remove()
    return bool(came.result())
