"""The Dealers in words."""

from collections.abc import Callable, Sequence

from engine import Event, Move
from engine.games.dealers.cards import ORDERS, feed_needed
from engine.games.dealers.scores import burden
from engine.games.dealers.state import Table
from engine.games.dealers.steps import Arrival, Deal, Drop, Pick, Reject, Turn
from engine.games.dealers.tables import KINDS, PILE_SIZE, VILLAGES

from ...face import Option, Scene
from ...node import Node, span
from ...parts.icon import icon
from ...table.taps import within
from ...words import Phrase, _, count, counted, either
from .chip import chip

Names = Sequence[str]


def title() -> str:
    return _("Highland Dealers")


def symbol(name: str) -> str:
    """The sign of a card that is no request."""
    return f"route-{name}" if name in KINDS else f"card-{name}"


def _pictured(picture: Node, word: str) -> Phrase:
    """A word with its picture before it, on one line."""
    return Phrase(word, span(class_="thing")[picture, word])


def village(name: str) -> str:
    """The villages of our map are called the same in every language."""
    return name.capitalize()


def good(name: str) -> str:
    word = {
        "anvil": _("anvil"),
        "bottle": _("bottle"),
        "chair": _("chair"),
        "cup": _("cup"),
        "pot": _("pot"),
        "vase": _("vase"),
    }[name]
    return _pictured(chip(name), word)


def heap(names: Sequence[str]) -> str:
    """Some goods."""
    return counted(names, good)


def card(name: str) -> str:
    plain = {
        "mountain": _("mountain trail"),
        "bridge": _("bridge"),
        "ferry": _("ferry"),
        "moor": _("moor path"),
        "feed": _("special feed"),
        "extra": _("extra good"),
    }
    if name in plain:
        return _pictured(icon(symbol(name)), plain[name])
    order = ORDERS[name]
    return _("request for {goods} ({points})", goods=heap(order.goods), points=points(order.points))


def points(number: int) -> str:
    return count("{n} point", "{n} points", number)


def parts(feed: int, goods: int) -> str:
    """What damage is made of."""
    return count(
        "{feed} feed + {rest} for {n} good",
        "{feed} feed + {rest} for {n} goods",
        goods,
        feed=feed,
        rest=burden(goods),
    )


def sound(event: Event) -> str:
    """Dealt cards sound when they are seen to fall."""
    return {
        "reject": "card",
        "pile": "card",
        "drop": "card",
        "move": "cart",
        "take": "good",
        "deliver": "delivery",
    }.get(event.kind, "")


def phases(view: Table, dealt: Sequence[Event] = (), looks: bool = False) -> tuple[int, tuple[str, ...]]:
    """R8; of the turns, which one it is; `dealt`: the cards that lie, while they are dealt; `looks`: a seat
    looks at the pile that it took."""
    seats = len(view.hands)
    left = {step.seat for step in view.todo if isinstance(step, Turn)} - {view.seat}
    said = (_("Deal"), _("Piles"), _("Turns, {n} of {all}", n=seats - len(left), all=seats))
    if not view.todo:
        return len(said), (*said[:2], _("Turns"))
    if dealt:
        layer = _("dealing, layer {n} of {all}", n=dealt[-1].args[0], all=PILE_SIZE)
        return 0, (layer[:1].upper() + layer[1:], said[1], _("Turns"))
    now = 1 if looks else {Deal: 0, Reject: 1, Pick: 1}.get(type(view.todo[-1]), 2)
    return now, said if now == 2 else (*said[:2], _("Turns"))


def prompt(scene: Scene) -> str:
    """To the seat that decides if it looks, else about it."""
    view = scene.view
    if view.seat is None:
        return _("The game is over.")
    if scene.dealt is not None:
        name = scene.names[view.horse]
        if view.open_piles:
            return _("{name} deals. The memory aid is on: every card stays in sight.", name=name)
        return _("{name} deals. Look closely: a covered card stays covered.", name=name)
    if scene.private:
        return _("Pile {place} is yours: look at your new cards.", place=taken(scene))
    if view.seat != scene.looking:
        return _("{name} is playing.", name=scene.names[view.seat])
    tapped = scene.taps.tapped
    if tapped and not within("own", tapped[:1]) and isinstance(view.todo[-1], Turn):
        return _picked(tapped[0], scene)
    return {
        Deal: _("You are the starting dealer: deal the cards."),
        Reject: _(
            "Choose the pile that nobody gets. Then {name} takes one, and you get the last.",
            name=scene.names[view.after(view.seat)],
        ),
        Pick: _("Choose a pile."),
        Turn: _("Play a card, or end your turn."),
        Arrival: _("Take one good here, or leave it."),
        Drop: count(
            "Too many cards: choose {n} to give up.",
            "Too many cards: choose {n} to give up, one after the other.",
            view.surplus(view.seat),
        ),
    }[type(view.todo[-1])]


def taken(scene: Scene) -> int:
    """The pile that the seat that looks has taken last."""
    return next(int(e.args[1]) for e in scene.known[::-1] if e.kind == "pile" and e.args[0] == scene.looking)


def _picked(thing: str, scene: Scene) -> str:
    """What goes with the first thing that was tapped."""
    place, _slash, name = thing.partition("/")
    if place in VILLAGES:
        hand = dict.fromkeys(scene.view.hands[scene.looking])
        glowing = [held for held in hand if f"hand/{held}" in scene.taps.glow]
        wanted = _capital(good(name)) if name else village(place)
        return _("{thing}: which card, {cards}?", thing=wanted, cards=either(map(card, glowing)))
    if name in ORDERS:
        return _("Delivery: choose the goods that you pay.")
    where = [village(thing) for thing in scene.taps.glow if thing in VILLAGES]
    what = [good(name) for name in within(scene.view.carts[scene.looking], scene.taps.glow)]
    return _("{card}: choose {choices}", card=_capital(card(name)), choices=either(sorted(where + what)))


def _capital(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"


def move(move: Move, names: Names, view: Table | None = None) -> str:
    match tuple(move):
        case ("deal",):
            return _("Deal the cards")
        case ("leave",):
            return _("Leave it")
        case ("end",):
            return _("End turn")
        case ("pile", place):
            return _("Take pile {place}", place=place)
        case ("reject", place):
            return _("Put pile {place} away", place=place)
        case ("drop", name):
            return _("Give up: {card}", card=card(name))
        case ("take" | "extra", name):
            return _("Take: {good}", good=good(name))
        case ("feedextra", name):
            return _("Take with special feed: {good}", good=good(name))
        case ("route", kind, there):
            return _("Travel to {village} ({route})", village=village(there), route=card(kind))
        case ("feedroute", there):
            return _("Travel to {village} with special feed", village=village(there))
        case ("deliver", request, *paid) if feed := feed_needed(request, paid):
            return count(
                "Deliver with {n} special feed: {goods}",
                "Deliver with {n} special feed: {goods}",
                feed,
                goods=heap(paid),
            )
        case ("deliver", _request, *paid):
            return _("Deliver: {goods}", goods=heap(paid))
    return str(move)


def tell_card(event: Event) -> str:
    _layer, place, name = event.args
    return _("Pile {place}: {card}", place=place, card=card(str(name)))


REFUSED: dict[str, Callable[..., str]] = {
    "no_card": lambda name: _("You hold no such card: {card}.", card=card(name)),
    "no_link": lambda kind, here: _("No {route} leaves {village}.", route=card(kind), village=village(here)),
    "no_link_to": lambda kind, here, there: _(
        "No {route} leads from {here} to {there}.", route=card(kind), here=village(here), there=village(there)
    ),
    "no_way": lambda here, there: _(
        "Nothing leads from {here} to {there} in one step.", here=village(here), there=village(there)
    ),
    "no_good": lambda name, here: _(
        "There is no such good in {village}: {good}.", village=village(here), good=good(name)
    ),
    "empty": lambda here: _("{village} holds no goods.", village=village(here)),
    "not_empty": lambda here: _(
        "{village} still holds goods: deliver only where nothing lies.", village=village(here)
    ),
    "delivered_here": lambda here: _("You have delivered to {village} in this turn.", village=village(here)),
    "wrong_count": lambda name, number: _("This request takes exactly {n} goods.", n=number),
    "wrong_order": lambda name: _("Name the goods in the order of the table."),
    "wrong_payment": lambda name: _("These goods do not pay for the request."),
    "cannot_pay": lambda name: _("You cannot pay: {card}.", card=card(name)),
    "arrival_first": lambda: _("First take a good here, or leave it."),
    "feed_stays": lambda: _("Special feed cannot be given up."),
    "too_many": lambda number: _("Too many cards: {n} must be given up first.", n=number),
    "over": lambda: _("The game is over."),
}


def columns() -> dict[str, str]:
    return {
        "requests": _("Requests"),
        "points": _("Points"),
        "goods": _("Goods"),
        "feed": _("Special feed"),
        "damage": _("Damage"),
        "score": _("Score"),
    }


def decided(reason: str) -> str:
    return {
        "score": _("by the highest score"),
        "goods": _("on a tie, with fewer goods left"),
        "shared": _("with the same score and as many goods left"),
        "damage": _("since the other has total damage"),
    }[reason]


def options(names: Names) -> dict[str, Option]:
    seats = {str(seat): (name, _("{name} deals first.", name=name)) for seat, name in enumerate(names, 1)}
    return {
        "dealer": Option(
            _("First starting dealer"),
            {"drawn": (_("drawn by lot"), _("Chance says who deals first.")), **seats},
        ),
        "open_piles": Option(
            _("Memory aid"),
            {
                "no": (_("off"), _("Cards that are covered stay covered: look closely.")),
                "yes": (_("on"), _("All cards of a pile can be seen.")),
            },
        ),
        "open_totals": Option(
            _("Value piles"),
            {
                "no": (_("covered"), _("Of the others, only the number of cards is shown.")),
                "yes": (_("open"), _("Feed and requests of everybody are shown as numbers.")),
            },
        ),
    }
