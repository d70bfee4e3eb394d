"""Sentences in the chosen language. English stands in the code; the others come from gettext catalogues."""

import gettext
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, reduce
from pathlib import Path
from string import Formatter
from typing import Any, ParamSpec, TypeVar, cast

Things = ParamSpec("Things")
Drawn = TypeVar("Drawn")

LANGUAGES = ("en", "de", "fr", "it", "nl")
CATALOGUES = Path("locale")
SHARED = "app"

_spoken: gettext.NullTranslations = gettext.NullTranslations()
_language = "en"
_learned: list[str] = []  # the games whose words are known
_forget: list[Callable[[], None]] = []  # what was drawn in another language


def speak(language: str) -> None:
    """Use a language from now on; one without a catalogue leaves English."""
    global _spoken, _language
    _language = language
    for forget in _forget:
        forget()
    _spoken = _catalogue(SHARED)
    for game in _learned:
        _spoken.add_fallback(_catalogue(game))


def learn(game: str) -> None:
    """The words of a game are known from now on, beside the shared ones."""
    if game not in _learned:
        _learned.append(game)
        _spoken.add_fallback(_catalogue(game))


def _catalogue(name: str) -> gettext.NullTranslations:
    file = CATALOGUES / f"{name}.{_language}.mo"
    if _language not in LANGUAGES or not file.exists():
        return gettext.NullTranslations()
    with file.open("rb") as catalogue:
        return gettext.GNUTranslations(catalogue)


def language() -> str:
    return _language


def drawn_once(draw: Callable[Things, Drawn]) -> Callable[Things, Drawn]:
    """Draw the same (hashable) things once only, until another language is spoken."""
    once = lru_cache(maxsize=2048)(draw)
    _forget.append(once.cache_clear)
    return cast(Callable[Things, Drawn], once)


class Phrase(str):
    """A text that can be drawn with pictures: itself is what is said, its pieces are what is drawn."""

    pieces: tuple[Any, ...]

    def __new__(cls, text: str, *pieces: Any) -> "Phrase":
        phrase = super().__new__(cls, text)
        phrase.pieces = pieces
        return phrase


def pieces(text: str) -> tuple[Any, ...]:
    """How a text is drawn."""
    return text.pieces if isinstance(text, Phrase) else (text,)


def _fill(text: str, slots: dict[str, object]) -> str:
    """The slots of a text filled in; a picture in one of them is kept."""
    filled = text.format(**slots)
    if not any(isinstance(slot, Phrase) for slot in slots.values()):
        return filled
    drawn: list[Any] = []
    for before, slot, _spec, _conversion in Formatter().parse(text):
        drawn.append(before)
        if slot is not None:
            filling = slots[slot]
            drawn += pieces(filling if isinstance(filling, str) else str(filling))
    return Phrase(filled, *drawn)


def _(text: str, /, **slots: object) -> str:
    """The text in the chosen language, with its slots filled in."""
    translated = _spoken.gettext(text)
    return _fill(translated, slots) if slots else translated


def count(one: str, many: str, number: int, /, **slots: object) -> str:
    """The form for a number, which fills the slot {n}."""
    return _fill(_spoken.ngettext(one, many, number), {"n": number, **slots})


def clauses(words: Iterable[str]) -> str:
    """Parts of a sentence in a row, with the sign and the spaces of the language between them."""
    row = list(words)
    return reduce(lambda before, more: _("{before}; {more}", before=before, more=more), row) if row else ""


def listed(words: Iterable[str]) -> str:
    return joined(", ", words)


def counted(names: Sequence[str], say: Callable[[str], str]) -> str:
    """Things of which there may be several: `2 × anvil, vase`"""
    return listed(_some(names.count(kind), say(kind)) for kind in dict.fromkeys(names))


def _some(number: int, word: str) -> str:
    return joined(" × ", (str(number), word)) if number > 1 else word


def either(words: Iterable[str]) -> str:
    """One of them is to be chosen: `a, b or c`"""
    *before, last = [*words] or [""]
    return _("{before} or {last}", before=listed(before), last=last) if before else last


def joined(between: str, words: Iterable[str]) -> str:
    """The words in a row, with the pictures that they have."""
    row = list(words)
    line = between.join(row)
    if not any(isinstance(word, Phrase) for word in row):
        return line
    drawn = [piece for word in row for piece in (between, *pieces(word))]
    return Phrase(line, *drawn[1:])
