"""The live region: what happens is added once, as an element of its own, and is never said again."""

from collections.abc import Iterator

from ..node import Node, div, p
from ..reckoning import stages
from ..sitting import Sitting
from ..words import _
from .log import told
from .recap import since


def news(sitting: Sitting) -> Node:
    """An element for each move: the first goes when another is added at the end, so that none is moved."""
    return div(class_="hide", id="news", role="status", aria_live="polite", aria_atomic="false")[
        [div(id=f"news-{name}")[[p[line] for line in lines]] for name, lines in _news(sitting)]
    ]


def _news(sitting: Sitting) -> Iterator[tuple[str, list[str]]]:
    """What was said a short while ago stays, so that nothing comes twice."""
    moves = len(sitting.match.moves)
    for number in range(sitting.told, moves + 1):
        yield f"{number}", told(sitting, number)
    if moves < sitting.heard:
        yield f"back-{moves}", [_("Taken back.")]
    if moves == sitting.heard and (lines := since(sitting)):
        yield f"recap-{moves}", [_("Since your turn"), *lines]
    if sitting.dealing is not None:
        yield f"card-{moves}-{sitting.dealing}", [sitting.face.dealt(sitting.dealt()[sitting.dealing - 1])]
    if sitting.ended:
        said = stages(sitting)
        reached = range(len(said) - 1, len(said)) if sitting.stage is None else range(sitting.stage + 1)
        yield from ((f"stage-{number}", [said[number]]) for number in reached)
    if sitting.at is not None:
        yield f"at-{sitting.at}", [moment(sitting), *told(sitting, sitting.at)]


def moment(sitting: Sitting) -> str:
    """The moment that is looked back at."""
    seen = sitting.seen
    if seen.seat is None:
        return _("Looking back: the end")
    return _("Looking back: round {n}, {name}’s turn", n=seen.round, name=sitting.names[seen.seat])
