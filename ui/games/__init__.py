"""How each game looks and speaks, by key."""

from ..face import Face
from . import dealers

FACES: dict[str, Face] = {"dealers": dealers}
