"""A game being played on this screen: the match, who looks, and what was tapped so far."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain
from typing import Any

from engine import HUMAN, Event, IllegalMove, Match, Move, Planning, known

from ..face import Face
from ..games import FACES
from ..scene import Scene
from ..words import _
from . import taps as tap
from .display import Ending, Layout, News, Pace, Rewind
from .guide import Guide

FRESH = 4  # moves that stay in the live region


def facing(people: list[int]) -> list[int]:
    """Who sits on the other side of the tablet, as long as nobody has said so: every other person."""
    return people[1::2]


@dataclass
class Sitting:
    match: Match
    mark: str = ""  # its name on the shelf
    saves: int = 0  # so often it was saved
    title: str = ""  # as a person called it
    across: list[int] = field(default_factory=list)  # the persons on the other side of the tablet
    said: int | None = None  # with several persons: the seat that said "I am …"
    got: int | None = None  # the seat that got something with the last move, until it has put it away
    guide: Guide | None = None  # leads through a lesson
    tapped: tuple[str, ...] = ()
    asked: Move | None = None  # the move that waits for a yes
    refusal: str = ""  # why the last tap did nothing
    fault: str = ""  # the bot that could not play
    advice: Sequence[Any] | None = None  # of a person who asked for it, once it is there
    pace: Pace = field(default_factory=Pace)
    rewind: Rewind = field(default_factory=Rewind)
    layout: Layout = field(default_factory=Layout)
    ending: Ending = field(default_factory=Ending)
    news: News = field(init=False)
    planning: Planning = field(init=False)  # of the bots
    face: Face = field(init=False)

    def __post_init__(self) -> None:
        self.face = FACES[self.match.game.key]  # nobody sits at a table that the page cannot draw yet
        self.planning = Planning(self.match)
        self.news = News(len(self.match.events), len(self.match.moves))

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.match.seats)

    @property
    def decider(self) -> str:
        """The name of who decides."""
        return "" if self.match.seat is None else self.names[self.match.seat]

    @cached_property
    def who(self) -> tuple[tuple[str, str], ...]:
        """The name and colour of each seat."""
        return tuple(zip(self.names, self.face.portrait.colours(self.match.view(None)), strict=True))

    @cached_property
    def people(self) -> list[int]:
        return [seat for seat, (_name, player) in enumerate(self.match.seats) if player == HUMAN]

    @cached_property
    def alone(self) -> int | None:
        """The seat of the only person."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def next(self) -> int | None:
        """Who is to look: first at what was got, in peace, then to decide."""
        return self.match.seat if self.got is None else self.got

    @property
    def private(self) -> bool:
        """A seat looks alone at what it got."""
        return self.got is not None and self.looking == self.got

    @property
    def gainers(self) -> list[int]:
        """The persons who got something with the last move; who played it comes first."""
        events, mover = self.match.events[-1], self.match.mover(len(self.match.moves))
        gained = [seat for seat in self.people if self.face.gained(events, seat)]
        return sorted(gained, key=lambda seat: seat != mover)

    @property
    def dealing(self) -> bool:
        """Cards are being dealt, for all eyes."""
        return self.pace.dealt is not None

    @property
    def looking(self) -> int | None:
        """Whose view is on the screen. Several persons share it: each says so first, and while cards are
        dealt everybody looks."""
        if self.alone is not None:
            return self.alone
        return self.said if self.said == self.next and not self.dealing else None

    @property
    def covered(self) -> bool:
        """The tablet goes to another person: nothing secret is on the page."""
        return self.next in self.people and self.looking is None and not self.dealing

    @property
    def looking_back(self) -> bool:
        """A moment that is over is on the screen."""
        return self.rewind.at is not None

    @property
    def here(self) -> bool:
        """The table is shown as it stands, and nothing else has to be looked at first."""
        return not self.dealing and not self.looking_back and self.got is None

    @property
    def acting(self) -> bool:
        """The person who looks may decide now."""
        return self.here and self.match.seat is not None and self.match.seat == self.looking

    @property
    def advised(self) -> bool:
        """The person who decides may ask what to do."""
        return self.acting and self.match.game.advises and not self.guide

    @property
    def waiting(self) -> bool:
        """A bot is to decide."""
        over = self.match.over or self.learned
        return self.here and not over and self.match.seat not in self.people

    @property
    def wanted(self) -> Move | None:
        """In a lesson: the move that comes next."""
        return self.guide.wanted(self.match.moves) if self.guide else None

    @property
    def planned(self) -> Move | None:
        """What a bot plays next, if that is known."""
        return self.wanted or next(iter(self.planning.planned()[0]), None)

    @property
    def thinking(self) -> bool:
        """A bot is to decide, and has thought for a while."""
        return self.waiting and self.pace.slow == len(self.match.moves)

    @property
    def minded(self) -> bool:
        """Bots will have to think. Those that no person is offered any more are quick."""
        levels = self.match.game.levels
        return not self.match.over and any(seat.player in levels for seat in self.match.seats)

    @property
    def learned(self) -> bool:
        """The lesson is over, and nobody plays until its end was read."""
        return bool(self.guide and self.guide.done(self.match.moves))

    @property
    def listening(self) -> bool:
        """In a lesson: the bot waits until the person has read what was said."""
        return bool(self.guide and self.waiting and self.guide.speaks(len(self.match.moves)))

    @property
    def offered(self) -> Sequence[Move]:
        """What glows: in a lesson, only what it asks for."""
        return [self.wanted] if self.wanted else self.match.legal()

    @property
    def ended(self) -> bool:
        """The result is to be read."""
        return self.match.over and not (self.ending.aside or self.looking_back)

    @property
    def seen(self) -> Any:
        """What the seat that looks sees, or saw at the moment that is looked back at."""
        return self.match.view(self.looking, self.rewind.at)

    @property
    def deal(self) -> tuple[Event, ...]:
        """The cards that the last move dealt, which are shown one by one."""
        return self.face.deal.cards(self.match.events[-1]) if self.face.deal else ()

    def known(self, number: int) -> list[Event]:
        """What the seat that looks may know of a move; 0: of the set-up."""
        return known(self.match.events[number], self.looking)

    def taps(self) -> tap.Taps:
        names = self.face.taps.names(self.seen)
        if not self.acting:
            return tap.narrow([], (), names)
        return tap.narrow(self.offered, self.tapped, names)

    def scene(self) -> Scene:
        moves = len(self.match.moves)
        return Scene(
            self.seen,
            self.names,
            self.looking,
            self.taps(),
            began=self._began() if self.acting else None,
            asked=self.asked if self.acting else None,
            dealt=self.deal[: self.pace.dealt] if self.dealing else None,
            private=self.private and not self.looking_back,
            number=moves,
            news=self.known(-1) if not self.looking_back and self.news.last == moves else (),
            known=self._known(),
        )

    def _began(self) -> Any:
        """The view of the seat that decides when it could decide first."""
        match = self.match
        return match.view(match.seat, len(match.moves) - match.undoable())

    def _known(self) -> Sequence[Event]:
        """All that the seat may know up to the moment that is shown."""
        at = self.rewind.at
        if self.looking is not None and at is None:
            return self.match.known(self.looking)
        events = self.match.events if at is None else self.match.events[: at + 1]
        return known(chain(*events), self.looking)

    def tap(self, thing: str, double: bool = False) -> Move | None:
        """One more thing is tapped; the move that this decides, if it does."""
        seen = self.match.view(self.looking)
        names, legal = self.face.taps.names(seen), self.match.legal()
        before, after = self.tapped, tap.tap(self.offered, self.tapped, thing, names, double)
        if after == (thing,) and self.face.taps.keeps(before, thing):
            after = None
        self.let_go()
        if after is None:
            self.tapped = before
            other = self.wanted and tap.tap(legal, before, thing, names, double) is not None
            meant = self.face.taps.meant(seen, (*before, thing))
            why = self.hint() if other else meant and self.refused(meant)
            self.refusal = why or _("That does not go together. Choose something that glows.")
            return None
        self.tapped = after
        return tap.decided(tap.narrow(legal, after, names))

    def refused(self, move: Move) -> str:
        """Why a move is illegal; nothing: it is legal."""
        try:
            self.match.check(move)
        except IllegalMove as error:
            return self.face.refusal(error.args)
        return ""

    def hint(self) -> str:
        """In a lesson: a move that is legal, but not the one that it is about."""
        return _("You could do that, but the lesson shows something else now. Choose what glows.")

    def final(self, move: Move) -> bool:
        """There is a choice, and this one cannot be undone."""
        return len(self.match.legal()) > 1 and bool(self.match.no_undo_after(move))

    def spends(self, move: Move) -> bool:
        """It costs what was not tapped: nobody should find that out afterwards."""
        return self.face.taps.spends(self.match.view(self.looking), move, self.tapped)

    def play(self, move: Move) -> None:
        mover = self.match.seat
        self.match.play(move)
        self.let_go()
        moves = len(self.match.moves)
        self.news = News(max(self.news.first, moves + 1 - FRESH), moves)
        self.ending.beat = 0 if self.match.over else None
        self.layout.peeking = False
        self.got = next(iter(self.gainers), None)
        if mover in self.people:
            self.pace.paused = False
        if self.deal:
            self.pace.dealt, self.said = 1, None
        elif mover not in self.people:
            self.said = None  # a bot has played: whoever holds the tablet says so again

    def lay(self) -> None:
        """One more dealt card lies."""
        assert self.pace.dealt is not None
        dealt = self.pace.dealt + 1
        self.pace.dealt = dealt if dealt <= len(self.deal) else None

    def return_to_now(self) -> None:
        self.rewind = Rewind()

    def let_go(self) -> None:
        self.tapped, self.asked, self.refusal = (), None, ""

    def hand_over(self) -> None:
        """Who looks next has to say so."""
        self.said, self.layout.sheet = None, ""
        self.return_to_now()
        self.let_go()
