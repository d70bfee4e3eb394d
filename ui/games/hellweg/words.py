"""The Hellweg in words: towns, houses, roads, goods, cards, money."""

from collections.abc import Iterable, Sequence

from engine.games.hellweg.network import joined as joined_by
from engine.games.hellweg.tables import GOOD_OF, MERCHANDISE, ROADS, STORED, TOWN_OF

from ...node import Node, span, svg, use
from ...words import Phrase, _, clauses, count, joined, listed
from .pieces import chip, coin

NAMES = {"moenster": "Mönster"}


def town(name: str) -> str:
    """The towns are called the same in every language."""
    return NAMES.get(name, name.capitalize())


def good(name: str) -> str:
    word = {"beer": _("beer"), "salt": _("salt"), "iron": _("ironware")}[name]
    return _pictured(chip(name), word)


def _pictured(picture: Node, word: str) -> Phrase:
    return Phrase(word, span(class_="thing")[picture, word])


def house(name: str) -> str:
    """A trading house: its good and its town."""
    return _("{good} in {town}", good=good(GOOD_OF[name]), town=town(TOWN_OF[name]))


def road(name: str) -> str:
    one, other = ROADS[name].ends
    return f"{town(one)}–{town(other)}"


def surface(name: str) -> str:
    return _("cobbled road") if ROADS[name].cobbled else _("dirt road")


def place(name: str) -> str:
    """Where a piece can lie."""
    if name == STORED:
        return _("storage")
    return house(name) if name in TOWN_OF else road(name)


def way(towns: Iterable[str]) -> str:
    return joined(" → ", map(town, towns))


def towns_of(start: str, roads: Sequence[str]) -> list[str]:
    """The towns that a path comes through."""
    found = [start]
    for name in roads:
        one, other = ROADS[name].ends
        found.append(other if one == found[-1] else one)
    return found


def reached(start: str, carriages: Sequence[str]) -> list[str]:
    """The other towns that a seat's carriages join with one."""
    found = joined_by(start, frozenset(name for name in carriages if name in ROADS))
    return sorted(found - {start})


def thaler(number: int) -> str:
    return _pictured(coin(), count("{n} Thaler", "{n} Thaler", number))


def tokens(number: int) -> str:
    return count("{n} token", "{n} tokens", number)


def carriages(number: int) -> str:
    return count("{n} carriage", "{n} carriages", number)


def pieces(of_tokens: int, of_carriages: int) -> str:
    """Those that there are."""
    parts = [tokens(of_tokens)] if of_tokens else []
    return joined(", ", [*parts, *([carriages(of_carriages)] if of_carriages else [])])


def kind(name: str) -> str:
    return {"coal": _("coal"), "herring": _("herring"), "wine": _("wine"), "tobacco": _("tobacco")}[name]


def card(name: str) -> str:
    """A merchandise card: its kind, and what it counts."""
    facts = MERCHANDISE[name]
    word = _("{kind} {value}", kind=kind(facts.kind), value=facts.value)
    picture = svg(class_=f"ico k-{facts.kind}", viewBox="0 0 24 24", aria_hidden="true")[
        use(href=f"#hw-{facts.kind}")
    ]
    return _pictured(picture, word)


def power(name: str) -> str:
    """What a merchandise card does; empty: nothing."""
    facts = MERCHANDISE[name]
    if facts.good:
        return _("1 Thaler more for each sale of {good}", good=good(facts.good))
    if facts.refund:
        return _("1 Thaler for each carriage that goes back after a sale")
    if facts.pair:
        return _("pairs of {kinds} count {n}", kinds=joined(" + ", map(kind, facts.pair)), n=facts.pair_value)
    return ""


def card_in_full(name: str) -> str:
    """With what it costs, counts and does."""
    facts = MERCHANDISE[name]
    parts = [_("costs {n}", n=thaler(facts.price)), _("counts {n} at the end", n=facts.value)]
    if does := power(name):
        parts.append(does)
    return _("{name}: {text}", name=card(name), text=clauses(parts))


def areas() -> tuple[str, str]:
    """What lies in the place of a hand, and in that of the piles."""
    return _("Market"), _("Trading card")


def privilege(name: str) -> str:
    return {
        "storage": _("Store"),
        "stockup": _("Stock up"),
        "thaler": _("Thaler and turn up"),
        "carriages": _("additional carriages"),
    }[name]


def privileges(names: Sequence[str]) -> str:
    return listed(map(privilege, names))
