"""What the browser keeps for us. Every access may be refused."""

import js
from pyodide.ffi import JsException

PREFIX = "peddlers."
QUOTA = "QuotaExceededError"


def load(key: str) -> str:
    """The text kept under a key; empty if there is none or it cannot be had."""
    try:
        return str(js.localStorage.getItem(PREFIX + key) or "")
    except (JsException, AttributeError):
        return ""


def save(key: str, text: str) -> str:
    """Keep a text and read it back. The reason if that failed: full, denied or lost; else empty."""
    try:
        js.localStorage.setItem(PREFIX + key, text)
        return "" if js.localStorage.getItem(PREFIX + key) == text else "lost"
    except JsException as error:
        return "full" if QUOTA in f"{error.name} {error}" else "denied"
    except AttributeError:
        return "denied"


def remove(key: str) -> None:
    try:
        js.localStorage.removeItem(PREFIX + key)
    except (JsException, AttributeError):
        return
