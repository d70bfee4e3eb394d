"""Moments of a game that was played, one at a time, with a caption each."""

from dataclasses import dataclass, replace
from functools import lru_cache

from engine import IllegalMove, Move, Record

from ..book import Demo
from ..model import Effect, Model
from ..node import Child, Node, b, div, figcaption, figure, p, small
from ..parts.act import act
from ..parts.sign import sign
from ..places import sit_down
from ..table.display import Rewind
from ..table.drawing.result import ledger
from ..table.drawing.rewind import flow
from ..table.reckoning import beats, ledgers
from ..table.sitting import Sitting
from ..table.view import scene_of
from ..words import _

READ = 4_500  # milliseconds for a moment and its caption


@lru_cache(maxsize=4)
def seated(record: str) -> Sitting:
    """The only person in it looks."""
    return Sitting(Record.read(record).replay())


@dataclass
class Showing:
    """A demo, and which of its moments is seen."""

    key: str
    moment: int = 0
    playing: bool = False  # the moments follow each other by themselves

    def to(self, demo: Demo, moment: int) -> None:
        """As far as there are moments."""
        last = len(demo.captions) - 1
        self.moment = max(0, min(moment, last))
        self.playing = self.playing and self.moment < last

    def walk(self, demo: Demo, way: str) -> None:
        """A person steps: nothing goes on by itself any more. Keys know ways that a demo has not."""
        there = {"first": 0, "back": self.moment - 1, "on": self.moment + 1}.get(way)
        if there is not None:
            self.playing = False
            self.to(demo, there)

    def run(self, demo: Demo) -> None:
        """The moments follow each other from here on, or stop; from the last one they begin anew."""
        self.playing = not self.playing
        if self.moment == len(demo.captions) - 1:
            self.moment = 0

    def turn(self, demo: Demo, moment: int) -> bool:
        """The next moment, unless somebody stepped since that one was shown."""
        due = self.playing and self.moment == moment
        if due:
            self.to(demo, moment + 1)
        return due

    def clock(self, name: str) -> list[Effect]:
        """What is called by that name hears when the next moment is due."""
        return [("later", READ, "turn", name, self.moment)] if self.playing else []


def try_here(model: Model, demo: Demo | None, number: str) -> list[Effect]:
    """A game of its own, from a moment of the demo."""
    if not demo or int(number) not in demo.captions:
        return []
    match = seated(demo.record).match.until(int(number))
    return sit_down(model, match, [], title=_("Trial: {demo}", demo=demo.title))


def draw(showing: Showing, demo: Demo, more: Child = None) -> Node:
    """`more`: what else can be done there."""
    moment, last = showing.moment, len(demo.captions) - 1
    number, begins = moves(demo, moment), moment == 0
    return figure(class_="demo", id="demo", aria_label=demo.title, tabindex=-1)[
        figcaption[
            b[demo.title],
            small(class_="num")[_("{n} of {all}", n=moment + 1, all=last + 1)],
            div(class_="acts")[
                sign("i-first", _("To the beginning"), id="demo-first", data_do="step first", off=begins),
                sign("i-back", _("One moment back"), id="demo-back", data_do="step back", off=begins),
                sign(*flow(showing.playing), id="demo-run", data_do="run"),
                sign("i-on", _("One moment on"), id="demo-on", data_do="step on", off=moment == last),
                not over(demo, number) and act("i-hand", _("Try it here"), f"try {number}", id="demo-try"),
                more,
            ],
        ],
        div(class_="caption", role="status", data_longest=longest(demo))[
            p[demo.captions[number]], _refused(demo, number)
        ],
        div(class_=f"scenery {seated(demo.record).match.game.key}")[scenery(demo, number)],
    ]


def longest(demo: Demo) -> str:
    """So much room every caption has, that nothing below it moves."""
    return max(demo.captions.values(), key=len)


def moves(demo: Demo, moment: int) -> int:
    """How many moves were played at it."""
    return list(demo.captions)[moment]


def over(demo: Demo, number: int) -> bool:
    match = seated(demo.record).match
    return match.over and number == len(match.moves)


def scenery(demo: Demo, number: int) -> Child:
    """The board or what lies in its place, and the hand; once the game is over, the reckoning."""
    sitting = seated(demo.record)
    if over(demo, number):
        reached = beats(sitting)
        return [ledger(place, part, reached, sitting) for place, part in enumerate(ledgers(sitting))]
    scene, face = scene_of(replace(sitting, rewind=Rewind(number))), sitting.face
    if stage := face.stage(scene):
        return div(class_="stage", data_rove=True)[stage]
    seats = face.drawing.seats(scene)
    return (
        div(class_="mapwrap")[face.drawing.board(scene)],
        div(class_="front")[
            div(class_="hand", data_rove=True)[face.drawing.hand(scene)],
            seats and div(class_="seats", data_rove=True)[seats],
        ],
    )


def _refused(demo: Demo, number: int) -> Child:
    """What the engine says to a move that is tried there."""
    if number not in demo.tried:
        return None
    try:
        seated(demo.record).match.until(number).check(Move.parse(demo.tried[number]))
    except IllegalMove as error:
        return p(class_="refusal")[seated(demo.record).face.refusal(error.args)]
    raise AssertionError("what is tried is refused")
