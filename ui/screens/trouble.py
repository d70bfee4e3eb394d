"""What is wrong with the saves, and how to keep the game all the same."""

from typing import TYPE_CHECKING

from ..node import Child, Node, div, p, section
from ..widgets.act import act
from ..widgets.bar import bar
from ..words import _

if TYPE_CHECKING:
    from ..app import Model


def draw(model: "Model") -> Child:
    """A banner over the table."""
    return (
        model.trouble
        and section(class_="trouble panel", role="alert")[
            p[model.trouble],
            model.match and act("i-copy", _("Keep the game as a file"), "export"),
            model.broken and act("i-copy", _("Keep the original as a file"), "export_broken"),
        ]
    )


def page(model: "Model") -> Node:
    """A save of which nothing could be read: there is no table to show."""
    return div[bar("Peddler’s Table"), draw(model)]
