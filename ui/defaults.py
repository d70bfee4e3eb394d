"""What many games answer alike, in a line: `seats = nothing`."""

from typing import Any

from engine.parts.first import DRAWN

from .face import Names, Option
from .table.taps import Taps
from .words import _


def nothing(*_asked: Any) -> None: ...


def never(*_asked: Any) -> bool:
    return False


def none(*_asked: Any) -> tuple[()]:
    return ()


def all_that_glows(_view: Any, taps: Taps) -> frozenset[str]:
    return taps.glow


def always(*_asked: Any) -> bool:
    return True


def unsaid(*_asked: Any) -> str:
    return ""


def who_begins(names: Names) -> Option:
    """The option of engine/parts/first.py."""
    seats = {str(seat): (name, _("{name} begins.", name=name)) for seat, name in enumerate(names, 1)}
    return Option(_("Who begins"), {DRAWN: (_("drawn by lot"), _("Chance says who begins.")), **seats})
