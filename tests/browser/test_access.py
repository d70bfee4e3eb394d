"""Every screen: axe-core has nothing against it, by day or in the evening, words fit, keys get everywhere."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page

from .conftest import Home, boot
from .eyes import COLOURS, RULES, broken_rules, covered, spills
from .keys import Keys
from .stage import SCREENS, show, speak

SIZES = {
    "lying": (1024, 768),
    "standing": (768, 1024),
    "phone": (390, 844),
    "narrow": (320, 640),
    "low": (844, 390),
}


@pytest.fixture(scope="module")
def page(common: Home, site: str) -> Iterator[Page]:
    with common.page() as shared:
        shared.emulate_media(reduced_motion="reduce")
        boot(shared, site)
        yield shared


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["lying", "phone"])
def test_no_rule_of_access_is_broken(page: Page, size: str, theme: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
    rules = RULES if theme == "light" else COLOURS  # the light changes nothing else
    assert everywhere(page, lambda page: broken_rules(page, rules)) == ""


FITTING = [(size, language) for size in SIZES for language in ("longer", "de", "fr", "it", "nl")]


@pytest.mark.parametrize(("size", "language"), FITTING)
def test_words_fit(page: Page, size: str, language: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    speak(page, language)
    found = everywhere(page, spills)
    speak(page, "en")
    assert found == ""


@pytest.mark.parametrize("size", SIZES)
def test_nothing_lies_over_a_button(page: Page, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    speak(page, "de")
    found = everywhere(page, covered)
    speak(page, "en")
    assert found == ""


# Whatever a pointer can do something with, by the way to it from the top; what asks the same is asked once.
CONTROLS = """() => {
    const way = (thing) => thing === document.body ? "body"
        : `${way(thing.parentElement)} > :nth-child(${1 + [...thing.parentElement.children].indexOf(thing)})`;
    const all = "a[href], button, input, select, textarea, summary, [data-tap], [data-do], [data-about]";
    const asks = (thing) => document.querySelector(`[data-do="about ${thing.dataset.about}"]`);
    return [...document.querySelectorAll(all)]
        .filter((thing) => thing.checkVisibility({ visibilityProperty: true }) && !thing.closest("[inert]"))
        .filter((thing) => !asks(thing) || asks(thing) === thing)
        .map(way);
}"""


@pytest.mark.parametrize("name", ["lobby", "set-up", "a card is chosen", "piles", "menu", "end"])
def test_the_keyboard_gets_everywhere_a_pointer_gets(page: Page, name: str) -> None:
    page.set_viewport_size({"width": 1024, "height": 768})
    show(page, SCREENS[name])
    controls = page.evaluate(CONTROLS)
    assert len(controls) > 5
    keys = Keys(page)
    for control in controls:
        keys.reach(control)


def everywhere(page: Page, look: Callable[[Page], list[str]]) -> str:
    """What is found on all the screens, one line each."""
    found: list[str] = []
    for name, screen in SCREENS.items():
        show(page, screen)
        found += [f"{name}: {what}" for what in look(page)]
    return "\n".join(found)
