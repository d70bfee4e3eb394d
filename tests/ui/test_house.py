"""The house's order: who may import the browser, and who may know a game."""

import ast
from pathlib import Path

import pytest

from engine import GAMES
from ui.face import Face
from ui.games import FACES

UI = Path(__file__).parents[2] / "ui"
BROWSER = {"js", "pyodide", "pyscript"}
DOORS = {UI / "dom.py", UI / "storage.py", UI / "main.py", UI / "minds" / "thinker.py"}
FILES = sorted(UI.rglob("*.py"))


def imported(file: Path) -> set[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    froms = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    return {name.split(".")[0] for name in names | froms}


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(UI)))
def test_only_four_files_import_the_browser(file: Path) -> None:
    assert not imported(file) & BROWSER or file in DOORS


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(UI)))
def test_no_game_is_named_outside_its_own_folder(file: Path) -> None:
    if UI / "games" in file.parents:
        return
    text = file.read_text(encoding="utf-8")
    assert not [key for key in GAMES if key in text.lower()]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(UI)))
def test_the_ui_sees_views_and_never_the_state(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    assert not {"state", "past"} & {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}


@pytest.mark.parametrize("key", FACES)
def test_a_face_has_all_that_is_asked_of_it(key: str) -> None:
    """A function where a function is asked for: a module of the same name would hide it."""
    asked = {name: callable(what) for name, what in vars(Face).items() if name[0] != "_"}
    assert {name: callable(getattr(FACES[key], name)) for name in asked} == asked
