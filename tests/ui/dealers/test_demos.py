"""The demos of the Dealers are the worked examples of the rule sheet."""

from functools import cache
from typing import Any

import pytest

from engine import IllegalMove, Move, Record
from engine.games.dealers.scores import scores
from engine.games.dealers.tables import FEED
from ui.app import update, view
from ui.games.dealers import FACE as dealers
from ui.games.dealers import book
from ui.model import Model

from ..demos import replayed, stood

DEMOS = book.demos()


@cache
def at(name: str, number: int) -> Any:
    return stood(DEMOS[name].record, number)


def others(hand: tuple[str, ...]) -> int:
    return len(hand) - hand.count(FEED)


@pytest.mark.parametrize(
    ("name", "number", "words"),
    [
        ("routes", 4, "No mountain trail leaves Grantown."),
        ("delivering", 54, "Elgin still holds goods: deliver only where nothing lies."),
        ("once-a-turn", 49, "You have delivered to Rothes in this turn."),
    ],
)
def test_what_is_tried_is_refused_by_the_engine(name: str, number: int, words: str) -> None:
    demo = DEMOS[name]
    assert list(demo.tried) == [number]
    match = replayed(demo.record)
    half = Record.read(demo.record).start()
    for move in match.moves[:number]:
        half.play(move)
    with pytest.raises(IllegalMove) as refused:
        half.check(Move.parse(demo.tried[number]))
    assert dealers.refusal(refused.value.args) == words


def test_tv1_who_is_out_would_have_won_and_fewer_goods_decide() -> None:
    result = scores(at("out-and-tied", 166))
    assert result.out == {3: "sole_highest"}
    assert max(range(4), key=lambda seat: result.rows[seat]["score"]) == 3
    assert [result.rows[seat]["score"] for seat in (1, 2)] == [13, 13]
    assert (result.winners, result.why) == ((2,), "goods")


def test_tv3_two_deliveries_in_a_turn() -> None:
    assert at("delivering", 54).goods["elgin"] == ("vase",)
    assert at("delivering", 55).goods["elgin"] == ()
    assert at("delivering", 56).goods["elgin"] == ("anvil",) * 3
    assert at("delivering", 57).goods["knockando"] == ("bottle",)
    assert at("delivering", 59).goods["knockando"] == ("bottle", "bottle", "chair")
    assert at("delivering", 60).values[0][-2:] == ("bottle2-chair", "anvil3")
    assert at("delivering", 60).discard[-2:] == ("extra", "bridge")


def test_tv4_feed_moves_takes_and_replaces() -> None:
    assert "mountain" not in at("feed", 17).hands[0]
    assert at("feed", 20).goods["rothes"] == ()
    assert at("feed", 21).goods["rothes"] == ("anvil", "bottle", "pot")
    assert at("feed", 22).values[0] == (*[FEED] * 3, "anvil-bottle-chair")


def test_tv5_a_village_without_a_mountain_trail() -> None:
    moves = [str(move) for move in at("routes", 4).moves()]
    assert "mountain" in at("routes", 4).hands[0]
    assert not [move for move in moves if move.startswith("route mountain")]
    assert len([move for move in moves if move.startswith("feedroute")]) == 3


def test_tv7_hands_at_the_end_of_a_turn() -> None:
    hands = [at("hand-limit", number).hands[0] for number in (5, 8)]
    assert [(hand.count(FEED), others(hand)) for hand in hands] == [(3, 3), (3, 1)]
    hands = [at("too-much-feed", number).hands[0] for number in (19, 20)]
    assert [(hand.count(FEED), others(hand)) for hand in hands] == [(5, 3), (4, 0)]
    assert at("too-much-feed", 20).values[0].count(FEED) == at("too-much-feed", 19).values[0].count(FEED) + 1


def test_tv8_damage_of_two() -> None:
    total, close = scores(at("total-damage", 121)), scores(at("close-damage", 125))
    assert [row["damage"] for row in total.rows] == [10, 7]
    assert total.rows[0]["score"] > total.rows[1]["score"] == 8
    assert (total.out, total.winners) == ({0: "gap"}, (1,))
    assert [row["damage"] for row in close.rows] == [7, 9]
    assert (close.out, close.winners) == ({}, (1,))


def test_tv9_the_round_goes_on_to_its_end() -> None:
    match = replayed(DEMOS["last-round"].record)
    reached = at("last-round", 138)
    assert (reached.horse, len(reached.requests(0)), len(at("last-round", 137).requests(0))) == (0, 5, 4)
    assert {match.mover(number) for number in range(140, 151)} == {1, 2, 3}
    assert [row["damage"] for row in scores(at("last-round", 150)).rows] == [5, 5, 5, 4]
    assert scores(at("last-round", 150)).out == {}


def test_tv10_a_good_is_kept_for_the_next_request() -> None:
    ways = [move.args for move in at("paying", 121).moves() if move.kind == "deliver"]
    assert ("chair2-pot", "chair", "chair", "pot") in ways
    assert ("chair2-pot", "anvil", "chair", "chair") in ways
    assert at("paying", 122).hands[0].count(FEED) == at("paying", 121).hands[0].count(FEED) - 1
    assert len(at("paying", 125).requests(0)) == len(at("paying", 121).requests(0)) + 2


def test_tv11_an_emptied_village_takes_no_second_request() -> None:
    stands = at("once-a-turn", 49)
    assert stands.goods["rothes"] == ()
    assert {"bottle", "cup", "vase"} <= set(stands.collections[0])
    assert "bottle-cup-vase" in stands.hands[0]


def test_piles_are_chosen_in_turn() -> None:
    assert [move.args for move in replayed(DEMOS["piles"].record).moves[1:4]] == [("2",), ("4",), ("1",)]
    assert [str(move) for move in replayed(DEMOS["two-players"].record).moves[1:3]] == ["reject 1", "pile 3"]


def test_the_demo_of_the_end_shows_a_reckoning() -> None:
    model = Model(draw_seed=lambda: 7)
    update(model, "go", "rules:dealers")
    update(model, "show", "damage-3")
    assert 'class="ledger' not in str(view(model))
    update(model, "step", "on")
    assert str(view(model)).count('class="ledger') == 2
    assert 'id="demo-try"' not in str(view(model))
