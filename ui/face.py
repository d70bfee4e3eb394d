"""What the screens must know of a game to show it: how it is drawn and how it speaks. No rules."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

from engine import Event, Move

from .book import Book
from .node import Child
from .parts.flights import Flights, fly, lasts, moving
from .parts.ledger import Ledger
from .parts.reading import Chapter
from .saves.format import Label
from .scene import Scene
from .table.taps import Naming, Taps
from .words import _

Names = Sequence[str]  # of the persons and bots in the seats
Choices = Mapping[str, tuple[str, str]]  # choice of an option -> its word, what it means
Sentences = Mapping[str, Callable[..., str]]
Phases = tuple[int, tuple[str, ...]]  # which part of a round is now, and what each of them is called


class Option(NamedTuple):
    """Something to choose before a game."""

    words: str
    choices: Choices
    parts: Choices = MappingProxyType({})  # some of them chosen by hand are their names, joined by "-"


class About(NamedTuple):
    """What a thing on the table is."""

    title: str
    text: tuple[str, ...]
    rules: tuple[str, ...]  # their numbers
    picture: Child
    more: tuple[str, ...] = ()  # things that one may ask about next


class Drawing(Protocol):
    """What lies on the table. Each draws from a Scene and changes nothing."""

    def symbols(self) -> Child:
        """What the drawings name that is not in the sprite of the page."""

    def board(self, scene: Scene, /) -> Child: ...

    def seats(self, scene: Scene, /) -> Child:
        """Beside the board, unless they are drawn on it."""

    def piles(self, scene: Scene, /) -> Child: ...

    def hand(self, scene: Scene, /) -> Child: ...

    def marks(self, thing: str, /) -> bool:
        """The board itself marks this thing where one of Scene.suggestions names it."""

    def tally(self, scene: Scene, /) -> Child:
        """How the seat that looks stands, what its turn has brought, what its taps would bring."""


class Tapping(Protocol):
    """Which things on the table a move names: from these the taps find the move."""

    def names(self, view: Any, /) -> Naming:
        """The things that a move names, group by group."""

    def keeps(self, tapped: Sequence[str], thing: str, /) -> bool:
        """What was tapped stays: a thing that does not fit to it is refused, and does not begin anew."""

    def plans(self, thing: str, /) -> bool:
        """One can plan with it while it cannot be played: tapped, it shows what it needs."""

    def meant(self, view: Any, tapped: Sequence[str], /) -> Move | None:
        """The move that taps without an effect would have been."""

    def leads(self, view: Any, taps: Taps, /) -> frozenset[str]:
        """Of what glows, what is worth looking at first; the rest can be tapped all the same."""

    def declines(self, view: Any, move: Move, /) -> bool:
        """The move leaves what could still be done: it must not look like the way to go."""

    def joins(self, before: Move, move: Move, /) -> bool:
        """The move goes on with the one before: of a bot they are one step."""

    def run(self, view: Any, name: str, /) -> Sequence[Move]:
        """Moves that one button plays, one after the other."""

    def asks(self, move: Move, /) -> bool:
        """If it cannot be undone, a person is asked about it first."""

    def spends(self, view: Any, move: Move, tapped: Sequence[str], /) -> bool:
        """The move spends something that a person would want to be asked about, and did not tap."""


class Wording(Protocol):
    """What is said about decisions."""

    def title(self) -> str: ...

    def options(self, names: Names, /) -> Mapping[str, Option]:
        """In the order of the set-up; for persons and bots of these names."""

    def phases(self, view: Any, /) -> Phases: ...

    def prompt(self, scene: Scene, /) -> str:
        """What the seat that looks has to decide."""

    def hint(self, scene: Scene, /) -> tuple[str, str] | None:
        """A rule that matters now: in words, and the thing to ask about it."""

    def move(self, move: Move, names: Names, view: Any = None, /) -> str:
        """Words for a button; `view`: the table on which it is played, if that is known."""

    @property
    def along(self) -> Collection[str]:
        """Kinds of moves that are told together with the one before them."""

    @property
    def several(self) -> Mapping[str, Callable[[Sequence[Move]], str]]:
        """Kind of move -> a sentence for several in a row. Kinds with the same one are told together."""

    def then(self, view: Any, move: Move, /) -> str:
        """What follows a move by itself, where it would surprise."""

    def later(self, view: Any, /) -> tuple[str, str] | None:
        """What ends the turn, and when that can be done, while there is no button yet."""

    @property
    def refusals(self) -> Sentences:
        """Kind of reason that the engine gives -> the sentence for it, of its details."""

    def reason(self, term: str, number: int, /) -> str:
        """A term of the adviser's valuation in words; empty: nothing to be said about it."""


class Events(Protocol):
    """What is said, seen and heard of what happened."""

    @property
    def sentences(self) -> Sentences:
        """Kind of event -> its sentence, of the names of the seats and the arguments, called as the game
        declares them; of the others the log is silent."""

    def telling(self, events: Sequence[Event], /) -> Sequence[Event]:
        """Of what a move brought, as far as a seat may know, that which the log tells: nothing twice."""

    def recap(self, events: Sequence[Event], seat: int, names: Names, /) -> list[str]:
        """What a seat did, in a few words each, and to whom."""

    @property
    def flights(self) -> Flights:
        """Kind of event -> what moves then, from thing to thing."""

    @property
    def sounds(self) -> Mapping[str, str]:
        """Kind of event -> what it sounds like: a name in assets/boot/sound.js."""


class Ending(Protocol):
    """How a game ended."""

    def reckoning(self, view: Any, names: Names, /) -> tuple[Ledger, ...]:
        """Part by part."""

    def decided(self, reason: str, /) -> str:
        """Why somebody won, in words."""

    def columns(self) -> dict[str, str]:
        """The categories of the scores; how somebody stands in the end, the last one says."""

    def figure(self, name: str, colour: str, /) -> Child:
        """The piece of a seat, drawn large."""


class Portrait(Protocol):
    """A game on the shelf."""

    def sketch(self, view: Any, /) -> str:
        """What the small picture must know, from the view of a spectator."""

    def picture(self, label: Label, /) -> Child: ...

    def colours(self, view: Any, /) -> tuple[str, ...]:
        """Of the seats in order."""


class Help(Protocol):
    """What things are, and how the table is used."""

    @property
    def topics(self) -> Sequence[str]:
        """Things that `about` tells of in the sheet of help: first what the game is about."""

    def about(self, thing: str, scene: Scene, /) -> About | None:
        """Of everything on the table that has a name."""

    def gestures(self) -> Sequence[str]:
        """What fingers can do on the board, besides what they can on every table."""

    def thing(self, name: str, scene: Scene, /) -> str:
        """What a person can tap, by its name."""

    def read(self, scene: Scene, /) -> list[Chapter]:
        """The table in words, for who listens: chapters with their lines."""


class Deal(Protocol):
    """Of a game whose cards are dealt one by one before all eyes, and looked at in private afterwards."""

    def cards(self, events: Sequence[Event], /) -> tuple[Event, ...]:
        """The events of a move that are shown card by card, at a speed that a person chooses."""

    def sentence(self, event: Event, /) -> str:
        """A card that is being dealt, while it is seen."""

    def prompt(self, scene: Scene, /) -> str:
        """While cards are dealt, and while a seat looks at what it got."""

    def gained(self, events: Sequence[Event], seat: int, /) -> bool:
        """The seat has got something that it may look at alone."""

    def lingers(self, events: Sequence[Event], /) -> bool:
        """What a move did to what lies on the stage is looked at before that is cleared away."""

    def stage(self, scene: Scene, /) -> Child:
        """What lies in place of the board and all beside it, for a while; or nothing."""

    def phases(self, view: Any, dealt: Sequence[Event], /) -> Phases:
        """While cards are dealt, of which these lie already; none: while a seat looks at what it got."""


@dataclass(frozen=True)
class Face:
    """A game as drawings and words: each part a module of ui/games/<key>/."""

    drawing: Drawing
    taps: Tapping
    wording: Wording
    events: Events
    ending: Ending
    portrait: Portrait
    help: Help
    book: Callable[[], Book]  # rules, demos and the first lesson, imported when somebody reads
    deal: Deal | None = None
    open: bool = False  # every seat sees the same: no cover stands between two persons
    # kinds of events that do not say who did it: their sentences get the mover too, after the names
    acts: Collection[str] = ()
    # words for the act that lays open, once the game is over, what was hidden to the end
    lays_open: Callable[[], str] | None = None
    # of a view and a move: that hides what all see now, who may look at it for a while before
    hides: Callable[[Any, Move], bool] | None = None
    # what lies in the places of a hand and of the piles, where it is neither
    areas: Callable[[], tuple[str, str]] | None = None
    # of a game of memory: an older view, that of now, the seat that looks, the events that it knew then and
    # has come to know since -> what it may look at of the older view
    recall: Callable[[Any, Any, int | None, Sequence[Event], Sequence[Event]], Any] | None = None
    # of the options: each seat that alone is helped, and how; shown wherever its name stands before a game
    helps: Callable[[Mapping[str, str]], Mapping[int, str]] | None = None

    def title(self) -> str:
        return self.wording.title()

    def sentence(self, event: Event, names: Names, mover: int | None = None) -> str:
        """What is told of an event that a move of this seat brought, or nothing."""
        say = self.events.sentences.get(event.kind)
        who = (mover,) if event.kind in self.acts else ()
        return say(names, *who, *event.args) if say else ""

    def topic(self, rule: str) -> str:
        """The chapter that tells of a rule first; nothing: none does."""
        chapters = self.book().chapters()
        return next(
            (one.title for one in chapters for paragraph in one.paragraphs if rule in paragraph.rules), ""
        )

    def flights(self, scene: Scene) -> Child:
        return fly(scene, self.events.flights)

    def lasts(self, scene: Scene) -> float:
        """How many beats the flights take."""
        return lasts(moving(scene, self.events.flights))

    def sound(self, event: Event) -> str:
        """What an event sounds like, or nothing."""
        return self.events.sounds.get(event.kind, "")

    def refusal(self, reason: Sequence[Any]) -> str:
        """The engine's reason in words."""
        kind, *details = reason
        say = self.wording.refusals.get(kind)
        return say(*details) if say else _("That is not possible now.")

    def prompt(self, scene: Scene) -> str:
        """What is to be decided, or by whom."""
        seat = scene.view.seat
        if self.deal and (scene.private or scene.dealt is not None):
            return self.deal.prompt(scene)
        if seat is None:
            return _("The game is over.")
        if seat != scene.looking:
            return _("{name} is playing.", name=scene.names[seat])
        return self.wording.prompt(scene)

    def helped(self, options: Mapping[str, str]) -> Mapping[int, str]:
        return self.helps(options) if self.helps else {}

    def decisive(self) -> str:
        """The category that says how somebody stands."""
        *_others, last = self.ending.columns()
        return last

    def gained(self, events: Sequence[Event], seat: int) -> bool:
        return bool(self.deal and self.deal.gained(events, seat))

    def lingers(self, events: Sequence[Event]) -> bool:
        return bool(self.deal and self.deal.lingers(events))

    def stage(self, scene: Scene) -> Child:
        return self.deal.stage(scene) if self.deal else None

    def phases(self, view: Any, dealt: Sequence[Event] = (), looks: bool = False) -> Phases:
        """`dealt`: the cards that lie, while they are dealt; `looks`: a seat looks at what it got."""
        showing = self.deal if dealt or looks else None
        return showing.phases(view, dealt) if showing else self.wording.phases(view)
