"""The sheet of help: what the game is about, what fingers can do, its words, and the keys."""

from ...model import Model
from ...node import Child, Node, details, div, h3, li, p, section, summary, ul
from ...parts.act import act
from ...parts.panel import panel
from ...scene import Scene
from ...table.sitting import Sitting
from ...words import _, pieces
from .keys import keys


def draw(model: Model, sitting: Sitting, scene: Scene) -> Node:
    aim, turn, *terms = [sitting.face.help.about(thing, scene) for thing in sitting.face.help.topics]
    assert aim
    assert turn
    return panel(
        _("How to play"),
        div(class_="howto")[
            div[
                [_chapter(term.title, [p[pieces(line)] for line in term.text]) for term in (aim, turn)],
                _chapter(_("By touch"), ul[[li[line] for line in _touch(sitting)]]),
                act("i-book", _("All rules"), f"go rules:{sitting.match.game.key}", id="rules"),
            ],
            div[
                _chapter(_("Words of the game"), [_term(term.title, term.text) for term in terms if term]),
                _chapter(_("Keys"), keys(model.settings.letters)),
            ],
        ],
    )


def _chapter(title: str, content: Child) -> Node:
    return section(class_="chapter")[h3[title], content]


def _touch(sitting: Sitting) -> list[str]:
    return [
        _("Tap a card, then what glows. If only one thing is left to choose, it is done at once."),
        _("Undo, beside the hand, takes moves back, until something hidden was shown."),
        _("Press anything long: what is this?"),
        *sitting.face.help.gestures(),
        _("Tap a line of the log to look back at that moment."),
    ]


def _term(title: str, text: tuple[str, ...]) -> Child:
    return details[summary[title], [p[line] for line in text]]
