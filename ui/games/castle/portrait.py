"""The small picture of a game on the shelf: how many kinds each has, and how many mice are left."""

from engine.games.castle.state import Table
from engine.games.castle.tables import CHEESES

from ...node import Child, g, rect, svg, use
from ...parts.seat import in_order as colours
from ...saves.format import Label

__all__ = ["colours", "picture", "sketch"]


def sketch(view: Table) -> str:
    """Only what everybody has seen for good."""
    return " ".join(str(len(kinds)) for kinds in view.kinds)


def picture(label: Label) -> Child:
    rows = zip(label.sketch.split(), label.seats, strict=False)
    return svg(class_="sketch", viewBox="0 0 1000 700", aria_hidden="true")[
        rect(class_="paper", width=1000, height=700),
        [
            g(class_=f"seat-{colour}")[
                use(href=f"#seat-{colour}", x=40, y=40 + 160 * place, width=120, height=120),
                [
                    use(
                        href="#peephole",
                        class_="ch-peephole",
                        x=210 + 125 * nth,
                        y=50 + 160 * place,
                        width=100,
                        height=100,
                    )
                    for nth in range(min(int(number), len(CHEESES)))
                ],
            ]
            for place, (number, (_name, _player, colour)) in enumerate(rows)
            if number.isdecimal()
        ],
    ]
