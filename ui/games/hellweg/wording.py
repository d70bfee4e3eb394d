"""What is said about decisions."""

from collections.abc import Callable, Sequence

from engine import Move
from engine.games.hellweg.action import Turn, discount
from engine.games.hellweg.month import Closing
from engine.games.hellweg.placing import Carriage, MissingToken
from engine.games.hellweg.sale import Dump, Offer, Sold
from engine.games.hellweg.setup import FirstCarriage, FirstToken
from engine.games.hellweg.state import Table
from engine.games.hellweg.tables import (
    ACTIONS,
    DISCOUNT,
    DUMP,
    GOOD_OF,
    LAST_BONUS,
    PLACEMENTS,
    TOWN_OF,
)
from engine.games.hellweg.warehouse import Privilege, StockUp

from ...defaults import unsaid
from ...face import Names, Phases
from ...scene import Scene
from ...words import _, joined
from . import words
from .board import offer_now
from .market import piece_words
from .options import options as options
from .reason import reason as reason
from .refusals import refusals as refusals
from .sales import brings, leaving_words, sum_words

then = unsaid
along = ("token", "carriage", "move", "privilege", "none", "forgo")
several: dict[str, Callable[[Sequence[Move]], str]] = {}


def title() -> str:
    return _("Hellweg")


# ---- where we are


def phases(view: Table) -> Phases:
    """R6: the month, and of an action round whose turn it is."""
    months = view.round + len(view.deck)
    names = [_("Month {n} of {all}", n=view.round, all=months), _("Sale"), _("Actions")]
    if not view.todo:
        return len(names), tuple(names)
    step = view.todo[-1]
    if isinstance(step, FirstToken | FirstCarriage):
        left = sum(isinstance(one, FirstToken) for one in view.todo) + isinstance(step, FirstCarriage)
        number = PLACEMENTS - (left - 1) // len(view.seats)
        return 0, (_("Set-up {n} of {all}", n=number, all=PLACEMENTS), _("{n} months", n=len(view.deck)))
    if isinstance(step, Offer | Dump | Sold):
        return 1, tuple(names)
    seats = len(view.seats)
    left = sum(isinstance(one, Closing) for one in view.todo)
    done = ACTIONS * seats - left
    names[2] = _(
        "Actions {n} of {all}, {turn} of {seats}",
        n=done // seats + 1,
        all=ACTIONS,
        turn=done % seats + 1,
        seats=seats,
    )
    return 2, tuple(names)


def later(view: Table) -> tuple[str, str] | None:
    """R20: an action comes before the end of a turn."""
    acting = view.todo and isinstance(view.todo[-1], Turn | Carriage | MissingToken | StockUp)
    return (_("End turn"), _("after your action")) if acting else None


# ---- what is to be decided


def prompt(scene: Scene) -> str:
    view, step, tapped = scene.view, scene.view.todo[-1], scene.taps.tapped
    match step:
        case FirstToken():
            return _("Set-up: put a token into a trading house.")
        case FirstCarriage():
            return _("Set-up: put a carriage on a road at {town}.", town=words.town(step.town))
        case Offer():
            return _sale(scene)
        case Dump():
            return _("Nothing sold: you may sell one token for {n}.", n=DUMP + LAST_BONUS * view.last)
        case Sold():
            return _("Your sale is over: end it.")
        case MissingToken():
            return _("No token is left in your supply: take one from another house, or forgo it.")
        case Carriage():
            return _carriage(step, scene)
        case Privilege():
            return _("Choose a privilege, or none.")
        case StockUp():
            return _("Stock up: {text} to place.", text=words.pieces(step.tokens, step.carriages))
        case Closing():
            return _("Your action is done: end your turn.")
        case Turn() if tapped:
            return _tapped(tapped[-1], scene)
    return _("One action: buy in a town, or go to the market.")


def _sale(scene: Scene) -> str:
    found = offer_now(scene.view)
    assert found
    house, price = found
    if scene.taps.tapped:
        return _("Which way to {town}?", town=words.town(TOWN_OF[house]))
    return _(
        "{town} pays {n} for {good}: sell one, or keep it.",
        town=words.town(TOWN_OF[house]),
        n=words.thaler(price),
        good=words.good(GOOD_OF[house]),
    )


def _carriage(step: Carriage, scene: Scene) -> str:
    view = scene.view
    if scene.taps.tapped:
        return _("Carriage: where does it go?")
    if not view.carriages_left(step.seat):
        return _("No carriage is left in your supply: choose one of yours to move.")
    if step.town:
        return _("Put a carriage on a road at {town}.", town=words.town(step.town))
    return _("A carriage comes with the card: put it on a road at one of your tokens.")


def _tapped(thing: str, scene: Scene) -> str:
    if thing.startswith("from/"):
        return _("{place}: where does it go?", place=words.place(thing.removeprefix("from/")))
    if thing == "stock":
        return _("Stock up: choose a house with a token of yours, or a road there.")
    return _("Store: which piece?")


def hint(scene: Scene) -> tuple[str, str] | None:
    """R4, R18, R24: rules that matter now."""
    view = scene.view
    if not view.todo or view.seat != scene.looking:
        return None
    step = view.todo[-1]
    if isinstance(step, FirstToken):
        return _("No token goes to Dortmund before the first month."), "setup"
    if isinstance(step, Offer | Dump) and view.last:
        return _("The last card: each sale brings {n} more.", n=LAST_BONUS), "last"
    if isinstance(step, Turn) and discount(view, step.seat):
        return _("{n} less: your other merchant is at the market.", n=DISCOUNT), "discount"
    return None


def move(move: Move, names: Names, view: Table | None = None) -> str:
    match tuple(move):
        case ("end",):
            return (
                _("End the sale") if view and view.todo and isinstance(view.todo[-1], Sold) else _("End turn")
            )
        case ("keep",):
            return _("Keep")
        case ("none",):
            return _("No thanks")
        case ("forgo",):
            return _("Forgo")
        case ("thaler",):
            return _("Take a Thaler")
        case ("stockup",):
            return _("Stock up from the storage")
        case ("buy", town):
            return _("Buy in {town}", town=words.town(town))
        case ("card", card):
            return _("Buy a card: {card}", card=words.card(card))
        case ("token", house):
            return _("Token: {house}", house=words.house(house))
        case ("carriage", road):
            return _("Carriage: {road}", road=words.road(road))
        case ("move", "token", source):
            return _("Take a token: {place}", place=words.place(source))
        case ("move", source, road):
            return _("Carriage: {from_} → {to}", from_=words.place(source), to=words.road(road))
        case ("stock", _kind, place, "from", source):
            return _("Stock up: {from_} → {to}", from_=words.place(source), to=words.place(place))
        case ("stock", _kind, place):
            return _("Stock up: {place}", place=words.place(place))
        case ("storage", kind, *source):
            return _stored(kind, source)
        case ("use", *deed):
            return _("Privilege: {deed}", deed=_used(deed))
        case ("privilege", name):
            return _("Privilege: {deed}", deed=words.privilege(name))
        case ("sell", house, *roads):
            return _sell(house, roads, move, view)
        case ("dump", house):
            return _("Sell for 2: {house}", house=words.house(house))
    return str(move)


def _stored(kind: str, source: list[str]) -> str:
    piece = piece_words(f"supply/{kind}")
    if source:
        return _("Store {piece}: {place}", piece=piece, place=words.place(source[-1]))
    return _("Store {piece}", piece=piece)


def _used(deed: list[str]) -> str:
    if len(deed) > 1:
        return _stored(deed[1], deed[2:])
    return words.privilege(deed[0])


def _sell(house: str, roads: list[str], move: Move, view: Table | None) -> str:
    if roads:
        sale = _("Sell over {way}", way=words.way(words.towns_of(TOWN_OF[house], roads)))
    else:
        sale = _("Sell: {house}", house=words.house(house))
    if view is None or not view.todo or not isinstance(view.todo[-1], Offer):
        return sale
    found = brings(view, move)
    more = [sum_words(found), *([leaving_words(len(found.leaving))] if found.leaving else [])]
    return _("{move}: {text}", move=sale, text=joined(", ", more))
