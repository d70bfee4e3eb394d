"""What the screens must know of a game to show it: how it is drawn and how it speaks. No rules."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

from engine import Event, Move

from .node import Child
from .saves import Label
from .tap import Naming, Taps
from .words import _

Choices = Mapping[str, tuple[str, str]]  # choice of an option -> its word, what it means
Sayings = Mapping[str, Callable[..., str]]


class Option(NamedTuple):
    """Something to choose before a game."""

    words: str
    choices: Choices
    parts: Choices = MappingProxyType({})  # some of them chosen by hand are their names, joined by "-"


@dataclass(frozen=True)
class Scene:
    """All that a drawing may depend on: one seat's view, and what can be tapped in it."""

    view: Any
    names: tuple[str, ...]  # of the persons and bots in the seats
    looking: int | None  # the seat whose view it is; None: a spectator
    taps: Taps
    began: Any = None  # the same seat's view when its turn began, while it decides
    asked: Move | None = None  # the move that waits for a yes
    dealt: tuple[Event, ...] | None = None  # while cards are being dealt: those that lie already
    private: bool = False  # the seat that looks is alone with what it has just got
    number: int = 0  # so many moves were played
    news: Sequence[Event] = ()  # of the last move, as far as the seat may know; none after an undo
    known: Sequence[Event] = ()  # all that it may know so far


@dataclass(frozen=True)
class Line:
    """A seat in a part of the reckoning."""

    seat: int
    cells: tuple[Child, ...]  # what the number is made of, below the heads
    number: int
    words: str  # the number with what decides a tie
    mark: str = ""  # won or out
    note: str = ""  # why


@dataclass(frozen=True)
class Ledger:
    """A part of the reckoning. The last one decides who wins: its lines stand in that order."""

    title: str
    lead: str
    heads: tuple[str, ...]  # the seat, the cells, the number
    lines: tuple[Line, ...]
    verdict: str = ""  # what follows from it
    ranked: bool = True  # who did not win has a place all the same


class About(NamedTuple):
    """What a thing on the table is."""

    title: str
    text: tuple[str, ...]
    rules: tuple[str, ...]  # their numbers
    picture: Child
    more: tuple[str, ...] = ()  # things that one may ask about next


class Face(Protocol):
    """A game as drawings and words; a package in ui/games/ is one."""

    @property
    def topics(self) -> Sequence[str]:
        """Things that `about` tells of in the sheet of help: first what the game is about."""

    @property
    def deals(self) -> bool:
        """Cards are dealt one by one before all eyes, at a speed that a person chooses."""

    def title(self) -> str: ...

    def symbols(self) -> Child:
        """What its drawings name that is not in the sprite of the page."""

    def board(self, scene: Scene) -> Child: ...

    def touch(self) -> Sequence[str]:
        """What fingers can do on the board, besides what they can on every table."""

    def stage(self, scene: Scene) -> Child:
        """What lies in place of the board and all beside it, for a while; or nothing."""

    def flights(self, scene: Scene) -> Child:
        """Tokens that fly from thing to thing, by what the last move brought (assets/boot/motion.js)."""

    def seats(self, scene: Scene) -> Child:
        """Beside the board, unless they are drawn on it."""

    def piles(self, scene: Scene) -> Child: ...

    def hand(self, scene: Scene) -> Child: ...

    def tally(self, scene: Scene) -> Child:
        """How the seat that looks stands, what its turn has brought, what its taps would bring."""

    def then(self, view: Any, move: Move) -> str:
        """What follows a move by itself, where it would surprise."""

    def declines(self, move: Move) -> bool:
        """The move leaves what glows: it must not look like the way to go."""

    def spends(self, view: Any, move: Move, tapped: Sequence[str]) -> bool:
        """The move spends something that a person would want to be asked about, and did not tap."""

    def hint(self, scene: Scene) -> tuple[str, str] | None:
        """A rule that bites now: in words, and the thing to ask about it."""

    def phases(
        self, view: Any, dealt: Sequence[Event] = (), looks: bool = False
    ) -> tuple[int, tuple[str, ...]]:
        """The parts of a round in words, and which of them is now; `looks`: a seat looks at what it got."""

    def prompt(self, scene: Scene) -> str:
        """What is to be decided."""

    def names(self, view: Any) -> Naming:
        """The things on the table that a move names, group by group."""

    def keeps(self, tapped: Sequence[str], thing: str) -> bool:
        """What was tapped stays: a thing that does not fit to it is refused, and does not begin anew."""

    def meant(self, view: Any, tapped: Sequence[str]) -> Move | None:
        """The move that taps without an effect would have been."""

    def about(self, thing: str, scene: Scene) -> About | None:
        """Of everything on the table that has a name."""

    def move(self, move: Move, names: Sequence[str], view: Any = None) -> str:
        """Words for a button; `view`: the table on which it is played, if that is known."""

    def telling(self, events: Sequence[Event]) -> Sequence[Event]:
        """Of what a move brought, as far as a seat may know, that which the log tells: nothing twice."""

    @property
    def told(self) -> Sayings:
        """Kind of event -> its sentence, of the names and its details; of the others the log is silent."""

    def doings(self, events: Sequence[Event], seat: int) -> list[str]:
        """What a seat did, in a few words each."""

    def tell_card(self, event: Event) -> str:
        """A card that is being dealt, while it is seen."""

    def sound(self, event: Event) -> str:
        """What it sounds like (a name in sound.js), or nothing."""

    @property
    def refused(self) -> Sayings:
        """Kind of reason that the engine gives -> the sentence for it, of its details."""

    def reckoning(self, view: Any, names: Sequence[str]) -> tuple[Ledger, ...]:
        """How the game ended, part by part."""

    def figure(self, name: str, colour: str) -> Child:
        """The piece of a seat, drawn large."""

    def columns(self) -> dict[str, str]:
        """The categories of the scores; how somebody stands in the end, the last one says."""

    def decided(self, reason: str) -> str: ...

    def options(self, names: Sequence[str]) -> Mapping[str, Option]:
        """In the order of the set-up screen; for persons and bots of these names."""

    def sketch(self, view: Any) -> str:
        """What the small picture of a game must know, from the view of a spectator."""

    def picture(self, told: Label) -> Child:
        """The small picture of a game on the shelf."""

    def colours(self, view: Any) -> tuple[str, ...]:
        """Of the seats in order."""

    def deal(self, events: Sequence[Event]) -> tuple[Event, ...]:
        """The events that are to be shown card by card."""

    def gained(self, events: Sequence[Event], seat: int) -> bool:
        """The seat has got something that it may look at alone."""


def sentence(face: Face, event: Event, names: Sequence[str]) -> str:
    """What is told of an event, or nothing."""
    return face.told[event.kind](names, *event.args) if event.kind in face.told else ""


def refusal(face: Face, reason: Sequence[Any]) -> str:
    """The engine's reason in words."""
    kind, *details = reason
    return face.refused[kind](*details) if kind in face.refused else _("That is not possible now.")


def decisive(face: Face) -> str:
    """The category that says how somebody stands."""
    *_others, last = face.columns()
    return last


# What a face does of which its game has nothing: it takes that from here.


def nothing(*told: object) -> None:
    return None


def none(*told: object) -> tuple[()]:
    return ()


def never(*told: object) -> bool:
    return False


def silent(*told: object) -> str:
    return ""


def telling(events: Sequence[Event]) -> Sequence[Event]:
    return events


deals = False
tell_card = silent
stage = seats = hint = nothing
touch = deal = none
keeps = gained = never
