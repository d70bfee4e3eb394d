"""The table in a page of somebody else: what that page can ask for, and nothing else."""

import json
import random
import re
import shlex
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from assets.packing import embed as packing
from assets.packing import guide as guides
from assets.packing import lobby as tiles
from assets.packing.publish import addressed
from assets.packing.work import ROOT
from build import arguments
from engine import GAMES, Match, Record, Seat, write
from ui.app import title, update, view
from ui.games import FACES, KEYS
from ui.host import command as parsed
from ui.model import STALE, Effect, Model
from ui.node import escape, render
from ui.pages import demo as demos
from ui.pages.demo import Showing
from ui.pages.embed.command import FARTHEST, FIELDS, LONGEST, MOST, Refused, fields
from ui.pages.embed.page import COMMANDS, Page
from ui.pages.embed.poster import poster
from ui.saves.link import fold, unfold
from ui.saves.shelf import mark_of

from .shelf import OVER, carry, running
from .table import call

pytestmark = pytest.mark.usefixtures("toy")


def embedded(**wish: Any) -> tuple[Model, list[Effect]]:
    """The room, and what was asked for first."""
    model = Model(draw_seed=partial(next, iter(range(100, 1_000_000))))
    assert ("tell", "entered", "") in update(model, "go", "embed")
    return model, ask(model, "load", **wish)


def ask(model: Model, do: str, **more: Any) -> list[Effect]:
    return update(model, "command", json.dumps({"do": do, **more}))


def told(effects: list[Effect]) -> list[dict[str, Any]]:
    return [json.loads(effect[2]) for effect in effects if effect[:2] == ("tell", "host")]


def test_without_a_wish_a_person_plays_against_a_bot() -> None:
    model, effects = embedded()
    assert model.screen == "table"
    assert model.sitting
    assert [seat.player == "human" for seat in model.sitting.match.seats] == [True, False]
    (stand,) = told(effects)
    assert stand == {
        "kind": "event",
        "game": "dealers",
        "players": [{"name": "Freya", "player": "human"}, {"name": "Jack", "player": "normal"}],
        "moves": 0,
        "round": 1,
        "turn": stand["turn"],
    }
    assert stand["turn"] in ("Freya", "Jack")
    assert not model.settings.sound


def test_a_record_is_laid_as_it_stands() -> None:
    model, effects = embedded(record=OVER)
    assert model.sitting
    assert write(model.sitting.match) == write(Record.read(OVER).replay())
    stand, ended = told(effects)
    assert (stand["kind"], stand["turn"], stand["moves"]) == ("event", None, len(model.sitting.match.moves))
    scores = GAMES["dealers"].scores(model.sitting.match.view(None))
    assert ended["kind"] == "ended"
    assert (ended["scores"], ended["winners"]) == ([*scores.rows], [*scores.winners])


def test_a_move_is_told_once_and_a_card_that_is_looked_at_not_at_all() -> None:
    begun = Match(GAMES["dealers"], [Seat("Freya"), Seat("Jack", "greedy")], {}, 3)
    model, _effects = embedded(record=write(begun))
    assert model.sitting
    (stand,) = told(update(model, "move", "deal") or call(model))
    assert stand["moves"] == 1
    assert model.sitting
    assert model.sitting.dealing
    effects = update(model, "next")
    assert any(effect[0] == "save" for effect in effects)
    assert told(effects) == []


@pytest.mark.parametrize(
    "record", ["", "x", running() + "fly away\n", running().replace("rules 1", "rules 9")]
)
def test_what_cannot_be_played_is_refused_and_the_table_stays(record: str) -> None:
    model, _effects = embedded()
    before = model.sitting
    effects = ask(model, "load", record=record or "x" * (MOST + 1))
    (answer,) = told(effects)
    assert (answer["kind"], answer["do"]) == ("refused", "load")
    assert answer["why"]
    assert (model.sitting, model.screen) == (before, "table")


def test_a_game_that_is_not_there_is_refused_and_another_is_offered() -> None:
    model, effects = embedded(game="<img src=x>")
    assert told(effects)[0]["kind"] == "refused"
    drawn = view(model)
    assert drawn
    markup, _parts = render(drawn)
    assert "<img" not in markup
    assert "begin" in markup
    update(model, "begin", "dealers")
    assert model.sitting


@pytest.mark.parametrize("wrong", [{"seats": "9"}, {"demo": "no"}, {"seed": "-1"}])
def test_what_else_is_refused_the_game_that_was_wished_for_is_offered(wrong: dict[str, str]) -> None:
    model, effects = embedded(game="hellweg", **wrong)
    assert told(effects)[0]["kind"] == "refused"
    drawn = view(model)
    assert drawn
    markup, _parts = render(drawn)
    assert "begin hellweg" in markup
    assert "<h2>Hellweg</h2>" in markup
    update(model, "begin", "hellweg")
    assert model.sitting


def test_home_is_where_the_game_was_begun() -> None:
    model, _effects = embedded()
    update(model, "go", "home")
    assert model.screen == "page"
    assert isinstance(model.page, Page)
    drawn = view(model)
    assert drawn
    markup, _parts = render(drawn)
    assert "go table" in markup
    assert "begin" in markup
    before = model.sitting
    update(model, "go", "table")
    assert (model.sitting, model.screen) == (before, "table")


def places(effects: list[Effect]) -> list[tuple[str, int | None]]:
    return [(one["kind"], one.get("moment")) for one in told(effects)]


def test_a_demo_is_stepped_and_tells_its_moments() -> None:
    model, effects = embedded(demo="delivering")
    assert model.screen == "page"
    assert places(effects) == [("event", 1)]
    moments = told(effects)[0]["moments"]
    assert places(ask(model, "step")) == [("event", 2)]
    assert places(update(model, "step", "on")) == [("event", 3)]
    assert places(ask(model, "step", by=-99)) == [("event", 1)]
    assert places(ask(model, "step", by=99)) == [("event", moments), ("ended", None)]


def test_a_demo_runs_to_its_end_unless_somebody_stops_it() -> None:
    model, effects = embedded(demo="delivering")
    moments = told(effects)[0]["moments"]
    effects = ask(model, "play")
    seen = [1]
    while clock := [effect for effect in effects if effect[0] == "later"]:
        effects = update(model, *clock[0][2:])
        seen += [place for kind, place in places(effects) if kind == "event" and place]
    assert seen == list(range(1, moments + 1))
    (later,) = [effect for effect in update(model, "run") if effect[0] == "later"]  # from the beginning
    assert ask(model, "play", on=True) == [STALE]
    ask(model, "play", on=False)
    assert update(model, *later[2:]) == [STALE]


def test_it_can_be_tried_and_home_leads_back_to_the_demo() -> None:
    model, _effects = embedded(demo="delivering")
    number = list(FACES["dealers"].book().demos()["delivering"].captions)[1]
    update(model, "try", str(number))
    assert model.screen == "table"
    assert model.sitting
    assert len(model.sitting.match.moves) == number
    update(model, "go", "home")
    drawn = view(model)
    assert drawn
    assert 'id="demo"' in render(drawn)[0]


def test_a_demo_that_is_not_there_is_refused() -> None:
    model, _effects = embedded(demo="delivering")
    assert places(ask(model, "load", demo="<b>")) == [("refused", None)]
    drawn = view(model)
    assert drawn
    assert 'id="demo"' in render(drawn)[0]


def test_step_looks_back_and_play_runs_and_stops() -> None:
    model, _effects = embedded(record=OVER)
    sitting = model.sitting
    assert sitting
    moves = len(sitting.match.moves)
    ask(model, "step", by=-3)
    assert sitting.rewind.at == moves - 3
    ask(model, "step")
    assert sitting.rewind.at == moves - 2
    assert ask(model, "play", on=False) == [STALE]
    (later,) = ask(model, "play", on=True)
    assert (later[0], later[2]) == ("later", "tick")
    assert ask(model, "play", on=True) == [STALE]
    ask(model, "play", on=False)
    assert not sitting.rewind.playing
    ask(model, "step", by=99)
    assert sitting.rewind.at is None


def test_below_a_sheet_nothing_moves() -> None:
    model, _effects = embedded(record=OVER)
    assert model.sitting
    model.sitting.layout.sheet = "menu"
    assert ask(model, "step", by=-1) == [STALE]
    assert model.sitting.rewind.at is None


def test_commands_are_heard_in_a_frame_only() -> None:
    model = Model(draw_seed=lambda: 1)
    assert ask(model, "load") == []
    assert model.screen == "home"


WORDS = ["do", "game", "demo", "record", "by", "on", "load", "step", "play", "enter", "__class__", "dealers"]


def anything(chance: random.Random, depth: int = 3) -> Any:
    kinds: list[Any] = [None, True, 10**30, -1, 1e300, "", "<script>", "\ud800", chance.choice(WORDS)]
    if depth and chance.random() < 0.4:
        inside = [anything(chance, depth - 1) for _one in range(chance.randrange(4))]
        return inside if chance.random() < 0.5 else {chance.choice(WORDS): one for one in inside}
    return chance.choice(kinds)


def test_ten_thousand_malformed_commands_change_nothing_but_what_they_may() -> None:
    chance = random.Random(4)
    model, _effects = embedded(record=OVER)
    settings, begun = replace(model.settings), 0
    lies = played(model)
    for _one in range(10_000):
        command = {name: anything(chance) for name in chance.sample(WORDS, 4)}
        command["do"] = chance.choice(["step", "play", "load", anything(chance)])
        command.setdefault("record", "x")  # a game that may be begun takes its time
        text = json.dumps(command)
        if chance.random() < 0.2:
            place = chance.randrange(len(text))
            text = text[:place] + chance.choice('{}[]",:\\x0') + text[place + 1 :]
        effects = update(model, "command", text)
        answers = [one["kind"] for one in told(effects)]
        if any(effect[0] == "save" for effect in effects):  # what was asked for was a game
            assert parsed(text)["do"] == "load"
            lies, begun = played(model), begun + 1
            assert "refused" not in answers
        elif answers != ["refused"]:
            assert parsed(text)["do"] in ("step", "play")
        assert model.screen in ("table", "page")
    assert begun < 1_000
    assert played(model) == lies
    assert model.settings == settings
    assert isinstance(model.page, Page)


def played(model: Model) -> str:
    assert model.sitting
    return write(model.sitting.match)


@pytest.mark.parametrize(
    "text", ["", "[", "[]", "7", "null", "[" * 100_000, '"load"', "NaN", '{"do": ["load"]}', '{"do": "sell"}']
)
def test_what_is_no_command_is_refused(text: str) -> None:
    model, _effects = embedded(record=OVER)
    (answer,) = told(update(model, "command", text))
    assert (answer["kind"], answer["why"]) == ("refused", "There is no such command.")


def test_a_number_is_no_yes_and_unknown_fields_are_not_read() -> None:
    assert fields({"do": "play", "on": True, "more": "x"}) == {"do": "play", "on": True}
    for wrong in ({"on": 1}, {"by": True}, {"by": 1.5}, {"by": FARTHEST + 1}, {"game": None}, {"seats": [2]}):
        with pytest.raises(Refused, match=rf"^{next(iter(wrong))}: "):
            fields({"do": "play", **wrong})
    with pytest.raises(Refused, match=r"^level: "):
        fields({"do": "load", "level": "x" * (LONGEST + 1)})


# ---- attributes of a new game


def test_a_table_is_laid_as_the_attributes_say() -> None:
    wish = {"game": "dealers", "seats": "3", "level": "easy", "seed": "77", "options": "open_piles=yes"}
    model, effects = embedded(**wish)
    assert model.sitting
    match = model.sitting.match
    assert [seat.player for seat in match.seats] == ["human", "easy", "easy"]
    assert (match.seed, match.options["open_piles"], match.options["open_totals"]) == (77, "yes", "no")
    assert [player["player"] for player in told(effects)[0]["players"]] == ["human", "easy", "easy"]


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"seats": "9"}, "seats: there is no “9”, but 2, 3, 4."),
        ({"seats": 0}, "seats: there is no “0”, but 2, 3, 4."),
        ({"seats": ""}, None),  # nothing was said
        ({"seats": "-2"}, "seats: there is no “-2”, but 2, 3, 4."),
        ({"level": "godlike"}, "level: there is no “godlike”, but easy, normal, hard, master."),
        ({"seed": "-1"}, "A seed is a whole number below 2^64."),
        ({"seed": 2**64}, "A seed is a whole number below 2^64."),
        (
            {"options": "sheep=yes"},
            "options: there is no “sheep”, but open_piles, open_totals, dealer, colours.",
        ),
        ({"options": "open_piles=perhaps"}, "open_piles: there is no “perhaps”, but no, yes."),
        ({"options": "open_piles"}, "open_piles: there is no “”, but no, yes."),
        ({"demo": "no"}, "There is no such demo."),
        ({"game": "chess"}, "This version does not have the game."),
        (
            {"record": "g=broken"},
            "The link is damaged or was cut off. Ask for it once more, or for the file.",
        ),
    ],
)
def test_what_a_table_cannot_have_is_refused_in_one_clear_line(wish: dict[str, Any], why: str | None) -> None:
    model, _effects = embedded(record=OVER)
    lies = played(model)
    answers = [one.get("why") for one in told(ask(model, "load", **{"game": "dealers", **wish}))]
    if why is None:
        assert played(model) != lies
    else:
        assert answers == [why]
        assert played(model) == lies


def test_ten_thousand_mutated_attributes_lay_a_table_or_are_refused() -> None:
    chance = random.Random(9)
    model, _effects = embedded(record=OVER)
    words = [
        "2",
        "3",
        "easy",
        "hard",
        "open_piles=yes",
        "dealer=seat1",
        "=",
        "",
        "-1",
        "9" * 30,
        "\0",
        "ü",
        3,
        -7,
    ]
    known = [name for name in FIELDS if name not in ("do", "record", "by", "on")]
    lies = played(model)
    for _one in range(10_000):
        names = chance.sample(known, 4)
        wish = {name: chance.choice([*words, anything(chance)]) for name in names}
        wish["level"] = wish.get("level", "godlike")  # a table that is laid takes its time
        effects = ask(model, "load", **wish)
        answers = told(effects)
        if any(effect[0] == "save" for effect in effects):
            lies = played(model)
            assert model.sitting
            assert model.sitting.match.seats[1].player in ("easy", "hard", "normal")
        else:
            assert [(one["kind"], bool(one["why"])) for one in answers] == [("refused", True)]
        assert played(model) == lies


@pytest.mark.parametrize(
    ("do", "wish"), [("lang", {"lang": "xx"}), ("theme", {"theme": "pink"}), ("lang", {})]
)
def test_a_language_or_a_theme_that_is_not_there_is_refused(do: str, wish: dict[str, str]) -> None:
    model, _effects = embedded(record=OVER)
    (answer,) = told(ask(model, do, **wish))
    assert (answer["kind"], answer["do"]) == ("refused", do)
    assert answer["why"].startswith(f"{do}: there is no ")


def test_a_link_is_laid_at_its_moment() -> None:
    model, _effects = embedded(record=fold(OVER, 5))
    assert model.sitting
    assert write(model.sitting.match) == write(Record.read(OVER).replay())
    assert model.sitting.rewind.at == 5


def test_a_frame_is_called_after_what_lies_there() -> None:
    model, _effects = embedded(demo="delivering")
    demo = FACES["dealers"].book().demos()["delivering"].title
    assert title(model) == f"Highland Dealers: {demo} · Peddler’s Table"


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


def test_only_a_frame_has_the_room_of_frames() -> None:
    model = Model(draw_seed=lambda: 7)
    assert update(model, "hash", "embed") == []
    assert model.screen == "home"


def test_a_frame_forgets_the_games_that_it_has_put_away() -> None:
    texts: dict[str, str] = {}
    model, effects = embedded(record=running())
    carry(model, texts, effects)
    for number in range(4):
        carry(
            model, texts, update(model, "command", json.dumps({"do": "load", "record": running(3, number)}))
        )
        assert {mark_of(key) for key in texts} == {model.sitting.mark} if model.sitting else False
    carry(model, texts, update(model, "again"))
    assert len({mark_of(key) for key in texts}) == 1


# ---- posters, and what a webmaster reads


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


def test_a_demo_has_so_much_room_for_words_as_its_longest_caption() -> None:
    demo = FACES["dealers"].book().demos()["delivering"]
    longest = escape(max(demo.captions.values(), key=len))
    for moment in range(len(demo.captions)):
        assert f'data-longest="{longest}"' in str(demos.draw(Showing("delivering", moment), demo))


def test_an_address_leads_to_a_rule_a_demo_and_a_chapter() -> None:
    model = Model(draw_seed=lambda: 1)
    assert ("focus", "rule-damage-1") in update(model, "hash", "rules:dealers/R47")
    assert ("focus", "chapter-damage") in update(model, "hash", "rules:dealers/damage")
    assert ("focus", "demo") in update(model, "hash", "rules:dealers/delivering")
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
    update(model, "hash", "rules:dealers/feed")
    assert update(model, "embed") == [("site", "site")]
    ((_copy, lines),) = update(model, "site", "https://example.org/table/")
    script, element, nothing = lines.split("\n")
    assert script == '<script src="https://example.org/table/peddlers-table.js"></script>'
    assert element.startswith('<peddlers-table game="dealers" demo="feed" lang="en"><noscript><iframe src=')
    assert not nothing
    assert "https://example.org/table/posters/dealers-feed.html" in element
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


def test_what_a_sandbox_drops_is_shown_to_be_copied() -> None:
    model, _effects = embedded(record=OVER)
    (download,) = update(model, "export")
    update(model, "unsaved", download[2])
    drawn = str(view(model))
    assert "lets us save no files" in drawn
    assert escape(download[2]) in drawn
    bare = Model(draw_seed=lambda: 1)
    assert update(bare, "unsaved", "x") == []


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
