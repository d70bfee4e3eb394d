"""The review of a finished game: from its result to a turning point that is tried once more."""

from playwright.sync_api import Page, expect

from .conftest import boot, python
from .eyes import broken_rules
from .shelf import kept
from .stage import SCREENS, record
from .table import GLOWING, touch

STORED = """() => Object.fromEntries(
    Object.entries(localStorage).filter(([name]) => name.startsWith("game.")))"""


def test_a_turning_point_is_found_tried_and_shown(fresh: Page, site: str) -> None:
    fresh.emulate_media(reduced_motion="reduce")
    fresh.add_init_script(kept(record(SCREENS["end of two"])))
    boot(fresh, site)
    python(fresh, "from ui.browser.main import APP\nAPP.send('go', 'table:1')")
    if fresh.locator("#reveal").is_visible():
        fresh.locator("#reveal").click()
    before = fresh.evaluate(STORED)
    fresh.locator("#review").click()
    expect(fresh.get_by_role("progressbar")).to_be_visible()
    knob = fresh.locator("#knob-0")
    knob.wait_for()
    assert broken_rules(fresh) == []
    knob.focus()
    fresh.keyboard.press("Enter")
    expect(fresh.locator("#beside")).to_contain_text("Find a better turn")
    while not fresh.locator("#try-again").count():
        end = fresh.locator("#app .strip .btn--go")
        if end.count():
            end.first.click()
        else:
            touch(fresh.locator(GLOWING).first)
        expect(fresh.locator("#prompt")).not_to_contain_text("weighed")
    expect(fresh.locator("#prompt")).to_contain_text("etter: ")
    fresh.locator("#try-again").click()
    fresh.locator("#show").click()
    expect(fresh.locator("#prompt")).to_contain_text("The better turn: ")
    expect(fresh.locator(".waymarks .mark, .signs .step").first).to_be_visible()
    assert broken_rules(fresh) == []
    fresh.keyboard.press("Escape")
    expect(fresh.locator("#point-0")).to_be_focused()
    assert fresh.evaluate(STORED) == before
