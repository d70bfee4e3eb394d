"""S1–S36."""

from collections import Counter

import pytest

from engine import Chance, Match, NoUndo, Seat, Unseen, trial, view
from engine.games.castle.memory import Memory, marks
from engine.games.castle.preview import preview
from engine.games.castle.scores import scores
from engine.games.castle.tables import CHEESES, FLOOR, PLAIN, ROOMS, TILES, TRAP

from ..position import moves, play, told, why_not
from .table import CASTLE, roofed, started, table


def match(*moves_played, seats=2, seed=7, **options):
    """A game between people from its start; the first seat begins."""
    game = Match(CASTLE, [Seat(f"P{n}") for n in range(seats)], {"first": "1", **options}, seed)
    for text in moves_played:
        play_in(game, text)
    return game


def play_in(game, text):
    (move,) = [move for move in game.legal() if str(move) == text]
    game.play(move)


def test_s1_the_last_push_may_be_pushed_back():
    position = play(table("a1", "g1"), "push row2-left", "end")
    before = [*position.floor.values(), position.spare]
    play(position, "push row2-right", "end", "push row2-left")
    assert [*position.floor.values(), position.spare] == before


def test_s2_one_push_may_feed_several_and_the_seat_in_turn_wins():
    floor = "a2=lantern d6=lantern b4=peephole c2=peephole"
    kinds = ["moonwheel bluebrick ashpeak"] * 2
    both = table("b2 d6", "d2 b4", floor=floor, kinds=kinds)
    play(both, "push row2-left")
    assert both.kinds == [
        ("moonwheel", "bluebrick", "ashpeak", "lantern"),
        ("moonwheel", "peephole", "bluebrick", "ashpeak"),
    ]
    assert scores(both).winners == (0,)


def test_s2_else_the_next_of_them_clockwise_wins():
    floor = "a2=lantern d6=lantern b4=peephole c2=peephole"
    kinds = ["moonwheel bluebrick ashpeak"] * 2
    position = table("b2 d6", "d2 b4", "a1", floor=floor, kinds=kinds, turn=2)
    play(position, "push row2-left")
    assert [event.args for event in told(position, "cheese")] == [(0, "lantern"), (1, "peephole")]
    assert scores(position).winners == (0,)


def third_fall_and_goal():
    """Pushed from the left, row 2 drops the third mouse of one seat and feeds the other its last kind."""
    return table(
        "b2",
        "d2 d6",
        floor="a2=trap c2=lantern d6=lantern",
        fallen=[2],
        kinds=["", "moonwheel bluebrick ashpeak"],
    )


def test_s3_first_the_falls_then_cheese_then_the_goal_then_the_falls_of_a_seat():
    position = third_fall_and_goal()
    play(position, "push row2-left")
    assert [event.kind for event in told(position)] == ["push", *["shown"] * 5, "fall", "cheese"]
    result = scores(position)
    assert (result.winners, result.why, result.out) == ((1,), "goal", {0: "fallen"})


def test_s4_a_jump_may_bend_and_passes_mice_only():
    position = table("a2", "b2 b3", unroofed="c3")
    assert "run a2 c3" in moves(position)  # over b2 and b3, or over b2 and c2 if a mouse stood there
    gap = table("a2", "b2", unroofed="d2")  # c2 is free: no jump goes over it
    assert why_not(gap, "run a2 d2") == ("too_far", "d2")


def test_s4_no_jump_returns_to_a_tower_or_passes_one():
    position = table("a2", "a1", unroofed="b1")
    assert why_not(position, "run a2 b1") == ("too_far", "b1")


def test_s5_the_shortest_chain_counts_and_no_more_than_the_actions_left():
    over_two = table("a2", "b2 c2", unroofed="d2")
    assert play(over_two, "run a2 d2").todo[-1].left == 1
    tired = table("a2", "b2 c2", unroofed="d2", left=2)
    assert why_not(tired, "run a2 d2") == ("too_far", "d2")


def test_s6_with_peek_the_floor_is_open_until_the_first_action():
    game = match("tower a1", "tower g7", peek="yes")
    assert game.view(1).floor == game.state.floor
    assert roofed(game.state) == set(FLOOR)
    play_in(game, "end")
    assert set(game.view(0).floor.values()) == {"?"}
    assert [event.kind for event in game.events[0]] == ["floor", "round"]


def test_s6_the_first_action_closes_the_floor_for_good():
    game = match("tower a1", "tower g7", "enter g1", peek="yes")
    with pytest.raises(NoUndo, match="seen"):
        game.undo()


def test_s7_the_tile_that_falls_out_is_seen():
    position = play(table("a1", "g7", floor="g2=lantern"), "push row2-left")
    assert view(position, 1).spare == "lantern"


def test_s8_an_open_room_is_not_uncovered():
    position = table("a1", "g7", unroofed="b1")
    assert why_not(position, "uncover roof-b1") == ("open_already", "roof-b1")


def test_s9_a_mouse_on_a_tower_keeps_no_room_open():
    position = play(table("a1", "g7", unroofed="b1"), "end")
    assert "roof-b1" in position.roofs


def test_s10_mice_of_the_reserve_live():
    position = play(table("b2", "g7", floor="a2=trap", fallen=[1]), "push row2-left")
    assert position.fallen[0] == 2
    assert position.left(0) == 2
    assert position.todo


def test_s11_with_two_seats_the_other_wins():
    position = play(table("b2", "g7", floor="a2=trap", fallen=[2]), "push row2-left")
    assert scores(position).winners == (1,)


def test_s12_a_turn_may_be_no_action():
    assert play(table("a1", "g7"), "end").seat == 1


def test_s13_four_of_a_kind_are_enough_for_everybody():
    """There is no supply in the state: a kind is collected once a seat, and four seats are the most."""
    assert max(CASTLE.seats) == 4
    assert set(started(4).kinds) == {()}


def test_s14_a_third_mouse_on_the_cheese_brings_nothing_more():
    position = table("b2 b4 c3", "g7", floor="b2=lantern b4=lantern b3=lantern", kinds=["lantern"])
    play(position, "run c3 b3")
    assert told(position, "cheese") == []


def test_s15_rooms_have_no_walls():
    position = table("b2", "g7", unroofed="b1 c2")
    assert {"run b2 b1", "run b2 c2"} <= set(moves(position))


def test_s16_the_first_mice_are_placed_clockwise_from_the_starting_seat():
    position = started(4, first="3")
    order = []
    for square in ("a1", "g1", "a7", "g7"):
        order.append(position.seat)
        play(position, f"tower {square}")
    assert order == [2, 3, 0, 1]


def test_s17_the_two_mice_may_be_in_different_rooms():
    position = table("c2 f6", "g7", floor="b2=lantern f6=lantern", unroofed="b2")
    assert play(position, "run c2 b2").kinds[0] == ("lantern",)


def test_s18_a_reserve_mouse_jumps_in_over_an_occupied_tower():
    position = table("a1", "b1 g7", unroofed="c1")
    assert moves(position, "enter") == ["enter g1", "enter a7", "enter c1"]
    play(position, "enter c1")
    assert position.mice["c1"] == 0
    assert position.todo[-1].left == 1  # a1, b1, c1
    assert why_not(table("a1", "b1 g7", unroofed="c1", left=2), "enter c1") == ("too_far", "c1")


def test_s18_where_two_towers_lead_to_a_square_the_cheaper_way_counts():
    position = table("a1 g1", "b1 c1 f1", unroofed="d1")
    assert position.entries(4) == {"e1": 3, "d1": 4}  # e1 over g1 and f1; d1 over a1, b1 and c1


def test_s18_no_way_in_over_a_free_tower():
    assert "enter b1" not in moves(table("b2", "g7", unroofed="b1"))


def test_s19_plan_and_starting_seat_are_options_by_default_front_and_by_lot():
    options = CASTLE.settle(3, {})
    assert (options["plan"], options["first"]) == ("front", "drawn")
    assert {started(3, seed).first for seed in range(12)} == {0, 1, 2}


def test_s20_cheese_is_taken_at_once():
    position = play(table("b2 c3", "g7", floor="b2=lantern b3=lantern"), "run c3 b3")
    assert position.kinds[0] == ("lantern",)
    assert moves(position, "take") == []


def test_s21_several_seats_may_lose_their_third_mouse_by_one_push():
    floor = "a2=trap c2=trap"
    three = table("b2", "d2", "f6", floor=floor, fallen=[2, 2], kinds=["lantern", "lantern", ""])
    play(three, "push row2-left")
    assert scores(three).winners == (2,)
    assert scores(three).out == {0: "fallen", 1: "fallen"}


def test_s21_where_nobody_is_left_all_are_compared():
    position = table("b2", "d2", floor="a2=trap c2=trap", fallen=[2, 2], kinds=["", "lantern"])
    play(position, "push row2-left")
    result = scores(position)
    assert (result.ranks, result.out, result.why) == ((1, 0), {}, "falls")
    tied = play(table("b2", "d2", floor="a2=trap c2=trap", fallen=[2, 2]), "push row2-left")
    assert (scores(tied).winners, scores(tied).why) == ((1,), "falls_tie")


def test_s22_the_seat_in_turn_is_the_last_of_equals():
    position = table("a1", "d2", "f6", "b4", floor="c2=trap", fallen=[0, 2], turn=2)
    play(position, "push row2-left")
    assert scores(position).ranks == (3, 0, 2)


def test_s23_the_goal_comes_before_the_falls():
    position = third_fall_and_goal()
    assert scores(play(position, "push row2-left")).why == "goal"


def test_s24_a_roof_is_uncovered_from_inside_another_room():
    assert "uncover roof-c3" in moves(table("c2", "g7"))


def test_s25_no_roof_goes_back_during_a_turn():
    position = table("b2", "g7", unroofed="b1")
    assert {move.kind for move in position.moves()} == {"uncover", "enter", "run", "push", "end"}
    play(position, "run b2 b1")
    assert "roof-a2" not in position.roofs


def test_s26_names_of_squares_slots_and_rooms():
    assert [FLOOR[0], FLOOR[-1]] == ["b1", "f7"]
    assert list(ROOMS["front"])[:3] == ["roof-b1", "roof-d1", "roof-a2"]
    assert ROOMS["front"]["roof-a2"] == ("a2", "b2", "a3", "b3")
    position = play(table("a1", "g7", floor="a4=lantern"), "push row4-right")
    assert position.spare == "lantern"


def test_s27_one_shuffle_deals_the_floor_in_reading_order_and_leaves_the_spare_tile():
    chance = Chance(7)
    tiles = [*TILES]
    chance.shuffle(tiles)
    position = started(3, 7, plan="drawn")
    assert [*position.floor.values(), position.spare] == tiles
    assert position.plan == ("front", "back")[chance.below(2)]
    assert position.first == chance.below(3)
    assert TILES[:3] == ("moonwheel",) * 3
    assert (TILES[21], TILES[-1]) == (PLAIN, TRAP)


def test_s27_the_spare_tile_may_be_a_trap():
    assert TRAP in {started(2, seed).spare for seed in range(60)}


def test_s28_options_and_their_defaults():
    assert {name: choices[0] for name, choices in CASTLE.options(2).items()} == {
        "goal": "4",
        "plan": "front",
        "peek": "no",
        "memory": "heart",
        "aided": "all",
        "first": "drawn",
    }


def seen_through_a_turn(**options):
    """b1 is uncovered and closed again; then everybody ends turns."""
    game = match("tower a1", "tower g7", "uncover roof-b1", "end", **options)
    return game, game.state.floor["b1"]


def test_s28_with_heart_nothing_is_marked():
    game, _tile = seen_through_a_turn()
    assert marks(game.view(0), game.known(0), 0) == {}


def test_s28_marks_stay_on_the_roofs_and_move_with_the_tiles():
    game, tile = seen_through_a_turn(memory="marks")
    assert marks(game.view(1), game.known(1), 1) == {"b1": tile}
    for text in ("push colb-top", "end", "end", "end", "end"):
        play_in(game, text)
    marked = marks(game.view(1), game.known(1), 1)
    assert marked["b2"] == tile
    assert marked == {square: game.state.floor[square] for square in marked}


def test_s28_fading_marks_are_gone_when_each_seat_has_had_a_turn():
    game, tile = seen_through_a_turn(memory="fading")
    assert marks(game.view(1), game.known(1), 1) == {"b1": tile}
    play_in(game, "end")
    assert marks(game.view(1), game.known(1), 1) == {"b1": tile}
    play_in(game, "end")
    assert marks(game.view(1), game.known(1), 1) == {}


def test_s28_the_mark_of_a_tile_pushed_in_stays_until_its_pusher_has_had_another_turn():
    game = match("tower a1", "tower g7", "push colb-top", "end", memory="fading")
    assert marks(game.view(0), game.known(0), 0) == {"b1": game.state.floor["b1"]}
    play_in(game, "end")
    assert marks(game.view(0), game.known(0), 0) == {"b1": game.state.floor["b1"]}
    play_in(game, "end")
    assert marks(game.view(0), game.known(0), 0) == {}


def test_s28_a_tile_was_last_seen_when_a_push_took_it_out_of_an_open_room():
    """A mouse keeps the room open for two rounds; then its tile slides under the roof of b2."""
    game = match("tower a1", "tower g7", "uncover roof-b1", "run a1 b1", "end", seed=3, memory="fading")
    tile = game.state.floor["b1"]
    for text in ("end", "end", "end", "end", "push colb-top"):
        play_in(game, text)
    assert marks(game.view(0), game.known(0), 0) == {"b2": tile}


def test_s28_the_marks_may_help_one_seat_alone():
    game, tile = seen_through_a_turn(memory="marks", aided="2")
    assert marks(game.view(1), game.known(1), 1) == {"b1": tile}
    assert marks(game.view(0), game.known(0), 0) == {}


def test_s28_what_is_remembered_is_true_in_random_games():
    for seed in range(20):
        game = match("tower a1", "tower g7", seed=seed)
        chance = Chance(seed)
        while not game.over and len(game.moves) < 150:
            legal = game.legal()
            game.play(legal[chance.below(len(legal))])
            known = Memory(game.state.plan, game.known(0)).floor
            assert {square: seen.tile for square, seen in known.items()}.items() <= game.state.floor.items()


def test_s29_a_tile_is_hidden_from_everybody_while_its_room_is_roofed():
    game = match("tower a1", "tower g7", "uncover roof-b1")
    for seat in (0, 1, None):
        shown = {square for square, tile in game.view(seat).floor.items() if tile != "?"}
        assert shown == {"b1"}


def test_s29_everything_is_shown_when_the_game_is_over():
    position = play(table("b2", "g7", floor="a2=trap", fallen=[2]), "push row2-left")
    assert view(position, None).floor == position.floor


def test_s30_events_of_a_push_in_their_order():
    position = table(
        "b2", "c2 d6", floor="a2=trap b2=lantern d6=lantern g2=birchlog", spare="peephole", turn=1
    )
    play(position, "push row2-left")
    assert [(event.kind, *event.args) for event in told(position)] == [
        ("push", "row2-left", "peephole", "birchlog"),
        ("shown", "a2", "peephole"),
        ("shown", "b2", "trap"),
        ("shown", "c2", "lantern"),
        ("shown", "d2", "plain"),
        ("shown", "e2", "plain"),
        ("fall", "b2", 0),
        ("cheese", 1, "lantern"),
    ]


def test_s30_uncover_names_floor_squares_only():
    position = play(table("a1", "g7"), "uncover roof-b1")
    assert told(position) == [("uncover", ("roof-b1", "b1", "plain"), None)]  # c1 is raised


def test_s30_uncover_and_push_are_reveals():
    for text in ("uncover roof-b1", "push row2-left"):
        position = table("a1", "g7")
        assert play(position, text).reveals == 1
    assert play(table("a1", "g7", unroofed="b1"), "run a1 b1").reveals == 0


def test_s31_the_view_of_an_older_state_tells_no_more_than_it_did():
    """What is drawn of it now is up to the table: with `heart` it roofs what is roofed now."""
    game = match("tower a1", "tower g7", "uncover roof-b1", "end")
    then, now = game.view(0, 3), game.view(0)
    assert then.floor["b1"] != "?"
    assert now.floor["b1"] == "?"


def test_s32_places_after_the_winner_go_by_kinds_then_by_the_last_turn():
    position = table(
        "b2 d2", "f6", "d6", "b4",
        floor="b2=lantern c2=lantern",
        kinds=["moonwheel bluebrick ashpeak", "", "moonwheel", ""],
    )  # fmt: skip
    result = scores(play(position, "run d2 c2"))
    assert result.ranks == (0, 2, 1, 3)
    assert result.rows[0] == {"kinds": 4, "fallen": 0, "mice": 4}
    assert (result.why, result.out) == ("goal", {})


def test_s33_people_have_no_limit():
    game = match("tower a1", "tower g7")
    for _ in range(420):
        play_in(game, "end")
    assert game.state.round == 211
    assert not game.over


def test_s34_the_squares_passed_in_a_jump_match_nothing():
    position = table("a2 b6", "b2", floor="b6=lantern b2=lantern", unroofed="c2")
    assert play(position, "run a2 c2").kinds == [(), ()]


def test_s34_a_kind_matched_in_passing_stays():
    position = table("b2 c3", "g7", floor="b2=lantern b3=lantern", unroofed="a3")
    play(position, "run c3 b3", "run b3 a3")
    assert position.kinds[0] == ("lantern",)


def test_s34_after_an_enter_onto_a_square():
    position = table("a1 b2", "g7", floor="b1=lantern b2=lantern", unroofed="b1")
    assert play(position, "enter b1").kinds[0] == ("lantern",)


def test_s35_the_preview_of_a_push_uses_the_view_only():
    position = table("b2 d2", "f2", floor="a2=trap c2=lantern", spare="peephole")
    coming = preview(view(position, 0), "row2-left")
    assert coming.line["b2"] == "trap"
    assert coming.line["a2"] == "peephole"
    assert coming.falls == ("b2",)
    hidden = preview(view(table("b4", "e4", floor="d4=trap"), 0), "row4-left")
    assert hidden.line["e4"] == "?"
    assert (hidden.falls, hidden.perhaps) == ((), ("e4",))


def test_s35_a_trial_of_a_push_that_may_drop_a_mouse_is_refused():
    position = view(table("b4", "e4"), 0)
    (push,) = [move for move in position.moves() if str(move) == "push row4-left"]
    with pytest.raises(Unseen):
        trial(position, push)


def test_s36_equal_ways_of_a_jump_are_one_move():
    position = table("b2", "b3 c2", unroofed="c3")
    counted = Counter(moves(position, "run"))
    assert counted["run b2 c3"] == 1
    assert set(CHEESES).isdisjoint(counted)
