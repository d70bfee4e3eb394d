"""Other eyes, other screens: forced colours, a wall of pixels, paper."""

from typing import Any

import pytest
from playwright.sync_api import Page

from engine import Match

from .stage import SCREENS, TABLE, Screen, page_with, show

# How a thing is framed, and whether it can be tapped: of all that are seen.
FRAMES = """() => [...document.querySelectorAll("#app [data-tap]")]
    .filter((thing) => thing.checkVisibility() && !thing.closest("[inert]"))
    .map((thing) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(thing);
        return [
            !thing.matches("[aria-disabled=true], [data-anew]"),
            thing.getAttribute("aria-pressed") === "true",
            outlineStyle === "none" ? 0 : parseFloat(outlineWidth),
        ];
    })"""
PHASES = """() => [...document.querySelectorAll(".phase li")]
    .map((phase) => [phase.matches(".now"), getComputedStyle(phase).backgroundColor])"""
# What grows with the screen: widths of boxes and heights of letters.
GROWN = """() => [":is(.sheetbox, .market)", ".cards .card", ".strip", ".btn--go", ".lastlog"]
    .map((name) => document.querySelector(`#app ${name}`).getBoundingClientRect().width)
    .concat([".ask", ".btn--go", ".bar h1", ".card .word span"]
        .map((name) => parseFloat(getComputedStyle(document.querySelector(`#app ${name}`)).fontSize)))"""


def buying(match: Match) -> bool:
    return match.seat == 0 and match.state.round == 3 and any(move.kind == "buy" for move in match.legal())


MARKET = Screen(1, 3, buying, TABLE, game="merchants")
TABLES = {"map": SCREENS["a card is chosen"], "market": MARKET}


page = page_with()


@pytest.mark.parametrize("screen", [*TABLES.values(), SCREENS["piles"]], ids=[*TABLES, "piles"])
def test_forced_colours_leave_what_can_be_done_in_sight(page: Page, screen: Screen) -> None:
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    show(page, screen)
    framed: list[tuple[bool, bool, float]] = page.evaluate(FRAMES)
    assert {width for can, pressed, width in framed if can and not pressed} == {4}
    assert {width for can, pressed, width in framed if can and pressed} <= {8}
    assert {width for can, _pressed, width in framed if not can} <= {0}
    colours: list[tuple[bool, str]] = page.evaluate(PHASES)
    [here] = {colour for now, colour in colours if now}
    assert here not in {colour for now, colour in colours if not now}
    page.emulate_media(forced_colors="none", reduced_motion="reduce")


@pytest.mark.parametrize("screen", TABLES.values(), ids=TABLES)
def test_a_large_screen_shows_the_same_larger(page: Page, screen: Screen) -> None:
    show(page, screen)
    seen: dict[int, Any] = {}
    for width, height in ((1600, 900), (2560, 1440), (3840, 2160)):
        page.set_viewport_size({"width": width, "height": height})
        seen[width] = page.evaluate(GROWN)
    for width in (2560, 3840):
        ratios = [after / before for before, after in zip(seen[1600], seen[width], strict=True)]
        assert ratios == pytest.approx([width / 1600] * len(ratios), rel=0.02)
    page.set_viewport_size({"width": 1024, "height": 768})


def test_the_rules_can_be_printed_without_what_can_be_pressed(page: Page) -> None:
    show(page, SCREENS["demo"])
    page.emulate_media(media="print", reduced_motion="reduce")
    page.evaluate("() => { document.documentElement.dataset.theme = 'dark'; }")
    pressed = page.locator("#app :is(.btn, input, select):visible").all_inner_texts()
    ground, ink = page.evaluate(
        "() => ['backgroundColor', 'color'].map((of) => getComputedStyle(document.body)[of])"
    )
    assert pressed == []
    assert page.locator(".rule p:visible").count() > 40
    assert (ground, ink) == ("rgba(0, 0, 0, 0)", "rgb(42, 30, 20)")
    page.emulate_media(media="screen", reduced_motion="reduce")
