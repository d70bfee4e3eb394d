"""How much is sent of our code and words, by the downloads that the page names."""

import html
import json
import re
from pathlib import Path
from typing import Any

import brotli

from build import DIST
from engine.games import KEYS
from ui.words import LANGUAGES

LIMITS = {f"{key}: its parcel with a language, bytes": 120_000 for key in KEYS} | {
    "app code and words of a language, bytes": 120_000
}
DOWNLOADS = re.compile(r'<meta name="downloads" content=([\'"])(.*?)\1')


def sent(file: Path) -> int:
    """The bytes of a file as a good server sends it."""
    return len(brotli.compress(file.read_bytes()))


def figures() -> dict[str, Any]:
    """Of several languages the one with the longest words."""
    found = DOWNLOADS.search((DIST / "index.html").read_text())
    assert found
    addresses: dict[str, list[str]] = json.loads(html.unescape(found[2]))

    def total(*names: str) -> int:
        return sum(sent(DIST / address) for name in names for address in addresses.get(name, ()))

    def lobby(language: str) -> int:
        return sum(map(sent, DIST.glob(f"assets/words.{language}.*.json")))

    (app,) = DIST.glob("app.*.zip")
    shared = sent(app) + max(total(f"words.{language}") + lobby(language) for language in LANGUAGES)
    parcels = {key: max(total(key, f"{key}.words.{language}") for language in LANGUAGES) for key in KEYS}
    return {
        "app code and words of a language, bytes": shared,
        **{f"{key}: its parcel with a language, bytes": size for key, size in parcels.items()},
        **{f"{key}: its mind, bytes": total(f"{key}-mind") for key in KEYS},
        "pages, bytes": total("pages"),
        "minds, bytes": total("minds"),
    }
