"""What things are, and the castle read aloud."""

from engine.games.castle.memory import helped, marks
from engine.games.castle.steps import Turn
from engine.games.castle.tables import COUNTS, PLACE, RAISED, ROOMS, SLOTS, TOWERS

from ...face import About
from ...parts.reading import Chapter, seat_by_seat
from ...scene import Scene
from ...words import _, count, listed
from .terms import TERMS, tile_about
from .terms import topics as topics
from .words import corner, room, slot, tile


def gestures() -> tuple[str, ...]:
    return (_("The castle can be enlarged with two fingers, and dragged with one."),)


def about(thing: str, scene: Scene) -> About | None:
    view = scene.view
    if thing in COUNTS:
        return tile_about(thing)
    if thing == "spare":
        return tile_about(view.spare)
    if thing.startswith("seat/"):
        return _seat(int(thing.removeprefix("seat/")), scene)
    if thing in ROOMS[view.plan]:
        return TERMS["uncover"](scene)._replace(title=room(thing))
    if thing in SLOTS:
        return TERMS["pushing"](scene)._replace(title=slot(thing))
    if thing in TOWERS:
        return TERMS["tower"](scene)
    if thing in RAISED:
        return TERMS["raised"](scene)
    if thing in PLACE:
        return TERMS["uncover"](scene) if view.roofed(thing) else tile_about(view.floor[thing])
    return TERMS[thing](scene) if thing in TERMS else None


def _seat(seat: int, scene: Scene) -> About:
    return About(scene.names[seat], tuple(f"{text}." for text in _facts(seat, scene)), ("R4", "R20"), None)


def thing(name: str, scene: Scene) -> str:
    if name in ROOMS[scene.view.plan]:
        return room(name)
    if name in SLOTS:
        return _("push {line}", line=slot(name))
    if name in TOWERS:
        return corner(name)
    if name == "reserve":
        return _("a mouse of the reserve")
    if name in scene.view.mice:
        return _("the mouse on {square}", square=name)
    return _("square {square}", square=name)


def read(scene: Scene) -> list[Chapter]:
    view = scene.view
    step = view.todo[-1] if view.todo else None
    now = [_("Spare tile: {tile}.", tile=tile(view.spare))]
    if isinstance(step, Turn):
        now.append(count("{n} action is left.", "{n} actions are left.", step.left))
    return [
        (_("Turn"), now),
        (_("Mice"), [_mice(seat, scene) for seat in view.seats]),
        (_("Open rooms"), _open(scene) or [_("All rooms are roofed.")]),
        *_marks(scene),
        seat_by_seat(scene, lambda seat: _facts(seat, scene)),
    ]


def _mice(seat: int, scene: Scene) -> str:
    squares = sorted(
        (square for square, who in scene.view.mice.items() if who == seat), key=PLACE.__getitem__
    )
    where = listed(corner(square) if square in TOWERS else square for square in squares)
    return _("{name}: {places}.", name=scene.names[seat], places=where or _("none"))


def _open(scene: Scene) -> list[str]:
    view = scene.view
    lines = []
    for name, squares in ROOMS[view.plan].items():
        if not view.todo or name not in view.roofs:
            tiles = listed(
                _(
                    "{square} {tile}",
                    square=square,
                    tile=tile(view.floor[square]) if square in view.floor else _("raised"),
                )
                for square in squares
            )
            lines.append(_("{room}: {tiles}.", room=name.removeprefix("roof-"), tiles=tiles))
    return lines


def _marks(scene: Scene) -> list[Chapter]:
    found = marks(scene.view, scene.known, scene.looking)
    lines = [_("{square} {tile}", square=square, tile=tile(kind)) for square, kind in found.items()]
    return [(_("Marks on the roofs"), lines)] if lines else []


def _facts(seat: int, scene: Scene) -> list[str]:
    view = scene.view
    kinds = view.kinds[seat]
    return [
        _("{n} of {all} kinds", n=len(kinds), all=view.goal),
        *([listed(map(tile, kinds))] if kinds else []),
        count("{n} mouse in reserve", "{n} mice in reserve", view.reserve[seat]),
        *([count("{n} mouse fell", "{n} mice fell", view.fallen[seat])] if view.fallen[seat] else []),
        *([_("sees marks on the roofs")] if helped(view, seat) else []),
    ]
