"""What a message needs is asked before it is heard, so that a page fetches no more than what is used."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from assets.packing.dist import tree
from assets.packing.downloads import APP, sorted_out
from assets.packing.work import ROOT
from engine import Record
from engine.code import code
from ui.games import KEYS
from ui.model import Model
from ui.needs import PAGES, needs
from ui.page import PAGES as NAMES
from ui.saves.link import fold
from ui.saves.shelf import Handed
from ui.table.drawing.table import LATER, SHEETS

from . import bare
from .places import CLOCKS, Message, rooms
from .shelf import OVER, RECORDS, lying

FIRST, OTHER = KEYS[:2]
RECORD = next(file.read_text(encoding="utf-8") for file in RECORDS if file.parent.name == OTHER)
SLOT = lying(RECORD)
LINK = fold(RECORD)
CODE = code(Record.read(RECORD).start())
BOTH = {f"game.{number}.0": lying(record) for number, record in enumerate((OVER, RECORD))}
FILES = sorted_out((file.relative_to(ROOT).as_posix() for file in tree("engine", "ui")), KEYS)

PLACES = rooms(FIRST, "feed-1", "delivering", lying(OVER))
NEEDS: list[tuple[Message, set[str]]] = [
    *((("go", name), {PAGES}) for name in NAMES),
    *((("hash", name), {PAGES}) for name in NAMES),
    *((("go", f"{name}:{OTHER}"), {PAGES, OTHER}) for name in ("new", "rules", "lesson")),
    (("go", f"rules:{OTHER}:R3"), {PAGES, OTHER}),
    (("go", "rules:chess"), {PAGES}),
    (("go", "replay:7:12"), {PAGES}),  # its game comes with `lies`
    (("go", "home"), set()),
    (("go", "table"), set()),
    (("go", "table:7"), set()),  # its game comes with `resume`
    (("hash", ""), set()),
    (("hash", "nothing:here"), set()),
    (("go", f"table:lesson_{OTHER}"), {PAGES, OTHER}),
    (("hash", f"table:lesson_{OTHER}"), {PAGES, OTHER}),
    (("go", LINK), {PAGES, OTHER}),
    (("hash", f"{LINK}&m=12"), {PAGES, OTHER}),
    (("hash", "g=broken"), {PAGES}),
    *((("open", name), {PAGES}) for name in LATER),
    *((("open", name), set()) for name in (*SHEETS, "nothing")),
    (("resume", "7", SLOT, ""), {OTHER}),
    (("resume", "7", "", ""), set()),
    (("load", "7", "", SLOT), {OTHER}),
    (("slots_read", SLOT, ""), {OTHER}),
    (("shelved", BOTH), {FIRST, OTHER}),
    (("shelved", {"game.1.0": "damaged"}), set()),
    (("files", ("a", RECORD), ("b", "nonsense"), ("c", None)), set()),  # they are kept first
    (("pasted", RECORD), {OTHER}),
    (("pasted", f"https://example.org/#{LINK}"), {OTHER}),
    (("pasted", ""), set()),
    (("pasted",), set()),
    (("set", "seed", CODE), {OTHER}),
    (("set", "seed", f" {CODE.lower().replace('-', ' ')} "), {OTHER}),  # as it may be typed
    (("set", "seed", "12"), set()),
    (("set", "seed", ""), set()),
    (("set", "name-0", OTHER), set()),
    (("command", json.dumps({"do": "load", "game": OTHER})), {OTHER}),
    (("command", json.dumps({"do": "load", "record": RECORD})), {OTHER}),
    (("command", json.dumps({"do": "load"})), {FIRST}),
    *((("command", text), set()) for text in ('{"do": "step"}', "[]", "}", "[" * 100_000, '"load"')),
    (("begin", OTHER), {OTHER}),
    *((clock, set()) for clock in CLOCKS.values()),
    *(((kind,), set()) for kind in ("tap", "move", "undo", "yes", "elsewhere", "away", "unheard")),
]


@pytest.mark.parametrize(
    ("message", "named"), NEEDS, ids=lambda part: str(sorted(part) if isinstance(part, set) else part)[:40]
)
def test_a_message_names_its_downloads(message: Message, named: set[str]) -> None:
    assert needs(Model(draw_seed=lambda: 7), *message) == named  # type: ignore[arg-type]


@pytest.mark.parametrize("message", [("shelved", {}), ("pasted", ""), ("take_in",)], ids=lambda told: told[0])
def test_of_records_that_wait_the_next_one_is_named(message: Message) -> None:
    model = Model(draw_seed=lambda: 7, handed=[Handed(RECORD), *[Handed(OVER)] * 9])
    assert needs(model, *message) == {FIRST, OTHER}  # several short ones are read at once
    model.handed = [Handed(RECORD + "\n" * 2_000), Handed(OVER)]
    assert needs(model, *message) == {OTHER}  # type: ignore[arg-type]


# ---- a page that has nothing but what it was told to fetch

TABLE: list[Message] = [
    ("go", f"new:{FIRST}"),
    ("start",),
    ("move", "deal"),
    ("skip",),
    ("bot", 7, 1),
]
WAYS: dict[str, list[Message]] = {
    **{name: [("go", "home"), *messages] for name, messages in PLACES.items()},
    **{f"{name}, from a table": [*TABLE, *messages] for name, messages in PLACES.items()},
    **{name: [*TABLE, ("open", name), ("cancel",)] for name in (*LATER, "menu")},
    "about": [*TABLE, ("about", "seat/0"), ("cancel",)],
    "a saved game": [("resume", "7", SLOT, ""), ("go", "replay:7"), ("slots_read", SLOT, "")],
    "another tab": [*TABLE, ("load", "7", SLOT)],
    "a link": [("hash", LINK), ("keep",), ("last",), ("play_on",)],
    "a lesson": [("go", f"table:lesson_{OTHER}"), ("resume", f"lesson_{OTHER}", "", "")],
    "handed in": [
        ("files", ("games.txt", OVER + RECORD)),
        ("go", "library"),
        ("shelved", {}),
        ("take_in",),
        ("pasted", LINK),
    ],
    "two games": [("go", "library"), ("shelved", BOTH), ("go", "statistics"), ("shelved", BOTH)],
    "a game code": [("go", f"new:{FIRST}"), ("set", "seed", CODE), ("start",)],
    "a frame": [("go", "embed"), ("command", json.dumps({"do": "load", "record": RECORD}))],
    "a new game in a frame": [("go", "embed"), ("begin", OTHER)],
}


def opened(folder: Path, **told: object) -> None:
    """A page in an empty folder."""
    page = subprocess.run(
        [sys.executable, "-I", bare.__file__],
        input=json.dumps({"root": str(ROOT), "downloads": FILES, **told}),
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert page.returncode == 0, page.stderr


@pytest.mark.parametrize("way", WAYS)
def test_nothing_is_used_that_no_message_named(way: str, tmp_path: Path) -> None:
    opened(tmp_path, messages=WAYS[way])


def test_what_comes_with_the_page_imports_nothing_that_comes_later(tmp_path: Path) -> None:
    """Of the browser there is none here."""
    modules = [file.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for file in FILES[APP]]
    opened(tmp_path, imports=[module for module in modules if not module.startswith("ui.browser")])
