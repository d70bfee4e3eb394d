"""The games that the browser keeps, with the storage against us and the page killed at any moment."""

import json
import random
import re
from pathlib import Path
from textwrap import indent

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from engine import Match, Record
from ui.games import FACES
from ui.saves.format import Save, newest

from .conftest import OFF, beside, boot, code, python, ready, until
from .shelf import FULL, KEPT, LAY, SLOTS, damaged, slot
from .table import deal, leave, sit_down

PLACE = Path(__file__).parents[1] / "records"
RECORDS = [file for key in FACES for file in sorted((PLACE / key).glob("*.rec"))]
ARRIVED = f"""moves => {{
    const lines = ({KEPT})().split("\\n").filter((line) => line && !line.startsWith("#"));
    return lines.length - 2 >= moves;
}}"""
# As a page does that has just been opened
OPEN = """
from engine import write
from ui.browser.main import APP
APP.open(APP.mark)
return write(APP.model.sitting.match)
"""
LAID = "from ui.browser.main import APP\nreturn APP.model.sitting is not None"
STANDS = """
from engine import write
from ui.browser.main import APP
return [APP.model.screen, write(APP.model.sitting.match)]
"""
# How many keys are read in one go
PARTS = """
from ui.browser.main import APP
APP.parts, send = [], APP.send

def sent(kind, *details):
    if kind == "written":
        APP.parts.append(len(details[0]))
    send(kind, *details)

APP.send = sent
"""
ROOM = "for (const key of Object.keys(localStorage)) key.startsWith('fill') && localStorage.removeItem(key)"
TEXTS = f"{SLOTS}.map((key) => localStorage[key])"


@pytest.fixture
def page(fresh: Page) -> Page:
    fresh.add_init_script(OFF)
    return fresh


def lying(page: Page) -> Save:
    """What a page that is opened now would find."""
    save = newest(page.evaluate(TEXTS))
    assert save
    return save


def kept_moves(page: Page) -> int:
    return len(Record.read(lying(page).record).replay().moves)


# ---- full, purged, damaged, other tabs


PLAYED = "from ui.browser.main import APP\nreturn [str(move) for move in APP.model.sitting.match.moves]"


def test_a_full_storage_keeps_the_save_before_and_goes_on_when_there_is_room(page: Page, site: str) -> None:
    boot(page, site)
    sit_down(page, seats=2, seed=5)
    deal(page)
    before = lying(page)
    page.evaluate(FULL)
    banner = page.locator(".trouble")
    play(page, random.Random(1), 12)
    expect(banner).to_contain_text("full")
    expect(banner.get_by_role("button", name="Keep the game as a file")).to_be_visible()
    assert lying(page).number >= before.number  # whatever still had room; what lay there is whole
    page.evaluate(ROOM)
    moves = play(page, random.Random(2), 1)
    expect(banner).to_have_count(0)
    assert kept_moves(page) >= moves  # a bot may have gone on
    played = python(page, PLAYED)
    leave(page)
    page.locator("[data-go^='table:']").click()  # no text of before, held by the page, is taken for the game
    page.locator("#prompt").wait_for()
    assert python(page, PLAYED)[:moves] == played[:moves]  # a bot may have gone on


def test_a_purged_storage_gets_the_whole_game_again(page: Page, site: str) -> None:
    boot(page, site)
    sit_down(page, seats=2, seed=5)
    deal(page)
    other = beside(page.context, site)
    other.evaluate("localStorage.clear()")
    moves = play(page, random.Random(3), 3)
    until(page, lambda: other.evaluate(SLOTS) and kept_moves(other) >= moves)  # another tab hears of it later


def test_another_tab_that_plays_another_game_changes_nothing(page: Page, site: str) -> None:
    boot(page, site)
    sit_down(page, seats=2, seed=5)
    deal(page)
    other = beside(page.context, site)
    text = slot(RECORDS[0].read_text(encoding="utf-8"))
    other.evaluate("text => { localStorage['peddlers.game.77.1'] = text }", text)
    moves = play(page, random.Random(3), 3)

    def kept() -> int:
        others = [key for key in other.evaluate(SLOTS) if ".77." not in key]
        save = newest(other.evaluate("keys => keys.map((key) => localStorage[key])", others))
        return len(Record.read(save.record).replay().moves) if save and len(others) == 2 else 0

    until(page, lambda: kept() == moves)  # another tab hears of it later
    assert len(other.evaluate(SLOTS)) == 3
    assert other.evaluate("localStorage['peddlers.game.77.1']") == text


def test_very_much_that_another_tab_writes_is_read_part_by_part(page: Page, site: str) -> None:
    """All of it at once would hold up a tab that was hidden meanwhile."""
    boot(page, f"{site}#library")
    page.locator("#file").wait_for(state="attached")
    python(page, PARTS)
    text = slot(RECORDS[0].read_text(encoding="utf-8"))
    beside(page.context, site).evaluate(
        "text => { for (let n = 0; n < 400; n++) localStorage[`peddlers.game.${n}.1`] = text }", text
    )
    expect(page.locator(".head .num")).to_have_text("400")
    assert max(python(page, "from ui.browser.main import APP\nreturn APP.parts")) <= 150


@pytest.mark.parametrize("number", [0, 1])
def test_a_slot_that_is_damaged_while_the_game_goes_on_costs_nothing(
    page: Page, site: str, number: int
) -> None:
    boot(page, site)
    sit_down(page, seats=2, seed=5)
    deal(page)
    moves = play(page, random.Random(3), 3)
    beside(page.context, site).evaluate(LAY, [number, "rubbish"])
    page.wait_for_function("Object.keys(localStorage).some((key) => key.startsWith('peddlers.damaged.'))")
    assert damaged(page) == ["rubbish"]
    assert play(page, random.Random(4), 1) > moves
    page.reload()
    ready(page)
    expect(page.locator("#prompt")).to_be_visible()
    assert kept_moves(page) > moves


def test_a_slot_that_is_damaged_anywhere_leaves_the_other(page: Page, site: str) -> None:
    boot(page, site)
    sit_down(page, seats=2, seed=5)
    deal(page)
    play(page, random.Random(3), 3)
    texts = page.evaluate(TEXTS)
    newer = int(newest([texts[1]]) == newest(texts))
    text, older = texts[newer], newest([texts[1 - newer]])
    assert older
    for number, part in enumerate((0.0, 0.3, 0.6, 0.95, 1.0), 1):
        place = int((len(text) - 3) * part)
        wrong = text[:place] + ("x" if text[place] != "x" else "y") + text[place + 1 :]
        page.evaluate(LAY, [newer, wrong])
        opened = python(page, OPEN)
        assert opened == older.record
        expect(page.locator(".trouble")).to_contain_text("damaged")
        assert wrong in damaged(page)
        assert len(damaged(page)) == number


def test_a_game_is_for_keeping_from_its_second_round_on(page: Page, site: str) -> None:
    page.add_init_script("""
        window.asked = 0;
        navigator.storage.persist = async () => { window.asked += 1; return true };
        navigator.storage.persisted = async () => window.asked > 0;
        navigator.storage.estimate = async () => ({ usage: 7e6, quota: 9e9 });
    """)
    boot(page, site)
    sit_down(page, seats=2, seed=5)
    deal(page)
    assert lying(page).label.round == 1
    assert page.evaluate("asked") == 0
    while lying(page).label.round < 2:
        play(page, random.Random(3), 1)
    assert page.evaluate("asked") == 1
    play(page, random.Random(3), 3)
    assert page.evaluate("asked") == 1
    leave(page)
    page.locator("[data-go=library]").click()
    expect(page.locator(".place")).to_contain_text(
        "keeps the games for good. This site has taken 7 MB of 9 GB"
    )


def test_a_browser_that_says_nothing_of_its_storage_promises_nothing(page: Page, site: str) -> None:
    page.add_init_script("Object.defineProperty(navigator, 'storage', { value: undefined })")
    boot(page, f"{site}#library")
    expect(page.locator(".place")).to_contain_text("may clear the games")


def test_the_statistics_are_made_of_the_shelf(page: Page, site: str) -> None:
    texts = [slot(record.read_text(encoding="utf-8")) for record in RECORDS]
    fill = "texts => texts.forEach((text, n) => { localStorage[`peddlers.game.${n}.1`] = text })"
    boot(page, site)
    page.evaluate(fill, texts)
    page.reload()
    ready(page)
    page.locator("[data-go=statistics]").click()
    expect(page.locator(".chart")).to_have_count(4)
    page.get_by_role("combobox", name="Game").select_option("dealers")
    page.get_by_role("combobox", name="Number").select_option("damage")
    expect(page.get_by_role("heading", name=re.compile("^Damage"))).to_be_visible()
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Keep as JSON").click()
    rows = json.loads(downloading.value.path().read_text(encoding="utf-8"))
    assert len({row["mark"] for row in rows}) == len(RECORDS)
    page.get_by_role("button", name="Delete the statistics").click()
    page.get_by_role("button", name="Delete", exact=True).click()
    assert page.evaluate(SLOTS) == []
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".chart")).to_have_count(4)
    assert len(page.evaluate(SLOTS)) == len(RECORDS)


# ---- the page is killed

# The next moves of a game that goes on by random moves of whoever is on turn; then how many were played.
PLAY = """
import random
from engine.search.thinking import bot_move
from ui.browser.main import APP
from ui.table.bots import waiting
luck = random.Random({seed})
for number in range({moves}):
    here = APP.model.sitting
    before = len(here.match.moves)
    while len(here.match.moves) == before and not here.match.over:
        if here.dealing:
            APP.send("skip")
        elif here.choice.asked:
            APP.send("yes")
        elif here.covered:
            APP.send("i_am")
        elif here.seating.recipient is not None:
            APP.send("put")
        elif waiting(here):
            bot_move(here.planning)  # thought at once
            APP.send("bot", here.match.seed, before)
        else:
            APP.send("move", *luck.choice(here.match.legal()))
return [len(here.match.moves), here.match.over]
"""
READY_TO_PLAY = f"""
import json
import re
from js import globalThis
from pyodide.ffi import create_proxy
def play_one(seed):
{indent(PLAY.format(seed="seed", moves=1), "    ")}
globalThis.playOne = create_proxy(lambda seed: json.dumps(play_one(seed)))
"""
KILLS = 5
MOVES = 90  # hundreds are cut off in tests/ui/test_kill.py


def play(page: Page, luck: random.Random, moves: int) -> int:
    played, _over = python(page, PLAY.format(seed=luck.random(), moves=moves))
    return int(played)


def test_a_killed_page_loses_at_most_the_move_in_hand(
    browser: Browser, browser_context_args: dict[str, object], site: str
) -> None:
    """After each random move another process of the browser sees what a page opened then would find. Some
    times the page is closed with a move under way, and a new one goes on from there."""
    context = browser.new_context(**browser_context_args)
    context.add_init_script(OFF)
    reader = beside(context, site)
    page = begin(context, site)
    ready_to_play(page)
    luck = random.Random(7)
    kills = set(luck.sample(range(10, MOVES), KILLS))
    for number in range(MOVES):
        played, over = json.loads(page.evaluate("seed => playOne(seed)", luck.random()))
        reader.wait_for_function(ARRIVED, arg=played)  # what the page has written is on its way between them
        assert kept_moves(reader) >= played - 1
        if over:
            page.close(run_before_unload=False)
            reader.evaluate("localStorage.clear()")
            page = begin(context, site)
            ready_to_play(page)
        elif number in kills:
            known = lying(reader)
            page.evaluate(SCRIPT_SOON, PLAY.format(seed=luck.random(), moves=1))
            page.close(run_before_unload=False)
            page = context.new_page()
            boot(page, f"{site}#table")
            laid(page)
            screen, goes_on = python(page, STANDS)
            assert screen == "table"
            before, after = replayed(known.record), replayed(goes_on)
            assert after.moves[: len(before.moves)] == before.moves
            assert len(after.moves) >= played
            expect(page.locator(".trouble")).to_have_count(0)
            ready_to_play(page)
    context.close()


def laid(page: Page) -> None:
    """The code of its game comes once the page has read the address."""
    until(page, lambda: python(page, LAID))


def ready_to_play(page: Page) -> None:
    code(page, "minds", "dealers-mind")
    python(page, READY_TO_PLAY)


SCRIPT_SOON = """code => void setTimeout(() => {
    document.body.append(Object.assign(document.createElement("script"), { type: "py", textContent:
        "def main():\\n" + code.replace(/^/gm, "    ") + "\\nmain()" }));
})"""


def replayed(record: str) -> Match:
    return Record.read(record).replay()


def begin(context: BrowserContext, site: str) -> Page:
    page = context.new_page()
    boot(page, site)
    sit_down(page, seats=2, seed=5)
    deal(page)
    return page


# ---- bad input


def test_two_hundred_damaged_texts_stop_no_page(page: Page, site: str) -> None:
    """A hundred slots on the shelf, a hundred files: what is whole is there, and the page plays on."""
    luck = random.Random(11)
    whole = slot(RECORDS[0].read_text(encoding="utf-8"))
    slots = {f"peddlers.game.d{number}.1": hurt(whole, luck) for number in range(100)}
    boot(page, site)
    page.evaluate("texts => Object.assign(localStorage, texts)", {**slots, "peddlers.game.w.0": whole})
    page.reload()
    ready(page)
    page.locator("[data-go=library]").click()
    expect(page.locator("[data-do='go table:w']")).to_be_visible()
    files = [(f"{number}.txt", hurt(whole, luck)) for number in range(100)]
    python(page, f"from ui.browser.main import APP\nAPP.send('files', *{files!r})")
    page.wait_for_function(READ)
    expect(page.locator("#fault")).to_be_hidden()
    assert page.locator("img, iframe").count() == 0
    leave(page)
    sit_down(page, seats=2, seed=5)
    deal(page)
    assert play(page, luck, 3) >= 4


READ = "!document.querySelector('.room [role=status]').textContent.includes('still being read')"


def hurt(text: str, luck: random.Random) -> str:
    """A piece is cut out, or markup or rubbish put in its place."""
    at = luck.randrange(len(text))
    piece = luck.choice(["", "\n", "<img src=x>", "9" * 20, "\x00", "{", '"'])
    return text[:at] + piece + text[at + luck.choice([0, 1, 40, len(text)]) :]
