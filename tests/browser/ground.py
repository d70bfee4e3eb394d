"""Words on the grain of the table: axe-core cannot tell what lies behind them, a picture of the page can."""

import base64
from typing import Any

from playwright.sync_api import Page

# Words that stand on the table itself, or on something drawn: where, how large, and in which colour.
ON_WOOD = """() => {
    const found = [];
    const others = ".hide, [hidden], .card, .seat, svg, script, style, option, [inert]";
    const solid = (style) => style.backgroundImage === "none" && /^rgb\\(/.test(style.backgroundColor);
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node; (node = walk.nextNode()); ) {
        const parent = node.parentElement;
        const words = node.textContent.trim();
        if (!words || parent.closest(others)) continue;
        if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        let ground = parent;
        while (ground !== document.body && !solid(getComputedStyle(ground))) ground = ground.parentElement;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { left, top, right, bottom } = range.getBoundingClientRect();
        const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        if (ground !== document.body || right - left < 2 || !inside) continue;
        const { color, fontSize, fontWeight } = getComputedStyle(parent);
        const large = parseFloat(fontSize) >= (fontWeight >= 700 ? 18.66 : 24);
        const colour = color.match(/\\d+/g).map(Number);
        found.push({ words, colour, least: large ? 3 : 4.5, box: [left, top, right - left, bottom - top] });
    }
    return found;
}"""
# What is seen of the page without its words, and how much the nearest pixel behind them differs from theirs.
MEASURE = """async ([picture, all]) => {
    const bytes = Uint8Array.from(atob(picture), (byte) => byte.charCodeAt(0));
    const seen = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(seen.width, seen.height).getContext("2d");
    canvas.drawImage(seen, 0, 0);
    const part = (value) => (value /= 255) <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    const light = (red, green, blue) => 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
    return all.map(({ colour, box }) => {
        const own = light(...colour);
        const { data } = canvas.getImageData(...box.map(Math.round));
        let least = 21;
        for (let at = 0; at < data.length; at += 4) {
            const behind = light(data[at], data[at + 1], data[at + 2]);
            least = Math.min(least, (Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05));
        }
        return least;
    });
}"""
WORDLESS = """() => {
    const wordless = new CSSStyleSheet();
    wordless.replaceSync("* { color: transparent !important; text-shadow: none !important }");
    document.adoptedStyleSheets = [wordless];
}"""


def faint(page: Page, theme: str) -> list[str]:
    """Words on the grain of the table, or on something drawn, that hardly differ from what is behind them."""
    page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
    texts: list[dict[str, Any]] = page.evaluate(ON_WOOD)
    if not texts:
        return []
    page.evaluate(WORDLESS)
    picture = base64.b64encode(page.screenshot(scale="css")).decode()
    page.evaluate("document.adoptedStyleSheets = []")
    return [
        f"{text['words'][:40]} has {contrast:.1f} of {text['least']}"
        for text, contrast in zip(texts, page.evaluate(MEASURE, [picture, texts]), strict=True)
        if contrast < text["least"]
    ]
