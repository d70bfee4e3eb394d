"""The numbers of a rule sheet, and the tests that name them."""

import ast
import re
from pathlib import Path

import engine

NUMBER = re.compile(r"^- \*\*(R\d+b?)\b|^\| (S\d+) \||^(?:- )?\*\*(TV\d+)\b", re.MULTILINE)
NAMED = re.compile(r"test_((?:r|s|tv)\d+b?)_\w")


def sheet(key):
    return Path(engine.__file__).with_name("games").joinpath(key, "RULES.md").read_text(encoding="utf-8")


def numbers(sheet):
    """The rules, rulings and worked examples of a sheet, in order."""
    return ["".join(found).lower() for found in NUMBER.findall(sheet)]


def functions_in(source):
    """The test functions of a module, in order."""
    functions = [node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)]
    return [function for function in functions if function.name.startswith("test_")]


def all_tests(key):
    files = sorted((Path(__file__).parent / key).glob("test_*.py"))
    return [test for file in files for test in functions_in(file.read_text(encoding="utf-8"))]


def named(functions):
    return {found[1] for test in functions if (found := NAMED.match(test.name))}


def says_something(test):
    """It can fail: an assertion of its own, or pytest.raises."""
    return any(
        isinstance(node, ast.Assert) or (isinstance(node, ast.Attribute) and node.attr == "raises")
        for node in ast.walk(test)
    )
