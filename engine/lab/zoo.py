"""The same games for research: an environment of PettingZoo, in which agents act one after the other.

A move is said word by word. An action is a word, numbered by its hash: it means the same in every position,
games need no table of it, and no list of moves has to have a greatest length. The words that can follow are
the mask; as soon as one move is left it is played. Action 0 ends a move that begins another one.

    env = table("<key>", players=2)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        over = termination or truncation
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from random import SystemRandom
from typing import Any
from zlib import crc32

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from ..chance import Chance
from ..game import BadOption
from ..games import GAMES
from ..match import Match, Seat
from ..move import IllegalMove, Move
from ..planning import Fault
from ..search.mind import settle
from ..search.thinking import plan
from ..state import plain
from ..view import HIDDEN
from .pairing import lots

WIDTH = 4096  # places of an observation
ACTIONS = 1024
ENOUGH = 0  # the action that ends a move

Observation = dict[str, Any]


def table(game: str, players: int, options: Mapping[str, str] | None = None) -> Any:
    """As PettingZoo's own environments come: an illegal action ends the game and costs its agent 1."""
    return OrderEnforcingWrapper(
        AssertOutOfBoundsWrapper(TerminateIllegalWrapper(Table(game, players, options), illegal_reward=-1))
    )


class Table(AECEnv):  # type: ignore[misc]
    """A game, its seats as agents. The win is worth 1, which the others lose together, at the end."""

    agent_selection: str
    infos: dict[str, dict[str, Any]]
    match: Match
    faults: list[Fault]  # of bots
    said: tuple[str, ...]  # the words of the move that has begun
    words: dict[int, str]  # what can follow, by its action
    legal: list[Move]

    def __init__(self, game: str, players: int, options: Mapping[str, str] | None = None) -> None:
        super().__init__()
        self.game = GAMES[game]
        self.game.settle(players, options or {})
        self.options = options or {}
        self.metadata = {"name": f"peddlers_{game}_v{self.game.rules}", "render_modes": ["ansi"]}
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(players)]
        self.action_spaces = {agent: Discrete(ACTIONS) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict(
                observation=Box(-np.inf, np.inf, (WIDTH,), np.float32),
                action_mask=Box(0, 1, (ACTIONS,), np.int8),
            )
            for agent in self.possible_agents
        }
        self._luck: Chance | None = None

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Without a seed, the next game of a series; the first seed fixes them all."""
        if seed is not None or self._luck is None:
            self._luck = Chance(SystemRandom().getrandbits(64) if seed is None else seed)
        players = len(self.possible_agents)
        luck, settled = lots(self.game, players, self._luck.next(), 0, self.options)
        self.match = Match(self.game, [Seat(name) for name in self.possible_agents], dict(settled), luck)
        self.faults = []
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._heard = [0] * players  # how many events each seat was told of
        self._next()

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._clear_rewards()
        self._cumulative_rewards[self.agent_selection] = 0.0
        if action not in self.words:
            raise IllegalMove("no_word", int(action))
        said = (*self.said, self.words[action]) if action != ENOUGH else self.said
        begun = [move for move in self.legal if move[: len(said)] == said]
        if action == ENOUGH or len(begun) == 1:
            seat = self.possible_agents.index(self.agent_selection)
            self._heard[seat] = len(self.match.known(seat))
            self.match.play(Move(*said) if action == ENOUGH else begun[0])
            self._next()
        else:
            self._say(said)
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """What the seat sees, each feature counted where its hash falls; and what it can say now."""
        seat, acts = self.possible_agents.index(agent), agent == self.agent_selection
        said = list(self.said) if acts else []  # others see a move when it is complete
        seen = {"view": plain(self.match.view(seat)), "looks": str(seat), "said": said}
        vector = np.zeros(WIDTH, np.float32)
        for name, amount in features(seen, ""):
            vector[crc32(name.encode()) % WIDTH] += amount
        mask = np.zeros(ACTIONS, np.int8)
        if acts:
            mask[list(self.words)] = 1
        return {"observation": vector, "action_mask": mask}

    def bot(self, name: str) -> int:
        """The action of one of the game's bots, where the agent that acts now stands. One that fails is stood
        in for, as everywhere, and it is in `faults`."""
        if name not in self.game.bots:
            raise BadOption("no_bot", name)
        match, length = self.match, len(self.said)
        if name not in self._meant:
            self._meant[name] = settle(plan(match, len(match.moves), name, self.faults))[0]
        move = self._meant[name]
        if move[:length] != self.said:
            raise IllegalMove("no_word", *self.said)  # the bot would have begun another move
        word = move[length] if len(move) > length else ""
        return next(action for action, each in self.words.items() if each == word)

    def render(self) -> str:
        """What a spectator sees."""
        return "\n".join(f"{name}: {json.dumps(is_)}" for name, is_ in plain(self.match.view(None)).items())

    def close(self) -> None:
        pass

    def _next(self) -> None:
        """Begin the move of the seat that decides, or end the episode."""
        self._meant: dict[str, Move] = {}  # what each bot that was asked would play
        self.legal = self.match.legal()
        self.said, self.words = (), {}
        self.infos = {agent: {} for agent in self.agents}
        if (seat := self.match.seat) is not None:
            self.agent_selection = self.possible_agents[seat]
            self._say(())
            return
        scores = self.game.scores(self.match.state)
        others = len(self.agents) - 1
        for seat, agent in enumerate(self.agents):
            share = scores.share(seat)
            self.rewards[agent] = share - (1 - share) / others
            self.infos[agent] = {"scores": plain(scores)[1]}
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def _say(self, said: tuple[str, ...]) -> None:
        """The words of a move so far, what can follow, and everything in readable form in `infos`."""
        agent, seat = self.agent_selection, self.possible_agents.index(self.agent_selection)
        begun = [move for move in self.legal if move[: len(said)] == said]
        follow = sorted({"" if move == said else move[len(said)] for move in begun})
        self.said, self.words = said, numbered(follow)
        self.infos[agent] = {
            "view": plain(self.match.view(seat)),
            "legal": [str(move) for move in self.legal],
            "said": list(said),
            "words": self.words,
            "events": [[news.kind, *news.args] for news in self.match.known(seat)[self._heard[seat] :]],
        }


def numbered(words: Iterable[str]) -> dict[int, str]:
    """By their hashes; of two with the same one, the later in the alphabet takes the next free number."""
    found: dict[int, str] = {}
    for word in words:
        number = crc32(word.encode()) % (ACTIONS - 1) + 1 if word else ENOUGH
        while number in found:
            number = number % (ACTIONS - 1) + 1
        found[number] = word
    return found


def features(value: Any, path: str) -> Iterator[tuple[str, float]]:
    """Numbers by their place; names by their place, and in a row also wherever in it they stand."""
    if isinstance(value, dict):
        for name, item in value.items():
            yield from features(item, f"{path}.{name}")
    elif isinstance(value, list):
        for place, item in enumerate(value):
            if isinstance(item, str):
                yield f"{path}.*={item}", 1.0
            if item != HIDDEN:
                yield from features(item, f"{path}.{place}")
    elif isinstance(value, str):
        yield f"{path}={value}", 1.0
    elif value is not None:
        yield path, float(value)
