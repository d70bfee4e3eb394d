"""The recorded games, and the scores that stand beside them."""

import json
from pathlib import Path

from engine import Record

RECORDS = Path(__file__).parents[1] / "records"
EXPECTED = json.loads((RECORDS / "expected.json").read_text(encoding="utf-8"))


def replay(file):
    return Record.read((RECORDS / file).read_text(encoding="utf-8")).replay()
