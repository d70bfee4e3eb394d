"""What the words of the castle mean: in short, with the numbers of the rules."""

from collections.abc import Callable

from engine.games.castle.tables import ACTIONS, COUNTS, MICE

from ...face import About
from ...node import svg
from ...scene import Scene
from ...words import _
from .cheese import flagstone
from .words import tile

topics = ("aim", "turn", "uncover", "running", "pushing", "feeding", "roofs", "falling", "reserve", "memory")


def _aim(scene: Scene) -> About:
    text = (
        _("Collect {n} different kinds of cheese before the others.", n=scene.view.goal),
        _("A kind is yours as soon as two of your mice stand on it at once."),
    )
    return About(_("The aim"), text, ("R4", "R16", "R19"), None)


def _turn(_scene: Scene) -> About:
    text = (
        _("You have {n} actions: lift roofs, run, and push the floor once.", n=ACTIONS),
        _("You may do less. Then rooms without a mouse get their roofs back."),
    )
    return About(_("Your turn"), text, ("R5", "R18"), None)


def _uncover(_scene: Scene) -> About:
    text = (
        _("Lift a roof that touches a mouse of yours, by a side or a corner, for one action."),
        _("All see what lies below. This cannot be taken back."),
    )
    return About(_("Lifting roofs"), text, ("R6", "S8", "S24"), None)


def _running(_scene: Scene) -> About:
    text = (
        _("A mouse runs one square up, down or sideways. Each square costs one action."),
        _("It may jump over mice. The squares jumped over cost an action each, too."),
        _("It stays off roofs, mousetraps and towers."),
    )
    return About(_("Running"), text, ("R7", "R9", "R10", "R11", "S4"), None)


def _pushing(_scene: Scene) -> About:
    text = (
        _("Push the spare tile in at one of the twelve bridges. The whole line moves on by one square."),
        _("Mice stay where they are. What falls out at the far end is the new spare tile."),
        _("Once a turn, for one action. It cannot be taken back."),
    )
    return About(_("Pushing"), text, ("R12", "R13", "S1"), None)


def _feeding(_scene: Scene) -> About:
    text = (
        _("Two mice of yours on the same kind of cheese bring you that kind, in anybody’s turn."),
        _("Each kind counts once."),
    )
    return About(_("Cheese"), text, ("R16", "R17", "S20"), None)


def _roofs(_scene: Scene) -> About:
    text = (
        _("When a turn ends, each open room without a mouse gets its roof back."),
        _("Rooms with a dashed edge will close. Remember what lies there!"),
    )
    return About(_("Roofs"), text, ("R18", "S9", "S25"), None)


def _falling(_scene: Scene) -> About:
    text = (
        _("If a mousetrap slides below a mouse, the mouse falls into the cellar and stays there."),
        _("The third mouse that a player loses ends the game. That player cannot win."),
        _("Of the others the one with the most kinds wins."),
    )
    return About(_("The cellar"), text, ("R14", "R20", "R21"), None)


def _reserve(_scene: Scene) -> About:
    text = (
        _("You have {n} mice. A mouse comes from the reserve onto a free tower for one action.", n=MICE),
        _("It may also jump in over a tower on which a mouse stands."),
    )
    return About(_("The reserve"), text, ("R2", "R8", "S18"), None)


def _memory(scene: Scene) -> About:
    words = {
        "heart": _("In this game nothing is marked: remember what you saw."),
        "fading": _("In this game what was seen stays marked on its roof for a round."),
        "marks": _("In this game what was seen stays marked on its roof."),
    }[scene.view.memory]
    return About(_("Memory"), (words, _("The marks move along with every push.")), ("S28",), None)


def _tower(_scene: Scene) -> About:
    text = (_("Mice come in here. No mouse goes back onto a tower."),)
    return About(_("Tower"), text, ("R2", "R8", "R9"), None)


def _raised(_scene: Scene) -> About:
    text = (_("Here the floor never moves: no cheese, no mousetrap, and safe for a mouse."),)
    return About(_("Raised square"), text, ("R15",), None)


TERMS: dict[str, Callable[[Scene], About]] = {
    "aim": _aim,
    "turn": _turn,
    "uncover": _uncover,
    "running": _running,
    "pushing": _pushing,
    "feeding": _feeding,
    "roofs": _roofs,
    "falling": _falling,
    "cellar": _falling,
    "reserve": _reserve,
    "memory": _memory,
    "tower": _tower,
    "raised": _raised,
}


def tile_about(kind: str) -> About:
    picture = svg(class_="sparetile", viewBox="0 0 100 100", aria_hidden="true")[flagstone(kind)]
    text = {
        "plain": _("Nothing lies on it."),
        "trap": _("No mouse runs onto it. A mouse below which it slides falls into the cellar."),
    }.get(kind) or _("Two mice of yours on this kind at once, and it is yours.")
    there = _("There are {n} of them.", n=COUNTS[kind])
    rules = {"plain": ("R1",), "trap": ("R9", "R14")}.get(kind, ("R16", "R17"))
    return About(tile(kind), (text, there), rules, picture)
