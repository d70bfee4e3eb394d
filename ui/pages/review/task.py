"""A turning point that is tried once more: the table as it stood, the task, and what a turn was worth."""

from ...model import Model
from ...node import Child, Node, b, div, p
from ...parts.act import act
from ...parts.bar import bar
from ...parts.lamp import lamp
from ...scene import Scene
from ...table.drawing.advice import beside, chance, explained
from ...table.drawing.announcements import news
from ...table.drawing.badges import marks
from ...table.drawing.strip import frame, strip
from ...table.drawing.table import board, course, drawer, hand, spread
from ...table.drawing.tabs import tabs
from ...table.suggestions import in_words
from ...table.view import scene_of
from ...words import _, pieces
from ..sheets import about
from .drawing import point_in_words
from .points import percent
from .trial import Trial


def draw(model: Model, game: Trial, place: int, number: int) -> Node:
    """`place`: of so many turning points, the one that is tried."""
    scene = scene_of(game)
    stage = None if game.layout.peeking else game.face.stage(scene)
    task = _task(game, scene, place)
    lies = (_stage(stage), task) if stage else board(game, scene, None, task, logged=False)
    return div(class_=game.match.game.key)[
        spread(" has-stage" if stage else "", model.settings.motion, 0, game.layout, task)[
            bar(game.face.title(), course(game, scene), lamp()),
            lies,
            div(class_="foot")[
                strip(game, scene, stage, model.settings) if game.acting else _verdict(game, place, number),
                hand(game, scene),
            ],
            not stage and tabs(game.face, drawer(game.layout, task), _("Task"), logged=False),
            marks(game.face, scene),
        ],
        game.layout.sheet == "about" and about.draw(model, game, scene),
        news(game, scene, model.settings),
    ]


def _stage(stage: Child) -> Node:
    return div(class_="stage", data_rove=True)[stage]


def _task(game: Trial, scene: Scene, place: int) -> Node:
    point = game.turning
    view = game.match.view(point.seat, point.number)
    plan = in_words(game.face, point.played, game.seating.names, view)
    return beside(
        _("Find a better turn"),
        p[point_in_words(place, point, game)],
        p[pieces(_("Played: {plan}", plan=plan))],
        explained(scene.suggestion, game.face, point.better)
        if scene.suggestion
        else (
            p[_("Play another turn, with what could be seen then. The saved game stays as it is.")],
            act("i-signpost", _("Show the better turn"), "show", id="show"),
        ),
    )


def _verdict(game: Trial, place: int, number: int) -> Node:
    """In place of the strip of the turn: what the turn was worth, and what comes next."""
    _name, colour = game.seating.marks[game.turning.seat]
    return frame(f" seat-{colour}")[
        p(class_="ask", id="prompt", role="status")[b[_judgement(game)]],
        not game.weighing and div(class_="acts")[_acts(place + 1 < number, place)],
    ]


def _acts(more: bool, place: int) -> list[Node]:
    return [
        act("i-restart", _("Try again"), "restart", id="try-again"),
        act("i-next", _("Next turning point"), f"try {place + 1}", id="next-point", kind="btn--go")
        if more
        else act("i-chart", _("Back to the curve"), "leave", id="leave", kind="btn--go"),
    ]


def _judgement(game: Trial) -> str:
    point = game.turning
    played, best = percent(point.worth), percent(point.better.worth)
    if game.solved:
        return _("The better turn: {chance}", chance=chance(best))
    if game.weighing:
        return _("Your turn is being weighed …")
    if game.worth is None:
        return _("The adviser failed.")
    tried = percent(game.worth)
    if game.found:
        return _("Found: {tried} %, instead of {played} % as it was played.", tried=tried, played=played)
    if game.gained:
        return _(
            "Better: {tried} % instead of {played} %. The best turn has {best} %.",
            tried=tried,
            played=played,
            best=best,
        )
    return _("Not better: {tried} %. What was played had {played} %.", tried=tried, played=played)
