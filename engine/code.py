"""A game code: what sets up the identical game on another device, short enough to be read out.

    <KEY>-1-H11-0000-7-6VR    game, rules, players, options, seed, check

A player is H for a person, else the place of the bot in the game's list; an option is the place of what was
chosen, in as many digits as its last choice needs. Numbers are written in base 32, with digits that cannot be
taken for each other.
"""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import NamedTuple

from .chance import WORD
from .game import Game
from .games import GAMES
from .match import HUMAN, Match
from .refusal import Refusal

DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # no I, L, O and U
ALIKE = str.maketrans("ILO", "110")
PERSON = "H"
CHECKS = 3  # digits
MAX_CODE = 80  # characters


class BadCode(Refusal):
    """It is none (no_code), has a slip in it (slip), or is of another game or version."""


class Code(NamedTuple):
    game: Game
    players: tuple[str, ...]  # HUMAN or the name of a bot
    options: Mapping[str, str]
    seed: int


def code(match: Match) -> str:
    return _write(match.game, [seat.player for seat in match.seats], match.options, match.seed)


def read_code(text: str) -> Code:
    """However it was typed: small letters, spaces between the parts."""
    parts = text.upper().replace("-", " ").split() if len(text) <= MAX_CODE else []
    if len(parts) != 6:
        raise BadCode("no_code")
    if parts[0].lower() not in GAMES:
        raise BadCode("unknown_game", parts[0].lower())
    game = GAMES[parts[0].lower()]
    rules, players, options, seed, check = (part.translate(ALIKE) for part in parts[1:])
    if rules != str(game.rules):
        raise BadCode("other_rules", rules, game.rules)
    try:
        found = _read(game, players, options, seed)
    except (LookupError, ValueError):  # a digit that means nothing there
        raise BadCode("slip") from None
    if _write(*found).rpartition("-")[2] != check:
        raise BadCode("slip")
    return found


def read_seed(text: str) -> int | None:
    """A seed as a person types it; None: it is none."""
    seed = int(text) if text.isascii() and text.isdigit() and len(text) <= 20 else -1
    return seed if 0 <= seed <= WORD else None


def _read(game: Game, players: str, options: str, seed: str) -> Code:
    seats = tuple(HUMAN if one == PERSON else game.bots[DIGITS.index(one)] for one in players)
    if len(seats) not in game.seats:
        raise LookupError(players)
    offered = game.options(len(seats))
    if len(options) != sum(map(_width, offered.values())):
        raise LookupError(options)
    chosen = {}
    for name, choices in offered.items():
        width = _width(choices)
        chosen[name], options = choices[_number(options[:width])], options[width:]
    return Code(game, seats, chosen, _number(seed) & WORD)


def _write(game: Game, players: Sequence[str], options: Mapping[str, str], seed: int) -> str:
    offered = game.options(len(players))
    players = [player if player == HUMAN or player in game.bots else game.stand_in for player in players]
    who = "".join(PERSON if player == HUMAN else DIGITS[game.bots.index(player)] for player in players)
    chosen = "".join(
        _digits(choices.index(options[name])).rjust(_width(choices), DIGITS[0])
        for name, choices in offered.items()
    )
    meant = (
        f"{game.key} {game.rules} {' '.join(players)} {' '.join(options[name] for name in offered)} {seed}"
    )
    check = int.from_bytes(sha256(meant.encode()).digest()[:4], "big")
    return f"{game.key.upper()}-{game.rules}-{who}-{chosen}-{_digits(seed)}-{_digits(check)[-CHECKS:]}"


def _width(choices: Sequence[str]) -> int:
    """How many digits an option has."""
    return len(_digits(len(choices) - 1))


def _number(digits: str) -> int:
    number = 0
    for digit in digits:
        number = number * len(DIGITS) + DIGITS.index(digit)
    return number


def _digits(number: int) -> str:
    digits = ""
    while number:
        number, last = divmod(number, len(DIGITS))
        digits = DIGITS[last] + digits
    return digits or "0"
