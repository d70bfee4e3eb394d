"""Somebody who has nothing but a keyboard: looks where the focus is, and where to go, and presses a key."""

from typing import Any

from playwright.sync_api import Page

# What an eye sees: whether the focus can be seen, what has it, and the keys that lead towards the wanted
# thing, the best first; none if it is reached.
LOOK = r"""([wanted, swift]) => {
  const here = document.activeElement;
  const there = [...document.querySelectorAll(wanted)].find((thing) => thing.checkVisibility());
  if (!there) return { wrong: `there is no ${wanted}` };
  const named = here.getAttribute("aria-label") || here.textContent.trim();
  const told = `${here.tagName} ${here.id} ${named}`.slice(0, 60);
  if (here === document.body) return { lost: true, told, keys: ["Tab"], from: "" };
  const { left, right, top, bottom, width, height } = here.getBoundingClientRect();
  const spots = [[0.5, 0.5], [0.1, 0.2], [0.9, 0.2], [0.1, 0.8], [0.9, 0.8]];
  const uncovered = spots.some(([across, down]) =>
    here.contains(document.elementFromPoint(left + width * across, top + height * down)))
    || getComputedStyle(here).pointerEvents === "none"; // no finger gets there, the eye does
  const marks = [here, here.parentElement, here.nextElementSibling].filter(Boolean)
    .flatMap((thing) => [null, "::after"].map((part) => getComputedStyle(thing, part)));
  const seen = uncovered && here.matches(":focus-visible")
    && marks.some((style) => style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2);
  const from = `${told} ${left} ${top}`;
  const towards = (...keys) => ({ lost: false, seen, told, keys, from });
  if (here === there) return towards();
  const after = (thing) => here.compareDocumentPosition(thing) & Node.DOCUMENT_POSITION_FOLLOWING;
  const able = (thing) =>
    thing.checkVisibility() && !thing.matches("[aria-disabled], [aria-pressed=true], [data-anew]");
  const round = [...document.querySelectorAll("#app [data-tap], #app .strip .btn--go")].filter(able);
  if (swift && round.includes(there)) {
    const far = round.indexOf(there) - Math.max(round.findIndex(after), 0);
    return towards(2 * ((far + round.length) % round.length) < round.length ? "PageDown" : "PageUp");
  }
  // each of these is a stop of its own; a group may lie in a group, so that Tab leads past it one way
  const box = (thing) => !thing.matches(".skip, [data-rove]") && thing.closest("[data-rove]");
  const group = box(there);
  const stop = group && [...group.querySelectorAll("[tabindex='0']")].find((thing) => box(thing) === group);
  const tabs = after(stop || there) ? ["Tab", "Shift+Tab"] : ["Shift+Tab", "Tab"];
  if (!group || box(here) !== group) return towards(...tabs);
  const goal = there.getBoundingClientRect();
  const dx = goal.left + goal.right - left - right, dy = goal.top + goal.bottom - top - bottom;
  const ways = { ArrowRight: dx, ArrowLeft: -dx, ArrowDown: dy, ArrowUp: -dy };
  return towards(...Object.keys(ways).sort((a, b) => ways[b] - ways[a]));
}"""


class Keys:
    """A way to get at things: by turns with Tab and arrows, and with Page Down and Page Up. It counts."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.swift = False
        self.pressed = 0

    def thing(self, name: str) -> None:
        self.swift = not self.swift
        self.enter(f'#app [data-tap="{name}"]:not([aria-disabled])')

    def button(self, name: str, words: str) -> None:
        self.enter(f"#{name}")

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.pressed += 1

    def enter(self, wanted: str) -> None:
        self.reach(wanted)
        self.press("Enter")

    def choose(self, wanted: str, value: str) -> None:
        """In a list of choices the arrows go up and down."""
        self.reach(wanted)
        field = self.page.locator(wanted)
        values = field.locator("option").evaluate_all("all => all.map(one => one.value)")
        way = values.index(value) - values.index(field.input_value())
        for _step in range(abs(way)):
            self.press("ArrowDown" if way > 0 else "ArrowUp")
        assert field.input_value() == value

    def write(self, wanted: str, text: str) -> None:
        self.reach(wanted)
        self.press("Control+a")
        self.page.keyboard.type(text)
        self.pressed += len(text)

    def reach(self, wanted: str) -> None:
        """Press keys until the thing has the focus: a way that was in vain is not tried again from there."""
        tried: set[tuple[str, str]] = set()
        trail: list[str] = []
        for _press in range(80):
            sight: dict[str, Any] = self.page.evaluate(LOOK, [wanted, self.swift])
            assert "wrong" not in sight, sight
            assert not sight["lost"] or not self.pressed, "nothing has the focus"
            assert sight["lost"] or sight["seen"], f"the focus cannot be seen on {sight['told']}"
            if not sight["keys"]:
                return
            key = next((key for key in sight["keys"] if (sight["from"], key) not in tried), "")
            assert key, f"{wanted} cannot be reached: {trail}"
            tried.add((sight["from"], key))
            trail.append(f"[{sight['told']}] {key}")
            self.press(key)
        raise AssertionError(f"{wanted} is too far away: {trail}")
