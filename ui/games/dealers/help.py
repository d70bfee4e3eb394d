"""What is this? Every thing on the table in short words of our own, with the numbers of its rules."""

from engine.games.dealers.cards import ORDERS
from engine.games.dealers.scores import scores
from engine.games.dealers.steps import LINKED
from engine.games.dealers.tables import EXTRA, FEED, GOAL, GOODS, KINDS, VILLAGES

from ...face import About
from ...parts.seat import colour
from ...scene import Scene
from ...words import _, count, listed
from . import words
from .cards import face
from .chip import chip
from .read import read as read
from .read import thing as thing
from .seats import totals, wares
from .terms import extra, feed, route, term

topics = ("aim", "turn", "round", "damage", "feed", "pile", "chest", "limit", "horse")


def about(thing: str, scene: Scene) -> About | None:
    """Of a name that Scene.taps or a drawing uses; only what the seat that looks may see goes into it."""
    place, _slash, what = thing.partition("/")
    if place == "hand" and (what in ORDERS or what in (*KINDS, FEED, EXTRA)):
        return _card(what)
    if place == "seat" and what.isdecimal() and int(what) in scene.view.seats:
        return _seat(int(what), scene)
    if place == "pile":
        return term(place, scene)
    if what in GOODS and (place == "own" or place in VILLAGES):
        return _good(what)
    if thing in VILLAGES:
        return _village(thing, scene)
    return term(thing, scene)


def _card(name: str) -> About:
    title = words.card(name)
    if name in ORDERS:
        text = _(
            "Deliver these goods where your cart stands, if nothing lies there: {goods}. They stay there; "
            "the card is worth {points} at the end.",
            goods=words.heap(ORDERS[name].goods),
            points=words.points(ORDERS[name].points),
        )
        return About(_("Request"), (text,), ("R28", "R30", "R34"), face(name))
    if name == FEED:
        return About(title, feed(), ("R35", "R47"), face(name))
    if name == EXTRA:
        return About(title, (extra(),), ("R26", "R27"), face(name))
    return About(title, (route(),), ("R22", "R23"), face(name))


def _seat(seat: int, scene: Scene) -> About:
    view = scene.view
    row, known, goal = scores(view).rows[seat], totals(seat, scene), GOAL[len(view.hands)]
    lines = [
        _("Colour: {colour}", colour=colour(view.colours[seat])),
        count("{n} card in hand", "{n} cards in hand", len(view.hands[seat])),
        _("The cart stands in {village}.", village=words.village(view.carts[seat])),
    ]
    if seat == view.horse:
        lines.append(_("Starting dealer of this round."))
    if known:
        points = words.points(row["points"])  # of cards that can be seen
        lines += [
            _("Requests: {n} of {goal}, {points}", n=known.requests, goal=goal, points=points)
            if seat == scene.looking or not view.todo
            else _("{n} of {goal} requests", n=known.requests, goal=goal),
            _("Special feed used: {n}", n=known.feed),
            _("Damage so far: {n}", n=row["damage"]),
        ]
    else:
        lines += [
            count(
                "{n} card in the value pile, which only its owner may look at",
                "{n} cards in the value pile, which only its owner may look at",
                len(view.worth(seat)),
            ),
            _("Damage: at least {n}, from the goods; special feed lies covered", n=row["damage"]),
        ]
    more = ("damage", "chest", *(["horse"] if seat == view.horse else []))
    return About(scene.names[seat], tuple(lines), ("R41", "R47"), wares(view.collections[seat]), more)


def _good(name: str) -> About:
    text = _(
        "Requests ask for goods. At the end each one before you is a point, but goods are damage as well."
    )
    return About(words.good(name).capitalize(), (text,), ("R23", "R47", "R50"), chip(name))


def _village(name: str, scene: Scene) -> About:
    lying = scene.view.goods[name]
    links = [
        _("{name}: {text}", name=words.card(kind), text=listed(map(words.village, LINKED[name, kind])))
        for kind in KINDS
        if LINKED[name, kind]
    ]
    here = (
        _("Goods here: {goods}", goods=words.heap(lying))
        if lying
        else _("No goods lie here: a request can be delivered.")
    )
    return About(words.village(name), (here, *links), ("R22", "R28", "R32"), None)


def gestures() -> tuple[str, ...]:
    return (_("A map can be dragged with one finger, and enlarged with two."),)
