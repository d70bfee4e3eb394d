"""A road on the map with the carriages that stand on it; the road itself is in roads.svg."""

from typing import NamedTuple

from engine.games.hellweg.tables import ROADS

from ...node import Node, Part, circle, g, path, text, use
from ...parts.tappable import tappable_shape
from ...words import _, clauses, drawn_once
from . import words
from .land import Point, Stands, path_of, stands
from .pieces import carriage_shape

LINKED = 2  # R14: so many own carriages stay
WIDE = 46  # units beside a road that are tapped as the road


class Wagons(NamedTuple):
    """The carriages of a seat on a road, the black ones apart."""

    seat: int
    colour: str
    owner: str
    black: bool
    number: int


class Track(NamedTuple):
    """All that the drawing of a road depends on."""

    name: str
    wagons: tuple[Wagons, ...]
    thing: str  # the name by which it is tapped now
    can: bool
    pressed: bool
    way: bool  # a sale that is being chosen leads over it
    leaves: int | None  # R14: a carriage of this seat would leave it


@drawn_once
def track(spot: Track) -> Part:
    line = path_of(spot.name)
    lit = " is-chosen" if spot.pressed else " is-reachable" if spot.can else ""
    lit += " is-way" if spot.way else ""
    placed = stands(spot.name, tuple(wagons.number for wagons in spot.wagons)) if spot.wagons else None
    return g(class_=f"track{lit}")[
        g(
            data_look=spot.can,
            **tappable_shape(
                spot.thing, _label(spot), spot.can or spot.pressed, pressed=spot.pressed or None
            ),
        )[path(class_="hit", d=line), path(class_="gold", d=line), spot.can and _room(spot.name)],
        placed
        and [
            _wagons(wagons, point, placed, spot)
            for wagons, point in zip(spot.wagons, placed.points, strict=True)
        ],
    ].part(f"at-{spot.name}")


def _room(road: str) -> Node:
    """As wide as a finger may tap: a road that runs straight down the map would have a box without width, and
    the map would be enlarged for it as for something tiny."""
    x, y = stands(road, (1,)).points[0]
    return circle(class_="room", cx=x, cy=y, r=WIDE / 2)


def stack(road: str, colour: str, black: bool) -> str:
    """The id of the carriages of one kind that stand on a road."""
    return f"drives-{road}-{colour}{'-black' if black else ''}"


def _wagons(wagons: Wagons, point: Point, placed: Stands, spot: Track) -> Node:
    """One, two side by side, or one with a count; a chain below says that they stay."""
    stays = wagons.number >= LINKED and not ROADS[spot.name].cobbled
    beside = 9 if wagons.number == LINKED and not placed.close else 0
    x, y = point
    return g(
        class_="wagons",
        id=stack(spot.name, wagons.colour, wagons.black),
        data_arrives=True,
        data_lags=wagons.number,
        aria_hidden="true",
        transform=f"translate({x} {y}) scale({placed.size})",
    )[
        beside and carriage_shape(wagons.colour, -beside, 0, wagons.black),
        carriage_shape(wagons.colour, beside, 0, wagons.black),
        wagons.number >= LINKED and not beside and _count(wagons.number),
        stays and use(class_="link", href="#hw-link", x=-12, y=12, width=24, height=10),
        spot.leaves == wagons.seat and _leaving(),
    ]


def _count(number: int) -> Node:
    return g(class_="heap")[circle(cx=13, cy=-12, r=9), text(x=13, y=-7)[number]]


def _leaving() -> Node:
    return g(class_="leaves")[circle(cy=-17, r=9), path(d="M0-22v10m-4.5-4.5l4.5 4.5l4.5-4.5")]


def _label(spot: Track) -> str:
    facts = [words.surface(spot.name)]
    if ROADS[spot.name].village:
        facts.append(_("village"))
    facts += [
        _("{carriages} of {name}", carriages=words.carriages(one.number), name=one.owner)
        for one in spot.wagons
    ]
    if spot.leaves is not None:
        facts.append(_("a carriage would leave it"))
    return _("{name}: {text}", name=words.road(spot.name), text=clauses(facts))
