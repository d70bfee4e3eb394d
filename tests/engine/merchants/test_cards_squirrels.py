"""Hoarding flying squirrels."""

from ..position import moves, play, why_not
from .table import ones, table


def test_stashing_vendor_lets_junk_into_its_stack():
    position = table(["stashing-vendor junk junk", ""], stalls=[ones(2)])
    assert moves(position, "build") == ["build stashing-vendor", "build junk"]
    play(position, "build junk", "add junk", "add stashing-vendor")
    assert position.stalls[0][2] == ("junk", "junk", "stashing-vendor")
    assert moves(table(["junk junk junk", ""], stalls=[ones(2)]), "build") == []


def test_stashing_vendor_needs_no_junk():
    position = play(table(["stashing-vendor", ""]), "build stashing-vendor")
    assert position.stalls[0] == (("stashing-vendor",),)


def test_empty_chest_mixes_all_sets_but_junk():
    position = table(["empty-chest loyal-partner wily-fellow junk", ""], stalls=[ones(3)])
    assert moves(position, "build") == ["build loyal-partner", "build wily-fellow", "build empty-chest"]
    play(position, "build wily-fellow", "add loyal-partner", "add empty-chest")
    assert position.stalls[0][3] == ("wily-fellow", "loyal-partner", "empty-chest")


def test_nostalgic_item_takes_one_card_of_any_kind_and_depth_out_of_the_own_discard():
    position = table(["nostalgic-item", ""], stalls=[ones(3)], discards=["junk loyal-partner acorn junk"])
    play(position, "build nostalgic-item")
    assert moves(position) == ["addold loyal-partner", "addold junk"]
    play(position, "addold loyal-partner")
    assert position.stalls[0][3] == ("nostalgic-item", "loyal-partner")
    assert position.discards[0] == ("junk", "acorn", "junk")


def test_nostalgic_item_found_by_another_counts_as_a_copy():
    position = table(["nostalgic-item", ""], stalls=[ones(6)], discards=["nostalgic-item wily-fellow"])
    play(position, "build nostalgic-item")
    assert moves(position) == ["addold nostalgic-item"]
    play(position, "addold nostalgic-item", "addold wily-fellow")
    assert position.stalls[0][6] == ("nostalgic-item", "nostalgic-item", "wily-fellow")


def test_nostalgic_item_finds_cards_whose_passives_work_too():
    hand = "nostalgic-item wily-fellow swift-broker"
    position = table([hand, ""], stalls=[ones(6)], discards=["empty-chest"])
    play(position, "build nostalgic-item", "addold empty-chest", "add wily-fellow", "add swift-broker")
    assert len(position.stalls[0]) == 7


def test_acorn_changes_places_with_any_card_of_an_opponents_stall():
    position = table(["acorn", "", ""], stalls=["charm", "cookies | wily-fellow wily-fellow", "gamble"])
    play(position, "play acorn")
    assert moves(position) == ["swap 2 1 cookies", "swap 2 2 wily-fellow", "swap 3 1 gamble"]
    play(position, "swap 2 2 wily-fellow")
    assert position.stalls[1] == (("cookies",), ("acorn", "wily-fellow"))
    assert position.hands[0] == ("wily-fellow",)
    assert position.discards[0] == ()
    assert position.actions == 1


def test_accordion_counts_one_less_the_same_or_one_more_when_built():
    position = table(["accordion", ""], stalls=[ones(3)])
    assert moves(position, "build") == ["build accordion 4"]
    assert moves(table(["accordion", ""], stalls=[ones(4)]), "build") == ["build accordion 5"]
    position = play(table(["accordion", ""], stalls=[ones(5)]), "build accordion 6")
    assert position.stalls[0][5] == ("accordion",)
    position = table(["accordion stashing-vendor", ""], stalls=[ones(5)])
    assert moves(position, "build") == ["build stashing-vendor", "build accordion 5", "build accordion 6"]


def test_accordion_pays_its_printed_value():
    position = table(["accordion", ""], market="spyglass")
    play(position, "buy 1")
    assert moves(position) == ["pay accordion"]
    assert moves(table(["accordion", ""], market="- spyglass"), "buy") == ["buy 2"]
    assert moves(table(["accordion", ""], market="- - spyglass"), "buy") == []


def test_winter_is_coming_gives_one_more_stack_at_once_without_an_action():
    position = table(["winter-is-coming acorn nostalgic-item", ""], stalls=[ones(4)])
    play(position, "build winter-is-coming")
    assert moves(position) == ["skip"]
    assert why_not(position, "build acorn") == ("no_stack", "acorn", 6)
    position = table(["winter-is-coming nostalgic-item nostalgic-item", ""], stalls=[ones(4)])
    play(position, "build winter-is-coming", "build nostalgic-item", "add nostalgic-item")
    assert len(position.stalls[0]) == 6
    assert moves(position) == ["end"]


def test_winter_is_coming_is_a_chance_and_no_duty():
    position = table(["winter-is-coming swift-broker favourite-toy", ""], stalls=[ones(4)])
    play(position, "build winter-is-coming", "skip")
    assert moves(position) == ["end"]
