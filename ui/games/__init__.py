"""How each game looks and speaks, by key. The page comes with the first; the code of another is fetched when
it is asked for."""

from importlib import import_module
from typing import cast

from engine.games import Shelf

from ..face import Face

KEYS = ("dealers", "merchants")
FACES: Shelf[Face] = Shelf(KEYS, lambda key: cast(Face, import_module(f".{key}", __name__).FACE))
