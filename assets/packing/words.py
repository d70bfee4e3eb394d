"""The catalogues, shared ones and those of the games: compiled, and for the lobby as JSON."""

import gettext
import html
import io
import json
import re
from collections.abc import Iterable
from pathlib import Path

from ui.games import KEYS

from .catalogues import SHARED, sources
from .tools import PYTHON, development
from .work import CACHE, ROOT, digest, once, run

LOBBY = "assets/words.{}.json"


def compiled() -> dict[tuple[str, str], bytes]:
    """Whose words, language -> what Python reads."""
    return {(name, language): _compile(name, po) for (name, language), po in sources(ROOT).items()}


def _compile(name: str, po: Path) -> bytes:
    development()
    mo = CACHE / f"{name}.{po.stem}.mo"
    command = [str(PYTHON), "-m", "babel.messages.frontend", "compile", "-i", str(po), "-o", str(mo)]
    hint = f"mend {po.relative_to(ROOT)}"
    once(mo.with_suffix(".stamp"), digest(po), lambda: run(f"words {name} {po.stem}", command, hint))
    return mo.read_bytes()


def read(words: dict[tuple[str, str], bytes]) -> dict[str, bytes]:
    """What Python reads (ui/words.py): of the page, and of the games that can be played."""
    return {
        f"words/{name}.{language}.mo": mo for (name, language), mo in words.items() if name in (SHARED, *KEYS)
    }


def download(file: str) -> str:
    """What ui/browser/downloads.py calls it: `words.de` or `<game>.words.de`."""
    name, language = file.removeprefix("words/").removesuffix(".mo").split(".")
    return f"words.{language}" if name == SHARED else f"{name}.words.{language}"


def spoken(page: str, scripts: str, words: dict[tuple[str, str], bytes]) -> dict[str, bytes]:
    """The words of the lobby in every language, the tiles of all games among them."""
    by_language: dict[str, list[bytes]] = {}
    for (_name, language), mo in words.items():
        by_language.setdefault(language, []).append(mo)
    return {LOBBY.format(language): _lobby(each, page, scripts) for language, each in by_language.items()}


def _lobby(catalogues: Iterable[bytes], page: str, scripts: str) -> bytes:
    """The translations that the page needs before Python is up: texts that stand in it or in its scripts."""
    words = gettext.NullTranslations()
    for mo in catalogues:
        words.add_fallback(gettext.GNUTranslations(io.BytesIO(mo)))
    quoted = re.findall(r'"([^"\n]*)"', scripts)
    visible = [text or label for text, label in re.findall(r'>([^<>]+)(?=<)|"([^"]*)"', page)]
    known = {text: words.gettext(text) for text in quoted + [html.unescape(text).strip() for text in visible]}
    found = {text: known[text] for text in sorted(known) if text and known[text] != text}
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")).encode()
