"""The lobby without Python: what stands in the page and what its plain scripts do."""

import json
import os
import re
import shutil
import threading
from collections.abc import Callable, Iterator
from datetime import datetime
from typing import Any

import pytest
from babel.messages.pofile import read_po
from playwright.sync_api import Browser, BrowserContext, Page, expect

from assets.packing.catalogues import sources
from assets.packing.server import Handler
from assets.packing.work import ROOT
from build import DIST
from tests.browser.conftest import boot, python, serving, until, watched
from ui.games import KEYS

GERMAN = {"Play": "Spielen", "Settings": "Einstellungen", "Language": "Sprache", "Resume": "Weiterspielen"}
SAVED = {
    "game": "dealers",
    "round": 3,
    "seats": [
        ["Freya", "human", "red"],
        ["Jack", "greedy", "blue"],
        ["Ivy", "greedy", "green"],
        ["Scott", "greedy", "yellow"],
    ],
    "turn": "Freya",
    "when": int(datetime(2025, 11, 18, 20, 14).timestamp() * 1000),
}


def shelf(*labels: dict[str, Any]) -> dict[str, str]:
    """What the browser keeps of games with these labels."""
    slot = "peddlers-record 1\n# label {}\n# seal 1 00000000\n"
    return {f"peddlers.game.{mark}.1": slot.format(json.dumps(told)) for mark, told in enumerate(labels, 1)}


SIZES = [(1440, 900), (1024, 768), (768, 1024), (390, 844), (320, 640)]
# what was told to Python, were it there
LISTEN = """window.told = [];
for (const name of ["go", "language", "theme"])
  document.addEventListener("peddlers:" + name, (event) => told.push([name, event.detail]));"""


@pytest.fixture(scope="module")
def lobby(site: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A copy of the site whose Python never comes, and which has German words."""
    folder = tmp_path_factory.mktemp("lobby") / "dist"
    shutil.copytree(DIST, folder, copy_function=os.link)
    (folder / "words.json").write_text(json.dumps(GERMAN))
    index = folder / "index.html"
    page = index.read_text()
    index.unlink()
    start = page.index('<meta name="catalogs"')
    meta = '<meta name="catalogs" content=\'{"de": "./words.json", "it": "./nowhere.json"}\'>'
    index.write_text(page[:start] + meta + page[page.index(">", start) + 1 :])
    over = threading.Event()

    class Waiting(Handler):
        def do_GET(self) -> None:
            if self.path.endswith(".wasm"):
                over.wait()
            super().do_GET()

    with serving(folder, Waiting) as address:
        yield address
        over.set()


@pytest.fixture
def visit(browser: Browser, lobby: str) -> Iterator[Callable[..., Page]]:
    """Opens the lobby as a visitor with these habits; the stored things are there from the start."""
    contexts: list[BrowserContext] = []

    def visit(stored: dict[str, str] | None = None, script: str = "", **habits: object) -> Page:
        context = browser.new_context(**{"locale": "en-GB", **habits})
        contexts.append(context)
        if stored:
            # only once: a reload has to find what the page stored itself
            context.add_init_script(
                f"if (!localStorage.length) Object.assign(localStorage, {json.dumps(stored)})"
            )
        if script:
            context.add_init_script(script)
        page = context.new_page()
        page.goto(lobby)
        return page

    yield visit
    for context in contexts:
        context.close()


def stored(page: Page, key: str) -> str | None:
    return page.evaluate(f"localStorage['peddlers.{key}'] ?? null")


def readable(page: Page) -> None:
    expect(page.get_by_role("heading", level=1)).to_have_text("Peddler’s Table")
    expect(page.get_by_role("article")).to_have_count(5)
    for name in (
        "Highland Dealers",
        "Merchants of the Dale",
        "Hellweg",
        "Highland Clans",
        "Castle of Mice",
    ):
        expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Play", exact=True).first).to_be_visible()


def test_the_lobby_can_be_read_without_scripts(visit: Callable[..., Page]) -> None:
    page = visit(java_script_enabled=False)
    readable(page)
    expect(page.get_by_text("they need JavaScript")).to_be_visible()
    expect(page.locator("#boot")).to_be_hidden()
    expect(page.locator("#fault")).to_be_hidden()


def test_the_lobby_can_be_read_before_python(visit: Callable[..., Page]) -> None:
    page = visit()
    readable(page)
    expect(page.locator("#boot")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="Fetching the table")).to_be_visible()
    expect(page.locator("#bytes")).to_contain_text(" of 1")
    expect(page.get_by_text("they need JavaScript")).to_be_hidden()


def test_each_game_leads_to_its_table_its_lesson_and_its_rules(visit: Callable[..., Page]) -> None:
    page = visit()
    expect(page.get_by_role("article").get_by_role("button")).to_have_text(
        ["Play", "First lesson", "Rules"] * len(KEYS)
    )


def test_the_authors_are_named(visit: Callable[..., Page]) -> None:
    page = visit()
    for author in ("Rossi", "Laakso", "Schacht", "Burkert", "Schliemann", "Weber"):
        expect(page.get_by_role("article").filter(has_text=author)).to_have_count(1)


# --- language


def test_a_language_button_changes_the_words_at_once_and_for_later(visit: Callable[..., Page]) -> None:
    page = visit(script=LISTEN)
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("button", name="Spielen").first).to_be_visible()
    expect(page.get_by_role("group", name="Sprache")).to_be_visible()
    expect(page.get_by_role("button", name="Deutsch")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert page.evaluate("told") == [["language", "de"]]
    assert stored(page, "language") == "de"
    page.reload()
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.parametrize(("locale", "word"), [("de-AT", "Spielen"), ("pt-BR", "Play"), ("en-US", "Play")])
def test_the_first_language_is_the_browsers(visit: Callable[..., Page], locale: str, word: str) -> None:
    expect(visit(locale=locale).get_by_role("button", name=word, exact=True).first).to_be_visible()


@pytest.mark.parametrize("name", ["français", "italiano"])  # no catalogue; one that is not there
def test_without_a_catalogue_the_page_stays_english(visit: Callable[..., Page], name: str) -> None:
    page = visit()
    page.get_by_role("button", name=name).click()
    expect(page.get_by_role("button", name=name)).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name="Play", exact=True).first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_every_text_can_be_translated(visit: Callable[..., Page]) -> None:
    forgotten = visit().evaluate(
        """() => {
            const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            const left = [];
            while (texts.nextNode()) {
                const text = texts.currentNode.textContent.trim();
                const named = "[data-word], [lang]:not(html), .brand, .by, footer p";
                const silent = "#unscripted, #bytes, script, mpy-config";
                const inside = texts.currentNode.parentElement.closest(`${named}, ${silent}`);
                if (/[a-z]/i.test(text) && !inside) left.push(text);
            }
            for (const element of document.querySelectorAll("[aria-label]:not([data-word-label], [lang])"))
                left.push(element.getAttribute("aria-label"));
            return left;
        }"""
    )
    assert forgotten == []


@pytest.mark.parametrize("name", ["de", "fr", "it", "nl"])
def test_the_site_has_every_word_of_the_page(visit: Callable[..., Page], name: str) -> None:
    catalogs = [read_po(po.open()) for (_whose, language), po in sources(ROOT).items() if language == name]
    (path,) = DIST.glob(f"assets/words.{name}.*.json")
    served = json.loads(path.read_text())
    texts = visit().evaluate(
        """() => [...document.querySelectorAll("[data-word], [data-word-label]")]
            .flatMap(({ dataset }) => [dataset.word, dataset.wordLabel].filter(Boolean))"""
    )
    for script in (ROOT / "assets" / "boot").glob("*.js"):
        texts += re.findall(r'word\("([^"]+)"', script.read_text())
    for text in texts:
        messages = filter(None, (catalog.get(text) for catalog in catalogs))
        (string,) = {message.string for message in messages}  # several games may take as long
        assert string
        assert served.get(text, text) == string


# --- light and settings


def test_the_light_follows_the_device_until_it_is_chosen(visit: Callable[..., Page]) -> None:
    page = visit(color_scheme="dark", script=LISTEN)
    html = page.locator("html")
    expect(html).to_have_attribute("data-theme", "dark")
    page.emulate_media(color_scheme="light")
    expect(html).to_have_attribute("data-theme", "light")
    page.get_by_role("button", name="Evening table").click()
    expect(html).to_have_attribute("data-theme", "dark")
    expect(page.get_by_label("Theme")).to_have_value("dark")
    assert page.evaluate("told") == [["theme", "light"], ["theme", "dark"]]
    page.reload()
    expect(html).to_have_attribute("data-theme", "dark")
    page.get_by_label("Theme").select_option("As the device")
    expect(html).to_have_attribute("data-theme", "light")
    assert stored(page, "theme") is None


def test_settings_are_kept(visit: Callable[..., Page]) -> None:
    page = visit()
    speed = page.get_by_label("Speed of the bots")
    dealing = page.get_by_label("Dealing")
    asks = page.get_by_role("switch", name="Ask before what cannot be undone")
    volume = page.get_by_label("Volume")
    expect(speed).to_have_value("brisk")
    expect(dealing).to_have_value("brisk")
    expect(asks).to_be_checked()
    speed.select_option("At once")
    dealing.select_option("By hand")
    asks.uncheck()
    volume.fill("80")
    page.get_by_label("Text size").select_option("Large")
    kept = [stored(page, name) for name in ("speed", "deal", "confirm", "volume", "text")]
    assert kept == ["off", "hand", "no", "80", "large"]
    page.reload()
    expect(volume).to_have_value("80")
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "17.28px"
    expect(speed).to_have_value("off")
    expect(dealing).to_have_value("hand")
    expect(asks).not_to_be_checked()


def test_settings_work_where_nothing_can_be_stored(visit: Callable[..., Page]) -> None:
    denied = "{ get() { throw new DOMException('denied', 'SecurityError'); } }"
    page = visit(script=f"Object.defineProperty(window, 'localStorage', {denied});")
    page.get_by_role("button", name="Evening table").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("button", name="Spielen").first).to_be_visible()
    expect(page.get_by_text("lets the page store nothing")).to_be_visible()


# --- the saved game


def test_a_saved_game_is_offered(visit: Callable[..., Page]) -> None:
    panel = visit(shelf({**SAVED, "helped": [1]})).locator("#resume")
    expect(panel).to_contain_text("Highland Dealers, round 3: Freya’s turn")
    expect(panel).to_contain_text("20:14")
    expect(panel.locator(".seat")).to_have_text(["F Freya", "J Jack", "I Ivy", "S Scott"])
    expect(panel.locator(".seat").nth(1).locator("+ .helped")).to_have_text("with help")
    expect(panel.get_by_role("button", name="Resume")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_saved_game_comes_before_the_games(visit: Callable[..., Page], width: int, height: int) -> None:
    page = visit(shelf(SAVED), viewport={"width": width, "height": height})
    button = page.get_by_role("button", name="Resume")
    expect(button).to_be_in_viewport(ratio=1)
    panel, game = page.locator("#resume").bounding_box(), page.locator(".game--main").bounding_box()
    assert panel
    assert game
    beside = panel["x"] >= game["x"] + game["width"] and panel["y"] == game["y"]
    assert beside or panel["y"] + panel["height"] < game["y"]


def test_the_first_picture_is_as_large_where_a_game_is_saved(visit: Callable[..., Page]) -> None:
    sizes = [page.locator(".game--main .pic").bounding_box() for page in (visit(), visit(shelf(SAVED)))]
    assert sizes[0] == sizes[1]


def test_a_saved_game_is_told_in_the_chosen_language(visit: Callable[..., Page]) -> None:
    page = visit(shelf(SAVED))
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator("#resume").get_by_role("button", name="Weiterspielen")).to_be_visible()


def test_python_can_refresh_the_saved_game(visit: Callable[..., Page]) -> None:
    page = visit()
    expect(page.locator("#resume")).to_be_hidden()
    page.evaluate("saved => { Object.assign(localStorage, saved); peddlers.games(); }", shelf(SAVED))
    expect(page.locator("#resume")).to_be_visible()


NONSENSE = [
    "",
    "null",
    "[1, 2",
    "7",
    *[
        f"peddlers-record 1\n# label {told}\n# seal 1 00000000\n"
        for told in (
            "null",
            "[1, 2",
            *[
                json.dumps({**SAVED, **wrong})
                for wrong in (
                    {"game": 'x"] h2, [a="'},
                    {"game": "chess"},
                    {"round": "<b>3</b>"},
                    {"seats": [["Freya", "human", "plaid"]]},
                    {"seats": [["", "human", "red"]]},
                    {"seats": "Freya"},
                    {"seats": []},
                    {"turn": None},
                    {"when": "once upon a time"},
                    {"round": 10**7},
                    {"title": {}},
                    {"title": "X" * 300_000},
                    {"turn": "T" * 41},
                    {"seats": [["N" * 41, "human", "red"]]},
                    {"seats": SAVED["seats"] * 1_000},
                )
            ],
        )
    ],
]


def test_a_saved_game_that_makes_no_sense_is_ignored(visit: Callable[..., Page]) -> None:
    page = visit({"peddlers.game.1.1": NONSENSE[-1]})
    resume = page.get_by_role("button", name="Resume")
    expect(resume).to_have_count(0)
    for text in NONSENSE:
        page.evaluate("text => { localStorage['peddlers.game.1.1'] = text; peddlers.games(); }", text)
        assert resume.count() == 0, text
    expect(page.locator("#fault")).to_be_hidden()


def test_what_is_fetched_ahead_heeds_no_label_that_makes_no_sense(fresh: Page, site: str) -> None:
    fresh.add_init_script(
        f"Object.assign(localStorage, {json.dumps(shelf({}, {'game': 'pages'}, {'game': 7}))})"
    )
    boot(fresh, site)
    until(
        fresh, lambda: python(fresh, "from ui.browser import downloads\nreturn 'dealers' in downloads.here")
    )
    expect(fresh.locator("#fault")).to_be_hidden()


def test_names_are_text(visit: Callable[..., Page]) -> None:
    nasty = "<img src=x onerror=alert(1)>"
    saved = {**SAVED, "turn": nasty, "seats": [[nasty, "human", "red"]]}
    panel = visit(shelf(saved)).locator("#resume")
    expect(panel).to_contain_text(nasty)
    expect(panel.locator("img")).to_have_count(0)


# --- going to a table


def test_a_choice_before_python_is_remembered(visit: Callable[..., Page]) -> None:
    page = visit(shelf(SAVED), LISTEN)
    waiting = page.get_by_text("Opens as soon as the table is laid.")
    expect(waiting).to_be_hidden()
    page.get_by_role("button", name="Play", exact=True).first.click()
    expect(page.get_by_role("article").filter(has=waiting)).to_have_count(1)
    page.get_by_role("button", name="Resume").click()  # the last choice counts
    expect(page.locator("#resume").filter(has=waiting)).to_have_count(1)
    assert page.evaluate("told") == []
    page.evaluate("peddlers.ready()")
    expect(waiting).to_be_hidden()
    expect(page.locator("#boot")).to_be_hidden()
    assert page.evaluate("told") == [["go", "table:1"]]
    page.get_by_role("button", name="Play", exact=True).first.click()
    assert page.evaluate("told") == [["go", "table:1"], ["go", "new:dealers"]]


# --- as it is drawn


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_sticks_out_and_everything_can_be_hit(
    visit: Callable[..., Page], width: int, height: int
) -> None:
    saved = shelf(SAVED)
    page = visit(saved, viewport={"width": width, "height": height})
    page.evaluate("document.getElementById('renew').hidden = false")
    wide = """size => {
        document.documentElement.style.fontSize = size;
        return document.documentElement.scrollWidth;
    }"""
    assert (page.evaluate(wide, "200%"), page.evaluate(wide, "100%")) == (width, width)
    small = page.evaluate(
        """() => [...document.querySelectorAll("#lobby :is(a, button, select, label)")]
            .filter((element) => element.checkVisibility())
            .map((element) => [element.outerHTML, element.getBoundingClientRect()])
            .filter(([, box]) => box.width < 44 || box.height < 44)"""
    )
    assert small == []


def test_the_way_to_play_needs_no_scrolling(visit: Callable[..., Page]) -> None:
    for width, height in SIZES:
        page = visit(viewport={"width": width, "height": height})
        expect(page.get_by_role("button", name="Play", exact=True).first).to_be_in_viewport(ratio=1)


def test_nothing_moves_when_the_progress_goes(visit: Callable[..., Page]) -> None:
    page = visit()
    where = page.get_by_role("button", name="Play", exact=True).first.bounding_box()
    page.evaluate("peddlers.ready()")
    assert page.get_by_role("button", name="Play", exact=True).first.bounding_box() == where


def test_ids_are_unique_and_every_symbol_is_there(visit: Callable[..., Page]) -> None:
    twice, missing = visit().evaluate(
        """() => {
            const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
            const uses = [...document.querySelectorAll("use")];
            const used = uses.map((use) => use.getAttribute("href").slice(1));
            return [ids.filter((id, at) => ids.indexOf(id) !== at), used.filter((id) => !ids.includes(id))];
        }"""
    )
    assert (twice, missing) == ([], [])


def test_the_page_keeps_the_policy(browser: Browser, lobby: str) -> None:
    with watched(browser.new_context()) as page:
        page.goto(lobby)
    source = (DIST / "index.html").read_text()
    assert not re.search(r"\sstyle=|\son\w+=|<style|javascript:", source)
    assert all("src=" in tag for tag in re.findall(r"<script[^>]*>", source))


def test_words_that_arrive_empty_leave_the_table_in_english(fresh: Page, site: str) -> None:
    fresh.add_init_script("localStorage['peddlers.language'] = 'de'")
    fresh.route("**/words/app.de*.mo", lambda route: route.fulfill(body=""))
    fresh.goto(f"{site}#statistics")
    expect(fresh.get_by_role("heading", name="Statistics")).to_be_visible()
