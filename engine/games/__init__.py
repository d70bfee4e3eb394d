"""The games on the shelf, by key."""

from ..game import Game
from .dealers import GAME as DEALERS
from .merchants import GAME as MERCHANTS

GAMES: dict[str, Game] = {game.key: game for game in (DEALERS, MERCHANTS)}
