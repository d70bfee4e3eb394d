"""What is this? A short text about a thing on the table, and the rule behind it."""

from engine import HUMAN

from ...model import Model
from ...node import Child, Node, b, div, p
from ...parts.act import act
from ...parts.bot import character, face, player
from ...parts.panel import panel
from ...scene import Scene
from ...table.sitting import Sitting
from ...words import _


def draw(model: Model, sitting: Sitting, scene: Scene) -> Node:
    found = sitting.face.help.about(sitting.layout.about, scene)
    assert found
    return panel(
        found.title,
        div(class_="about")[
            found.picture and div(class_="picture")[found.picture],
            div[_bot(sitting), [p[line] for line in found.text]],
        ],
        found.more and div(class_="buttons")[[_more(thing, sitting, scene) for thing in found.more]],
        found.rules and _rules(found.rules, sitting),
    )


def _bot(sitting: Sitting) -> Child:
    """Whose seat was asked about, if nobody else sits there."""
    what, _slash, which = sitting.layout.about.partition("/")
    if what != "seat":
        return None
    name, level = sitting.match.seats[int(which)]
    describes = character(level)
    return (
        level != HUMAN
        and div(class_="bot")[face(name), p[b[player(level)], describes and (" · ", describes)]]
    )


def _more(thing: str, sitting: Sitting, scene: Scene) -> Child:
    found = sitting.face.help.about(thing, scene)
    return found and act("i-help", found.title, f"about {thing}")


def _rules(rules: tuple[str, ...], sitting: Sitting) -> Node:
    """The chapters that tell of them, and there the first of these rules."""
    topics = {title: rule for rule in rules[::-1] if (title := sitting.face.topic(rule))}
    return div(class_="buttons", role="group", aria_label=_("Rules"))[
        [
            act("i-book", title, f"go rules:{sitting.match.game.key}:{rule}", id=f"rule-{rule}")
            for title, rule in reversed(topics.items())
        ]
    ]
