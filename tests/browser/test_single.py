"""The page as one file, opened from a stick."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect

from build import SINGLE, build_single

from .conftest import OFF, boot, ready
from .shelf import DENIED, saved
from .table import deal, sit_down


@pytest.fixture(scope="module")
def stick(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that has nothing but the file, and a name as people give them."""
    build_single()
    folder = tmp_path_factory.mktemp("single") / "Stick & Käse #1"
    folder.mkdir()
    return Path(shutil.copy(SINGLE, folder))


@pytest.fixture
def page(browser: Browser, stick: Path) -> Iterator[Page]:
    context = browser.new_context(locale="en-GB")
    messages: list[ConsoleMessage] = []
    asked: list[str] = []
    context.on("console", lambda message: messages.append(message))
    context.on("request", lambda request: asked.append(request.url))
    page = context.new_page()
    boot(page, stick.as_uri())
    page.evaluate(OFF)  # where an init script writes, Chromium now and then has another storage for a file
    yield page
    context.close()
    assert [message.text for message in messages if message.type == "error"] == []
    assert [url for url in asked if not url.startswith("data:") and stick.as_uri() not in url] == []


def test_it_opens_plays_and_keeps_the_game(page: Page) -> None:
    sit_down(page)  # against a bot
    deal(page)
    game = saved(page)
    assert game.count("\n") > 3
    page.reload()
    ready(page)
    expect(page.locator("#prompt")).to_be_visible()
    assert saved(page) == game
    page.get_by_role("button", name="Back to the lobby").click()
    page.get_by_role("button", name="All games").click()  # a room, whose code is in the file too
    expect(page.locator(".entry")).to_have_count(1)
    expect(page.locator("#fault")).to_be_hidden()


def test_it_speaks_every_language(page: Page) -> None:
    page.get_by_role("button", name="DE, Deutsch").click()
    expect(page.get_by_role("button", name="Spielen").first).to_be_visible()
    page.locator("[data-go='new:dealers']").click()
    expect(page.locator("#app")).to_contain_text("Los geht’s")


def test_its_letters_are_in_it(page: Page) -> None:
    loaded = "document.fonts.ready.then(() => [...document.fonts].filter(f => f.status === 'loaded').length)"
    assert page.evaluate(loaded) >= 2


def test_without_storage_it_plays_all_the_same(browser: Browser, stick: Path) -> None:
    page = browser.new_page()
    page.add_init_script(DENIED["localStorage"])
    boot(page, stick.as_uri())
    sit_down(page)
    expect(page.locator("#prompt")).to_be_visible()
    expect(page.locator("#fault")).to_be_hidden()
    page.close()


def test_the_network_is_closed_to_it_and_nothing_else_can_run(stick: Path) -> None:
    text = stick.read_text()
    found = re.search(r'http-equiv="Content-Security-Policy" content="([^"]*)"', text)
    assert found
    assert "default-src 'none'" in found[1]
    assert "connect-src" not in found[1]
    assert "unsafe-inline" not in found[1]
    fetching = r"""<(?:script(?! type="py")|link|img)\b[^>]*\s(?:src|href)=["'](?!data:|#)"""
    assert not re.findall(fetching, text)
    assert "Mozilla Public License" in text  # whoever is given the file is given the licences
