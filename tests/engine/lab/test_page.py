"""What LABORATORY.md shows works."""

import re

import pytest

from engine.__main__ import _parser
from engine.lab.zoo import Table

from ..test_main import ROOT

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


def test_actions_are_as_many_as_it_says():
    assert len(COMMANDS) == 3
    (last,) = re.findall(r"from 1 to (\d+), is by its hash", PAGE)
    assert Table("dealers", 2).action_space("seat_1").n == int(last) + 1
