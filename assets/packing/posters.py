"""The posters: a page for every demo and every game, which stands in a frame until somebody wants to play.

`python -m assets.packing.posters <game> <file>` draws those of a game, in every language.
"""

import html
import json
import re
import sys
from pathlib import Path
from typing import NamedTuple

from ui import words as spoken
from ui.games import FACES, KEYS
from ui.node import render
from ui.pages.embed.poster import UP, poster
from ui.pages.rules.still import LIVE

from . import downloads, lobby, words
from .site import Site
from .work import CACHE, ROOT, digest, once, run

FOLDER = "posters/"
TEMPLATE = ROOT / "assets" / "embed" / "poster.html"
SYMBOL = re.compile(r'<symbol id="([\w-]+)".*?</symbol>')
NAMED = re.compile(r'href="#([\w-]+)"')
REFERENCE = re.compile(r'(?<=")\.\./([\w./-]+)')
PICTURE = re.compile(r".*PICTURE.*\n")
DEFS = '<svg class="defs" width="0" height="0" aria-hidden="true"><defs>{}</defs></svg>'


class Poster(NamedTuple):
    """As it was drawn."""

    title: str
    caption: str
    markup: str


Drawn = dict[str, dict[str, Poster]]  # language -> demo (none: the game) -> what was drawn


def name(game: str, key: str, language: str) -> str:
    """Of its file. English is what a person gets who says nothing."""
    return f"{FOLDER}{'-'.join(filter(None, (game, key)))}{'' if language == 'en' else f'.{language}'}.html"


def keys() -> dict[str, list[str]]:
    """The demos of every game."""
    return {game: [*FACES[game].book().demos()] for game in KEYS}


def pages(house: Site, page: str) -> dict[str, bytes]:
    """All posters, as files of the site; `page` has the shared symbols."""
    found = {}
    for game in KEYS:
        sprite = page + house.sources[f"ui/games/{game}/symbols.svg"].decode()
        symbols = {symbol[1]: symbol[0] for symbol in SYMBOL.finditer(sprite)}
        template = _template(house, game)
        for language, drawn in _drawn(game).items():
            for key, each in drawn.items():
                found[name(game, key, language)] = _page(template, language, each, symbols).encode()
    return found


def _template(house: Site, game: str) -> str:
    """With the names that files have in the site."""
    text = pictured(TEMPLATE.read_text(), lobby.tiles()[game]).replace("SHEET", downloads.sheet(game))
    return REFERENCE.sub(lambda match: f"{UP}{house.place(match[1])}", text)


def pictured(template: str, tile: lobby.Tile) -> str:
    """A game need not have a picture of its table."""
    picture = tile.get("picture")
    return template.replace("PICTURE", picture) if picture else PICTURE.sub("", template)


def _page(template: str, language: str, drawn: Poster, symbols: dict[str, str]) -> str:
    wanted: dict[str, None] = {}
    _collect(drawn.markup, symbols, wanted)
    parts = {
        "LANGUAGE": language,
        "TITLE": html.escape(f"{drawn.title} · Peddler’s Table"),
        "CAPTION": html.escape(drawn.caption),
        "POSTER": drawn.markup,
        "SYMBOLS": DEFS.format("".join(symbols[each] for each in wanted)),
    }
    return re.sub("|".join(parts), lambda match: parts[match[0]], template)


def _collect(markup: str, symbols: dict[str, str], wanted: dict[str, None]) -> None:
    """Every symbol that is drawn, and those that these are drawn with."""
    for each in NAMED.findall(markup):
        if each in symbols and each not in wanted:
            wanted[each] = None
            _collect(symbols[each], symbols, wanted)


# ---- drawing


def _drawn(game: str) -> Drawn:
    """They are kept as long as nothing changes that the game is drawn with."""
    words.compiled()
    others = tuple(f"games/{key}/" for key in KEYS if key != game)
    code = [path for folder in ("engine", "ui") for path in sorted((ROOT / folder).rglob("*.*"))]
    code = [path for path in code if path.suffix in (".py", ".rec", ".svg", ".po", ".toml")]
    inputs = [path for path in code if not any(other in path.as_posix() for other in others)]
    inputs += [Path(__file__), *sorted((ROOT / "assets" / "locale").glob("*.po"))]
    file = CACHE / f"posters.{game}.json"
    command = [sys.executable, "-m", "assets.packing.posters", game, str(file)]
    hint = "one of its demos cannot be drawn"
    key = digest(*(part for path in inputs for part in (path.relative_to(ROOT).as_posix(), path)))
    once(file.with_suffix(".stamp"), key, lambda: run(f"posters {game}", command, hint))
    stored = json.loads(file.read_text())
    return {
        language: {key: Poster(*each) for key, each in drawn.items()} for language, drawn in stored.items()
    }


def _draw(game: str) -> Drawn:
    spoken.CATALOGUES = CACHE
    lead = lobby.tiles()[game]["lead"]
    found: Drawn = {}
    for language in spoken.LANGUAGES:
        spoken.speak(language)
        face = FACES[game]
        demos = face.book().demos()
        found[language] = {
            key: Poster(_title(game, key), _caption(game, key, lead), _markup(game, key, lead))
            for key in ("", *demos)
        }
    return found


def _title(game: str, key: str) -> str:
    face = FACES[game]
    return f"{face.title()}: {face.book().demos()[key].title}" if key else face.title()


def _caption(game: str, key: str, lead: str) -> str:
    return next(iter(FACES[game].book().demos()[key].captions.values())) if key else spoken._(lead)


def _markup(game: str, key: str, lead: str) -> str:
    """Nothing can be done with what is drawn: so it need not say how."""
    before, scenery, drawn = render(poster(game, key, lead))[0].partition('<div class="scenery')
    return before + scenery + LIVE.sub(_only_id, drawn)


def _only_id(attribute: re.Match[str]) -> str:
    return attribute[0] if attribute[0].startswith(" id=") else ""  # shades and clips are known by theirs


if __name__ == "__main__":
    Path(sys.argv[2]).write_text(json.dumps(_draw(sys.argv[1]), ensure_ascii=False))
