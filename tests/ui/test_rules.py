"""The room of the rules: found by searching, shown by demos, tried at a table of one’s own."""

import re
from itertools import count
from pathlib import Path

import pytest

import engine.games
import ui.games
from engine import Move, Record
from ui.app import title, update, view
from ui.book import Book
from ui.games import FACES
from ui.model import STALE, Effect, Model
from ui.pages.demo import seated

from ..toy.face import book
from .markup import spoken
from .table import kinds, match, sitting
from .toy.table import at_toy

pytestmark = pytest.mark.usefixtures("toy")


def names(book: Book) -> list[str]:
    return [f"{chapter.name}-{n}" for chapter in book.chapters() for n, _ in enumerate(chapter.paragraphs, 1)]


NAMES = names(book)
SHOWN = [
    (key, f"{chapter.name}-{n}", paragraph.demo)
    for key in FACES
    for chapter in FACES[key].book().chapters()
    for n, paragraph in enumerate(chapter.paragraphs, 1)
    if paragraph.demo
]


def reading(detail: str = "toy", model: Model | None = None) -> Model:
    seeds = count(7)
    model = model or Model(draw_seed=lambda: next(seeds))
    update(model, "go", f"rules:{detail}")
    return model


def page(model: Model) -> str:
    return str(view(model))


def paragraphs(model: Model) -> list[str]:
    return re.findall(r'id="rule-([a-z]+-\d+)"', page(model))


def focus(effects: list[Effect]) -> list[str]:
    return [effect[1] for effect in effects if effect[0] == "focus"]


@pytest.mark.parametrize("key", FACES)
def test_all_chapters_and_paragraphs_are_there(key: str) -> None:
    model = reading(key)
    assert paragraphs(model) == names(FACES[key].book())
    assert title(model).startswith(f"{FACES[key].title()}: rules")
    for chapter in FACES[key].book().chapters():
        assert focus(update(model, "chapter", chapter.name)) == [f"chapter-{chapter.name}"]
        assert f'id="chapter-{chapter.name}"' in page(model)


@pytest.mark.parametrize("key", FACES)
def test_every_rule_that_the_table_names_leads_to_where_it_is_told(key: str) -> None:
    folder = Path(ui.games.__file__).parent / key
    named = {rule for file in folder.glob("*.py") for rule in re.findall(r'"([RS]\d+b?)"', file.read_text())}
    sheet = (Path(engine.games.__file__).parent / key / "RULES.md").read_text()
    assert len(named) >= len(set(re.findall(r"\*\*(R\d+b?)\*\*", sheet))) / 3
    for rule in named:
        model = Model(draw_seed=lambda: 7)
        (name,) = focus(update(model, "go", f"rules:{key}:{rule}"))
        told = page(model).split(f'id="{name}"')[1].split('class="rule"')[0]
        assert f"<span>{rule} </span>" in told


@pytest.mark.parametrize("detail", ["chess", "", "toy2:T1"])
def test_the_rules_of_no_game_lead_to_the_lobby(detail: str) -> None:
    assert reading(detail).screen == "home"


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("NOBODY cards", ["rules-1"]),
        ("t3", ["rules-3"]),
        ("rules draw", ["rules-2"]),
        ("zebra", []),
        ("   ", NAMES),
    ],
)
def test_searching_leaves_what_has_all_the_words(words: str, found: list[str]) -> None:
    model = reading()
    update(model, "seek", words)
    assert paragraphs(model) == found
    told = f"{len(found)} paragraph found" if len(found) == 1 else f"{len(found)} paragraphs found"
    assert told in page(model)
    update(model, "seek", "")
    assert paragraphs(model) == NAMES
    assert "found" not in page(model)


def test_what_is_typed_is_kept_short_and_is_text() -> None:
    model = reading()
    update(model, "seek", "<b>" + "x" * 500)
    assert "<b>x" not in page(model)
    assert "&lt;b&gt;" + "x" * 57 + '"' in page(model)


@pytest.mark.parametrize(("key", "name", "demo"), SHOWN)
def test_a_demo_is_stepped_to_its_end_and_back(key: str, name: str, demo: str) -> None:
    model, captions = reading(key), list(FACES[key].book().demos()[demo].captions.values())
    assert captions[0] not in spoken(page(model))
    assert focus(update(model, "show", name)) == ["demo"]
    seen = []
    for place, caption in enumerate(captions):
        told = page(model)
        assert caption in spoken(told)
        assert f"{place + 1} of {len(captions)}" in told
        assert ('id="demo-back" aria-disabled' in told or 'aria-disabled="true" id="demo-back"' in told) == (
            place == 0
        )
        seen.append(told.split('class="scenery')[1])
        update(model, "step", "on")
    assert len(set(seen)) > len(captions) / 2
    assert captions[-1] in spoken(page(model))
    update(model, "step", "first")
    assert captions[0] in spoken(page(model))
    update(model, "show", name)
    assert 'id="demo"' not in page(model)


def test_what_is_tried_is_answered_by_the_engine() -> None:
    model = reading()
    update(model, "show", "rules-2")
    for answered in (False, True, False):
        assert ("You do not hold K1." in spoken(page(model))) == answered
        update(model, "step", "on")


def test_a_demo_shows_no_hand_but_that_of_its_seat() -> None:
    model = reading()
    update(model, "show", "rules-2")
    cards = re.findall(r'data-tap="hand/([^"]+)"', page(model))
    assert cards == [*Record.read(book.RECORD).start().state.hands[0]]


def test_the_moments_follow_each_other_and_stop() -> None:
    model = reading()
    update(model, "show", "rules-2")
    effects = update(model, "run")
    number = 0
    while effects and effects[0][0] == "later":
        assert update(model, "turn", "rules-1", number) == [("stale",)]
        effects = update(model, *effects[0][2:])
        number += 1
    assert number == 2
    assert "3 of 3" in page(model)
    assert kinds(update(model, "run")) == ["later"]  # from the beginning
    assert "1 of 3" in page(model)
    update(model, "step", "on")
    assert update(model, "turn", "rules-2", 0) == [("stale",)]


def test_looking_at_a_demo_changes_nothing_in_it() -> None:
    model = reading()
    update(model, "show", "rules-2")
    update(model, "step", "on")
    page(model)
    assert not seated(book.demos()["turn"].record).looking_back


def test_what_is_tried_at_a_table_is_a_game_of_its_own() -> None:
    model = at_toy()
    update(model, "move", "roll")
    mark = sitting(model).mark
    model.draw_seed = lambda: 8
    reading(model=model)
    assert 'data-do="go table"' in page(model)
    update(model, "show", "rules-2")
    update(model, "step", "on")
    effects = update(model, "try", "1")
    demo = book.demos()["turn"]
    assert model.screen == "table"
    assert match(model).moves == match_of(demo.record)[:1]
    assert sitting(model).title == "Trial: A turn"
    assert sitting(model).acting
    assert [effect[1] for effect in effects if effect[0] in ("save", "drop", "drop_unplayed")] == [
        sitting(model).mark
    ]
    assert sitting(model).mark != mark


def match_of(record: str) -> list[Move]:
    return Record.read(record).replay().moves


@pytest.mark.parametrize("number", ["2", "-1", "9999"])
def test_only_moments_of_the_demo_can_be_tried(number: str) -> None:
    model = reading()
    assert update(model, "try", number) == []
    update(model, "show", "rules-2")
    assert update(model, "try", number) == []
    assert model.screen == "page"


@pytest.mark.parametrize("key", FACES)
def test_every_demo_has_a_still_picture_at_its_first_paragraph(key: str) -> None:
    """They come one after the other, and nothing can be done with them."""
    model, demos = reading(key), FACES[key].book().demos()
    assert page(model).count('class="still"') == len(demos)
    assert 'class="scenery' not in page(model)
    while STALE not in (effects := update(model, "still")):
        assert [effect[0] for effect in effects] == ["later"]
    drawn = page(model)
    assert drawn.count('class="scenery') == len(demos)
    ids = re.findall(r'\bid="([^"]+)"', drawn)
    assert len(ids) == len({*ids})
    for picture in re.findall(r'<div inert>(.*?)<div class="below">', drawn, re.DOTALL):
        assert not re.search(r"tabindex|data-do|data-about", picture)
    name = next(name for game, name, _demo in SHOWN if game == key)
    update(model, "show", name)
    assert page(model).count('class="still"') == len(demos) - 1


def test_what_is_sought_is_marked_counted_and_cleared() -> None:
    model = reading()
    update(model, "seek", "nobody CARDS")
    assert "<mark>nobody</mark>" in page(model)
    assert '<b class="num">1</b>' in page(model)
    assert focus(update(model, "clear")) == ["seek"]
    assert "<mark>" not in page(model)
    update(model, "seek", "zebra")
    assert "Try fewer words" in page(model)
