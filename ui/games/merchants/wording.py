"""The Merchants in words."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from engine import Move
from engine.games.merchants.cards import worth
from engine.games.merchants.state import Table
from engine.games.merchants.steps.buying import DISCARD, wares
from engine.games.merchants.steps.cleanup import CleanUp
from engine.games.merchants.techniques.raccoons import TreasureHunter

from ...defaults import nothing
from ...face import Phases
from ...words import _, count
from .options import options as options
from .prompts import prompt as prompt
from .reason import reason as reason
from .refusals import refusals as refusals
from .tally import then as then
from .words import card, heap, now

hint = later = nothing
Wares = Mapping[str, tuple[str, int]]  # slot -> the card there, its price


def title() -> str:
    return _("Merchants of the Dale")


def phases(view: Table) -> Phases:
    """R7: the actions, then the clean-up."""
    if not view.todo:
        return 2, (_("Actions"), _("Clean-up"))
    if isinstance(view.todo[-1], CleanUp):
        return 1, (_("Actions"), _("Clean-up"))
    return 0, (count("{n} action left", "{n} actions left", view.actions), _("Clean-up"))


def move(move: Move, names: Sequence[str], view: Table | None = None) -> str:
    say = MOVES.get((move.kind, len(move.args)))
    return say(Where(names, view), *move.args) if say else str(move)


def _row(say: Callable[[str], str]) -> Callable[[Sequence[Move]], str]:
    """Cards that are used alike, one after the other."""
    return lambda moves: say(heap([move.args[0] for move in moves]))


_build = _row(lambda cards: _("Build with: {card}", card=cards))
_toss = _row(lambda cards: _("Toss: {card}", card=cards))
along = (  # whatever a deed asks to be decided
    *("pay", "tossjunk", "add", "addold", "lay", "toss", "keep", "return", "take", "hit", "food", "from"),
    *("give", "at", "swap", "with", "blind", "guess", "value", "skip", "decline"),
)
several = {
    "pay": _row(lambda cards: _("Pay: {card}", card=cards)),
    "lay": _row(lambda cards: _("Discard: {card}", card=cards)),
    "build": _build,
    "add": _build,
    "tossjunk": _toss,
}


class Where(NamedTuple):
    """Who sits there, and the table on which a move is played, if that is known."""

    names: Sequence[str]
    view: Table | None

    def seat(self, number: str) -> str:
        return self.names[int(number) - 1]

    def held(self, text: str) -> str:
        """A card of a hand, with what it counts now."""
        return now(text, worth(text, self.view.flash)) if self.view else card(text)

    @property
    def wares(self) -> Wares:
        """What lies in the market, and its price."""
        return wares(self.view) if self.view else {}

    def ware(self, slot: str) -> str:
        """Empty: that is not known."""
        what, _price = self.wares.get(slot, ("", 0))
        return card(what) if what else ""


def _bought(at: Where, slot: str) -> str:
    goods = at.wares
    what, price = goods.get(slot, ("", 0))
    if slot == DISCARD:
        words = _("Buy {card} from the market discard", card=card(what)) if what else ""
        return words or _("Buy from the market discard")
    if not what:
        return _("Buy the card in slot {n}", n=slot)
    alike = [each for each, (other, _price) in goods.items() if other == what and each != DISCARD]
    if len(alike) > 1:
        return _("Buy {card} for {n}", card=card(what), n=price)
    return _("Buy {card}", card=card(what))


def _built(at: Where, it: str) -> str:
    return _("Build with: {card}", card=at.held(it))


def _built_as(at: Where, it: str, value: str) -> str:
    return _("Build with: {card}, counting {n}", card=card(it), n=value)


def _discarded(at: Where, it: str) -> str:
    return _("Discard: {card}", card=at.held(it))


def _tossed(at: Where, what: str) -> str:
    if not what.isdecimal():
        return _("Toss: {card}", card=at.held(what))
    ware = at.ware(what)
    return _("Toss: {card}", card=ware) if ware else _("Toss the card in slot {n}", n=what)


def _taken(at: Where, slot: str) -> str:
    ware = at.ware(slot)
    return _("Take {card}", card=ware) if ware else _("Take the card in slot {n}", n=slot)


def _taken_from(at: Where, seat: str) -> str:
    """Out of a hand nobody knows what comes; what lies on a discard is seen."""
    if at.view and type(at.view.todo[-1]) is TreasureHunter:
        top = card(at.view.discards[int(seat) - 1][-1])
        return _("Take {card} from {name}’s discard", card=top, name=at.seat(seat))
    return _("Take a card from {name}", name=at.seat(seat))


def _swapped(at: Where, slot: str) -> str:
    ware = at.ware(slot)
    return _("Swap with {card}", card=ware) if ware else _("Swap with the card in slot {n}", n=slot)


MOVES: dict[tuple[str, int], Callable[..., str]] = {  # by kind and number of details
    ("end", 0): lambda at: _("End turn"),
    ("done", 0): lambda at: _("Done"),
    ("skip", 0): lambda at: _("No further stack"),
    ("decline", 0): lambda at: _("Leave it as it is"),
    ("copy", 2): lambda at, it, other: _("{card}: copy {other}", card=at.held(it), other=card(other)),
    ("peel", 1): lambda at, it: _("{card}: toss the next market card", card=at.held(it)),
    ("roll", 1): lambda at, it: _("{card}: roll the die", card=at.held(it)),
    ("buy", 1): _bought,
    ("pay", 1): lambda at, it: _("Pay: {card}", card=at.held(it)),
    ("tossjunk", 1): lambda at, it: _("Toss: {card}", card=card(it)),
    ("play", 1): lambda at, it: _("Play: {card}", card=at.held(it)),
    ("build", 1): _built,
    ("build", 2): _built_as,
    ("add", 1): _built,
    ("add", 2): _built_as,
    ("addold", 1): lambda at, it: _("From your discard: {card}", card=at.held(it)),
    ("addold", 2): lambda at, it, value: _("From your discard: {card}, counting {n}", card=card(it), n=value),
    ("discard", 1): _discarded,
    ("lay", 1): _discarded,
    ("toss", 1): _tossed,
    ("keep", 1): lambda at, it: _("Keep: {card}", card=card(it)),
    ("return", 1): lambda at, it: _("Back onto the deck: {card}", card=card(it)),
    ("take", 1): _taken,
    ("hit", 1): lambda at, seat: _("{name} loses a card", name=at.seat(seat)),
    ("food", 2): lambda at, it, seat: _("{card}: onto {name}’s deck", card=at.held(it), name=at.seat(seat)),
    ("from", 1): _taken_from,
    ("give", 1): lambda at, it: _("Give: {card}", card=at.held(it)),
    ("at", 1): lambda at, seat: _("Look at {name}’s deck", name=at.seat(seat)),
    ("swap", 1): _swapped,
    ("swap", 3): lambda at, seat, stack, it: _(
        "Swap with {card} ({name}, stack {stack})", card=card(it), name=at.seat(seat), stack=stack
    ),
    ("with", 1): lambda at, seat: _("With {name}", name=at.seat(seat)),
    ("blind", 2): lambda at, it, seat: _("{card}: {name} guesses", card=at.held(it), name=at.seat(seat)),
    ("guess", 1): lambda at, value: _("Guess {n}", n=value),
    ("value", 1): lambda at, value: _("Let it count {n}", n=value),
}
