"""Every event has the shape that its game declares."""

from importlib import import_module
from pathlib import Path

import pytest

import engine
from engine import GAMES

from ..events import fits, reads, told

HOME = Path(engine.__file__).with_name("games")
FOLDERS = {**{key: HOME / key for key in GAMES}, "toy": Path(__file__).parents[1] / "toy"}
MEMORIES = {key: file for key in GAMES for file in (HOME / key).rglob("memory.py")}
pytestmark = pytest.mark.usefixtures("toy")


@pytest.mark.parametrize("key", FOLDERS)
def test_what_is_told_is_declared_and_what_is_declared_is_told(key):
    assert set(told(FOLDERS[key])) == set(GAMES[key].events)


@pytest.mark.parametrize("key", FOLDERS)
def test_only_the_last_argument_may_be_many(key):
    for shape in GAMES[key].events.values():
        assert not any(name.startswith("*") for name in shape[:-1])
        assert len(set(shape)) == len(shape)


@pytest.mark.parametrize("key", MEMORIES)
def test_the_memory_of_a_bot_reads_events_as_they_are_told(key):
    place = MEMORIES[key].relative_to(HOME).with_suffix("").parts
    readers = import_module(".".join(("engine.games", *place))).READERS
    assert [kind for kind, act in readers.items() if not reads(GAMES[key].events[kind], act, None)] == []


def test_these_tests_would_notice():
    assert fits(("seat",), (1,))
    assert not fits(("seat",), ())
    assert fits(("seat", "*cards"), (1,))
    assert fits(("seat", "*cards"), (1, "a", "b"))
    assert not fits(("seat", "*cards"), ())
    assert reads(("seat", "card"), lambda memory, seat, card: None, None)
    assert not reads(("seat", "card"), lambda memory, seat: None, None)
    assert not reads(("seat", "*cards"), lambda memory, seat, card: None, None)
    assert reads(("seat", "*cards"), lambda memory, seat, *cards: None, None)
