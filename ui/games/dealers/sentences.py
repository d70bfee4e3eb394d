"""What is said of what happened."""

from engine.games.dealers.cards import ORDERS
from engine.games.dealers.tables import FEED, GOAL

from ...face import Names, Sentences
from ...words import _, count, joined, listed
from . import words


def _move(names: Names, seat: int, route: str, village: str, card: str) -> str:
    if card == FEED:
        return _(
            "{name} travels to {village} with special feed ({route})",
            name=names[seat],
            village=words.village(village),
            route=words.card(route),
        )
    return _(
        "{name} travels to {village} ({route})",
        name=names[seat],
        village=words.village(village),
        route=words.card(route),
    )


def _take(names: Names, seat: int, good: str, village: str, how: str) -> str:
    if how == "arrival":
        return _("{name} takes: {good}", name=names[seat], good=words.good(good))
    return _("{name} takes: {good} ({card})", name=names[seat], good=words.good(good), card=words.card(how))


def _deliver(names: Names, seat: int, village: str, request: str, feed: int, *goods: str) -> str:
    delivery = _(
        "{name} delivers to {village}: {goods}, {points}",
        name=names[seat],
        village=words.village(village),
        goods=words.heap(goods),
        points=words.points(ORDERS[request].points),
    )
    return joined(" ", [delivery, _("(special feed: {n})", n=feed)]) if feed else delivery


def _open(names: Names, seat: int, *cards: str) -> str:
    delivered = [words.points(ORDERS[card].points) for card in cards if card != FEED]
    return _(
        "{name}’s value pile: special feed {feed}; requests {requests}",
        name=names[seat],
        feed=cards.count(FEED),
        requests=listed(delivered) or "–",
    )


sentences: Sentences = {
    "round": lambda names, number, dealer: _(
        "Round {number}: {name} deals", number=number, name=names[dealer]
    ),
    "shuffle": lambda names, number: count(
        "The discard pile is shuffled: {n} card", "The discard pile is shuffled: {n} cards", number
    ),
    "reject": lambda names, seat, place: _("{name} puts pile {place} away", name=names[seat], place=place),
    "pile": lambda names, seat, place: _("{name} takes pile {place}", name=names[seat], place=place),
    "hand": lambda names, seat, *cards: _(
        "{name} gets: {cards}", name=names[seat], cards=listed(map(words.card, cards))
    ),
    "unwanted": lambda names, place: _("Nobody wanted pile {place}", place=place),
    "move": _move,
    "take": _take,
    "leave": lambda names, seat, village: _(
        "{name} takes nothing in {village}", name=names[seat], village=words.village(village)
    ),
    "deliver": _deliver,
    "end": lambda names, seat: _("{name} ends the turn", name=names[seat]),
    "drop": lambda names, seat, card: _("{name} discards: {card}", name=names[seat], card=words.card(card)),
    "store": lambda names, seat, number: _(
        "{name} holds too much special feed: {n} onto the value pile", name=names[seat], n=number
    ),
    "goal": lambda names, *seats: _(
        "{names}: {n} requests or more, so the game ends",
        names=listed([names[seat] for seat in seats]),
        n=GOAL[len(names)],
    ),
    "open": _open,
    "open_hand": lambda names, seat, *cards: _(
        "{name} still held: {cards}", name=names[seat], cards=listed(map(words.card, cards)) or "–"
    ),
}
