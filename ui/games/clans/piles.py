"""Beside the board: draw pile, discard, and what is known of the numbers of the tiles."""

from engine.games.clans.state import Table
from engine.games.clans.tables import CARDS, HIGHEST, NUMBERS, RED_ZONE, TILES

from ...node import Child, Node, b, div, li, p, section, small, span, ul
from ...parts.pile import counted, pile
from ...scene import Scene
from ...words import _, count, listed
from . import words
from .cards import back


def piles(scene: Scene) -> Child:
    view = scene.view
    return (
        pile(
            "draw-pile",
            "pile",
            back() if view.pile else None,
            span(class_="num", id="pile-number", data_lags=True)[
                counted(len(view.pile), count("card", "cards", len(view.pile)))
            ],
            kind="pack low",
        ),
        _discard(view),
        _end(view),
    )


def _discard(view: Table) -> Node:
    """S38: four totals."""
    return section(class_="totals", id="discard", data_about="discard", aria_label=_("Discard pile"))[
        small[_("Discard pile")],
        ul(class_="num", id="totals", data_lags=True)[
            [
                li(class_=f"card--v{card}", title=words.card(card))[
                    b(class_="strength", aria_hidden="true")[card],
                    span(class_="hide")[words.card(card), " "],
                    view.discard[card],
                ]
                for card in CARDS
            ]
        ],
    ]


def unseen(view: Table) -> list[int]:
    """S41: the numbers that may still lie in the supply."""
    left = [NUMBERS[tile] for tile in TILES]
    for tile in view.turned:
        left.remove(NUMBERS[tile])
    return left


def _end(view: Table) -> Child:
    """Which numbers were turned up, and how likely the next one ends the game."""
    turned = [NUMBERS[tile] for tile in view.turned]
    leader = max(map(view.points, view.seats))
    seen = turned and p(class_="turned")[_("Turned up: {numbers}", numbers=listed(map(str, turned)))]
    if leader < RED_ZONE or not view.todo:
        return div(class_="endings", id="numbers", data_about="tiles")[seen] if seen else None
    if not view.tiles:
        return div(class_="endings", id="numbers", data_about="tiles")[
            seen, p[_("No tile is left: {n} points end it.", n=HIGHEST)]
        ]
    left = unseen(view)
    ends = sum(number <= leader for number in left)
    return div(class_="endings", id="numbers", data_about="tiles")[
        p[
            count(
                "{ends} of {n} number would end it",
                "{ends} of {n} numbers would end it",
                len(left),
                ends=ends,
            )
        ],
        seen,
    ]
