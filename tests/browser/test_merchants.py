"""Merchants of the Dale in the page: it fits every screen, all can be reached, and whole games are played."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from engine import GAMES, HUMAN, Match, Seat

from .conftest import python, until
from .player import Finger, whole_game
from .shelf import moves
from .sizes import flaws, misfits, resize
from .stage import TABLE, Message, Screen, at, lay, over, page_with, show
from .thinker import HEARD, answers, awake


def copies(match: Match) -> bool:
    """A chameleon has the whole market to choose from."""
    chosen = [move for move in match.legal() if tuple(move)[:2] == ("copy", "trendsetting")]
    return at("Turn")(match) and len(chosen) == 5


def paid(match: Match) -> bool:
    return at("Payment", 8)(match) and len(match.state.laid) == 2


page = page_with("merchants")


def screen(
    seats: int,
    until: Callable[[Match], bool],
    *messages: Message,
    sets: str = "first",
    people: int = 1,
) -> Screen:
    return Screen(people, seats, until, (*TABLE, *messages), (("sets", sets),), game="merchants")


SCREENS = {
    "turn": screen(4, at("Turn", 10, "build", "play")),
    "turn of two": screen(2, at("Turn", 10, "build")),
    "cover": screen(3, at("Turn", 5), people=2),
    "a payment": screen(4, paid),
    "a stack": screen(4, at("Stack", 8)),
    "cards looked at": screen(3, at("Spyglass")),
    "a rival is chosen": screen(4, at("DirtyExchange"), sets="conflict"),
    "a stack of a rival": screen(4, at("Acorn"), sets="expert"),
    "what is copied": screen(4, at("CopyOn"), sets="expert"),
    "many choices": screen(4, copies, ("tap", "hand/trendsetting"), sets="expert"),
    "piles": screen(4, at("Turn", 10), ("drawer", "piles")),
    "a discard": screen(4, at("Turn", 9), ("about", "discard/2")),
    "looking back": screen(4, at("Turn", 9), ("rewind", 40)),
    "replay": Screen(1, 4, over, (("go", "replay:1:60"),), (("sets", "first"),), game="merchants"),
    "end": screen(4, over),
}


@pytest.mark.parametrize(("number", "name"), list(enumerate(SCREENS)), ids=SCREENS)
def test_all_fits_and_no_rule_of_access_is_broken(page: Page, number: int, name: str) -> None:
    assert flaws(page, SCREENS[name], number, misfits) == {}


def test_many_choices_leave_the_market_its_size(page: Page) -> None:
    page.set_viewport_size({"width": 1024, "height": 768})
    high = {}
    for name in "turn", "many choices":
        show(page, SCREENS[name])
        high[name] = page.locator(".booth .card").first.evaluate("card => card.clientHeight")
    assert high["many choices"] == high["turn"]
    assert page.locator(".choice").evaluate("choice => choice.scrollHeight - choice.clientHeight") == 0


@pytest.mark.parametrize("size", ["phone", "narrow"])
def test_two_stalls_lie_on_an_upright_phone_without_scrolling(page: Page, size: str) -> None:
    resize(page, size)
    show(page, SCREENS["turn of two"])
    assert page.locator(".dale").evaluate("dale => dale.scrollHeight - dale.clientHeight") == 0


def test_a_bot_thinks_in_the_worker(page: Page, site: str) -> None:
    """It has the rules of every game; the page has those of this one."""
    seats = [Seat("Freya"), Seat("Jack", "normal")]
    lay(page, Match(GAMES["merchants"], seats, {"first": "2", "sets": "first"}, 5))
    python(page, "from ui.browser.main import APP\nAPP.send('go', 'table')")
    expect(page.locator("#prompt")).to_contain_text("Buy, play a technique")  # the page itself has thought
    awake(page)
    python(page, HEARD)
    played = moves(page)
    page.locator("#do-end").click()
    page.locator("#yes").click()
    until(page, lambda: answers(page) == [1])
    expect(page.locator("#prompt")).to_contain_text("Buy, play a technique")
    assert moves(page) > played + 1


def test_a_whole_game_by_taps(page: Page) -> None:
    players = (HUMAN, "greedy", "greedy")
    options, seed = {"first": "1", "sets": "first"}, 15  # a short game
    whole_game(page, Finger(page), "lying", "merchants", players, options, seed)
