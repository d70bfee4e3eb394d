"""Where things lie on the table: what stays where it is, what is in sight, what keeps within the page."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from engine import Match, Record
from engine.games.dealers.cards import ORDERS

from .eyes import covered
from .stage import SCREENS, TABLE, Message, Screen, page_with, record, send, show, speak

TURN = (
    *("turn", "a card is chosen", "paying with feed", "refused", "looking back", "log on a phone", "advice"),
)
NAMES = ("W" * 40, "\ufdfd", "Ivy of the Glen", "\ufdfd" * 12)  # \ufdfd is the widest sign there is
HIGH = "what => document.querySelector(what).getBoundingClientRect().height"
NAMED = ".ledger table, .step b, .outcome h2, .seatcard"
OUTSIDE = f"""() => {{
    const right = (thing) => thing.getBoundingClientRect().right;
    return [...document.querySelectorAll('{NAMED}')]
        .filter((thing) => right(thing) > right(thing.parentElement) + 1)
        .map((thing) => thing.outerHTML);
}}"""
SCROLLS = """() => (page => [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight])
    (document.documentElement)"""


TORN = """buttons => {
    const torn = [];
    for (const button of buttons) {
        const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
        for (let text; (text = texts.nextNode());) {
            for (const word of text.data.matchAll(/\\S+/g)) {
                const range = document.createRange();
                range.setStart(text, word.index);
                range.setEnd(text, word.index + word[0].length);
                if (new Set([...range.getClientRects()].map((line) => line.top)).size > 1) torn.push(word[0]);
            }
        }
    }
    return torn;
}"""
# What does not fit where it stands, of the strip and the title, and buttons of three lines
CUT = """() => [
    ...[...document.querySelectorAll("#prompt, .strip .acts, .table > .bar h1, .tally dl, .tally dl > div")]
        .filter((box) => box.scrollHeight > box.clientHeight + 2 || box.scrollWidth > box.clientWidth + 1),
    ...[...document.querySelectorAll(".strip .btn--go")].filter((button) => button.clientHeight > 50),
].map((box) => box.textContent)"""
# What is drawn on cards, and lies below another card in its middle
MISSED = """what => [...document.querySelectorAll(what)].filter((thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit?.closest(".card") !== thing.closest(".card");
}).map((thing) => thing.closest(".card").id + " " + thing.textContent)"""
WHOLE = """card => [.1, .5, .9].every((across) => [.1, .5, .9].every((down) => {
    const { left, top, width, height } = card.getBoundingClientRect();
    return card.contains(document.elementFromPoint(left + width * across, top + height * down));
}))"""
LEFT = "all => all.map((one) => one.getBoundingClientRect().left)"
BOX = """what => (({ left, top, right, bottom }) => [left, top, right, bottom])
    (document.querySelector(what).getBoundingClientRect())"""


page = page_with()


@pytest.mark.parametrize("size", [(1024, 768), (768, 1024), (1440, 900), (390, 844)])
def test_the_map_keeps_its_size_whatever_is_asked(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    lies = {}
    for name in TURN if size[0] > 479 else TURN[:-1]:  # on a phone advice opens a drawer of its own
        show(page, SCREENS[name])
        lies[name] = tuple(page.evaluate(BOX, ".mapwrap"))
    assert len(set(lies.values())) == 1, lies


def test_the_map_is_as_wide_as_on_the_mock(page: Page) -> None:
    page.set_viewport_size({"width": 1024, "height": 768})
    show(page, SCREENS["turn"])
    left, _top, right, _bottom = page.evaluate(BOX, ".sheetbox")
    assert right - left >= 792


def own_turn(match: Match) -> bool:
    return match.seat == 0 and len(match.moves) > 40 and type(match.state.todo[-1]).__name__ == "Turn"


def after(moves: int) -> Callable[[Match], bool]:
    return lambda match: len(match.moves) == moves


TAPS: dict[str, tuple[Message, ...]] = {
    "dealers": (("tap", "hand/feed"), ("cancel",), ("move", "take", "vase")),
    "merchants": (("tap", "act/build"), ("tap", "act/discard"), ("cancel",)),
}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", TAPS)
def test_the_board_stays_where_it_is_while_bots_play_and_questions_come(
    page: Page, game: str, language: str
) -> None:
    """From a person's turn on, move by move, to the next one."""
    speak(page, language)
    begin = Record.read(record(Screen(1, 4, own_turn, TABLE, game=game))).replay()
    moments = [Screen(1, 4, after(len(begin.moves) + more), TABLE, game=game) for more in range(0, 30, 3)]
    for width, height in (1024, 768), (768, 1024), (390, 844):
        page.set_viewport_size({"width": width, "height": height})
        lies, asked = set(), set()
        for moment in moments:
            show(page, moment)
            for message in (None, *TAPS[game]):
                if message:
                    send(page, message)
                if page.locator(".mapwrap").count():  # else cards are dealt
                    lies.add(tuple(page.evaluate(BOX, ".mapwrap")))
                    asked.add(page.locator("#prompt").text_content())
        assert len(lies) == 1
        assert len(asked) > 3
    speak(page, "en")


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_lesson_speaks_and_the_board_stays_where_it_is(page: Page, language: str) -> None:
    speak(page, language)
    for width, height in (1024, 768), (768, 1024), (390, 844):
        page.set_viewport_size({"width": width, "height": height})
        show(page, SCREENS["lesson of merchants"])
        lies, said = set(), set()
        for message in ("tap", "slot/1"), ("tap", "hand/junk"), ("tap", "hand/junk"), ("tap", "hand/junk"):
            send(page, message)
            lies.add(tuple(page.evaluate(BOX, ".mapwrap")))
            said.add(page.locator(".lesson p").text_content())
        assert len(lies) == 1
        assert len(said) > 1
    speak(page, "en")


@pytest.mark.parametrize("language", ["en", "de", "fr", "it", "nl"])
def test_what_is_asked_and_what_ends_a_turn_have_room(page: Page, language: str) -> None:
    """Two lines are enough for a button and for a question, and the title is never cut."""
    speak(page, language)
    found = {}
    screens = {**SCREENS, "turn": FULL, "much to choose from": MUCH}
    for name in ("turn", "a card is chosen", "too many cards", "paying with feed", "much to choose from"):
        show(page, screens[name])
        for width, height in (1024, 768), (768, 1024), (390, 844), (1440, 900):
            page.set_viewport_size({"width": width, "height": height})
            if cut := page.evaluate(CUT):
                found[name, width] = cut
    speak(page, "en")
    assert found == {}


def full_hand(match: Match) -> bool:
    hand = match.state.hands[0]
    return own_turn(match) and len(hand) == 8 and sum(card in ORDERS for card in hand) >= 3


def many_uses(match: Match) -> bool:
    uses = {move.args[-1] for move in match.legal() if move.kind in ("feedroute", "feedextra")}
    return own_turn(match) and len(uses) >= 8


FULL = Screen(1, 4, full_hand, TABLE)
MUCH = Screen(1, 2, many_uses, (*TABLE, ("tap", "hand/feed")))


@pytest.mark.parametrize("size", [(1024, 768), (1440, 900), (768, 1024), (390, 844)])
def test_of_eight_cards_names_and_goods_are_seen_and_a_tap_on_them_hits_their_card(
    page: Page, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    show(page, FULL)
    assert page.locator(".hand .card").count() == 8
    assert page.evaluate(MISSED, ".hand .card .word span, .hand .card .lot svg") == []
    send(page, ("tap", "hand/feed"))
    assert page.evaluate(MISSED, ".hand .card .word span") == []
    chosen = page.locator(".hand .card[aria-pressed=true]")
    assert chosen.evaluate(WHOLE)


def test_who_points_sees_no_ring_of_focus_and_who_uses_keys_does(page: Page) -> None:
    page.set_viewport_size({"width": 1024, "height": 768})
    show(page, SCREENS["arrival"])
    page.locator("#do-leave").tap()
    ring = "() => getComputedStyle(document.activeElement).outlineStyle"
    assert page.evaluate(ring) == "none"
    page.keyboard.press("Tab")
    assert page.evaluate(ring) == "solid"


@pytest.mark.parametrize("language", ["en", "de", "fr", "it", "nl"])
def test_no_button_of_a_turn_breaks_a_word(page: Page, language: str) -> None:
    for width, height in (1024, 768), (768, 1024), (390, 844), (667, 375):
        page.set_viewport_size({"width": width, "height": height})
        show(page, SCREENS["a card is chosen"])
        speak(page, language)
        assert page.locator(".acts .btn").evaluate_all(TORN) == [], width
    speak(page, "en")


def test_on_a_tablet_that_stands_the_hand_has_all_the_width_and_the_last_move_is_in_sight(page: Page) -> None:
    page.set_viewport_size({"width": 768, "height": 1024})
    show(page, SCREENS["turn"])
    assert page.evaluate(BOX, ".hand")[::2] == [0, 768]
    expect(page.locator("[id^=look]").first).to_be_in_viewport(ratio=1)
    expect(page.locator("#facts-0 .dmg")).to_be_visible()


@pytest.mark.parametrize("name", ["end", "end of two", "turn"])
@pytest.mark.parametrize("width", [1024, 768, 390, 320])
def test_whatever_people_are_called_it_fits(page: Page, width: int, name: str) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    show(page, SCREENS[name]._replace(names=NAMES))
    assert page.evaluate(OUTSIDE) == []
    assert page.evaluate(SCROLLS)[0] == 0


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(320, 640), (390, 844), (667, 375), (844, 390)])
def test_a_phone_scrolls_what_is_in_the_page_not_the_page(
    page: Page, size: tuple[int, int], language: str
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    speak(page, language)
    scrolled = {}
    for name in (*TURN, "paying", "piles on a phone", "too many cards", "piles", "deal", "advice on piles"):
        show(page, SCREENS[name])
        scrolled[name] = page.evaluate(SCROLLS)
    speak(page, "en")
    assert {name: by for name, by in scrolled.items() if by != [0, 0]} == {}


def test_all_that_pays_can_be_reached_on_a_low_phone(page: Page) -> None:
    page.set_viewport_size({"width": 667, "height": 375})
    show(page, SCREENS["paying with feed"])
    for thing in (".asking", ".pay >> nth=-1"):
        page.locator(thing).scroll_into_view_if_needed()
        expect(page.locator(thing)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [(1024, 768), (768, 1024), (390, 844), (844, 390), (320, 640)])
def test_why_not_is_said_in_the_strip_and_leaves_the_map_in_sight(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    show(page, SCREENS["refused"])
    said, strip = (page.evaluate(BOX, what) for what in (".refusal", ".strip"))
    assert all(a >= b for a, b in zip(said[:2], strip[:2], strict=True))
    assert all(a <= b for a, b in zip(said[2:], strip[2:], strict=True))


def test_who_pays_sees_the_own_cart_and_what_is_paid(page: Page) -> None:
    page.set_viewport_size({"width": 1024, "height": 768})
    show(page, SCREENS["paying with feed"])
    expect(page.locator("#cart-0")).to_be_visible()
    expect(page.locator(".map .ghost use")).to_have_count(3)


def test_the_cover_tells_what_the_others_did_line_below_line(page: Page) -> None:
    page.set_viewport_size({"width": 1024, "height": 768})
    show(page, Screen(2, 4, second_turn, TABLE))
    lines = page.locator(".cover li").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().left)"
    )
    assert len(lines) == 3
    assert len(set(lines)) == 1


def second_turn(match: Match) -> bool:
    return match.seat == 0 and match.state.round == 2 and match.moves[-1].kind == "end"


@pytest.mark.parametrize("size", [(844, 390), (667, 375)])
def test_on_a_phone_that_lies_all_that_pays_is_in_sight(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    show(page, SCREENS["paying with feed"])
    expect(page.locator(".pay").last).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_no_card_lies_over_a_button_where_all_is_twice_as_large(page: Page, language: str) -> None:
    page.set_viewport_size({"width": 512, "height": 384})  # 1024 x 768 at 200 %
    speak(page, language)
    found = {}
    for name in "turn", "a card is chosen":
        show(page, SCREENS[name])
        found[name] = covered(page)
    speak(page, "en")
    assert found == {"turn": [], "a card is chosen": []}
