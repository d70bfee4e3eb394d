"""Thousands of damaged slots and files: what is whole stays, what is not is named, nothing stops the page.

Records alone are damaged in tests/engine/test_record.py.
"""

import json
import re
from collections.abc import Callable
from functools import cache
from typing import Any
from zlib import crc32

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Match, Move, Record, Seat, restore, write
from engine.simulate import play_out
from ui.app import update, view
from ui.model import Model
from ui.saves.format import LABEL, NAMES, SEAL, Label, Save, unseal
from ui.table import saving as keep
from ui.table.sitting import Sitting

from ..toy.game import TOY
from .shelf import library, room

pytestmark = pytest.mark.usefixtures("toy")

WHOLE = 1  # the slot that is not damaged has the lower number
PIECES = [
    "\n",
    "\r\n",
    " ",
    "# seal 9 ",
    "# label {}",
    "peddlers-record 1",
    "<b>",
    "\0",
    "\ud800",
    "9" * 30,
    "{",
    '"',
]


def begun(seed: int = 3) -> Match:
    return Match(TOY, [Seat("Freya"), Seat("Jack", "greedy"), Seat("Ivy", "greedy")], {}, seed)


@cache
def slot(number: int, seed: int = 3) -> str:
    match = begun(seed)
    play_out(match, 6 + number)
    return Save(number, keep.label(Sitting(match)), write(match)).sealed()


@cache
def over() -> str:
    match = begun()
    play_out(match)
    return Save(2, keep.label(Sitting(match)), write(match)).sealed()


def file() -> str:
    return slot(2) + over() + slot(1, seed=4)


@st.composite
def damaged(draw: Any, whole: Callable[[], str]) -> str:
    """Cut, doubled, with letters changed or put in."""
    text = whole()
    for _time in range(draw(st.integers(1, 3))):
        at, to = sorted((draw(st.integers(0, len(text))), draw(st.integers(0, len(text)))))
        piece = draw(st.sampled_from(PIECES) | st.text(max_size=3))
        match draw(st.sampled_from(["cut", "double", "put", "change", "end"])):
            case "cut":
                text = text[:at] + text[to:]
            case "double":
                text = text[:to] + text[at:to] + text[to:]
            case "put":
                text = text[:at] + piece + text[at:]
            case "change":
                text = text[:at] + piece + text[at + len(piece) :]
            case "end":
                text = text[:at]
    return text


def opened(*texts: str) -> Model:
    model = Model(draw_seed=lambda: 1)
    effects = update(model, "resume", "5", *texts)
    aside = [effect[2] for effect in effects if effect[0] == "keep"]
    assert set(aside) >= {text for text in texts if text and not unseal(text)}  # as it was found
    str(view(model))
    return model


@given(damaged(lambda: slot(2)))
@settings(max_examples=1200)
def test_a_damaged_slot_never_costs_the_other(text: str) -> None:
    whole = slot(WHOLE)
    model = opened(text, whole)
    assert model.sitting
    same = unseal(text)
    assert write(model.sitting.match) == (same or unseal(whole) or same).record  # type: ignore[union-attr]
    assert model.trouble.words or same or not text


@given(damaged(lambda: slot(2)), damaged(lambda: slot(WHOLE)))
@settings(max_examples=700)
def test_two_damaged_slots_open_as_far_as_they_can_or_say_why_not(one: str, other: str) -> None:
    model = opened(one, other)
    assert model.sitting or model.trouble.words
    best = max(len(match.moves) if match else -1 for match, _wrong in (restore(one), restore(other)))
    if not (unseal(one) or unseal(other)) and best >= 0:
        assert model.sitting
        assert len(model.sitting.match.moves) == best


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.sampled_from([10**4_000, -(10**4_000), 10**14, 10**6 + 1])  # more digits than can be counted with
    | st.floats()
    | st.text(max_size=4),
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.text(max_size=4), inside, max_size=3),
    max_leaves=6,
)


@st.composite
def labelled(draw: Any) -> str:
    """A whole slot, well sealed, whose label says anything."""
    whole = draw(st.sampled_from([slot(2), over()]))
    record, _label, rest = whole.partition(f"\n{LABEL}")
    told = json.loads(rest.partition("\n")[0])
    for name in draw(st.lists(st.sampled_from(sorted(NAMES)), min_size=1, max_size=3)):
        told[name] = draw(JSON)

    return sealed(f"{record}\n{LABEL}{json.dumps(told)}\n")


def sealed(body: str) -> str:
    return f"{body}{SEAL}2 {crc32(body.encode(), 2):08x}\n"


@given(labelled())
@settings(max_examples=600)
def test_a_label_may_say_anything(text: str) -> None:
    """The library, the statistics and the table still open; what makes no sense counts as damaged."""
    model, _effects = library({"game.1.0": text, "game.2.1": slot(WHOLE)})
    assert "2" in room(model).games
    assert "1" in room(model).games or "game.1.0" in room(model).damaged
    str(view(model))
    update(model, "go", "statistics")
    update(model, "shelved", {"game.1.0": text, "game.3.0": over()})
    str(view(model))
    update(model, "keep", "csv")
    opened(text, slot(WHOLE))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("moves", 10**4_000),
        ("round", -(10**4_000)),
        ("round", 10**7),
        ("when", 9 * 10**14),  # in ten million days
        ("rows", [{"score": 10**4_000}, {"score": 1}]),
        ("sketch", "9" * 5_000),  # more digits than Python reads
        ("sketch", "hamm+" * 50_000),
        ("winners", [0] * 50_000),
        ("given_up", [0] * 50_000),
    ],
)
def test_absurd_numbers_in_a_label_make_that_entry_damaged_and_no_other(name: str, value: object) -> None:
    record, _label, rest = over().partition(f"\n{LABEL}")
    told = {**json.loads(rest.partition("\n")[0]), name: value}
    text = sealed(f"{record}\n{LABEL}{json.dumps(told)}\n")
    digits = sealed(
        f"{record}\n{LABEL}{json.dumps(told | {'moves': 0})}\n".replace(": 0", f": {'9' * 9_000}")
    )
    model, _effects = library({"game.1.0": text, "game.2.0": digits, "game.3.1": over()})
    assert [*room(model).games] == ["3"]
    assert {*room(model).damaged} == {"game.1.0", "game.2.0"}
    assert "Damaged saves" in str(view(model))
    update(model, "go", "statistics")
    update(model, "shelved", {"game.1.0": text, "game.2.0": digits, "game.3.1": over()})
    assert len(str(view(model))) < 100_000
    update(model, "keep", "csv")


def moves(record: str) -> list[Move]:
    return Record.read(record).replay().moves


@given(damaged(file))
@settings(max_examples=600)
def test_a_damaged_file_loses_no_game_that_is_whole_in_it(text: str) -> None:
    model, _effects = library({"game.1.0": slot(WHOLE)}, text)
    assert "1" in room(model).games
    here = room(model)
    assert here.intake.added or here.intake.already_here or here.intake.refused
    assert not model.handed
    played = [moves(save.record) for save in here.games.values()]
    for record in (unseal(slot(2)), unseal(slot(1, seed=4))):
        assert record
        if f"\n{record.record}" in f"\n{text}":  # what follows it may be read as more moves of it
            whole = moves(record.record)
            assert any(found[: len(whole)] == whole for found in played)
    for save in here.games.values():
        assert write(Record.read(save.record).replay()) == save.record
    for refusal in here.intake.refused:
        assert re.match(r"Line \d+: \w", refusal)
    str(view(model))


def test_what_a_label_tells_is_short() -> None:
    """A file of anybody may have any label with a right seal; the page shows it."""
    seats = (("N" * 5_000, "human", "red"),) * 5_000
    label = Label("dealers", seats, 9, 4, turn="T" * 5_000, title="A\n" + "B" * 800_000)
    save = unseal(Save(1, label, "peddlers-record 1\n").sealed())
    assert save
    assert save.label.title == "A " + "B" * 38
    assert save.label.turn == "T" * 40
    assert save.label.seats == (("N" * 40, "human", "red"),) * 9
