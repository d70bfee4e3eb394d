"""What this screen shows beside the game itself, noun by noun: no rule depends on it."""

from dataclasses import dataclass

from engine import Move

BESIDE = "beside"  # the drawer of a phone for what lies beside the board for a while


@dataclass
class Clock:
    """Cards fall and bots play by themselves, unless they are paused."""

    dealt: int | None = None  # so many cards of the last deal lie; None: all
    opens: bool = False  # a new game: the table is laid before all eyes
    lingers: bool = False  # what the last move did is looked at before what follows
    holds: Move | None = None  # it hides something, and waits until all have had a look
    paused: bool = False  # cards and bots wait until they are asked for
    hurried: bool = False  # bots take no time until a person decides
    called: int | None = None  # after so many moves a bot was to play, and had to think first
    slow: int | None = None  # after so many moves that takes a while


@dataclass
class Rewind:
    """Looking back at moments that are over."""

    at: int | None = None  # the moment: so many moves were played; None: now
    playing: bool = False  # the moments follow each other by themselves
    once: bool = False  # as they were seen then, as long as they do so


@dataclass
class Layout:
    """What lies where around the table."""

    sheet: str = ""  # lies over it: a name in SHEETS or LATER of drawing/table.py
    about: str = ""  # the thing that was asked about
    planned: str = ""  # the thing that is planned with
    drawer: str = "hand"  # lies open on a phone: a name in drawing/tabs.py
    peeking: bool = False  # the board is looked at although the stage would lie there
    log: int | None = None  # the moment around which it was unrolled; None: around what is shown
    recapped: int | None = None  # after so many moves the recap was put away
    rewatched: int | None = None  # what followed so many moves was watched once more


@dataclass
class News:
    """What is announced: the moves from one on; and that one was taken back."""

    first: int  # what happened before is not announced any more
    last: int  # so many moves there were when one was played last
    summed_up: bool = False  # what the others did since the own move was not said move by move
    taken: tuple[str, ...] = ()  # the moves that were taken back together last, in words
    announced: frozenset[str] = frozenset()  # in another language, by name


@dataclass
class Ending:
    """The result, once the game is over."""

    beat: int | None = None  # how far the reckoning is told; None: to its end
    aside: bool = False  # it is put aside, to look at the table
    open: bool = False  # what was hidden to the end lies open there
