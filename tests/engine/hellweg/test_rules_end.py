"""R33, R35–R37: the end."""

from engine.games.hellweg.scores import best_pairs, scores, worth

from ..position import moves, play
from .table import pass_month, selling, set_up, table


def test_r33_a_pair_counts_in_place_of_its_two_cards():
    assert worth(("herring2", "coal1")) == (23 + 15, 44 - 38)
    assert worth(("herring1", "coal1")) == (21 + 15, 0)  # nobody's banner
    assert worth(("tobacco1", "tobacco2")) == (72, 84 - 72)
    assert worth(("tobacco2",)) == (34, 0)


def test_r33_each_card_in_one_pair():
    cards = ("coal1", "herring2", "wine2")
    assert best_pairs(cards) == (("coal1", "wine2", 50),)
    assert sum(worth(cards)) == 73


def test_r35_the_last_month_is_its_sale_only():
    position = selling("hagen-iron", "", deck="")
    play(position, "sell hagen-iron")
    assert moves(position) == ["end"]
    play(position, "end")  # the other has nothing to sell
    assert position.todo == []


def test_r35_the_game_ends_after_a_whole_last_month():
    position = set_up(months="10").state
    while position.todo:
        before = position.copy()
        pass_month(position)
    assert before.last
    assert position.round == 10


def test_r36_thalers_and_cards_count_and_pieces_do_not():
    position = table("5*hagen-iron", "", money=[20, 7], owned=["", "coal1 wine1"])
    rows = scores(position).rows
    assert [row["score"] for row in rows] == [20, 7 + 15 + 31]
    assert scores(position).winners == (1,)
    assert scores(position).why == "score"


def test_r37_tokens_then_carriages_then_shared():
    tokens = scores(table("hagen-iron", "2*hagen-iron", "", carriages=["8*hagen-olpe"], money=[9, 9, 9]))
    assert (tokens.winners, tokens.ranks, tokens.why) == ((1,), (1, 0, 2), "tokens")
    carriages = scores(table("hagen-iron", "olpe-iron", carriages=["hagen-olpe"]))
    assert (carriages.winners, carriages.why) == ((0,), "carriages")
    shared = scores(table("hagen-iron", "olpe-iron", "", carriages=["hagen-olpe", "olpe-corbach"]))
    assert (shared.winners, shared.why) == ((0, 1), "shared")


def test_r37_black_carriages_on_roads_count():
    position = table(
        "",
        "",
        carriages=["hagen-olpe", "hagen-olpe olpe-corbach"],
        warehouse=True,
        blacks=1,
        black="hagen-olpe supply",
    )
    assert [row["carriages"] for row in scores(position).rows] == [1, 2]
