"""What somebody waits for, told where it takes long: a download, or a long record."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .node import Node, div, p, progress
from .parts.act import act
from .words import _

if TYPE_CHECKING:
    from .model import Effect, Model

SOON = 3_000  # milliseconds until it is said what a download is waited for
LATE = 15_000  # until it can be asked for again


@dataclass(frozen=True)
class Wait:
    what: str  # site, bots or game
    share: int | None = None  # of a game: so many percent of it are read
    late: bool = False


def waiting(
    model: "Model", number: int, what: str, share: int | None = None, late: bool = False
) -> list["Effect"]:
    """It takes long."""
    model.waits[number] = Wait(what, share, late)
    return []


def came(model: "Model", number: int) -> list["Effect"]:
    """Or nobody wants it any more."""
    model.waits.pop(number, None)
    return []


def ask_again(model: "Model", number: str) -> list["Effect"]:
    """Of the server; what was asked for before may still come."""
    wait = model.waits.get(int(number))
    if not wait:
        return []
    model.waits[int(number)] = Wait(wait.what)
    return [("ask_again", int(number))]


def draw(model: "Model") -> Node | None:
    """Wherever one is: also in the lobby, which is no view."""
    if not model.waits:
        return None
    number, wait = [*model.waits.items()][-1]
    return div(class_="panel box notice")[
        p[_words(wait)],
        wait.share is not None and progress(max=100, value=wait.share, aria_label=_words(wait)),
        wait.late and act("i-restart", _("Try again"), f"ask_again {number}"),
    ]


def _words(wait: Wait) -> str:
    return {
        "site": _("A part of the site is still on its way."),
        "bots": _("What the bots think with is still on its way."),
        "game": _("A long game is being read."),
    }[wait.what]
