"""The table in a page of somebody else: what that page can ask for, and nothing else."""

import json

import pytest

from engine import Record, write
from ui.app import title, update, view
from ui.games import FACES, KEYS
from ui.model import STALE, Effect, Model
from ui.node import escape, render
from ui.pages import demo as demos
from ui.pages.demo import Showing
from ui.pages.embed.command import MOST
from ui.pages.embed.page import Page
from ui.saves.link import fold
from ui.saves.shelf import mark_of

from ..toy.game import TOY
from .frame import ask, embedded, to_host
from .shelf import ENDED, carry, running

pytestmark = pytest.mark.usefixtures("toy")


def test_without_a_command_a_person_plays_against_a_bot() -> None:
    model, effects = embedded()
    assert model.screen == "table"
    assert model.sitting
    assert [seat.player == "human" for seat in model.sitting.match.seats] == [True, False]
    (stand,) = to_host(effects)
    assert stand == {
        "kind": "event",
        "game": KEYS[0],
        "players": [{"name": "Freya", "player": "human"}, {"name": "Jack", "player": "normal"}],
        "moves": 0,
        "round": 1,
        "turn": stand["turn"],
    }
    assert stand["turn"] in ("Freya", "Jack")
    assert not model.settings.sound


def test_a_record_is_laid_as_it_stands() -> None:
    model, effects = embedded(record=ENDED)
    assert model.sitting
    assert write(model.sitting.match) == write(Record.read(ENDED).replay())
    stand, ended = to_host(effects)
    assert (stand["kind"], stand["turn"], stand["moves"]) == ("event", None, len(model.sitting.match.moves))
    scores = TOY.scores(model.sitting.match.view(None))
    assert ended["kind"] == "ended"
    assert (ended["scores"], ended["winners"]) == ([*scores.rows], [*scores.winners])


@pytest.mark.parametrize(
    "record", ["", "x", running() + "fly away\n", running().replace("rules 1", "rules 9")]
)
def test_what_cannot_be_played_is_refused_and_the_table_stays(record: str) -> None:
    model, _effects = embedded()
    before = model.sitting
    effects = ask(model, "load", record=record or "x" * (MOST + 1))
    (answer,) = to_host(effects)
    assert (answer["kind"], answer["do"]) == ("refused", "load")
    assert answer["why"]
    assert (model.sitting, model.screen) == (before, "table")


def test_a_game_that_is_not_there_is_refused_and_another_is_offered() -> None:
    model, effects = embedded(game="<img src=x>")
    assert to_host(effects)[0]["kind"] == "refused"
    drawn = view(model)
    assert drawn
    markup, _parts = render(drawn)
    assert "<img" not in markup
    assert "begin" in markup
    update(model, "begin", "toy")
    assert model.sitting


@pytest.mark.parametrize("wrong", [{"seats": "9"}, {"demo": "no"}, {"seed": "-1"}])
def test_what_else_is_refused_the_game_that_was_asked_for_is_offered(wrong: dict[str, str]) -> None:
    model, effects = embedded(game="toy", **wrong)
    assert to_host(effects)[0]["kind"] == "refused"
    drawn = view(model)
    assert drawn
    markup, _parts = render(drawn)
    assert "begin toy" in markup
    assert "<h2>Toy</h2>" in markup
    update(model, "begin", "toy")
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
    return [(one["kind"], one.get("moment")) for one in to_host(effects)]


def test_a_demo_is_stepped_and_tells_its_moments() -> None:
    model, effects = embedded(game="toy", demo="turn")
    assert model.screen == "page"
    assert places(effects) == [("event", 1)]
    moments = to_host(effects)[0]["moments"]
    assert places(ask(model, "step")) == [("event", 2)]
    assert places(update(model, "step", "on")) == [("event", moments), ("ended", None)]
    assert places(ask(model, "step", by=-99)) == [("event", 1)]
    assert places(ask(model, "step", by=99)) == [("event", moments), ("ended", None)]


def test_a_demo_runs_to_its_end_unless_somebody_stops_it() -> None:
    model, effects = embedded(game="toy", demo="turn")
    moments = to_host(effects)[0]["moments"]
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
    model, _effects = embedded(game="toy", demo="turn")
    number = list(FACES["toy"].book().demos()["turn"].captions)[1]
    update(model, "try", str(number))
    assert model.screen == "table"
    assert model.sitting
    assert len(model.sitting.match.moves) == number
    update(model, "go", "home")
    drawn = view(model)
    assert drawn
    assert 'id="demo"' in render(drawn)[0]


def test_a_demo_that_is_not_there_is_refused() -> None:
    model, _effects = embedded(game="toy", demo="turn")
    assert places(ask(model, "load", demo="<b>")) == [("refused", None)]
    drawn = view(model)
    assert drawn
    assert 'id="demo"' in render(drawn)[0]


def test_step_looks_back_and_play_runs_and_stops() -> None:
    model, _effects = embedded(record=ENDED)
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
    model, _effects = embedded(record=ENDED)
    assert model.sitting
    model.sitting.layout.sheet = "menu"
    assert ask(model, "step", by=-1) == [STALE]
    assert model.sitting.rewind.at is None


def test_commands_are_heard_in_a_frame_only() -> None:
    model = Model(draw_seed=lambda: 1)
    assert ask(model, "load") == []
    assert model.screen == "home"


def test_a_link_is_laid_at_its_moment() -> None:
    model, _effects = embedded(record=fold(ENDED, 5))
    assert model.sitting
    assert write(model.sitting.match) == write(Record.read(ENDED).replay())
    assert model.sitting.rewind.at == 5


def test_a_frame_is_called_after_what_lies_there() -> None:
    model, _effects = embedded(game="toy", demo="turn")
    demo = FACES["toy"].book().demos()["turn"].title
    assert title(model) == f"Toy: {demo} · Peddler’s Table"


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


def test_a_demo_has_so_much_room_for_words_as_its_longest_caption() -> None:
    demo = FACES["toy"].book().demos()["turn"]
    longest = escape(max(demo.captions.values(), key=len))
    for moment in range(len(demo.captions)):
        assert f'data-longest="{longest}"' in str(demos.draw(Showing("turn", moment), demo))


def test_what_a_sandbox_drops_is_shown_to_be_copied() -> None:
    model, _effects = embedded(record=ENDED)
    (download,) = update(model, "export")
    update(model, "unsaved", download[2])
    drawn = str(view(model))
    assert "lets us save no files" in drawn
    assert escape(download[2]) in drawn
    bare = Model(draw_seed=lambda: 1)
    assert update(bare, "unsaved", "x") == []
