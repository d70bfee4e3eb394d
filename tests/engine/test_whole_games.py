"""The recorded games replay to exactly the scores that stand beside them."""

import pytest

from engine import GAMES, plain
from engine.record import write

from .records import EXPECTED, RECORDS, replay


def test_every_record_has_its_scores_and_every_game_has_records():
    assert {path.name for path in RECORDS.glob("*.rec")} == set(EXPECTED)
    assert {replay(file).game.key for file in EXPECTED} == set(GAMES)


@pytest.mark.parametrize("file", EXPECTED)
def test_a_recorded_game_replays_to_its_scores(file):
    match = replay(file)
    assert match.over
    scores = plain(match.game.scores(match.state))[1]
    assert {"moves": len(match.moves), "rounds": match.state.round, **scores} == EXPECTED[file]


@pytest.mark.parametrize("file", EXPECTED)
def test_a_recorded_game_is_written_as_it_was_read(file):
    assert write(replay(file)) == (RECORDS / file).read_text(encoding="utf-8")
