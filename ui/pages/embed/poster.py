"""What stands in a frame until somebody wants to play there: a position, drawn by the build, complete without
any script, with the ways on."""

from ...games import FACES
from ...node import Node, a, b, div, figcaption, figure, p, small
from ...parts.icon import icon
from ...words import _
from .. import demo as demos

UP = "../"  # posters lie in a folder of the site


def poster(game: str, key: str, lead: str) -> Node:
    """The first moment of a demo; of a game as such (no key) what its first demo shows, and what it is
    about."""
    face = FACES[game]
    book = face.book().demos()
    demo = book[key or next(iter(book))]
    first = demos.moves(demo, 0)
    wish = f"game={game}&demo={key}" if key else f"game={game}"
    return figure(class_="demo poster", id="poster")[
        figcaption[
            b[demo.title if key else face.title()],
            small[key and face.title()],
            div(class_="acts")[
                a(class_="btn btn--go", id="wanted", href=f"{UP}frame.html?{wish}")[
                    icon("i-play"), _("Play")
                ],
                full_size(game, key, UP),
            ],
        ],
        div(class_="caption", data_longest=key and demos.longest(demo))[
            p[demo.captions[first] if key else _(lead)]
        ],
        div(class_=f"scenery {game}", inert=True)[demos.scenery(demo, first)],
    ]


def full_size(game: str, key: str, home: str = "./") -> Node:
    """The same in the page itself, in a window of its own."""
    place = f"rules:{game}/{key}" if key else f"new:{game}"
    words = _("Open in full size")
    address = f"{home}#{place}"
    return a(class_="btn", href=address, target="_blank", rel="noopener", aria_label=words, title=words)[
        icon("i-open-out")
    ]
