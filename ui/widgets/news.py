"""The live region: what happens is added once, as an element of its own, and is never said again."""

from collections.abc import Iterator

from ..node import Node, div, p
from ..reckoning import beats
from ..sitting import Sitting
from ..words import _
from .log import told
from .recap import since


def news(sitting: Sitting) -> Node:
    """An element for each move: the first goes when another is added at the end, so that none is moved."""
    return div(class_="hide", id="news", role="status", aria_live="polite", aria_atomic="false")[
        [
            div(id=f"news-{name}")[[p[line] for line in lines]]
            for name, lines in _news(sitting)
            if name not in sitting.news.said
        ]
    ]


def hush(sitting: Sitting) -> None:
    """In a new language nothing is said once more."""
    sitting.news.said = frozenset(name for name, _lines in _news(sitting))
    sitting.news.first = len(sitting.match.events)


def _news(sitting: Sitting) -> Iterator[tuple[str, list[str]]]:
    """What was said a short while ago stays, so that nothing comes twice."""
    moves = len(sitting.match.moves)
    for number in range(sitting.news.first, moves + 1):
        yield f"{number}", told(sitting, number)
    if moves < sitting.news.last:
        yield f"back-{moves}", [_("Taken back.")]
    if moves == sitting.news.last and (lines := since(sitting)):
        yield f"recap-{moves}", [_("Since your turn"), *lines]
    if sitting.dealing:
        dealt = sitting.deal[: sitting.pace.dealt]
        yield f"card-{moves}-{len(dealt)}", [sitting.face.tell_card(dealt[-1])]
    if sitting.ended:
        said, beat = beats(sitting), sitting.ending.beat
        reached = range(len(said) - 1, len(said)) if beat is None else range(beat + 1)
        yield from ((f"beat-{number}", [said[number]]) for number in reached)
    if (at := sitting.rewind.at) is not None:
        yield f"at-{at}", [when(sitting), *told(sitting, at)]


def when(sitting: Sitting) -> str:
    """The moment that is looked back at: whose move led to it, and in which round that was made."""
    match, at = sitting.match, sitting.rewind.at
    if not at:
        return _("Looking back: the beginning")
    name = sitting.names[match.mover(at)]
    return _("Looking back: round {n}, {name}’s move", n=match.view(None, at - 1).round, name=name)
