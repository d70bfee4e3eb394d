"""The middle of the table: score track, bag and drawn cubes, the own clan board, the actions; or a raid."""

from ...node import Child, Part, div, svg, use
from ...scene import Scene
from ...words import drawn_once
from .actions import actions
from .clan_board import clan_board
from .moor import moor
from .raid import raid
from .raided import raided
from .track import track


def board(scene: Scene) -> Child:
    if found := raided(scene):
        return raid(found, scene)
    return div(class_="glen")[
        div(class_="shire")[_land(), track(scene), moor(scene)], clan_board(scene), actions(scene)
    ]


HILLS = (
    ("hills", -6, -6, 120, 52),
    ("hills", 300, -10, 112, 48),
    ("hill", 520, -4, 70, 40),
    ("hills", 612, -2, 116, 50),
    ("pines", 206, 6, 30, 22),
    ("pines", 424, 4, 30, 22),
    ("pines", 482, 10, 24, 18),
    ("tufts", 370, 134, 34, 14),
    ("tufts", 560, 128, 34, 14),
)


@drawn_once
def _land() -> Part:
    return svg(
        class_="land", viewBox="0 0 720 150", preserveAspectRatio="xMidYMid slice", aria_hidden="true"
    )[
        [
            use(href=f"#clan-{what}", x=x, y=y, width=width, height=height)
            for what, x, y, width, height in HILLS
        ]
    ].part("land")
