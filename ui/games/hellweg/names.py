"""Rivers and lands on the map, as the reader calls them; towns have one name in every language."""

from ...node import Node, Part, g, text
from ...words import _, drawn_once


@drawn_once
def names() -> Part:
    return g(class_="names", aria_hidden="true")[
        _name("river", 30, 168, _("Rhine"), -88),
        _name("river", 336, 224, "Lippe", 4),
        _name("river", 186, 438, "Ruhr", 6),
        _name("river", 958, 176, _("Weser"), 84),
        _name("land", 498, 484, "Sauerland"),
        _name("land", 846, 166, _("Teutoburg Forest")),
    ].part("hellweg-names")


def _name(kind: str, x: int, y: int, name: str, turned: int = 0) -> Node:
    return text(class_=kind, x=x, y=y, transform=f"rotate({turned} {x} {y})" if turned else None)[name]
