"""What the build writes into the page: the settings, and tiles, credits and pictures of the games."""

import html
import re
import tomllib
from pathlib import Path
from typing import Any

from ui.games import KEYS
from ui.node import Child, Node
from ui.pages.settings import settings
from ui.settings import Settings

from .work import ROOT, Failure

GAMES = ROOT / "ui" / "games"
ICON = '<svg class="ico" viewBox="0 0 24 24" aria-hidden="true"><use href="#{}"/></svg>'
BUTTON = '<button class="btn{}" type="button" data-go="{}:{}">{}<span{} data-word>{}</span></button>'
TILE = """\
    <article class="game game--{rank}" data-game="{key}">
      <span class="pic"><svg aria-hidden="true"><use href="#v-{key}"/></svg></span>
      <div class="body">
        <h2 data-word>{title}</h2>
        <p data-word>{lead}</p>
        <p class="meta num">{facts}<span class="by">{by}</span></p>{links}
      </div>
    </article>
"""
LINKS = """
        <div class="act">{0}<div class="more">{1}</div></div>"""
Tile = dict[str, Any]
# `picture` may be there besides: a screenshot in assets/pictures, which others show where they name the game
FIELDS = ("title", "lead", "players", "minutes", "age", "by", "authors", "original", "language")


def tiles() -> dict[str, Tile]:
    """What each game says of itself."""
    return {key: read(GAMES / key / "tile.toml") for key in KEYS}


def read(file: Path) -> Tile:
    found = tomllib.loads(file.read_text())
    if missing := [name for name in FIELDS if name not in found]:
        raise Failure(f"{file.name} of {file.parent.name} lacks: {', '.join(missing)}")
    return found


def filled(page: str) -> str:
    """The page with every game in it."""
    games = tiles()
    pictures = "".join(picture(GAMES / key / "tile.svg") for key in games)
    parts = {
        "    <!-- the settings -->\n": f"    {translated(settings(Settings()))}\n",
        "    <!-- the tiles -->\n": "".join(tile(key, about) for key, about in games.items()),
        "<!-- the authors -->": ", ".join(credit(about) for about in games.values()),
        "<!-- the pictures of the tiles -->\n": pictures,
    }
    for mark, part in parts.items():
        if page.count(mark) != 1:
            raise Failure(f"index.html has no place for the games: {mark.strip()}")
        page = page.replace(mark, part)
    return page


def translated(child: Child) -> Child:
    """What Python draws as it stands in the page: assets/boot/language.js finds every word of it."""
    if isinstance(child, list):
        return [*map(translated, child)]
    if not isinstance(child, Node):
        return child
    words = [word for word in child.children if isinstance(word, str)]
    return Node(
        child.tag, child.attributes + " data-word" * bool(words), tuple(map(translated, child.children))
    )


def tile(key: str, about: Tile) -> str:
    """The first game is shown large."""
    rank = "main" if key == KEYS[0] else "next"
    return TILE.format(
        rank=rank,
        key=key,
        title=html.escape(about["title"], quote=False),
        lead=html.escape(about["lead"], quote=False),
        facts=facts(about),
        by=html.escape(about["by"], quote=False),
        links=links(key, rank),
    )


def facts(about: Tile) -> str:
    """How many play, for how long, from which age on."""
    fewest, most = about["players"]
    players = f"<span data-word>{fewest}–{most} players</span>"
    minutes = f"<span data-word>{about['minutes']} min</span>"
    counted = (
        f"<span>{ICON.format(icon)}{words}</span>"
        for icon, words in (("i-people", players), ("i-clock", minutes))
    )
    return f"{''.join(counted)}<span>{about['age']}+</span>"


def links(key: str, rank: str) -> str:
    """To a game, its lesson and its rules."""
    seen = "" if rank == "main" else ' class="hide"'  # the others have room for a sign only
    play = BUTTON.format(" btn--go", "new", key, ICON.format("i-play"), "", "Play")
    lesson = BUTTON.format("", "lesson", key, ICON.format("i-signpost"), seen, "First lesson")
    rules = BUTTON.format("", "rules", key, ICON.format("i-book"), seen, "Rules")
    return LINKS.format(play, lesson + rules)


def credit(about: Tile) -> str:
    """The authors of the game on which ours stands, and how it is called."""
    authors = " &amp; ".join(f"<b>{html.escape(author)}</b>" for author in about["authors"])
    return f'{authors} (<cite lang="{about["language"]}">{html.escape(about["original"])}</cite>)'


def picture(file: Path) -> str:
    """The symbols of a drawing."""
    found = re.search(r"<defs>\n(.*)</defs>", file.read_text(), re.DOTALL)
    if not found:
        raise Failure(f"{file.relative_to(ROOT)} has no <defs> of symbols")
    return found[1]
