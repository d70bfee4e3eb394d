"""R19–R38b: the turn."""

from engine.games.dealers.cards import ORDERS
from engine.games.dealers.scores import scores
from engine.games.dealers.tables import LINKS

from ..position import moves, play, told, why_not
from .table import table


def test_r19_one_turn_per_seat_clockwise_from_the_starting_dealer():
    position = table(["", "", "", ""], horse=2, turn=2)
    order = []
    while moves(position, "end"):
        order.append(position.seat)
        play(position, "end")
    assert order == [2, 3, 0, 1]


def test_r20_a_turn_is_no_card_at_all():
    position = play(table(["bridge feed", ""], carts=["elgin"]), "end")
    assert position.hands[0] == ("bridge", "feed")
    assert position.seat == 1


def test_r20_a_turn_is_the_whole_hand_in_any_order():
    cards = ["route bridge knockando", "route ferry tomintoul", "route moor cabrach"]
    position = play(table(["bridge ferry moor", ""], carts=["elgin"]), *cards, "end")
    assert position.carts[0] == "cabrach"
    assert position.hands[0] == ()
    other_way = play(table(["bridge ferry moor", ""], carts=["cabrach"]), "route moor tomintoul")
    assert moves(other_way) == ["route bridge grantown", "route ferry knockando", "end"]


def test_r20_the_next_card_comes_when_the_one_before_is_settled():
    position = table(["bridge ferry", ""], carts=["elgin"], goods={"knockando": "vase"})
    play(position, "route bridge knockando")
    assert moves(position) == ["take vase", "leave"]
    assert why_not(position, "route ferry tomintoul") == ("arrival_first",)


def test_r21_carts_never_block():
    position = table(["bridge", "", "", ""], carts=["elgin", "knockando", "knockando", "knockando"])
    play(position, "route bridge knockando")
    assert position.carts == ["knockando"] * 4


def test_r22_a_route_card_moves_the_own_cart_over_one_link_of_its_kind():
    position = table(["moor", "moor"], carts=["elgin", "elgin"])
    assert moves(position) == ["route moor fochabers", "route moor dallas", "end"]
    play(position, "route moor dallas")
    assert position.carts == ["dallas", "elgin"]
    assert position.hands[0] == ()
    assert told(position, "move") == [("move", (0, "moor", "dallas", "moor"), None)]
    assert why_not(table(["moor", ""], carts=["elgin"]), "route moor knockando") == (
        "no_link_to",
        "moor",
        "elgin",
        "knockando",
    )


def test_r22_every_link_can_be_travelled_both_ways():
    for kind, links in LINKS.items():
        for here, there in links:
            assert f"route {kind} {there}" in moves(table([kind, ""], carts=[here]))
            assert f"route {kind} {here}" in moves(table([kind, ""], carts=[there]))


def test_r23_arriving_offers_one_good_of_the_village_freely_chosen():
    position = table(["bridge", ""], carts=["elgin"], goods={"knockando": "vase cup vase"})
    play(position, "route bridge knockando")
    assert moves(position) == ["take cup", "take vase", "leave"]
    play(position, "take vase")
    assert position.collections[0] == ("vase",)
    assert position.goods["knockando"] == ("cup", "vase")
    assert moves(position) == ["end"]


def test_r23_the_arrival_good_may_be_left():
    position = table(["bridge", ""], carts=["elgin"], goods={"knockando": "vase"})
    play(position, "route bridge knockando", "leave")
    assert position.collections[0] == ()
    assert position.goods["knockando"] == ("vase",)
    assert told(position, "leave") == [("leave", (0, "knockando"), None)]


def test_r24_without_a_link_of_that_kind_the_card_cannot_move_you():
    position = table(["mountain", ""], carts=["cabrach"])
    assert moves(position) == ["end"]
    assert why_not(position, "route mountain aberlour") == ("no_link", "mountain", "cabrach")


def test_r25_one_may_go_back_and_take_an_arrival_good_again():
    position = table(["bridge bridge", ""], carts=["elgin"], goods={"knockando": "cup", "elgin": "pot"})
    play(position, "route bridge knockando", "take cup", "route bridge elgin", "take pot")
    assert position.collections[0] == ("cup", "pot")
    assert position.carts[0] == "elgin"


def test_r26_an_extra_takes_a_good_where_the_cart_is_at_the_start_on_the_way_and_at_the_end():
    goods = {"elgin": "anvil anvil", "knockando": "cup cup", "tomintoul": "pot pot"}
    position = table(["extra extra extra bridge ferry", ""], carts=["elgin"], goods=goods)
    play(position, "extra anvil")
    play(position, "route bridge knockando", "take cup", "extra cup")
    play(position, "route ferry tomintoul", "take pot", "extra pot", "end")
    assert position.collections[0] == ("anvil", "cup", "cup", "pot", "pot")
    assert position.goods["elgin"] == ("anvil",)


def test_r26_an_extra_takes_nothing_from_elsewhere():
    position = table(["extra", ""], carts=["elgin"], goods={"elgin": "anvil", "knockando": "cup"})
    assert moves(position) == ["extra anvil", "end"]
    assert why_not(position, "extra cup") == ("no_good", "cup", "elgin")
    assert why_not(table(["", ""], carts=["elgin"], goods={"elgin": "anvil"}), "extra anvil") == (
        "no_card",
        "extra",
    )


def test_r27_an_extra_may_take_back_a_good_just_delivered():
    position = table(["extra anvil2", ""], carts=["elgin"], collections=["anvil anvil"])
    play(position, "deliver anvil2 anvil anvil", "extra anvil")
    assert position.collections[0] == ("anvil",)
    assert position.goods["elgin"] == ("anvil",)


def test_r28_deliver_only_where_the_cart_is_and_only_into_an_empty_village():
    position = table(["anvil2", ""], carts=["elgin"], collections=["anvil anvil"], goods={"elgin": "cup"})
    assert moves(position) == ["end"]
    assert why_not(position, "deliver anvil2 anvil anvil") == ("not_empty", "elgin")
    position = table(["anvil2", ""], carts=["elgin"], collections=["anvil anvil"], goods={"knockando": "cup"})
    play(position, "deliver anvil2 anvil anvil")
    assert {village: lying for village, lying in position.goods.items() if lying} == {
        "elgin": ("anvil", "anvil"),
        "knockando": ("cup",),
    }


def test_r29_one_request_per_village_and_turn():
    hand = "anvil2 cup2 bridge bridge"
    position = table([hand, ""], carts=["elgin"], collections=["anvil anvil cup cup"])
    play(position, "deliver anvil2 anvil anvil")
    assert moves(position, "deliver") == []
    play(position, "route bridge knockando")
    assert moves(position, "deliver") == ["deliver cup2 cup cup"]


def test_r30_exactly_the_goods_shown_leave_the_collection_and_lie_in_the_village():
    position = table(["anvil2-pot", ""], carts=["elgin"], collections=["anvil anvil anvil pot vase"])
    assert moves(position, "deliver") == ["deliver anvil2-pot anvil anvil pot"]
    play(position, "deliver anvil2-pot anvil anvil pot")
    assert position.collections[0] == ("anvil", "vase")
    assert position.goods["elgin"] == ("anvil", "anvil", "pot")


def test_r30_who_does_not_own_the_goods_cannot_play_the_card():
    position = table(["anvil2-pot", ""], carts=["elgin"], collections=["anvil pot"])
    assert moves(position) == ["end"]
    assert why_not(position, "deliver anvil2-pot anvil anvil pot") == ("cannot_pay", "anvil2-pot")
    position = table(["anvil2", ""], carts=["elgin"], collections=["anvil anvil pot"])
    assert why_not(position, "deliver anvil2 anvil") == ("wrong_count", "anvil2", 2)
    assert why_not(position, "deliver anvil2 anvil pot") == ("wrong_payment", "anvil2")
    assert why_not(position, "deliver cup2 cup cup") == ("no_card", "cup2")


def test_r31_delivering_is_possible_between_any_two_cards_in_many_villages():
    hand = "anvil2 cup2 pot2 bridge ferry"
    position = table([hand, ""], carts=["elgin"], collections=["anvil anvil cup cup pot pot"])
    play(position, "deliver pot2 pot pot", "route bridge knockando", "deliver cup2 cup cup")
    play(position, "route ferry tomintoul", "deliver anvil2 anvil anvil", "end")
    assert sorted(position.values[0]) == ["anvil2", "cup2", "pot2"]


def test_r32_a_village_found_empty_on_arrival_qualifies():
    position = table(["bridge anvil2", ""], carts=["elgin"], collections=["anvil anvil"])
    play(position, "route bridge knockando", "deliver anvil2 anvil anvil")
    assert position.goods["knockando"] == ("anvil", "anvil")


def test_r32_a_village_emptied_in_this_turn_qualifies():
    goods = {"knockando": "anvil"}
    position = table(["bridge anvil2", ""], carts=["elgin"], collections=["anvil"], goods=goods)
    play(position, "route bridge knockando", "take anvil", "deliver anvil2 anvil anvil")
    assert position.goods["knockando"] == ("anvil", "anvil")


def test_r33_delivered_goods_can_be_collected_by_anyone():
    position = table(["anvil2", "bridge"], carts=["elgin", "knockando"], collections=["anvil anvil"])
    play(position, "deliver anvil2 anvil anvil", "end", "route bridge elgin", "take anvil")
    assert position.collections == [(), ("anvil",)]


def test_r34_a_request_gives_its_printed_points_at_the_end():
    points = {"anvil2": 3, "anvil2-pot": 4, "anvil3": 5, "anvil2-chair2": 6, "anvil2-bottle2-cup": 7}
    points |= {"anvil-bottle-chair": 4}
    for request, worth in points.items():
        assert ORDERS[request].points == worth
        goods = " ".join(ORDERS[request].goods)
        position = table([request, ""], carts=["elgin"], collections=[goods])
        play(position, f"deliver {request} {goods}", "end")
        assert scores(position).rows[0]["points"] == worth


def test_r35_feed_moves_over_any_link_whatever_its_kind():
    position = table(["feed", ""], carts=["elgin"])
    assert moves(position) == [
        "feedroute forres",
        "feedroute fochabers",
        "feedroute dallas",
        "feedroute rothes",
        "feedroute knockando",
        "end",
    ]
    play(position, "feedroute rothes")
    assert position.carts[0] == "rothes"
    assert told(position, "move") == [("move", (0, "ferry", "rothes", "feed"), None)]
    assert why_not(table(["feed", ""], carts=["elgin"]), "feedroute keith") == ("no_way", "elgin", "keith")
    assert why_not(table(["", ""], carts=["elgin"]), "feedroute rothes") == ("no_card", "feed")


def test_r35_feed_acts_as_an_extra_good():
    position = table(["feed", ""], carts=["elgin"], goods={"elgin": "cup pot"})
    assert moves(position, "feedextra") == ["feedextra cup", "feedextra pot"]
    play(position, "feedextra pot")
    assert position.collections[0] == ("pot",)
    assert position.hands[0] == ()


def test_r35_feed_replaces_one_good_of_a_request():
    position = table(["feed anvil2", ""], carts=["elgin"], collections=["anvil pot"])
    play(position, "deliver anvil2 anvil pot")
    assert position.goods["elgin"] == ("anvil", "pot")
    assert position.hands[0] == ()


def test_r36_a_move_by_feed_offers_the_arrival_good():
    position = table(["feed", ""], carts=["elgin"], goods={"rothes": "cup"})
    play(position, "feedroute rothes")
    assert moves(position) == ["take cup", "leave"]


def test_r37_several_feed_cards_in_one_turn_for_different_uses():
    position = table(["feed feed feed anvil2", ""], carts=["elgin"], goods={"rothes": "cup anvil"})
    play(position, "feedroute rothes", "take anvil", "feedextra cup", "deliver anvil2 anvil cup", "end")
    assert position.values[0] == ("feed", "feed", "feed", "anvil2")


def test_r38_substitution_keeps_the_number_of_goods():
    position = table(["feed anvil3", ""], carts=["elgin"], collections=["anvil anvil vase"])
    assert moves(position, "deliver") == ["deliver anvil3 anvil anvil vase"]
    play(position, "deliver anvil3 anvil anvil vase")
    assert position.goods["elgin"] == ("anvil", "anvil", "vase")
    assert position.collections[0] == ()


def test_r38b_a_payment_costs_one_feed_for_each_piece_not_asked_for():
    collections = ["anvil anvil pot vase"]
    expected = {
        0: ["anvil anvil"],
        1: ["anvil anvil", "anvil pot", "anvil vase"],
        2: ["anvil anvil", "anvil pot", "anvil vase", "pot vase"],
        3: ["anvil anvil", "anvil pot", "anvil vase", "pot vase"],
    }
    for feed, payments in expected.items():
        position = table(["feed " * feed + "anvil2", ""], carts=["elgin"], collections=collections)
        assert moves(position, "deliver") == [f"deliver anvil2 {paid}" for paid in payments]


def test_r38b_no_feed_is_added_to_a_piece_that_fits():
    for paid, feed in (("anvil anvil", 0), ("anvil pot", 1), ("pot vase", 2)):
        position = table(["feed feed feed anvil2", ""], carts=["elgin"], collections=["anvil anvil pot vase"])
        play(position, f"deliver anvil2 {paid}")
        assert position.hands[0].count("feed") == 3 - feed
        assert position.goods["elgin"] == tuple(paid.split())
        assert told(position, "deliver")[0].args[:4] == (0, "elgin", "anvil2", feed)


def test_r38b_all_pieces_paid_are_pieces_of_the_own_collection():
    position = table(["feed feed anvil2", "", ""], carts=["elgin"], collections=["pot", "anvil anvil"])
    assert moves(position, "deliver") == []
