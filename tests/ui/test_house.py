"""The house's order: who may import the browser, and who may know a game."""

import ast
import re
from collections.abc import Callable, Iterable
from pathlib import Path

from engine import GAMES

UI = Path(__file__).parents[2] / "ui"
BROWSER = {"js", "pyodide", "pyscript"}
FILES = {*UI.rglob("*.py")}
DOORS = {*(UI / "browser").glob("[a-z]*.py")}


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


def test_one_package_imports_the_browser() -> None:
    assert offenders(FILES - DOORS, lambda text: imported(text) & BROWSER) == {}
    assert offenders(DOORS, lambda text: imported(text) & BROWSER).keys() == {
        str(door.relative_to(UI)) for door in DOORS
    }


def test_no_game_is_named_outside_its_own_folder() -> None:
    shared = [file for file in FILES if UI / "games" not in file.parents]
    assert offenders(shared, lambda text: {key for key in GAMES if key in text.lower()}) == {}


def test_the_ui_sees_views_and_never_the_state() -> None:
    kept = re.compile(r"\bmatch\.past\b")  # a view of a game may have a past of its own
    # what the command tells of a whole game, `replay --json` and `perft`, is for who develops
    seen = [file for file in FILES if file != UI / "terminal" / "commands.py"]
    assert offenders(seen, lambda text: attributes(text) & {"state"} | {*kept.findall(text)}) == {}


# package -> what of ui/ it may import: nothing reaches back into what is built on it
MAY = {
    "parts": "node scene settings words",
    "games": "book defaults face node parts saves scene table words",
    "saves": "games node page parts words",
    "table": "face games keys model node parts saves scene settings words",
    "pages": "book face games host keys model node page parts places saves scene settings table words",
}


def within(file: Path) -> set[str]:
    """What a module of ui/ imports of it: a module or a package of its top."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            folder = file.relative_to(UI).parent.parts
            reached = (*folder[: len(folder) - node.level + 1], *(node.module or "").split("."))
            found |= {reached[0]} if reached[0] else {alias.name for alias in node.names}
    return found


def test_no_package_reaches_back_into_those_that_use_it() -> None:
    for package, allowed in MAY.items():
        files = (UI / package).rglob("*.py")
        wrong = {str(file): more for file in files if (more := within(file) - {package, *allowed.split()})}
        assert wrong == {}, package
