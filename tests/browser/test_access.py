"""Every screen: axe-core has nothing against it, by day or in the evening, words fit, keys get everywhere."""

import pytest
from playwright.sync_api import Page

from ui.page import PAGES, entrance

from .keys import Keys
from .sizes import DRAWN, flaws, unfit
from .stage import SCREENS, page_with, show

ON = ("lying", "standing", "phone", "narrow", "low")


page = page_with()


@pytest.mark.parametrize(("number", "name"), list(enumerate(SCREENS)), ids=SCREENS)
def test_words_fit_and_no_rule_of_access_is_broken(page: Page, number: int, name: str) -> None:
    assert flaws(page, SCREENS[name], number, unfit, *ON) == {}


def test_every_room_is_among_the_screens() -> None:
    places = {message[1] for screen in SCREENS.values() for message in screen.messages if message[0] == "go"}
    assert {entrance(str(place))[0] for place in places} - {""} == set(
        PAGES
    )  # neither the table nor the lobby


# Whatever a pointer can do something with, by the way to it from the top; what asks the same is asked once.
# More of the log comes by itself to whoever gets there.
CONTROLS = """() => {
    const way = (thing) => thing === document.body ? "body"
        : `${way(thing.parentElement)} > :nth-child(${1 + [...thing.parentElement.children].indexOf(thing)})`;
    const all = "a[href], button, input, select, textarea, summary, [data-tap], [data-do], [data-about]";
    const asks = (thing) => document.querySelector(`[data-do="about ${thing.dataset.about}"]`);
    return [...document.querySelectorAll(all)]
        .filter((thing) => thing.checkVisibility({ visibilityProperty: true }) && !thing.closest("[inert]"))
        .filter((thing) => !thing.matches("#earlier, #later"))
        .filter((thing) => !asks(thing) || asks(thing) === thing)
        .map(way);
}"""


@pytest.mark.parametrize("name", ["lobby", "set-up", "a card is chosen", "piles", "menu", "end"])
def test_the_keyboard_gets_everywhere_a_pointer_gets(page: Page, name: str) -> None:
    page.set_viewport_size({"width": 1024, "height": 768})
    show(page, SCREENS[name])
    page.evaluate(DRAWN)  # what had the focus, and is hidden now, loses it with the next picture
    controls = page.evaluate(CONTROLS)
    assert len(controls) > 5
    keys = Keys(page)
    for control in controls:
        keys.reach(control)
