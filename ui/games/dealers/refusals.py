"""Why a move is not allowed, in words."""

from collections.abc import Callable

from ...words import _
from .words import card, good, village

refusals: dict[str, Callable[..., str]] = {
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
    "feed_stays": lambda: _("Special feed cannot be discarded."),
    "too_many": lambda number: _("Too many cards: {n} must be discarded first.", n=number),
    "over": lambda: _("The game is over."),
}
