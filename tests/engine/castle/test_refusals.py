"""What the rules do not allow is refused with a reason; a record that tries it, with the line."""

import pytest

from engine import Record, RecordError

from ..position import why_not
from ..records import text
from .table import table


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("dance", ("not_now", "dance")),
        ("tower a7", ("not_now", "tower")),
        ("uncover", ("no_room",)),
        ("uncover roof-a1", ("no_room",)),
        ("uncover roof-b1", ("open_already", "roof-b1")),
        ("uncover roof-f6", ("not_touching", "roof-f6")),
        ("push", ("no_slot",)),
        ("push row3-left", ("no_slot",)),
        ("push row2-left row4-left", ("no_slot",)),
        ("run b1", ("no_square",)),
        ("run b1 b9", ("no_square",)),
        ("run b1 b2", ("trap", "b2")),
        ("run b1 a1", ("no_return", "a1")),
        ("run b1 d1", ("occupied", "d1")),
        ("run b1 c2", ("too_far", "c2")),
        ("run b1 d4", ("roofed", "d4")),
        ("run c1 d1", ("no_mouse", "c1")),
        ("enter h1", ("no_square",)),
        ("enter a1", ("occupied", "a1")),
        ("enter d4", ("roofed", "d4")),
    ],
)
def test_a_turn_says_why_not(move, reason):
    position = table("b1 a1", "g7 d1", unroofed="b1 b2 c2", floor="b2=trap")
    assert why_not(position, move) == reason


def test_what_is_used_up():
    assert why_not(table("b1", "g7", pushed=True), "push row2-left") == ("pushed_already",)
    assert why_not(table("b1", "g7", left=0), "run b1 c1") == ("no_actions",)
    assert why_not(table("b1", "g7", fallen=[2], left=1), "run b1 b1") == ("occupied", "b1")
    assert why_not(table("b1 d1 f1 a1", "g7"), "enter g1") == ("no_reserve",)


START = [
    "peddlers-record 1",
    "game castle rules 1 seats Freya:human Jack:human seed 7"
    " options goal=4 plan=front peek=no memory=heart aided=all first=1",
    "tower a1",
    "tower g7",
]


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        (["push row3-left"], "no_slot"),
        (["push row2-left", "push row2-left"], "pushed_already"),
        (["uncover roof-b1", "uncover roof-b1"], "open_already"),
        (["uncover roof-z9"], "no_room"),
        (["run a1 b1"], "roofed"),
        (["end", "run a1 b1"], "no_mouse"),
        (["enter g7"], "occupied"),
        (["enter lantern"], "no_square"),
        (["uncover roof-b1 b1 lantern"], "no_room"),
    ],
)
def test_a_record_is_refused_on_its_line(lines, reason):
    with pytest.raises(RecordError) as refused:
        Record.read("\n".join([*START, *lines])).replay()
    error = refused.value
    assert error.line == len(START) + len(lines)
    assert error.reason[0] == "illegal_move"
    assert reason in error.reason
    assert len(error.match.moves) == 2 + len(lines) - 1


def test_two_mice_on_a_tower_are_refused():
    with pytest.raises(RecordError) as refused:
        Record.read("\n".join([*START[:3], "tower a1"])).replay()
    assert (refused.value.line, refused.value.reason[-2:]) == (4, ("occupied", "a1"))


@pytest.mark.parametrize(
    "option", ["goal=7", "plan=side", "memory=lantern", "aided=5", "peek=often", "first=3", "tiles=traps"]
)
def test_a_record_with_options_that_do_not_exist_is_refused(option):
    name = option.partition("=")[0]
    rows = text("castle", "two-falls").splitlines()
    words = [option if word.startswith(f"{name}=") else word for word in rows[1].split(" ")]
    rows[1] = " ".join(words if option in words else [*words, option])
    with pytest.raises(RecordError) as refused:
        Record.read("\n".join(rows)).replay()
    assert refused.value.line == 2


def test_a_floor_that_is_not_the_one_of_the_seed_is_found_by_the_digest():
    rows = text("castle", "two-goal-in-anothers-push").splitlines()
    (line,) = [number for number, row in enumerate(rows, 1) if row.startswith("# digest")][:1]
    rows[line - 1] = rows[line - 1][:-8] + "00000000"
    with pytest.raises(RecordError) as refused:
        Record.read("\n".join(rows)).replay()
    assert (refused.value.line, refused.value.reason[0]) == (line, "other_digest")
