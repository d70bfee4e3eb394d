"""What is wrong with the saves or with a bot, and how to keep the game all the same."""

from ..node import Child, Node, div, p, section
from ..parts.act import act
from ..parts.bar import bar
from ..words import _
from .trouble import Trouble


def draw(trouble: Trouble, *, game: bool = True) -> Child:
    """A banner over the table; without a game there is nothing else to keep."""
    return (
        trouble.words
        and section(class_="trouble panel", role="alert")[
            p[trouble.words],
            game and act("i-copy", _("Keep the game as a file"), "export"),
            trouble.place and act("i-restart", _("Try again"), f"go {trouble.place}"),
            trouble.originals and act("i-copy", _("Keep the original as a file"), "export_originals"),
            act("i-check", _("Never mind"), "let_be"),
        ]
    )


def fault(name: str, over: bool) -> Child:
    """A bot failed, and another one played for it. The report has the game in it."""
    return (
        name
        and section(class_="trouble panel", role="alert")[
            p[_("{name} could not play: another bot made the move.", name=name)],
            not over and p[_("The file holds the secrets of all hands.")],
            act("i-copy", _("Keep a report of the problem as a file"), "report"),
            act("i-check", _("Never mind"), "let_be"),
        ]
    )


def page(trouble: Trouble) -> Node:
    """A save of which nothing could be read: there is no table to show."""
    return div[bar("Peddler’s Table"), draw(trouble, game=False)]
