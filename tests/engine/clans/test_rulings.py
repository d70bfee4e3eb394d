"""S1–S47."""

from collections import Counter

import pytest

from engine import Move, NoUndo, view
from engine.games.clans import tables
from engine.games.clans.scores import gains, green_points, largest_following, scores
from engine.games.clans.steps.actions import Actions, Redraw
from engine.games.clans.steps.turn import Finish, RaidOrExchange
from engine.simulate import play_out

from ..position import moves, play, told, why_not
from ..records import replay
from .facts import FACTS
from .table import BARE, CLANS, last, match, play_in, raid, scored, set_up, started, table

RICH = "YYYY cattle castle monastery free"


def test_s1_four_warriors_and_a_card_for_each():
    state = started(3)
    assert state.warriors == [4, 4, 4]
    assert [len(hand) for hand in state.hands] == state.warriors


def test_s2_two_points_from_a_clan_with_nothing_standing_however_rich_its_court():
    position = raid(table("YYYY", "YYYYBBBGG free free", BARE, hands=["4444"]), "4-1 4-1 4-1")
    assert position.points(0) == 2


def test_s3_any_two_of_the_hand_are_given_up():
    position = raid(table("YYYY", "YYYYY", BARE, hands=["1111", "11122"], pile="34" * 6), "1-1 1-1 1-1")
    assert moves(position) == ["lose 2", "lose 3", "lose 4"]
    play(position, "lose 2", "lose 4")
    assert len(position.hands[1]) == 5


def test_s4_the_only_fight_that_is_won_decides():
    position = raid(table("YYYY", "YYYY cattle", BARE, hands=["2111"]), "1-1 2-1 1-1")
    assert [event.args for event in told(position, "won")] == [(0, 1, 1, 0)]


def test_s5_who_loses_a_warrior_chooses_the_card_at_once_even_out_of_turn():
    position = play(table("YYYY", "YYYYG", BARE, hands=["", "1234"]), "bard 2", "remove yellow", "enough")
    assert position.seat == 1
    assert moves(position) == ["lose 1", "lose 2", "lose 3", "lose 4"]
    play(position, "lose 2")
    assert (position.hands[1], position.discard["2"]) == (("1", "3", "4"), 1)


def test_s6_three_warriors_stay_when_an_estate_is_paid():
    assert why_not(table("YYYGG", BARE, BARE), "estate red court") == ("guards",)
    paid = play(table("YYYYY", BARE, BARE, drawn="RRYYBB"), "estate red court")
    assert paid.warriors[0] == 4


def test_s7_court_cubes_do_not_count_against_the_four():
    position = table("YYYYGG free", BARE, BARE, drawn="GGGBYR")
    play(position, "monastery", "estate green court 2")
    assert len(position.used) == 3
    four = table("YYYYGG free free", BARE, BARE, drawn="BBBBGR")
    assert "estate green court 2" in moves(play(four, "castle"))


@pytest.mark.parametrize("drawn", ["RRRRRR", "YYBBGR"])
def test_s8_no_action_at_all_is_legal(drawn):
    position = table("YYY cattle", "YYY", "YYY", drawn=drawn)
    assert moves(position)[-1] == "done"
    assert isinstance(play(position, "done").todo[-1], RaidOrExchange)


def test_s9_a_single_cube_of_the_bard_goes_to_the_bag():
    position = play(table("YYYY", "YYYBG", BARE, bag=""), "bard 2", "remove green", "enough")
    assert (position.bag["green"], position.monks, position.pipers) == (1, [0, 0, 0], [0, 1, 0])
    assert moves(position) == ["done"]


def test_s10_is_s34_the_cubes_of_the_bard_before_the_cards():
    position = play(table("YYYY", "YYYYG", BARE), "bard 2", "remove yellow")
    assert position.seat == 0
    assert moves(position) == ["remove green", "steal green", "enough"]


def test_s11_what_is_left_is_dealt_before_the_discard_is_shuffled():
    position = play(table("YYYY", BARE, BARE, pile="34", discard="222"), "done")
    play(position, "away 1", "away 1", "away 1", "draw")
    hand = Counter(position.hands[0])
    assert (hand["3"], hand["4"], sum(hand.values())) == (1, 1, 4)
    assert [event.args for event in told(position, "shuffle")] == [(6,)]  # the cards put away as well
    assert (len(position.pile), sum(position.discard.values())) == (5, 0)


def test_s11_an_empty_pile_waits_until_a_card_is_needed():
    position = play(table("YYYY", BARE, BARE, pile="3", discard="2"), "warrior")
    assert (position.pile, position.discard["2"]) == ((), 1)
    assert not told(position, "shuffle")


def test_s12_the_track_has_a_floor_but_no_ceiling():
    low = raid(table("YYYY", "YYYY", BARE, hands=["", "4444"]), "1-4 1-4 1-4")
    assert (low.points(0), low.scored[0].lost) == (0, 0)
    high = scored("YYY cattle", BARE, BARE, points=[50, 0, 0], tiles="")
    assert high.points(0) == 53


def test_s13_nobody_without_green_scores():
    assert green_points([0, 0, 0, 0]) == [0, 0, 0, 0]
    assert green_points([2, 1, 0]) == [3, 2, 0]


def test_s14_a_sole_most_without_a_second():
    assert green_points([1, 0, 0, 0, 0]) == [3, 0, 0, 0, 0]


@pytest.mark.parametrize(("points", "turned"), [(29, 0), (30, 1)])
def test_s15_the_red_zone_begins_at_30(points, turned):
    assert min(tables.NUMBERS.values()) == tables.RED_ZONE
    position = scored(BARE, BARE, BARE, points=[points, 0, 0])
    assert len(position.turned) == turned


def test_s16_without_a_tile_no_estate_is_bought_and_42_ends_the_game():
    assert why_not(table("YYYY", BARE, BARE, tiles=""), "estate red drawn") == ("no_tile",)
    position = scored(BARE, BARE, BARE, points=[41, 0, 0], tiles="")
    assert position.round == 2
    assert not told(position, "unseen", "tile")
    over = scored(BARE, BARE, BARE, points=[0, 42, 0], tiles="")
    assert (over.todo, over.ending) == ([], "tile")


def test_s17_any_crest_in_the_zone_counts_whenever_it_came_there():
    position = scored(BARE, BARE, BARE, points=[35, 0, 0])
    assert position.turned == ("t37",)  # the crest has stood there before this scoring
    falls_short = scored(BARE, "YYY cattle", BARE, points=[26, 27, 26], tiles="t30")
    assert falls_short.ending == "tile"  # it came there in it


def test_s18_the_bag_is_counted_before_anything_is_drawn():
    position = play(table("YYYY cattle", BARE, BARE, drawn="", bag="RRRRR"), "done", "end")
    assert (position.ending, position.drawn, position.points(0)) == ("bag", (), 0)


def test_s18_a_round_that_was_complete_is_scored_first():
    position = scored("YYYY cattle", BARE, BARE, bag="RRRRR")
    assert (position.ending, position.points(0)) == ("bag", 3)


def test_s19_a_redraw_never_fails():
    position = table("YYYY", BARE, BARE, bag="", todo=[RaidOrExchange(0), Actions(0), Redraw(0)])
    play(position, *(f"putback {colour}" for colour in position.drawn), "redraw")
    assert Counter(position.drawn) == Counter(table(BARE, BARE, BARE).drawn)


def test_s20_courts_are_open():
    position = play(table("YYYY", "YYYBB", BARE), "done", "raid 2")
    assert view(position, 0).pipers == [0, 2, 0]


def test_s21_three_warriors_are_three_cards_for_three_fights():
    position = raid(table(BARE, BARE, BARE), "1-1 1-1 1-1")
    assert told(position, "drawn")


def test_s22_is_r27_cattle_may_not_go_to_the_bag_while_an_estate_is_free():
    position = raid(table("YYYY free", "YYY cattle", BARE, hands=["4444"]), "4-1 4-1 4-1")
    assert moves(play(position, "lose 1", "lose 1")) == ["take cattle", "leave"]
    assert play(position, "take cattle").cattle == [1, 0, 0]


def test_s23_booty_may_be_declined():
    position = raid(table("YYYY", RICH, BARE, hands=["4444"]), "4-1 4-1 4-1")
    play(position, "lose 1", "lose 1", "leave")
    assert (position.cattle, position.castles, position.monasteries) == ([0, 1, 0], [0, 1, 0], [0, 1, 0])
    assert moves(position) == ["draw"]


def test_s24_in_the_first_round_a_tie_gives_the_card_to_nobody():
    assert largest_following(table("YYYYBB", "YYYYBB", "YYYYB")) is None
    assert not told(scored("YYYYBB", "YYYYBB", "YYYYB"), "following")


def test_s25_what_stands_on_an_estate_stays_there():
    position = table("YYYY cattle free", BARE, BARE, drawn="YYYYYY")
    assert moves(position) == ["warrior", "done"]


def test_s26_a_monastery_and_a_piper():
    position = play(table("YYYY free", BARE, BARE, drawn="GGGBYY"), "monastery", "piper")
    assert (position.monasteries[0], position.pipers[0], len(position.used)) == (1, 1, 4)


def test_s27_an_estate_and_cattle_for_it_in_one_turn():
    position = play(table("YYY cattle", BARE, BARE, drawn="YRRBBB"), "estate red drawn", "cattle")
    assert (position.cattle[0], position.free(0), len(position.used)) == (2, 0, 3)


def test_s28_a_bard_needs_a_cube_that_may_leave():
    assert why_not(table("YYYYBBGG", "YYY", "YYY cattle"), "bard 2") == ("nobody_there",)
    assert moves(table("YYYY", "YYYG", "YYY"), "bard") == ["bard 2"]


def test_s29_an_estate_by_red_and_one_by_green_are_the_same_action():
    position = play(table("YYYYGG", BARE, BARE), "estate red drawn")
    assert why_not(position, "estate green drawn 2") == ("done_already", "estate")


def test_s30_the_discard_has_no_order():
    one = play(table("YYYY", BARE, BARE, hands=["1234"]), "done", "away 1", "away 2")
    other = play(table("YYYY", BARE, BARE, hands=["1234"]), "done", "away 2", "away 1")
    assert one.discard == other.discard
    assert one == other


def test_s31_the_number_of_a_bought_estate_is_nobodys():
    position = play(table("YYYY", BARE, BARE), "estate red drawn")
    assert (position.gone, view(position, 0).gone) == (("t37",), ("?",))
    assert not told(position, "tile")


def test_s32_the_cards_put_away_are_on_the_discard_already():
    position = play(table("YYYY", BARE, BARE, hands=["1234"], pile=""), "done", "away 1", "away 2")
    assert position.discard == {"1": 1, "2": 1, "3": 0, "4": 0}
    assert play(position, "draw").hands[0] == ("1", "2", "3", "4")


def test_s33_the_most_cattle_of_the_opponents_count_once():
    found = gains(table("YYYBBBBB", "YYY cattle cattle", "YYY cattle cattle"))
    assert found[0].blue == 3


def test_s34_bard_then_the_victims_card_then_the_card_for_a_stolen_warrior():
    position = table("YYYY", "YYYYB", BARE, hands=["1111", "1234"], pile="2")
    play(position, "bard 2", "remove blue", "steal yellow")
    assert (position.seat, len(position.hands[0])) == (1, 4)
    play(position, "lose 4")
    assert (position.seat, position.hands[0]) == (0, ("1", "1", "1", "1", "2"))


def test_s34_equal_cards_are_not_asked_about_in_the_own_turn_only():
    own = play(table("YYYY", BARE, BARE, drawn="RYYBBB"), "estate red court")
    assert (own.hands[0], own.discard["1"]) == (("1",) * 3, 1)
    other = play(table("YYYY", "YYYYG", BARE), "bard 2", "remove yellow", "enough")
    assert moves(other) == ["lose 1"]


def test_s35_equal_cards_are_one_move():
    position = play(table("YYYY", BARE, BARE, hands=["1122"]), "done")
    assert moves(position, "away") == ["away 1", "away 2"]
    assert moves(play(position, "raid 2")) == ["fight 1", "fight 2"]


def test_s36_the_defender_refills_before_the_booty():
    position = raid(table("YYYY", RICH, BARE, hands=["4444"]), "4-1 4-1 4-1")
    assert (position.seat, len(position.hands[0])) == (1, 1)
    play(position, "lose 1", "lose 1")
    assert (position.seat, moves(position, "take")) == (0, ["take cattle", "take castle", "take monastery"])
    play(position, "take castle", "draw", "lose 4")
    assert len(position.hands[0]) == 4  # the second card went by itself: the others were equal


def test_s37_laid_pipers_and_cubes_put_back_are_counted():
    position = started(3, first="1")
    play(position, "done", "raid 2", f"fight {position.hands[0][0]} piper")
    assert (position.pipers[0], position.piping) == (1, 1)
    assert FACTS.pieces.count(position) == FACTS.pieces.total(position)
    held = started(3, first="1")
    held.todo.append(Redraw(0))
    play(held, f"putback {held.drawn[0]}")
    assert FACTS.pieces.count(held) == FACTS.pieces.total(held)


def test_s38_the_discard_is_four_totals_that_all_see():
    position = raid(table("YYYY", BARE, BARE, hands=["1234", "123"]), "1-1 4-2")
    assert view(position, None).discard == {"1": 2, "2": 1, "3": 0, "4": 1}


def test_s39_the_first_seat_is_drawn_or_named_and_moves_on_in_a_rematch():
    assert CLANS.options(3) == {"first": ("drawn", "1", "2", "3")}
    state = started(3, first="3")
    assert state.seat == 2
    play_on = replay("clans", "three-tile")
    assert CLANS.again(play_on.state, {"first": "drawn"}) == {
        "first": str(play_on.state.after(play_on.state.first) + 1)
    }


def test_s40_the_sources_always_add_up():
    for name in ("three-tile", "three-floor-at-zero", "five-tile"):
        game = replay("clans", name)
        earned = [[tables.SETUP[len(game.seats)].points] for _ in game.seats]
        for event in (event for news in game.events for event in news if event.kind == "points"):
            earned[event.args[0]].append(event.args[2])
        rows = scores(game.state).rows
        assert [sum(each) for each in earned] == [row["points"] for row in rows]
        for row in rows:
            by_source = {source: row[source] for source in row if source not in ("points", "lost")}
            assert row["points"] == sum(by_source.values()) - row["lost"]


def test_s41_numbers_turned_up_stay_known_all_others_hidden():
    game = replay("clans", "three-tile")
    seen = view(game.state, 0)
    assert seen.turned == game.state.turned != ()
    assert set(seen.gone) | set(seen.tiles) == {"?"}
    assert len(seen.gone) == len(game.state.gone)


@pytest.mark.parametrize(("name", "why"), [("three-tile", "tile"), ("five-bag", "bag")])
def test_s42_why_the_game_ended(name, why):
    assert scores(replay("clans", name).state).why == why
    assert scores(replay("clans", "four-shared-win").state).winners == (0, 2)


def test_s43_a_warrior_of_this_turn_may_pay():
    position = table("YYY", BARE, BARE, drawn="YRGGGG", pile="2")
    assert why_not(position, "estate red court") == ("guards",)
    play(position, "warrior", "estate red court")
    assert moves(position) == ["lose 1", "lose 2"]
    assert play(position, "lose 2").hands[0] == ("1", "1", "1")


@pytest.mark.parametrize("before", [("away 1", "draw"), ("raid 2",)])
def test_s44_only_end_ends_a_turn(before):
    position = play(table("YYYY", BARE, BARE), "done", *before)
    if position.todo[-1] != Finish(0):
        for _ in range(3):
            play(position, "fight 1", "fight 1")
        play(position, "lose 1", "lose 1")
    assert position.todo == [Finish(0)]
    assert why_not(position, "raid 2") == ("only_end",)
    assert play(position, "end").turn == 1


def test_s44_the_last_card_given_up_can_be_undone():
    game = set_up(match(), table("YYYY", BARE, BARE, pile="12" * 6))
    for text in ("done", "raid 2", *["fight 1"] * 6, "lose 1", "lose 2", "lose 2", "lose 1"):
        play_in(game, text)
    assert game.undo() == Move("lose", "1")
    assert game.undo() == Move("lose", "2")
    with pytest.raises(NoUndo, match="seat"):
        game.undo()


def test_s45_a_game_in_which_nobody_scores_has_no_end_of_its_own():
    position = table("YYY free", "YYY free", "YYY free", points=[9, 9, 9], tiles="t42 " * 25)
    for _ in range(3 * 30):
        play(position, "done", "end")
    assert (position.round, position.seat) == (31, 0)
    assert play_out(match(), 10).moves  # whoever plays games in bulk says when to stop


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_s46_each_seat_has_the_board_of_its_colour_in_order(seats):
    assert tuple(tables.CLANS) == ("red", "blue", "green", "yellow", "plum")
    state = started(seats)
    boards = zip(state.warriors, state.pipers, state.cattle, state.estates, strict=True)
    assert len({*boards}) == 1


def test_s47_one_option_and_spectators_see_what_all_see():
    for seats in CLANS.seats:
        assert [*CLANS.options(seats)] == ["first"]
    position = play(table("YYYYB", BARE, BARE), "done", "raid 2", "fight 1 piper")
    seen = view(position, None)
    assert (seen.laid, seen.piping, seen.hands[0]) == (("?",), 1, ("?",) * 3)
    assert (seen.bag, seen.drawn, seen.scored) == (position.bag, position.drawn, position.scored)


UNDONE = {  # what can be undone: the moves before, then the last one
    "free": [
        ("cattle",),
        ("piper",),
        ("estate red drawn",),
        ("monks 1",),
        ("done",),
        ("bard 2", "remove green", "enough"),
        ("done", "raid 2"),
        ("done", "away 1"),
        ("estate red court", "lose 1"),
    ],
    "seen": [("warrior",), ("done", "away 1", "draw")],
    "seat": [("bard 2", "remove yellow", "enough"), ("done", "raid 2", "fight 1"), ("done", "end")],
}


@pytest.mark.parametrize(
    ("reason", "played"), [(reason, line) for reason, lines in UNDONE.items() for line in lines]
)
def test_what_can_be_undone(reason, played):
    clans = ("YYYY free free", "YYYYG cattle", BARE)
    game = set_up(match(), table(*clans, hands=["1234"]))
    for text in played:
        play_in(game, text)
    assert (game.no_undo() or "free") == reason


def test_booty_can_be_undone_until_the_cards_come():
    game = set_up(match(), table("YYYY free", "YYY cattle", BARE, hands=["4441"]))
    for text in ("done", "raid 2", *("fight 4", "fight 1") * 3, "lose 1", "lose 1", "take cattle"):
        play_in(game, text)
    assert game.undo() == Move("take", "cattle")
    play_in(game, "leave")
    play_in(game, "draw")
    with pytest.raises(NoUndo, match="seen"):
        game.undo()


def test_the_last_seat_of_a_round_is_told_so():
    position = last(table(BARE, BARE, BARE, turn=1))
    assert position.is_last(1)
    assert not position.is_last(2)
