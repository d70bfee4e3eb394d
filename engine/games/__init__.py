"""The games on the shelf, by key. A page carries those only that it can draw (build.py)."""

from importlib import import_module
from importlib.util import find_spec

from ..game import Game

KEYS = ("dealers", "merchants")
GAMES: dict[str, Game] = {
    key: import_module(f".{key}", __name__).GAME for key in KEYS if find_spec(f".{key}", __name__)
}
