"""R7–R14, R19–R22, R28–R35: turns, techniques, the clean-up and the end."""

from engine import view
from engine.games.merchants.scores import scores

from ..position import moves, play, told, why_not
from .table import ones, table


def test_r7_a_turn_is_one_action_then_the_cleanup_then_the_next_seat():
    position = table(["prepaid-good junk", "junk", "junk"], market="acorn", decks=["junk " * 5])
    play(position, "play prepaid-good", "take 1")
    assert moves(position) == ["end"]
    assert why_not(position, "discard junk") == ("no_action",)
    play(position, "end")
    assert position.seat == 1
    assert position.actions == 1
    assert len(position.hands[0]) == 5


def test_r8_the_four_actions():
    position = table(["swift-broker junk", ""], market="cookies")
    assert moves(position) == [
        "buy 1",
        "play swift-broker",
        "build swift-broker",
        "discard swift-broker",
        "discard junk",
        "end",
    ]


def test_r9_tossed_junk_goes_to_the_junk_pile_and_animalfolk_to_the_market_discard():
    position = table(["shattered-relic shattered-relic junk cookies", ""], decks=["acorn acorn"])
    play(position, "play shattered-relic", "toss junk", "play shattered-relic", "toss cookies")
    assert position.junk_pile == 7
    assert position.market_discard == ("cookies",)
    assert position.discards[0] == ("shattered-relic", "shattered-relic")


def test_r10_all_discards_are_open_in_their_order():
    position = table(["", "", ""], discards=["junk acorn", "charm junk", ""], market_discard="gamble junk")
    for seat in (0, 1, 2, None):
        assert view(position, seat).discards == position.discards
        assert view(position, seat).market_discard == ("gamble", "junk")


def test_r11_who_puts_down_several_cards_picks_the_order():
    position = play(table(["junk acorn", ""]), "discard junk", "discard acorn")
    assert position.discards[0] == ("junk", "acorn")
    position = play(table(["junk acorn", ""]), "discard acorn", "discard junk")
    assert position.discards[0] == ("acorn", "junk")


def test_r12_what_is_not_there_is_left_out_and_the_bonus_counts_all_the_same():
    position = table(["nuisance junk", ""])
    play(position, "play nuisance")
    assert position.actions == 1
    position = play(table(["swift-broker junk cookies", ""]), "play swift-broker", "lay junk", "lay cookies")
    assert len(position.hands[0]) == 2
    position = table(["spyglass", ""], decks=["acorn charm"])
    assert moves(play(position, "play spyglass"), "keep") == ["keep charm", "keep acorn"]


def test_r13_a_passive_works_in_hand_and_while_it_is_paid_or_built_in_its_owners_turn():
    position = table(["stock-clearance", "stock-clearance"], market="swift-broker")
    assert moves(position, "buy") == ["buy 1"]
    position = table(["", "cookies"], decks=["junk " * 9])
    play(position, "end")
    assert len(position.hands[0]) == 5
    assert told(position, "show") == []
    position = play(table(["cookies", ""], decks=["junk " * 9]), "end")
    assert told(position, "show") == [("show", (0, "cookies"), None)]


def test_r14_junk_only_pays():
    position = table(["junk", ""], market="swift-broker")
    assert moves(position) == ["buy 1", "discard junk", "end"]
    assert why_not(position, "build junk") == ("no_stack", "junk", 1)
    assert why_not(position, "play junk") == ("no_technique", "junk")


def test_r19_effects_are_done_in_order_before_the_card_is_put_away():
    position = table(["shattered-relic junk", ""], decks=["acorn"])
    play(position, "play shattered-relic")
    assert moves(position) == ["toss junk"]
    assert why_not(position, "end") == ("technique_first",)
    play(position, "toss junk")
    kinds = [event.kind for event in told(position, "play", "toss", "draw", "discard")]
    assert kinds == ["play", "toss", "draw", "discard"]


def test_r20_a_technique_is_in_limbo_until_its_effects_are_over():
    position = table(["swift-broker junk", ""])
    play(position, "play swift-broker")
    assert position.limbo == ("swift-broker",)
    assert "swift-broker" not in (*position.hands[0], *position.discards[0])
    play(position, "lay junk")
    assert position.hands[0] == ("junk",)
    assert position.discards[0] == ("swift-broker",)


def test_r21_the_bonus_sign_gives_an_action_only_when_played():
    position = play(table(["swift-broker junk", ""], decks=["junk"]), "play swift-broker", "lay junk")
    assert position.actions == 1
    for position in (
        play(table(["swift-broker junk", ""], market="swift-broker"), "buy 1", "pay swift-broker"),
        play(table(["swift-broker junk", ""]), "build swift-broker"),
        play(table(["swift-broker junk", ""]), "discard swift-broker", "done"),
    ):
        assert position.actions == 0


def test_r22_bonus_actions_chain_and_are_optional():
    position = table(["flashy-show nuisance nuisance junk", ""])
    play(position, "play nuisance", "play nuisance", "play flashy-show")
    assert position.actions == 1
    play(position, "end")
    assert position.seat == 1


def test_r28_any_number_of_cards_may_be_discarded():
    position = play(table(["junk acorn charm", ""]), "discard acorn", "discard junk", "done")
    assert position.hands[0] == ("charm",)
    assert position.actions == 0
    position = play(table(["junk acorn", ""]), "discard acorn", "discard junk")
    assert moves(position) == ["end"]


def test_r29_the_active_player_draws_up_to_five_and_a_bigger_hand_stays():
    position = play(table(["junk acorn", ""], decks=["charm " * 9]), "end")
    assert sorted(position.hands[0]) == ["acorn", "charm", "charm", "charm", "junk"]
    position = play(table(["junk " * 7, ""], decks=["charm " * 9]), "end")
    assert position.hands[0] == ("junk",) * 7


def test_r30_a_hand_made_smaller_is_filled_in_its_owners_own_cleanup():
    position = table(["nuisance", "acorn acorn"], decks=["", "junk " * 9])
    play(position, "play nuisance", "hit 2", "end")
    assert len(position.hands[1]) == 1
    play(position, "end")
    assert len(position.hands[1]) == 5


def test_r31_an_empty_deck_is_shuffled_from_the_discard_when_a_card_is_needed_not_before():
    position = table(["junk " * 4, ""], decks=["acorn"], discards=["charm gamble"])
    play(position, "end")
    assert position.decks[0] == ()
    assert position.discards[0] == ("charm", "gamble")
    position = play(table(["junk " * 3, ""], decks=["acorn"], discards=["charm gamble"]), "end")
    assert len(position.decks[0]) == 1
    assert position.discards[0] == ()
    assert told(position, "shuffle") == [("shuffle", (0, 2), None)]


def test_r31_an_opponent_may_be_the_one_who_needs_it():
    position = play(table(["sabotage", ""], discards=["", "charm gamble acorn"]), "play sabotage", "at 2")
    assert len(position.decks[1]) == 1
    assert position.discards[1] == ()


def test_r32_deck_and_discard_empty_the_refill_takes_junk_without_limit():
    position = play(table(["", ""], junk=2), "end")
    assert position.hands[0] == ("junk",) * 5
    assert position.junk_pile == -3


def test_r33_market_cards_close_up_to_the_right_and_new_ones_come_one_by_one():
    position = table(["", ""], market="- acorn - charm -", market_deck="junk gamble cookies nuisance")
    play(position, "end")
    assert position.market == ["acorn", "charm", "nuisance", "cookies", "gamble"]


def test_r34_the_market_discard_is_shuffled_when_the_deck_is_empty():
    position = play(table(["", ""], market_deck="acorn", market_discard="charm gamble"), "end")
    assert position.market[0] == "acorn"
    assert sorted(position.market) == ["", "", "acorn", "charm", "gamble"]
    assert play(table(["", ""]), "end").market == [""] * 5


def test_r35_with_the_eighth_stack_its_builder_has_won_on_the_spot():
    position = table(["favourite-toy shattered-relic junk", ""], stalls=[ones(7), ones(5)])
    play(position, "build favourite-toy", "add shattered-relic")
    assert position.seat is None
    assert moves(position) == []
    result = scores(position)
    assert (result.winners, result.why) == ((0,), "stall")
    assert [row["stacks"] for row in result.rows] == [8, 5]
    assert told(position)[-1] == ("won", (0,), None)
