"""TV1–TV11: the worked examples of the rulebook and the sheet."""

import pytest

from engine.games.dealers.scores import damage, scores
from engine.games.dealers.tables import COLOURS

from ..position import moves, play, told, why_not
from .table import all_cards, started, table


def test_tv1_final_scoring():
    ivy, freya, jack, scott = range(4)
    position = table(
        [""] * 4,
        values=[
            "feed " * 4 + "anvil2-bottle2-cup anvil2-chair2 anvil3 anvil2",
            "feed " * 3 + "bottle3 chair3 anvil2-pot bottle2-chair",
            "feed " * 5 + "bottle2-vase2 cup3 chair2-pot bottle2 chair2",
            "feed " * 6 + "chair2-cup2-vase anvil-pot2-vase2 bottle-cup2 cup2 pot2",
        ],
        collections=["cup " * 5, "pot " * 6, "vase", ""],
    )
    result = scores(position)
    rows = [(row["feed"], row["goods"], row["points"], row["damage"], row["score"]) for row in result.rows]
    assert rows == [(4, 5, 21, 7, 26), (3, 6, 18, 6, 24), (5, 1, 21, 6, 22), (6, 0, 24, 6, 24)]
    assert result.out == {ivy: "sole_highest"}
    assert result.ranks == (scott, freya, jack)
    assert (result.winners, result.why) == ((scott,), "goods")


def test_tv2_damage_of_goods():
    assert [damage(0, goods) for goods in (7, 5, 6, 1, 0)] == [4, 3, 3, 1, 0]


def test_tv3_delivery_turn():
    position = table(
        ["extra moor anvil2 chair-vase2", ""],
        carts=["rothes"],
        goods={"rothes": "vase", "knockando": "chair"},
        collections=["anvil anvil vase"],
    )
    play(position, "extra vase")
    assert position.goods["rothes"] == ()
    play(position, "deliver anvil2 anvil anvil")
    assert position.goods["rothes"] == ("anvil", "anvil")
    play(position, "route moor knockando", "take chair")
    assert position.goods["knockando"] == ()
    play(position, "deliver chair-vase2 chair vase vase", "end")
    assert position.goods["knockando"] == ("chair", "vase", "vase")
    assert position.values[0] == ("anvil2", "chair-vase2")
    assert position.discard == ("extra", "moor")


def test_tv4_feed_turn():
    position = table(
        ["feed feed feed anvil3", ""],
        carts=["elgin"],
        goods={"knockando": "cup pot"},
        collections=["anvil anvil"],
    )
    play(position, "feedroute knockando")
    assert told(position, "move") == [("move", (0, "bridge", "knockando", "feed"), None)]
    play(position, "take pot", "feedextra cup")
    assert position.goods["knockando"] == ()
    play(position, "deliver anvil3 anvil anvil pot", "end")
    assert position.goods["knockando"] == ("anvil", "anvil", "pot")
    assert position.values[0] == ("feed", "feed", "feed", "anvil3")
    assert position.discard == ()


def test_tv5_a_village_with_moor_ferry_and_bridge():
    assert moves(table(["mountain", ""], carts=["grantown"])) == ["end"]
    assert moves(table(["feed", ""], carts=["grantown"]), "feedroute") == [
        "feedroute cromdale",
        "feedroute cragganmore",
        "feedroute tomintoul",
    ]
    position = table(["bridge", ""], carts=["grantown"], goods={"tomintoul": "cup cup pot"})
    assert moves(position) == ["route bridge tomintoul", "end"]
    play(position, "route bridge tomintoul")
    assert moves(position) == ["take cup", "take pot", "leave"]
    assert moves(play(position, "take cup")) == ["end"]


def test_tv6_the_deck_is_dealt_out_exactly():
    assert all_cards(*COLOURS).total() == 110
    for seats, pile, dealt, rounds in ((4, 80, 20, 4), (3, 80, 16, 5), (2, 84, 12, 7)):
        deck = len(started(seats).deck)
        assert (deck, deck // dealt, deck % dealt) == (pile, rounds, 0)


@pytest.mark.parametrize(
    ("feed", "others", "dropped", "stored"),
    [(3, 3, 2, 0), (4, 1, 1, 0), (5, 2, 2, 1), (6, 0, 0, 2), (2, 2, 0, 0), (0, 7, 3, 0)],
)
def test_tv7_hands_at_the_end_of_a_turn(feed, others, dropped, stored):
    position = play(table(["feed " * feed + "moor " * others, ""]), "end")
    while moves(position, "drop"):
        play(position, "drop moor")
    assert position.discard == ("moor",) * dropped
    assert position.values[0] == ("feed",) * stored
    assert position.hands[0] == ("moor",) * (others - dropped) + ("feed",) * (feed - stored)
    assert position.seat == 1


@pytest.mark.parametrize(
    ("mine", "theirs", "out", "winners"), [(5, 3, {}, (0,)), (6, 3, {0: "gap"}, (1,)), (4, 4, {}, (0,))]
)
def test_tv8_damage_of_two(mine, theirs, out, winners):
    values = ["feed " * mine + "anvil3", "feed " * theirs + "cup2"]
    result = scores(table(["", ""], values=values))
    assert [row["damage"] for row in result.rows] == [mine, theirs]
    assert (result.out, result.winners) == (out, winners)


def test_tv9_the_first_of_the_round_reaches_the_goal_and_the_others_still_play():
    four = "bottle2 chair2 cup2 pot2"
    position = table(["anvil2", "", "", ""], carts=["elgin"], collections=["anvil anvil"], values=[four])
    play(position, "deliver anvil2 anvil anvil", "end")
    assert len(position.requests(0)) == 5
    for seat in (1, 2, 3):
        assert position.seat == seat
        play(position, "end")
    assert position.seat is None


@pytest.mark.parametrize(
    ("collection", "feed", "payments"),
    [
        ("anvil anvil anvil pot", 1, ["anvil anvil anvil", "anvil anvil pot"]),
        ("anvil anvil anvil pot", 0, ["anvil anvil anvil"]),
        ("anvil pot vase", 1, []),
        ("anvil pot vase", 2, ["anvil pot vase"]),
    ],
)
def test_tv10_ways_to_deliver_three_anvils(collection, feed, payments):
    position = table(["anvil3 " + "feed " * feed, ""], carts=["elgin"], collections=[collection])
    assert moves(position, "deliver") == [f"deliver anvil3 {paid}" for paid in payments]


def test_tv11_no_second_request_in_a_village_though_it_is_empty_again():
    hand = "anvil2 cup2 extra feed"
    position = table([hand, ""], carts=["elgin"], collections=["anvil anvil cup cup"])
    play(position, "deliver anvil2 anvil anvil", "extra anvil")
    assert why_not(position, "deliver cup2 cup cup") == ("not_empty", "elgin")
    play(position, "feedextra anvil")
    assert position.goods["elgin"] == ()
    assert moves(position, "deliver") == []
    assert why_not(position, "deliver cup2 cup cup") == ("delivered_here", "elgin")
