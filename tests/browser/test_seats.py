"""Around one tablet through the real page: the set-up, the cover, two tabs."""

import json

import pytest
from playwright.sync_api import Page, expect

from engine import Record

from .conftest import OFF, boot, ready
from .shelf import SLOTS, saved
from .stage import SCREENS, show
from .table import GLOWING, deal, leave, settled, sit_down

HELD = "() => !navigator.locks || navigator.locks.query().then(({ held }) => held.length === 1)"
FREE = "() => navigator.locks.query().then(({ held }) => held.length === 0)"
SIZES = [(1024, 768), (768, 1024), (390, 844), (320, 640)]


def setup(page: Page, seats: int = 4) -> None:
    page.locator("[data-go='new:dealers']").click()
    page.get_by_role("button", name=str(seats), exact=True).click()


def names(page: Page) -> list[str]:
    expect(page.locator("#start")).to_be_visible()
    return [field.input_value() for field in page.locator(".place input").all()]


# ---- the set-up


def test_two_taps_start_a_game(table: Page) -> None:
    table.get_by_role("button", name="Play", exact=True).first.tap()
    table.get_by_role("button", name="Start").tap()
    expect(table.locator("#prompt")).to_be_visible()
    leave(table)


def test_seats_are_moved_with_the_keyboard(table: Page) -> None:
    setup(table)
    before = names(table)
    up = table.get_by_role("button", name=f"{before[2]}: one seat earlier")
    up.focus()
    table.keyboard.press("Enter")
    table.keyboard.press("Enter")
    assert names(table) == [before[2], before[0], before[1], before[3]]
    expect(up).to_be_focused()
    table.keyboard.press("Enter")  # there is no earlier seat
    assert names(table)[0] == before[2]
    leave(table)


def test_the_badge_chooses_the_colour(table: Page) -> None:
    setup(table)
    box = table.locator("#colour-0").bounding_box()
    badge = table.locator(".paint .seat").first.bounding_box()
    assert box
    assert badge
    assert box["x"] <= badge["x"]
    assert box["width"] >= max(badge["width"], 44)
    assert box["height"] >= 44
    field = table.get_by_label("Colour of seat 1")
    other = field.locator("option:not(:checked)").last.get_attribute("value")
    field.select_option(other)
    expect(table.locator(".paint .seat").first).to_have_class(f"seat seat-{other}")
    leave(table)


def test_who_played_and_how_is_there_the_next_time(fresh: Page, site: str) -> None:
    fresh.add_init_script(OFF)
    boot(fresh, site)
    setup(fresh)
    fresh.locator("#name-1").fill("Moira")
    fresh.locator("#player-1").select_option("human")
    fresh.get_by_text("Table options").click()
    fresh.locator("#option-dealer").select_option(label="Moira")
    expect(fresh.locator("#about-dealer")).to_have_text("Moira deals first.")
    fresh.locator("#start").click()
    expect(fresh.locator("#cover")).to_contain_text("Moira")
    fresh.reload()
    ready(fresh)
    leave(fresh)
    fresh.locator("[data-go='new:dealers']").click()
    assert names(fresh) == ["Freya", "Moira", "Ivy", "Scott"]
    expect(fresh.locator("#player-1")).to_have_value("human")
    fresh.get_by_text("Table options").click()
    expect(fresh.locator("#option-dealer")).to_have_value("2")
    expect(fresh.locator("#known option")).to_have_count(2)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_setup_fits_and_everything_can_be_hit(table: Page, width: int, height: int) -> None:
    table.set_viewport_size({"width": width, "height": height})
    setup(table)
    table.locator("#player-1").select_option("human")
    table.locator("#name-0").fill("Ferdinand-Maximilian von Hohenzollern-Q.")
    assert table.evaluate("document.documentElement.scrollWidth") == width
    if width >= 768:
        expect(table.locator("#start")).to_be_in_viewport(ratio=1)
    table.evaluate("document.querySelectorAll('#app details').forEach((folded) => { folded.open = true; })")
    small = table.evaluate(
        """() => {
            const hit = (element) => element.matches("[role=switch]") ? element.closest("label") : element;
            return [...document.querySelectorAll("#app :is(a, button, select, input, summary)")]
            .filter((element) => element.checkVisibility())
            .map((element) => [element.outerHTML, hit(element).getBoundingClientRect()])
            .filter(([, box]) => box.width && (box.width < 44 || box.height < 44));
        }"""
    )
    assert small == []
    table.locator("#name-0").fill("Freya")
    leave(table)
    table.set_viewport_size({"width": 1024, "height": 768})


# ---- the cover


def persons(page: Page) -> list[str]:
    """Two persons; the first has the tablet, and her cards are on the page."""
    sit_down(page, people=2, seats=2, seed=4)
    page.locator("#i-am").click()
    deal(page)
    page.locator("#i-am").click()
    expect(page.locator(".cards .card")).to_have_count(3)
    return [str(card.get_attribute("aria-label")) for card in page.locator(".cards .card").all()]


def covered(page: Page, name: str, cards: list[str]) -> None:
    """Nothing of the table is in the page, in its accessibility tree, its title or its address."""
    expect(page.locator("#cover")).to_contain_text(f"Hand the tablet to {name}.")
    app = page.locator("#app")
    told = app.inner_html() + app.aria_snapshot() + page.title() + page.url
    assert not [card for card in cards if card in told]
    assert app.locator(".card, .village, .lastlog").count() == 0


def test_a_page_that_was_out_of_sight_is_covered(table: Page) -> None:
    page = table
    cards = persons(page)
    # a headless browser hides no page: the event is what a tab switch or a locked tablet sends
    page.evaluate(
        """() => {
            Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
            document.dispatchEvent(new Event("visibilitychange"));
            delete document.hidden;
        }"""
    )
    covered(page, "Freya", cards)
    page.locator("#i-am").click()
    expect(page.locator(".cards .card")).to_have_count(3)
    page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
    covered(page, "Freya", cards)
    leave(page)


def test_turning_the_tablet_keeps_the_table(table: Page) -> None:
    page = table
    persons(page)
    page.locator("#pile-1").click()
    expect(page.locator("#yes")).to_be_visible()
    page.set_viewport_size({"width": 768, "height": 1024})
    expect(page.locator("#yes")).to_be_visible()
    expect(page.locator(".cards .card")).to_have_count(3)
    page.set_viewport_size({"width": 1024, "height": 768})
    leave(page)


def test_another_page_and_back_is_covered(fresh: Page, site: str) -> None:
    fresh.add_init_script(OFF)
    boot(fresh, site)
    cards = persons(fresh)
    fresh.goto("about:blank")
    fresh.go_back()
    ready(fresh)
    covered(fresh, "Freya", cards)
    assert len(Record.read(saved(fresh)).replay().moves) == 1


def test_a_game_that_is_closed_while_a_bot_plays_goes_on(fresh: Page, site: str) -> None:
    fresh.add_init_script("localStorage.setItem('peddlers.speed', 'fast')")
    boot(fresh, site)
    sit_down(fresh, seats=3, seed=5)
    fresh.locator("#do-deal").click()
    fresh.locator("#skip").click()
    expect(fresh.locator("#prompt")).to_contain_text("is playing")
    fresh.close()
    later = fresh.context.new_page()
    boot(later, site)
    later.wait_for_function(FREE)
    later.locator("[data-go^='table:']").click()
    settled(later)
    expect(later.locator("#prompt")).to_have_text("Choose a pile.")
    assert [move.kind for move in Record.read(saved(later)).replay().moves] == ["deal", "pile", "pile"]


# ---- two tabs with the same game


def second_tab(page: Page, site: str) -> Page:
    """Opened when the first has the game: the browser gives it some time after it was asked."""
    page.wait_for_function(HELD)
    with page.context.expect_page() as opening:
        page.evaluate("site => void window.open(site)", f"{site}#table")
    other = opening.value
    ready(other)
    return other


def test_the_second_tab_rests_until_it_takes_over(fresh: Page, site: str) -> None:
    fresh.add_init_script(OFF)
    boot(fresh, site)
    cards = persons(fresh)
    other = second_tab(fresh, site)
    expect(other.locator("#elsewhere")).to_contain_text("goes on in another tab")
    assert other.locator("#cover, .card").count() == 0
    fresh.locator(GLOWING).first.click()  # the first plays on
    fresh.locator("#yes").click()
    expect(fresh.locator("#cover")).to_contain_text("Jack")
    other.get_by_role("button", name="Take over here").click()
    covered(other, "Jack", cards)
    expect(fresh.locator("#elsewhere")).to_be_visible()
    assert fresh.locator("#cover, .card").count() == 0
    other.locator("#i-am").click()
    other.locator(GLOWING).first.click()
    other.locator("#yes").click()
    settled(other)
    assert len(Record.read(saved(other)).replay().moves) == 3
    fresh.get_by_role("button", name="Take over here").click()
    expect(other.locator("#elsewhere")).to_be_visible()
    assert len(Record.read(saved(fresh)).replay().moves) == 3


def test_a_tap_in_the_second_tab_before_it_rests_plays_nothing(fresh: Page, site: str) -> None:
    fresh.add_init_script(OFF)
    boot(fresh, site)
    sit_down(fresh, seats=2, seed=4)
    before = saved(fresh)
    other = second_tab(fresh, site)
    other.evaluate("document.getElementById('do-deal')?.click()")
    expect(other.locator("#elsewhere")).to_be_visible()
    assert saved(other) == before


def test_a_tab_that_was_closed_leaves_the_game_free(fresh: Page, site: str) -> None:
    fresh.add_init_script(OFF)
    boot(fresh, site)
    sit_down(fresh, seats=2, seed=4)
    other = second_tab(fresh, site)
    expect(other.locator("#elsewhere")).to_be_visible()
    fresh.goto("about:blank")
    other.wait_for_function(FREE)  # the page that was left is put away some time later
    other.reload()
    ready(other)
    expect(other.locator("#prompt")).to_be_visible()


DEAF = """;
Object.defineProperty(navigator, "locks", { value: undefined });
addEventListener("storage", (event) => event.stopImmediatePropagation(), true);
"""


def played_elsewhere(page: Page, site: str) -> tuple[Page, str]:
    """A game that nothing was played in here, and the tab where it went on; what is kept of it then."""
    boot(page, site)
    sit_down(page, seats=2, seed=4)
    other = second_tab(page, site)
    deal(other)
    expect(other.locator("#prompt")).to_be_visible()
    return other, saved(other)


def test_a_stale_tab_never_saves_over_a_newer_game(fresh: Page, site: str) -> None:
    """Without locks, and deaf to what other tabs write: as if it had been frozen."""
    with fresh.context.add_init_script(OFF + DEAF):
        other, newer = played_elsewhere(fresh, site)
        assert len(Record.read(newer).replay().moves) > 0
        fresh.locator("#do-deal").click()
        expect(fresh.locator("#prompt")).to_have_text(other.locator("#prompt").inner_text())
        assert saved(fresh) == newer


def test_a_stale_tab_never_throws_away_what_was_played_elsewhere(fresh: Page, site: str) -> None:
    """There it makes room for a new game: here nothing was played."""
    with fresh.context.add_init_script(OFF + DEAF):
        _other, newer = played_elsewhere(fresh, site)
        leave(fresh)
        sit_down(fresh, seats=2, seed=6)
        expect(fresh.locator("#do-deal")).to_be_visible()
        marks = {key.split(".")[2] for key in fresh.evaluate(SLOTS)}
        assert len(marks) == 2
        texts = fresh.evaluate(f"{SLOTS}.map((key) => localStorage[key])")
        assert newer in [text.split("# label")[0] for text in texts]
        leave(fresh)
        sit_down(fresh, seats=2, seed=7)
        expect(fresh.locator("#do-deal")).to_be_visible()
        assert len({key.split(".")[2] for key in fresh.evaluate(SLOTS)}) == 2  # the one of its own is gone


def test_the_label_of_a_game_tells_no_card(table: Page) -> None:
    cards = persons(table)
    told = json.dumps(table.evaluate("peddlers.labels()"))
    assert "Freya" in told
    assert not [card for card in cards if card in told]
    leave(table)


# ---- turned to the person across


def angle(page: Page, what: str) -> str:
    return str(page.locator(what).evaluate("thing => getComputedStyle(thing).rotate"))


def test_the_table_turns_for_the_person_across_and_can_be_played(fresh: Page, site: str) -> None:
    fresh.add_init_script(OFF)
    boot(fresh, site)
    setup(fresh, 2)
    fresh.locator("#player-1").select_option("human")
    fresh.locator("#sides").select_option("across")
    expect(fresh.locator("#across-1")).to_have_attribute("aria-pressed", "true")
    fresh.get_by_text("Table options").click()
    fresh.locator("#option-dealer").select_option("1")
    fresh.locator("#start").click()
    assert angle(fresh, ".cover") == "none"
    fresh.locator("#i-am").click()
    height = fresh.evaluate("document.documentElement.scrollHeight")
    deal(fresh)
    fresh.locator("#i-am").click()
    fresh.locator(GLOWING).first.click()
    fresh.locator("#yes").click()
    expect(fresh.locator("#cover")).to_contain_text("Jack")
    assert angle(fresh, ".cover") == "180deg"
    fresh.reload()
    ready(fresh)
    assert angle(fresh, ".cover") == "180deg"
    fresh.locator("#i-am").tap()
    assert angle(fresh, ".table") == "180deg"
    assert fresh.evaluate("document.documentElement.scrollHeight") == height
    prompt = fresh.locator("#prompt").bounding_box()
    assert prompt
    assert prompt["y"] < 384  # what is below for Jack is above for Freya
    fresh.locator(GLOWING).first.tap()
    fresh.locator("#yes").tap()
    settled(fresh)
    assert len(Record.read(saved(fresh)).replay().moves) == 3


# ---- sound


EARS = """
window.heard = [];
for (const { prototype } of [AudioBufferSourceNode, OscillatorNode]) {
    const { start } = prototype;
    prototype.start = function (...when) {
        heard.push("sound");
        return start.apply(this, when);
    };
}
const Real = AudioContext;
window.AudioContext = class extends Real { constructor() { super(); heard.push("context"); } };
"""


def test_sound_is_off_until_it_is_switched_on(fresh: Page, site: str) -> None:
    fresh.add_init_script(OFF + ";" + EARS)
    boot(fresh, site)
    sit_down(fresh, seats=2, seed=5)
    fresh.locator("#do-deal").click()
    assert fresh.evaluate("heard") == []
    leave(fresh)
    fresh.get_by_role("switch", name="Sound").check()
    fresh.locator("[data-go^='table:']").click()
    fresh.locator("#on").click()
    fresh.locator("#on").click()
    assert fresh.evaluate("heard[0]") == "context"
    assert set(fresh.evaluate("heard.slice(1)")) == {"sound"}


def test_without_a_sound_device_the_game_is_silent(fresh: Page, site: str) -> None:
    fresh.add_init_script(
        OFF + "; localStorage.setItem('peddlers.sound', 'yes');"
        "window.AudioContext = class { constructor() { throw new DOMException('', 'NotSupportedError') } }"
    )
    boot(fresh, site)
    sit_down(fresh, seats=2, seed=5)
    deal(fresh)
    expect(fresh.locator("#prompt")).to_be_visible()


@pytest.mark.parametrize("size", [(375, 667), (1024, 768)])
def test_one_tap_too_many_opens_no_cover(table: Page, size: tuple[int, int]) -> None:
    """At the smaller size the answer to the question lies where the cover's button comes."""
    page = table
    page.set_viewport_size({"width": size[0], "height": size[1]})
    show(page, SCREENS["cover"])
    page.locator("#i-am").click()
    page.locator("#do-end").click()
    page.locator("#yes").click(click_count=3)
    expect(page.locator("#cover")).to_contain_text("Jack")
    expect(page.locator("#prompt")).to_have_count(0)
    leave(page)


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_one_key_too_many_opens_no_cover(table: Page, key: str) -> None:
    page = table
    show(page, SCREENS["cover"])
    page.locator("#i-am").click()
    page.locator("#do-end").focus()
    for _press in range(4):
        page.keyboard.press(key)
    expect(page.locator("#cover")).to_contain_text("Jack")
    page.keyboard.press("Tab")
    page.keyboard.press(key)
    expect(page.locator("#prompt")).to_be_visible()
    leave(page)
