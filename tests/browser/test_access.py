"""Every screen: axe-core has nothing against it, by day or in the evening, and longer words fit."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from .conftest import boot, watched
from .eyes import broken_rules, spills
from .stage import SCREENS, show, speak

SIZES = {"lying": (1024, 768), "standing": (768, 1024), "phone": (390, 844), "narrow": (320, 640)}


@pytest.fixture(scope="module")
def page(browser: Browser, browser_context_args: dict[str, Any], site: str) -> Iterator[Page]:
    with watched(browser.new_context(**browser_context_args, reduced_motion="reduce")) as shared:
        boot(shared, site)
        yield shared


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["lying", "phone"])
def test_no_rule_of_access_is_broken(page: Page, size: str, theme: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
    assert everywhere(page, broken_rules) == ""


FITTING = [(size, "longer") for size in SIZES if size != "narrow"]
FITTING += [(size, language) for size in SIZES for language in ("de", "fr", "it", "nl")]


@pytest.mark.parametrize(("size", "language"), FITTING)
def test_words_fit(page: Page, size: str, language: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    speak(page, language)
    found = everywhere(page, spills)
    speak(page, "en")
    assert found == ""


def everywhere(page: Page, look: Callable[[Page], list[str]]) -> str:
    """What is found on all the screens, one line each."""
    found: list[str] = []
    for name, screen in SCREENS.items():
        show(page, screen)
        found += [f"{name}: {what}" for what in look(page)]
    return "\n".join(found)
