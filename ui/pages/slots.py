"""The game that a page is about, as the two slots of the shelf hold it."""

from collections.abc import Iterable
from typing import NamedTuple

from engine import Match

from ..model import Model
from ..saves.format import newest
from ..saves.words import because, beyond


class Shelved(NamedTuple):
    match: Match | None
    title: str = ""
    wrong: str = ""  # in words: why there is no game, or not all of it


def shelved(model: Model, texts: Iterable[str]) -> Shelved:
    save = newest(texts)
    if not save:
        return Shelved(None, wrong=because("gone"))
    match, wrong = model.restore(save.record)
    return Shelved(match, save.label.title, beyond(wrong) if wrong else "")
