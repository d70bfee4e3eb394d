"""What is said, seen and heard of what happened: what is sold or bought, not the trading card (S41)."""

from collections.abc import Mapping, Sequence

from engine import Event
from engine.games.hellweg.events import EVENTS
from engine.games.hellweg.places import SUPPLY
from engine.games.hellweg.tables import STORED, TOWN_OF, WAITING

from ...face import Names, Sentences
from ...parts.deeds import deeds
from ...words import _, count, listed
from . import words
from .flights import flights as flights

sounds: Mapping[str, str] = {
    "turn": "card",
    "token": "good",
    "carriage": "cart",
    "sell": "delivery",
    "return": "cart",
    "card": "card",
    "thaler": "good",
    "privilege": "delivery",
    "blacks": "cart",
}


def _token(names: Names, seat: int, house: str, source: str) -> str:
    if house == STORED:
        return _("{name} stores a token", name=names[seat])
    if source in (SUPPLY, STORED):
        return _("{name} puts a token: {house}", name=names[seat], house=words.house(house))
    return _(
        "{name} moves a token: {from_} → {to}",
        name=names[seat],
        from_=words.place(source),
        to=words.house(house),
    )


def _carriage(names: Names, seat: int, road: str, source: str) -> str:
    if road == STORED:
        return _("{name} stores a carriage", name=names[seat])
    if source in (SUPPLY, STORED, WAITING):
        return _("{name} puts a carriage: {road}", name=names[seat], road=words.road(road))
    return _(
        "{name} moves a carriage: {from_} → {to}",
        name=names[seat],
        from_=words.place(source),
        to=words.road(road),
    )


def _sell(
    names: Names,
    seat: int,
    house: str,
    target: str,
    price: int,
    power: int,
    last: int,
    village: int,
    *roads: str,
) -> str:
    total = words.thaler(price + power + last + village)
    if not roads:
        return _("{name} sells {house} for {n}", name=names[seat], house=words.house(house), n=total)
    return _(
        "{name} sells {good} over {way} for {n}",
        name=names[seat],
        good=words.good(house.split("-")[1]),
        way=words.way(words.towns_of(TOWN_OF[house], roads)),
        n=total,
    )


def _return(names: Names, seat: int, road: str, refund: int) -> str:
    if refund:
        return _(
            "A carriage of {name} goes back and brings 1: {road}", name=names[seat], road=words.road(road)
        )
    return _("A carriage of {name} goes back: {road}", name=names[seat], road=words.road(road))


def _privilege(names: Names, seat: int, privilege: str, how: str) -> str:
    return _("{name} gets a privilege: {privilege}", name=names[seat], privilege=words.privilege(privilege))


def _forgo(names: Names, seat: int, piece: str, number: int) -> str:
    pieces = words.tokens(number) if piece == "token" else words.carriages(number)
    return _("{name} forgoes {pieces}", name=names[seat], pieces=pieces)


sentences: Sentences = {
    "begin": lambda names, first: _("{name} begins", name=names[first]),
    "round": lambda names, number, first: _(
        "Month {number}: {name} begins", number=number, name=names[first]
    ),
    "token": _token,
    "carriage": _carriage,
    "village": lambda names, seat, road: _("The village pays {name} 1 Thaler", name=names[seat]),
    "sell": _sell,
    "return": _return,
    "keep": lambda names, seat, house: _("{name} keeps: {house}", name=names[seat], house=words.house(house)),
    "unmet": lambda names, seat, house: _(
        "{name} has nothing for {house}", name=names[seat], house=words.house(house)
    ),
    "passed": lambda names, seat: _("{name} has no token to sell", name=names[seat]),
    "none": lambda names, seat: _("{name} declines", name=names[seat]),
    "buy": lambda names, seat, house, paid: _(
        "{name} buys {house} for {n}", name=names[seat], house=words.house(house), n=words.thaler(paid)
    ),
    "stock": lambda names, seat, paid: _("{name} stocks up for {n}", name=names[seat], n=words.thaler(paid)),
    "card": lambda names, seat, card, paid: _(
        "{name} buys a card for {n}: {card}", name=names[seat], n=words.thaler(paid), card=words.card(card)
    ),
    "thaler": lambda names, seat: _("{name} takes 1 Thaler", name=names[seat]),
    "forgo": _forgo,
    "no_bonus": lambda names, seat: _("There is no road for {name}’s carriage", name=names[seat]),
    "stockup": lambda names, seat: _("{name} stocks up from the storage", name=names[seat]),
    "privilege": _privilege,
    "use": lambda names, seat, privilege: _(
        "{name} uses a privilege: {privilege}", name=names[seat], privilege=words.privilege(privilege)
    ),
    "reveal": lambda names, seat, *privileges: _(
        "{name} turns up: {privileges}", name=names[seat], privileges=words.privileges(privileges)
    ),
    "blacks": lambda names, seat: _("{name} wins the two black carriages", name=names[seat]),
    "end": lambda names, seat: _("{name} ends the turn", name=names[seat]),
    "open": lambda names, *cards: count(
        "{n} trading card was not in the game", "{n} trading cards were not in the game", len(cards)
    ),
}


def telling(events: Sequence[Event]) -> Sequence[Event]:
    """What nobody misses stays out of the log."""
    return [event for event in events if event.kind != "unmet"]


def recap(events: Sequence[Event], seat: int, _names: Names) -> list[str]:
    """Sales with their sum, purchases, cards, what was placed."""
    did = deeds(events, seat, EVENTS)
    lines = []
    if sold := did["sell"]:
        total = sum(one["price"] + one["power"] + one["last"] + one["village"] for one in sold)
        lines.append(
            count("sold {n} token for {sum}", "sold {n} tokens for {sum}", len(sold), sum=words.thaler(total))
        )
    if back := len(did["return"]):
        lines.append(count("{n} carriage went back", "{n} carriages went back", back))
    lines += [_("bought {house}", house=words.house(one["house"])) for one in did["buy"]]
    lines += [_("bought {card}", card=words.card(one["card"])) for one in did["card"]]
    tokens, carriages = [one["house"] for one in did["token"]], [one["road"] for one in did["carriage"]]
    if places := [words.place(place) for place in (*tokens, *carriages) if place != STORED]:
        lines.append(_("placed: {places}", places=listed(dict.fromkeys(places))))
    if STORED in (*tokens, *carriages):
        counted = words.pieces(tokens.count(STORED), carriages.count(STORED))
        lines.append(_("stored: {text}", text=counted))
    if taken := len(did["thaler"]):
        lines.append(_("took {n}", n=words.thaler(taken)))
    if won := [one["privilege"] for one in did["privilege"]]:
        lines.append(_("got a privilege: {names}", names=words.privileges(won)))
    if did["blacks"]:
        lines.append(_("won the black carriages"))
    return lines
