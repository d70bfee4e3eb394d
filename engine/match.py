"""One game being played."""

import re
from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any, NamedTuple

from .chance import WORD, Chance
from .event import ROUND, Event, known
from .game import BadOption, Game, Scores
from .guests import GUESTS
from .move import IllegalMove, Move
from .refusal import Refusal
from .speech import table
from .state import State, digest
from .view import view

HUMAN = "human"
MAX_NAME = 40
MAX_MOVES = 19_500  # as many as a record can carry
PLAYER = re.compile(r"[a-z0-9_-]+")


class Seat(NamedTuple):
    """Who sits there: a name, and HUMAN or the name of a bot."""

    name: str
    player: str = HUMAN


def seat_name(text: str) -> str:
    """A name that a record can carry: one printable line, at most MAX_NAME characters; else empty."""
    printable = "".join(c for c in text if c.isprintable() or c.isspace())
    return " ".join(printable.split())[:MAX_NAME].strip()


class NoUndo(Refusal):
    """The last move cannot be undone. Why: start, over, seat, chance or seen."""


class Match:
    """A Game, its seats, its moves, and its state."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        options: Mapping[str, str],
        seed: int,
        *,
        strangers: bool = False,
    ) -> None:
        """`strangers`: bots may be named that are not here, as in a record of another version."""
        if bad := [seat.name for seat in seats if not seat.name or seat_name(seat.name) != seat.name]:
            raise BadOption("bad_name", *bad)
        for seat in seats:
            _check_player(game, seat.player, strangers)
        if type(seed) is not int or not 0 <= seed <= WORD:
            raise BadOption("bad_seed", seed)
        self.game = game
        self.seats = tuple(seats)
        self.options = game.settle(len(seats), options)
        self.seed = seed
        self.state: Any = game.start(len(seats), self.options, Chance(seed))
        self.moves: list[Move] = []
        self.past: list[Any] = []  # the state before each move
        self.events: list[list[Event]] = []  # of the set-up, then of each move
        self.rounds: list[int] = []  # the moments at which they begin
        self._known: list[list[Event]] = [[] for _ in seats]
        self._digests: dict[int, str] = {}
        self._read()

    @property
    def seat(self) -> int | None:
        """Who decides now; None when the game is over."""
        seat: int | None = self.state.seat
        return seat

    @property
    def over(self) -> bool:
        return not self.state.todo

    @property
    def full(self) -> bool:
        """A record cannot carry one more move."""
        return len(self.moves) >= MAX_MOVES

    def __str__(self) -> str:
        """The table in words, as somebody sees it who has no seat."""
        return table(self)

    def __repr__(self) -> str:
        seats = " ".join(f"{seat.name}:{seat.player}" for seat in self.seats)
        return f"<Match of {self.game.key}, {seats}, seed {self.seed}, {len(self.moves)} moves>"

    def legal(self) -> list[Move]:
        moves: list[Move] = self.state.moves()
        return moves

    def play(self, move: Move) -> None:
        """Play a move, or raise IllegalMove with the reason and leave everything as it was."""
        self.check(move)
        before = self.state.copy()
        self.state.play(move)
        self.past.append(before)
        self.moves.append(move)
        self._read()

    def check(self, move: Move) -> None:
        """Raise IllegalMove with the reason, unless the move is legal now."""
        if not isinstance(move, Move):
            raise IllegalMove("no_move")
        if self.over:
            raise IllegalMove("over")
        if self.full:
            raise IllegalMove("too_long")
        if move not in self.legal():
            refusal = IllegalMove(*self.state.todo[-1].why(self.state, move))
            refusal.game = self.game.key
            raise refusal

    def no_undo_after(self, move: Move) -> str:
        """Why a legal move could not be undone once played; empty if it could."""
        after = self.state.copy()
        after.play(move)
        return _no_undo(self.state, after)

    def no_undo(self) -> str:
        """Why the last move cannot be undone; empty if it can."""
        return _no_undo(self.past[-1], self.state) if self.moves else "start"

    def undoable(self, count: int | None = None) -> int:
        """How many of the last moves can be undone one after the other, now or after so many moves."""
        end = len(self.moves) if count is None else count
        after, number = self.state_at(end), 0
        for before in reversed(self.past[:end]):
            if _no_undo(before, after):
                break
            after, number = before, number + 1
        return number

    def seat_bot(self, seat: int, player: str) -> None:
        """A bot plays on for the person who sat there."""
        _check_player(self.game, player)
        seats = [*self.seats]
        seats[seat] = seats[seat]._replace(player=player)
        self.seats = tuple(seats)

    def undo(self) -> Move:
        """Take the last move back: free while the seat is the same, nothing was drawn and nothing shown."""
        if reason := self.no_undo():
            raise NoUndo(reason)
        self.state = self.past.pop().copy()  # another match may have the same past: see until
        undone = self.events.pop()
        if self.rounds and self.rounds[-1] == len(self.moves):
            self.rounds.pop()
        self._digests.pop(len(self.moves), None)
        for seat, events in enumerate(self._known):
            del events[len(events) - len(known(undone, seat)) :]
        return self.moves.pop()

    def view(self, seat: int | None, count: int | None = None) -> Any:
        """What a seat sees, or saw after so many moves; None: a spectator."""
        return view(self.state if count is None else self.state_at(count), seat)

    def mover(self, count: int) -> int:
        """Who made the move of that number, counted from 1."""
        seat: int = self.past[count - 1].seat
        return seat

    def last_of(self, seat: int | None) -> int:
        """The number of the last move that a seat made; 0: none."""
        numbers = range(len(self.moves), 0, -1)
        return next((number for number in numbers if self.mover(number) == seat), 0)

    def rematch(self, seed: int) -> "Match":
        """A new match with the same seats and another seed."""
        return Match(self.game, self.seats, self.game.again(self.state, self.options), seed, strangers=True)

    def until(self, count: int) -> "Match":
        """The same game after so many of its moves. They need not be played again: a long game has many."""
        match = Match(self.game, self.seats, self.options, self.seed, strangers=True)
        match.state = self.state_at(min(count, len(self.moves))).copy()
        match.moves, match.past = self.moves[:count], self.past[:count]
        match.rounds = [moment for moment in self.rounds if moment <= count]
        match.events = self.events[: count + 1]
        match._known = [[*known(chain(*match.events), seat)] for seat in range(len(match.seats))]
        return match

    def scores(self, seat: int | None, count: int) -> Scores:
        """The scores after so many moves, by what the seat saw; once the game is over, the true ones."""
        return self.game.scores(self.state_at(count) if self.over else self.view(seat, count))

    def known(self, seat: int) -> Sequence[Event]:
        """Everything that happened so far, as far as a seat may know it."""
        return list(self._known[seat])

    def digest(self, count: int) -> str:
        """Of the state after so many moves; cached, since a save asks for it after every move."""
        if count not in self._digests:
            self._digests[count] = digest(self.state_at(count))
        return self._digests[count]

    def state_at(self, count: int) -> Any:
        """The state after so many moves."""
        return self.state if count == len(self.moves) else self.past[count]

    def _read(self) -> None:
        news: list[Event] = self.state.news
        self.state.news = []
        if any(event.kind == ROUND for event in news):
            self.rounds.append(len(self.moves))
        self.events.append(news)
        for seat, events in enumerate(self._known):
            events += known(news, seat)


def _check_player(game: Game, player: str, stranger: bool = False) -> None:
    if not PLAYER.fullmatch(player):
        raise BadOption("bad_seat", player)
    if not (stranger or player == HUMAN or player in game.bots or player in GUESTS):
        raise BadOption("no_bot", player, *game.bots)


def _no_undo(before: State, after: State) -> str:
    if not after.todo:
        return "over"
    if after.seat != before.seat:
        return "seat"
    if after.chance != before.chance:
        return "chance"
    return "seen" if after.reveals != before.reveals else ""
