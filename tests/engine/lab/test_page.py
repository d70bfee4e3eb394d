"""What LABORATORY.md shows works."""

import json
import re

import pytest

from engine.__main__ import _parser, main
from engine.lab.zoo import Table

from ..command import ROOT
from .games import with_bots

PAGE = (ROOT / "LABORATORY.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^    python3 -m engine (.*)$", PAGE, re.MULTILINE)


def test_the_lines_of_python_run():
    told = {}
    exec(re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)[1], told)
    env = told["env"].unwrapped
    assert env.match.over
    assert env.agents == []


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_are_there(command):
    assert _parser().parse_args(command.split()).command == command.split()[0]


def fields(told):
    """All names of fields of some JSON."""
    rows = told if isinstance(told, list) else []
    if isinstance(told, dict):
        yield from told
        rows = [value for name, value in told.items() if name != "options"]
    for row in rows:
        yield from fields(row)


def test_its_table_has_the_fields_of_a_tournament_and_no_others(monkeypatch, capsys):
    def bad(view, moves, events, chance):
        yield 0
        return []

    with_bots(monkeypatch, bad=bad)
    assert main("tournament dealers --bots greedy,bad --games 2 --json".split()) == 0
    (rows,) = re.findall(r"\| field \|.*\n\|---\|---\|\n((?:\|.*\n)+)", PAGE)
    named = set(re.findall("`([a-z_]+)`", rows))
    assert named == set(fields(json.loads(capsys.readouterr().out)))


def test_actions_are_as_many_as_it_says():
    assert len(COMMANDS) == 7
    (last,) = re.findall(r"from 1 to (\d+), is a hash", PAGE)
    assert Table("dealers", 2).action_space("seat_1").n == int(last) + 1
