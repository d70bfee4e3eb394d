"""What the words of the table mean, and what the game is about: in short, with the numbers of the rules."""

from collections.abc import Callable

from engine.games.dealers.tables import EXTRA, FEED, GAP, GOAL, HAND_LIMIT, KINDS, PILE_SIZE, SPARE_PILES

from ...face import About
from ...node import Child
from ...scene import Scene
from ...words import _, listed
from . import words
from .cards import back, face

TALLIED = ("goods", "points", "feed", "damage")  # numbers in the strip


def term(name: str, scene: Scene) -> About | None:
    """Of a number, while it says what a move would make of it, this too."""
    topic = TERMS[name](scene) if name in TERMS else None
    if not topic or name not in TALLIED or not (scene.taps.tapped or scene.asked):
        return topic
    arrow = _(
        "Behind the arrow stands what would come of what you have chosen; of two numbers, the least and the "
        "most."
    )
    return topic._replace(text=(*topic.text, arrow))


def route() -> str:
    return _(
        "Your cart goes over one link of this kind to the next village. There you may take one good at once."
    )


def extra() -> str:
    return _("Take one more good from the village where your cart stands, at any moment of your turn.")


def feed() -> tuple[str, ...]:
    return (
        _(
            "Moves your cart over any link, or takes one more good here, or lets you deliver another of your "
            "goods in place of one that the request asks for."
        ),
        _("Each one that you have used is damage at the end. In your hand it does no harm."),
    )


def _aim(scene: Scene) -> About:
    text = (
        _("Gather goods, and deliver what your requests ask for in a village where nothing lies."),
        _("Delivered requests bring their points, and each good that you keep brings one. Most points win."),
        _("But beware of damage: special feed that you used, and half of the goods that you keep."),
        _out(scene),
    )
    return About(_("The aim"), text, ("R34", "R47", "R50", "R49" if _two(scene) else "R48"), None)


def _turn(_scene: Scene) -> About:
    text = {
        listed(words.card(kind) for kind in KINDS): route(),
        words.card(EXTRA): extra(),
        words.card(FEED): feed()[0],
    }
    lines = tuple(_("{name}: {text}", name=card, text=meaning) for card, meaning in text.items())
    return About(_("Turns"), lines, ("R22", "R23", "R26", "R35"), None)


def _round(scene: Scene) -> About:
    seats = len(scene.view.hands)
    text = (
        _("The starting dealer deals {n} piles of {cards} cards.", n=seats + SPARE_PILES, cards=PILE_SIZE),
        _("Everybody takes a pile, and then has one turn: play as many cards as you like, or none."),
        _("The round in which somebody has delivered {n} requests is the last one.", n=GOAL[seats]),
    )
    return About(_("Round"), text, ("R8", "R10", "R15", "R19", "R45"), None)


def _damage(scene: Scene) -> About:
    text = (
        _("Special feed used, and half of the goods before you, rounded up."),
        _out(scene),
        _(
            "Goods lie open, special feed that was used lies covered: of the others you see what they have "
            "at least."
        ),
    )
    known = text[:2] if scene.view.open_totals else text
    return About(_("Damage"), known, ("R41", "R47", "R49" if _two(scene) else "R48"), None)


def _out(scene: Scene) -> str:
    """R48, R49: total damage."""
    if _two(scene):
        return _("Whoever has {n} damage or more above the other has total damage and loses.", n=GAP)
    return _("Whoever alone has the most damage at the end has total damage and is out, whatever the points.")


def _two(scene: Scene) -> bool:
    return len(scene.view.hands) == 2


def _limit(scene: Scene) -> About:
    text = (
        _("At the end of a turn the hand may hold {n} cards. The others are discarded.", n=HAND_LIMIT),
        _("Special feed is never discarded: what is beyond the limit counts as used."),
    )
    return About(_("Hand limit"), text, ("R42", "R43", "R44"), None)


def _pile(scene: Scene) -> About:
    text = (
        _("A dealer pile. Its cards were seen once, while they were dealt; now only the top one is."),
        _("The starting dealer puts one pile away, the other takes one, and the last goes to the dealer.")
        if _two(scene)
        else _("Everybody takes one pile, the starting dealer last; one is left over."),
    )
    return About(_("Dealer piles"), text, ("R12", "R18") if _two(scene) else ("R12", "R15", "R17"), None)


def _chest(scene: Scene) -> About:
    text = (
        _("Requests that were delivered and special feed that was used. They stay there to the end."),
        _("All of them are shown as numbers.")
        if scene.view.open_totals
        else _("Only its owner may look at them; of the others you see the number of cards."),
    )
    return About(_("Value pile"), text, ("R40", "R41"), None)


def _discard(scene: Scene) -> About:
    text = _("Routes and extra goods that were played, cards that were discarded. Only the top one is seen.")
    top: Child = face(scene.view.discard[-1]) if scene.view.discard else None
    return About(_("Discard pile"), (text,), ("R17", "R39"), top)


TERMS: dict[str, Callable[[Scene], About]] = {
    "aim": _aim,
    "turn": _turn,
    "round": _round,
    "damage": _damage,
    "limit": _limit,
    "pile": _pile,
    "chest": _chest,
    "discard": _discard,
    "deck": lambda scene: About(
        _("Round pile"),
        (_("The cards that are still to be dealt. When they run out, the discard pile is shuffled."),),
        ("R7", "R14"),
        back(),
        ("pile",),
    ),
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
    "feed": lambda scene: About(_("Special feed"), feed(), ("R35", "R47"), face(FEED)),
    "horse": lambda scene: About(
        _("Horse"),
        (_("It shows the starting dealer, who deals, takes a pile last and has the first turn."),),
        ("R2", "R9", "R19"),
        None,
    ),
}
