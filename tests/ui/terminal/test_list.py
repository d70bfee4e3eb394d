"""`peddlers list`: every game."""

import json

import pytest

from engine import GAMES
from ui.terminal.__main__ import main


def test_list_names_every_game_with_its_options(capsys):
    assert main(["list"]) == 0
    told = capsys.readouterr().out
    for game in GAMES.values():
        assert f"{game.key}  rules {game.rules}" in told
        for name in game.options(max(game.seats)):
            assert f"--option {name}=" in told


@pytest.mark.parametrize("key", GAMES)
def test_list_json_has_all_tables(key, capsys):
    assert main(["list", key, "--json"]) == 0
    (told,) = json.loads(capsys.readouterr().out)
    assert (told["game"], told["bots"]) == (key, list(GAMES[key].bots))
    assert set(told["players"]) == {str(count) for count in GAMES[key].seats}
    assert told["tables"]
    assert main(["list", "--json"]) == 0
    assert told in json.loads(capsys.readouterr().out)
