"""The dealer piles, the round pile and the discard pile."""

from collections.abc import Sequence

from engine import HIDDEN, Event
from engine.games.dealers.state import tops_or_all

from ...face import Scene
from ...node import Child, Node, b, button, div, li, ol, small, span
from ...words import _, count
from . import words
from .cards import back, face


def dealing(events: Sequence[Event]) -> tuple[Event, ...]:
    return tuple(event for event in events if event.kind == "card")


def piles(scene: Scene) -> Child:
    view = scene.view
    lying = _dealt(scene) if scene.dealt is not None else view.piles
    return (
        div(class_="stacks")[
            _stack(_("Round pile"), len(view.deck), back()),
            _stack(_("Discard pile"), len(view.discard), face(view.discard[-1]) if view.discard else None),
        ],
        any(lying)
        and ol(class_="piles is-large" if _watched(scene) else "piles", aria_label=_("Dealer piles"))[
            [li[_pile(place, pile, scene)] for place, pile in enumerate(lying, 1)]
        ],
    )


def _watched(scene: Scene) -> bool:
    """Cards are being dealt, or the person chooses a pile: they lie large in the middle."""
    things = (*scene.taps.glow, *scene.taps.tapped)
    return scene.dealt is not None or any(thing.startswith("pile/") for thing in things)


def _dealt(scene: Scene) -> list[tuple[str, ...]]:
    """While cards are dealt, those that lie already, covered as the engine covers them."""
    heaps: list[tuple[str, ...]] = [() for _pile in scene.view.piles]
    for event in scene.dealt or ():
        _layer, place, card = event.args
        heaps[int(place) - 1] += (str(card),)
    return tops_or_all(heaps, scene.looking, scene.view)


def _pile(place: int, pile: tuple[str, ...], scene: Scene) -> Node:
    thing = f"pile/{place}"
    if not pile:
        said = _("Pile {place}: gone", place=place) if scene.dealt is None else str(place)
        return span(class_="pile gone")[small[said]]
    seen = [name for name in pile if name != HIDDEN]
    said = _(
        "Pile {place}, {cards}: {seen}",
        place=place,
        cards=count("{n} card", "{n} cards", len(pile)),
        seen=", ".join(words.card(name) for name in reversed(seen)),
    )
    glows = thing in scene.taps.glow or thing in scene.taps.tapped
    return button(
        type="button",
        class_="pile",
        id=f"pile-{place}",
        data_tap=thing,
        aria_label=said,
        aria_pressed="true" if thing in scene.taps.tapped else "false",
        tabindex=0 if glows else -1,
        aria_disabled=None if glows else "true",
    )[
        [face(name) for name in seen],
        b(aria_hidden="true")[place],
        small(aria_hidden="true")[f"× {len(pile)}"],
    ]


def _stack(name: str, number: int, top: Child) -> Node:
    return div(class_="stack")[top, span[b[number], " ", name]]
