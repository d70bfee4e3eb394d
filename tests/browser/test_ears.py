"""A game begun by keys and names alone: what has the focus, what it is called, and what is announced."""

from playwright.sync_api import Page, expect

from .conftest import until
from .stage import LISTEN

HEARD = "window.heard"


def press(page: Page, thing: str) -> None:
    """By keys: nobody has pointed at anything."""
    page.locator(thing).first.focus()
    page.keyboard.press("Enter")


def test_who_listens_is_told_where_they_are_and_what_to_do(booted: Page) -> None:
    page = booted
    page.evaluate(LISTEN)  # the live region is there before anything is said
    press(page, "[data-go='rules:dealers']")
    expect(page.get_by_role("heading", name="Highland Dealers: rules")).to_be_focused()
    page.go_back()
    expect(page.get_by_role("heading", name="Peddler’s Table")).to_be_focused()
    press(page, "[data-go='new:dealers']")
    expect(page.locator("#start")).to_have_accessible_description("Highland Dealers: New game")
    press(page, "#options summary")
    page.locator("#seed").fill("5")
    page.locator("#option-dealer").select_option("1")
    press(page, "#start")
    expect(page.get_by_role("heading", name="Highland Dealers")).to_be_focused()
    until(page, lambda: "You are the starting dealer: deal the cards." in page.evaluate(HEARD))
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="The table in words")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Read the table").first).to_be_focused()
    press(page, "#do-deal")
    expect(page.get_by_role("button", name="Next card")).to_be_focused()
    until(page, lambda: any("deals card by card" in line for line in page.evaluate(HEARD)))
    press(page, "#skip")
    press(page, "#app .pile[data-tap]:not([aria-disabled])")
    expect(page.get_by_role("button", name="Yes")).to_be_focused()
    expect(page.locator("#yes")).to_have_accessible_description("Take pile 1? That cannot be undone.")
