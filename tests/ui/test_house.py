"""The house's order: who may import the browser, and who may know a game."""

import ast
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from engine import GAMES
from ui.face import Face
from ui.games import FACES

UI = Path(__file__).parents[2] / "ui"
BROWSER = {"js", "pyodide", "pyscript"}
DOORS = {UI / "dom.py", UI / "storage.py", UI / "main.py", UI / "minds" / "thinker.py"}
FILES = {*UI.rglob("*.py")}


def offenders(files: Iterable[Path], found: Callable[[str], set[str]]) -> dict[str, set[str]]:
    """Of each file what is found in its text and should not be."""
    texts = {file: file.read_text(encoding="utf-8") for file in files}
    return {str(file.relative_to(UI)): wrong for file, text in texts.items() if (wrong := found(text))}


def imported(text: str) -> set[str]:
    tree = ast.parse(text)
    names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    froms = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    return {name.split(".")[0] for name in names | froms}


def attributes(text: str) -> set[str]:
    return {node.attr for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Attribute)}


def test_only_four_files_import_the_browser() -> None:
    assert offenders(FILES - DOORS, lambda text: imported(text) & BROWSER) == {}
    assert offenders(DOORS, lambda text: imported(text) & BROWSER).keys() == {
        str(door.relative_to(UI)) for door in DOORS
    }


def test_no_game_is_named_outside_its_own_folder() -> None:
    shared = [file for file in FILES if UI / "games" not in file.parents]
    assert offenders(shared, lambda text: {key for key in GAMES if key in text.lower()}) == {}


def test_the_ui_sees_views_and_never_the_state() -> None:
    assert offenders(FILES, lambda text: attributes(text) & {"state", "past"}) == {}


@pytest.mark.parametrize("key", FACES)
def test_a_face_has_all_that_is_asked_of_it(key: str) -> None:
    """A function where a function is asked for: a module of the same name would hide it."""
    asked = {name: callable(what) for name, what in vars(Face).items() if name[0] != "_"}
    assert {name: callable(getattr(FACES[key], name)) for name in asked} == asked
