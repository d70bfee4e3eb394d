"""The castle in words: decisions, options, refusals."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from engine import Move
from engine.games.castle.preview import preview
from engine.games.castle.state import Table
from engine.games.castle.steps import Turn
from engine.games.castle.tables import PLACE, TOWERS
from engine.parts.first import DRAWN

from ...defaults import nothing, who_begins
from ...face import Names, Option, Phases, Sentences
from ...scene import Scene
from ...words import _, count, listed
from .reason import reason as reason
from .words import corner, slot, tile

hint = later = nothing
along: tuple[str, ...] = ()
several: dict[str, Callable[[Sequence[Move]], str]] = {}


def title() -> str:
    return _("Castle of Mice")


def phases(view: Table) -> Phases:
    """R5."""
    goal = _("First to {n} kinds of cheese", n=view.goal)
    if not view.todo:
        return 1, (goal,)
    step = view.todo[-1]
    if not isinstance(step, Turn):
        return 0, (_("First mice"), goal)
    return 1, (goal, count("{n} action left", "{n} actions left", step.left))


def prompt(scene: Scene) -> str:
    view, tapped = scene.view, scene.taps.tapped
    step = view.todo[-1]
    if not isinstance(step, Turn):
        return _("Put your first mouse on a tower.")
    if tapped and tapped[-1] == "reserve":
        return _("Where does the mouse come in?")
    if tapped and tapped[-1] in PLACE:
        return _("Where does the mouse run? Paws show what it costs.")
    if not step.left:
        return _("No actions are left: end your turn.")
    if step.pushed:
        return _("Lift a roof beside your mice, or run.")
    return _("Lift a roof, run with a mouse, or push the floor.")


def move(move: Move, names: Names, view: Table | None = None) -> str:
    match tuple(move):
        case ("tower", square):
            return _("First mouse: {place}", place=corner(square))
        case ("uncover", room):
            return _("Lift the roof at {square}", square=room.removeprefix("roof-"))
        case ("enter", square):
            if square in TOWERS:
                return _("A new mouse: {place}", place=corner(square))
            return _("A new mouse jumps to {square}", square=square)
        case ("run", start, square):
            return _("Run from {start} to {square}", start=start, square=square)
        case ("push", name):
            pushed = _("Push {line}", line=slot(name))
            found = outlook(view, name, names) if view else []
            return _("{push}: {text}", push=pushed, text=listed(found)) if found else pushed
    return _("End turn")


def then(view: Table, move: Move) -> str:
    """How many roofs the end of the turn closes (R18)."""
    if move.kind != "end" or not view.todo:
        return ""
    closing = len(view.closing())
    return count("{n} roof closes", "{n} roofs close", closing) if closing else ""


def outlook(view: Table, slot: str, names: Names) -> list[str]:
    """What a push would bring, as far as it is seen (S35)."""
    seen = preview(view, slot)
    return [
        *_of(view, seen.falls, names, lambda who: _("{name}’s mouse falls", name=who)),
        *_of(view, seen.perhaps, names, lambda who: _("{name}’s mouse may fall", name=who)),
        *(_("{cheese} for {name}", cheese=tile(kind), name=names[seat]) for seat, kind in seen.feeds),
        *([] if seen.winner is None else [_("this ends the game, {name} wins", name=names[seen.winner])]),
    ]


def _of(view: Table, squares: Iterable[str], names: Names, say: Callable[[str], str]) -> list[str]:
    return [say(names[view.mice[square]]) for square in squares]


refusals: Sentences = {
    "occupied": lambda square: _("A mouse stands on {square} already.", square=square),
    "tower_first": lambda: _("First put a mouse on a tower."),
    "no_actions": lambda: _("Your four actions are used up: end your turn."),
    "no_room": lambda: _("The castle has no such room."),
    "no_slot": lambda: _("The castle has no such bridge."),
    "no_square": lambda: _("The castle has no such square."),
    "open_already": lambda room: _("That room is open."),
    "not_touching": lambda room: _("None of your mice is beside that roof."),
    "pushed_already": lambda: _("You have pushed this turn: once is all."),
    "no_reserve": lambda: _("No mouse is left in your reserve."),
    "no_mouse": lambda square: _("No mouse of yours stands there."),
    "no_return": lambda square: _("No mouse goes back onto a tower."),
    "roofed": lambda square: _("There is a roof over {square}: lift it first.", square=square),
    "trap": lambda square: _("A mousetrap lies on {square}.", square=square),
    "too_far": lambda square: _("The mouse does not get to {square} from there.", square=square),
}


def options(names: Names) -> Mapping[str, Option]:
    aided = {
        str(seat): (name, _("Only {name} is shown the marks.", name=name))
        for seat, name in enumerate(names, 1)
    }
    return {
        "goal": Option(
            _("Aim"),
            {
                "4": (_("4 kinds"), _("The first with four kinds of cheese wins.")),
                "5": (_("5 kinds"), _("A longer game, good for two or three.")),
                "6": (_("6 kinds"), _("The longest game, good for two or three.")),
            },
        ),
        "plan": Option(
            _("Rooms"),
            {
                "front": (_("front"), _("The rooms of the front of the board.")),
                "back": (_("back"), _("The rooms of the back of the board.")),
                DRAWN: (_("drawn by lot"), _("Chance says which rooms.")),
            },
        ),
        "peek": Option(
            _("First look"),
            {
                "no": (_("no"), _("The floor is hidden from the start.")),
                "yes": (_("yes"), _("All see the whole floor until the first action.")),
            },
        ),
        "memory": Option(
            _("Memory"),
            {
                "heart": (_("by heart"), _("No help: remember what you saw.")),
                "fading": (_("fading marks"), _("What was seen stays marked on its roof for a round.")),
                "marks": (_("marks"), _("What was seen stays marked on its roof.")),
            },
        ),
        "aided": Option(_("Marks are for"), {"all": (_("everybody"), _("All see the marks.")), **aided}),
        "first": who_begins(names),
    }
