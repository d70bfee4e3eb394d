"""The log, the look back and the end through the real page."""

import random
from collections import Counter

from playwright.sync_api import Page, expect

from engine import GAMES, Match, Record, Seat, known, write
from engine.planning import Planning
from engine.search.thinking import bot_move
from ui.games.dealers import FACE as dealers

from .conftest import boot
from .shelf import kept, saved
from .stage import LISTEN, SCREENS, show
from .table import leave, one_step, settled, sit_down, to_a_turn


def test_a_line_of_the_log_shows_its_moment(table: Page) -> None:
    page = table
    sit_down(page, seats=3, seed=5)
    to_a_turn(page)
    seats, prompt, kept = (
        page.locator(".seats").inner_text(),
        page.locator("#prompt").inner_text(),
        saved(page),
    )
    first = page.locator("#log button").last
    first.click()
    expect(page.locator(".rewind #prompt")).to_contain_text("Looking back: the beginning")
    expect(first).to_have_attribute("aria-current", "true")
    expect(page.locator(".cards .card")).to_have_count(3)  # what one held then
    assert page.locator("#app [data-tap]:not([aria-disabled], [data-anew])").count() == 0
    for key, moment in (("ArrowRight", "log-1-"), ("ArrowRight", "log-2-0"), ("ArrowLeft", "log-1-")):
        page.keyboard.press(key)
        expect(page.locator(f"#log [id^={moment}] [aria-current]")).to_have_count(
            1 if moment == "log-2-0" else 0
        )
    page.keyboard.press("Escape")
    expect(page.locator("#prompt")).to_have_text(prompt)
    assert page.locator(".seats").inner_text() == seats
    assert saved(page) == kept
    leave(page)


def test_each_event_is_announced_once(table: Page) -> None:
    """Two rounds, with the bots’ turns; a look back and an undo say nothing twice."""
    page = table
    sit_down(page, seats=4, seed=6)
    page.evaluate(LISTEN)
    luck = random.Random(2)
    for _step in range(40):
        assert one_step(page, luck)
    settled(page)
    page.keyboard.press("Escape")
    match = Record.read(saved(page)).replay()
    names = [seat.name for seat in match.seats]
    told = Counter(
        dealers.sentence(event, names) for events in match.events[1:] for event in known(events, 0)
    )
    del told[""]
    heard = page.evaluate("window.heard")
    assert Counter(line for line in heard if line in told) == told
    assert told.total() > 40
    page.keyboard.press("[")
    expect(page.locator(".rewind")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".rewind")).to_have_count(0)
    looked = page.evaluate("window.heard")[len(heard) :]
    assert looked[0].startswith("Looking back")
    assert any(line.startswith("Round ") for line in looked)  # what had just happened there
    assert looked[-1] == page.locator("#prompt").inner_text()  # and who is back is asked again
    leave(page)


# ---- the end


def before_the_end() -> str:
    """A record of a game whose last move is to be made by the person: the end of a turn."""
    match = Match(GAMES["dealers"], [Seat("Freya"), Seat("Jack", "greedy")], {"dealer": "1"}, 1)
    kept = ""
    planning = Planning(match)
    while match.seat is not None:
        kept = write(match)
        match.play(bot_move(planning))
    assert (match.mover(len(match.moves)), match.moves[-1].kind) == (0, "end")
    return kept


def test_the_end_is_told_in_stages_and_can_be_skipped(fresh: Page, site: str) -> None:
    page = fresh
    page.add_init_script("localStorage.setItem('peddlers.speed', 'calm')")
    page.add_init_script(kept(before_the_end()))
    boot(page, f"{site}#table")
    page.locator("#do-end").click()
    page.locator("#yes").click()
    expect(page.locator("#result")).to_be_visible()
    expect(page.locator(".outcome h2")).to_have_count(0)
    expect(page.locator(".ledger--1 .total b")).to_have_count(2)  # the second stage came by itself
    page.locator("#reveal").click()
    expect(page.locator(".outcome h2")).to_contain_text("win")
    expect(page.locator("#result")).to_be_focused()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Watch the replay").click()
    expect(page.locator(".replay #prompt")).to_have_text("The beginning")
    page.go_back()
    expect(page.locator(".outcome h2")).to_contain_text("win")
    page.reload()
    expect(page.locator(".outcome h2")).to_contain_text("win")
    page.get_by_role("button", name="Play again").click()
    expect(page.locator("#seat-1 .horse")).to_have_count(1)  # Freya dealt first the last time


def test_the_result_becomes_a_picture(table: Page) -> None:
    show(table, SCREENS["end"])
    table.get_by_role("button", name="More", exact=True).click()
    with table.expect_download() as coming:
        table.get_by_role("button", name="Picture of the result").click()
    assert coming.value.suggested_filename == "peddlers-table.png"
    head = coming.value.path().read_bytes()[:24]
    assert head.startswith(b"\x89PNG")
    assert [int.from_bytes(head[at : at + 4], "big") for at in (16, 20)] == [1200, 630]


def test_the_page_can_have_the_whole_screen(table: Page) -> None:
    show(table, SCREENS["menu"])
    full = table.get_by_role("switch", name="Full screen")
    full.check(force=True)
    table.wait_for_function("document.fullscreenElement")
    expect(full).to_be_checked()
    full.uncheck(force=True)
    expect(full).not_to_be_checked()
