"""Files that a person hands in or takes."""

from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import JsException, create_proxy, to_js

from .tasks import begin

MAX_FILE = 16_000_000  # bytes: more than a browser keeps


File = tuple[str, str | None]  # its name; its text, as far as it can be ours. None: it cannot be read


def on_files(hear: Callable[[list[File]], None]) -> None:
    """Hear of files that are chosen or dropped."""

    def over(event: Any) -> None:
        event.preventDefault()  # the browser would leave the page to show the file

    def dropped(event: Any) -> None:
        event.preventDefault()
        if event.dataTransfer.files.length:
            begin(_read([*event.dataTransfer.files], hear))

    def chosen(event: Any) -> None:
        if event.target.matches("input[data-file]"):
            begin(_read([*event.target.files], hear))
            event.target.value = ""  # the same file may be chosen again

    js.document.addEventListener("dragover", create_proxy(over))
    js.document.addEventListener("drop", create_proxy(dropped))
    js.document.addEventListener("change", create_proxy(chosen))


async def _read(files: list[Any], hear: Callable[[list[File]], None]) -> None:
    hear([(str(file.name), await _text(file)) for file in files])


async def _text(file: Any) -> str | None:
    try:
        return str(await file.slice(0, MAX_FILE).text())
    except JsException:
        return None


def download(name: str, text: str) -> None:
    """Hand a text to the person as a file."""
    link = js.document.createElement("a")
    link.href = js.URL.createObjectURL(js.Blob.new(to_js([text])))
    link.download = name
    link.click()
    js.URL.revokeObjectURL(link.href)
