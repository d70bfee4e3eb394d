"""TV1–TV15."""

import pytest

from engine.games.clans.scores import gains, green_points
from engine.games.clans.tables import CUBES

from ..position import moves, play, told, why_not
from .table import BARE, raid, scored, started, table


def test_tv1_blue_cubes_less_cattle():
    """Ralf has 7 blue, Peter 3 and the most cattle; among Peter's opponents the most are 2."""
    found = gains(
        table(
            "YYYBBB castle castle",
            "YYYBBB cattle cattle cattle",
            "YYY cattle cattle",
        )
    )
    assert [each.blue for each in found] == [4, 1, 0]


def test_tv2_green_with_ties_and_without_any():
    assert green_points([5, 5, 3]) == [1, 1, 0]
    assert green_points([2, 0, 0]) == [3, 0, 0]
    assert green_points([0, 0, 0]) == [0, 0, 0]


def test_tv3_a_card_of_three_and_a_piper_make_four():
    position = raid(table("YYYYB", BARE, BARE, hands=["1113"]), "3+-1")
    assert [event.args[3] for event in told(position, "fight")] == [4]


@pytest.mark.parametrize(("seats", "bag"), [(3, (9, 17, 20, 7)), (4, (9, 17, 20, 6)), (5, (9, 17, 20, 5))])
def test_tv4_the_bag_after_the_set_up(seats, bag):
    state = started(seats)
    assert tuple(state.bag[colour] + state.drawn.count(colour) for colour in CUBES) == bag


@pytest.mark.parametrize(("cattle", "points"), [((3, 3, 1), [3, 3, 1]), ((3, 2, 0), [5, 2, 0])])
def test_tv5_cattle(cattle, points):
    position = scored(*("YYY free" + " cattle" * count for count in cattle))
    assert [each.cattle + each.most_cattle for each in position.scored] == points


@pytest.mark.parametrize(
    ("fights", "attacker", "defender"),
    [
        ("2-1 2-1 1-2", 6, 5),
        ("1-2 1-2 2-1", 4, 7),
        ("2-1 1-2 1-1", 6, 5),
        ("1-1 1-1 1-1", 6, 5),
        ("2-1 1-1 1-1", 6, 5),
        ("1-2 1-1 1-1", 4, 7),
    ],
)
def test_tv6_results_of_raids(fights, attacker, defender):
    position = raid(table("YYYYY", "YYYYY cattle", BARE, hands=["11122", "11122"], points=[5, 5, 5]), fights)
    assert (position.points(0), position.points(1)) == (attacker, defender)


def test_tv6_one_fight_won_and_two_drawn_bring_booty():
    position = raid(table("YYYY free", "YYY cattle", BARE, hands=["2111"]), "2-1 1-1 1-1")
    assert moves(play(position, "lose 1", "lose 1")) == ["take cattle", "leave"]


def test_tv6_nobody_goes_below_zero():
    position = raid(table("YYYY", "YYYY cattle", BARE, hands=["", "2222"]), "1-2 1-2 1-2")
    assert (position.points(0), position.points(1)) == (0, 2)


@pytest.mark.parametrize(("tile", "over"), [("t33", True), ("t34", False)])
def test_tv7_the_leader_with_33(tile, over):
    position = scored(BARE, BARE, BARE, points=[33, 0, 0], tiles=tile)
    assert (position.todo == []) == over


def test_tv8_one_point_from_a_clan_with_cattle_two_from_one_with_nothing():
    rich = raid(table("YYYY", "YYY cattle", BARE, hands=["2222"]), "2-1 2-1 2-1")
    assert rich.points(0) == 1
    bare = raid(table("YYYY", BARE, BARE, hands=["2222"]), "2-1 2-1 2-1")
    assert bare.points(0) == 2
    play(bare, "lose 1", "lose 1")
    assert "take" not in [move.kind for move in bare.moves()]


@pytest.mark.parametrize(("warriors", "before"), [(5, 7), (3, 5)])
def test_tv9_hands_are_full_again_after_a_raid(warriors, before):
    position = raid(table("YYYY", "Y" * warriors, BARE), "1-1 1-1 1-1")
    assert len(position.hands[1]) == before
    play(position, "lose 1", "lose 1")
    assert len(position.hands[1]) == warriors


def test_tv10_what_may_be_done_with_two_yellow_two_blue_a_green_and_a_red():
    position = table("YYYGG free", "YYYB", "YYYY", BARE, drawn="YYBBGR")
    assert sorted(moves(position)) == sorted(
        [
            "cattle",
            "castle",
            "warrior",
            "piper",
            "monks 1",
            "bard 2",
            "bard 3",
            "estate red drawn",
            "estate green drawn 1",
            "estate green drawn 2",
            "done",
        ]
    )
    full = table("YYYGG", "YYYB", "YYYY", BARE, drawn="YYBBGR")
    assert set(moves(position)) - set(moves(full)) == {"cattle", "castle"}


def test_tv11_the_leader_with_34_and_tile_30():
    position = scored(BARE, BARE, BARE, points=[34, 0, 0], tiles="t30")
    assert (position.todo, position.ending) == ([], "tile")


def test_tv12_a_tie_for_most_yellow():
    assert scored("YYYYYBBB", "YYYYYBB", "YYY", following=2).following == 0
    assert scored("YYYYYBBB", "YYYYYBBG", "YYY", following=2).following == 2


@pytest.mark.parametrize(("bag", "over"), [("YYBBG", True), ("YYBBGR", False)])
def test_tv13_a_bag_of_five_or_six(bag, over):
    position = play(table("YYYY", BARE, BARE, drawn="", bag=bag), "done", "end")
    assert (position.todo == []) == over
    assert len(position.drawn) == (0 if over else 6)


@pytest.mark.parametrize(("points", "over"), [(41, False), (42, True)])
def test_tv14_no_tile_is_left(points, over):
    position = scored(BARE, BARE, BARE, points=[points, 0, 0], tiles="")
    assert (position.todo == []) == over


def test_tv15_a_bard_in_a_court_of_four_warriors_and_a_piper():
    position = play(table("YYYY", "YYYYB", BARE, pile="13"), "bard 2", "remove blue", "steal yellow")
    assert position.warriors == [5, 3, 3]
    assert (position.seat, len(position.hands[0])) == (1, 4)
    play(position, "lose 1")
    assert [len(hand) for hand in position.hands] == [5, 3, 3]
    assert (position.seat, position.hands[0][-1]) == (0, "3")


def test_tv15_with_three_warriors_only_the_piper_may_leave():
    position = table("YYYY", "YYYB", BARE)
    assert moves(play(position, "bard 2")) == ["remove blue"]
    assert moves(play(position, "remove blue")) == ["done"]
    assert why_not(position, "enough") == ("not_now", "enough")
