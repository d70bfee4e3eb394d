"""While one looks back, this lies where the strip of the turn is: which moment it is, and where to go."""

from ..news import when
from ..node import Node, div, p, section
from ..sitting import Sitting
from ..words import _, pieces
from .act import act
from .log import told
from .sign import sign


def rewind(sitting: Sitting) -> Node:
    assert sitting.rewind.at is not None
    happened = told(sitting, sitting.rewind.at)
    return section(class_="strip rewind panel", aria_label=_("Looking back"))[
        p(class_="ask", id="prompt", tabindex=-1, data_rest=True)[when(sitting)],
        p(class_="happened")[[[pieces(line), ". "] for line in happened]],
        div(class_="acts")[
            _step("i-first", _("To the beginning"), "step first"),
            _step("i-back", _("One move back"), "step back"),
            _step("i-pause", _("Pause"), "replay")
            if sitting.rewind.playing
            else _step("i-play", _("Let the moves follow each other"), "replay"),
            _step("i-on", _("One move on"), "step on"),
            act("i-next", _("Back to now"), "now", id="now", kind="btn--go"),
        ],
    ]


def _step(symbol: str, words: str, do: str) -> Node:
    return sign(symbol, words, id=do.replace(" ", "-"), data_do=do)
