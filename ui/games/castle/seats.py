"""Who sits there: the kinds each has eaten, where its mice are."""

from collections.abc import Mapping

from engine.games.castle.memory import helped
from engine.games.castle.start import ALL
from engine.games.castle.tables import CHEESES

from ...node import Child, Node, b, li, p, small, span, ul
from ...parts.icon import icon
from ...parts.status import seat_card, turn_words
from ...scene import Scene
from ...words import _, count, drawn_once
from .cheese import cheese, mouse
from .portrait import colours
from .words import tile

HEART = "heart"  # S28: nothing is marked


def helps(options: Mapping[str, str]) -> Mapping[int, str]:
    """S28: the seat that alone is shown the marks."""
    memory, aided = options.get("memory", HEART), options.get("aided", ALL)
    return {} if memory == HEART or aided == ALL else {int(aided) - 1: _("sees marks on the roofs")}


def seats(scene: Scene) -> Child:
    return [_seat(seat, scene) for seat in scene.view.seats]


def _seat(seat: int, scene: Scene) -> Node:
    view = scene.view
    out = sum(1 for who in view.mice.values() if who == seat)
    counts = (out, view.reserve[seat], view.fallen[seat])
    turn = bool(view.todo) and view.turn == seat
    return _card(
        seat,
        scene.names[seat],
        colours(view)[seat],
        view.kinds[seat],
        view.goal,
        counts,
        turn,
        when(seat, scene),
        helped(view, seat),
        any(event.kind == "cheese" and event.args[0] == seat for event in scene.news),
    )


def when(seat: int, scene: Scene) -> str:
    view = scene.view
    if not view.todo:
        return ""
    return turn_words(seat, view.seat, view.after(view.seat), scene.looking)


@drawn_once
def _card(
    seat: int,
    name: str,
    colour: str,
    kinds: tuple[str, ...],
    goal: int,
    counts: tuple[int, int, int],
    turn: bool,
    place: str,
    aided: bool,
    cheers: bool,
) -> Node:
    """`cheers`: the seat has just got cheese."""
    out, reserve, fallen = counts
    eaten = span(class_="kinds num", id=f"number-{seat}", data_lags=True)[
        b[len(kinds)], " ", small[_("of {n}", n=goal)], span(class_="hide")[" ", _("kinds of cheese")]
    ]
    return seat_card(
        seat,
        name,
        colour,
        (
            ul(class_="cheese7 cheers" if cheers else "cheese7", id=f"kinds-{seat}", data_lags=True)[
                [
                    li(
                        id=f"{kind}-{seat}",
                        class_="has" if kind in kinds else None,
                        title=tile(kind),
                    )[cheese(kind), kind in kinds and span(class_="hide")[tile(kind)]]
                    for kind in CHEESES
                ]
            ],
            p(class_="facts num", id=f"facts-{seat}", data_lags=True)[
                out > 0 and _mice(_("mice in the castle"), out, name, colour),
                reserve > 0 and _mice(_("mice in reserve"), reserve, name, colour, waits=True),
                fallen > 0
                and span(class_="fallen", title=_("mice in the cellar"))[
                    icon("i-arrow", "ico down"),
                    b[fallen],
                    span(class_="hide")[" ", count("{n} mouse fell", "{n} mice fell", fallen)],
                ],
                aided
                and span(class_="aided", title=_("sees marks on the roofs"))[
                    icon("i-pen"), span(class_="hide")[_("sees marks on the roofs")]
                ],
            ],
        ),
        mark=eaten,
        when=place,
        turn=turn,
    )


def _mice(words: str, number: int, name: str, colour: str, *, waits: bool = False) -> Node:
    """As many as can be seen at a glance; those that wait are pale."""
    return span(class_="waits" if waits else None, title=words)[
        [mouse(name, colour) for _each in range(number)], span(class_="hide")[number, " ", words]
    ]
