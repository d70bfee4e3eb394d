"""Why a move is refused, in words."""

from collections.abc import Callable

from ...words import _
from .words import card, name


def _no_target(*things: str) -> str:
    """A chameleon and what it cannot copy, or what a technique cannot be done with."""
    if len(things) == 2 and not things[1].isdecimal():
        return _("{card} cannot copy that card: {other}.", card=card(things[0]), other=card(things[1]))
    return _("That cannot be chosen here.")


def _none_to(act: str, number: int) -> str:
    """No card of the hand will do."""
    return {
        "build": _("No card of your hand begins a stack of {n}.", n=number),
        "play": _("You hold no technique that you can play now."),
        "buy": _("Your hand cannot pay for any card of the market."),
    }.get(act) or _("You hold no card for that.")


refusals: dict[str, Callable[..., str]] = {
    "no_card": lambda it: _("You hold no such card: {card}.", card=card(it)),
    "none_to": _none_to,
    "no_action": lambda: _("You have no action left: end your turn."),
    "no_technique": lambda it: _("{card} is no technique: it cannot be played.", card=card(it)),
    "copy_first": lambda it: _("{card} must copy a card before you use it.", card=card(it)),
    "has_copied": lambda it: _("{card} has copied in this turn.", card=card(it)),
    "no_chameleon": lambda it: _("{card} copies nothing.", card=card(it)),
    "nothing_to_copy": lambda it: _("There is nothing that this card could copy: {card}.", card=card(it)),
    "no_target": _no_target,
    "copy_on": lambda it: _("{card} has reached another chameleon: copy on.", card=card(it)),
    "copy_or_decline": lambda: _("Copy for a bigger hand, or leave it as it is."),
    "cannot_peel": lambda it: _("{card} cannot toss market cards.", card=card(it)),
    "cannot_roll": lambda it: _("Nothing is rolled for this card: {card}.", card=card(it)),
    "used": lambda it: _("That can be done once a turn: {card}.", card=card(it)),
    "nothing_to_peel": lambda it: _("Market deck and market discard are empty."),
    "no_slot": lambda slot: _("The market has no such slot."),
    "empty_slot": lambda slot: _("No card lies there."),
    "no_reach": lambda it: _("Only {card} buys from the market discard.", card=name("market-discovery")),
    "cannot_pay": lambda it, price: _("Your hand cannot pay {n} for: {card}.", n=price, card=card(it)),
    "too_much": lambda it, number: _(
        "With {card} that is {n} too much: the excess must stay below each single card paid.",
        card=card(it),
        n=number,
    ),
    "wrong_payment": lambda it, what, price: _(
        "{card} does not help to pay {n}: the excess must stay below each single card paid.",
        card=card(it),
        n=price,
    ),
    "too_little": lambda it, price: _(
        "This is not yet a payment of {n} for: {card}.", n=price, card=card(it)
    ),
    "pay_first": lambda it, price: _("First pay {n} for: {card}. Or take that back.", n=price, card=card(it)),
    "no_junk_paid": lambda it: _("Only junk of this payment can be tossed."),
    "toss_junk_first": lambda: _("First toss junk of your payment, or be done."),
    "no_stack": lambda it, number: _("{card} is in no stack of {n} now.", card=card(it), n=number),
    "no_find": lambda it: _("That card of your discard does not fit the stack: {card}.", card=card(it)),
    "build_first": lambda number: _("First finish the stack of {n}.", n=number),
    "build_or_skip": lambda: _("Build one further stack, or none."),
    "discard_or_done": lambda: _("Discard more cards, or be done."),
    "technique_first": lambda: _("First finish the technique."),
    "guess_first": lambda: _("First guess the value of the card."),
    "over": lambda: _("The game is over."),
}
