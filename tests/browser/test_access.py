"""Every screen: axe-core has nothing against it, by day or in the evening, words fit, keys get everywhere."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page

from ui.page import PAGES, entrance

from .conftest import Home, boot
from .eyes import broken_rules, covered, spills
from .ground import faint
from .keys import Keys
from .stage import SCREENS, show, speak

SIZES = {
    "lying": (1024, 768),
    "standing": (768, 1024),
    "phone": (390, 844),
    "narrow": (320, 640),
    "low": (844, 390),
}

DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.fixture(scope="module")
def page(common: Home, site: str) -> Iterator[Page]:
    with common.page() as shared:
        shared.emulate_media(reduced_motion="reduce")
        boot(shared, site)
        yield shared


def test_no_rule_of_access_is_broken(page: Page) -> None:
    assert everywhere(page, lambda page: [*broken_rules(page), *faint(page)], "lying", "phone") == ""


@pytest.mark.parametrize("language", ["longer", "fr", "it", "nl"])
def test_words_fit(page: Page, language: str) -> None:
    speak(page, language)
    found = everywhere(page, spills)
    speak(page, "en")
    assert found == ""


def test_words_fit_and_nothing_lies_over_a_button(page: Page) -> None:
    speak(page, "de")
    found = everywhere(page, lambda page: [*spills(page), *covered(page)])
    speak(page, "en")
    assert found == ""


def test_every_room_is_among_the_screens() -> None:
    places = {message[1] for screen in SCREENS.values() for message in screen.messages if message[0] == "go"}
    assert {entrance(str(place))[0] for place in places} - {""} == set(
        PAGES
    )  # neither the table nor the lobby


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


def everywhere(page: Page, look: Callable[[Page], list[str]], *sizes: str) -> str:
    """What is found on all the screens at these sizes, or all of them, one line each."""
    found: list[str] = []
    for name, screen in SCREENS.items():
        show(page, screen)
        for size in sizes or SIZES:
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            found += [f"{name}, {size}: {what}" for what in look(page)]
    return "\n".join(found)
