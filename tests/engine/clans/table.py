"""Positions of the clans that can be read in a test."""

from collections import Counter
from collections.abc import Sequence

from engine import GAMES, Chance, Match, Seat, Step
from engine.games.clans.state import Points, Table, in_colours, in_order
from engine.games.clans.steps.actions import Actions
from engine.games.clans.steps.turn import RaidOrExchange
from engine.games.clans.tables import CARDS

from ..position import play

CLANS = GAMES["clans"]
LETTERS = {"Y": "yellow", "B": "blue", "G": "green", "R": "red"}
BARE = "YYY free free"


def cubes(letters: str) -> tuple[str, ...]:
    return in_colours(LETTERS[letter] for letter in letters)


def table(
    *clans: str,
    drawn: str = "YYBBGR",
    hands: Sequence[str] = (),
    points: Sequence[int] = (),
    bag: str = "Y" * 9 + "B" * 17 + "G" * 20 + "R" * 7,
    pile: str = "1" * 20,
    discard: str = "",
    tiles: str = "t42 t41 t40 t39 t38 t37",
    following: int | None = None,
    first: int = 0,
    turn: int = 0,
    todo: Sequence[Step[Table]] = (),
) -> Table:
    """Each clan as its court and its estates: `YYYYBG cattle free`. A hand that is not said is all ones; the
    top of the pile and of the tiles is the last one. The seat in turn is to act, unless `todo` says else."""
    boards = [clan.partition(" ") for clan in clans]
    courts = [Counter(court) for court, _, _ in boards]
    estates = [Counter(estates.split()) for _, _, estates in boards]
    said = [*hands, *[""] * (len(clans) - len(hands))]
    counts = Counter(cubes(bag))
    lying = Counter(discard)
    return Table(
        chance=Chance(1),
        first=first,
        turn=turn,
        following=following,
        hands=[in_order(hand or "1" * courts[seat]["Y"]) for seat, hand in enumerate(said)],
        pile=tuple(pile),
        discard={card: lying[card] for card in CARDS},
        bag={colour: counts[colour] for colour in LETTERS.values()},
        drawn=cubes(drawn),
        warriors=[court["Y"] for court in courts],
        pipers=[court["B"] for court in courts],
        monks=[court["G"] for court in courts],
        estates=[each.total() for each in estates],
        cattle=[each["cattle"] for each in estates],
        castles=[each["castle"] for each in estates],
        monasteries=[each["monastery"] for each in estates],
        tiles=tuple(tiles.split()),
        scored=[Points(start=each) for each in (*points, *[0] * (len(clans) - len(points)))],
        todo=[*(todo or (RaidOrExchange(turn), Actions(turn)))],
    )


def raid(position: Table, fights: str, victim: str = "2") -> Table:
    """The actions are over; three fights: `3-2 1+-4 2-2+`, the attacker first, + for a piper."""
    play(position, "done", f"raid {victim}")
    for fight in fights.split():
        for laid in fight.split("-"):
            play(position, f"fight {laid[0]}" + " piper" * laid.endswith("+"))
    return position


def last(position: Table) -> Table:
    """The seat in turn is the last one of the round, with nothing left but to end its turn."""
    position.first = position.after(position.turn)
    position.drawn = ()
    position.todo = [RaidOrExchange(position.turn)]
    assert position.is_last(position.turn)
    return position


def scored(*clans: str, points: Sequence[int] = (), **known: object) -> Table:
    """A round ends: the last of these seats has played."""
    position = table(*clans, points=points, turn=len(clans) - 1, **known)  # type: ignore[arg-type]
    return play(last(position), "end")


def from_source(position: Table, source: str) -> list[int]:
    """The points of every seat out of one source."""
    return [getattr(points, source) for points in position.scored]


def started(seats: int, seed: int = 7, **options: str) -> Table:
    """A real game before its first move."""
    start: Table = CLANS.start(seats, CLANS.settle(seats, options), Chance(seed))
    return start


def match(*moves: str, seats: int = 3, seed: int = 7, **options: str) -> Match:
    """A game between people from its start; the first seat begins."""
    game = Match(CLANS, [Seat(f"P{n}") for n in range(seats)], {"first": "1", **options}, seed)
    for text in moves:
        play_in(game, text)
    return game


def play_in(game: Match, text: str) -> None:
    (move,) = [move for move in game.legal() if str(move) == text]
    game.play(move)


def set_up(game: Match, position: Table) -> Match:
    """The game stands like that."""
    game.state = position
    return game
