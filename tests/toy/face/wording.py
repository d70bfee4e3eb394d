"""What is said about decisions."""

from collections.abc import Callable

from engine import Move
from ui.defaults import nothing, unsaid, who_begins
from ui.face import Names, Option, Phases
from ui.scene import Scene
from ui.words import _

from ..game import Table
from .words import card

reason = then = unsaid  # nobody advises here, and nothing follows by itself
hint = later = nothing
along = ()
several: dict[str, Callable[..., str]] = {}
refusals = {"no_card": lambda name: _("You do not hold {card}.", card=card(name))}


def title() -> str:
    return _("Toy")


def options(names: Names) -> dict[str, Option]:
    rounds = {
        number: (number, _("The game is over after round {n}.", n=number)) for number in ("2", "6", "9")
    }
    return {
        "rounds": Option(_("Rounds"), rounds),
        "first": who_begins(names),
    }


def phases(view: Table) -> Phases:
    return 0 if view.todo else 1, (_("Turns"),)


def prompt(scene: Scene) -> str:
    return _("Lay cards, draw, roll, or end your turn.")


def move(move: Move, names: Names, view: Table | None = None) -> str:
    match tuple(move):
        case ("lay", name):
            return _("Lay: {card}", card=card(name))
        case ("draw",):
            return _("Draw a card")
        case ("roll",):
            return _("Roll the die")
    return _("End turn")
