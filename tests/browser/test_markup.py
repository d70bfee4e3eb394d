"""No data becomes markup: names, records, files, messages, addresses and translations that are full of it."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from engine import GAMES, Match, Seat, seat_name, write

from .conftest import OFF, boot, python, ready, watched
from .shelf import kept
from .stage import SCREENS, show

EVIL = '<img class="evil" src=x onerror="document.title=1"></svg></script><b class=evil>\'"&amp;'
SHORT = "<img class=evil src=x onerror=evil()>"  # as a name may be; the lobby shows no longer one
NAMES = ("<b class=evil>", "<i class='evil'>", '"><u class=evil>', "</svg><p class=evil>")
SPEAK = """
import gettext
from ui import words
from ui.browser.main import APP

class Evil(gettext.NullTranslations):
    def gettext(self, text):
        return {evil!r} + text + {evil!r}

    def ngettext(self, one, many, number):
        return {evil!r} + many + {evil!r}

words.speak("en")
words._spoken = Evil()
APP.show()
"""


def harmless(page: Page) -> None:
    expect(page.locator(".evil, img, [onerror]")).to_have_count(0)


@pytest.mark.parametrize("name", SCREENS)
def test_names_become_text_on_every_screen(table: Page, name: str) -> None:
    names = tuple(filter(None, map(seat_name, NAMES)))
    assert len(names) == len(NAMES)
    show(table, SCREENS[name]._replace(names=names))
    harmless(table)


def test_the_names_are_seen_as_they_were_typed(table: Page) -> None:
    show(table, SCREENS["turn"]._replace(names=NAMES))
    expect(table.locator("#app")).to_contain_text(NAMES[0])


def test_translations_become_text_on_every_screen(table: Page) -> None:
    python(table, SPEAK.format(evil=EVIL))
    for screen in SCREENS.values():
        show(table, screen)
        harmless(table)
    expect(table.locator("#app")).to_contain_text('<img class="evil"')
    python(table, 'from ui import words\nfrom ui.browser.main import APP\nwords.speak("en")\nAPP.show()')


def test_words_of_the_lobby_become_text(browser: Browser, site: str) -> None:
    def answer(route: Route) -> None:
        words: dict[str, str] = route.fetch().json()
        route.fulfill(json={text: said + EVIL for text, said in words.items()})

    with watched(browser.new_context(locale="de", service_workers="block")) as page:
        page.route("**/words.de.*.json", answer)
        boot(page, site)
        expect(page.locator("#settings h2")).to_contain_text("<img")
        harmless(page)


def label(**told: Any) -> str:
    seats = [[SHORT, "human", "red"], [SHORT, "greedy", "blue"]]
    return json.dumps({"game": "dealers", "seats": seats, "moves": 1, "round": 1, "turn": SHORT} | told)


def test_what_is_kept_becomes_text(fresh: Page, site: str) -> None:
    lies = f"peddlers-record 1\n{EVIL}\n# label {label(title=SHORT, when=5)}\n# seal 1 00000000\n"
    page = fresh
    for key, text in {"game.1.0": lies, "setup": EVIL, "language": EVIL, "theme": EVIL}.items():
        page.add_init_script(f"localStorage.setItem({json.dumps('peddlers.' + key)}, {json.dumps(text)})")
    boot(page, site)
    expect(page.locator("#resume article")).to_contain_text("<img")
    harmless(page)
    page.locator("#resume [data-go='table:1']").click()
    expect(page.locator("#app")).to_be_visible()
    harmless(page)
    page.goto(f"{site}#library")
    harmless(page)


@pytest.mark.parametrize(
    "place", ["library", "rules", "rules:dealers", "lesson", "statistics", "table", "new"]
)
def test_the_address_becomes_no_markup(fresh: Page, site: str, place: str) -> None:
    fresh.goto(f"{site}?{EVIL}#{place}:{EVIL}")
    ready(fresh)
    harmless(fresh)


def test_a_file_becomes_no_markup(fresh: Page, site: str) -> None:
    match = Match(GAMES["dealers"], [Seat(NAMES[0]), Seat(NAMES[2], "greedy")], {}, seed=3)
    texts = [write(match), EVIL, f"peddlers-record 1\ngame {EVIL}", f"{write(match)}{EVIL}\n"]
    page = fresh
    page.add_init_script(OFF)
    page.add_init_script(kept(write(match)))
    boot(page, site)
    page.goto(f"{site}#library")
    files = [
        {"name": f"{EVIL.replace('/', '')}.txt", "mimeType": "text/plain", "buffer": text.encode()}
        for text in texts
    ]
    page.locator("input[data-file]").set_input_files(files)  # type: ignore[arg-type]
    expect(page.locator("#app")).to_contain_text(NAMES[2])
    harmless(page)
