"""The recorded games, and the scores that stand beside them."""

import json
from pathlib import Path

from engine import GAMES, Record

RECORDS = Path(__file__).parents[1] / "records"


def _expected(key):
    """A game that is being made has none yet: test_whole_games.py says so."""
    file = RECORDS / key / "expected.json"
    return json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


EXPECTED = {key: _expected(key) for key in GAMES}


def text(key, name):
    return (RECORDS / key / f"{name}.rec").read_text(encoding="utf-8")


def replay(key, name):
    return Record.read(text(key, name)).replay()
