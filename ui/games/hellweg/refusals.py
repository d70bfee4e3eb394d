"""Why a move is not allowed, in words."""

from ...face import Sentences
from ...words import _
from . import words


def _kinds(kind: str) -> str:
    return _("tokens") if kind == "token" else _("carriages")


refusals: Sentences = {
    "no_token": lambda place: _("You have no token there: {place}.", place=words.place(place)),
    "no_carriage": lambda place: _("You have no carriage there: {place}.", place=words.place(place)),
    "other_good": lambda house, target: _(
        "{town} does not want that good.", town=words.town(target.split("-")[0])
    ),
    "no_way": lambda house, target: _(
        "Your carriages do not join {a} and {b}.", a=words.house(house), b=words.house(target)
    ),
    "offers_first": lambda: _("First look at all four offers."),
    "not_on_card": lambda town: _("{town} is not on the trading card.", town=words.town(town)),
    "visited": lambda town, seat: _("A merchant stands in {town} already.", town=words.town(town)),
    "no_money": lambda price: _("That costs {n}: you cannot pay it.", n=words.thaler(price)),
    "no_card": lambda card: _("That card is gone: {card}.", card=words.card(card)),
    "no_own_token": lambda road: _("No token of yours stands at that road: {road}.", road=words.road(road)),
    "not_at": lambda road, town: _("That road does not touch {town}.", town=words.town(town)),
    "supply_first": lambda: _("Your supply is not empty: take from it."),
    "no_supply": lambda kind: _("Your supply holds no {pieces}: take one from the map.", pieces=_kinds(kind)),
    "same_place": lambda: _("A piece does not go back to where it was."),
    "acted": lambda: _("Your action is done: end your turn."),
    "closed": lambda house: _("In the set-up no token goes to Dortmund."),
    "setup_first": lambda: _("First place your pieces."),
    "token_first": lambda: _("First choose the token that moves, or forgo it."),
    "carriage_first": lambda: _("First place the carriage."),
    "nothing_stored": lambda: _("Your storage is empty."),
    "no_token_out": lambda: _("You have no token on the map."),
    "none_stored": lambda kind: _("No {pieces} are left to place.", pieces=_kinds(kind)),
    "stockup_first": lambda: _("First place what was stored."),
    "privilege_first": lambda: _("First choose a privilege, or none."),
    "privilege_owned": lambda name: _("You have that privilege: {name}.", name=words.privilege(name)),
    "no_privilege": lambda name: _("You do not have that privilege: {name}.", name=words.privilege(name)),
    "privilege_spent": lambda name: _("That privilege is used: {name}.", name=words.privilege(name)),
    "privilege_turned": lambda name: _(
        "That privilege can be used from your next turn on: {name}.", name=words.privilege(name)
    ),
}
