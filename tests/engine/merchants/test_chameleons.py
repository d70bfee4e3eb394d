"""R36–R39b: chameleons."""

import pytest

from engine import HIDDEN, view
from engine.games.merchants.cards import Held, held

from ..position import moves, play, told, why_not
from .table import ones, table


def test_r36_in_hand_a_chameleon_stands_for_its_target_in_every_respect():
    position = table(["trendsetting", ""], market="- cookies", stalls=[ones(1)])
    play(position, "copy trendsetting cookies")
    assert moves(position, "build") == ["build trendsetting_cookies"]
    assert moves(position, "buy") == []
    position = play(table(["trendsetting junk", ""], market="nuisance"), "copy trendsetting nuisance")
    play(position, "play trendsetting_nuisance")
    assert position.actions == 1


def test_r36_only_in_hand():
    position = table(["", "nuisance"], market="trendsetting cookies", discards=["trendsetting"])
    assert moves(position) == ["end"]
    position = table(["nostalgic-item", ""], stalls=[ones(7)], discards=["trendsetting"], market="cookies")
    play(position, "build nostalgic-item", "addold trendsetting")
    assert position.seat is None


def test_r36b_copying_is_a_free_move_shown_to_all():
    position = table(["trendsetting junk", ""], market="cookies", actions=0)
    play(position, "copy trendsetting cookies")
    assert position.actions == 0
    assert position.reveals == 0
    assert told(position, "copy", "become") == [
        ("copy", (0, "trendsetting", "cookies"), None),
        ("become", (0, "trendsetting", "cookies"), None),
    ]


def test_r36b_what_is_no_use_needs_no_copy():
    position = table(["trendsetting blindfold rotten-food", ""], market="cookies")
    assert "discard trendsetting" in moves(position)
    assert "blind trendsetting 2" in moves(play(position.copy(), "play blindfold"))
    assert "food trendsetting 2" in moves(play(position.copy(), "play rotten-food"))


def test_r37_with_a_target_a_chameleon_cannot_be_used_as_itself():
    position = table(["trendsetting", ""], market="cookies", stalls=[ones(4)])
    assert moves(position) == ["copy trendsetting cookies", "discard trendsetting", "end"]
    assert why_not(position, "build trendsetting") == ("copy_first", "trendsetting")
    assert why_not(position, "play trendsetting") == ("copy_first", "trendsetting")
    position = table(["trendsetting junk", ""], market="swift-broker")
    play(position, "buy 1")
    assert why_not(position, "pay trendsetting") == ("copy_first", "trendsetting")


def test_r38_with_nothing_to_copy_it_counts_as_printed():
    position = table(["trendsetting", ""], stalls=[ones(4)])
    play(position, "build trendsetting")
    assert position.stalls[0][4] == ("trendsetting",)


def test_r38_a_copy_that_leads_back_is_itself():
    position = table(["reflection", ""], discards=["", "trendsetting"], market="reflection")
    play(position, "copy reflection trendsetting", "copy reflection reflection")
    assert position.hands[0] == ("reflection_reflection",)
    assert moves(position, "copy") == []


def test_r38b_a_chain_copies_on_at_once_from_the_text_that_it_came_to():
    position = table(["reflection", ""], discards=["", "trendsetting"], market="acorn charm")
    play(position, "copy reflection trendsetting")
    assert moves(position) == ["copy reflection acorn", "copy reflection charm"]
    assert why_not(position, "end") == ("copy_on", "reflection")
    play(position, "copy reflection charm")
    assert position.hands[0] == ("reflection_charm",)


def test_r38b_the_text_is_read_by_the_copiers_owner():
    position = table(
        ["reflection", "", ""], discards=["", "flexible-shopkeeper", ""], stalls=["acorn", "charm"]
    )
    play(position, "copy reflection flexible-shopkeeper")
    assert moves(position) == ["copy reflection acorn"]


def test_r38b_nothing_to_copy_at_the_end_of_a_chain_is_the_card_reached_last():
    position = table(["reflection", ""], discards=["", "trendsetting"], stalls=[ones(4)])
    play(position, "copy reflection trendsetting")
    assert position.hands[0] == ("reflection_trendsetting",)
    assert moves(position, "build") == ["build reflection_trendsetting"]


def test_r38b_a_chain_that_only_meets_itself_leaves_the_copier_itself():
    position = table(["flexible-shopkeeper", ""], stalls=["flexible-shopkeeper"])
    play(position, "copy flexible-shopkeeper flexible-shopkeeper")
    assert position.hands[0] == ("flexible-shopkeeper_flexible-shopkeeper",)


def test_r38b_of_two_equal_cards_the_other_is_still_a_target():
    stack = "flexible-shopkeeper flexible-shopkeeper cookies"
    position = table(["flexible-shopkeeper", ""], stalls=[stack])
    play(position, "copy flexible-shopkeeper flexible-shopkeeper")
    assert moves(position) == [
        "copy flexible-shopkeeper flexible-shopkeeper",
        "copy flexible-shopkeeper cookies",
    ]
    play(position, "copy flexible-shopkeeper flexible-shopkeeper")
    assert moves(position) == ["copy flexible-shopkeeper cookies"]


def test_r38b_a_chameleon_in_hand_that_has_copied_counts_as_what_it_became():
    position = table(["seeing-doubles trendsetting", ""], market="acorn")
    play(position, "copy trendsetting acorn", "copy seeing-doubles trendsetting_acorn")
    assert set(position.hands[0]) == {"seeing-doubles_acorn", "trendsetting_acorn"}


def test_r38b_seeing_doubles_copies_on_through_a_chameleon_in_hand():
    position = table(["seeing-doubles trendsetting", ""], market="acorn charm")
    play(position, "copy seeing-doubles trendsetting")
    assert moves(position) == ["copy seeing-doubles acorn", "copy seeing-doubles charm"]
    play(position, "copy seeing-doubles charm")
    assert set(position.hands[0]) == {"seeing-doubles_charm", "trendsetting"}


def test_r39_a_copy_holds_until_the_turn_is_over():
    position = table(["trendsetting", ""], market="cookies")
    play(position, "copy trendsetting cookies", "end")
    assert "trendsetting" in position.hands[0]
    assert not any("_" in text for text in position.hands[0])


def test_r39_or_until_the_copied_effect_has_run_out():
    position = table(["trendsetting junk", ""], market="swift-broker", decks=["acorn"])
    play(position, "copy trendsetting swift-broker", "play trendsetting_swift-broker")
    assert position.limbo == ("trendsetting_swift-broker",)
    play(position, "lay junk")
    assert position.discards[0] == ("junk", "trendsetting")


def test_r39b_a_copy_takes_the_value_that_the_card_has_now_and_no_later_change():
    position = table(["seeing-doubles bold-haggler_p3_u", ""], market="spyglass")
    play(position, "copy seeing-doubles bold-haggler_p3_u")
    assert "seeing-doubles_bold-haggler_p3" in position.hands[0]
    assert moves(position, "roll") == ["roll seeing-doubles_bold-haggler_p3"]
    position = play(table(["seeing-doubles bold-haggler", ""]), "copy seeing-doubles bold-haggler")
    play(position, "roll bold-haggler")
    assert "seeing-doubles_bold-haggler" in position.hands[0]


def test_r39b_a_value_set_before_the_copy_stays():
    position = play(table(["trendsetting_v1", ""], market="spyglass"), "copy trendsetting_v1 spyglass")
    assert position.hands[0] == ("trendsetting_spyglass_v1",)


def test_r39b_the_end_of_a_chain_is_copied_as_it_stands():
    position = table(["reflection spyglass_v2", ""], discards=["", "seeing-doubles"])
    play(position, "copy reflection seeing-doubles", "copy reflection spyglass_v2")
    assert "reflection_spyglass_v2" in position.hands[0]


def test_r39b_a_copy_ends_when_the_chameleon_leaves_the_hand_but_for_what_it_is_part_of():
    position = table(["trendsetting swift-broker", ""], market="cookies", stalls=[ones(2)])
    play(position, "copy trendsetting cookies", "build trendsetting_cookies", "add swift-broker")
    assert position.stalls[0][2] == ("trendsetting", "swift-broker")
    position = play(table(["trendsetting", ""], market="cookies"), "copy trendsetting cookies")
    play(position, "discard trendsetting_cookies")
    assert position.discards[0] == ("trendsetting",)


def test_a_copy_in_hand_is_not_in_the_view_of_another_seat():
    position = play(table(["trendsetting", ""], market="cookies"), "copy trendsetting cookies")
    assert view(position, 1).hands[0] == (HIDDEN,)


@pytest.mark.parametrize(
    "card",
    [
        Held("junk", "junk"),
        Held("bold-haggler", "bold-haggler", plus=2, used=True),
        Held("reflection", "acorn", copied=True),
        Held("reflection", "reflection", copied=True, fixed=3, plus=-2),
        Held("good-old-times", "good-old-times", used=True),
        Held("trendsetting", "accordion", copied=True, fixed=1, plus=3, used=True),
    ],
)
def test_the_text_of_a_card_in_hand_parses_back(card):
    assert held(str(card)) == card
