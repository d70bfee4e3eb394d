"""Code, words and style sheets that come after the page. Code is unpacked into the working directory, where
its packages are plain folders; its path says in which download it ships (assets/packing/downloads.py)."""

import asyncio
import json
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path

import js
from pyodide.ffi import JsException, create_once_callable

from ..words import CATALOGUES, SHARED

ZIP = b"PK"  # as such a file begins
PACKED, CODE = Path("download.zip"), Path("code.zip")
ADDRESSES: dict[str, list[str]] = json.loads(str(js.document.querySelector("meta[name=downloads]").content))
here: set[str] = set()  # what has come
_coming: dict[str, asyncio.Future[bool]] = {}


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
        _coming[name] = asyncio.ensure_future(_fetch(name))
    if await _coming[name]:
        here.add(name)
    _coming.pop(name, None)
    return name in here


async def _fetch(name: str) -> bool:
    try:
        return all([await _have(name, place) for place in ADDRESSES[name]])
    except JsException:  # no network
        return False


async def _have(name: str, place: str) -> bool:
    if place.endswith(".css"):
        return await _dress(place)
    answer = await js.fetch(place)
    data = (await answer.arrayBuffer()).to_bytes() if answer.ok else b""
    return _unpack(data) if place.endswith(".zip") else _learn(name, data)


def _unpack(data: bytes) -> bool:
    """A zip in a zip, as compile.py makes it."""
    if not data.startswith(ZIP):
        return False
    PACKED.write_bytes(data)
    for packed in (PACKED, CODE):
        shutil.unpack_archive(packed)
        packed.unlink()
    sys.path_importer_cache.clear()  # importlib.invalidate_caches would load importlib.metadata for it
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
