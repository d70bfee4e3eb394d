"""Highland Dealers through the real page: tapped, typed, reloaded, and with the storage against us."""

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from engine import GAMES, Match, Record, simulate
from engine.games.dealers.steps import END
from engine.games.dealers.tables import HAND_LIMIT

from .conftest import OFF, boot, code, python, ready, until
from .shelf import DENIED, FULL, LAY, SLOTS, damaged, moves, saved
from .stage import SCREENS, TABLE, Screen, record, show
from .table import GLOWING, deal, leave, one_step, settled, sit_down, to_a_turn, touch
from .thinker import awake


@pytest.fixture
def page(fresh: Page) -> Page:
    """A page of its own where bots and cards take no time."""
    fresh.add_init_script(OFF)
    return fresh


def test_escape_lets_go_and_control_z_undoes(table: Page) -> None:
    page = table
    show(page, SCREENS["turn"])
    before = len(Record.read(record(SCREENS["turn"])).replay().moves)
    card, picked = page.locator("[data-tap='hand/feed']").first, page.locator(".cards [aria-pressed=true]")
    touch(card)
    expect(picked).to_have_count(1)
    page.keyboard.press("Escape")
    expect(picked).to_have_count(0)
    touch(card)
    expect(picked).to_have_count(1)
    touch(page.locator(GLOWING).first)
    until(page, lambda: moves(page) == before + 1)
    page.keyboard.press("Control+z")
    until(page, lambda: moves(page) == before)
    leave(page)


def test_reload_in_the_middle_of_a_turn(page: Page, site: str) -> None:
    boot(page, site)
    sit_down(page, seats=3, seed=8)
    luck = random.Random(2)
    for _step in range(12):
        one_step(page, luck)
    settled(page)
    page.keyboard.press("Escape")
    shown, kept = page.locator("#app .seats").inner_text(), saved(page)
    prompt = page.locator("#prompt").inner_text()
    page.reload()
    ready(page)
    expect(page.locator("#prompt")).to_have_text(prompt)
    assert page.locator("#app .seats").inner_text() == shown
    assert saved(page) == kept


def test_the_game_goes_on_without_a_network(page: Page, site: str) -> None:
    boot(page, site)
    sit_down(page, seats=2, seed=3)
    awake(page)
    page.context.set_offline(True)
    luck = random.Random(3)
    for _step in range(25):
        assert one_step(page, luck)


def test_the_lobby_resumes_the_game(table: Page) -> None:
    page = table
    sit_down(page, seats=3, seed=9)
    deal(page)
    leave(page)
    expect(page.locator("#resume")).to_contain_text("Freya")
    page.locator("[data-go^='table:']").first.click()
    expect(page.locator("#prompt")).to_be_visible()
    page.go_back()
    expect(page.locator("#lobby")).to_be_visible()
    page.go_forward()
    expect(page.locator("#prompt")).to_be_visible()
    leave(page)


# ---- two persons at one tablet


def test_hot_seat_keeps_secrets(page: Page, site: str) -> None:
    boot(page, site)
    sit_down(page, people=2, seats=2, seed=4)
    expect(page.locator("#cover")).to_contain_text("Freya")
    assert page.locator("#app .card, #app .village, #app .lastlog").count() == 0
    page.locator("#i-am").click()
    hand = [str(card.text_content()) for card in page.locator(".cards .card > .hide").all()]
    assert len(hand) == 3
    page.locator("#do-deal").click()
    expect(page.locator("#skip")).to_be_visible()
    assert page.locator(".cards .card").count() == 0  # two persons watch the deal
    page.locator("#skip").click()
    expect(page.locator("#cover")).to_contain_text("Freya")
    page.locator("#i-am").click()
    page.locator(GLOWING).first.click()
    page.locator("#yes").click()
    expect(page.locator("#cover")).to_contain_text("Jack")
    assert not [card for card in hand if card in page.content()]
    page.reload()
    expect(page.locator("#cover")).to_contain_text("Jack")
    page.locator("#i-am").click()
    expect(page.locator(".cards .card")).to_have_count(3)
    page.go_back()
    page.go_forward()
    expect(page.locator("#cover")).to_contain_text("Jack")


# ---- cards are dealt one by one


def test_dealt_cards_are_covered_for_good(fresh: Page, site: str) -> None:
    fresh.add_init_script("localStorage.setItem('peddlers.deal', 'hand')")
    boot(fresh, site)
    sit_down(fresh, seats=2, seed=5)
    fresh.locator("#do-deal").click()
    first = fresh.locator("#pile-1 .top")
    expect(first).to_have_count(1)
    below = fresh.locator("#pile-1").inner_text()
    for _card in range(3):
        fresh.locator("#on").click()
    assert fresh.locator("#pile-1").inner_text() != below
    expect(first).to_have_count(1)
    fresh.get_by_role("button", name="All at once").click()
    expect(fresh.locator(".pile")).to_have_count(3)
    expect(fresh.locator(".pile .top")).to_have_count(3)
    expect(fresh.locator("#turn")).to_be_focused()


def test_a_reload_in_the_middle_of_a_deal_goes_on_there(page: Page, site: str) -> None:
    boot(page, site)
    sit_down(page, seats=2, seed=5)
    page.locator("#do-deal").click()
    for _card in range(4):
        page.locator("#on").click()
    expect(page.locator(".pile .top")).to_have_count(3)  # the last one has landed
    lying = page.locator(".bays").inner_html()
    page.reload()
    ready(page)
    expect(page.locator("#on")).to_be_visible()
    page.wait_for_function("lying => document.querySelector('.bays').innerHTML === lying", arg=lying)


# ---- the storage against us


FORGETS = "Storage.prototype.setItem = function () {}"


@pytest.mark.parametrize(
    ("against", "words"),
    [(FULL, "full"), (DENIED["localStorage"], "denies"), (FORGETS, "did not keep")],
    ids=["full", "denied", "forgets"],
)
def test_without_storage_the_game_goes_on_and_can_be_kept(
    fresh: Page, site: str, against: str, words: str
) -> None:
    fresh.add_init_script(against)
    boot(fresh, site)
    sit_down(fresh, seats=2, seed=5)
    banner = fresh.locator(".trouble")
    expect(banner).to_contain_text(words)
    fresh.locator("#do-deal").click()
    fresh.get_by_role("button", name="All at once").click()
    banner.get_by_role("button", name="Keep the game as a file").click()
    with fresh.expect_download() as downloading:
        fresh.get_by_role("button", name="Keep the file all the same").click()
    text = downloading.value.path().read_text(encoding="utf-8")
    assert Record.read(text).replay().moves[0] == ("deal",)


@pytest.mark.parametrize("text", ["\x00\x01", "<img src=x onerror=alert(1)>"])
def test_a_save_that_is_none_is_kept_and_said(page: Page, site: str, text: str) -> None:
    page.add_init_script(f"localStorage.setItem('peddlers.game.1.0', {text!r})")
    boot(page, f"{site}#table:1")
    expect(page.locator("#app")).to_contain_text("could not be read")
    assert damaged(page) == [text]
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Keep the original as a file").click()
    assert downloading.value.path().read_text(encoding="utf-8") == text
    page.get_by_role("button", name="Never mind").click()
    expect(page.locator("#lobby")).to_be_visible()


def test_a_save_that_breaks_off_opens_at_the_last_good_move(page: Page, site: str) -> None:
    boot(page, site)
    sit_down(page, seats=2, seed=5)
    deal(page)
    good = saved(page)
    page.evaluate(f"record => {SLOTS}.forEach((key) => localStorage[key] = record)", good + "pile 99\n")
    page.reload()
    expect(page.locator(".trouble")).to_contain_text("line")
    expect(page.locator("#prompt")).to_be_visible()
    assert damaged(page) == [good + "pile 99\n"]


def test_a_damaged_slot_costs_no_more_than_a_move(page: Page, site: str) -> None:
    boot(page, site)
    sit_down(page, seats=2, seed=5)
    deal(page)
    moves = len(Record.read(saved(page)).replay().moves)
    whole: list[str] = page.evaluate(f"{SLOTS}.map((key) => localStorage[key])")
    assert len(whole) == 2
    for number, text in enumerate(whole):
        page.evaluate(LAY, [number, text.replace("deal", "d~al")])
        page.reload()
        expect(page.locator(".trouble")).to_contain_text("damaged")
        assert text.replace("deal", "d~al") in damaged(page)
        page.evaluate(LAY, [number, text])
    page.reload()
    ready(page)
    expect(page.locator("#prompt")).to_be_visible()
    expect(page.locator(".trouble")).to_have_count(0)
    assert len(Record.read(saved(page)).replay().moves) == moves


# ---- odd fingers


def test_a_held_key_goes_through_no_cover(table: Page) -> None:
    page = table
    sit_down(page, people=2, seats=2, seed=4)
    page.locator("#i-am").click()
    deal(page)
    page.locator("#i-am").click()
    page.locator("#pile-1").focus()
    for _repeat in range(6):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    expect(page.locator("#yes")).to_be_visible()
    leave(page)


def ending(match: Match) -> bool:
    """A turn that could end, and would ask before it does: no card has to be given up."""
    return match.seat == 0 and END in match.legal() and len(match.state.hands[0]) <= HAND_LIMIT


def to_a_question(page: Page) -> None:
    show(page, Screen(1, 2, ending, TABLE))


def test_a_double_click_is_no_yes(table: Page) -> None:
    page = table
    to_a_question(page)
    before = saved(page)
    page.locator("#do-end").dblclick()
    expect(page.locator("#yes")).to_be_visible()
    assert saved(page) == before
    leave(page)


def test_the_second_click_of_a_double_one_plays_no_move(table: Page) -> None:
    """The turn of others may have come and gone between the two."""
    page = table
    to_a_question(page)
    python(page, "from ui.browser.main import APP\nAPP.root.clicked = ('', 'move end')")
    page.locator("#do-end").dispatch_event("click", {"detail": 2})
    assert python(page, "from ui.browser.main import APP\nreturn APP.model.sitting.choice.asked is None")
    page.locator("#do-end").dispatch_event("click", {"detail": 3})
    expect(page.locator("#yes")).to_be_visible()
    leave(page)


def test_two_fingers_at_once_tap_nothing(table: Page) -> None:
    page = table
    to_a_question(page)
    before = saved(page)
    boxes = [page.locator(thing).first.bounding_box() for thing in ("#do-end", f".cards {GLOWING[5:]}")]
    there = [{"x": box["x"] + 12, "y": box["y"] + 40, "id": n} for n, box in enumerate(boxes) if box]
    fingers = page.context.new_cdp_session(page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": there})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.keyboard.press("Tab")  # whatever they did has been done by now
    expect(page.locator("#yes, .cards [aria-pressed=true], .refusal, #panel")).to_have_count(0)
    assert saved(page) == before
    page.locator("#do-end").tap()  # one finger is heard
    expect(page.locator("#yes")).to_be_visible()
    leave(page)


def test_a_second_tab_follows(page: Page, site: str) -> None:
    boot(page, site)
    with page.context.expect_page() as opening:
        page.evaluate("site => void window.open(site)", site)
    other = opening.value
    ready(other)
    sit_down(page, seats=2, seed=5)
    deal(page)
    prompt = page.locator("#prompt").inner_text()
    other.locator("[data-go='new:dealers']").click()
    other.get_by_role("button", name="Back to the lobby").click()
    other.locator("[data-go^='table:']").click()
    other.get_by_role("button", name="Take over here").click()
    expect(other.locator("#prompt")).to_have_text(prompt)


@pytest.mark.parametrize("kept", ["{}", "[["])
def test_rubbish_in_the_storage_does_not_stop_the_game(page: Page, site: str, kept: str) -> None:
    keys = ["setup", "sides", "sound", "speed", "deal", "letters", "confirm", "game.1.0", "theme", "language"]
    page.add_init_script(f"for (const key of {keys}) localStorage.setItem(`peddlers.${{key}}`, {kept!r})")
    boot(page, site)
    page.locator("[data-go='new:dealers']").click()
    page.locator("#start").click()
    expect(page.locator("#prompt")).to_be_visible()


def test_markup_in_a_name_stays_a_name(page: Page, site: str) -> None:
    name = "<img src=x onerror=alert(1)>"
    boot(page, site)
    page.locator("[data-go='new:dealers']").click()
    page.locator("#name-0").fill(name)
    page.locator("#start").click()
    expect(page.locator("#app")).to_contain_text(name)
    assert page.locator("img").count() == 0
    leave(page)
    expect(page.locator("#resume")).to_be_visible()
    assert page.locator("img").count() == 0


def test_double_and_senseless_taps_lose_nothing(page: Page, site: str) -> None:
    boot(page, site)
    sit_down(page, seats=2, seed=5)
    page.locator("#do-deal").dblclick()
    expect(page.locator("#skip")).to_be_visible()  # the second click has not skipped the cards
    page.locator("#skip").dblclick()
    settled(page)
    page.locator("#peek").click()
    for thing in (
        "#seat-0",
        "#at-keith .plate",
        ".cards li:first-child .card",
        "#undo",
        ".stack",
        "#app .bar h1",
    ):
        page.locator(thing).first.dblclick(force=True)  # also what is marked as disabled
    settled(page)
    match = Record.read(saved(page)).replay()
    assert [str(move) for move in match.moves][:1] == ["deal"]
    page.locator("#at-huntly [data-tap]").focus()
    page.keyboard.press("Space")
    expect(page.locator(".refusal")).to_be_visible()


# ---- the same engine everywhere


# no page needs that module, so it is handed in
SIMULATE = """
from engine import GAMES
module = {{"__name__": "engine.simulate", "__package__": "engine"}}
exec({source!r}, module)
return module["simulate"](GAMES["dealers"], 3, 3, 1, ["greedy", "random"], {{}}, lambda: 0.0)
"""


def test_the_page_plays_the_same_games_as_this_python(table: Page) -> None:
    here = simulate.simulate(GAMES["dealers"], 3, 3, 1, ["greedy", "random"], {}, lambda: 0.0)
    code(table, "dealers", "minds", "dealers-mind")
    there = python(table, SIMULATE.format(source=Path(simulate.__file__).read_text(encoding="utf-8")))
    assert there == here
    assert re.fullmatch("[0-9a-f]{64}", here["digest"])
    table.evaluate("location.hash = ''")  # for the next test


# ---- what is this, and moving by keys


def test_what_is_this_by_long_press_right_button_and_key(table: Page) -> None:
    page = table
    sit_down(page, seats=2, seed=5)
    before = saved(page)
    card, sheet = page.locator(".cards li:first-child .card"), page.get_by_role("dialog")
    card.click(button="right", position={"x": 12, "y": 40}, force=True)  # marked as disabled
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    card.click(delay=700, position={"x": 12, "y": 40}, force=True)  # a long press, whose click is no tap
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    card.focus()
    page.keyboard.press("i")
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_be_focused()
    expect(page.locator(".refusal")).to_have_count(0)
    assert saved(page) == before
    leave(page)


def test_arrows_move_inside_one_stop_of_tab(table: Page) -> None:
    page = table
    sit_down(page, seats=2, seed=5)
    for box in page.locator("#app [data-rove]").all():
        assert box.locator("[tabindex='0']").count() <= 1
    page.locator(".cards li:first-child .card").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".cards li:nth-child(2) .card")).to_be_focused()
    page.keyboard.press("End")
    expect(page.locator(".cards li:last-child .card")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Home")
    expect(page.locator(".cards li:first-child .card")).to_be_focused()
    leave(page)


def test_page_down_and_up_go_round_what_can_be_tapped(table: Page) -> None:
    page = table
    sit_down(page, seats=2, seed=5)
    to_a_turn(page)
    page.keyboard.press("Escape")
    focused = "(e => e.dataset.tap || e.id)(document.activeElement)"
    wanted = [*(thing.get_attribute("data-tap") for thing in page.locator(GLOWING).all()), "do-end"]
    assert len(wanted) > 3
    for key in ("PageDown", "PageUp"):
        seen = []
        for _press in wanted:
            page.keyboard.press(key)
            seen.append(page.evaluate(focused))
        assert sorted(seen) == sorted(wanted)
    page.locator("#menu").click()
    page.keyboard.press("PageDown")  # nothing is reached below a sheet
    assert page.evaluate("document.activeElement.closest('#panel, body').id") == "panel"
    page.keyboard.press("Escape")
    leave(page)


def test_the_menu_changes_the_language_in_the_middle_of_a_game(table: Page) -> None:
    page = table
    sit_down(page, seats=2, seed=5)
    before = saved(page)
    page.locator("#menu").click()
    page.locator("#panel [data-language=de]").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("#panel [data-language=de]")).to_have_attribute("aria-pressed", "true")
    page.locator("#panel [data-language=en]").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.keyboard.press("Escape")
    expect(page.locator("#menu")).to_be_focused()
    assert saved(page) == before
    leave(page)


def test_on_a_phone_the_table_does_not_scroll_and_the_drawer_opens(table: Page) -> None:
    page = table
    page.set_viewport_size({"width": 390, "height": 844})
    sit_down(page, seats=4, seed=5)
    for _step in range(40):
        if page.locator("#do-end").count():
            break
        one_step(page, random.Random(0))
    fits = "(e => e.scrollHeight <= innerHeight && e.scrollWidth <= innerWidth)(document.documentElement)"
    assert page.evaluate(fits)
    for name, shown in {"piles": ".dock", "log": ".lastlog", "hand": ".hand"}.items():
        page.locator(f"#tab-{name}").tap()
        expect(page.locator(shown)).to_be_visible()
        assert page.evaluate(fits)
    assert page.evaluate(
        "[...document.querySelectorAll('.seatcard h2 button')].every(e => e.scrollWidth <= e.clientWidth)"
    )
    page.set_viewport_size({"width": 1024, "height": 768})
    leave(page)


def test_what_went_wrong_is_told_above_a_sheet(table: Page, site: str) -> None:
    boot(table, site)
    sit_down(table)
    table.locator("#do-deal").click()
    table.keyboard.press("?")
    table.locator("#panel").wait_for()
    table.evaluate("peddlers.fail('python', 'no such card')")
    table.get_by_role("button", name="Try again").click()
    table.get_by_role("button", name="Resume").or_(table.locator("#prompt")).first.wait_for()
    expect(table.locator("#fault")).to_be_hidden()
    assert moves(table) >= 1
