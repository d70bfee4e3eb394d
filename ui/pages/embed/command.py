"""What the page around a frame may ask for, in its address or by message; all else is refused in words."""

from collections.abc import Iterable
from typing import Any

from engine import GAMES, Match
from engine.code import read_seed

from ...words import LANGUAGES, _, listed
from ..new.setup import Setup

MOST = 200_000  # characters of a record
LONGEST = 999  # of any other field
FARTHEST = 10_000  # moments of one step
PLAYERS = 2  # of a new game: a person and a bot
MOST_NAMED = 6  # so many of what there is are named
LONGEST_NAMED = 40  # characters that are named of what there is not
TEXTS: tuple[type, ...] = (str,)
FIELDS: dict[str, tuple[type, ...]] = {
    "do": TEXTS,
    "game": TEXTS,
    "demo": TEXTS,
    "record": TEXTS,
    "seats": (str, int),
    "level": TEXTS,
    "seed": (str, int),
    "options": TEXTS,
    "by": (int,),
    "on": (bool,),
    "lang": TEXTS,
    "theme": TEXTS,
}
Command = dict[str, Any]


class Refused(ValueError):
    """Why, in words."""


def fields(command: Command) -> Command:
    """Those that a command may have; others are not read."""
    for name, types in FIELDS.items():
        if name in command and type(command[name]) not in types:
            raise Refused(_("{name}: that makes no sense here.", name=name))
    if abs(command.get("by", 0)) > FARTHEST:
        raise Refused(_("{name}: that makes no sense here.", name="by"))
    known = {name: command[name] for name in FIELDS if name in command}
    for name, value in known.items():
        if isinstance(value, str) and name != "record" and len(value) > LONGEST:
            raise Refused(_("{name}: that makes no sense here.", name=name))
    return known


def look(command: Command) -> None:
    """What the page does without us comes here only if there is no such language or theme."""
    if command["do"] == "lang":
        offered("lang", str(command.get("lang", "")), LANGUAGES)
    offered("theme", str(command.get("theme", "")), ("light", "dark"))


def offered(name: str, value: str, there: Iterable[str]) -> str:
    """The value, if it is there."""
    some = [*there]
    if value in some:
        return value
    names = [*some[:MOST_NAMED], *(["…"] if len(some) > MOST_NAMED else [])]
    words = _("{name}: there is no “{value}”, but {offered}.")
    raise Refused(words.format(name=name, value=value[:LONGEST_NAMED], offered=listed(names)))


def new_game(game: str, command: Command, drawn: int) -> Match:
    """A person against bots, at a table as it is asked for."""
    rules = GAMES[game]
    usual = PLAYERS if PLAYERS in rules.seats else rules.seats[0]
    seats = int(offered("seats", str(command.get("seats", "")) or str(usual), map(str, rules.seats)))
    level = offered("level", command.get("level") or rules.stand_in, rules.levels)
    options = dict(
        _option(game, seats, word) for word in command.get("options", "").replace(",", " ").split()
    )
    seed = read_seed(str(command.get("seed", "")) or str(drawn))
    if seed is None:
        raise Refused(_("A seed is a whole number below 2^64."))
    setup = Setup().ready(game)
    setup.set("count", seats)
    for seat in range(1, seats):
        setup.set(f"player-{seat}", level)
    return Match(rules, setup.seats(), setup.rules() | options, seed)


def _option(game: str, seats: int, word: str) -> tuple[str, str]:
    """As in a record: `open_piles=yes`."""
    name, _sign, choice = word.partition("=")
    there = GAMES[game].options(seats)
    return offered("options", name, there), offered(name, choice, there[name])
