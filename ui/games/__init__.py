"""How each game looks and speaks, by key. The page comes with the first; the code of another is fetched when
it is asked for."""

from importlib import import_module
from typing import cast

from engine.games import Shelf

from ..face import Face
from ..words import learn

KEYS = ("dealers", "merchants")


def _read(key: str) -> Face:
    learn(key)
    return cast(Face, import_module(f".{key}", __name__))


FACES: Shelf[Face] = Shelf(KEYS, _read)
