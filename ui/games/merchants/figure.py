"""The stall of a seat, drawn large for the result."""

from ...node import Child, svg, text, use
from ...widgets.seat import initial

INITIAL = {"red": 34, "blue": 34, "green": 35.4, "yellow": 34}  # where it stands on the badge


def figure(name: str, colour: str) -> Child:
    return svg(class_=f"cart seat-{colour}", viewBox="0 0 50 40", aria_hidden="true")[
        use(href="#stall", x=5, y=0, width=40, height=40),
        use(class_="badge", href=f"#seat-{colour}", x=15, y=19, width=20, height=20),
        text(x=25, y=INITIAL[colour])[initial(name)],
    ]
