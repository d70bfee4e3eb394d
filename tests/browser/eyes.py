"""What an attentive eye sees in a page: rules of access that are broken, and words that do not fit."""

from typing import Any

from playwright.sync_api import Page

from assets.packing.tools import NODE_MODULES

AXE = NODE_MODULES / "axe-core" / "axe.min.js"
RULES = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
COLOURS = {"type": "rule", "values": ["color-contrast"]}

# Words cut off by a box around them, or sticking out of the button, panel or page that they stand in.
# The title may be cut, as it is that of the window too, and a seat’s part in the turn, which the strip says.
SPILLS = """() => {
  const spilt = [];
  const boxes = "button, select, .panel, .seatcard, .btn, header, section, [role=button], li, td, th";
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walk.nextNode()); ) {
    const words = node.textContent.trim();
    const parent = node.parentElement;
    if (!words || parent.closest(".hide, [hidden], .bar h1, .when, script, style, svg, option")) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width < 2) continue;
    const out = (box, gap) => text.left < box.left - gap || text.right > box.right + gap;
    for (let box = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (/auto|scroll/.test(style.overflowX)) break;
      const rect = box.getBoundingClientRect();
      const cut = /hidden|clip/.test(style.overflowX) || (box.matches(boxes) && !box.matches(".cards li"));
      if (cut && out(rect, 1.5)) {
        spilt.push(`${words.slice(0, 40)} in ${box.tagName.toLowerCase()}.${box.className}`);
        break;
      }
    }
  }
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth + 1) spilt.push(`the page is ${page.scrollWidth} wide`);
  return [...new Set(spilt)];
}"""

# Buttons that something else lies over: nobody could press them in the middle. Cards may cover each other,
# the purse covers the hand, many choices cover the foot of the board, and the heading of a round stays while
# the log is scrolled.
COVERED = """() => [...document.querySelectorAll("button:not(.card, .lines button), select")]
  .filter((thing) => !thing.closest("[inert], [hidden]"))
  .filter((thing) => thing.checkVisibility({ visibilityProperty: true }))
  .filter((thing) => getComputedStyle(thing).pointerEvents !== "none")
  .filter((thing) => {
    thing.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = thing.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return !thing.contains(there) && !there?.closest(".tally");
  })
  .map((thing) => thing.getAttribute("aria-label") || thing.id || thing.textContent)"""
# Over the grain of the table, which is drawn before everything, axe-core says nothing of contrast.
PLAIN = """() => {
    const plain = new CSSStyleSheet();
    plain.replaceSync("*::before, *::after { background: none !important }");
    document.adoptedStyleSheets = [plain];
}"""
# What stands in a frame needs no heading of a page. What is scrolled halfway below the bar is not too small.
RUN = """async (rules) => {
    const top = scrollY;
    scrollTo(0, 0);
    const found = await axe.run(document, {
        runOnly: rules,
        resultTypes: ["violations"],
        rules: rules.type === "tag" && document.querySelector(".embedded")
            ? { "page-has-heading-one": { enabled: false } } : {},
    });
    scrollTo(0, top);
    return found;
}"""


def broken_rules(page: Page, *themes: str) -> list[str]:
    """What axe-core has against the page as it is now, in the evening and by day: rule, and where."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    page.evaluate(PLAIN)
    broken = []
    rules = RULES
    for theme in themes or ("light", "dark"):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        found: dict[str, Any] = page.evaluate(RUN, rules)
        broken += [
            f"{theme}, {rule['id']}: {node['target'][0]} {node['any'][0]['message'] if node['any'] else ''}"
            for rule in found["violations"]
            for node in rule["nodes"]
        ]
        rules = COLOURS  # another theme changes nothing else
    page.evaluate("document.adoptedStyleSheets = []")
    return broken


def spills(page: Page) -> list[str]:
    """Words that do not fit where they stand."""
    said: list[str] = page.evaluate(SPILLS)
    return said


def covered(page: Page) -> list[str]:
    """Buttons that lie below something else."""
    found: list[str] = page.evaluate(COVERED)
    return found
