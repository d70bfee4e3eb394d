"""The recorded games, and the scores that stand beside them."""

import json
from pathlib import Path

from engine import GAMES, Record

RECORDS = Path(__file__).parents[1] / "records"
EXPECTED = {key: json.loads((RECORDS / key / "expected.json").read_text(encoding="utf-8")) for key in GAMES}


def text(key, name):
    return (RECORDS / key / f"{name}.rec").read_text(encoding="utf-8")


def replay(key, name):
    return Record.read(text(key, name)).replay()
