"""Bots of your own at the tables of the laboratory."""

from collections.abc import Generator, Iterable, Sequence
from hashlib import sha256
from typing import Any

from ..edition import edition
from ..game import Game
from ..guests import GUESTS
from ..match import HUMAN, PLAYER
from ..move import Move
from . import Trouble
from .source import Bot, Guest, resolve

INVITED: dict[str, Guest] = {}


def invite(bot: str | Bot, game: Game) -> str:
    """Let a bot of your own sit at the tables of this process; its name."""
    if isinstance(bot, str) and ":" not in bot:
        return bot
    guest, play = resolve(bot)
    if guest.name in game.bots or guest.name in (HUMAN, "you") or not PLAYER.fullmatch(guest.name):
        raise Trouble(f"a bot of yours cannot be called {guest.name}: name the function otherwise")
    known = INVITED.get(guest.name)
    if known and known.source != guest.source:
        raise Trouble(f"two bots are called {guest.name}: {known.source} and {guest.source}")
    if known and guest.source and known.code != guest.code:
        raise Trouble(f"{guest.source} has changed since it was imported: start Python anew")
    INVITED[guest.name], GUESTS[guest.name] = guest, _thinking(play)
    return guest.name


def attend(sources: Iterable[str]) -> None:
    """The bots that a bout needs, in the process that plays it."""
    here = {guest.source for guest in INVITED.values()}
    for source in sources:
        if source not in here:
            guest, play = resolve(source)
            INVITED[guest.name], GUESTS[guest.name] = guest, _thinking(play)


def sources(players: Iterable[str]) -> tuple[str, ...]:
    """Where other processes find the bots of a table that are not the game's."""
    return tuple(sorted({INVITED[player].source for player in players if player in INVITED} - {""}))


def edition_of(players: Iterable[str]) -> str:
    """The edition of the rules and of all bots at a table."""
    codes = sorted({f"{guest.name} {guest.code}" for guest in map(INVITED.get, players) if guest})
    return sha256(" ".join([edition(), *codes]).encode()).hexdigest()[:12] if codes else edition()


def _thinking(bot: Bot) -> Bot:
    """As the game's own bots: a generator that ends with a plan."""

    def thought(view: Any, moves: Sequence[Move], events: Any, chance: Any) -> Generator[int, None, Any]:
        found = bot(view, moves, events, chance)
        if isinstance(found, Generator):
            found = yield from found
        else:
            yield 0
        moves = [found] if isinstance(found, Move) else found
        if not isinstance(moves, Sequence) or not all(isinstance(move, Move) for move in moves):
            raise TypeError(f"{found!r:.60} is no Move, and no list of them")
        return moves

    return thought
