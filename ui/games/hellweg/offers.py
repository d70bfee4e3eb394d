"""The trading card of the month, and the pile it came from."""

from engine.games.hellweg.tables import GOOD_OF, PIECES, TOWN_OF

from ...node import Child, Node, b, button, div, i, li, ol, p, span, svg, use
from ...parts.pile import counted
from ...parts.seat import in_order
from ...parts.tappable import tappable
from ...scene import Scene
from ...words import _, clauses, listed
from . import words
from .board import offer_now
from .pieces import chip, merchant


def piles(scene: Scene) -> Child:
    view = scene.view
    return (
        div(class_="trade-head")[
            p(class_="title")[_("Trading card")],
            button(type="button", class_="deck", data_do="about deck", data_about="deck")[
                span(class_="mback", aria_hidden="true"),
                span(class_="num", id="deck-number", data_lags=True)[counted(len(view.deck), _("left"))],
                view.memory and span(class_="aid")[_("prices")],
            ],
        ],
        ol(class_="tcard", id="tcard", data_arrives=view.card or None)[
            [_offer(house, price, scene) for house, price in view.offers]
        ]
        if view.card
        else p(class_="tcard is-back")[_before(scene)],
    )


def _before(scene: Scene) -> str:
    if scene.view.todo and not scene.view.past:
        return _("The first card is turned up after the set-up.")
    return _("Cards of earlier months stay closed.")


def _offer(house: str, price: int, scene: Scene) -> Node:
    view, town = scene.view, TOWN_OF[house]
    now = offer_now(view) == (house, price)
    visitor = view.visited.get(town)
    can = town in scene.taps.glow
    tokens, carriages = PIECES[price]
    lit = " is-reachable" if can else " is-now" if now else " is-taken" if visitor is not None else ""
    return li[
        button(
            type="button",
            class_=f"offer{lit}",
            id=f"offer-{house}",
            data_about=f"offer/{town}",
            **tappable(town, can),
        )[
            span(class_="hide")[_spoken(house, price, visitor, now, scene)],
            span(class_="town", aria_hidden="true")[words.town(town)],
            price_tag(price),
            span(class_="gets", aria_hidden="true")[symbols(GOOD_OF[house], tokens, carriages)],
            visitor is not None
            and span(class_="visit", id=f"visit-{house}", data_arrives=visitor)[
                merchant(in_order(view)[visitor])
            ],
        ]
    ]


def symbols(good: str, tokens: int, carriages: int) -> Child:
    """R23: what comes with a purchase."""
    return (
        chip(good),
        [i(class_="tk") for _each in range(tokens)],
        [i(class_="cr") for _each in range(carriages)],
    )


def price_tag(price: int) -> Node:
    return span(class_="coinn num", aria_hidden="true")[
        svg(viewBox="0 0 24 24")[use(href="#hw-coin-blank")], b[price]
    ]


def _spoken(house: str, price: int, visitor: int | None, now: bool, scene: Scene) -> str:
    tokens, carriages = PIECES[price]
    facts = [
        words.thaler(price),
        listed([words.tokens(tokens), *([words.carriages(carriages)] if carriages else [])]),
    ]
    if now:
        facts.append(_("this one now"))
    if visitor is not None:
        facts.append(_("the merchant of {name} stands there", name=scene.names[visitor]))
    return _("{name}: {text}", name=words.house(house), text=clauses(facts))
