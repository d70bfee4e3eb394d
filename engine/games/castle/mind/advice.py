"""The terms by which advice is explained."""

from collections.abc import Sequence

from ....search.determinization import Candidate
from ....search.rollout import played
from ..tables import FLOOR
from .determinize import World
from .worth import dangers, nearest

TERM_WORLDS = 8


def terms(seat: int, worlds: Sequence[World], candidate: Candidate) -> list[tuple[str, int]]:
    """What the moves bring for sure, what they bring near, and what they risk."""
    kinds, nearer, seen, drops, gifts, danger = zip(
        *(_terms(seat, one, candidate) for one in worlds), strict=True
    )
    return [
        ("kinds", min(kinds)),
        ("nearer", round(sum(nearer) / len(worlds))),
        ("seen", min(seen)),
        ("drops", min(drops)),
        ("gifts", max(gifts)),
        ("danger", round(sum(danger) / len(worlds))),
    ]


def _terms(seat: int, world: World, candidate: Candidate) -> tuple[int, ...]:
    after = played(world, candidate.plan)
    falls = [now - before for before, now in zip(world.fallen, after.fallen, strict=True)]
    kinds = [len(now) - len(before) for before, now in zip(world.kinds, after.kinds, strict=True)]
    return (
        kinds[seat],
        nearest(world, seat) - nearest(after, seat),
        len(after.known.intersection(FLOOR)) - len(world.known.intersection(FLOOR)),
        sum(falls) - falls[seat],
        sum(kinds) - kinds[seat],
        dangers(after)[seat],
    )
