"""What README shows works."""

import re
from pathlib import Path

from assets.packing.policy import POLICY
from engine import Record, write

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")


def test_the_record_replays():
    rows = re.search(r"^    peddlers-record.*?\n\n", README, re.MULTILINE | re.DOTALL)[0].splitlines()
    text = "\n".join(row.removeprefix("    ") for row in rows).strip() + "\n"
    assert write(Record.read(text).replay()) == text


def test_the_lines_of_python_run(capsys):
    lines = re.search(r"```python\n(.*?)```", README, re.DOTALL)[1]
    exec(lines.replace("peddlers.engine", "engine"), {})  # so it is called in the tree
    said = capsys.readouterr().out
    assert "('?', '?', '?', " in said
    assert "Move('reject', '1')" in said
    assert "Highland Dealers" in said


def test_the_policy_is_the_one_that_is_served():
    assert f"Content-Security-Policy: {POLICY}\n" in README
