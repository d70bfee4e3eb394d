"""Highland Clans in the page: five seats fit every screen, all can be reached, and whole games are played."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from engine import HUMAN, Match
from ui.games.clans import words

from .keys import Keys
from .player import Finger, Voice, Way, whole_game
from .sizes import flaws, misfits, resize
from .stage import NAMES, TABLE, Message, Screen, at, first, over, page_with, show

CLANS = (*NAMES, "Nell")
DEMO: tuple[Message, ...] = (("go", "rules:clans"), ("show", "estate-2"))

page = page_with("clans")


def screen(step: str, *messages: Message, least: int = 2, kinds: tuple[str, ...] = ()) -> Screen:
    return Screen(1, 5, at(step, least, *kinds), (*TABLE, *messages), names=CLANS, game="clans")


SCREENS = {
    "actions": screen("Actions", kinds=("cattle",)),
    "paying": screen("Actions", ("tap", "act/monks"), kinds=("monks",)),
    "raid or cards": screen("RaidOrExchange"),
    "attack": screen("Attack"),
    "defence": screen("Defence", least=1),
    "piles": screen("Actions", ("drawer", "piles")),
    "looking back": screen("Actions", ("rewind", 20)),
    "end": Screen(1, 5, over, TABLE, names=CLANS, game="clans"),
}


@pytest.mark.parametrize(("number", "name"), list(enumerate(SCREENS)), ids=SCREENS)
def test_all_fits_and_no_rule_of_access_is_broken(page: Page, number: int, name: str) -> None:
    assert flaws(page, SCREENS[name], number, misfits) == {}


def test_a_laid_card_is_nowhere_in_the_page_before_both_lie(page: Page) -> None:
    show(page, SCREENS["defence"])
    laid = page.locator(".fight.is-now .duel")
    expect(laid.locator(".card--back")).to_have_count(1)
    assert laid.locator("[class*='card--v'], [href*='art-']").count() == 0


# to the nearest pixel
BOXES = """names => names.map((name) => {
    const { x, y, width, height } = document.querySelector(name).getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
})"""


def test_on_a_phone_the_whole_track_is_seen_and_nothing_moves_while_cubes_are_put_back(page: Page) -> None:
    show(page, screen("Redraw", least=1))
    resize(page, "phone")
    things = [".track", ".moor", ".actions", ".own"]
    before = page.evaluate(BOXES, things)
    (_x, top, _width, height), (_x, first, _width, room) = page.evaluate(BOXES, [".track", ".mapwrap"])
    assert first <= top < top + height < first + room
    page.locator(".cubebtn").first.tap()
    expect(page.locator(".aside")).to_be_visible()
    assert page.evaluate(BOXES, things) == before


def leads(match: Match) -> bool:
    """Another seat that begins the round, and has the largest following, is on turn."""
    table = match.state
    return 0 != table.turn == table.starter == table.following and len(table.todo) == 2


def test_points_and_track_lie_clear_where_room_is_short(page: Page) -> None:
    show(page, Screen(1, 5, leads, TABLE, names=CLANS, game="clans"))
    resize(page, "lying")
    ((_x, _y, width, _height),) = page.evaluate(BOXES, [".seatcard.is-turn h2"])
    (left, _y, card, _height), (x, _y, points, _height) = page.evaluate(
        BOXES, [".seatcard.is-turn", ".seatcard.is-turn .vp"]
    )
    assert x + points < left + card
    assert page.locator(".seatcard.is-turn h2 button").evaluate("name => name.scrollWidth") <= width
    show(page, Screen(1, 3, first, DEMO, names=CLANS, game="clans"))
    (left, _y, width, _height), (x, *_rest) = page.evaluate(
        BOXES, [".demo .supply p", ".demo .track ol:nth-child(2)"]
    )
    assert left + width <= x
    show(page, Screen(1, 3, first, (DEMO[0], ("show", "turn-4")), names=CLANS, game="clans"))
    resize(page, "narrow")
    cubes = [f".demo .drawn li:nth-child({nth})" for nth in (1, 6)]
    (_x, _y, size, _height), (left, _y, width, _height), (x, *_rest) = page.evaluate(
        BOXES, [*cubes, ".demo .used"]
    )
    assert size == width
    assert left + width <= x


def spoken(name: str) -> re.Pattern[str]:
    """What a thing of the clans is called."""
    kind, _slash, what = name.partition("/")
    if kind == "pay":
        by, *more = what.split("-")
        called = words.payment(by, *more) if more else words.of_court("green", int(by))
        return re.compile(rf"^{re.escape(called)}( costs a card)?$")
    return re.compile(
        {
            "act": lambda: f"^{words.action(what)}$",
            "clan": lambda: rf"^{CLANS[int(what)]}\W+\d",  # the card of a seat has its name alone
            "drawn": lambda: f"^{what} cube: put it back$",
            "theirs": lambda: rf"^{words.courtiers(what)} \d",
            "to": lambda: "^Into the bag$" if what == "bag" else "^To your court$",
            "hand": lambda: f"^{words.strong(what)}",
            "lay": lambda: r"^Lay it: \d with a piper$" if what == "piper" else r"^Lay it: \d$",
            "booty": lambda: f"^{words.building(what)}$",
        }[kind]()
    )


# how -> by which way, on a screen of which size, with how many bots, a seed that makes a short game
WAYS: dict[str, tuple[Callable[[Page], Way], str, int, int]] = {
    "by finger on a tablet": (Finger, "lying", 4, 26),
    "by finger on a phone": (Finger, "phone", 2, 10),
    "by keyboard alone": (Keys, "lying", 2, 10),
    "by names alone": (lambda page: Voice(page, spoken), "lying", 2, 10),
}


@pytest.mark.parametrize("how", WAYS)
def test_a_whole_game(page: Page, how: str) -> None:
    way, size, bots, seed = WAYS[how]
    players = (HUMAN, *["greedy"] * bots)
    whole_game(page, way(page), size, "clans", players, {"first": "1"}, seed, CLANS)
