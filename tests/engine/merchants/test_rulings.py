"""S1–S39: what the rulebook leaves open."""

import pytest

from engine import HIDDEN, BadOption, view
from engine.games.merchants.cards import SET_NAMES, worth
from engine.games.merchants.tables import PRESETS

from ..position import moves, play, told, why_not
from .table import MERCHANTS, ones, started, table


def test_s1_with_an_empty_hand_one_passes():
    assert moves(table(["", ""])) == ["end"]


def test_s2_one_may_pass_with_cards_in_hand():
    position = play(table(["junk", ""]), "end")
    assert position.seat == 1
    assert "junk" in position.hands[0]


def test_s3_a_bonus_earned_with_an_empty_hand_is_lost():
    position = play(table(["nuisance", ""]), "play nuisance")
    assert position.actions == 0
    assert moves(position) == ["end"]


def test_s4_the_limit_of_overpaying_is_of_changed_values():
    position = table(["bold-haggler_p3_u shattered-relic", ""], market="accordion")
    play(position, "buy 1", "pay bold-haggler_p3_u", "pay shattered-relic")
    assert position.hands[0] == ("accordion",)
    position = table(["bold-haggler shattered-relic spyglass", ""], market="accordion")
    play(position, "buy 1", "pay spyglass")
    assert moves(position) == ["pay shattered-relic", "pay bold-haggler"]


def test_s5_gaps_stay_in_the_turn_and_the_surcharge_is_of_the_slot():
    position = table(
        ["swift-broker junk junk", ""], market="cookies cookies", market_deck="acorn", decks=["junk"]
    )
    play(position, "buy 1", "pay junk", "pay junk")
    assert position.market[:2] == ["", "cookies"]
    position.actions = 1
    assert moves(position, "buy") == ["buy 2"]
    play(position, "buy 2")
    assert position.todo[-1].price == 3


def test_s6_effects_draw_fewer_and_no_junk_when_there_is_nothing():
    position = play(table(["shattered-relic", ""]), "play shattered-relic")
    assert position.hands[0] == ()
    assert position.junk_pile == 6


def test_s7_wily_fellow_lands_on_the_new_discard():
    position = play(table(["wily-fellow", ""], decks=["acorn"], discards=["junk"]), "play wily-fellow")
    assert position.discards[0] == ("acorn", "wily-fellow")
    assert position.decks[0] == ("junk",)


def test_s8_winter_is_coming_in_the_eighth_stack_gives_nothing():
    position = table(["winter-is-coming nostalgic-item junk", ""], stalls=[ones(7)])
    play(position, "build winter-is-coming", "add nostalgic-item")
    assert position.seat is None


def test_s9_cookies_are_compulsory_and_what_a_card_may_do_is_not():
    assert len(play(table(["cookies", ""], decks=["junk " * 9]), "end").hands[0]) == 6
    position = table(["empty-chest swift-broker", ""], stalls=[ones(1)])
    assert moves(position, "build") == ["build empty-chest"]
    assert "end" in moves(table(["bold-haggler", ""]))


def test_s10_all_passives_of_a_stack_work_together():
    position = table(["stashing-vendor empty-chest junk wily-fellow", ""], stalls=[ones(4)])
    play(position, "build junk", "add wily-fellow", "add stashing-vendor", "add empty-chest")
    assert len(position.stalls[0]) == 5


def test_s11_once_a_turn_is_of_the_card_and_ends_when_it_leaves_the_hand():
    position = play(table(["bold-haggler bold-haggler", ""]), "roll bold-haggler", "roll bold-haggler")
    assert moves(position, "roll") == []
    position = table(["bold-haggler_p2_u favourite-toy junk", ""], actions=2)
    play(position, "discard bold-haggler_p2_u", "done", "play favourite-toy")
    assert moves(position, "roll") == ["roll bold-haggler"]


def test_s11_once_a_turn_is_of_each_text_that_a_card_has():
    position = table(["good-old-times", ""], market_deck="cookies market-discovery")
    play(position, "peel good-old-times", "copy good-old-times_u market-discovery")
    assert moves(position, "peel") == ["peel good-old-times_market-discovery"]
    play(position, "peel good-old-times_market-discovery")
    assert moves(position, "peel") == []
    position = play(table(["good-old-times", ""], market_deck="bold-haggler"), "peel good-old-times")
    play(position, "copy good-old-times_u bold-haggler")
    assert moves(position, "roll") == ["roll good-old-times_bold-haggler"]


def test_s11_a_text_that_was_used_up_is_used_up_for_the_copier_that_stays_itself():
    position = table(["good-old-times", ""], market_deck="acorn good-old-times")
    play(position, "peel good-old-times", "copy good-old-times_u good-old-times")
    assert position.hands[0] == ("good-old-times_good-old-times_u",)
    assert why_not(position, "peel good-old-times_good-old-times_u")[0] == "used"


def test_s11_flashy_show_does_not_leave_with_a_card():
    position = table(["swift-broker junk", ""], discards=["cookies"], flash=1, market="shattered-relic")
    play(position, "play swift-broker", "lay junk")
    assert position.flash == 1
    position = table(["cookies", ""], flash=1, market="shattered-relic")
    assert moves(position, "buy") == ["buy 1"]


def test_s12_the_market_discard_has_no_surcharge_and_the_payment_must_hold_the_discovery():
    position = table(["market-discovery junk shattered-relic", ""], market_discard="shattered-relic")
    play(position, "buy discard")
    assert moves(position) == ["pay market-discovery"]
    position = table(["market-discovery spyglass", ""], market_discard="accordion")
    play(position, "buy discard", "pay spyglass")
    assert moves(position) == ["pay market-discovery"]


def test_s13_up_to_three_junk_of_the_payment_from_a_slot_or_the_market_discard():
    position = table(["market-discovery junk", ""], market_discard="essential-purchase", flash=0)
    play(position, "buy discard", "pay market-discovery")
    assert position.hands[0] == ("essential-purchase", "junk")
    position = table(["market-discovery_v2 junk", ""], market_discard="essential-purchase")
    play(position, "buy discard", "pay junk", "pay market-discovery_v2")
    assert moves(position) == ["tossjunk junk", "done"]
    assert why_not(position, "end") == ("toss_junk_first",)
    play(position, "tossjunk junk")
    assert position.discards[0] == ("market-discovery",)
    assert position.junk_pile == 7


def test_s14_acorn_takes_the_place_and_without_a_stall_goes_to_the_discard():
    position = play(table(["acorn junk", ""], stalls=["", "cookies"]), "play acorn")
    assert moves(position) == ["swap 2 1 cookies"]
    play(position, "swap 2 1 cookies")
    assert position.stalls[1] == (("acorn",),)
    assert position.actions == 1
    position = play(table(["acorn junk", ""]), "play acorn")
    assert position.discards[0] == ("acorn",)
    assert position.actions == 1


def test_s15_only_the_cards_from_the_discard_are_exempt_one_for_each_nostalgic_item():
    position = table(["nostalgic-item swift-broker", ""], stalls=[ones(3)])
    assert moves(position, "build") == []
    discard = "junk swift-broker loyal-partner"
    position = table(["nostalgic-item nostalgic-item", ""], stalls=[ones(7)], discards=[discard])
    play(position, "build nostalgic-item", "addold junk", "add nostalgic-item", "addold loyal-partner")
    assert position.seat is None
    position = table(["nostalgic-item", ""], stalls=[ones(4)], discards=["junk swift-broker"])
    assert moves(position, "build") == []


def test_s15_the_last_place_is_not_taken_from_what_would_make_room():
    position = table(["nostalgic-item", ""], stalls=[ones(6)], discards=["nostalgic-item junk"])
    play(position, "build nostalgic-item")
    assert moves(position) == ["addold nostalgic-item"]
    assert why_not(position, "addold junk") == ("no_find", "junk")


def test_s16_charm_builds_by_itself_with_flashy_show_and_accordion():
    position = play(table(["charm", ""], market_deck="cookies", stalls=[ones(2)], flash=1), "play charm")
    assert position.stalls[0][2] == ("cookies",)
    for stacks in (3, 4, 5):
        position = play(table(["charm", ""], market_deck="accordion", stalls=[ones(stacks)]), "play charm")
        assert position.stalls[0][stacks] == ("accordion",)


def test_s16_charm_knows_no_roll_no_copy_and_no_find_but_winter_gives_its_stack():
    position = table(["charm", ""], market_deck="reflection", discards=["", "acorn"], stalls=[ones(1)])
    assert play(position, "play charm").stalls[0][1] == ("reflection",)
    hand = "charm nostalgic-item nostalgic-item"
    position = table([hand, ""], market_deck="winter-is-coming", stalls=[ones(4)])
    play(position, "play charm")
    assert moves(position) == ["build nostalgic-item", "skip"]
    play(position, "build nostalgic-item", "add nostalgic-item")
    assert len(position.stalls[0]) == 6
    assert position.discards[0] == ("charm",)


def test_s17_a_gamble_is_of_no_more_cards_than_both_have():
    for seed in range(9):
        position = play(table(["gamble junk", "acorn acorn acorn"], seed=seed), "play gamble", "with 2")
        assert told(position, "gamble")[0].args[3] <= 1
        assert len(position.hands[0]) == 1


@pytest.mark.parametrize(
    ("text", "value", "flash"),
    [
        ("junk", 1, 0),
        ("junk", 2, 1),
        ("reflection", 2, 0),  # it need not copy first
        ("reflection_accordion", 5, 0),
        ("spyglass_v1", 1, 0),
        ("bold-haggler_p3_u", 4, 0),
        ("bold-haggler_p2_u", 5, 2),
    ],
)
def test_s18_the_guess_is_of_the_value_that_the_card_has_in_hand(text, value, flash):
    position = table([f"blindfold {text}", ""], flash=flash)
    play(position, "play blindfold", f"blind {text} 2")
    for guess in range(1, 6):
        after = play(position.copy(), f"guess {guess}")
        assert len(after.discards[0]) == (2 if guess == value else 0)


def test_s18_a_value_beyond_five_is_not_guessed():
    position = play(table(["blindfold gamble", ""], flash=1), "play blindfold", "blind gamble 2")
    assert all(play(position.copy(), f"guess {guess}").discards[0] == () for guess in range(1, 6))


def test_s18_a_wrong_guess_shows_only_the_value_chosen():
    position = play(table(["blindfold junk", ""]), "play blindfold", "blind junk 2", "guess 2", "value 5")
    assert told(position, "guess", "value") == [("guess", (1, 2, 0), None), ("value", (0, 5), None)]
    assert view(position, 1).hands[0] == (HIDDEN,)


def test_s19_whirligig_discards_first_so_those_cards_may_come_back():
    position = table(["whirligig acorn charm", "junk"])
    play(position, "play whirligig", "lay acorn", "lay charm", "with 2")
    assert sorted([*position.hands[0], *position.hands[1]]) == ["acorn", "charm", "junk"]


def test_s20_a_copy_that_copies_the_copier_is_itself():
    position = table(["reflection", ""], discards=["", "trendsetting"], market="reflection")
    play(position, "copy reflection trendsetting", "copy reflection reflection")
    assert position.hands[0] == ("reflection_reflection",)


def test_s20_seeing_doubles_copied_by_what_it_copies():
    position = table(["reflection reflection", ""], discards=["", "seeing-doubles"])
    play(position, "copy reflection seeing-doubles", "copy reflection reflection")
    assert position.hands[0] == ("reflection", "reflection_reflection")


def test_s21_a_copied_technique_is_played_and_this_card_is_the_chameleon():
    position = table(["trendsetting", ""], market="acorn", stalls=["", "cookies"])
    play(position, "copy trendsetting acorn", "play trendsetting_acorn", "swap 2 1 cookies")
    assert position.stalls[1] == (("trendsetting",),)
    position = table(["reflection", ""], market="acorn", discards=["", "gift-voucher"])
    play(position, "copy reflection gift-voucher", "play reflection_gift-voucher", "swap 1")
    assert position.market[0] == "reflection"
    position = table(["trendsetting", ""], market="nuisance")
    play(position, "copy trendsetting nuisance", "play trendsetting_nuisance")
    assert position.discards[0] == ("trendsetting",)


def test_s22_reflection_copies_of_any_opponent_junk_included():
    position = table(["reflection", "", "", ""], discards=["", "junk", "acorn", ""])
    assert moves(position, "copy") == ["copy reflection junk", "copy reflection acorn"]
    assert why_not(position, "copy reflection charm") == ("no_target", "reflection", "charm")


def test_s23_a_copy_is_fixed_until_the_chameleon_has_left_and_come_back():
    position = table(["good-old-times shattered-relic junk", ""], market_discard="cookies", decks=["junk"])
    play(position, "copy good-old-times cookies", "play shattered-relic", "toss junk")
    assert "good-old-times_cookies" in position.hands[0]
    position = table(["good-old-times favourite-toy junk", ""], market_discard="cookies", actions=2)
    play(position, "copy good-old-times cookies", "discard good-old-times_cookies", "done")
    play(position, "play favourite-toy")
    assert moves(position, "copy") == ["copy good-old-times cookies"]


def test_s24_two_flashy_shows_add_two():
    position = table(["flashy-show flashy-show junk", ""], market="shattered-relic")
    play(position, "play flashy-show", "play flashy-show", "buy 1", "pay junk")
    assert position.hands[0] == ("shattered-relic",)


def test_s25_a_bold_haggler_is_rolled_between_actions_only():
    position = table(["bold-haggler acorn", ""], market="spyglass")
    assert "roll bold-haggler" in moves(position)
    play(position, "buy 1")
    assert moves(position) == ["pay acorn"]
    assert why_not(position, "roll bold-haggler") == ("pay_first", "spyglass", 4)
    assert moves(play(table(["bold-haggler", ""], actions=0), "roll bold-haggler")) == ["end"]


def test_s26_the_card_just_taken_may_be_given_back():
    position = table(["dirty-exchange", "acorn"])
    play(position, "play dirty-exchange", "from 2")
    assert moves(position) == ["give acorn"]


def test_s27_a_nuisance_may_have_no_target():
    position = play(table(["nuisance", "acorn"]), "play nuisance", "done")
    assert position.hands[1] == ("acorn",)


def test_s28_sets_are_chosen_by_hand_by_lot_or_by_preset():
    assert started(2, sets="macaws-raccoons-chameleons").sets == ("macaws", "raccoons", "chameleons")
    for seats in MERCHANTS.seats:
        for preset, sets in PRESETS.items():
            assert set(started(seats, sets=preset).sets) == set(sets[: seats + 1])
    assert len({started(2, seed, sets="drawn").sets for seed in range(40)}) > 10
    for wrong in ("macaws-pandas", "macaws-pandas-wolves", "pandas-macaws-raccoons"):
        with pytest.raises(BadOption, match="no_choice"):
            started(2, sets=wrong)
    assert SET_NAMES == ("macaws", "pandas", "raccoons", "squirrels", "ocelots", "chameleons")


def test_s29_the_junk_pile_is_counted_and_may_go_below_zero():
    position = started(4)
    assert position.junk_pile == 0
    position = play(table(["", ""], junk=0), "end")
    assert position.junk_pile == -5
    position = play(table(["shattered-relic junk", ""], junk=-5), "play shattered-relic", "toss junk")
    assert position.junk_pile == -4


def test_s30_effects_are_done_as_far_as_they_can_be():
    position = table(["shattered-relic acorn", ""])
    play(position, "play shattered-relic")
    assert moves(position) == ["toss acorn"]
    assert moves(play(table(["favourite-toy junk", ""]), "play favourite-toy"), "end") == ["end"]


def test_s31_an_option_names_the_first_seat_and_chance_draws_one_by_default():
    assert [started(3, first=str(seat + 1)).seat for seat in range(3)] == [0, 1, 2]
    assert {started(3, seed).seat for seed in range(20)} == {0, 1, 2}


def test_s32_junk_refills_up_to_the_raised_target():
    assert len(play(table(["cookies", ""]), "end").hands[0]) == 6


def test_s33_cookies_drawn_in_the_refill_count_at_once():
    position = play(table(["", ""], decks=["junk junk junk acorn cookies charm"]), "end")
    assert len(position.hands[0]) == 6
    position = play(table(["junk " * 4, ""], decks=["acorn cookies"]), "end")
    assert len(position.hands[0]) == 6


BOTH = "macaws chameleons raccoons"  # S34: cards that make a hand bigger, and cards that can be one


def test_s34_a_chameleon_that_could_be_cookies_is_asked_when_the_hand_is_full():
    hand = "trendsetting junk junk junk junk"
    position = play(table([hand, ""], market="cookies acorn", decks=["charm"], sets=BOTH), "end")
    assert moves(position) == ["copy trendsetting cookies", "decline"]
    assert why_not(position, "end") == ("copy_or_decline",)
    assert position.seat == 0
    accepted = play(position.copy(), "copy trendsetting cookies", "decline")
    assert sorted(accepted.hands[0]) == ["charm", "junk", "junk", "junk", "junk", "trendsetting"]
    declined = play(position.copy(), "decline")
    assert len(declined.hands[0]) == 5
    assert accepted.seat == declined.seat == 1
    assert declined.declined == ()


def test_s34_with_cookies_only_it_is_one_by_itself():
    hand = "reflection junk junk junk junk"
    seeing = "seeing-doubles"  # lies open: nobody could have it
    position = table([hand, ""], discards=["", "cookies"], decks=["charm"], market=seeing, sets=BOTH)
    play(position, "end")
    assert len(position.hands[0]) == 6
    assert position.seat == 1


def test_s34_all_chameleons_are_asked_at_once_and_again_after_a_copy():
    hand = "trendsetting reflection junk junk junk"
    position = table(
        [hand, "", ""],
        market="cookies acorn",
        discards=["", "cookies", "charm"],
        decks=["charm charm"],
        sets=BOTH,
    )
    play(position, "end")
    assert moves(position) == ["copy reflection cookies", "copy trendsetting cookies", "decline"]
    assert "reflection" not in repr(view(position, 1))
    play(position, "copy trendsetting cookies")
    assert moves(position) == ["copy reflection cookies", "decline"]
    assert len(play(position, "decline").hands[0]) == 6


@pytest.mark.parametrize("market", ["cookies acorn", "acorn"])
def test_s34_whoever_might_have_such_a_chameleon_is_asked_alike(market):
    """Nobody can tell from the question which hand it is."""
    asked = []
    for hand in ("trendsetting seeing-doubles cookies cookies junk", "junk junk junk junk junk"):
        position = play(table([hand, ""], market=market, decks=["charm " * 9] * 2, sets=BOTH), "end")
        assert moves(position)[-1] == "decline"
        asked.append(view(position, 1).todo)
        play(position, "decline")
        assert position.seat == 1
    assert asked[0] == asked[1]


@pytest.mark.parametrize(
    ("sets", "market"),
    [
        ("macaws pandas raccoons", "cookies acorn"),
        ("pandas chameleons raccoons", ""),
        (BOTH, "seeing-doubles"),
    ],
)
def test_s34_nobody_is_asked_where_all_can_see_that_there_is_no_choice(sets, market):
    assert play(table(["junk junk junk junk junk", ""], market=market, sets=sets), "end").seat == 1


def test_s34_a_first_link_that_is_a_chameleon_is_not_cookies():
    hand = "reflection junk junk junk junk"
    position = table([hand, ""], discards=["", "trendsetting"], market="cookies", decks=["charm"], sets=BOTH)
    play(position, "end")
    assert moves(position) == ["decline"]


def test_s35_good_old_times_tosses_first_and_then_copies_what_lies_on_top():
    position = table(["good-old-times", ""], market_deck="acorn")
    assert moves(position, "copy", "peel") == ["peel good-old-times"]
    play(position, "peel good-old-times", "copy good-old-times_u acorn")
    assert position.hands[0] == ("good-old-times_acorn",)


def test_s35_a_copied_market_discovery_tosses_as_one_but_not_as_what_it_was():
    position = table(["trendsetting", ""], market="market-discovery", market_deck="acorn")
    play(position, "copy trendsetting market-discovery")
    assert moves(position, "peel") == ["peel trendsetting_market-discovery"]
    position = table(["good-old-times", ""], market_discard="cookies", market_deck="acorn")
    play(position, "copy good-old-times cookies")
    assert moves(position, "peel") == []


def test_s35_the_end_of_a_chain_tosses_as_good_old_times():
    position = table(["seeing-doubles good-old-times", ""], market_deck="acorn")
    play(position, "copy seeing-doubles good-old-times")
    assert moves(position, "peel") == ["peel good-old-times", "peel seeing-doubles_good-old-times"]
    play(position, "peel seeing-doubles_good-old-times")
    assert position.market_discard == ("acorn",)


def test_s36_the_old_deck_is_turned_over_as_a_block():
    position = play(table(["wily-fellow", ""], decks=["acorn charm gamble"]), "play wily-fellow")
    assert position.discards[0][:3] == ("gamble", "charm", "acorn")
    assert told(position, "turn_over") == [("turn_over", (0, "gamble", "charm", "acorn"), None)]


def test_s37_two_winters_in_a_stack_are_two_more_stacks_and_no_duty():
    position = table(
        ["winter-is-coming_v1 trendsetting_winter-is-coming_v4 favourite-toy", ""], stalls=[ones(4)]
    )
    play(position, "build winter-is-coming_v1", "add trendsetting_winter-is-coming_v4", "skip")
    assert moves(position) == ["skip"]
    assert moves(play(position, "skip")) == ["end"]


def test_s38_a_card_kept_from_the_market_deck_is_seen_by_its_player_only():
    position = play(
        table(["special-offer", ""], market_deck="acorn charm"), "play special-offer", "keep charm"
    )
    assert [event.only for event in told(position, "hand")] == [(0,)]
    assert told(position, "toss") == [("toss", (0, "acorn"), None)]
    assert view(position, 1).hands[0] == (HIDDEN,)


def test_s39_nobody_is_ever_stuck_and_no_number_of_rounds_ends_a_game():
    position = table(["", ""], stalls=[ones(2), ones(3)])
    for _ in range(500):
        assert "end" in moves(position)
        play(position, "end", "end")
    assert position.round == 501
    assert position.seat == 0


def test_undo_is_free_until_something_is_drawn_or_shown():
    for hand, line in {
        "flashy-show junk": ["play flashy-show"],
        "favourite-toy junk": ["play favourite-toy"],
        "prepaid-good junk": ["play prepaid-good", "take 1"],
        "rotten-food junk": ["play rotten-food", "food junk 2"],
        "treasure-hunter": ["play treasure-hunter", "from 2"],
        "acorn": ["play acorn", "swap 2 1 cookies"],
        "gift-voucher": ["play gift-voucher", "swap 1"],
        "trendsetting": ["copy trendsetting accordion", "discard trendsetting_accordion"],
        "accordion": ["buy 1", "pay accordion"],
        "bold-haggler": ["build bold-haggler"],
    }.items():
        position = table(
            [hand, "junk"], market="accordion", discards=["junk", "junk"], stalls=["", "cookies"]
        )
        chance = position.chance.copy()
        play(position, *line)
        assert (position.reveals, position.chance) == (0, chance), hand


def test_undo_stops_after_what_was_drawn_or_shown():
    for hand, line in {
        "swift-broker junk": ["play swift-broker", "lay junk"],
        "market-discovery": ["peel market-discovery"],
        "bold-haggler": ["roll bold-haggler"],
        "nuisance": ["play nuisance", "hit 2"],
        "dirty-exchange": ["play dirty-exchange", "from 2"],
        "spyglass": ["play spyglass"],
        "special-offer": ["play special-offer"],
        "sabotage": ["play sabotage", "at 2"],
        "charm": ["play charm"],
        "blindfold junk": ["play blindfold", "blind junk 2", "guess 5"],
        "junk": ["end"],
    }.items():
        position = table(
            [hand, "junk"], decks=["acorn acorn", "charm charm"], market_deck="gamble gamble gamble"
        )
        chance = position.chance.copy()
        play(position, *line)
        assert position.reveals > 0 or position.chance != chance, hand


def test_equal_cards_in_equal_condition_are_one_move():
    position = table(["bold-haggler bold-haggler bold-haggler_p1_u", ""])
    assert moves(position, "discard") == ["discard bold-haggler", "discard bold-haggler_p1_u"]
    assert worth("bold-haggler_p1_u") == 2
