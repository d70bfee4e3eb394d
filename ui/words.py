"""Sentences in the chosen language. English stands in the code; the others come from gettext catalogues."""

import gettext
from pathlib import Path

LANGUAGES = ("en", "de", "fr", "it", "nl")
CATALOGUES = Path("locale")

_spoken: gettext.NullTranslations = gettext.NullTranslations()
_language = "en"


def speak(language: str) -> None:
    """Use a language from now on; one without a catalogue leaves English."""
    global _spoken, _language
    _language = language
    file = CATALOGUES / f"{language}.mo"
    if language in LANGUAGES and file.exists():
        with file.open("rb") as catalogue:
            _spoken = gettext.GNUTranslations(catalogue)
    else:
        _spoken = gettext.NullTranslations()


def language() -> str:
    return _language


def _(text: str, /, **slots: object) -> str:
    """The text in the chosen language, with its slots filled in."""
    said = _spoken.gettext(text)
    return said.format(**slots) if slots else said


def count(one: str, many: str, number: int, /, **slots: object) -> str:
    """The form for a number, which fills the slot {n}."""
    return _spoken.ngettext(one, many, number).format(n=number, **slots)


def listed(words: list[str]) -> str:
    return ", ".join(words)
