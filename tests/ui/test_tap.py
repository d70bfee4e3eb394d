"""Taps narrow the legal moves. The names stand for things on some table."""

from engine import Move
from ui.table.taps import decided, narrow, tap

MOVES = [
    Move("route", "bridge", "rothes"),
    Move("route", "bridge", "keith"),
    Move("route", "ferry", "keith"),
    Move("pay", "vase", "vase"),
    Move("pay", "vase", "pot"),
    Move("end"),
]


def names(move: Move) -> tuple[tuple[str, ...], ...]:
    return (move.args,)


def paying(move: Move) -> tuple[tuple[str, ...], ...]:
    """A card first, then what pays."""
    return (move.args[:1], move.args[1:])


def test_nothing_tapped_everything_named_glows() -> None:
    taps = narrow(MOVES, (), names)
    assert taps.glow == {"bridge", "ferry", "rothes", "keith", "vase", "pot"}
    assert taps.left == tuple(MOVES)


def test_moves_that_name_nothing_are_buttons() -> None:
    assert narrow(MOVES, (), names).buttons == (Move("end"),)


def test_a_tap_leaves_the_moves_that_name_the_thing() -> None:
    taps = narrow(MOVES, ("bridge",), names)
    assert taps.left == (MOVES[0], MOVES[1])
    assert taps.glow == {"rothes", "keith"}
    assert "ferry" in taps.anew


def test_the_same_kind_can_be_tapped_as_often_as_a_move_names_it() -> None:
    assert narrow(MOVES, ("vase",), names).glow == {"vase", "pot"}
    assert decided(narrow(MOVES, ("vase", "vase"), names)) == Move("pay", "vase", "vase")


def test_one_move_left_is_decided() -> None:
    assert decided(narrow(MOVES, ("bridge", "keith"), names)) == MOVES[1]
    assert decided(narrow(MOVES, ("pot",), names)) == Move("pay", "vase", "pot")
    assert decided(narrow(MOVES, (), names)) is None


def test_things_may_be_tapped_in_any_order() -> None:
    assert decided(narrow(MOVES, ("keith", "bridge"), names)) == MOVES[1]


def test_a_later_stage_waits_for_the_one_before() -> None:
    moves = [Move("pay", "order", "vase", "vase"), Move("pay", "order", "vase", "pot")]
    assert narrow(moves, (), paying).glow == {"order"}
    assert tap(moves, (), "vase", paying) is None
    assert narrow(moves, ("order",), paying).glow == {"vase", "pot"}
    assert narrow(moves, ("order",), paying).anew == {"order"}
    assert narrow(moves, ("order", "vase"), paying).glow == {"vase", "pot"}
    assert decided(narrow(moves, ("order", "pot"), paying)) == moves[1]


def test_a_tap_that_does_not_fit_begins_anew() -> None:
    assert tap(MOVES, ("bridge",), "ferry", names) == ("ferry",)


def test_a_thing_tapped_again_is_let_go() -> None:
    assert tap(MOVES, ("bridge",), "bridge", names) == ()
    assert tap(MOVES, ("vase",), "vase", names) == ("vase", "vase")


def test_the_second_tap_of_a_double_tap_lets_nothing_go() -> None:
    assert tap(MOVES, ("bridge",), "bridge", names, double=True) == ("bridge",)
    assert tap(MOVES, ("vase",), "vase", names, double=True) == ("vase", "vase")
    assert tap(MOVES, ("bridge",), "ferry", names, double=True) == ("ferry",)


def test_a_thing_that_no_move_names_does_nothing() -> None:
    assert tap(MOVES, ("bridge",), "huntly", names) is None
    assert tap(MOVES, (), "huntly", names) is None
