"""What a webmaster builds on: posters, addresses, the guide, the lines to copy, and the published site."""

import json
import re
import shlex
from pathlib import Path

import pytest

from assets.packing import embed as packing
from assets.packing import guide as guides
from assets.packing import lobby as tiles
from assets.packing.publish import addressed
from assets.packing.work import ROOT
from build import arguments
from engine import write
from ui.app import update, view
from ui.games import FACES, KEYS
from ui.model import Model
from ui.node import escape
from ui.pages.embed.page import COMMANDS
from ui.pages.embed.poster import poster
from ui.saves.link import unfold

from .frame import embedded
from .shelf import running

pytestmark = pytest.mark.usefixtures("toy")


def test_the_page_for_frames_is_the_page_without_what_frames_do_not_need() -> None:
    page = tiles.filled((ROOT / "index.html").read_text(encoding="utf-8"))
    packed = packing.pack(page)
    assert len(packed) < len(page)
    for gone in ("webmanifest", "data-game", "<footer"):
        assert gone in page
        assert gone not in packed
    assert "assets/boot/head.js" not in packed
    assert "assets/boot/frame.js" in packed
    parts = re.findall(r'"\./([\w-]+)\.js"', (ROOT / "assets/boot/frame.js").read_text(encoding="utf-8"))
    assert parts == [
        "boot",
        "visit-storage",
        "lobby",
        "pointed",
        "embed",
    ]  # the storage, before it is looked at
    with pytest.raises(ValueError, match="has no"):
        packing.pack(packed)


def test_the_protocol_has_the_same_version_and_kinds_on_both_sides() -> None:
    frame = Path(ROOT, "assets/boot/embed.js").read_text(encoding="utf-8")
    element = Path(ROOT, "assets/embed/peddlers-table.js").read_text(encoding="utf-8")
    guide = Path(ROOT, "EMBED.md").read_text(encoding="utf-8")
    assert "const VERSION = 1;" in frame
    assert "const VERSION = 1;" in element
    for kind in ("poster", "ready", "height", "event", "ended", "refused"):
        assert f'"{kind}"' in element
        assert f"`{kind}`" in guide
    for command in ("load", "step", "play", "lang", "theme"):
        assert command in COMMANDS
        assert f"`{command}`" in guide


def test_the_guide_lists_every_game_and_demo_as_they_are() -> None:
    guide = guides.GUIDE.read_text(encoding="utf-8")
    assert guide == guides.written(guide), "python3 -m assets.packing.guide writes it anew"


def test_the_options_that_the_guide_shows_are_there() -> None:
    row = re.search(r"^\| `options` \|.*`(.*)` \|$", guides.GUIDE.read_text(encoding="utf-8"), re.MULTILINE)
    assert row
    model, _effects = embedded(game="dealers", options=row[1])
    assert model.sitting
    options = model.sitting.match.options
    assert [f"{name}={options[name]}" for name in ("open_piles", "dealer")] == row[1].split()


@pytest.mark.parametrize("game", KEYS)
def test_a_poster_shows_the_first_moment_and_nothing_to_do_but_its_ways_on(game: str) -> None:
    for key, demo in FACES[game].book().demos().items():
        markup = str(poster(game, key, "lead"))
        assert escape(next(iter(demo.captions.values()))) in markup
        assert f'href="../frame.html?game={game}&amp;demo={key}"' in markup
        assert f'href="../#rules:{game}/{key}"' in markup
        before, _scenery, drawn = markup.partition('<div class="scenery')
        assert "data-do" not in before
        assert " inert" in drawn.partition(">")[0]
    of_game = str(poster(game, "", "what it is about"))
    assert "what it is about" in of_game
    assert f'href="../#new:{game}"' in of_game


def test_an_address_leads_to_a_rule_a_demo_and_a_chapter() -> None:
    model = Model(draw_seed=lambda: 1)
    assert ("focus", "rule-rules-3") in update(model, "hash", "rules:toy/T3")
    assert ("focus", "chapter-rules") in update(model, "hash", "rules:toy/rules")
    assert ("focus", "demo") in update(model, "hash", "rules:toy/turn")
    assert 'id="demo"' in str(view(model))


def test_every_demo_and_every_chapter_has_an_address() -> None:
    """Also where a demo is called as a chapter is."""
    model = Model(draw_seed=lambda: 1)
    for key in KEYS:
        book = FACES[key].book()
        places = {f"chapter-{chapter.name}": f"chapter-{chapter.name}" for chapter in book.chapters()}
        places |= dict.fromkeys(book.demos(), "demo")
        for place, focus in places.items():
            assert ("focus", focus) in update(model, "hash", f"rules:{key}/{place}"), (key, place)


def test_embed_this_writes_the_two_lines() -> None:
    model = Model(draw_seed=lambda: 1)
    update(model, "hash", "rules:toy/turn")
    assert update(model, "embed") == [("site", "site")]
    ((_copy, lines),) = update(model, "site", "https://example.org/table/")
    script, element, nothing = lines.split("\n")
    assert script == '<script src="https://example.org/table/peddlers-table.js"></script>'
    assert element.startswith('<peddlers-table game="toy" demo="turn" lang="en"><noscript><iframe src=')
    assert not nothing
    assert "https://example.org/table/posters/toy-turn.html" in element
    assert escape(lines) in str(view(model))
    assert ("reveal", "lines") in update(model, "copied")  # they stand below the demo
    assert "It is copied." in str(view(model))


def test_a_shared_game_is_embedded_after_the_warning_if_it_goes_on() -> None:
    model, _effects = embedded(record=running())
    assert model.sitting
    update(model, "go", f"share:{model.sitting.mark}")
    assert update(model, "embed") == [("focus", "sure")]
    assert update(model, "embed", "sure") == [("site", "site")]
    ((_copy, lines),) = update(model, "site", "https://example.org/table/")
    (link,) = re.findall(r' record="(g=[^"]+)"', lines)
    assert unfold(link)[0] == write(model.sitting.match)


PAGE = """<title>Feed &amp; more</title>
<meta property="og:image" content="../assets/pictures/turn.webp">"""


def test_a_site_that_knows_its_address_tells_crawlers_and_editors() -> None:
    site = "https://example.org/table/"
    told = addressed({"posters/dealers-feed.html": PAGE.encode(), "sw.js": b""}, site)
    assert set(told) == {"posters/dealers-feed.html", "posters/dealers-feed.json"}
    page = told["posters/dealers-feed.html"].decode()
    assert f'content="{site}assets/pictures/turn.webp"' in page
    assert f'<meta property="og:url" content="{site}posters/dealers-feed.html">' in page
    (place,) = re.findall(r'type="application/json\+oembed" href="([^"]*)"', page)
    assert place == f"{site}posters/dealers-feed.json"
    embedded_ = json.loads(told["posters/dealers-feed.json"])
    assert {"version": "1.0", "type": "rich", "title": "Feed & more"}.items() <= embedded_.items()
    assert f'<iframe src="{site}posters/dealers-feed.html" title="Feed &amp; more"' in embedded_["html"]


def test_the_workflow_builds_tests_and_publishes_the_site() -> None:
    steps = Path(ROOT, ".github/workflows/pages.yml").read_text(encoding="utf-8")
    commands = ["setup", "test", 'build --site "${{ steps.pages.outputs.base_url }}/"']
    assert re.findall(r"- run: python3 build.py (.*)", steps) == commands
    for command in commands:
        known, _extra = arguments(
            shlex.split(command.replace("${{ steps.pages.outputs.base_url }}", "https://x.y"))
        )
        assert known.command == command.split()[0]
