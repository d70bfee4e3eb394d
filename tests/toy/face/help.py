"""What things are, and the table read aloud."""

from collections.abc import Callable

from ui.face import About
from ui.parts.reading import Chapter
from ui.scene import Scene
from ui.words import _, count

from ..game import CARDS
from .words import card, laid

topics = ("aim", "turn", "deck", "die")
TERMS: dict[str, Callable[[], About]] = {
    "aim": lambda: About(_("The aim"), (_("Lay much, and roll high."),), ("T3",), None),
    "turn": lambda: About(
        _("Your turn"), (_("Lay as many cards as you like. Draw once, roll once."),), ("T2",), None
    ),
    "deck": lambda: About(
        _("Deck"), (_("What is left of the cards. Nobody knows their order."),), ("T2",), None
    ),
    "die": lambda: About(_("Die"), (_("What it shows is added to your points."),), ("T2",), None),
}


def about(thing: str, scene: Scene) -> About | None:
    _place, _slash, what = thing.partition("/")
    if what in CARDS:
        return About(card(what), (_("Laid, it counts {n}.", n=what[-1]),), ("T3",), None)
    if thing in [f"seat/{seat}" for seat in scene.view.seats]:
        return About(scene.names[int(what)], (laid(int(what), scene.view),), ("T3",), None)
    return TERMS[thing]() if thing in TERMS else None


def gestures() -> tuple[()]:
    return ()


def thing(name: str, scene: Scene) -> str:
    place, _slash, what = name.partition("/")
    return card(what) if place == "hand" else TERMS[name]().title


def read(scene: Scene) -> list[Chapter]:
    view = scene.view
    held = [] if scene.looking is None else [(_("Your hand"), [*map(card, view.hands[scene.looking])])]
    seats = [_("{name}: {text}", name=scene.names[seat], text=laid(seat, view)) for seat in view.seats]
    return [*held, (_("Seats"), [*seats, count("Deck: {n} card", "Deck: {n} cards", len(view.deck))])]
