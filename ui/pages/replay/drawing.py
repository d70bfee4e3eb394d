"""The replay as it is drawn: the table, and a strip with the ways from moment to moment."""

from ...model import Model
from ...node import Child, Node, div, label, p, section, span
from ...parts.act import act
from ...parts.bar import bar
from ...parts.lamp import lamp
from ...parts.panel import panel
from ...parts.sign import sign
from ...parts.speeds import speeds
from ...saves import notice
from ...settings import BEATS
from ...table.drawing.announcements import news
from ...table.drawing.rewind import flow, moment, step
from ...table.drawing.table import board, course, hand, spread
from ...table.drawing.tabs import tabs
from ...table.view import scene_of
from ...words import _
from ..choice import choice
from ..review.points import reviewable
from ..sheets import about
from .timeline import numbers, timeline
from .viewer import Viewer


def draw(model: Model, game: Viewer, playing: bool, speed: str, wrong: str, asked: bool) -> Node:
    """Wrong: why that is not the whole game. Asked: to play on a game that goes on."""
    scene = scene_of(game)
    opened = "" if game.eyes is not None else " is-open"
    return div(class_=game.match.game.key)[
        spread(f" is-replay{opened}", speed, BEATS[speed], game.layout)[
            bar(game.title or game.face.title(), course(game, scene), lamp(), _gear()),
            board(game, scene, game.face.stage(scene)),
            div(class_="foot")[_strip(game, playing), hand(game, scene)],
            tabs(game.face, game.layout.drawer),
            div(class_="notices")[
                asked and _question(), _notices(wrong, game.mark), notice.draw(model.trouble, game=False)
            ],
        ],
        _sheet(model, game, speed),
        news(game, scene, model.settings),
    ]


def _notices(wrong: str, mark: str) -> Child:
    linked = not mark and _("This game came as a link. It is not saved.")
    return (wrong or linked) and section(class_="trouble panel", role="status")[
        [p[words] for words in (wrong, linked) if words],
        not mark and act("i-chest", _("Keep it on the shelf"), "keep"),
    ]


def _question() -> Node:
    return section(class_="trouble panel", role="alert")[
        p[_("The game goes on: who plays it from here learns what is still covered in it.")],
        act("i-check", _("Play on all the same"), "play_on sure", id="sure"),
    ]


def _strip(game: Viewer, playing: bool) -> Node:
    over = game.match.over and game.moment == game.last
    return section(
        class_="strip rewind replay panel", id="turn", tabindex=-1, data_rest=True, aria_label=_("Replay")
    )[
        div(class_="asks")[div[moment(game, _when(game))], len(game.sights) > 1 and _eyes(game)],
        timeline(game.history, game.seating.marks, _counted(game), game.moment, _when(game)),
        div(class_="steps")[
            step("i-first", _("To the beginning"), "step first"),
            step("i-round-back", _("One round back"), "step round_back"),
            step("i-back", _("One move back"), "step back"),
            sign(*flow(playing), id="play", kind="btn--go", data_do="pause"),
            step("i-on", _("One move on"), "step on"),
            step("i-round-on", _("One round on"), "step round_on"),
            step("i-next", _("To the last move"), "now"),
            act("i-hand", span[_("Play on from here")], "play_on", id="play-on", off=over),
        ],
    ]


def _counted(game: Viewer) -> str:
    """What the lines count, in words."""
    return game.face.ending.columns()[game.face.decisive()]


def _sheet(model: Model, game: Viewer, speed: str) -> Child:
    if game.layout.sheet == "about":
        return about.draw(model, game, scene_of(game))
    if game.layout.sheet == "scores":
        return _scores(game)
    return game.layout.sheet and panel(
        _("Menu"),
        label(class_="field")[span[_("Speed")], choice(speeds(), speed, data_set="speed", id="set-speed")],
        div(class_="buttons")[
            act("i-chart", _("Scores in numbers"), "open scores"),
            bool(game.mark)
            and [
                reviewable(game.match) and act("i-signpost", _("Turning points"), f"go review:{game.mark}"),
                act("i-share", _("Share this moment"), f"go share:{game.mark}:{game.moment}"),
                act("i-fit", _("Look at the table"), f"go table:{game.mark}"),
            ],
            act("i-home", _("Back to the lobby"), "go home"),
        ],
    )


def _when(game: Viewer) -> str:
    if not game.moment:
        return _("The beginning")
    mover = game.seating.names[game.match.mover(game.moment)]
    return _("Round {n}: {name}’s move", n=game.match.view(None, game.moment - 1).round, name=mover)


def _gear() -> Node:
    return sign("i-gear", _("Menu"), kind="btn--bar", id="menu", data_do="open menu")


def _eyes(game: Viewer) -> Node:
    sights = {None: _("As all see it")} | {
        seat: _("As {name} sees it", name=name) for seat, name in enumerate(game.seating.names)
    }
    choices = {str(eyes): sights[eyes] for eyes in game.sights}
    return choice(choices, str(game.eyes), data_set="eyes", aria_label=_("Whose view"))


def _scores(game: Viewer) -> Node:
    end = _("The end") if game.match.over else _("Now")
    return panel(
        _("Score over time"),
        not game.match.over and p[_("What lies covered is not counted.")],
        div(class_="scroll")[numbers(game.history, game.seating.marks, game.moment, end)],
    )
