"""The colours of tokens.css in both themes, and how much two of them differ."""

import re

from assets.packing.work import ROOT

TOKENS = (ROOT / "assets" / "css" / "tokens.css").read_text(encoding="utf-8")
EVENING_AT = TOKENS.index('\n[data-theme="dark"]')
DAY, EVENING = (
    dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})\b", part))
    for part in (TOKENS[TOKENS.index('[data-theme="light"]') : EVENING_AT], TOKENS[EVENING_AT:])
)
THEMES = {"day": DAY, "evening": {**DAY, **EVENING}}
TEXT, DRAWING = 4.5, 3.0  # WCAG 1.4.3 and 1.4.11


def light(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)
