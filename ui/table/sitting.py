"""A game being played at this screen: the match, who looks at it, and what this screen shows of it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any

from engine import Event, Match, Move, known
from engine.planning import Planning

from ..face import Face
from ..games import FACES
from ..scene import Scene, Suggestion
from .choice import Choice
from .display import Clock, Ending, Layout, News, Rewind
from .guide import Guide
from .seating import Seating
from .suggestions import Counsel, suggestions
from .taps import Taps, led, narrow

FRESH = 4  # moves that stay in the live region


@dataclass
class Sitting:
    match: Match
    mark: str = ""  # its name on the shelf
    saves: int = 0  # so often it was saved
    title: str = ""  # as a person called it
    guide: Guide | None = None  # leads through a lesson
    choice: Choice = field(default_factory=Choice)
    clock: Clock = field(default_factory=Clock)
    rewind: Rewind = field(default_factory=Rewind)
    layout: Layout = field(default_factory=Layout)
    ending: Ending = field(default_factory=Ending)
    advice: Counsel | None = None  # of the adviser, once somebody asked
    review: Any = None  # of the finished game: what was found (ui/pages/review/points.py)
    fault: str = ""  # the bot that could not play
    face: Face = field(init=False)
    seating: Seating = field(init=False)
    planning: Planning = field(init=False)
    news: News = field(init=False)

    def __post_init__(self) -> None:
        self.face = FACES[self.match.game.key]  # nobody sits at a table that the page cannot draw yet
        self.seating = Seating(self.match, self.face)
        self.planning = Planning(self.match)
        self.news = News(len(self.match.events), len(self.match.moves))

    @property
    def private(self) -> bool:
        """A seat looks alone at what it received."""
        recipient = self.seating.recipient
        return recipient is not None and self.looking == recipient and not self.clock.lingers

    @property
    def dealing(self) -> bool:
        """Cards are being dealt, for all eyes."""
        return self.clock.dealt is not None

    @property
    def everybody_looks(self) -> bool:
        """Cards are dealt, or what happened to the piles is held: everybody looks, and nobody decides."""
        return self.dealing or self.clock.lingers

    @property
    def looking(self) -> int | None:
        """Whose view is on the screen. Several persons share it: each says so first, and while cards are
        dealt everybody looks."""
        seating = self.seating
        if seating.alone is not None:
            return seating.alone
        if self.face.open:
            return seating.next if seating.next in seating.people else None
        return seating.holder if seating.holder == seating.next and not self.everybody_looks else None

    @property
    def covered(self) -> bool:
        """The tablet goes to another person: nothing secret is on the page."""
        return self.seating.next in self.seating.people and self.looking is None and not self.everybody_looks

    @property
    def looking_back(self) -> bool:
        """A moment that is over is on the screen."""
        return self.rewind.at is not None

    @property
    def here(self) -> bool:
        """The table is shown as it stands, and nothing else has to be looked at first."""
        held = self.everybody_looks or self.clock.holds
        return not (held or self.looking_back) and self.seating.recipient is None

    @property
    def acting(self) -> bool:
        """The person who looks may decide now."""
        return self.here and self.match.seat is not None and self.match.seat == self.looking

    @property
    def advised(self) -> bool:
        """The person who decides may ask what to do."""
        return self.acting and self.match.game.advises and not self.guide

    @property
    def counsel(self) -> Counsel | None:
        """What the adviser says about the moment that is on the table."""
        advice = self.advice
        return advice if advice and self.advised and advice.number == len(self.match.moves) else None

    @property
    def waiting(self) -> bool:
        """A bot is to decide."""
        over = self.match.over or self.match.full or self.learned
        return self.here and not over and self.match.seat not in self.seating.people

    @property
    def wanted(self) -> Move | None:
        """In a lesson: the move that comes next."""
        return self.guide.wanted(self.match.moves) if self.guide else None

    @property
    def planned(self) -> Move | None:
        """What a bot plays next, if that is known."""
        return self.wanted or next(iter(self.planning.planned()[0]), None)

    @property
    def joined(self) -> bool:
        """What a bot plays next goes on with what it has played, or is no choice at all."""
        move, moves = self.planned, self.match.moves
        return bool(self._only_no or (move and moves and self.face.taps.joins(moves[-1], move)))

    @property
    def thinking(self) -> bool:
        """A bot is to decide, and has thought for a while."""
        return self.waiting and self.clock.slow == len(self.match.moves)

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
        return bool(self.guide and self.waiting and self.guide.pause(len(self.match.moves)))

    def deals(self, chosen: str) -> str:
        """How cards are dealt, by a name in CARDS: in a lesson by hand, whatever was chosen."""
        return "hand" if self.guide else chosen

    @property
    def spoken_of(self) -> int:
        """After so many moves a lesson stands: what is still watched is spoken of afterwards."""
        return len(self.match.moves) - self.everybody_looks

    @property
    def offered(self) -> Sequence[Move]:
        """What glows: in a lesson, only what it asks for."""
        return [self.wanted] if self.wanted else self.match.legal()

    @property
    def ended(self) -> bool:
        """The result is to be read."""
        return self.match.over and not (self.ending.aside or self.looking_back or self.clock.lingers)

    @property
    def seen(self) -> Any:
        """What the seat that looks sees, or saw at the moment that is looked back at."""
        at, seat = self.rewind.at, self.looking
        then = self.match.view(seat, at)
        once = self.rewind.once and self.rewind.playing
        if at is None or once or not self.face.recall:
            return then
        since = known(chain(*self.match.events[at + 1 :]), seat)
        return self.face.recall(then, self.match.view(seat), seat, self._known(), since)

    @property
    def deal(self) -> tuple[Event, ...]:
        """The cards that the last move dealt, which are shown one by one."""
        return self.face.deal.cards(self.match.events[-1]) if self.face.deal else ()

    def known(self, number: int) -> list[Event]:
        """What the seat that looks may know of a move; 0: of the set-up."""
        return known(self.match.events[number], self.looking)

    def taps(self) -> Taps:
        names = self.face.taps.names(self.seen)
        if not self.acting:
            return narrow([], (), names)
        taps = narrow(self.offered, self.choice.tapped, names)
        return taps if self.wanted else led(taps, self.face.taps.leads(self.seen, taps))

    @property
    def forced(self) -> Move | None:
        """A move that only says no, where nothing else can be done, and no other person could learn that."""
        return self._only_no if self.seating.alone is not None and self.acting and not self.guide else None

    @property
    def _only_no(self) -> Move | None:
        legal = self.match.legal()
        return legal[0] if len(legal) == 1 and self.face.taps.declines(self.seen, legal[0]) else None

    def scene(self) -> Scene:
        moves = len(self.match.moves)
        news = self.known(-1) if not self.looking_back and self.news.last == moves else ()
        return Scene(
            self.seen,
            self.seating.names,
            self.looking,
            self.taps(),
            began=self._began() if self.acting else None,
            asked=self.choice.asked if self.acting else None,
            planned="" if self.looking is None else self.layout.planned,
            dealt=self.deal[: self.clock.dealt] if self.dealing else None,
            private=self.private and not self.looking_back,
            number=moves,
            news=news,
            before=self.match.view(self.looking, moves - 1) if news and moves else None,
            opens=self.clock.opens,
            lingers=self.clock.lingers and not (self.looking_back or self.match.over),
            open=self.ending.open and not self.looking_back,
            known=self._known(),
            suggestions=self._suggestions(),
        )

    def _suggestions(self) -> Sequence[Suggestion]:
        counsel = self.counsel
        if not counsel or not counsel.plans:
            return ()
        return suggestions(self.face, counsel.plans, counsel.chosen, self.seating.names, self.seen)

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

    def play(self, move: Move) -> None:
        mover, counsel = self.match.seat, self.counsel
        self.match.play(move)
        self.advice = counsel and counsel.after(move)
        self.let_go()
        moves = len(self.match.moves)
        self.news = self._news(mover, moves)
        self.ending.beat = 0 if self.match.over else None
        self.layout.peeking, self.clock.opens, self.clock.lingers = False, False, False
        self.clock.holds = None
        self.seating.receive()
        if mover in self.seating.people:
            self.clock.paused, self.layout.log = False, None
        if self.deal:
            self.clock.dealt, self.seating.holder = 1, None
        elif mover not in self.seating.people:
            self.seating.holder = None  # a bot has played: whoever holds the tablet says so again

    def _news(self, mover: int | None, moves: int) -> News:
        """Who skips what the others do hears it in sum."""
        if mover in self.seating.people:
            return News(max(self.news.first, moves + 1 - FRESH), moves)
        skipped = self.clock.hurried
        first = moves + 1 if skipped else max(self.news.first, moves + 1 - FRESH)
        return News(first, moves, self.news.summed_up or skipped)

    def lay(self) -> None:
        """One more dealt card lies."""
        assert self.clock.dealt is not None
        dealt = self.clock.dealt + 1
        self.clock.dealt = dealt if dealt <= len(self.deal) else None

    def return_to_now(self) -> None:
        self.rewind, self.layout.log = Rewind(), None

    def let_go(self) -> None:
        self.choice = Choice()

    def hand_over(self) -> None:
        """Who looks next has to say so."""
        self.seating.holder, self.layout.sheet, self.layout.planned = None, "", ""
        self.return_to_now()
        self.let_go()
