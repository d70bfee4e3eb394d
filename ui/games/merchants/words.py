"""The Merchants in words."""

from collections.abc import Callable, Sequence

from engine import Event, Move
from engine.games.merchants.cards import worth
from engine.games.merchants.state import Table
from engine.games.merchants.steps.buying import DISCARD, wares
from engine.games.merchants.steps.cleanup import CleanUp
from engine.games.merchants.tables import STACKS

from ...face import Scene
from ...words import _, count
from .prompts import asked
from .texts import card, now

Names = Sequence[str]


def title() -> str:
    return _("Merchants of the Dale")


def phases(view: Table, dealt: Sequence[Event] = (), looks: bool = False) -> tuple[int, tuple[str, ...]]:
    """R7: the actions, then the clean-up."""
    if not view.todo:
        return 2, (_("Actions"), _("Clean-up"))
    if isinstance(view.todo[-1], CleanUp):
        return 1, (_("Actions"), _("Clean-up"))
    return 0, (count("{n} action left", "{n} actions left", view.actions), _("Clean-up"))


def prompt(scene: Scene) -> str:
    """To the seat that decides if it looks, else about it."""
    view = scene.view
    if view.seat is None:
        return _("The game is over.")
    if view.seat != scene.looking:
        return _("{name} is playing.", name=scene.names[view.seat])
    return asked(scene)


def move(move: Move, names: Sequence[str], view: Table | None = None) -> str:
    say = MOVES.get((move.kind, len(move.args)))
    return say(names, view, *move.args) if say else str(move)


def _held(view: Table | None, text: str) -> str:
    """A card of a hand, with what it counts now."""
    return now(text, worth(text, view.flash)) if view else card(text)


def _ware(view: Table | None, where: str) -> str:
    """What lies in the market; empty: that is not known."""
    found = wares(view).get(where) if view else None
    return card(found[0]) if found else ""


def _seat(names: Names, seat: str) -> str:
    return names[int(seat) - 1]


def _tossed(n: Names, view: Table | None, what: str) -> str:
    if not what.isdecimal():
        return _("Toss: {card}", card=_held(view, what))
    ware = _ware(view, what)
    return _("Toss: {card}", card=ware) if ware else _("Toss the card in slot {n}", n=what)


def _bought(n: Names, view: Table | None, where: str) -> str:
    goods = wares(view) if view else {}
    what, price = goods.get(where, ("", 0))
    if where == DISCARD:
        said = _("Buy {card} from the market discard", card=card(what)) if what else ""
        return said or _("Buy from the market discard")
    if not what:
        return _("Buy the card in slot {n}", n=where)
    alike = [slot for slot, (other, _price) in goods.items() if other == what and slot != DISCARD]
    if len(alike) > 1:
        return _("Buy {card} for {n}", card=card(what), n=price)
    return _("Buy {card}", card=card(what))


def _taken(n: Names, view: Table | None, slot: str) -> str:
    ware = _ware(view, slot)
    return _("Take {card}", card=ware) if ware else _("Take the card in slot {n}", n=slot)


def _swapped(n: Names, view: Table | None, slot: str) -> str:
    ware = _ware(view, slot)
    return _("Swap with {card}", card=ware) if ware else _("Swap with the card in slot {n}", n=slot)


MOVES: dict[tuple[str, int], Callable[..., str]] = {  # by kind and number of details
    ("end", 0): lambda n, v: _("End turn"),
    ("done", 0): lambda n, v: _("Done"),
    ("skip", 0): lambda n, v: _("No further stack"),
    ("decline", 0): lambda n, v: _("Leave it as it is"),
    ("copy", 2): lambda n, v, it, other: _("{card}: copy {other}", card=_held(v, it), other=card(other)),
    ("peel", 1): lambda n, v, it: _("{card}: toss the next market card", card=_held(v, it)),
    ("roll", 1): lambda n, v, it: _("{card}: roll the die", card=_held(v, it)),
    ("buy", 1): _bought,
    ("pay", 1): lambda n, v, it: _("Pay: {card}", card=_held(v, it)),
    ("tossjunk", 1): lambda n, v, it: _("Toss: {card}", card=card(it)),
    ("play", 1): lambda n, v, it: _("Play: {card}", card=_held(v, it)),
    ("build", 1): lambda n, v, it: _("Build with: {card}", card=_held(v, it)),
    ("build", 2): lambda n, v, it, value: _("Build with: {card}, counting {n}", card=card(it), n=value),
    ("add", 1): lambda n, v, it: _("Build with: {card}", card=_held(v, it)),
    ("add", 2): lambda n, v, it, value: _("Build with: {card}, counting {n}", card=card(it), n=value),
    ("addold", 1): lambda n, v, it: _("From your discard: {card}", card=_held(v, it)),
    ("addold", 2): lambda n, v, it, value: _(
        "From your discard: {card}, counting {n}", card=card(it), n=value
    ),
    ("discard", 1): lambda n, v, it: _("Discard: {card}", card=_held(v, it)),
    ("lay", 1): lambda n, v, it: _("Discard: {card}", card=_held(v, it)),
    ("toss", 1): _tossed,
    ("keep", 1): lambda n, v, it: _("Keep: {card}", card=card(it)),
    ("return", 1): lambda n, v, it: _("Back onto the deck: {card}", card=card(it)),
    ("take", 1): _taken,
    ("hit", 1): lambda n, v, seat: _("{name} loses a card", name=_seat(n, seat)),
    ("food", 2): lambda n, v, it, seat: _(
        "{card}: onto {name}’s deck", card=_held(v, it), name=_seat(n, seat)
    ),
    ("from", 1): lambda n, v, seat: _("Take a card from {name}", name=_seat(n, seat)),
    ("give", 1): lambda n, v, it: _("Give: {card}", card=_held(v, it)),
    ("at", 1): lambda n, v, seat: _("Look at {name}’s deck", name=_seat(n, seat)),
    ("swap", 1): _swapped,
    ("swap", 3): lambda n, v, seat, stack, it: _(
        "Swap with {card} ({name}, stack {stack})", card=card(it), name=_seat(n, seat), stack=stack
    ),
    ("with", 1): lambda n, v, seat: _("With {name}", name=_seat(n, seat)),
    ("blind", 2): lambda n, v, it, seat: _("{card}: {name} guesses", card=_held(v, it), name=_seat(n, seat)),
    ("guess", 1): lambda n, v, value: _("Guess {n}", n=value),
    ("value", 1): lambda n, v, value: _("Let it count {n}", n=value),
}


SOUNDS = {
    "draw": "card",
    "refill": "card",
    "offer": "card",
    "discard": "card",
    "toss": "card",
    "pay": "card",
    "lay": "card",
    "lay_old": "card",
    "play": "good",
    "buy": "good",
    "take": "good",
    "fetch": "good",
    "roll": "die",
    "gamble": "die",
    "build": "delivery",
}


def sound(event: Event) -> str:
    return SOUNDS.get(event.kind, "")


def columns() -> dict[str, str]:
    return {"stacks": _("Stacks")}


def decided(reason: str) -> str:
    return {
        "stall": _("with all {n} stacks of the stall", n=STACKS),
        "stacks": _("with the most stacks when the rounds ran out"),
    }[reason]
