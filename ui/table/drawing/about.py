"""What is this? A short text about a thing on the table, and the rule behind it."""

from ...model import Model
from ...node import Child, Node, div, p
from ...parts.act import act
from ...parts.panel import panel
from ...scene import Scene
from ...words import _
from ..sitting import Sitting


def about(model: Model, sitting: Sitting, scene: Scene) -> Node:
    told = sitting.face.help.about(sitting.layout.about, scene)
    assert told
    return panel(
        told.title,
        div(class_="about")[
            told.picture and div(class_="picture")[told.picture],
            div[[p[line] for line in told.text]],
        ],
        told.more and div(class_="ways")[[_more(thing, sitting, scene) for thing in told.more]],
        told.rules and _rules(told.rules, sitting.match.game.key),
    )


def _more(thing: str, sitting: Sitting, scene: Scene) -> Child:
    told = sitting.face.help.about(thing, scene)
    return told and act("i-help", told.title, f"about {thing}")


def _rules(rules: tuple[str, ...], game: str) -> Node:
    """Where they are told."""
    return div(class_="ways", role="group", aria_label=_("Rules"))[
        [
            act("i-book", _("Rule {number}", number=rule), f"go rules:{game}:{rule}", id=f"rule-{rule}")
            for rule in rules
        ]
    ]
