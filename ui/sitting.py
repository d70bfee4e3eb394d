"""A game being played on this screen: the match, who looks, and what was tapped so far."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain
from typing import Any

from engine import HUMAN, Event, IllegalMove, Match, Move, known

from . import tap
from .face import Face, Scene
from .games import FACES
from .words import _

FRESH = 4  # moves that stay in the live region


@dataclass
class Sitting:
    match: Match
    said: int | None = None  # with several persons: the seat that said "I am …"
    tapped: tuple[str, ...] = ()
    asked: Move | None = None  # the move that waits for a yes
    refusal: str = ""  # why the last tap did nothing
    dealing: int | None = None  # so many cards of the last move lie; None: all
    got: int | None = None  # the seat that got something with the last move, until it has put it away
    paused: bool = False  # cards and bots wait until they are asked for
    hurried: bool = False  # bots take no time until a person decides
    peeking: bool = False  # the board is looked at although the stage would lie there
    aside: bool = False  # the result is put aside, to look at the table
    across: list[int] = field(default_factory=list)  # the persons on the other side of the tablet
    drawer: str = "hand"  # what lies open on a phone: a name in widgets.tabs.DRAWERS
    about: str = ""  # the thing that was asked about
    open: str = ""  # what lies over the table: a name in screens.table.PANELS
    stage: int | None = None  # how far the reckoning is told; None: to its end
    at: int | None = None  # the moment that is looked back at: so many moves were played; None: now
    playing: bool = False  # the moments follow each other by themselves
    rounds: int = 2  # so many are in the log
    recapped: int | None = None  # after so many moves the recap was put away
    told: int = 0  # what happened before is not announced any more
    heard: int = 0  # so many moves there were when the last one was played

    def __post_init__(self) -> None:
        self.told, self.heard = len(self.match.events), len(self.match.moves)

    @property
    def face(self) -> Face:
        return FACES[self.match.game.key]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.match.seats)

    @cached_property
    def who(self) -> tuple[tuple[str, str], ...]:
        """The name and colour of each seat."""
        return tuple(zip(self.names, self.face.colours(self.match.view(None)), strict=True))

    @property
    def people(self) -> list[int]:
        return [seat for seat, (_name, player) in enumerate(self.match.seats) if player == HUMAN]

    @property
    def looking(self) -> int | None:
        """Whose view is on the screen. Several persons share it: each says so first, and while cards are
        dealt everybody looks."""
        if self.alone is not None:
            return self.alone
        looks = self.match.seat if self.look is None else self.look
        return self.said if self.said == looks and self.dealing is None else None

    @property
    def alone(self) -> int | None:
        """The seat of the only person."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def look(self) -> int | None:
        """The seat that looks alone at what it got; over as soon as somebody else may hold the tablet."""
        return self.got if self.got in (self.alone, self.said) else None

    @property
    def covered(self) -> bool:
        """The tablet goes to another person: nothing secret is on the page."""
        return self.match.seat in self.people and self.looking is None and self.dealing is None

    @property
    def acting(self) -> bool:
        """The person who looks may decide now."""
        here = self.dealing is None and self.at is None and self.look is None
        return here and self.match.seat is not None and self.match.seat == self.looking

    @property
    def waiting(self) -> bool:
        """A bot is to decide."""
        here = self.dealing is None and self.at is None and self.look is None
        return here and not self.match.over and self.match.seat not in self.people

    @property
    def ended(self) -> bool:
        """The result is to be read."""
        return self.match.over and not self.aside and self.at is None

    @property
    def seen(self) -> Any:
        """What the seat that looks sees, or saw at the moment that is looked back at."""
        moves = len(self.match.moves) if self.at is None else self.at
        return self.match.moment(moves, self.looking)

    def known(self, number: int) -> list[Event]:
        """What the seat that looks may know of a move; 0: of the set-up."""
        return known(self.match.events[number], self.looking)

    def taps(self) -> tap.Taps:
        names = self.face.names(self.seen)
        if not self.acting:
            return tap.narrow([], (), names)
        return tap.narrow(self.match.legal(), self.tapped, names)

    def scene(self) -> Scene:
        looking = self.looking
        seen = self.seen
        began = self._began() if self.acting else None
        lying = None if self.dealing is None else self.dealt()[: self.dealing]
        return Scene(
            seen,
            self.names,
            looking,
            self.taps(),
            began,
            self.asked if self.acting else None,
            lying,
            got=self.look is not None and self.at is None,
            number=len(self.match.moves),
            news=self.known(-1) if self.at is None and self.heard == len(self.match.moves) else (),
            told=self._told(),
        )

    def _began(self) -> Any:
        """The view of the seat that decides when it could decide first."""
        match = self.match
        return match.moment(len(match.moves) - match.free(), match.seat)

    def _told(self) -> Sequence[Event]:
        """All that the seat may know up to the moment that is shown."""
        if self.looking is not None and self.at is None:
            return self.match.known(self.looking)
        moves = len(self.match.moves) if self.at is None else self.at
        return known(chain(*self.match.events[: moves + 1]), self.looking)

    def dealt(self) -> tuple[Event, ...]:
        """The cards that the last move dealt, which are shown one by one."""
        return self.face.dealing(self.match.events[-1])

    def tap(self, thing: str) -> Move | None:
        """One more thing is tapped; the move that this decides, if it does."""
        seen = self.match.view(self.looking)
        names, legal = self.face.names(seen), self.match.legal()
        before, after = self.tapped, tap.tap(legal, self.tapped, thing, names)
        self.let_go()
        if after is None:
            self.tapped = before
            self.refusal = self._why(self.face.meant(seen, (*before, thing)))
            return None
        self.tapped = after
        return tap.decided(tap.narrow(legal, after, names))

    def _why(self, move: Move | None) -> str:
        try:
            if move:
                self.match.check(move)
        except IllegalMove as error:
            return self.face.refuse(error.args)
        return _("That does not go together. Choose something that glows.")

    def final(self, move: Move) -> bool:
        """There is a choice, and this one cannot be undone."""
        return len(self.match.legal()) > 1 and bool(self.match.kept(move))

    def spends(self, move: Move) -> bool:
        """It costs what was not tapped: nobody should find that out afterwards."""
        return self.face.spends(self.match.view(self.looking), move, self.tapped)

    def play(self, move: Move) -> None:
        mover = self.match.seat
        self.match.play(move)
        self.told = max(self.told, len(self.match.events) - FRESH)
        self.heard = len(self.match.moves)
        self.let_go()
        self.stage = 0 if self.match.over else None
        self.peeking = False
        looks = mover if self.alone is None else self.alone
        gained = looks in self.people and self.face.gained(self.match.events[-1], looks)
        self.got = looks if gained else None
        if mover in self.people:
            self.paused = False
        if self.dealt():
            self.dealing, self.said = 1, None
        elif mover not in self.people:
            self.said = None  # a bot has played: whoever holds the tablet says so again

    def return_to_now(self) -> None:
        self.at, self.playing = None, False

    def let_go(self) -> None:
        self.tapped, self.asked, self.refusal = (), None, ""

    def lay(self) -> bool:
        """One more dealt card lies; False: that was the last."""
        assert self.dealing is not None
        self.dealing += 1
        if self.dealing > len(self.dealt()):
            self.dealing = None
        return self.dealing is not None
