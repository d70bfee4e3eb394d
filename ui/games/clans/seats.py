"""The other clans: points, court, cards, estates."""

from engine.games.clans.scores import gains
from engine.games.clans.tables import COURTIERS

from ...node import Child, Node, Part, b, li, span, ul
from ...parts.icon import icon
from ...parts.status import seat_card
from ...scene import Scene
from ...words import _, count, drawn_once
from . import words
from .clan import board_seat, estates, lot, marks, when
from .cubes import crest, cube, glyph
from .portrait import colours


def seats(scene: Scene) -> Child:
    scored = [sum(each) for each in gains(scene.view)]
    return [_seat(seat, scored[seat], scene) for seat in scene.view.seats if seat != board_seat(scene)]


def _seat(seat: int, gain: int, scene: Scene) -> Part:
    view, colour = scene.view, colours(scene.view)[seat]
    points = view.points(seat)
    return seat_card(
        seat,
        scene.names[seat],
        colour,
        (
            _court(seat, tuple(view.court(each)[seat] for each in COURTIERS), len(view.hands[seat])),
            _estates(seat, tuple(estates(view, seat))),
            _gain(seat, gain) if view.todo else None,
        ),
        mark=(
            marks(seat, scene),
            span(class_="vp num", id=f"points-{seat}", data_lags=True)[
                b[points], crest(colour), span(class_="hide")[" ", words.points(points)]
            ],
        ),
        when=when(seat, scene),
        turn=bool(view.todo) and view.turn == seat,
    ).part(f"seat-{seat}")


@drawn_once
def _court(seat: int, numbers: tuple[int, ...], cards: int) -> Part:
    return ul(class_="court3 num", aria_label=_("Court"))[
        [
            li(id=f"court-{seat}-{colour}", data_lags=True, title=words.of_court(colour, number))[
                cube(colour), b[number], span(class_="hide")[" ", words.courtiers(colour)]
            ]
            for colour, number in zip(COURTIERS, numbers, strict=True)
        ],
        li(id=f"cards-{seat}", data_lags=True, title=_("cards in hand"))[
            icon("i-hand"), b[cards], span(class_="hide")[" ", count("card in hand", "cards in hand", cards)]
        ],
    ].part(f"courts-{seat}")


@drawn_once
def _estates(seat: int, there: tuple[str, ...]) -> Part:
    return ul(class_="lots", aria_label=_("Estates"))[
        [
            li(class_=what, id=lot(seat, nth), data_arrives=what, title=words.building(what))[
                what != "none" and glyph("estate" if what == "free" else what),
                span(class_="hide")[words.building(what)],
            ]
            for nth, what in enumerate(there)
        ]
    ].part(f"estates-{seat}")


@drawn_once
def _gain(seat: int, number: int) -> Node:
    """What a scoring would bring it now."""
    text = _("would score {n} now", n=number)
    return b(class_="gain num", id=f"gain-{seat}", data_lags=True, title=text)[
        span(aria_hidden="true")[f"+{number}"], span(class_="hide")[text]
    ]
