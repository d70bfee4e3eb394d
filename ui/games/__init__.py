"""How each game looks and speaks, by key."""

from ..face import Face
from . import dealers, merchants

FACES: dict[str, Face] = {"dealers": dealers, "merchants": merchants}
