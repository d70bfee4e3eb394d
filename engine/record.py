"""A match as text.

    peddlers-record 1
    game <key> rules 1 seats Freya:human Jack:greedy seed 7 options open_piles=no
    deal
    # digest 1 9f1c27aa

A header, then one move a line; `#` begins a comment; a digest line names the number of moves so far and the
digest of the state. In names, a space and `:` `%` `#` stand as %20 %3A %25 %23.
"""

import re
from dataclasses import dataclass

from .chance import WORD
from .game import BadOption
from .games import GAMES
from .match import PLAYER, Match, Seat, seat_name
from .move import IllegalMove, Move
from .slices import Slices, settle
from .speech import sentence

VERSION = 1
DIGEST_EVERY = 40  # moves
MAX_TEXT = 1_000_000  # characters
MAX_LINES = 20_000
MAX_LINE = 2_000  # characters: room for twelve long names, escaped
MAX_SEATS = 12

FIRST = re.compile(r"peddlers-record ([0-9]{1,9})")
HEADER = re.compile(
    r"game ([a-z]+) rules ([0-9]{1,9}) seats ((?:\S+ )+)seed ([0-9]{1,20}) options((?: [a-z_]+=[a-z0-9_-]+)*)"
)
SEAT = re.compile(rf"([^:]+):({PLAYER.pattern})")
DIGEST = re.compile(r"# digest ([0-9]{1,9}) ([0-9a-f]{8})")
MOVE = re.compile(r"[a-z0-9_-]+(?: [a-z0-9_-]+)*")
HEAD = re.compile(r"peddlers-record [0-9]{1,9}\r?\ngame ([a-z]+) rules ")
ESCAPED = re.compile(r"[ :%#]")
ESCAPE = re.compile(r"%(20|3A|25|23)")


class RecordError(ValueError):
    """A record that cannot be read or replayed: the line, and the reason as data (a kind, then details)."""

    def __init__(self, line: int, *reason: str | int, match: Match | None = None) -> None:
        super().__init__(line, *reason)
        self.line = line
        self.reason = reason
        self.match = match  # where the game stood before the line, if it got that far

    def __str__(self) -> str:
        data = " ".join(str(word) for word in self.reason)
        return f"line {self.line}: {sentence(self, data)}"


def game_of(text: str) -> str:
    """The key of the game that a record names in its header; empty: it is none. Its moves are not read."""
    head = HEAD.match(text)
    return head[1] if head else ""


@dataclass(frozen=True)
class Record:
    """The parsed text. Whether its moves are legal is not checked yet."""

    game: str
    rules: int
    seats: tuple[Seat, ...]
    seed: int
    options: dict[str, str]
    lines: tuple[tuple[int, Move | tuple[int, str]], ...]  # line number; a move, or the digest after n moves

    @classmethod
    def read(cls, text: str) -> "Record":
        """Parse the text, or raise RecordError. Nothing of it is ever executed."""
        if len(text) > MAX_TEXT:
            raise RecordError(1, "too_long")
        rows = [row.removesuffix("\r") for row in text.split("\n", MAX_LINES)]
        if not (first := FIRST.fullmatch(rows[0])):
            raise RecordError(1, "no_record")
        if int(first[1]) != VERSION:
            raise RecordError(1, "other_version", int(first[1]))
        if len(rows) > MAX_LINES:
            raise RecordError(MAX_LINES, "too_long")
        for number, row in enumerate(rows, 1):
            if len(row) > MAX_LINE:
                raise RecordError(number, "long_line")
        header = HEADER.fullmatch(rows[1]) if len(rows) > 1 else None
        if not header:
            raise RecordError(2, "bad_header")
        if int(header[4]) > WORD:
            raise RecordError(2, "bad_seed")
        return cls(
            game=header[1],
            rules=int(header[2]),
            seats=_seats(header[3].split()),
            seed=int(header[4]),
            options=_options(header[5].split()),
            lines=tuple(_line(number, row) for number, row in enumerate(rows[2:], 3) if _speaks(row)),
        )

    def replay(self) -> Match:
        """Play it through, or raise RecordError with the match as it stood at the last good line."""
        return settle(self.replaying())

    def replaying(self) -> Slices[Match]:
        """The same in slices: yields which line comes next."""
        try:
            return (yield from self._replaying())
        except RecordError as error:
            rules = GAMES[self.game].rules if self.game in GAMES else self.rules
            if error.match and rules != self.rules:
                raise RecordError(error.line, "other_rules", self.rules, rules, match=error.match) from None
            raise

    def _replaying(self) -> Slices[Match]:
        match = self.start()
        unasked = match.game.unasked if self.rules < match.game.rules else ()
        added = 0
        for number, line in self.lines:
            yield number
            while unasked and len(only := match.legal()) == 1 and only[0].kind in unasked and only[0] != line:
                match.play(only[0])
                added += 1
            if isinstance(line, Move):
                try:
                    match.play(line)
                except IllegalMove as error:
                    raise RecordError(
                        number, "illegal_move", *line, "because", *error.args, match=match
                    ) from None
            elif line[0] != len(match.moves) - added:
                raise RecordError(number, "digest_place", line[0], len(match.moves), match=match)
            elif line[1] != match.digest(len(match.moves)):
                raise RecordError(number, "other_digest", line[1], match=match)
        return match

    def start(self) -> Match:
        """The match before its first move."""
        if self.game not in GAMES:
            raise RecordError(2, "unknown_game", self.game)
        game = GAMES[self.game]
        if self.rules > game.rules:  # older rules: it is played as far as they agree with the present ones
            raise RecordError(2, "other_rules", self.rules, game.rules)
        try:
            return Match(game, self.seats, self.options, self.seed, strangers=True)
        except BadOption as error:
            raise RecordError(2, *error.args) from None


Restored = tuple[Match | None, RecordError | None]


def restore(text: str) -> Restored:
    """The match as far as the text can be played, and why no further."""
    return settle(restoring(text))


def restoring(text: str) -> Slices[Restored]:
    """The same in slices: yields which line comes next."""
    try:
        return (yield from Record.read(text).replaying()), None
    except RecordError as error:
        if error.match or error.line < 3:
            return error.match, error
        before, earlier = yield from restoring("\n".join(text.split("\n")[: error.line - 1]))
        return before, earlier or error


def write(match: Match) -> str:
    """The record of a match, ending with the digest of where it stands."""
    game = match.game
    seats = " ".join(f"{_escape(seat.name)}:{seat.player}" for seat in match.seats)
    options = "".join(f" {name}={choice}" for name, choice in match.options.items())
    rows = [
        f"peddlers-record {VERSION}",
        f"game {game.key} rules {game.rules} seats {seats} seed {match.seed} options{options}",
    ]
    for count, move in enumerate(match.moves, 1):
        rows.append(str(move))
        if count % DIGEST_EVERY == 0 or count == len(match.moves):
            rows.append(f"# digest {count} {match.digest(count)}")
    return "\n".join(rows) + "\n"


def _escape(name: str) -> str:
    return ESCAPED.sub(lambda found: f"%{ord(found[0]):02X}", name)


def _seats(words: list[str]) -> tuple[Seat, ...]:
    if len(words) > MAX_SEATS:
        raise RecordError(2, "seats", len(words))
    seats = []
    for word in words:
        found = SEAT.fullmatch(word)
        name = ESCAPE.sub(lambda code: chr(int(code[1], 16)), found[1]) if found else ""
        if not found or seat_name(name) != name or _escape(name) != found[1]:
            raise RecordError(2, "bad_seat", word)
        seats.append(Seat(name, found[2]))
    return tuple(seats)


def _options(words: list[str]) -> dict[str, str]:
    options = dict(word.split("=") for word in words)
    if len(options) != len(words):
        raise RecordError(2, "option_twice")
    return options


def _speaks(row: str) -> bool:
    return bool(row) and (not row.startswith("#") or row.startswith("# digest "))


def _line(number: int, row: str) -> tuple[int, Move | tuple[int, str]]:
    if found := DIGEST.fullmatch(row):
        return number, (int(found[1]), found[2])
    if not MOVE.fullmatch(row):
        raise RecordError(number, "bad_line")
    return number, Move.parse(row)
