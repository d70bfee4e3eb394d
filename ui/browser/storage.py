"""What the browser keeps for us. Where it refuses, the page's own script holds it for this visit."""

import js
from pyodide.ffi import JsException

PREFIX = "peddlers."
QUOTA = "QuotaExceededError"


def load(key: str) -> str:
    """The text kept under a key; empty if there is none or it cannot be had."""
    return str(js.peddlers.stored(key) or "")


def all_texts() -> dict[str, str]:
    """Every text that is kept, by key."""
    return dict(js.peddlers.texts().to_py())


def save(key: str, text: str) -> str:
    """Keep a text and read it back. The reason if that failed: full, denied or lost; else empty."""
    problem = _save(key, text)
    if problem:
        js.peddlers.hold(key, text)
    else:
        js.peddlers.free(key)
    return problem


def _save(key: str, text: str) -> str:
    try:
        js.localStorage.setItem(PREFIX + key, text)
        return "" if js.localStorage.getItem(PREFIX + key) == text else "lost"
    except JsException as error:
        return "full" if QUOTA in f"{error.name} {error}" else "denied"
    except AttributeError:
        return "denied"


def remove(key: str) -> None:
    js.peddlers.store(key, "")
