"""The end of a lesson: well done, and what comes next."""

from ...model import Model
from ...node import Child, Node, div, i, p, small, svg, use
from ...parts.act import act
from ...parts.bot import face
from ...parts.panel import panel
from ...scene import Scene
from ...table.sitting import Sitting
from ...words import _

LEAVES = 12  # that fall


def draw(model: Model, sitting: Sitting, scene: Scene) -> Child:
    guide, game = sitting.guide, sitting.match.game.key
    if not guide:
        return None
    bots = [name for name, player in sitting.match.seats if player in sitting.match.game.bots]
    easy = _("From the beginning, against {name}, who plays gently", name=bots[0])
    return panel(
        _("Well done!"),
        div(class_="learned")[
            _laurel(),
            p(class_="sum")[guide.words(len(sitting.match.moves))],
            div(class_="buttons buttons--next")[
                act(
                    "i-play",
                    (_("Your first game"), small[face(bots[0]), easy]),
                    "first_game",
                    id="first-game",
                    kind="btn--go",
                ),
                act("i-on", _("Play on from here"), "play_on", id="play-on-now"),
                act("i-restart", _("The lesson once more"), f"go lesson:{game}:new"),
                act("i-book", _("All rules"), f"go rules:{game}"),
            ],
        ],
    )


def _laurel() -> Node:
    return div(class_="wreath", aria_hidden="true")[
        svg(class_="laurel", viewBox="0 0 60 30")[use(href="#laurel")], [i() for _leaf in range(LEAVES)]
    ]
