"""What the map itself explains: the kinds of roads; with the warehouse, what is stored, and the routes
that bring privileges."""

from engine.games.hellweg.tables import BLACKS, PRIVILEGES, ROUTES, STORED, WAITING

from ...node import Child, Node, circle, g, path, rect, text, use
from ...parts.seat import in_order
from ...scene import Scene
from ...words import _
from . import words
from .pieces import carriage_shape, token_shape
from .town import GLYPHS

BAY = 0.76  # of a carriage on a road


def cartouches(scene: Scene) -> Child:
    return (
        _legend(),
        scene.view.warehouse and (_storage(scene), _routes(scene)),
    )


def _frame(x: int, y: int, wide: int, high: int) -> Child:
    return (
        rect(class_="card-edge", x=x, y=y, width=wide, height=high, rx=4),
        rect(class_="card-line", x=x + 4, y=y + 4, width=wide - 8, height=high - 8, rx=2),
    )


def _legend() -> Node:
    lines = (
        _("cobbled: carriages stay"),
        _("dirt: carriages go back"),
        _("unless two stand there"),
        _("village: 1 Thaler"),
    )
    return g(class_="cartouche legend", data_about="roads")[
        _frame(26, 26, 256, 106),
        g(class_="road cobbled")[
            path(class_="bed", d="M40 46H84"),
            path(class_="sett", d="M40 48.4H84"),
            path(class_="sett alt", d="M40 43.6H84"),
        ],
        g(class_="road brown")[path(class_="bed", d="M40 68H84"), path(class_="rut", d="M40 71H84M40 65H84")],
        use(class_="link", href="#hw-link", x=48, y=83, width=28, height=11.5),
        use(href="#hw-hamlet", x=43, y=98, width=37, height=25.7),
        [text(x=96, y=51 + 22 * nth)[line] for nth, line in enumerate(lines)],
    ]


def _storage(scene: Scene) -> Node:
    view, colours = scene.view, in_order(scene.view)
    return g(class_="cartouche warehouse", data_about="storage")[
        _frame(24, 574, 250, 108),
        use(href="#hw-storehouse", x=31, y=604, width=66, height=62),
        text(class_="title", x=34, y=596)[_("Storage")],
        [_bay(seat, colours[seat], scene) for seat in view.seats],
    ]


def _bay(seat: int, colour: str, scene: Scene) -> Node:
    view = scene.view
    stored, dark = view.carriages[seat].count(STORED), view.black.count(STORED) if seat == view.blacks else 0
    tokens, carriages = view.tokens[seat].count(STORED), stored - dark
    black = view.carriages[seat].count(WAITING) + dark
    x, y = 104, 582 + 24 * seat
    return g(class_="bay")[
        rect(x=x, y=y, width=162, height=22, rx=4),
        g(class_=f"seat-{colour}")[
            use(class_="shape", href=f"#seat-{colour}", x=x + 4, y=y + 4, width=14, height=14)
        ],
        g(id=f"stored-{seat}", data_lags=tokens + carriages + black)[
            rect(class_="floor", x=x + 20, y=y, width=142, height=22),
            tokens and (token_shape(colour, x + 36, y + 11, 0, 18), _number(tokens, x + 48, y)),
            carriages and (_carriage(colour, x + 82, y), _number(carriages, x + 98, y)),
            black and (_carriage(colour, x + 130, y, True), _number(black, x + 146, y)),
        ],
    ]


def _carriage(colour: str, x: float, y: float, black: bool = False) -> Node:
    """No higher than its bay."""
    return g(transform=f"translate({x} {y + 12}) scale({BAY})")[carriage_shape(colour, 0, 0, black)]


def _number(number: int, x: float, y: float) -> Node:
    return text(class_="number", x=x, y=y + 16.5)[number]


def _routes(scene: Scene) -> Node:
    """R44: the two towns, and who has what the route brings."""
    view, colours = scene.view, in_order(scene.view)
    rows = (*PRIVILEGES, BLACKS)
    return g(class_="cartouche routes", data_about="routes")[
        _frame(716, 580, 262, 104),
        [_route(nth, gain, view.blacks, colours, scene) for nth, gain in enumerate(rows)],
    ]


def _route(nth: int, gain: str, blacks: int | None, colours: tuple[str, ...], scene: Scene) -> Node:
    x, y = 726, 587 + 23 * nth
    holders = (
        [seat for seat in scene.view.seats if gain in scene.view.privileges(seat)]
        if gain != BLACKS
        else [seat for seat in scene.view.seats if seat == blacks]
    )
    return g(class_="wseal", id=f"route-{gain}", data_about=f"route/{gain}")[
        use(href="#hw-wax-blank", x=x, y=y, width=22, height=22),
        use(class_="glyph", href=f"#hw-{GLYPHS[gain]}", x=x + 4.5, y=y + 4.5, width=13, height=13),
        text(x=x + 28, y=y + 16.5)[" – ".join(map(words.town, ROUTES[gain]))],
        [
            g(class_=f"seat-{colours[seat]}", id=f"won-{gain}-{seat}", data_arrives=True)[
                use(
                    class_="shape",
                    href=f"#seat-{colours[seat]}",
                    x=x + 190 + 14 * place,
                    y=y + 5,
                    width=12,
                    height=12,
                )
            ]
            for place, seat in enumerate(holders)
        ],
        gain == BLACKS and blacks is None and circle(class_="free", cx=x + 196, cy=y + 11, r=5),
    ]
