"""Every R, S and TV number of a rule sheet is named by a test, and every test that names one is honest."""

import pytest

from engine import GAMES

from .facts import facts
from .sheet import all_tests, functions_in, named, numbers, says_something, sheet


@pytest.mark.parametrize("key", GAMES)
def test_the_sheet_has_its_numbers_each_once(key):
    known = facts(key).numbers.items()
    expected = {f"{kind}{n}" for kind, (last, _) in known for n in range(1, last + 1)}
    expected = expected.union(*(beside for _, (_, beside) in known)) - facts(key).gaps
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
