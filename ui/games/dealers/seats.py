"""What lies before each seat."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.games.dealers.scores import scores
from engine.games.dealers.steps import Deal
from engine.games.dealers.tables import FEED, GOAL, GOODS

from ...node import Child, Node, Part, b, div, li, span, ul
from ...parts.icon import icon
from ...parts.status import Fact, fact_row, seat_card
from ...scene import Scene
from ...words import _, count, drawn_once
from . import words
from .chip import chip


class Totals(NamedTuple):
    """Of a value pile."""

    requests: int
    feed: int


def seats(scene: Scene) -> Child:
    rows = scores(scene.view).rows
    return [_seat(seat, rows[seat]["damage"], scene) for seat in scene.view.seats]


def _seat(seat: int, damage: int, scene: Scene) -> Part:
    view = scene.view
    turn = view.seat == seat and scene.dealt is None
    when = _("your turn") if turn and seat == scene.looking else _when(seat, scene)
    return seat_card(
        seat,
        scene.names[seat],
        view.colours[seat],
        (_collection(seat, view.collections[seat]), _facts(seat, tuple(_count(seat, damage, scene)))),
        mark=seat == view.horse and _horse(),
        when=when,
        turn=turn,
    ).part(f"seat-{seat}")


def _horse() -> Node:
    return span(class_="horse", id="dealer", data_moves=True)[
        icon("horse"), span(class_="hide")[_("starting dealer")]
    ]


@drawn_once
def _collection(seat: int, goods: tuple[str, ...]) -> Part:
    return wares(goods, f"has-{seat}-", data_lags=True).part(f"goods-{seat}")


@drawn_once
def _facts(seat: int, facts: tuple[Fact, ...]) -> Part:
    return fact_row(facts, data_lags=True).part(f"facts-{seat}")


def holdings(scene: Scene) -> Part:
    """Of the seat that looks, in one line above its hand, where its card has no room for it."""
    seat: Any = scene.looking
    pile = scene.view.worth(seat)
    damage = scores(scene.view).rows[seat]["damage"]
    return _holdings(scene.view.collections[seat], pile.count(FEED), damage)


@drawn_once
def _holdings(goods: tuple[str, ...], feed: int, damage: int) -> Part:
    facts = Fact("card-feed", feed, _("special feed used: {n}", n=feed)), _damage(damage, sure=True)
    return div(class_="holdings")[wares(goods), fact_row(facts)].part("holdings")


def wares(collection: tuple[str, ...], named: str = "", **attributes: bool) -> Node:
    """Every kind of goods, counted; what is not there is shown, but not read."""
    return ul(class_="goods6", **attributes)[
        [
            li(
                class_=None if good in collection else "none",
                id=(named and named + good) or None,
                aria_hidden=good not in collection and "true",
            )[
                chip(good),
                b(class_="num")[collection.count(good)],
                span(class_="hide")[" ", words.good(good)],
            ]
            for good in GOODS
        ]
    ]


def _when(seat: int, scene: Scene) -> str:
    """Whose decision comes now, next and later: the stack of steps tells. Before the deal nobody has done
    anything yet."""
    if scene.dealt is not None or not scene.view.todo:
        return ""
    order = list(dict.fromkeys(step.seat for step in reversed(scene.view.todo)))
    if seat not in order:
        return "" if isinstance(scene.view.todo[-1], Deal) else _("done")
    return (_("on turn"), _("next"), _("waits"))[min(order.index(seat), 2)]


def totals(seat: int, scene: Scene) -> Totals | None:
    """S15: what the value pile holds, where it is known: the own, or with open totals, or at the end. With
    open totals the requests of others still lie covered; how many there are can be told."""
    view, pile = scene.view, scene.view.worth(seat)
    if not (seat == scene.looking or view.open_totals or not view.todo):
        return None
    feed = pile.count(FEED)
    return Totals(len(pile) - feed, feed)


def _count(seat: int, damage: int, scene: Scene) -> Iterator[Fact]:
    view = scene.view
    hand, worth = len(view.hands[seat]), len(view.worth(seat))
    yield Fact("i-hand", hand, count("{n} card in hand", "{n} cards in hand", hand))
    known = totals(seat, scene)
    if known:
        goal = GOAL[len(view.hands)]
        text = _("{n} of {goal} requests", n=known.requests, goal=goal)
        yield Fact("card-request", known.requests, text, _("of {n}", n=goal))
        yield Fact("card-feed", known.feed, _("special feed used: {n}", n=known.feed))
    else:
        text = count("{n} card in the value pile", "{n} cards in the value pile", worth)
        yield Fact("i-chest", worth, text)
    yield _damage(damage, sure=known is not None)


def _damage(number: int, *, sure: bool) -> Fact:
    """R47, S15: goods lie open, so it is at least what they bring; feed counts where it is told."""
    if sure:
        return Fact("damage", number, _("damage so far: {n}", n=number), kind="dmg")
    return Fact("damage", number, _("damage at least: {n}", n=number), "+", kind="dmg")
