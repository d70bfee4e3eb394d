"""The recorded games replay to exactly the scores that stand beside them."""

import pytest

from engine import GAMES, plain
from engine.record import write

from .records import EXPECTED, RECORDS, replay, text

GAMES_AND_NAMES = [(key, name) for key in GAMES for name in EXPECTED[key]]
recorded = pytest.mark.parametrize(("key", "name"), GAMES_AND_NAMES)


@pytest.mark.parametrize("key", GAMES)
def test_every_record_has_its_scores_and_every_game_has_records(key):
    assert {path.stem for path in (RECORDS / key).glob("*.rec")} == set(EXPECTED[key]) != set()
    assert {path.name for path in RECORDS.iterdir()} == set(GAMES)


@recorded
def test_a_recorded_game_replays_to_its_scores(key, name):
    match = replay(key, name)
    assert match.game.key == key
    assert match.over
    scores = plain(match.game.scores(match.state))[1]
    assert {"moves": len(match.moves), "rounds": match.state.round, **scores} == EXPECTED[key][name]


@recorded
def test_a_recorded_game_is_written_as_it_was_read(key, name):
    assert write(replay(key, name)) == text(key, name)
