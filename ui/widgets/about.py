"""What is this? A short text about a thing on the table, and the rule behind it."""

from ..face import Scene
from ..model import Model
from ..node import Child, Node, div, p
from ..sitting import Sitting
from ..words import _, listed
from .act import act
from .panel import panel


def about(model: Model, sitting: Sitting, scene: Scene) -> Node:
    told = sitting.face.about(sitting.layout.about, scene)
    assert told
    return panel(
        told.title,
        div(class_="about")[
            told.picture and div(class_="picture")[told.picture],
            div[[p[line] for line in told.text], _rules(told.rules)],
        ],
        told.more and div(class_="ways")[[_more(thing, sitting, scene) for thing in told.more]],
    )


def _more(thing: str, sitting: Sitting, scene: Scene) -> Child:
    told = sitting.face.about(thing, scene)
    return told and act("i-help", told.title, f"about {thing}")


def _rules(rules: tuple[str, ...]) -> Child:
    return rules and p(class_="caps")[_("Rules: {rules}", rules=listed(list(rules)))]
