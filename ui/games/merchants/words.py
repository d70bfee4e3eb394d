"""The Merchants in words."""

from collections.abc import Callable, Sequence
from typing import Any

from engine import Event, Move
from engine.games.merchants.state import Table
from engine.games.merchants.steps.cleanup import CleanUp
from engine.games.merchants.tables import STACKS

from ...face import Scene
from ...words import _, count
from .options import options
from .prompts import asked
from .refusals import REFUSED
from .texts import animal, card, described, effect, heap, kind, name

__all__ = [
    "animal",
    "card",
    "columns",
    "decided",
    "described",
    "effect",
    "heap",
    "kind",
    "move",
    "name",
    "options",
    "phases",
    "prompt",
    "refuse",
    "sound",
    "tell_card",
    "title",
]


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


def move(move: Move) -> str:
    said = MOVES.get((move.kind, len(move.args))) or MOVES.get((move.kind, -1))
    return said(*move.args) if said else str(move)


def _tossed(what: str) -> str:
    return _("Toss the card in slot {n}", n=what) if what.isdecimal() else _("Toss: {card}", card=card(what))


def _bought(where: str) -> str:
    return _("Buy the card in slot {n}", n=where) if where.isdecimal() else _("Buy from the market discard")


MOVES: dict[tuple[str, int], Callable[..., str]] = {  # by kind and number of details
    ("end", 0): lambda: _("End turn"),
    ("done", 0): lambda: _("Done"),
    ("skip", 0): lambda: _("No further stack"),
    ("decline", 0): lambda: _("Leave it as it is"),
    ("copy", 2): lambda copier, other: _("{card}: copy {other}", card=card(copier), other=card(other)),
    ("peel", 1): lambda it: _("{card}: toss the next market card", card=card(it)),
    ("roll", 1): lambda it: _("{card}: roll the die", card=card(it)),
    ("buy", 1): _bought,
    ("pay", 1): lambda it: _("Pay: {card}", card=card(it)),
    ("tossjunk", 1): lambda it: _("Toss: {card}", card=card(it)),
    ("play", 1): lambda it: _("Play: {card}", card=card(it)),
    ("build", 1): lambda it: _("Build with: {card}", card=card(it)),
    ("build", 2): lambda it, value: _("Build with: {card}, counting {n}", card=card(it), n=value),
    ("add", 1): lambda it: _("Build with: {card}", card=card(it)),
    ("add", 2): lambda it, value: _("Build with: {card}, counting {n}", card=card(it), n=value),
    ("addold", 1): lambda it: _("From your discard: {card}", card=card(it)),
    ("addold", 2): lambda it, value: _("From your discard: {card}, counting {n}", card=card(it), n=value),
    ("discard", 1): lambda it: _("Discard: {card}", card=card(it)),
    ("lay", 1): lambda it: _("Discard: {card}", card=card(it)),
    ("toss", 1): _tossed,
    ("keep", 1): lambda it: _("Keep: {card}", card=card(it)),
    ("return", 1): lambda it: _("Back onto the deck: {card}", card=card(it)),
    ("take", 1): lambda slot: _("Take the card in slot {n}", n=slot),
    ("hit", 1): lambda seat: _("Seat {n} loses a card", n=seat),
    ("food", 2): lambda it, seat: _("{card}: onto the deck of seat {n}", card=card(it), n=seat),
    ("from", 1): lambda seat: _("Take a card from seat {n}", n=seat),
    ("give", 1): lambda it: _("Give: {card}", card=card(it)),
    ("at", 1): lambda seat: _("Look at the deck of seat {n}", n=seat),
    ("swap", 1): lambda slot: _("Swap with the card in slot {n}", n=slot),
    ("swap", 3): lambda seat, stack, it: _(
        "Swap with: {card} (seat {n}, stack {stack})", card=card(it), n=seat, stack=stack
    ),
    ("with", 1): lambda seat: _("With seat {n}", n=seat),
    ("blind", 2): lambda it, seat: _("{card}: seat {n} guesses", card=card(it), n=seat),
    ("guess", 1): lambda value: _("Guess {n}", n=value),
    ("value", 1): lambda value: _("Let it count {n}", n=value),
}


def tell_card(event: Event) -> str:
    """No card of this game is dealt one by one."""
    return ""


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


def refuse(reason: Sequence[Any]) -> str:
    kind, *details = reason
    return REFUSED[kind](*details) if kind in REFUSED else _("That is not possible now.")


def columns() -> dict[str, str]:
    return {"stacks": _("Stacks")}


def decided(reason: str) -> str:
    return {
        "stall": _("with all {n} stacks of the stall", n=STACKS),
        "stacks": _("with the most stacks when the rounds ran out"),
    }[reason]
