"""Hellweg in the page: it fits every screen, all can be reached, and whole games are played."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from engine import HUMAN, Match
from engine.games.hellweg.tables import MERCHANDISE, ROADS, TOWN_OF, TOWNS
from ui.games.hellweg import words
from ui.games.hellweg.market import piece_words, stall_words

from .eyes import spills
from .keys import Keys
from .player import Finger, Voice, Way, whole_game
from .sizes import flaws, misfits, resize
from .stage import HOLD, TABLE, Message, Screen, at, over, page_with, send, show, speak

FULL = (("warehouse", "yes"), ("passengers", "yes"), ("memory", "on"))

page = page_with("hellweg")


def screen(
    step: str, *messages: Message, least: int = 3, kinds: tuple[str, ...] = (), full: bool = False
) -> Screen:
    options = FULL if full else ()
    return Screen(1, 4, at(step, least, *kinds), (*TABLE, *messages), options, game="hellweg")


def cheaper(match: Match) -> bool:
    """R24: all four towns can be bought, for 2 less: nowhere has the strip more to say."""
    return (
        at("Turn", 3, "buy")(match)
        and bool(match.state.market[0])
        and sum(move.kind == "buy" for move in match.legal()) == 4
    )


SCREENS = {
    "set-up": screen("FirstToken", least=1),
    "action": screen("Turn"),
    "2 less": Screen(1, 4, cheaper, TABLE, FULL, game="hellweg"),
    "privilege": screen("Privilege", least=1, full=True),
    "warehouse": screen("Turn", ("tap", "storage"), full=True),
    "sale": screen("Offer", least=2, kinds=("sell",)),
    "card": screen("Turn", ("drawer", "piles"), full=True),
    "looking back": screen("Turn", ("rewind", 20)),
    "end": Screen(1, 4, over, TABLE, game="hellweg"),
    "replay": Screen(1, 4, over, (("go", "replay:1:60"),), game="hellweg"),
}


@pytest.mark.parametrize(("number", "name"), list(enumerate(SCREENS)), ids=SCREENS)
def test_all_fits_and_no_rule_of_access_is_broken(page: Page, number: int, name: str) -> None:
    assert flaws(page, SCREENS[name], number, misfits) == {}


def test_who_stands_on_the_market_square_is_seen(page: Page) -> None:
    show(page, SCREENS["2 less"])
    for size in ("lying", "standing", "wide", "phone"):
        resize(page, size)
        expect(page.locator(".guests .piece-merchant").first).to_be_in_viewport(ratio=1)


def test_nothing_is_cut_where_the_strip_and_the_market_have_most_to_say(page: Page) -> None:
    show(page, SCREENS["2 less"])
    for language in ("de", "fr", "nl"):
        speak(page, language)
        for size in ("lying", "standing", "wide", "phone"):
            resize(page, size)
            for part in ("#prompt", ".stalls", ".plaza"):
                cut = page.locator(part).evaluate("e => e.scrollHeight - e.clientHeight")
                assert cut <= 1, f"{part} in {language}, {size}"
    speak(page, "en")


def test_the_stalls_in_a_demo_hold_their_words(page: Page) -> None:
    demo: tuple[Message, ...] = (("go", "rules:hellweg"), ("show", "warehouse-7"))
    show(page, Screen(1, 4, over, demo, game="hellweg"))
    speak(page, "de")
    for size in ("lying", "standing", "wide"):
        resize(page, size)
        expect(page.locator(".demo .stall")).to_have_count(3)
        assert spills(page) == [], size
    speak(page, "en")


def test_a_stack_counts_a_token_once_it_has_landed(page: Page) -> None:
    show(page, screen("Turn"))
    page.emulate_media(reduced_motion="no-preference")
    send(page, ("setting", "motion", "calm"), ("setting", "still", "no"), ("setting", "speed", "calm"))
    house = re.sub("-red$", "", page.locator("[id^=stands-][id$=-red]").first.get_attribute("id") or "")
    count = page.locator(f"#{house}-red .count")
    lay = int(count.text_content() or 0)
    page.evaluate(HOLD)
    send(page, ("move", "stock", "token", house.removeprefix("stands-")))
    expect(count).to_have_text(str(lay))
    page.evaluate("letGo()")
    expect(count).to_have_text(str(lay + 1))
    page.emulate_media(reduced_motion="reduce")


def test_a_phone_shows_all_merchandise_cards_without_scrolling(page: Page) -> None:
    show(page, SCREENS["set-up"])
    resize(page, "phone")
    expect(page.locator(".mcards").first.locator("li")).to_have_count(3)
    assert page.locator(".mstacks").evaluate("stacks => stacks.scrollHeight - stacks.clientHeight") == 0


def spoken(thing: str) -> re.Pattern[str]:
    """What a thing of Hellweg is called."""
    _from, _slash, name = thing.rpartition("from/")
    if name in ROADS:
        called = f"{words.road(name)}:"
    elif name in TOWNS:
        called = f"{words.town(name)}:"
    elif name in TOWN_OF:
        return re.compile(f"^({words.house(name)}|{words.town(TOWN_OF[name])}):")
    elif name in MERCHANDISE:
        called = words.card_in_full(name)
    elif name.startswith(("supply/", "stored/")):
        return re.compile(f"^{piece_words(name)}$")
    else:
        called = " ".join(stall_words(name))
    return re.compile(f"^{re.escape(called)}")


ALONE, TWO = (HUMAN, "easy"), (HUMAN, "random", HUMAN)
FAMILY = {"first": "1", "months": "10"}
# how -> by which way, on a screen of which size, who sits there, with which options
WAYS: dict[str, tuple[Callable[[Page], Way], str, tuple[str, ...], dict[str, str]]] = {
    "by finger on a tablet": (Finger, "lying", TWO, {**FAMILY, "warehouse": "yes", "passengers": "yes"}),
    "by finger on a phone": (Finger, "phone", ALONE, FAMILY),
    "by keyboard alone": (Keys, "lying", ALONE, FAMILY),
    "by names alone": (lambda page: Voice(page, spoken), "lying", ALONE, FAMILY),
}


@pytest.mark.parametrize("how", WAYS)
def test_a_whole_game(page: Page, how: str) -> None:
    way, size, players, options = WAYS[how]
    whole_game(page, way(page), size, "hellweg", players, options, 5)
