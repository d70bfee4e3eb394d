"""Why a move is refused, as data, in every kind of decision."""

import pytest

from engine import Chance, Move, Record, RecordError
from engine.games.clans.steps.actions import Actions, Redraw
from engine.games.clans.steps.turn import RaidOrExchange

from ..position import play, why_not
from ..records import text
from .table import BARE, raid, table

CLANS = ("YYYYG free", "YYYYBG cattle", BARE)


def redrawing():
    return table(*CLANS, todo=[RaidOrExchange(0), Actions(0), Redraw(0)])


def acting():
    return table(*CLANS)


def singing(*moves):
    return play(table(*CLANS), "bard 2", *moves)


def third(*moves):
    return play(table(*CLANS, hands=["1234"]), "done", *moves)


def robbed():
    return play(singing("remove yellow", "enough"))


def booty():
    return play(raid(table(*CLANS, hands=["4444"]), "4-1 4-1 4-1"), "lose 1", "lose 1")


REFUSED = [
    (redrawing, "redraw", ("nothing_put_back",)),
    (redrawing, "done", ("redraw_first",)),
    (lambda: play(redrawing(), "putback red"), "keep", ("put_back",)),
    (lambda: play(redrawing(), "putback red"), "putback red", ("not_drawn", "red")),
    (acting, "monastery", ("no_cubes", "monastery", "green", 1, 3)),
    (acting, "monks 2", ("no_cubes", "monks", "green", 1, 2)),
    (acting, "estate green drawn 0", ("no_cubes", "estate", "green", 1, 2)),
    (acting, "bard 3", ("nobody_there",)),
    (acting, "bard 1", ("nobody_there",)),
    (acting, "raid 2", ("not_now", "raid")),
    (lambda: play(acting(), "cattle"), "castle", ("no_estate",)),
    (lambda: table("YYYY", BARE, BARE), "estate green drawn 1", ("no_monks",)),
    (lambda: play(acting(), "cattle", "piper"), "warrior", ("two_actions",)),
    (singing, "steal blue", ("first_to_bag",)),
    (singing, "enough", ("bard_first",)),
    (lambda: singing("remove blue"), "remove blue", ("another_colour", "blue")),
    (lambda: play(table("YYYY", "YYYG", BARE), "bard 2"), "remove blue", ("none_there", "blue")),
    (third, "draw", ("nothing_away",)),
    (third, "raid 1", ("own_clan",)),
    (lambda: third("away 1"), "end", ("draw_first",)),
    (lambda: third("away 1"), "away 1", ("not_held", "1")),
    (lambda: third("away 1", "draw"), "end now", ("only_end",)),
    (lambda: third("raid 2"), "fight 1 piper", ("no_piper",)),
    (lambda: third("raid 2", "fight 1"), "fight 4", ("not_held", "4")),
    (lambda: third("raid 2"), "end", ("fight_first",)),
    (robbed, "lose 4", ("not_held", "4")),
    (robbed, "done", ("lose_first",)),
    (booty, "take castle", ("none_there", "castle")),
    (booty, "draw", ("booty_first",)),
]


@pytest.mark.parametrize(("position", "move", "reason"), REFUSED, ids=[move for _, move, _ in REFUSED])
def test_a_refusal_says_why(position, move, reason):
    assert why_not(position(), move) == reason


WORDS = (
    "redraw putback cattle monks estate bard remove steal lose raid fight away take end red court 2 9 piper"
)


@pytest.mark.parametrize(
    "position", [redrawing, acting, singing, third, robbed, booty, lambda: third("raid 2")]
)
def test_any_nonsense_is_refused_with_a_reason(position):
    state, words, chance = position(), WORDS.split(), Chance(5)
    for _ in range(600):
        move = Move(*(words[chance.below(len(words))] for _ in range(1 + chance.below(4))))
        if move not in state.moves():
            assert state.todo[-1].why(state, move)


@pytest.mark.parametrize(
    ("row", "wrong", "because"),
    [
        (19, "lose 1", ("fight_first",)),  # nobody gives up a card yet
        (20, "fight 5", ("fight_first",)),  # there is none
        (21, "fight 2", ("not_held", "2")),
        (23, "fight 2 pipers", ("fight_first",)),
        (2, "castle", ("no_cubes", "castle", "blue", 1, 2)),
        (8, "estate green court 2", ("no_monks",)),
        (27, "lose 1", ("booty_first",)),  # the defender has given up two; the attacker is asked now
    ],
)
def test_a_wrong_line_of_a_record_is_named(row, wrong, because):
    rows = text("clans", "three-tile").splitlines()
    rows[row] = wrong
    with pytest.raises(RecordError) as error:
        Record.read("\n".join(rows)).replay()
    assert (error.value.line, error.value.reason) == (
        row + 1,
        ("illegal_move", *wrong.split(), "because", *because),
    )
