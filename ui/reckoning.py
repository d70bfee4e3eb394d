"""How a game ended, in words and beat by beat."""

from .face import Ledger, Line
from .sitting import Sitting
from .words import _, listed


def ledgers(sitting: Sitting) -> tuple[Ledger, ...]:
    return sitting.face.reckoning(sitting.match.view(None), sitting.names)


def beats(sitting: Sitting) -> list[str]:
    """What is announced at each beat: what is laid open, the numbers of each part and what follows, those of
    the last part from its end up to the winner, and the outcome."""
    *first, last = ledgers(sitting)
    return [
        listed(part.title for part in (*first, last)),
        *(said for part in first for said in (_numbers(part, sitting), part.verdict)),
        *(_number(line, sitting) for line in reversed(last.lines)),
        outcome(sitting),
    ]


def _numbers(part: Ledger, sitting: Sitting) -> str:
    return listed(_number(line, sitting) for line in part.lines)


def _number(line: Line, sitting: Sitting) -> str:
    return _("{name}: {text}", name=sitting.names[line.seat], text=line.words)


def outcome(sitting: Sitting) -> str:
    scores = sitting.match.game.scores(sitting.match.view(None))
    winners = listed(sitting.names[seat] for seat in scores.winners)
    why = sitting.face.decided(scores.why)
    if len(scores.winners) == 1:
        return _("{names} wins {why}.", names=winners, why=why)
    return _("{names} win together {why}.", names=winners, why=why)
