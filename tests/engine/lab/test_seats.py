"""The laboratory has as many seats as a game."""

import json

import pytest

from engine.lab import zoo
from engine.lab.bout import play
from engine.lab.pairing import tournament
from ui.terminal.__main__ import main

from ...toy.game import TOY

pytestmark = pytest.mark.usefixtures("toy")


def test_each_seed_of_a_tournament_is_played_from_every_seat():
    (pair,) = tournament(TOY, ["greedy", "random"], [5], 10, 1, {})
    assert [bout.players.index("greedy") for bout in pair.bouts] == [0, 1, 2, 3, 4] * 2
    assert len({bout.seed for bout in pair.bouts}) == 2


def test_a_game_of_five_is_summed_up():
    (pair,) = tournament(TOY, ["greedy", "random"], [5], 5, 1, {})
    for result in map(play, pair.bouts):
        assert len(result.rows) == len(result.seconds) == len(result.playouts) == 5
        assert result.winners
        assert result.faults == []


@pytest.mark.parametrize(
    "words",
    ["tournament toy --bots greedy,random --players 3,5 --games 5", "balance toy --players 3,5 --games 5"],
)
def test_the_commands_tell_of_five_seats(words, capsys):
    assert main([*words.split(), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["players"] == [3, 5]


def test_five_agents_play_in_an_environment():
    env = zoo.env("clans", players=5)
    env.reset(seed=3)
    assert env.possible_agents == [f"seat_{number}" for number in range(1, 6)]
    for agent in env.agent_iter():
        _seen, _reward, ended, _cut, _told = env.last()
        env.step(None if ended else env.unwrapped.bot("greedy"))
        assert agent in env.possible_agents
    assert sum(env.unwrapped._cumulative_rewards.values()) == pytest.approx(0)
