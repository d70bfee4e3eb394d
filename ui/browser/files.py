"""Files that a person hands in or takes."""

from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import create_proxy, to_js

from .tasks import begin

MAX_FILE = 16_000_000  # bytes: more than a browser keeps


def on_files(hear: Callable[[list[str]], None]) -> None:
    """Hear of files that are chosen or dropped: their texts, as far as they can be ours."""

    def over(event: Any) -> None:
        event.preventDefault()  # the browser would leave the page to show the file

    def dropped(event: Any) -> None:
        event.preventDefault()
        if event.dataTransfer.files.length:
            begin(_read(event.dataTransfer.files, hear))

    def chosen(event: Any) -> None:
        if event.target.matches("input[data-file]"):
            begin(_read(event.target.files, hear))

    js.document.addEventListener("dragover", create_proxy(over))
    js.document.addEventListener("drop", create_proxy(dropped))
    js.document.addEventListener("change", create_proxy(chosen))


async def _read(files: Any, hear: Callable[[list[str]], None]) -> None:
    hear([str(await file.slice(0, MAX_FILE).text()) for file in [*files]])


def download(name: str, text: str) -> None:
    """Hand a text to the person as a file."""
    link = js.document.createElement("a")
    link.href = js.URL.createObjectURL(js.Blob.new(to_js([text])))
    link.download = name
    link.click()
    js.URL.revokeObjectURL(link.href)
