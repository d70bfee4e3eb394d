"""A clan board, large: the court, and the estates."""

from engine.games.clans.tables import COURTIERS, GUARDS

from ...node import Child, Part, b, div, h2, h3, header, li, ol, p, section, small, span, ul
from ...parts.status import turn_mark
from ...scene import Scene
from ...words import _, drawn_once
from . import words
from .clan import board_seat, estates, lot, marks, when
from .cubes import cost, crest, cube, plot, row
from .portrait import colours


def clan_board(scene: Scene) -> Child:
    view, seat = scene.view, board_seat(scene)
    name, colour = scene.names[seat], colours(view)[seat]
    now = bool(view.todo) and seat == view.turn
    order = when(seat, scene)
    return section(class_=f"own seat-{colour}{' is-turn' if now else ''}", data_about=f"seat/{seat}")[
        header[
            crest(colour),
            div[h2[name], p[words.clan(colour)]],
            marks(seat, scene),
            order and turn_mark(order, now),
            b(class_="vp num", id=f"points-{seat}", data_lags=True)[
                view.points(seat), " ", small[words.points(view.points(seat)).partition(" ")[2]]
            ],
        ],
        div(class_="court")[[_court(each, seat, view.court(each)[seat]) for each in COURTIERS]],
        ol(class_="plots", id=f"estates-{seat}", aria_label=_("Estates"))[
            [_plot(what, lot(seat, nth)) for nth, what in enumerate(estates(view, seat))]
        ],
    ]


@drawn_once
def _court(colour: str, seat: int, number: int) -> Part:
    kept = GUARDS if colour == "yellow" else 0
    return section(class_=f"of-{colour}", data_about=colour)[
        h3[words.courtiers(colour), " ", b(class_="num")[number]],
        ul(aria_hidden="true", class_="many" if number > ROW[colour] else None)[
            [li(class_="keep" if nth < kept else None)[cube(colour)] for nth in range(number)]
        ],
        (kept and p[_("{n} always stay", n=kept)]) or None,
    ].part(f"court-{seat}-{colour}")


ROW = {"yellow": 4, "blue": 3, "green": 3}  # cubes that lie in one row at full size


@drawn_once
def _plot(what: str, name: str) -> Part:
    if what == "none":
        return li(class_="none")[span[words.building(what)]].part(name)
    return li(class_=what, data_about=what, data_arrives=what)[
        plot(what), span[words.building(what), what != "free" and span(class_="cubes")[row(cost(what))]]
    ].part(name)
