"""The games as environments of PettingZoo: its own tests, and what a seat is shown."""

import dataclasses
import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from engine import GAMES, BadOption, Chance, IllegalMove, Match, Move, Seat, plain
from engine.lab import Trouble
from engine.lab.zoo import ENOUGH, Seen, Table, env, labels, parallel_env, raw_env, spoken, words
from engine.parts.layout import At, Bag, Each, Fields, Number, Seats, todo
from engine.parts.layout import Seat as Who

from ..facts import facts
from ..records import EXPECTED, replay
from .games import with_bots

TABLES = [(game.key, seats) for game in GAMES.values() for seats in game.seats]
# api_test has a list of environments by name whose observations may come with a mask; others are warned of it
WARNED = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}


def tables(test):
    return pytest.mark.parametrize(("game", "players"), TABLES)(test)


def played(env, choose, look=lambda agent, observation, info: None):
    """A whole game; what each agent got."""
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        got[agent] += reward
        over = termination or truncation
        if not over:
            look(agent, observation, info)
        env.step(None if over else choose(agent, observation))
    return got


def number_of(env, word):
    return next(action for action, each in env.words.items() if each == word)


def at_random(env):
    return lambda agent, observation: env.action_space(agent).sample(observation["action_mask"])


def warned_of(test, *args, **more):
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        test(*args, **more)
    return {str(warning.message) for warning in warned}


@tables
def test_of_the_api(game, players, capsys):
    assert warned_of(api_test, env(game, players), num_cycles=100) <= WARNED
    assert warned_of(api_test, env(game, players, flat=True), num_cycles=100) == set()
    assert capsys.readouterr().out.count("Passed API test") == 2


@pytest.mark.parametrize("game", GAMES)
def test_of_the_seed(game):
    seed_test(lambda: env(game, GAMES[game].seats[0]), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_of_the_parallel_api(game):
    parallel_api_test(parallel_env(game, GAMES[game].seats[-1]), num_cycles=100)


def test_what_is_flat_has_its_mask_beside_it():
    flat, both = raw_env("clans", 4, flat=True), raw_env("clans", 4)
    for one in (flat, both):
        one.reset(seed=3)
    (array, *_, info), (dict_, *_) = flat.last(), both.last()
    assert np.array_equal(array, dict_["observation"])
    assert np.array_equal(info["action_mask"], dict_["action_mask"])
    assert flat.observation_space("seat_1").contains(array)
    assert both.observation_space("seat_1").contains(dict_)


@tables
def test_whole_games_are_played_word_by_word(game, players):
    """Each move has been legal, its words are in Game.words, and the rewards are those of the scores."""
    env = Table(game, players)
    env.reset(seed=5)
    env.action_space("seat_1").seed(5)

    def look(agent, observation, info):
        said = [*info["said"]]
        moves = [[*spoken(Move.parse(text))] for text in info["legal"]]
        begun = [move for move in moves if move[: len(said)] == said]
        assert len(begun) > 1 or not said
        words = {info["words"][action] for action in np.flatnonzero(observation["action_mask"])}
        assert words == {"" if move == said else move[len(said)] for move in begun}

    got = played(env, at_random(env), look)
    assert env.match.over
    assert sum(got.values()) == pytest.approx(0)
    best = {agent for agent, reward in got.items() if reward == max(got.values())}
    assert best == {env.possible_agents[seat] for seat in GAMES[game].scores(env.match.state).winners}


@tables
def test_what_a_seat_cannot_see_changes_no_observation(game, players):
    env = Table(game, players)
    env.action_space("seat_1").seed(3)
    changed = 0

    def look(agent, observation, info):
        nonlocal changed
        if info["said"] or len(env.match.moves) % 3:
            return
        seat = env.possible_agents.index(agent)
        state = env.match.state
        env.match.state = facts(game).pieces.hide_again(state, seat, Chance(changed))
        changed += env.match.state != state
        other = env.observe(agent)
        assert np.array_equal(other["observation"], observation["observation"])
        assert np.array_equal(other["action_mask"], observation["action_mask"])
        assert info["view"] == plain(env.match.view(seat))
        env.match.state = state

    seed = 3
    while changed <= 10:
        env.reset(seed=seed)
        played(env, at_random(env), look)
        seed += 1


def test_what_a_seat_can_see_changes_its_observation():
    env = Table("dealers", 2)
    env.reset(seed=3)
    before = env.observe("seat_1")["observation"]
    env.match.state.carts[1] = "tomintoul"
    assert not np.array_equal(env.observe("seat_1")["observation"], before)


def test_who_does_not_act_can_say_nothing_and_hears_no_half_move():
    env = Table("dealers", 2)
    env.reset(seed=3)
    while len(env.legal) == 1 or "route" not in env.words.values():
        env.step(env.bot("greedy"))
    (other,) = set(env.agents) - {env.agent_selection}
    before = [env.observe(agent) for agent in (other, env.agent_selection)]
    env.step(number_of(env, "route"))
    assert env.said == ("route",)
    after = [env.observe(agent) for agent in (other, env.agent_selection)]
    assert not before[0]["action_mask"].any()
    assert not after[0]["action_mask"].any()
    assert np.array_equal(before[0]["observation"], after[0]["observation"])
    assert not np.array_equal(before[1]["observation"], after[1]["observation"])


def test_events_are_told_once_and_to_who_may_know():
    env = Table("dealers", 3)
    env.reset(seed=3)
    heard = {agent: [] for agent in env.agents}

    def look(agent, observation, info):
        if not info["said"]:
            heard[agent] += info["events"]

    played(env, at_random(env), look)
    for seat, agent in enumerate(env.possible_agents):
        known = [[event.kind, *event.args] for event in env.match.known(seat)]
        assert heard[agent] == known[: len(heard[agent])]
        assert len(heard[agent]) > len(known) / 2


def test_a_series_goes_on_and_starts_again_with_its_seed():
    env = Table("dealers", 2)
    seeds = []
    for seed in (5, None, None, 5, None):
        env.reset(seed=seed)
        seeds.append(env.match.seed)
    assert len(set(seeds)) == 3
    assert seeds[:2] == seeds[3:]


def test_options_are_those_of_the_game():
    env = Table("dealers", 2, {"open_piles": "yes", "colours": "green-red-blue-yellow"})
    env.reset(seed=1)
    assert env.match.options["open_piles"] == "yes"
    assert env.match.state.carts == ["grantown", "forres"]


def test_a_bot_can_sit_at_the_table():
    env = Table("dealers", 2)
    wins = 0
    for seed in range(6):
        env.reset(seed=seed)
        env.action_space("seat_2").seed(seed)
        got = played(
            env,
            lambda agent, observation: (
                env.bot("greedy") if agent == "seat_1" else at_random(env)(agent, observation)
            ),
        )
        wins += got["seat_1"] > 0
    assert wins >= 4


@pytest.mark.parametrize("plan", [[], [Move("fly", "away")], ["nonsense"], None, KeyError("no idea")])
def test_a_bot_that_fails_is_stood_in_for(monkeypatch, plan):
    def bad(view, moves, events, chance):
        yield 0
        if isinstance(plan, Exception):
            raise plan
        return plan

    with_bots(monkeypatch, bad=bad)
    env = Table("dealers", 2)
    env.reset(seed=3)
    while len(env.match.moves) < 30:
        env.step(env.bot("bad"))
    assert {fault.player for fault in env.faults} == {"bad"}
    assert [fault.number for fault in env.faults] == [*range(len(env.match.moves))]


def test_a_bot_that_the_game_does_not_have():
    env = Table("dealers", 2)
    env.reset(seed=3)
    with pytest.raises(BadOption, match="wizard"):
        env.bot("wizard")


def test_a_word_that_cannot_follow():
    table = raw_env("dealers", 2)
    table.reset(seed=1)
    deliver = words("dealers").index("deliver")
    for action in (deliver, ENOUGH):
        with pytest.raises(IllegalMove, match="no_word"):
            table.step(action)
    wrapped = env("dealers", 2)
    wrapped.reset(seed=1)
    guilty = wrapped.agent_selection
    wrapped.step(deliver)
    assert wrapped.terminations == {"seat_1": True, "seat_2": True}
    assert wrapped.rewards[guilty] == -1


@tables
def test_every_number_has_one_meaning(game, players):
    table = raw_env(game, players, flat=True)
    said = labels(game, players)
    assert len(said) == len(set(said)) == table.observation_space("seat_1").shape[0]
    assert len(words(game)) == len(set(words(game))) == table.action_space("seat_1").n
    state = Match(table.game, [Seat(f"s{n}") for n in range(players)], {}, 1).state
    fields = {field.name for field in dataclasses.fields(state)} - {"chance", "news"}
    assert fields | {"said", "latest"} == set(table.layout.parts)


@pytest.mark.parametrize("game", GAMES)
def test_recorded_games_and_all_options_have_their_words_and_places(game):
    """Whatever a game can come to: its records have every kind of move and every option."""
    for match in [replay(game, name) for name in EXPECTED[game]]:
        table = raw_env(game, len(match.seats))
        table.reset(seed=1)
        for moment, move in enumerate(match.moves, 1):
            assert {*spoken(move)} <= table.number.keys()
            if moment % 7 == 0 or moment == len(match.moves):
                table.layout.fill(Seen(match.view(0, moment), ()), [0.0] * table.layout.size, 0, 0)


def test_parts_of_a_layout():
    def row(part, value, looks=0):
        filled = [0.0] * part.size
        part.fill(value, filled, 0, looks)
        return filled

    colours = Bag(("red", "blue", "_u"))
    assert row(Number(), 7) == [7]
    assert row(Number(), None) == [-1]
    assert row(colours, ("blue", "?", "blue", "red_u")) == [1, 2, 1, 1]
    assert row(colours, "") == [0, 0, 0, 0]
    assert row(Who(3), 1, looks=2) == [0, 0, 1]
    assert row(Each(Number(), 3), [4, 5]) == [4, 5, 0]
    assert row(Seats(Number(), 3), [4, 5, 6], looks=1) == [5, 6, 4]
    assert row(At(("a", "b"), Number()), {"b": 3}) == [0, 3]
    assert list(At(("a", "b"), colours).labels())[3:6] == [".a=?", ".b=red", ".b=blue"]
    assert Fields({"todo": todo(2, "Turn", Pay={"price": Number()})}).size == 3 + 2 + 1 + 2
    with pytest.raises(LookupError):
        row(Each(Number(), 1), [4, 5])
    with pytest.raises(LookupError):
        row(colours, "green")


def test_a_game_that_is_not_there():
    with pytest.raises(Trouble, match="no game is called chess"):
        env("chess", 2)
    with pytest.raises(BadOption, match="not for 7 players"):
        labels("dealers", 7)


def test_a_move_that_begins_another_is_ended(monkeypatch):
    env = Table("dealers", 2)
    env.reset(seed=1)
    env.legal = [(spoken(move), move) for move in (Move("take"), Move("take", "vase"))]
    env._say(("take",))
    assert set(env.words.values()) == {"", "vase"}
    played = []
    monkeypatch.setattr(env.match, "play", played.append)
    env.step(ENOUGH)
    assert played == [Move("take")]


def test_a_spectator_sees_no_hand():
    env = Table("dealers", 2, {"dealer": "1"})
    env.reset(seed=1)
    assert 'hands: [["?", "?", "?"], ["?", "?", "?"]]' in env.render()
    env.close()
