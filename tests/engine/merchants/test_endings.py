"""A recorded game for every way that the Merchants can end, every card and every kind of move."""

import pytest

from engine.games.merchants.cards import held
from engine.games.merchants.tables import CARDS, PASSIVE, STACKS, TECHNIQUE

from ..records import EXPECTED, replay

NAMES = list(EXPECTED["merchants"])
KINDS = (
    "copy peel roll buy play build discard end pay done tossjunk add addold skip decline lay toss keep "
    "return take hit food from give at swap with blind guess value"
).split()
USES = ("pay", "add", "addold", "build", "roll", "peel", "copy")


def uses(match, kinds):
    """What the cards were that moves of these kinds name first."""
    return {held(move.args[0]).being for move in match.moves if move.kind in kinds}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_ends_with_the_eighth_stack_of_its_winner(seats):
    games = [match for name in NAMES if len((match := replay("merchants", name)).seats) == seats]
    assert len(games) >= 2
    for match in games:
        scores = match.game.scores(match.state)
        assert scores.why == "stall"
        assert [row["stacks"] == STACKS for row in scores.rows].count(True) == 1
        assert match.events[-1][-1] == ("won", scores.winners, None)
        assert match.mover(len(match.moves)) == scores.winners[0]


def test_every_technique_is_played_and_every_passive_used_somewhere():
    played = set().union(*(uses(replay("merchants", name), ("play",)) for name in NAMES))
    assert played == {row.name for row in CARDS if row.type == TECHNIQUE}
    used = set().union(*(uses(replay("merchants", name), USES) for name in NAMES))
    assert used >= {row.name for row in CARDS if row.type == PASSIVE}


def test_every_kind_of_move_is_somewhere():
    assert {move.kind for name in NAMES for move in replay("merchants", name).moves} == set(KINDS)
