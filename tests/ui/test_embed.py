"""The table in a page of somebody else: what that page can ask for, and nothing else."""

import json
import random
import re
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from assets.packing import embed as packing
from assets.packing import lobby as tiles
from assets.packing.work import ROOT
from engine import GAMES, Record, write
from ui.app import update, view
from ui.games import FACES
from ui.model import STALE, Effect, Model
from ui.node import render
from ui.pages.embed.page import MOST, Page, read

from .shelf import OVER, running
from .table import call


def embedded(**wish: Any) -> tuple[Model, list[Effect]]:
    """The room, and what was asked for first."""
    model = Model(draw_seed=partial(next, iter(range(100, 1_000_000))))
    assert ("tell", "entered", "") in update(model, "go", "embed")
    return model, ask(model, "load", **wish)


def ask(model: Model, do: str, **more: Any) -> list[Effect]:
    return update(model, "command", json.dumps({"do": do, **more}))


def told(effects: list[Effect]) -> list[dict[str, Any]]:
    return [json.loads(effect[2]) for effect in effects if effect[:2] == ("tell", "told")]


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
    model, _effects = embedded(record=running(0))
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
        if any(effect[0] == "save" for effect in effects):  # what was asked for was a game
            assert read(text)["do"] == "load"
            lies, begun = played(model), begun + 1
        assert model.screen in ("table", "page")
    assert begun < 1_000
    assert played(model) == lies
    assert model.settings == settings
    assert isinstance(model.page, Page)


def played(model: Model) -> str:
    assert model.sitting
    return write(model.sitting.match)


@pytest.mark.parametrize(
    "text", ["", "[", "[]", "7", "null", "[" * 100_000, '"load"', "NaN", '{"do": ["load"]}']
)
def test_what_is_no_command_is_not_read(text: str) -> None:
    assert read(text) == {}


def test_a_number_is_no_yes_and_unknown_fields_are_not_read() -> None:
    assert read('{"do": "play", "on": 1, "by": true, "more": "x"}') == {"do": "play"}


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
    for kind in ("ready", "height", "event", "ended", "refused"):
        assert f'"{kind}"' in element
        assert f"`{kind}`" in guide
    for command in ("load", "step", "play", "lang", "theme"):
        assert f"  {command}" in frame
        assert f"`{command}`" in guide


def test_only_a_frame_has_the_room_of_frames() -> None:
    model = Model(draw_seed=lambda: 7)
    assert update(model, "hash", "embed") == []
    assert model.screen == "home"
