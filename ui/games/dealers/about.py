"""What is this? Every thing on the table in short words of our own, with the numbers of its rules."""

from collections.abc import Callable

from engine.games.dealers.cards import ORDERS
from engine.games.dealers.scores import scores
from engine.games.dealers.steps import WAYS
from engine.games.dealers.tables import EXTRA, FEED, GOAL, GOODS, HAND_LIMIT, KINDS, VILLAGES

from ...face import About, Scene
from ...node import Child
from ...widgets.icon import chip
from ...widgets.seat import colour
from ...words import _, count, listed
from . import words
from .cards import back, face
from .seats import counted, wares


def about(thing: str, scene: Scene) -> About | None:
    """Of a name that Scene.taps or a drawing uses; only what the seat that looks may see goes into it."""
    place, _slash, what = thing.partition("/")
    if place == "hand" and (what in ORDERS or what in (*KINDS, FEED, EXTRA)):
        return _card(what)
    if place == "seat" and what.isdecimal() and int(what) in scene.view.seats:
        return _seat(int(what), scene)
    if place == "pile":
        return _pile(what)
    if what in GOODS and (place == "own" or place in VILLAGES):
        return _good(what)
    if thing in VILLAGES:
        return _village(thing, scene)
    return PLAIN[thing](scene) if thing in PLAIN else None


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
        return About(title, _feed(), ("R35", "R47"), face(name))
    if name == EXTRA:
        text = _("Take one more good from the village where your cart stands, at any moment of your turn.")
        return About(title, (text,), ("R26", "R27"), face(name))
    text = _(
        "Your cart goes over one link of this kind to the next village. There you may take one good at once."
    )
    return About(title, (text,), ("R22", "R23"), face(name))


def _feed() -> tuple[str, ...]:
    return (
        _("Moves your cart over any link, or takes one more good here, or stands for one good of a request."),
        _("Each one that you have used is damage at the end. In your hand it does no harm."),
    )


def _seat(seat: int, scene: Scene) -> About:
    view = scene.view
    row = scores(view).rows[seat]
    lines = [
        _("Colour: {colour}", colour=colour(view.colours[seat])),
        count("{n} card in hand", "{n} cards in hand", len(view.hands[seat])),
        _("The cart stands in {village}.", village=words.village(view.carts[seat])),
    ]
    if seat == view.horse:
        lines.append(_("Starting dealer of this round."))
    if counted(seat, scene):
        lines += [
            _("Requests: {n} of {goal}, {points}").format(
                n=row["requests"], goal=GOAL[len(view.hands)], points=words.points(row["points"])
            ),
            _("Special feed used: {n}", n=row["feed"]),
            _("Damage so far: {n}", n=row["damage"]),
        ]
    else:
        lines += [
            count(
                "{n} card in the value pile, which only its owner may look at",
                "{n} cards in the value pile, which only its owner may look at",
                len(view.worth(seat)),
            ),
            _("Damage: at least {n}, from the goods", n=row["damage"]),
        ]
    return About(scene.names[seat], tuple(lines), ("R41", "R47"), wares(view.collections[seat]))


def _pile(place: str) -> About:
    text = _("A dealer pile. Its cards were seen once, while they were dealt; now only the top one is.")
    taking = _("Everybody takes one pile, the starting dealer last; one is left over.")
    return About(_("Pile {place}", place=place), (text, taking), ("R12", "R15", "R17"), None)


def _good(name: str) -> About:
    text = _(
        "Requests ask for goods. At the end each one before you is a point, but goods are damage as well."
    )
    return About(words.good(name).capitalize(), (text,), ("R23", "R47", "R50"), chip(name))


def _village(name: str, scene: Scene) -> About:
    lying = scene.view.goods[name]
    ways = [
        f"{words.card(kind)}: {listed([words.village(there) for there in WAYS[name, kind]])}"
        for kind in KINDS
        if WAYS[name, kind]
    ]
    here = (
        _("Goods here: {goods}", goods=words.heap(lying))
        if lying
        else _("No goods lie here: a request can be delivered.")
    )
    return About(words.village(name), (here, *ways), ("R22", "R28", "R32"), None)


def _deck(scene: Scene) -> About:
    text = _("The cards that are still to be dealt. When they run out, the discard pile is shuffled.")
    return About(_("Round pile"), (text,), ("R7", "R14"), back())


def _discard(scene: Scene) -> About:
    text = _("Routes and extra goods that were played, cards that were given up. Only the top one is seen.")
    top: Child = face(scene.view.discard[-1]) if scene.view.discard else None
    return About(_("Discard pile"), (text,), ("R17", "R39"), top)


def _limit(scene: Scene) -> About:
    text = _("At the end of a turn the hand may hold {n} cards. The others are given up.", n=HAND_LIMIT)
    feed = _("Special feed is never given up: what is beyond the limit counts as used.")
    return About(_("Hand limit"), (text, feed), ("R42", "R43", "R44"), None)


def _damage(scene: Scene) -> About:
    two = len(scene.view.hands) == 2
    text = _("Special feed used, and half of the goods before you, rounded up.")
    out = (
        _("Whoever has much more of it than the other is out, whatever the points.")
        if two
        else _("Whoever alone has the most of it at the end is out, whatever the points.")
    )
    return About(_("Damage"), (text, out), ("R47", "R49" if two else "R48"), None)


PLAIN: dict[str, Callable[[Scene], About]] = {
    "deck": _deck,
    "discard": _discard,
    "limit": _limit,
    "damage": _damage,
    "goods": lambda scene: About(
        _("Goods"),
        (_("The goods before you. Each is a point at the end, and they are damage as well."),),
        ("R47", "R50"),
        None,
    ),
    "points": lambda scene: About(
        _("Points"),
        (_("Of the requests that you have delivered. At the end a point for each good comes to it."),),
        ("R34", "R50"),
        None,
    ),
    "feed": lambda scene: About(_("Special feed"), _feed(), ("R35", "R47"), face(FEED)),
    "horse": lambda scene: About(
        _("Horse"),
        (_("It shows the starting dealer, who deals, takes a pile last and has the first turn."),),
        ("R2", "R9", "R19"),
        None,
    ),
}
