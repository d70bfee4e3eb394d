"""What LABORATORY.md shows works."""

import json
import re

import pytest

from engine.lab.zoo import labels, words
from ui.terminal.__main__ import main
from ui.terminal.arguments import parser

from ...engine.lab.games import with_bots
from .command import ROOT

PAGE = (ROOT / "LABORATORY.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^    python3 -m engine (.*)$", PAGE, re.MULTILINE)


PYTHON = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def test_the_lines_for_a_notebook_run(tmp_path, monkeypatch):
    told, (lines, _zoo) = {}, PYTHON
    monkeypatch.chdir(tmp_path)
    exec(lines.replace("peddlers.engine", "engine").replace("normal", "easy").replace("100", "4"), told)
    assert (tmp_path / "wins.svg").read_text(encoding="utf-8").startswith("<svg ")
    assert "| easy – greedy " in str(told["found"])


def test_the_lines_for_the_zoo_run():
    told = {}
    exec(PYTHON[1].replace("peddlers.engine", "engine"), told)
    env = told["env"].unwrapped
    assert env.match.over
    assert env.agents == []


def test_the_page_of_bots_shows_the_example_and_its_commands_are_there():
    page = (ROOT / "BOTS.md").read_text(encoding="utf-8")
    code = (ROOT / "assets" / "examples" / "eager.py").read_text(encoding="utf-8").split('"""', 2)[2].strip()
    assert f"```python\n{code}\n```" in page
    commands = re.findall(r"^    peddlers (.*)$", page, re.MULTILINE)
    assert len(commands) == 5
    for command in commands:
        assert parser().parse_args(command.split()).command == command.split()[0]


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_are_there(command):
    assert parser().parse_args(command.split()).command == command.split()[0]


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


def test_numbers_are_as_it_says():
    assert len(COMMANDS) == PAGE.count("\n    python3 -m engine ") > 0
    assert f"has {len(words('dealers'))} of them" in PAGE
    assert f"There are {len(labels('dealers', 2))} numbers" in PAGE
    assert f"of the Dealers, {round(len(labels('merchants', 2)), -2):,} of the Merchants" in " ".join(
        PAGE.split()
    )
