"""The terms by which advice is explained."""

from collections.abc import Sequence

from ....search.determinization import Candidate
from ....search.mind import settle
from ....search.rollout import played
from ..scores import gains
from ..state import Table
from ..steps.raid import Fight
from .rollouts import turn_out

TERM_WORLDS = 12
DETAILS = ("lose", "away", "enough")  # how something is done, not what


def terms(seat: int, worlds: Sequence[Table], candidate: Candidate) -> list[tuple[str, int]]:
    """What the plan brings at the next scoring and adds to the board, what it costs the others, how many
    cards or cubes are new, and of a raid, in how many of a hundred cases it is won."""
    table = worlds[0]
    after = played(table, [move for move in candidate.plan if move.kind != "end"])
    then, now = gains(table), gains(after)
    own = [one - other for one, other in zip(now[seat], then[seat], strict=True)]
    lost = [sum(then[who]) - sum(now[who]) for who in table.others(seat)]
    kinds = [move.kind for move in candidate.plan]
    return [
        ("green", own[0]),
        ("cattle", own[1] + own[2]),
        ("blue", own[3]),
        ("warriors", after.warriors[seat] - table.warriors[seat]),
        ("free", after.free(seat) - table.free(seat)),
        ("harm", max(sum(lost), 0)),
        ("cards", kinds.count("away")),
        ("redraw", kinds.count("putback")),
        ("raid", _won(seat, worlds, candidate)),
    ]


def _won(seat: int, worlds: Sequence[Table], candidate: Candidate) -> int:
    """0: there is no raid."""
    if not isinstance(played(worlds[0], candidate.plan).todo[-1], Fight):
        return 0
    won = 0
    for world in worlds:
        after = settle(turn_out(world, candidate.plan))
        before, now = world.scored[seat], after.scored[seat]
        won += now.raid > before.raid or now.defended > before.defended
    return 100 * won // len(worlds)
