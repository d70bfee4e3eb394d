"""A game being played at this screen: the match, who looks at it, and what lies around it.

What it shows is in view.py, what its bots do next in bots.py, what is said of it in announcements.py.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from engine import Event, Match, Move
from engine.planning import Planning

from ..face import Face
from ..games import FACES
from .choice import Choice
from .display import Clock, Ending, Layout, News, Rewind
from .guide import Guide
from .seating import Seating
from .suggestions import Counsel

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
    def wanted(self) -> Move | None:
        """In a lesson: the move that comes next."""
        return self.guide.wanted(self.match.moves) if self.guide else None

    @property
    def learned(self) -> bool:
        """The lesson is over, and nobody plays until its end was read."""
        return bool(self.guide and self.guide.done(self.match.moves))

    @property
    def offered(self) -> Sequence[Move]:
        """What glows: in a lesson, only what it asks for."""
        return [self.wanted] if self.wanted else self.match.legal()

    def deals(self, chosen: str) -> str:
        """How cards are dealt, by a name in CARDS: in a lesson by hand, whatever was chosen."""
        return "hand" if self.guide else chosen

    @property
    def ended(self) -> bool:
        """The result is to be read."""
        return self.match.over and not (self.ending.aside or self.looking_back or self.clock.lingers)

    @property
    def deal(self) -> tuple[Event, ...]:
        """The cards that the last move dealt, which are shown one by one."""
        return self.face.deal.cards(self.match.events[-1]) if self.face.deal else ()

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
