"""The map in the browser: labels as they are really set, and moving and enlarging it on a phone."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from playwright.sync_api import Page, expect

from engine import GAMES, Match, Seat
from engine.games.dealers.steps import Turn
from engine.games.dealers.tables import VILLAGES
from engine.planning import Planning
from engine.record import write
from engine.search.thinking import bot_move

from .conftest import Home, boot
from .shelf import kept
from .stage import TABLE, Screen, show

LANGUAGES = ("en", "de", "fr", "it", "nl")
BOXES = """what => [...document.querySelectorAll(what)].map(thing => {
    const box = thing.getBoundingClientRect();
    return [box.left, box.top, box.right, box.bottom];
})"""

STILL = """async () => {
    const map = document.querySelector("svg.map");
    const place = () => {
        const { left, top, right, bottom } = map.querySelector(".paper").getBoundingClientRect();
        return [left, top, right, bottom];
    };
    for (let before = place(), frames = 0; ; before = place()) {
        await new Promise(requestAnimationFrame);
        const still = place().every((edge, side) => edge === before[side]);
        frames = still && !map.getAnimations().length ? frames + 1 : 0;
        if (frames === 4) return before;
    }
}"""
CHANGED = "size => document.querySelector('svg.map .paper').getBoundingClientRect().width > size + 3"
WIDER = "size => document.querySelector('svg.map .paper').getBoundingClientRect().width > size + 9"


def turn() -> str:
    """A person's turn with a choice of roads and with special feed."""
    match = Match(GAMES["dealers"], [Seat("Freya", "greedy"), Seat("Jack", "random")], {}, 7)
    planning = Planning(match)
    while not any(move.kind == "feedroute" for move in match.legal()) or match.seat != 0:
        match.play(bot_move(planning))
    match.seats = (Seat("Freya"), Seat("Jack", "random"))
    return write(match)


def opened(page: Page, site: str) -> None:
    page.add_init_script(kept(turn()))
    boot(page, f"{site}#table")
    expect(page.locator("svg.map")).to_be_visible()


@pytest.fixture(scope="module")
def phone(common: Home, site: str) -> Iterator[Page]:
    with common.page() as page:
        page.set_viewport_size({"width": 390, "height": 844})
        opened(page, site)
        yield page


PARTS = [".village > [data-tap] > text", ".village .plate", ".route .stud", ".goods use"]

# Villages that are not hit where their roofs stand
MISSED = """() => [...document.querySelectorAll(".village > [data-tap]:has(.plate)")].filter((village) => {
    const { left, top, width } = village.querySelector(".plate").getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top - width / 5).closest("[data-tap]") !== village;
}).map((village) => village.id)"""


def test_labels_lie_on_their_plates_and_apart_in_every_language(fresh: Page, site: str) -> None:
    opened(fresh, site)
    for language in LANGUAGES:
        fresh.evaluate("name => document.querySelector(`[data-language=${name}]`).click()", language)
        expect(fresh.locator("html")).to_have_attribute("lang", language)
        labels, plates, studs, goods = fresh.evaluate(f"names => names.map({BOXES})", PARTS)
        assert len(labels) == len(plates) == 17
        for label, plate in zip(labels, plates, strict=True):
            assert plate[0] < label[0] < label[2] < plate[2], language
        assert not any(lap(a, b) for a, b in combinations(plates, 2))
        assert not any(lap(plate, other) for plate in plates for other in studs + goods), language
    assert fresh.evaluate("document.documentElement.hasAttribute('data-pans')") is False
    assert fresh.locator(".zoom").is_visible() is False
    assert fresh.evaluate(MISSED) == []  # the roofs are a drawing of their own below


def inside(inner: list[float], outer: list[float], slack: float = 0) -> bool:
    ends = zip(inner, outer, (1, 1, -1, -1), strict=True)
    return all((a - b) * sign >= -slack for a, b, sign in ends)


def lap(a: list[float], b: list[float]) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def place(page: Page) -> list[float]:
    """Where the map's sheet lies, once it lies still: a glide may begin two frames after its cause."""
    return list(page.evaluate(STILL))


def middle(page: Page) -> tuple[float, float]:
    [[left, top, right, bottom]] = page.evaluate(BOXES, ".sheetbox")
    return (left + right) / 2, (top + bottom) / 2


def enlarge(page: Page, steps: int) -> None:
    """With the wheel, in the middle of the map."""
    page.mouse.move(*middle(page))
    page.keyboard.down("Control")
    for _step in range(steps):
        size = place(page)
        page.mouse.wheel(0, -81)
        page.wait_for_function(CHANGED, arg=size[2] - size[0])
    page.keyboard.up("Control")
    place(page)


def test_on_a_phone_the_map_opens_with_the_own_cart_and_all_that_can_be_reached(phone: Page) -> None:
    sheet = place(phone)
    [box], [cart] = phone.evaluate(BOXES, ".sheetbox"), phone.evaluate(BOXES, "#cart-0")
    assert sheet[2] - sheet[0] > 1.5 * (box[2] - box[0])
    assert inside(box, sheet, 1e-3), "no empty table in sight"  # places are floats
    assert inside(cart, box)
    reached = phone.evaluate(BOXES, ".village.is-reachable .plate")
    assert reached
    corners = phone.evaluate(BOXES, ".atlas, .zoom")
    for plate in reached:
        assert inside(plate, box)
        assert not any(lap(plate, corner) for corner in corners)


def seen(page: Page) -> list[float]:
    """The part of the small map that is framed, as parts of it."""
    page.wait_for_function("!document.querySelector('.atlas .view').getAnimations().length")
    [small], [view] = page.evaluate(BOXES, ".atlas"), page.evaluate(BOXES, ".atlas .view")
    wide, high = small[2] - small[0], small[3] - small[1]
    return [(edge - small[side % 2]) / (wide, high)[side % 2] for side, edge in enumerate(view)]


def test_the_small_map_frames_what_is_in_sight_and_leads_where_it_is_tapped(phone: Page) -> None:
    sheet, [box] = place(phone), phone.evaluate(BOXES, ".sheetbox")
    wide, high = sheet[2] - sheet[0], sheet[3] - sheet[1]
    parts = [(edge - sheet[side % 2]) / (wide, high)[side % 2] for side, edge in enumerate(box)]
    assert seen(phone) == pytest.approx(parts, abs=0.03)
    phone.locator(".atlas").tap(position={"x": 70, "y": 46})
    place(phone)
    assert seen(phone)[2:] == pytest.approx([1, 1], abs=0.03)
    [box], [town] = phone.evaluate(BOXES, ".sheetbox"), phone.evaluate(BOXES, "#at-huntly .plate")
    assert inside(town, box)


def test_a_card_brings_what_it_reaches_into_sight(phone: Page) -> None:
    phone.locator("[data-tap='hand/feed']").first.tap()
    place(phone)
    [box] = phone.evaluate(BOXES, ".sheetbox")
    reached = phone.evaluate(BOXES, ".village.is-chosen .plate")
    assert reached
    for plate in reached:
        assert inside(plate, box)
    expect(phone.locator(".ghost.piece")).to_have_count(len(reached))
    phone.keyboard.press("Escape")
    expect(phone.locator(".ghost")).to_have_count(0)


def test_buttons_enlarge_and_show_all_of_it(phone: Page) -> None:
    phone.locator("[data-zoom=fit]").tap()
    whole = place(phone)
    [box] = phone.evaluate(BOXES, ".sheetbox")
    assert inside(whole, box, slack=1)
    enlarge(phone, 4)
    for side in phone.evaluate(BOXES, ".goods .under"):
        assert side[2] - side[0] >= 44  # a good is a target for a finger
    phone.locator("[data-zoom=fit]").tap()
    assert place(phone) == pytest.approx(whole, abs=1)


def test_a_drag_moves_the_map_and_taps_nothing(phone: Page) -> None:
    enlarge(phone, 2)
    before, (x, y) = place(phone), middle(phone)
    phone.mouse.move(x, y)
    phone.mouse.down()
    phone.mouse.move(x - 60, y - 20, steps=4)
    phone.mouse.up()
    after = place(phone)
    assert after[0] == pytest.approx(before[0] - 60, abs=1)
    expect(phone.locator(".refusal")).to_have_count(0)
    expect(phone.locator(".village.is-chosen")).to_have_count(0)


def test_what_lies_at_the_lower_edge_can_be_drawn_above_the_buttons(phone: Page) -> None:
    x, y = middle(phone)
    for _drag in range(2):
        phone.mouse.move(x, y + 140)
        phone.mouse.down()
        phone.mouse.move(x, y - 160, steps=4)
        phone.mouse.up()
    sheet, [buttons] = place(phone), phone.evaluate(BOXES, ".zoom")
    assert sheet[3] <= buttons[1]


def test_two_fingers_enlarge_it(phone: Page) -> None:
    phone.locator("[data-zoom=fit]").tap()
    before, (x, y) = place(phone), middle(phone)
    fingers = phone.context.new_cdp_session(phone)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        there = [{"x": left, "y": top, "id": number} for number, (left, top) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": there})

    touch("touchStart", (x - 30, y), (x + 30, y))
    touch("touchMove", (x - 45, y), (x + 45, y))
    touch("touchMove", (x - 60, y), (x + 60, y))
    touch("touchEnd")
    after = place(phone)
    assert after[2] - after[0] == pytest.approx(2 * (before[2] - before[0]), rel=0.03)
    expect(phone.locator("html:not([data-panning])")).to_be_attached()


def test_the_keyboard_brings_a_village_into_sight(phone: Page) -> None:
    enlarge(phone, 2)
    phone.keyboard.press("Tab")  # from now on the focus is seen
    for name in ("keith", "grantown", "elgin", "fochabers"):
        phone.locator(f"[data-tap={name}]").evaluate("thing => thing.focus()")
        place(phone)
        [box] = phone.evaluate(BOXES, ".sheetbox")
        [plate] = phone.evaluate(BOXES, f"#at-{name} .plate")
        assert inside(plate, box), name


# This alone can be tapped now, until it is free again: something that lies there, wherever the map is
PUT = """([left, top, right, bottom]) => {
    const sheet = document.querySelector("svg.map"), turned = sheet.getScreenCTM().inverse();
    const corners = [[left, top], [right, bottom]];
    const [from, to] = corners.map((at) => new DOMPoint(...at).matrixTransform(turned));
    const thing = document.createElementNS(sheet.namespaceURI, "rect");
    const size = { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y, "data-tap": "put" };
    for (const [name, value] of Object.entries(size)) thing.setAttribute(name, value);
    const others = [...sheet.querySelectorAll("[data-tap]:not([aria-disabled])")];
    for (const other of others) other.setAttribute("aria-disabled", "true");
    sheet.append(thing);
    window.free = () => {
        thing.remove();
        for (const other of others) other.removeAttribute("aria-disabled");
    };
}"""


def drag(page: Page, across: float, down: float) -> None:
    x, y = middle(page)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + across, y + down, steps=4)
    page.mouse.up()
    place(page)


def test_the_small_map_hides_no_cart_of_ones_own(phone: Page) -> None:
    """Also where its other corner is not free either."""
    phone.locator("[data-zoom=fit]").tap()
    enlarge(phone, 5)
    [[left, top, _right, bottom]] = phone.evaluate(BOXES, ".sheetbox")
    [cart] = phone.evaluate(BOXES, "#cart-0")
    drag(phone, left + 50 - (cart[0] + cart[2]) / 2, bottom - 40 - (cart[1] + cart[3]) / 2)
    [cart], [small] = phone.evaluate(BOXES, "#cart-0"), phone.evaluate(BOXES, ".atlas")
    assert not lap(cart, small)
    phone.evaluate(PUT, [left, top, left + 90, top + 90])
    drag(phone, 9, 0)
    expect(phone.locator(".atlas")).to_be_hidden()
    phone.evaluate("free()")


def test_a_phone_that_is_turned_shows_all_that_a_turn_needs(phone: Page) -> None:
    phone.locator("[data-zoom=fit]").tap()
    phone.set_viewport_size({"width": 844, "height": 390})
    place(phone)
    [box], [cart] = phone.evaluate(BOXES, ".sheetbox"), phone.evaluate(BOXES, "#cart-0")
    assert inside(cart, box)
    window = [0.0, 0.0, 844.0, 390.0]
    for thing in phone.evaluate(BOXES, "#prompt, .tally, .acts .btn, .hand .card, .seatcard, .tabs .btn"):
        assert inside(thing, window)
    phone.set_viewport_size({"width": 390, "height": 844})
    place(phone)
    [box], [cart] = phone.evaluate(BOXES, ".sheetbox"), phone.evaluate(BOXES, "#cart-0")
    assert inside(cart, box)


def test_an_open_drawer_leaves_the_map_where_it_is(phone: Page) -> None:
    before, boxes = place(phone), phone.evaluate(BOXES, ".sheetbox")
    for drawer in "log", "piles", "hand":
        phone.locator(f"#tab-{drawer}").tap()
        assert phone.evaluate(BOXES, ".sheetbox") == boxes
        assert place(phone) == before


def test_the_map_follows_what_the_bots_do(phone: Page) -> None:
    show(phone, Screen(1, 4, travelled, TABLE))
    sheet = place(phone)
    [box], [village] = phone.evaluate(BOXES, ".sheetbox"), phone.evaluate(BOXES, ".news rect")
    assert sheet[2] - sheet[0] > 1.5 * (box[2] - box[0])
    assert inside(village, box)
    assert not inside(phone.evaluate(BOXES, "#cart-0")[0], box)


def travelled(match: Match) -> bool:
    """A bot has just come to a village far from the cart of the person, and a bot goes on."""
    came = [str(event.args[2]) for event in match.events[-1] if event.kind == "move"]
    away = [abs(VILLAGES[name][0][0] - VILLAGES[match.state.carts[0]][0][0]) for name in came]
    return match.seat != 0 and any(far > 600 for far in away)


def test_a_turned_map_follows_the_finger_and_is_enlarged_below_it(phone: Page) -> None:
    """For the person across: what lies under the mouse stays there."""
    phone.set_viewport_size({"width": 620, "height": 900})
    show(phone, Screen(2, 2, other_turn, (*TABLE, ("setting", "sides", "across"), ("i_am",))))
    expect(phone.locator("html[data-pans] .is-turned .table")).to_be_visible()
    phone.locator("[data-zoom=fit]").tap()
    enlarge(phone, 2)
    before, (x, y) = place(phone), middle(phone)
    phone.mouse.move(x, y)
    phone.mouse.down()
    phone.mouse.move(x - 60, y + 20, steps=4)
    phone.mouse.up()
    moved = place(phone)
    assert moved == pytest.approx([before[0] - 60, before[1] + 20, before[2] - 60, before[3] + 20], abs=1)
    phone.mouse.move(x + 90, y - 40)
    phone.keyboard.down("Control")
    phone.mouse.wheel(0, -40)
    phone.keyboard.up("Control")
    phone.wait_for_function(WIDER, arg=moved[2] - moved[0])
    after = place(phone)
    for start, end, mouse in ((0, 2, x + 90), (1, 3, y - 40)):
        was, now = [(mouse - box[start]) / (box[end] - box[start]) for box in (moved, after)]
        assert now == pytest.approx(was, abs=0.005)


def other_turn(match: Match) -> bool:
    return match.seat == 1 and isinstance(match.state.todo[-1], Turn)
