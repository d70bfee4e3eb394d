"""Every R, S and TV number of the rule sheet is named by a test, and every test that names one is honest."""

import ast
import re
from pathlib import Path

import engine.games.dealers

SHEET = Path(engine.games.dealers.__file__).with_name("RULES.md").read_text(encoding="utf-8")
NUMBER = re.compile(r"^- \*\*(R\d+b?)\*\*|^\| (S\d+) \||^\*\*(TV\d+)\b", re.MULTILINE)
NAMED = re.compile(r"test_((?:r|s|tv)\d+b?)_\w")


def numbers(sheet):
    """The rules, rulings and worked examples of a sheet, in order."""
    return ["".join(found).lower() for found in NUMBER.findall(sheet)]


def functions_in(source):
    """The test functions of a module, in order."""
    functions = [node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)]
    return [function for function in functions if function.name.startswith("test_")]


def all_tests():
    files = sorted(Path(__file__).parent.glob("test_*.py"))
    return [test for file in files for test in functions_in(file.read_text(encoding="utf-8"))]


def named(functions):
    return {found[1] for test in functions if (found := NAMED.match(test.name))}


def says_something(test):
    """It can fail: an assertion of its own, or pytest.raises."""
    return any(
        isinstance(node, ast.Assert) or (isinstance(node, ast.Attribute) and node.attr == "raises")
        for node in ast.walk(test)
    )


def test_the_sheet_has_its_numbers_without_a_gap():
    rules = [f"r{number}" for number in range(1, 52)]
    rules.insert(38, "r38b")
    rulings = [f"s{number}" for number in range(1, 26)]
    examples = [f"tv{number}" for number in range(1, 12)]
    assert numbers(SHEET) == [*rules, *rulings, *examples]


def test_every_number_is_named_by_a_test_and_no_other_number_is():
    assert named(all_tests()) == set(numbers(SHEET))


def test_no_test_hides_another_of_its_name():
    names = [test.name for test in all_tests()]
    assert len(names) == len(set(names))


def test_every_test_can_fail():
    assert [test.name for test in all_tests() if not says_something(test)] == []


def test_the_numbers_are_read_and_missed_as_they_should():
    assert numbers("- **R1** x\n- **R38b** y\n| S2 | z |\n**TV3 w**\n**TV4** v\nR5 **R6** | S7 |") == [
        "r1",
        "r38b",
        "s2",
        "tv3",
        "tv4",
    ]
    names = ("test_r1_a(): assert x", "test_s2(): pass", "test_r38b_c(): pass", "r3_d(): pass")
    functions = functions_in("\n".join(f"def {name}" for name in names))
    assert named(functions) == {"r1", "r38b"}
    assert [says_something(test) for test in functions] == [True, False, False]
