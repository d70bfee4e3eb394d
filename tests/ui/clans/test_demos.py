"""Where a demo of the rules shows a worked example of the sheet, it has the sheet's own numbers."""

from engine.games.clans.scores import gains
from engine.games.clans.steps.actions import Actions
from ui.games import FACES

from ..demos import replayed, stood

DEMOS = FACES["clans"].book().demos()


def scored(name: str, source: str) -> tuple[object, list[int]]:
    """The table before the last scoring of a demo, and what that brought each seat from a source."""
    record = DEMOS[name].record
    table = stood(record, len(replayed(record).moves) - 1)
    return table, [getattr(each, source) for each in gains(table)]


def test_tv1_both_halves() -> None:
    """7 blue cubes less 3 cattle; 3 blue cubes less the 2 of the others."""
    table, blue = scored("blue", "blue")
    assert (table.pipers[:2], table.castles[:2], table.cattle) == ([3, 3], [2, 0], [1, 3, 2, 1])
    assert blue[:2] == [4, 1]


def test_tv5_cattle() -> None:
    for name, cattle, most in (("tied", [3, 3, 1], [0, 0, 0]), ("cattle", [3, 2, 0], [2, 0, 0])):
        table, more = scored(name, "most_cattle")
        assert (table.cattle, more) == (cattle, most)


def test_tv10_what_may_i_do() -> None:
    demo = DEMOS["choices"]
    table = stood(demo.record, min(demo.captions))
    step = table.todo[-1]
    assert isinstance(step, Actions)
    assert step.seat == 0
    assert table.drawn == ("yellow", "yellow", "blue", "blue", "green", "red")
    assert (table.warriors[0], table.monks[0], table.free(0) > 0) == (3, 2, True)
    assert {str(move) for move in step.moves(table)} == {
        *("cattle", "castle", "warrior", "piper", "monks 1", "bard 2", "bard 3", "done"),
        *("estate red drawn", "estate green drawn 1", "estate green drawn 2"),
    }


def test_tv12_five_warriors_each() -> None:
    """Courts of 8 and 7: the card goes to the first; 8 and 8: a third seat keeps it."""
    demo = DEMOS["following"]
    courts = []
    for number in demo.captions:
        before, after = stood(demo.record, number - 1), stood(demo.record, number)
        if after.round > before.round:
            tied = [seat for seat in before.seats if before.warriors[seat] == 5 == max(before.warriors)]
            sizes = [5 + before.pipers[seat] + before.monks[seat] for seat in tied]
            courts.append((tied, sizes, before.following, after.following))
    assert courts == [([0, 1], [8, 7], None, 0), ([1, 2], [8, 8], 0, 0)]
