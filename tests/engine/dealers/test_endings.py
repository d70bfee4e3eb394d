"""A recorded game for every way that the Dealers can end, and for what is rare on the way."""

import pytest

from ..records import EXPECTED, replay

KINDS = "deal reject pile route feedroute extra feedextra deliver take leave end drop".split()


def ending(name):
    match = replay("dealers", name)
    return match, match.game.scores(match.state)


def column(scores, name):
    return [row[name] for row in scores.rows]


def happened(match, kind):
    return [event for news in match.events for event in news if event.kind == kind]


def test_the_highest_score_wins():
    match, scores = ending("score-of-four")
    assert len(match.seats) == 4
    assert scores.why == "score"
    best = max(column(scores, "score"))
    assert [column(scores, "score")[seat] for seat in scores.winners] == [best]


@pytest.mark.parametrize(("name", "seats"), [("tie-for-fewer-goods", 4), ("two-tie-for-fewer-goods", 2)])
def test_a_tie_is_broken_by_goods(name, seats):
    match, scores = ending(name)
    first, second = scores.ranks[:2]
    assert len(match.seats) == seats
    assert (scores.why, scores.winners) == ("goods", (first,))
    assert column(scores, "score")[first] == column(scores, "score")[second]
    assert column(scores, "goods")[first] < column(scores, "goods")[second]


def test_a_shared_victory():
    _, scores = ending("shared-victory")
    first, second = scores.winners
    assert scores.why == "shared"
    assert column(scores, "score")[first] == column(scores, "score")[second]
    assert column(scores, "goods")[first] == column(scores, "goods")[second]


def test_the_sole_highest_damage_throws_the_leader_out():
    _, scores = ending("leader-out")
    (out,) = scores.out
    assert scores.out == {out: "sole_highest"}
    assert column(scores, "damage").count(max(column(scores, "damage"))) == 1
    assert column(scores, "damage")[out] == max(column(scores, "damage"))
    assert column(scores, "score")[out] > max(column(scores, "score")[seat] for seat in scores.ranks)
    assert out not in scores.winners


def test_nobody_is_out_when_several_share_the_highest_damage():
    _, scores = ending("highest-damage-shared")
    assert column(scores, "damage").count(max(column(scores, "damage"))) == 2
    assert scores.out == {}


def test_two_with_a_gap_of_three_or_more():
    _, scores = ending("two-gap-of-three")
    (out,) = scores.out
    assert scores.out == {out: "gap"}
    assert column(scores, "damage")[out] - column(scores, "damage")[1 - out] >= 3
    assert column(scores, "score")[out] > column(scores, "score")[1 - out]
    assert (scores.winners, scores.why) == ((1 - out,), "damage")


def test_two_with_a_gap_below_three():
    _, scores = ending("two-gap-below-three")
    assert abs(column(scores, "damage")[0] - column(scores, "damage")[1]) < 3
    assert (scores.out, scores.why) == ({}, "score")


def test_a_reshuffle_with_cards_left_in_the_pile():
    match, _ = ending("partial-pile")
    left = [
        len(before.deck)
        for before, news in zip(match.past, match.events[1:], strict=True)
        if any(event.kind == "shuffle" for event in news)
    ]
    assert left[0] == 0
    assert any(0 < cards < 4 * (len(match.seats) + 1) for cards in left[1:])


def test_feed_beyond_the_limit_is_stored():
    match, _ = ending("two-gap-of-three")
    assert happened(match, "store")


def test_every_kind_of_move_is_somewhere():
    played = {move.kind for name in EXPECTED["dealers"] for move in replay("dealers", name).moves}
    assert played >= set(KINDS)


def test_the_goal_is_announced_once_and_at_the_end():
    for name in ("score-of-four", "shared-victory", "two-gap-below-three"):
        match, _ = ending(name)
        assert len(happened(match, "goal")) == 1
        assert "goal" in [event.kind for event in match.events[-1]]
