"""What is said about decisions."""

from engine import Move
from engine.games.dealers.cards import ORDERS, feed_needed
from engine.games.dealers.state import Table
from engine.games.dealers.steps import Arrival, Deal, Drop, Pick, Reject, Turn
from engine.games.dealers.tables import VILLAGES

from ...defaults import nothing
from ...face import Names, Option, Phases
from ...scene import Scene
from ...table.taps import within
from ...words import _, count, counted, either
from .plan import lacking, request
from .reason import reason as reason
from .refusals import refusals as refusals
from .tally import hint as hint
from .tally import then as then
from .words import card, good, heap, village

later = nothing


def title() -> str:
    return _("Highland Dealers")


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


def phases(view: Table) -> Phases:
    """R8; of the turns, which one it is."""
    seats = len(view.hands)
    left = {step.seat for step in view.todo if isinstance(step, Turn)} - {view.seat}
    names = (_("Deal"), _("Piles"), _("Turns, {n} of {all}", n=seats - len(left), all=seats))
    if not view.todo:
        return len(names), (*names[:2], _("Turns"))
    now = {Deal: 0, Reject: 1, Pick: 1}.get(type(view.todo[-1]), 2)
    return now, names if now == 2 else (*names[:2], _("Turns"))


def prompt(scene: Scene) -> str:
    view, tapped = scene.view, scene.taps.tapped
    if tapped and not within("own", tapped[:1]) and isinstance(view.todo[-1], Turn):
        return _picked(tapped[0], scene)
    if request(scene) and isinstance(view.todo[-1], (Deal, Turn)):
        return _planned(scene)
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
            "Too many cards: choose {n} to discard.",
            "Too many cards: choose {n} to discard, one after the other.",
            view.surplus(view.seat),
        ),
    }[type(view.todo[-1])]


def _picked(thing: str, scene: Scene) -> str:
    """What goes with the first thing that was tapped."""
    place, _slash, name = thing.partition("/")
    if place in VILLAGES:
        hand = dict.fromkeys(scene.view.hands[scene.looking])
        glowing = [held for held in hand if f"hand/{held}" in scene.taps.glow]
        wanted = _capital(good(name)) if name else village(place)
        if len(glowing) == 1:
            return _("{card}: choose {choices}", card=wanted, choices=card(glowing[0]))
        return _("{thing}: which card, {cards}?", thing=wanted, cards=either(map(card, glowing)))
    if name in ORDERS:
        left = len(ORDERS[name].goods) - len(within("own", scene.taps.tapped))
        return count("Delivery: choose {n} more good.", "Delivery: choose {n} more goods.", left)
    where = [village(thing) for thing in scene.taps.glow if thing in VILLAGES]
    what = [good(name) for name in within(scene.view.carts[scene.looking], scene.taps.glow)]
    return _("{card}: choose {choices}", card=_capital(card(name)), choices=either(sorted(where + what)))


def _planned(scene: Scene) -> str:
    """What a request lacks that cannot be delivered yet."""
    if lack := lacking(scene):
        return _("This request still lacks: {goods}. The map shows where it lies.", goods=heap(lack))
    return _("You hold all that this request asks for. Deliver it where nothing lies.")


def _capital(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"


along = ("take", "leave", "drop")
several = {"drop": lambda moves: _discarded(counted([one.args[0] for one in moves], card))}


def _discarded(cards: str) -> str:
    return _("Discard: {card}", card=cards)


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
            return _discarded(card(name))
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
