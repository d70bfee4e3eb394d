"""Positions of Hellweg that can be read in a test."""

from collections.abc import Sequence

from engine import Chance, Match, Move, Seat
from engine.games.hellweg import GAME as HELLWEG
from engine.games.hellweg.action import Turn
from engine.games.hellweg.month import Closing
from engine.games.hellweg.places import in_order
from engine.games.hellweg.sale import begin_sale
from engine.games.hellweg.state import Table
from engine.games.hellweg.tables import BLACK, CARDS, MERCHANDISE, MONEY, WAITING


def table(
    *tokens: str,
    carriages: Sequence[str] = (),
    card: str = "t09",
    deck: str = "t10 t11",
    money: Sequence[int] = (),
    owned: Sequence[str] = (),
    first: int = 0,
    turns: str = "",
    market: Sequence[int] = (),
    visited: str = "",
    warehouse: bool = False,
    passengers: bool = False,
    memory: bool = False,
    ready: Sequence[str] = (),
    spent: Sequence[str] = (),
    turned: Sequence[str] = (),
    blacks: int | None = None,
    black: str = "",
) -> Table:
    """The houses of each seat's tokens, the roads of its carriages, blanks between; `5*hagen-iron` is five.
    `deck`: the next card comes first; empty: the month of the last card. `turns`: the seats
    whose turns are to come; without them the first seat's turn is next, then one turn of each other.
    `visited`: `hagen=1`."""
    count = len(tokens)

    def each(words: Sequence[str]) -> list[tuple[str, ...]]:
        return [_many(text) for text in (*words, *[""] * (count - len(words)))]

    have = [tuple(text.split()) for text in (*owned, *[""] * (count - len(owned)))]
    lists = [each(ready), each(spent), each(turned)]
    order = [
        int(seat) for seat in (turns or " ".join(str((first + n) % count) for n in range(count))).split()
    ]
    placed = [in_order(pieces) for pieces in each(carriages)]
    if blacks is not None and not black:
        placed[blacks] = in_order((*placed[blacks], *(WAITING,) * BLACK))
    return Table(
        chance=Chance(1),
        warehouse=warehouse,
        passengers=passengers,
        memory=memory,
        first=first,
        money=[*money, *[MONEY] * (count - len(money))],
        tokens=[in_order(_many(text)) for text in tokens],
        carriages=placed,
        card=card,
        deck=tuple(reversed(deck.split())),
        past=tuple(other for other in CARDS if other not in (card, *deck.split())),
        removed=(),
        stock=tuple(
            name
            for name, facts in MERCHANDISE.items()
            if count in facts.seats and not any(name in cards for cards in have)
        ),
        owned=have,
        visited={town: int(seat) for town, seat in (word.split("=") for word in visited.split())},
        market=[*market, *[0] * (count - len(market))],
        ready=lists[0],
        spent=lists[1],
        turned=lists[2],
        blacks=blacks,
        black=(tuple(black.split()) or (WAITING,) * BLACK) if blacks is not None else (),
        todo=[step for seat in reversed(order) for step in (Closing(seat), Turn(seat))],
    )


def _many(text: str) -> tuple[str, ...]:
    found: list[str] = []
    for word in text.split():
        number, _, name = word.rpartition("*")
        found += [name] * int(number or 1)
    return tuple(found)


def selling(*tokens: str, seat: int | None = None, **told: object) -> Table:
    """The same at the sale of the first seat, or of another one; the last month has no turns."""
    position = table(*tokens, **told)  # type: ignore[arg-type]
    if not position.deck:
        position.todo.clear()
    begin_sale(position, position.first if seat is None else seat)
    return position


def started(seats: int, seed: int = 7, **options: str) -> Table:
    """A real game before its first move."""
    start: Table = HELLWEG.start(seats, HELLWEG.settle(seats, options), Chance(seed))
    return start


def match(*moves_played: str, seats: int = 2, seed: int = 7, **options: str) -> Match:
    """A game between people from its start; the first seat begins."""
    game = Match(HELLWEG, [Seat(f"P{n}") for n in range(seats)], {"first": "1", **options}, seed)
    for text in moves_played:
        game.play(Move.parse(text))
    return game


def set_up(seats: int = 2, **options: str) -> Match:
    """A match whose set-up is over: everybody stands in Wesel, carriages lie on the road to Essen."""
    game = match(seats=seats, **options)
    while game.state.card == "":
        kinds = [move.kind for move in game.legal()]
        game.play(Move("token", "wesel-salt") if "token" in kinds else Move("carriage", "wesel-essen"))
    return game


def pass_month(position: Table) -> Table:
    """Everybody keeps all and takes Thalers, until the next card lies there or the game is over."""
    month = position.round
    while position.todo and position.round == month:
        moves = position.moves()
        position.play(next(move for move in moves if move.kind in ("keep", "none", "end", "thaler")))
    return position
