"""What moves on the table, by the events."""

from collections.abc import Iterator

from engine.games.hellweg.places import SUPPLY
from engine.games.hellweg.tables import BLACK, BLACKS, MERCHANDISE, STORED, TOWN_OF, WAITING

from ...node import span
from ...parts.flights import STAGGER, Fall, Flight, Flights, Motion
from ...parts.seat import in_order
from ...scene import Scene
from .market import face, wax
from .pieces import carriage, coin, merchant, token
from .road import stack
from .words import towns_of

SWEEP = 0.12  # beats from one card to the next
LIFT = 0.3  # beats of a carriage that goes back: until then it stands on its road


def _begin(scene: Scene, first: int) -> Iterator[Motion]:
    """The opening: merchandise cards are laid into their stacks."""
    if scene.opens:
        for card in scene.view.stock:
            yield Fall(f"card-{card}", wait=SWEEP)


def _turn(scene: Scene, card: str) -> Iterator[Motion]:
    """The new trading card comes from the pile."""
    yield Flight(span(class_="mback flying"), "deck-number", "tcard")


def _buy(scene: Scene, seat: int, house: str, paid: int) -> Iterator[Motion]:
    """The merchant goes to the town of the card."""
    yield Flight(merchant(in_order(scene.view)[seat]), _seat(seat), f"visit-{house} offer-{house}")


def _seat(seat: int) -> str:
    return f"facts-{seat} seat-{seat}"


def _from(seat: int, source: str) -> str:
    if source == SUPPLY:
        return _seat(seat)
    if source in (STORED, WAITING):
        return f"stored-{seat} {_seat(seat)}"
    return _place(source)


def _place(place: str) -> str:
    return f"at-{place} at-{TOWN_OF[place]}" if place in TOWN_OF else f"at-{place}"


def _token(scene: Scene, seat: int, house: str, source: str) -> Iterator[Motion]:
    colour = in_order(scene.view)[seat]
    goal = f"stored-{seat}" if house == STORED else f"stands-{house}-{colour} {_place(house)}"
    yield Flight(token(colour), _from(seat, source), goal)


def _carriage(scene: Scene, seat: int, road: str, source: str) -> Iterator[Motion]:
    colour, black = in_order(scene.view)[seat], _gained(scene, road) > 0
    goal = f"stored-{seat}" if road == STORED else f"{stack(road, colour, black)} {_place(road)}"
    yield Flight(carriage(colour, black), _from(seat, source), goal)


def _gained(scene: Scene, place: str) -> int:
    """So many black carriages more lie there than before."""
    return scene.view.black.count(place) - scene.before.black.count(place) if scene.before else 0


def _village(scene: Scene, seat: int, road: str) -> Iterator[Motion]:
    yield Flight(coin(), f"at-{road}", _seat(seat), wait=None)


def _sell(
    scene: Scene,
    seat: int,
    house: str,
    target: str,
    price: int,
    power: int,
    last: int,
    village: int,
    *roads: str,
) -> Iterator[Motion]:
    """The token drives from town to town, and comes back as money."""
    colour = in_order(scene.view)[seat]
    towns = towns_of(TOWN_OF[house], roads)
    starts = [f"stands-{house}-{colour} at-{towns[0]}", *(f"at-{town}" for town in towns[1:])]
    for start, goal in zip(starts, towns[1:], strict=False):
        yield Flight(token(colour), start, f"at-{goal}", wait=None)
    yield Flight(coin(), _place(target), _seat(seat), wait=None)


def _return(scene: Scene, seat: int, road: str, refund: int) -> Iterator[Motion]:
    colour, black = in_order(scene.view)[seat], _gained(scene, road) < 0
    yield Flight(carriage(colour, black), f"{stack(road, colour, black)} at-{road}", _seat(seat), lifted=LIFT)


def _card(scene: Scene, seat: int, card: str, paid: int) -> Iterator[Motion]:
    drawn = span(class_=f"mcard flying k-{MERCHANDISE[card].kind}")[face(card)]
    yield Flight(drawn, f"card-{card} market", f"own-{seat}-{card} seat-{seat}")


def _thaler(scene: Scene, seat: int) -> Iterator[Motion]:
    yield Flight(coin(), "stall-thaler", _seat(seat))


def _privilege(scene: Scene, seat: int, privilege: str, how: str) -> Iterator[Motion]:
    """R42, R44: once the carriage stands that completes the route, or when it was chosen."""
    start = f"gain/{privilege} route-{privilege}" if how == "card" else f"route-{privilege}"
    yield Flight(wax(privilege), start, f"held-{seat}-{privilege} seat-{seat}", wait=None)


def _blacks(scene: Scene, seat: int) -> Iterator[Motion]:
    for nth in range(BLACK):
        drawn = carriage(in_order(scene.view)[seat], black=True)
        yield Flight(drawn, f"route-{BLACKS}", f"stored-{seat} seat-{seat}", wait=STAGGER if nth else None)


flights: Flights = {
    "begin": _begin,
    "turn": _turn,
    "buy": _buy,
    "token": _token,
    "carriage": _carriage,
    "village": _village,
    "sell": _sell,
    "return": _return,
    "card": _card,
    "thaler": _thaler,
    "privilege": _privilege,
    "blacks": _blacks,
}
