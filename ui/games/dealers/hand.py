"""The hand of the seat that looks, its own goods, and how it stands."""

from ...face import Scene
from ...node import Child, Node, b, button, dd, div, dl, dt, li, small, span, ul
from ...widgets.icon import chip, icon
from ...words import _
from . import words
from .cards import playable
from .deal import held


def hand(scene: Scene) -> Child:
    """Cards to be tapped; while goods are to be paid, the own goods too."""
    if scene.looking is None:
        return None
    cards = held(scene)
    picked = _picked(scene, cards)
    return (
        _purse(scene),
        ul(class_="cards")[[li[_card(place, name, picked, scene)] for place, name in enumerate(cards)]],
    )


def _card(place: int, name: str, picked: int | None, scene: Scene) -> Node:
    thing = f"hand/{name}"
    can = thing in scene.taps.glow or place == picked
    return playable(
        name,
        id=f"hand-{place}",
        data_tap=thing,
        aria_pressed="true" if place == picked else "false",
        aria_disabled=None if can else "true",
        tabindex=0 if can else -1,
    )


def _picked(scene: Scene, cards: tuple[str, ...]) -> int | None:
    """Of equal cards the first lies picked."""
    tapped = [thing.removeprefix("hand/") for thing in scene.taps.tapped if thing.startswith("hand/")]
    return cards.index(tapped[0]) if tapped and tapped[0] in cards else None


def _purse(scene: Scene) -> Child:
    """What can be paid with, or was chosen to pay."""
    own = scene.view.collections[scene.looking]
    paying = [thing for thing in (*scene.taps.glow, *scene.taps.tapped) if thing.startswith("own/")]
    kinds = [kind for kind in dict.fromkeys(own) if f"own/{kind}" in paying]
    return (
        kinds
        and div(class_="purse", role="group", aria_label=_("Pay with"))[
            span(class_="caps", aria_hidden="true")[_("Pay with")],
            [
                button(type="button", class_="btn pay", id=f"own-{kind}", data_tap=f"own/{kind}")[
                    chip(kind),
                    f"{scene.taps.tapped.count(f'own/{kind}')} / {own.count(kind)} {words.good(kind)}",
                ]
                for kind in kinds
            ],
        ]
    )


def tally(scene: Scene) -> Child:
    """How the seat stands, with the cards played in this turn."""
    row = scene.standing
    return (
        row
        and dl(class_="tally num")[
            div[dt[_("Goods")], dd[row["goods"]]],
            div[dt[_("Points")], dd[row["points"]]],
            div[dt[_("Feed")], dd[row["feed"], icon("card-feed")]],
            div(class_="dmg")[
                dt[_("Damage so far")],
                dd[
                    b[row["damage"]],
                    icon("damage"),
                    small[
                        _("{feed} feed + {rest} for {goods} goods").format(
                            feed=row["feed"], rest=row["damage"] - row["feed"], goods=row["goods"]
                        )
                    ],
                ],
            ],
        ]
    )
