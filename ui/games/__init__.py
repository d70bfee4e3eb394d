"""How each game looks and speaks, by key; imported when it is asked for (ui/needs.py)."""

from importlib import import_module

from engine.games import Shelf

from ..face import Face
from ..words import learn

KEYS = ("dealers", "merchants", "castle", "clans", "hellweg")


def _read(key: str) -> Face:
    learn(key)
    face: Face = import_module(f".{key}", __name__).FACE
    return face


FACES: Shelf[Face] = Shelf(KEYS, _read)
