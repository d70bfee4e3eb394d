"""While one looks back, this lies where the strip of the turn is: which moment it is, and where to go."""

from ...node import Child, Node, div, p, section
from ...parts.act import act
from ...parts.sign import sign
from ...words import _, pieces
from ..announcements import when
from ..sitting import Sitting
from .log import move_sentences


def rewind(sitting: Sitting) -> Node:
    return section(
        class_="strip rewind panel", id="turn", tabindex=-1, data_rest=True, aria_label=_("Looking back")
    )[
        moment(sitting, when(sitting)),
        div(class_="acts")[
            step("i-first", _("To the beginning"), "step first"),
            step("i-back", _("One move back"), "step back"),
            step(*flow(sitting.rewind.playing), "replay"),
            step("i-on", _("One move on"), "step on"),
            act("i-next", _("Back to now"), "now", id="now", kind="btn--go"),
        ],
    ]


def flow(playing: bool) -> tuple[str, str]:
    """The sign and the words of the button that lets moments follow each other, or stops them."""
    return ("i-pause", _("Pause")) if playing else ("i-play", _("Let the moves follow each other"))


def moment(sitting: Sitting, question: str) -> Child:
    """Which one it is, and what happened there."""
    assert sitting.rewind.at is not None
    return (
        p(class_="ask", id="prompt")[question],
        p(class_="happened", tabindex=0)[
            [[pieces(line), ". "] for line in move_sentences(sitting, sitting.rewind.at)]
        ],
    )


def step(symbol: str, words: str, do: str) -> Node:
    return sign(symbol, words, id=do.replace(" ", "-"), data_do=do)
