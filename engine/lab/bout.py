"""One game, played and summed up."""

from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any, get_args, get_origin, get_type_hints

from ..games import GAMES
from ..match import Match, Seat
from ..planning import Planning
from ..record import write
from ..search.thinking import think
from ..simulate import MAX_MOVES
from .guests import attend, edition_of
from .pairing import Bout

STUCK = "stuck"


@dataclass(frozen=True)
class Result:
    """What a bout came to. Lists have an entry a seat, and all of it goes through JSON unchanged."""

    key: str
    edition: str
    players: list[str]
    traits: list[dict[str, str]]
    rows: list[dict[str, int]]
    winners: list[int]  # nobody, if it was stuck
    out: list[str]  # why a seat took no part in the comparison; empty: it did
    why: str
    rounds: int
    moves: int
    seconds: list[list[float]]  # of each decision: a plan is one, however many moves it has
    playouts: list[int]  # tried to decide, in all
    faults: list[list[Any]]  # number of the move, bot, what was wrong
    record: str  # of a game with faults, or one that was stuck

    def share(self, seat: int) -> float:
        """What the seat has of the win."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    @property
    def sound(self) -> bool:
        """Whether every field has its declared type, and every list an entry for each seat."""
        if not all(_fits(getattr(self, name), kind) for name, kind in DECLARED.items()):
            return False
        seats = range(len(self.players))
        lists = (self.traits, self.rows, self.out, self.seconds, self.playouts)
        return (
            all(len(each) == len(seats) for each in lists)
            and all(seat in seats for seat in self.winners)
            and all([*map(type, fault)] == [int, str, str] for fault in self.faults)
            and self.key.split(" ")[1:2] == [",".join(self.players)]
        )


DECLARED = get_type_hints(Result)


def _fits(value: Any, kind: Any) -> bool:
    """Whether JSON holds what is declared; `true` is no number."""
    if kind in (Any, type(value)):
        return True
    whole, parts = get_origin(kind), get_args(kind)
    if whole is list:
        return isinstance(value, list) and all(_fits(each, parts[0]) for each in value)
    return whole is dict and isinstance(value, dict) and all(_fits(each, parts[1]) for each in value.values())


def play(bout: Bout) -> Result:
    """Play a bout to its end. Another bot stands in for one that fails."""
    attend(bout.own)
    game = GAMES[bout.game]
    mind = game.mind()  # loaded before the time is taken
    seats = [Seat(f"{bot}-{seat + 1}", bot) for seat, bot in enumerate(bout.players)]
    match = Match(game, seats, dict(bout.options), bout.seed)
    planning = Planning(match)
    traits = [dict(trait) for trait in mind.traits(match.state)] if mind.traits else [{} for _ in seats]
    seconds: list[list[float]] = [[] for _ in seats]
    playouts = [0] * len(seats)
    while (seat := match.seat) is not None and len(match.moves) < MAX_MOVES:
        began, paused, thought = perf_counter(), False, think(planning)
        try:
            while True:
                playouts[seat] += next(thought)
                paused = True
        except StopIteration as end:
            taken, plan = perf_counter() - began, end.value
        match.play(plan[0])
        if paused:  # else it followed its plan
            seconds[seat].append(round(taken, 6))
    scores = game.scores(match.state)
    return Result(
        key=bout.key,
        edition=edition_of(bout.players),
        players=list(bout.players),
        traits=traits,
        rows=[dict(row) for row in scores.rows],
        winners=list(scores.winners) if match.over else [],
        out=[scores.out.get(seat, "") for seat in range(len(seats))],
        why=scores.why if match.over else STUCK,
        rounds=match.state.round,
        moves=len(match.moves),
        seconds=seconds,
        playouts=playouts,
        faults=[list(fault) for fault in planning.faults],
        record=write(match) if planning.faults or not match.over else "",
    )


def play_plain(bout: tuple[Any, ...]) -> dict[str, Any]:
    """The same with plain data in and out, for a worker on another machine."""
    return asdict(play(Bout(*bout)))
