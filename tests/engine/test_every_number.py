"""Every R, S and TV number of a rule sheet is named by a test, and every test that names one is honest."""

import ast
import re
from pathlib import Path

import pytest

import engine
from engine import GAMES

NUMBER = re.compile(r"^- \*\*(R\d+b?)\*\*|^\| (S\d+) \||^(?:- )?\*\*(TV\d+)\b", re.MULTILINE)
NAMED = re.compile(r"test_((?:r|s|tv)\d+b?)_\w")
# how many there are, and those beside: a number that is lost in the sheet is missed
COUNTS = {
    "dealers": {"r": (51, {"r38b"}), "s": (25, set()), "tv": (11, set())},
    "merchants": {"r": (42, {"r36b", "r38b", "r39b"}), "s": (39, set()), "tv": (12, set())},
}
GAPS = {"merchants": {"tv5", "tv6"}}


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


@pytest.mark.parametrize("key", GAMES)
def test_the_sheet_has_its_numbers_each_once(key):
    expected = {f"{kind}{n}" for kind, (last, _) in COUNTS[key].items() for n in range(1, last + 1)}
    expected = expected.union(*(beside for _, beside in COUNTS[key].values())) - GAPS.get(key, set())
    assert sorted(numbers(sheet(key))) == sorted(expected)


@pytest.mark.parametrize("key", GAMES)
def test_every_number_is_named_by_a_test_and_no_other_number_is(key):
    assert named(all_tests(key)) == set(numbers(sheet(key)))


@pytest.mark.parametrize("key", GAMES)
def test_no_test_hides_another_of_its_name(key):
    names = [test.name for test in all_tests(key)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("key", GAMES)
def test_every_test_can_fail(key):
    assert [test.name for test in all_tests(key) if not says_something(test)] == []


def test_the_numbers_are_read_and_missed_as_they_should():
    text = "- **R1** x\n- **R38b** y\n| S2 | z |\n**TV3 w**\n**TV4** v\n- **TV5** u\nR5 **R6** | S7 |"
    assert numbers(text) == ["r1", "r38b", "s2", "tv3", "tv4", "tv5"]
    names = ("test_r1_a(): assert x", "test_s2(): pass", "test_r38b_c(): pass", "r3_d(): pass")
    functions = functions_in("\n".join(f"def {name}" for name in names))
    assert named(functions) == {"r1", "r38b"}
    assert [says_something(test) for test in functions] == [True, False, False]
