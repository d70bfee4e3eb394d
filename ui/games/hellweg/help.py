"""What things are, and the table read aloud."""

from collections.abc import Iterator

from engine.games.hellweg.scores import best_pairs
from engine.games.hellweg.tables import GOOD_OF, HOUSES, MERCHANDISE, ROADS, ROADS_AT, TOWN_OF, TOWNS

from ...face import About
from ...node import div
from ...parts.reading import Chapter, seat_by_seat, with_facts
from ...scene import Scene
from ...words import _, clauses, listed
from . import words
from .market import face, piece_words, stall_words
from .pictures import reach
from .seats import privileges, state_words, value
from .terms import TERMS, route
from .terms import topics as topics


def gestures() -> tuple[str, ...]:
    return (_("The map can be dragged with one finger, and enlarged with two."),)


def about(thing: str, scene: Scene) -> About | None:
    kind, _slash, name = thing.partition("/")
    if thing in TERMS:
        return TERMS[thing](scene)
    if thing in MERCHANDISE:
        return _card(thing)
    if kind == "seat":
        return _seat(int(name), scene)
    if kind == "offer":
        return _town(name, scene)
    if kind in ("route", "use", "gain"):
        return route(name, scene)
    place = name if kind == "from" else thing
    if place in TOWNS:
        return _town(place, scene)
    if place in TOWN_OF:
        return _town(TOWN_OF[place], scene)
    return _road(place, scene) if place in ROADS else None


def _card(card: str) -> About:
    facts = MERCHANDISE[card]
    picture = div(class_=f"mcard k-{facts.kind}")[face(card)]
    rules = {"good": "R31", "refund": "R32", "pair": "R33"}
    found = next((rule for field, rule in rules.items() if getattr(facts, field)), "R30")
    return About(words.card(card), (f"{words.card_in_full(card)}.",), ("R28", found), picture, ("cards",))


def _seat(seat: int, scene: Scene) -> About:
    owned = scene.view.owned[seat]
    facts = [f"{text}." for text in _facts(seat, scene)]
    facts += [f"{words.card_in_full(card)}." for card in owned]
    facts += [
        _("{one} and {other} make a pair: {n}.", one=words.card(one), other=words.card(other), n=number)
        for one, other, number in best_pairs(owned)
    ]
    if len(owned) > 1:
        facts.append(_("All cards together count {n}.", n=value(owned)))
    return About(scene.names[seat], tuple(facts), ("R3", "R33"), None, ("cards",))


def _town(name: str, scene: Scene) -> About:
    text = [
        _("{house}: {text}.", house=words.house(house), text=_tokens(house, scene) or _("no tokens"))
        for house in HOUSES
        if TOWN_OF[house] == name
    ]
    text += [f"{line}." for line in (_offers(name, scene), _joined(name, scene)) if line]
    return About(words.town(name), tuple(text), ("R12", "R21"), reach(name, scene), ("buy", "sale"))


def _tokens(house: str, scene: Scene) -> str:
    counted = [(name, scene.view.tokens[seat].count(house)) for seat, name in enumerate(scene.names)]
    return listed(_("{tokens} of {name}", tokens=words.tokens(n), name=name) for name, n in counted if n)


def _offers(name: str, scene: Scene) -> str:
    offers = (
        [(house, price) for house, price in scene.view.offers if TOWN_OF[house] == name]
        if scene.view.card
        else []
    )
    return listed(
        _("on the card: {good} for {n}", good=words.good(GOOD_OF[house]), n=words.thaler(price))
        for house, price in offers
    )


def _joined(name: str, scene: Scene) -> str:
    """Where the carriages of the seat that looks join it."""
    if scene.looking is None:
        return ""
    reached = words.reached(name, scene.view.carriages[scene.looking])
    if not reached:
        return _("No carriages of yours join it with another town")
    return _("Your carriages join it with {towns}", towns=listed(map(words.town, reached)))


def _road(name: str, scene: Scene) -> About:
    facts = [words.surface(name), *([_("village")] if ROADS[name].village else [])]
    lines = [f"{clauses(facts)}.", *(f"{line}." for line in _carriages(name, scene))]
    general = TERMS["roads"](scene)
    return general._replace(title=words.road(name), text=(*lines, *general.text))


def _carriages(road: str, scene: Scene) -> Iterator[str]:
    for seat, name in enumerate(scene.names):
        if number := scene.view.carriages[seat].count(road):
            yield _("{carriages} of {name}", carriages=words.carriages(number), name=name)


def thing(name: str, scene: Scene) -> str:
    """A thing on the table by its name."""
    kind, _slash, what = name.partition("/")
    if kind == "from":
        return words.place(what)
    if kind in ("use", "gain"):
        return words.privilege(what)
    if name in TOWNS:
        return words.town(name)
    if name in MERCHANDISE:
        return words.card(name)
    if kind in ("supply", "stored"):
        return piece_words(name)
    return words.place(name) if name in TOWN_OF or name in ROADS else stall_words(name)[0]


# ---- read aloud


def read(scene: Scene) -> list[Chapter]:
    view = scene.view
    return [
        (_("Trading card"), _card_lines(scene)),
        seat_by_seat(scene, lambda seat: _facts(seat, scene)),
        (_("Towns"), [_town_line(name, scene) for name in TOWNS]),
        (_("Roads"), [_road_line(name, scene) for name in ROADS]),
        (
            _("Market square"),
            [f"{words.card_in_full(card)}." for card in view.stock] or [_("All cards are sold.")],
        ),
    ]


def _card_lines(scene: Scene) -> list[str]:
    view = scene.view
    if not view.card:
        return [_("No card lies open.")]
    lines = [
        _("{house}: {text}.", house=words.house(house), text=words.thaler(price))
        for house, price in view.offers
    ]
    taken = [
        _("The merchant of {name} stands in {town}.", name=scene.names[seat], town=words.town(town))
        for town, seat in view.visited.items()
    ]
    return [*lines, *taken]


def _facts(seat: int, scene: Scene) -> list[str]:
    view = scene.view
    tokens, carriages = words.tokens(view.tokens_left(seat)), words.carriages(view.carriages_left(seat))
    facts = [words.thaler(view.money[seat]), _("in the supply: {text}", text=listed([tokens, carriages]))]
    if view.owned[seat]:
        facts.append(_("cards: {cards}", cards=listed(map(words.card, view.owned[seat]))))
    stored = view.stored(seat)
    if any(stored):
        facts.append(_("stored: {text}", text=words.pieces(*stored)))
    if held := list(privileges(seat, scene)):
        facts.append(
            _(
                "privileges: {text}",
                text=listed(
                    _("{privilege} ({state})", privilege=words.privilege(name), state=state_words(state))
                    for name, state in held
                ),
            )
        )
    if view.first == seat:
        facts.append(_("starting player"))
    return facts


def _town_line(name: str, scene: Scene) -> str:
    houses = [
        _(
            "{good} house, {text}",
            good=words.good(GOOD_OF[house]),
            text=_tokens(house, scene) or _("no tokens"),
        )
        for house in HOUSES
        if TOWN_OF[house] == name
    ]
    roads = _("roads: {roads}", roads=listed(map(words.road, ROADS_AT[name])))
    return with_facts(words.town(name), [*houses, roads])


def _road_line(name: str, scene: Scene) -> str:
    village = [_("village")] if ROADS[name].village else []
    return with_facts(words.road(name), [words.surface(name), *village, *_carriages(name, scene)])
