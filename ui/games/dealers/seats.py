"""What lies before each seat."""

from engine.games.dealers.state import Table
from engine.games.dealers.tables import FEED, GOAL, GOODS

from ...face import Scene
from ...node import Child, Node, Part, b, h2, header, li, p, section, span, ul
from ...widgets.icon import chip, icon
from ...widgets.seat import badge, colour
from ...words import _
from . import words


def colours(view: Table) -> tuple[str, ...]:
    return view.colours


def seats(scene: Scene) -> Child:
    return [_seat(seat, scene) for seat in scene.view.seats]


def _seat(seat: int, scene: Scene) -> Part:
    view, name = scene.view, scene.names[seat]
    painted = view.colours[seat]
    turn = view.seat == seat and scene.dealt is None
    collection = view.collections[seat]
    return section(
        class_=f"seatcard seat-{painted}{' is-turn' if turn else ''}",
        aria_label=f"{name}, {colour(painted)}",
    )[
        header[
            badge(name, painted),
            h2[name],
            seat == view.horse
            and span(class_="horse", id="horse", data_moves=True)[
                icon("horse"), span(class_="hide")[_("starting dealer")]
            ],
            turn and span(class_="when")[_("your turn") if seat == scene.looking else _("on turn")],
        ],
        ul(class_="goods6")[
            [
                li(class_=None if good in collection else "none")[
                    chip(good),
                    b(class_="num")[collection.count(good)],
                    span(class_="hide")[" ", words.good(good)],
                ]
                for good in GOODS
            ]
        ],
        p(class_="facts num")[
            _fact("i-hand", len(view.hands[seat]), _("cards in hand")),
            _totals(seat, scene),
        ],
    ].part(f"seat-{seat}")


def _totals(seat: int, scene: Scene) -> Child:
    """S15: the own value pile; the others' only as far as the view shows them."""
    view = scene.view
    pile = view.worth(seat)
    if seat != scene.looking and not view.open_totals and view.todo:
        return _fact("i-chest", len(pile), _("cards in the value pile"))
    feed = pile.count(FEED)
    return (
        _fact("card-request", len(pile) - feed, _("requests of {n}", n=GOAL[len(view.hands)])),
        _fact("card-feed", feed, _("special feed used")),
    )


def _fact(symbol: str, number: int, words: str) -> Node:
    return span(title=words)[icon(symbol), " ", b[number], span(class_="hide")[" ", words]]
