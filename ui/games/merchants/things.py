"""What is this? Every thing on the table in short words of our own, with the numbers of its rules."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial

from engine.games.merchants.cards import ROWS, held, in_order
from engine.games.merchants.memory import Memory
from engine.games.merchants.steps.buying import DISCARD, SLOTS, wares
from engine.games.merchants.tables import JUNK, STACKS, SURCHARGES

from ...face import About
from ...scene import Scene
from ...words import _, count
from . import words
from .cards import COUNTING, value
from .effects import full
from .terms import term


def about(thing: str, scene: Scene) -> About | None:
    """Of a name that Scene.taps or a drawing uses; only what the seat that looks may see goes into it."""
    place, _slash, what = thing.partition("/")
    if place in PLACES and what:
        return PLACES[place](what, scene)
    return term(thing, scene)


def _card(place: str, text: str, scene: Scene) -> About | None:
    """In a hand, or anywhere: what it is, and what it does."""
    if text.partition("_")[0] not in ROWS:
        return None
    it, counts = held(text), value(place, text, scene)
    row, title = it.row, words.now(text, counts)
    changed = [] if counts == row.value else [_("In this turn it counts {n}.", n=counts)]
    if it.being == JUNK:
        found = term(JUNK, scene)
        assert found
        return found._replace(title=title, text=(*found.text, *changed))
    effect, rules = full(row.name)
    kind = words.kind(row.name)
    lines = [
        _(
            "{animals}, {kind} with a bonus action, value {n}.",
            animals=words.animal(row.set, begins=True),
            kind=kind,
            n=row.value,
        )
        if row.bonus
        else _(
            "{animals}, {kind}, value {n}.",
            animals=words.animal(row.set, begins=True),
            kind=kind,
            n=row.value,
        ),
        *effect,
        *changed,
        count("There is {n} of them in the game.", "There are {n} of them in the game.", row.copies),
    ]
    return About(title, tuple(lines), rules, None, (row.type, *(["bonus"] if row.bonus else [])))


def _slot(number: str, scene: Scene) -> About | None:
    """R15: what lies there, and what it costs."""
    if number not in SLOTS:
        return _market_pile(number, scene) if number == DISCARD else None
    card, price = wares(scene.view).get(number, ("", 0))
    if not card:
        return About(
            _("Empty slot"),
            (_("Nothing lies here. It is filled in the clean-up."),),
            ("R33", "S5"),
            None,
            ("market",),
        )
    found = _card("slot", card, scene)
    assert found
    plus = SURCHARGES[int(number) - 1]
    cost = _(
        "Price {price}: value {value}, and {plus} for the slot.",
        price=price,
        value=price - plus,
        plus=plus,
    )
    return found._replace(text=(cost, *found.text), rules=("R15", *found.rules), more=("market", *found.more))


def _seat(number: str, scene: Scene) -> About | None:
    if not _is_seat(number, scene):
        return None
    view, seat = scene.view, int(number)
    lines = [
        count("{n} card in hand", "{n} cards in hand", len(view.hands[seat])),
        count("{n} card in the deck", "{n} cards in the deck", len(view.decks[seat])),
        count("{n} card in the discard", "{n} cards in the discard", len(view.discards[seat])),
        _("{n} of {all} stacks", n=len(view.stalls[seat]), all=STACKS),
    ]
    more = (f"stall/{seat}", f"discard/{seat}")
    return About(scene.names[seat], tuple(lines), ("R2", "R10", "R23"), None, more)


def _stall(what: str, scene: Scene) -> About | None:
    """All stacks, or of `0/3` the third one of the first seat."""
    number, _slash, stack = what.partition("/")
    if not _is_seat(number, scene):
        return None
    stall, name = scene.view.stalls[int(number)], scene.names[int(number)]
    place = stack.partition("/")[0]
    chosen = [int(place)] if place.isdecimal() else range(1, len(stall) + 1)
    lines = [
        _("Stack {n}: {cards}", n=one, cards=words.heap(stall[one - 1]))
        for one in chosen
        if one <= len(stall)
    ]
    if len(stall) < STACKS:
        lines.append(_("The next stack must be worth {n}.", n=len(stall) + 1))
    return About(_("{name}’s stall", name=name), tuple(lines), ("R23", "R24", "R26", "R27"), None, ("build",))


def _discard(number: str, scene: Scene) -> About | None:
    """R10: all may look through it."""
    if not _is_seat(number, scene):
        return None
    pile = scene.view.discards[int(number)]
    title = _("{name}’s discard", name=scene.names[int(number)])
    return About(title, _pile(pile), ("R10", "R31"), None)


def _deck(number: str, scene: Scene) -> About | None:
    if not _is_seat(number, scene):
        return None
    seat = int(number)
    text = (
        count("{n} card", "{n} cards", len(scene.view.decks[seat])),
        _("Nobody looks into it. When it is empty and a card is needed, the discard is shuffled."),
        *(_own(seat, scene) if seat == scene.looking else ()),
    )
    return About(_("{name}’s deck", name=scene.names[seat]), text, ("R2", "R31"), None)


def _own(seat: int, scene: Scene) -> Iterator[str]:
    """All cards of the seat that looks, and where they are."""
    view = scene.view
    hand = [held(text).card for text in view.hands[seat]]
    away = [held(text).card for text in (*view.limbo, *view.laid, *view.seen)] if view.turn == seat else []
    owned = Memory(view, scene.known).owned[seat]
    deck = in_order((owned - Counter([*hand, *away, *view.discards[seat]])).elements())
    if len(deck) == len(view.decks[seat]):
        yield _("In your deck, in an order that nobody knows: {cards}", cards=words.heap(deck) or "–")
    else:
        yield _("In your deck are {n} of these: {cards}", n=len(view.decks[seat]), cards=words.heap(deck))
    yield _("In your hand: {cards}", cards=words.heap(hand) or "–")
    yield _("In your discard: {cards}", cards=words.heap(view.discards[seat]) or "–")
    built = [card for stack in view.stalls[seat] for card in stack]
    yield _("In your stall: {cards}", cards=words.heap(built) or "–")


def _market_pile(what: str, scene: Scene) -> About | None:
    if what == DISCARD:
        return About(_("Market discard"), _pile(scene.view.market_discard), ("R9", "R10", "R34"), None)
    return term("market-deck", scene) if what == "deck" else _slot(what, scene)


def _pile(cards: tuple[str, ...]) -> tuple[str, ...]:
    """The top one first."""
    if not cards:
        return (_("No card lies here."),)
    number = count("{n} card; from the top:", "{n} cards; from the top:", len(cards))
    return (number, *(words.card(card) for card in cards[::-1]))


def _is_seat(number: str, scene: Scene) -> bool:
    return number.isdecimal() and int(number) in scene.view.seats


ACTS = {  # what is done with a card -> what it is called
    "play": "technique",
    "discard": "inventory",
    "roll": "die",
    "peel": "toss",
}
PLACES: dict[str, Callable[[str, Scene], About | None]] = {
    **{place: partial(_card, place) for place in ("card", "copy", "pick", "seen", *COUNTING)},
    "act": lambda what, scene: term(ACTS.get(what, what), scene),
    "value": lambda what, scene: term("value", scene),
    "market": _market_pile,
    "slot": _slot,
    "seat": _seat,
    "stall": _stall,
    "discard": _discard,
    "deck": _deck,
}
