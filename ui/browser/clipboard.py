"""The clipboard."""

from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import JsException

from .tasks import begin


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
        begin(_settle(promised, then))


async def _settle(promised: Any, then: Callable[[bool, Any], None]) -> None:
    try:
        answer = await promised
    except JsException:
        then(False, None)
    else:
        then(True, answer)
