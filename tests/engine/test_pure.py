"""The engine is pure: it works under any name, and touches nothing but its arguments."""

import ast
import re
import shutil
import subprocess
import sys
from pathlib import Path

import engine
from engine import GAMES

HOME = Path(engine.__file__).parent
OUTSIDE = ("lab/",)  # may talk to a person, a clock and files
COMMAND = ("__main__.py", "interrupted.py")  # where the package is a command
MODULES = sorted(path.relative_to(HOME).as_posix() for path in HOME.rglob("*.py"))
CORE = [module for module in MODULES if not module.startswith("games/")]
PURE = [module for module in MODULES if not module.startswith((*OUTSIDE, *COMMAND))]
# all that the rules need of the standard library: no clock, file, process, network, browser, randomness
ALLOWED = {
    "collections",
    "dataclasses",
    "functools",
    "hashlib",
    "importlib",  # the shelf: which games are there
    "itertools",
    "json",
    "operator",
    "re",
    "typing",
}
IMPURE = {"open", "print", "input", "eval", "exec", "compile", "__import__", "breakpoint", "hash", "id"}


def parsed(module):
    return ast.parse((HOME / module).read_text(encoding="utf-8"))


def imports(tree):
    """The top names of modules imported from outside the package."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield node.module.partition(".")[0]


def called(tree):
    """Names of plain functions that are called."""
    return {n.func.id for n in ast.walk(tree) if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)}


def words(tree):
    """Every name and text in the code, docstrings left out."""
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef))
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node.value
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, (ast.ImportFrom, ast.alias)):
            yield str(node.module if isinstance(node, ast.ImportFrom) else node.name)


def relative(tree):
    """Modules of the package that are imported wherever in the module, but for those that only mypy reads."""
    typing = [
        node for node in ast.walk(tree) if isinstance(node, ast.If) and names(node.test, "TYPE_CHECKING")
    ]
    skipped = {id(node) for block in typing for node in ast.walk(block)}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.level and id(node) not in skipped:
            yield from ([node.module] if node.module else [alias.name for alias in node.names])


def names(node, name):
    return isinstance(node, ast.Name) and node.id == name


def offenders(modules, wrong):
    """Module -> what is wrong with it."""
    found = {module: wrong(parsed(module)) for module in modules}
    return {module: names for module, names in found.items() if names}


def test_the_rules_import_nothing_but_plain_tools():
    assert offenders(PURE, lambda tree: set(imports(tree)) - ALLOWED) == {}


def test_the_rules_call_nothing_that_reaches_outside():
    assert offenders(PURE, lambda tree: called(tree) & IMPURE) == {}


def test_the_rules_do_without_those_who_talk():
    outside = {path.removesuffix(".py").removesuffix("/") for path in OUTSIDE}
    assert offenders(PURE, lambda tree: {name.partition(".")[0] for name in relative(tree)} & outside) == {}


def test_the_rules_do_without_those_who_think():
    """The code of bots is a download of its own, which a table without bots does not need."""
    thinking = re.compile(r"search\b|simulate\b|mind\b")
    rules = [module for module in PURE if not thinking.match(module) and "/mind/" not in module]
    assert "match.py" in rules
    assert offenders(rules, lambda tree: {name for name in relative(tree) if thinking.match(name)}) == {}


def test_imports_within_the_package_are_relative():
    assert offenders(MODULES, lambda tree: {"engine"} & set(imports(tree))) == {}


def test_the_core_names_no_game():
    assert offenders(CORE, lambda tree: {key for key in GAMES if key in " ".join(words(tree)).lower()}) == {}


def test_these_tests_would_notice():
    bad = ast.parse("import os.path, time\nfrom random import choice\nfrom .x import y\nopen('dealers')")
    assert set(imports(bad)) == {"os", "time", "random"}
    assert called(bad) == {"open"}
    lazy = "if TYPE_CHECKING:\n    from .search import a\ndef f():\n    from .terminal import b\n"
    assert set(relative(ast.parse(lazy))) == {"terminal"}
    assert "dealers" in set(words(bad))
    assert "dealers" not in set(words(ast.parse('"""dealers"""')))
    assert "games.dealers" in set(words(ast.parse("from .games.dealers import GAME")))


def test_the_engine_works_under_another_name(tmp_path):
    shutil.copytree(HOME, tmp_path / "peddlers" / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "peddlers" / "__init__.py").touch()
    results = []
    for name, folder in (("peddlers.engine", tmp_path), ("engine", HOME.parent)):
        code = f"from {name} import GAMES\nfrom {name}.simulate import simulate\n"
        code += "print(simulate(GAMES['dealers'], 3, 1, 1, ['greedy', 'random'], {}, lambda: 0))"
        command = [sys.executable, "-c", code]
        done = subprocess.run(command, cwd=folder, capture_output=True, encoding="utf-8", check=True)
        results.append(done.stdout)
    assert results[0] == results[1]
    assert "digest" in results[0]
