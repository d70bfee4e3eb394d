"""What a seat may see, and what it cannot try out."""

import pytest

from engine import GAMES, Match, Move, Seat, Unseen, trial


def test_a_trial_on_a_covered_pile_is_refused_with_the_move():
    match = Match(GAMES["dealers"], [Seat("Freya"), Seat("Jack"), Seat("Ivy")], {"dealer": "1"}, 7)
    match.play(Move("deal"))
    with pytest.raises(Unseen) as refused:
        trial(match.view(match.seat), Move("pile", "1"))
    assert refused.value.args == ("unseen", "pile", "1")
    assert str(refused.value) == "unseen pile 1"


def test_piles_that_lie_open_are_not_those_of_the_game():
    match = Match(GAMES["dealers"], [Seat("Freya"), Seat("Jack")], {"dealer": "1", "open_piles": "yes"}, 7)
    match.play(Move("deal"))
    seen, piles = match.view(0), list(match.state.piles)
    assert seen.piles == piles
    seen.piles.clear()
    assert match.state.piles == piles
