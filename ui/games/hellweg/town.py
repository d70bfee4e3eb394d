"""A town on the map: skyline, trading houses with their signs, plate, tokens. It is tapped as a whole to buy
there; where something is placed or taken, each of its houses is a button."""

from typing import NamedTuple

from engine.games.hellweg.tables import GOOD_OF, HOUSES, ROUTES, TOWN_OF

from ...node import Child, Node, Part, circle, g, path, rect, text, use
from ...parts.tappable import tappable_shape
from ...words import _, clauses, drawn_once, listed
from . import words
from .land import SITES, half_plate
from .pieces import token_shape

STEP = 24  # between the tokens of two seats
HIGH = 27
SEALS = {end: gain for gain, ends in ROUTES.items() for end in ends}
GLYPHS = {"storage": "store", "stockup": "stock", "thaler": "turnup", "carriages": "wagons"}
HOUSES_OF = {town: tuple(house for house in HOUSES if TOWN_OF[house] == town) for town in SITES}

Standing = tuple[tuple[str, str, int], ...]  # colour, owner, number


class House(NamedTuple):
    """A trading house: its tokens, and what a tap does there."""

    name: str
    tokens: Standing
    thing: str  # the name by which it is tapped now
    can: bool
    pressed: bool


class Town(NamedTuple):
    """All that the drawing of a town depends on."""

    name: str
    houses: tuple[House, ...]
    split: bool  # the houses are the buttons
    can: bool
    seals: bool
    asked: str  # the house that the card asks for now
    closed: bool  # R4: no token goes there in the set-up
    offer: str  # what the trading card says of it


@drawn_once
def town(spot: Town) -> Part:
    if not spot.split or len(spot.houses) == 1:
        house = spot.houses[0]
        thing, can, pressed = (
            (house.thing, house.can, house.pressed) if spot.split else (spot.name, spot.can, False)
        )
        lit = " is-chosen" if pressed else " is-reachable" if can else ""
        return g(class_=_classes(spot, lit))[
            g(
                data_look=can or bool(spot.asked),
                **tappable_shape(thing, _label(spot), can or pressed, pressed=pressed or None),
            )[_lit(spot), _walls(spot), _plate(spot)],
            _seal(spot),
            [_yard(house, spot) for house in spot.houses],
        ].part(f"at-{spot.name}")
    return g(class_=_classes(spot))[
        _walls(spot, gables=False),
        [_part(house, place, spot) for place, house in enumerate(spot.houses)],
        _plate(spot),
        _seal(spot),
        [_yard(house, spot) for house in spot.houses],
    ].part(f"at-{spot.name}")


def _classes(spot: Town, lit: str = "") -> str:
    asked, closed = " is-asked" if spot.asked else "", " is-closed" if spot.closed else ""
    return f"town{lit}{asked}{closed}"


def _part(house: House, place: int, spot: Town) -> Node:
    """One of two houses in a town."""
    site = SITES[spot.name]
    lit = " is-chosen" if house.pressed else " is-reachable" if house.can else ""
    left = site.x - 58 + 58 * place
    return g(
        class_=f"half{lit}",
        id=f"at-{house.name}",
        data_look=house.can,
        **tappable_shape(
            house.thing, house_label(house), house.can or house.pressed, pressed=house.pressed or None
        ),
    )[
        rect(class_="spot", x=left, y=site.y - 48, width=58, height=84, rx=12),
        _gable(house.name, place, spot),
    ]


def _lit(spot: Town) -> Node:
    site = SITES[spot.name]
    half = max(half_plate(spot.name) + 4, 58)
    return rect(class_="spot", x=site.x - half, y=site.y - 48, width=2 * half, height=84, rx=14)


def _walls(spot: Town, gables: bool = True) -> Child:
    site = SITES[spot.name]
    wide = 110 if site.sky == "wide" else 78
    return (
        use(href=f"#hw-sky-{site.sky}", x=site.x - wide / 2, y=site.y - 43, width=wide, height=48),
        gables and [_gable(house.name, place, spot) for place, house in enumerate(spot.houses)],
    )


def _gable(house: str, place: int, spot: Town) -> Node:
    site = SITES[spot.name]
    x = site.x - 17 if len(spot.houses) == 1 else site.x - 51 + 60 * place
    y = site.y - 40
    return g(class_="gable")[
        use(href=f"#hw-house-{GOOD_OF[house]}", x=x, y=y, width=40, height=45.7),
        spot.asked == house and circle(class_="pick", cx=x + 20, cy=y + 29.5, r=18),
    ]


def _plate(spot: Town) -> Child:
    site, half = SITES[spot.name], half_plate(spot.name)
    return (
        path(class_="plate", d=f"M{site.x - half} {site.y + 4}h{2 * half}l-5 12l5 12h{-2 * half}l5-12z"),
        text(class_="name", x=site.x, y=site.y + 21.6)[words.town(spot.name)],
    )


def _seal(spot: Town) -> Child:
    """R44: the town is the end of a route."""
    site = SITES[spot.name]
    if not spot.seals or spot.name not in SEALS:
        return None
    x, y = site.x + site.seal, site.y + 16
    return g(class_="wseal", data_about=f"route/{SEALS[spot.name]}")[
        use(href="#hw-wax-blank", x=x - 12.5, y=y - 12.5, width=25, height=25),
        use(
            class_="glyph", href=f"#hw-{GLYPHS[SEALS[spot.name]]}", x=x - 7, y=y - 7, width=14.5, height=14.5
        ),
    ]


def _yard(house: House, spot: Town) -> Child:
    """The tokens that stand in a house."""
    if not house.tokens:
        return None
    yards = SITES[spot.name].yards
    beside = any(side for _x, _y, side in yards)  # else one below the other, without a gap
    drawn = [each.name for each in spot.houses if beside or each.tokens]
    x, y, side = yards[drawn.index(house.name)]
    signed = len(spot.houses) > 1
    wide = STEP * len(house.tokens) + 6 + (20 if signed else 0)
    left = x - wide / 2 if side == 0 else x - wide if side < 0 else x
    first = left + 3 + STEP / 2 + (20 if signed else 0)
    return g(class_="yard", id=f"yard-{house.name}", data_arrives=True, aria_hidden="true")[
        rect(x=left, y=y - HIGH / 2, width=wide, height=HIGH, rx=8),
        signed and use(href=f"#hw-chip-{GOOD_OF[house.name]}", x=left + 2, y=y - 9.5, width=19, height=19),
        [
            g(id=f"stands-{house.name}-{colour}", data_arrives=True, data_lags=number)[
                token_shape(colour, first + STEP * nth, y, number)
            ]
            for nth, (colour, _owner, number) in enumerate(house.tokens)
        ],
    ]


def house_label(house: House) -> str:
    return _("{name}: {text}", name=words.house(house.name), text=_held(house.tokens))


def _held(tokens: Standing) -> str:
    if not tokens:
        return _("no tokens")
    return listed(
        _("{tokens} of {name}", tokens=words.tokens(number), name=owner) for _colour, owner, number in tokens
    )


def _label(spot: Town) -> str:
    facts = [
        _("{good} house, {text}", good=words.good(GOOD_OF[house.name]), text=_held(house.tokens))
        for house in spot.houses
    ]
    if spot.seals and spot.name in SEALS:
        facts.append(_("end of the route for {privilege}", privilege=words.privilege(SEALS[spot.name])))
    if spot.closed:
        facts.append(_("closed to tokens in the set-up"))
    if spot.offer:
        facts.append(spot.offer)
    return _("{name}: {text}", name=words.town(spot.name), text=clauses(facts))
