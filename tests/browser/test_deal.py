"""Cards that fly: by hand and by themselves, interrupted in every way, and not at all for who wants none."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from engine import Match, Record
from engine.games.dealers.steps import Arrival, Drop, Pick

from .conftest import Home, boot, python, ready, until
from .shelf import saved
from .stage import HOLD, Message, Screen, show
from .table import leave, sit_down

CALM = "for (const key of ['speed', 'deal', 'motion']) localStorage.setItem(`peddlers.${key}`, 'calm')"
COUNTED = """window.moved = 0;
const { animate } = Element.prototype;
Element.prototype.animate = function (...all) { window.moved += 1; return animate.apply(this, all); };"""
CLOCK = """() => {  // what waits for a bot waits until time passes
    const { setTimeout } = window;
    window.due = [];
    window.setTimeout = (happen, wait, ...rest) =>
        wait < 1000 ? setTimeout(happen, wait, ...rest) : window.due.push(happen);
    window.timePasses = () => window.due.splice(0).forEach((happen) => happen());
    window.timeGoesOn = () => { window.setTimeout = setTimeout; };
}"""
ARRIVED = """() => document.getAnimations().forEach((a) => {
    a.currentTime = a.effect.getComputedTiming().endTime - 1;
})"""
FLYING = "() => document.getAnimations().filter((a) => a.playState === 'running').length"


@pytest.fixture(scope="module")
def table(common: Home, site: str) -> Iterator[Page]:
    """One booted page for the tests that begin with a new game."""
    with common.page() as shared:
        shared.add_init_script(CALM)
        boot(shared, site)
        yield shared


@pytest.fixture
def dealt(table: Page) -> Iterator[Page]:
    """The first card lies, and the next ones wait: both in one go, before the clock rings."""
    sit_down(table, seats=2, seed=5)
    table.evaluate("() => ['do-deal', 'pause'].forEach((name) => document.getElementById(name).click())")
    expect(table.get_by_role("button", name="Go on")).to_be_visible()
    yield table
    leave(table)


def left(page: Page) -> int:
    return int(re.findall(r"\d+", page.locator(".plaque").first.inner_text())[0])


def last_flight(page: Page) -> None:
    """Nothing flies any more."""
    page.wait_for_function(f"!({FLYING})()")


def test_a_card_flies_from_the_deck_and_covers_the_one_below(dealt: Page) -> None:
    for _card in range(3):
        dealt.locator("#on").click()
    last_flight(dealt)
    below = dealt.locator("#pile-1 .top")
    expect(below).to_have_count(1)
    dealt.evaluate(HOLD)
    while left(dealt) > 12 - 4:
        dealt.locator("#on").click()
    before = left(dealt)
    dealt.evaluate("() => document.querySelector('#on').click()")
    expect(dealt.locator(".plaque").first).to_contain_text(str(before - 1))
    # a timer that was set before the pause
    python(dealt, "from ui.browser.main import APP\nAPP.send('card', 1)")
    place = (12 - before) % 3 + 1
    deck = dealt.locator("#deck").bounding_box()
    card = dealt.locator(f"#top-{place}").bounding_box()
    assert deck
    assert card
    assert (
        abs(deck["x"] + deck["width"] / 2 - card["x"] - card["width"] / 2) < 8
    )  # it has not left the deck yet
    expect(dealt.locator(f"#pile-{place} .top")).to_have_count(2)  # what it will cover is in sight
    dealt.evaluate("letGo()")
    expect(dealt.locator(f"#pile-{place} .top")).to_have_count(1)


def test_a_pile_that_glows_counts_a_card_once_it_has_landed(dealt: Page) -> None:
    last_flight(dealt)
    dealt.evaluate(HOLD)
    dealt.evaluate("() => document.querySelector('#on').click()")
    expect(dealt.locator(".is-next .top[data-from=deck]")).to_have_count(1)
    expect(dealt.locator(".is-next .pips .on")).to_have_count(0)
    expect(dealt.locator(".behind")).to_have_count(1)  # it shows its back
    dealt.evaluate("letGo()")
    expect(dealt.locator(".is-next .pips .on")).to_have_count(1)
    expect(dealt.locator(".behind")).to_have_count(0)


def test_a_pile_that_leaves_is_not_counted_where_it_lay(dealt: Page) -> None:
    dealt.locator("#skip").click()
    dealt.locator("#pile-2").click()
    last_flight(dealt)
    dealt.evaluate(HOLD)
    dealt.locator("#yes").click()
    expect(dealt.locator(".flight .edges")).to_have_count(1)
    expect(dealt.locator("#tag-2 .on")).to_have_count(0)
    expect(dealt.locator("#tag-1 .on")).to_have_count(4)
    dealt.evaluate("letGo()")


def test_a_finger_on_a_card_that_turns_in_the_air_is_heard(dealt: Page) -> None:
    """Its back is a picture, and goes as the finger goes down."""
    last_flight(dealt)
    dealt.evaluate(HOLD)
    dealt.evaluate("() => document.querySelector('#on').click()")
    back, count = dealt.locator(".behind").bounding_box(), left(dealt)
    assert back
    dealt.mouse.click(back["x"] + back["width"] / 2, back["y"] + back["height"] / 2)
    expect(dealt.locator(".plaque").first).to_contain_text(str(count - 1))
    dealt.evaluate("letGo()")


def test_a_finger_ends_every_flight_and_is_heard(dealt: Page) -> None:
    count = left(dealt)
    for _tap in range(4):
        dealt.locator(".stage").click(position={"x": 300, "y": 20})
    expect(dealt.locator(".plaque").first).to_contain_text(str(count - 4))
    for place in (1, 2, 3):
        assert dealt.locator(f"#pile-{place} .top").count() <= 2
    last_flight(dealt)
    expect(dealt.locator(".pile .top")).to_have_count(3)


def test_keys_lay_cards_and_go_on(dealt: Page) -> None:
    count = left(dealt)
    dealt.locator("#turn").focus()
    dealt.keyboard.press("Space")
    dealt.keyboard.press("Space")
    assert left(dealt) == count - 2
    dealt.keyboard.press("p")
    expect(dealt.get_by_role("button", name="Pause")).to_be_visible()
    expect(dealt.locator(".plaque").first).to_contain_text(str(count - 3))  # it goes on by itself
    dealt.keyboard.press("p")


def test_light_and_language_change_in_the_middle_of_a_flight(dealt: Page) -> None:
    page = dealt.locator("html")
    lit = page.get_attribute("data-theme")
    dealt.evaluate(HOLD)
    dealt.locator("#on").click()
    assert dealt.evaluate("document.getAnimations().length") > 0
    dealt.get_by_role("button", name="Day or evening table").click()
    expect(page).not_to_have_attribute("data-theme", str(lit))
    dealt.locator("#menu").click()
    dealt.get_by_role("button", name="DE", exact=True).click()
    expect(dealt.locator("#panel h2")).to_have_text("Menü")
    dealt.get_by_role("button", name="EN", exact=True).click()
    expect(dealt.locator("#panel h2")).to_have_text("Menu")
    dealt.keyboard.press("Escape")
    dealt.get_by_role("button", name="Day or evening table").click()
    expect(page).to_have_attribute("data-theme", str(lit))
    dealt.evaluate("letGo()")
    expect(dealt.locator(".pile .top")).to_have_count(2)
    dealt.locator("#on").click()
    last_flight(dealt)
    expect(dealt.locator(".pile .top")).to_have_count(3)


def test_turning_the_tablet_and_two_fingers_lose_nothing(dealt: Page) -> None:
    count = left(dealt)
    dealt.locator("#on").click()
    dealt.set_viewport_size({"width": 768, "height": 1024})
    dealt.evaluate("""() => {
        for (const pointerId of [7, 8]) {
            const finger = new PointerEvent('pointerdown', { pointerId, bubbles: true });
            document.querySelector('.stage').dispatchEvent(finger);
        }
    }""")
    assert left(dealt) == count - 1
    assert dealt.evaluate("document.documentElement.scrollWidth <= innerWidth")
    dealt.set_viewport_size({"width": 1024, "height": 768})
    dealt.locator("#skip").click()
    last_flight(dealt)
    expect(dealt.locator(".pile .top")).to_have_count(3)


def test_back_and_forward_while_a_card_flies(dealt: Page) -> None:
    count = left(dealt)
    dealt.locator("#on").click()
    dealt.go_back()
    expect(dealt.locator("#lobby")).to_be_visible()
    expect(dealt.locator("#app")).to_be_empty()
    dealt.go_forward()
    assert left(dealt) == count - 1
    last_flight(dealt)
    expect(dealt.locator(".pile .top")).to_have_count(2)


def test_how_cards_are_dealt_is_kept_and_leaves_the_bots_alone(dealt: Page) -> None:
    def stored(name: str) -> str:
        return str(dealt.evaluate(f"localStorage.getItem('peddlers.{name}')"))

    dealt.get_by_role("button", name="By hand").click()
    expect(dealt.locator("#pause")).to_have_count(0)
    expect(dealt.get_by_role("button", name="By hand")).to_have_attribute("aria-pressed", "true")
    assert (stored("deal"), stored("speed")) == ("hand", "calm")
    count = left(dealt)
    dealt.locator("#on").click()
    expect(dealt.locator(".plaque").first).to_contain_text(str(count - 1))
    dealt.get_by_role("button", name="Calm", exact=True).click()
    expect(dealt.locator("#pause")).to_be_visible()
    assert stored("deal") == "calm"


def test_what_lies_on_the_dealing_table_says_what_it_is(dealt: Page) -> None:
    count = left(dealt)
    panel = dealt.locator("#panel h2").first
    for thing, title in {"#pile-1": "Dealer piles", "#deck": "Round pile", "#pick-0 .horse": "Horse"}.items():
        dealt.locator(thing).click(button="right")
        expect(panel).to_have_text(title)
        dealt.keyboard.press("Escape")
        expect(dealt.locator("#panel")).to_have_count(0)
    dealt.locator("#pick-0 .horse").click()
    expect(panel).to_have_text("Horse")
    dealt.keyboard.press("Escape")
    dealt.locator("#pick-0 .horse").focus()
    dealt.keyboard.press("i")
    expect(panel).to_have_text("Horse")
    dealt.keyboard.press("Escape")
    expect(dealt.locator(".plaque").first).to_contain_text(str(count))  # and no card fell for it


def test_single_letter_keys_can_be_switched_off(dealt: Page) -> None:
    dealt.keyboard.press("?")
    expect(dealt.locator("#panel .keys")).to_contain_text("this sheet")
    dealt.locator("#panel [data-setting=letters]").select_option("off")
    expect(dealt.locator("#panel .keys")).not_to_contain_text("this sheet")
    dealt.keyboard.press("Escape")
    expect(dealt.locator("#panel")).to_have_count(0)
    count = left(dealt)
    dealt.locator("#turn").focus()
    for key in ("?", "r", "p", "i"):
        dealt.keyboard.press(key)
    dealt.keyboard.press("Space")  # none of them: it is heard after them
    expect(dealt.locator(".plaque").first).to_contain_text(str(count - 1))
    expect(dealt.locator("#panel")).to_have_count(0)
    expect(dealt.get_by_role("button", name="Go on")).to_be_visible()
    dealt.locator("#menu").click()
    dealt.locator("#panel [data-setting=letters]").select_option("with Alt")
    dealt.keyboard.press("Escape")
    dealt.keyboard.press("r")
    dealt.keyboard.press("Alt+r")
    expect(dealt.locator("#panel")).to_contain_text("The table in words")
    dealt.keyboard.press("Escape")
    dealt.locator("#menu").click()
    dealt.locator("#panel [data-setting=letters]").select_option("on")
    dealt.keyboard.press("Escape")
    dealt.keyboard.press("r")
    expect(dealt.locator("#panel")).to_contain_text("The table in words")
    dealt.keyboard.press("Escape")


def test_a_reload_in_the_middle_of_a_bots_turn_goes_on(fresh: Page, site: str) -> None:
    fresh.add_init_script("localStorage.setItem('peddlers.speed', 'fast')")
    boot(fresh, site)
    sit_down(fresh, seats=4, seed=5)
    fresh.locator("#do-deal").click()
    fresh.locator("#skip").click()
    expect(fresh.locator("#skip-bots")).to_be_visible()
    fresh.reload()
    ready(fresh)
    expect(fresh.locator("#prompt")).to_contain_text("Choose a pile", timeout=20_000)
    moves = [move.kind for move in Record.read(saved(fresh)).replay().moves]
    assert moves == ["deal", "pile", "pile", "pile"]


def test_bots_wait_for_go_on_and_are_skipped_in_one_go(table: Page) -> None:
    def played() -> int:
        return len(Record.read(saved(table)).replay().moves)

    sit_down(table, seats=4, seed=5)
    table.locator("#do-deal").click()
    table.evaluate(CLOCK)
    table.locator("#skip").click()
    table.evaluate("timePasses()")
    until(table, lambda: played() == 2)  # it may have to think
    table.locator("#pause").click()
    table.evaluate("timePasses()")
    assert played() == 2
    table.get_by_role("button", name="Go on").click()
    table.evaluate("timePasses()")
    until(table, lambda: played() == 3)
    table.go_back()
    expect(table.locator("#app")).to_be_empty()
    table.evaluate("timePasses()")
    assert played() == 3  # nobody plays while nobody is at the table
    table.go_forward()
    expect(table.locator("#skip-bots")).to_be_visible()
    table.evaluate("timeGoesOn()")
    table.locator("#skip-bots").click()
    expect(table.locator("#prompt")).to_contain_text("Choose a pile")
    assert played() == 4
    leave(table)


def test_the_pile_that_a_bot_takes_is_held_before_the_own_one_is_looked_at(table: Page) -> None:
    sit_down(table, seats=2, seed=5)
    table.locator("#do-deal").click()
    table.locator("#skip").click()
    table.locator("#pile-1").click()
    table.locator("#yes").click()
    expect(table.locator(".flight[data-from='pile-1'][data-to^='discard']")).to_have_count(1)
    expect(table.locator(".flight[data-to^='pick-1']")).to_have_count(1)
    expect(table.locator(".bays")).to_be_visible()
    expect(table.locator("#put")).to_have_count(0)
    expect(table.locator("#put")).to_be_visible()  # by itself
    leave(table)


# ---- turned to the person across


def middle(page: Page, thing: str) -> tuple[float, float]:
    x, y = page.locator(thing).first.evaluate("""thing => {
        const { left, right, top, bottom } = thing.getBoundingClientRect();
        return [(left + right) / 2, (top + bottom) / 2];
    }""")
    return x, y


def near(one: tuple[float, float], other: tuple[float, float]) -> bool:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) < 12


ACROSS: tuple[Message, ...] = (
    ("go", "table"),
    ("setting", "sides", "across"),
    ("setting", "speed", "calm"),
    ("setting", "motion", "calm"),
    ("i_am",),
)


@pytest.fixture
def across(table: Page) -> Iterator[Page]:
    yield table
    table.evaluate("window.letGo()")
    leave(table)


def show_turned(page: Page, seats: int, until: Callable[[Match], bool]) -> None:
    """The first moment of that kind, on a tablet turned to the person across."""
    show(page, Screen(2, seats, until, ACROSS))
    expect(page.locator("#app")).to_have_class(re.compile("is-turned"))


def test_a_good_flies_the_right_way_at_a_table_that_is_turned(across: Page) -> None:
    def arrived(match: Match) -> bool:
        return match.seat == 1 and isinstance(match.state.todo[-1], Arrival)

    show_turned(across, 2, arrived)
    good = across.locator("svg .goods.is-reachable").first
    start = middle(across, f"#{good.get_attribute('id')} use")
    taken = str(good.get_attribute("data-tap")).split("/")[1]
    across.evaluate(HOLD)
    good.dispatch_event("click")
    assert near(middle(across, ".flight"), start)
    across.evaluate(ARRIVED)
    assert near(middle(across, ".flight"), middle(across, f"#has-1-{taken}"))


def test_a_pile_and_a_hand_move_the_right_way_at_a_table_that_is_turned(across: Page) -> None:
    def chooses(match: Match) -> bool:
        return match.seat == 1 and isinstance(match.state.todo[-1], Pick)

    show_turned(across, 3, chooses)
    pile = across.locator(".pile:not([aria-disabled])").first
    across.evaluate(HOLD)
    pile.dispatch_event("click")
    expect(across.locator(".is-asked .pile")).to_have_count(1)
    across.wait_for_function("!document.getAnimations().some((a) => a instanceof CSSTransition)")
    start = middle(across, f"#{pile.get_attribute('id')}")  # what is asked about is lifted
    across.locator("#yes").dispatch_event("click")
    assert near(middle(across, ".gift .top"), start)


def test_the_cards_of_a_hand_close_up_when_one_leaves(across: Page) -> None:
    def gives_up(match: Match) -> bool:
        return match.seat == 1 and isinstance(match.state.todo[-1], Drop)

    show_turned(across, 3, gives_up)
    first = across.locator(".cards li:first-child .card:not([aria-disabled])")
    second = f"#{across.locator('.cards li:nth-child(2) .card').get_attribute('id')}"
    before = middle(across, second)
    across.evaluate(HOLD)
    first.dispatch_event("click")
    assert near(middle(across, second), before)
    across.evaluate("() => document.getAnimations().forEach((a) => a.finish())")
    assert not near(middle(across, second), before)


def test_nothing_moves_for_somebody_who_wants_no_motion(fresh: Page, site: str) -> None:
    page = fresh
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script(CALM)
    page.add_init_script(COUNTED)
    boot(page, site)
    sit_down(page, seats=2, seed=5)
    page.locator("#do-deal").click()
    for _card in range(4):
        page.locator("#on").click()
        assert page.evaluate("document.getAnimations().length") == 0
    page.locator("#skip").click()
    page.locator("#pile-1").click()
    page.locator("#yes").click()
    expect(page.locator("#put")).to_be_visible()
    assert page.evaluate("document.getAnimations().length") == 0
    assert page.evaluate("window.moved") == 0
