"""The same games for research: environments of PettingZoo, in which agents act one after the other.

A move is said word by word. An action is a word of the game, by its place in `words(game)`: it means the same
in every position, and no list of moves has to have a greatest length. The words that can follow are the mask;
as soon as one move is left it is played. Action 0 ends a move that begins another one.

    env = zoo.env("<key>", players=2)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        over = termination or truncation
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
"""

import json
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from random import SystemRandom
from types import ModuleType
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from ..chance import Chance
from ..game import BadOption
from ..games import GAMES
from ..guests import GUESTS
from ..match import Match, Seat
from ..move import IllegalMove, Move
from ..parts.layout import Bag, Fields, pieces
from ..planning import Fault
from ..search.mind import settle
from ..search.thinking import plan
from ..state import plain
from . import Trouble
from .pairing import lots

ENOUGH = 0  # the action that ends a move
LEAST, MOST = -1_000.0, 1_000_000.0  # of the numbers of an observation

Options = Mapping[str, str] | None
Said = tuple[str, ...]


def env(game: str, players: int, options: Options = None, flat: bool = False) -> Any:
    """As PettingZoo's own environments come: an illegal action ends the game and costs its agent 1.

    An observation is a dict of `observation` and `action_mask`. `flat`: the array; the mask is in `info`.
    """
    inner = raw_env(game, players, options, flat)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(inner, illegal_reward=-1)))


def raw_env(game: str, players: int, options: Options = None, flat: bool = False) -> "Table":
    """The same without wrappers: an illegal action raises IllegalMove."""
    return Table(game, players, options, flat)


def parallel_env(game: str, players: int, options: Options = None, flat: bool = False) -> ParallelEnv:
    """For programs that know no other kind: all agents act, and what the one does whose turn it is counts."""
    return turn_based_aec_to_parallel(env(game, players, options, flat))


@cache
def words(game: str) -> Said:
    """What an action says, by its number; the first ends a move."""
    return ("", *_encoding(game).WORDS)


@cache
def labels(game: str, players: int) -> Said:
    """What each number of an observation says; seats are counted from the one that looks."""
    return tuple(label.removeprefix(".") for label in _layout(game, players).labels())


@cache
def _layout(game: str, players: int) -> Fields:
    encoding = _encoding(game)
    GAMES[game].settle(players, {})
    said = Bag(encoding.WORDS)
    return Fields({**encoding.layout(players).parts, "said": said, "latest": said})


def _encoding(game: str) -> ModuleType:
    if game not in GAMES:
        raise Trouble(f"no game is called {game}: there are {', '.join(GAMES)}")
    package, _, _module = GAMES[game].start.__module__.rpartition(".")
    return import_module(f"{package}.encoding")


class Seen:
    """A view, and what was said of a move."""

    def __init__(self, view: Any, said: Said) -> None:
        self.view, self.said, self.latest = view, said, said[-1:]

    def __getattr__(self, name: str) -> Any:
        return getattr(self.view, name)


class Table(AECEnv):  # type: ignore[misc]
    """A game, its seats as agents. The win is worth 1, which the others lose together, at the end."""

    agent_selection: str
    infos: dict[str, dict[str, Any]]
    match: Match
    faults: list[Fault]  # of bots
    said: Said  # the words of the move that has begun
    words: dict[int, str]  # what can follow, by its action
    legal: list[tuple[Said, Move]]  # the words of each move

    def __init__(self, game: str, players: int, options: Options = None, flat: bool = False) -> None:
        super().__init__()
        self.vocabulary = words(game)
        self.number = {word: number for number, word in enumerate(self.vocabulary)}
        self.game = GAMES[game]
        self.game.settle(players, options or {})
        self.options, self.flat = options or {}, flat
        self.layout = _layout(game, players)
        self.metadata = {
            "name": f"peddlers_{game}_v{self.game.rules}",
            "render_modes": ["ansi"],
            "is_parallelizable": True,  # by parallel_env
        }
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(players)]
        actions = len(self.vocabulary)
        numbers = Box(LEAST, MOST, (self.layout.size,), np.float32)
        both = Dict(observation=numbers, action_mask=Box(0, 1, (actions,), np.int8))
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = dict.fromkeys(self.possible_agents, numbers if flat else both)
        self._luck: Chance | None = None

    def observation_space(self, agent: str) -> Any:
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
        begun = [(text, move) for text, move in self.legal if text[: len(said)] == said]
        if action == ENOUGH or len(begun) == 1:
            seat = self.possible_agents.index(self.agent_selection)
            self._heard[seat] = len(self.match.known(seat))
            self.match.play(next(move for text, move in begun if action != ENOUGH or text == said))
            self._next()
        else:
            self._say(said)
        self._accumulate_rewards()

    def observe(self, agent: str) -> Any:
        """What the seat sees, and what it has said of a move; and what it can say now."""
        seat, acts = self.possible_agents.index(agent), agent == self.agent_selection
        said = self.said if acts else ()  # others see a move when it is complete
        row = [0.0] * self.layout.size
        self.layout.fill(Seen(self.match.view(seat), said), row, 0, seat)
        vector = np.array(row, np.float32)
        return vector if self.flat else {"observation": vector, "action_mask": self._mask(acts)}

    def _mask(self, acts: bool) -> Any:
        mask = np.zeros(len(self.vocabulary), np.int8)
        if acts:
            mask[list(self.words)] = 1
        return mask

    def bot(self, name: str) -> int:
        """The action of a bot, where the agent that acts now stands. One that fails is stood in for, as
        everywhere, and it is in `faults`."""
        if name not in self.game.bots and name not in GUESTS:
            raise BadOption("no_bot", name, *self.game.bots)
        match, length = self.match, len(self.said)
        if name not in self._meant:
            self._meant[name] = spoken(settle(plan(match, len(match.moves), name, self.faults))[0])
        meant = self._meant[name]
        if meant[:length] != self.said:
            raise IllegalMove("no_word", *self.said)  # the bot would have begun another move
        return self.number[meant[length] if len(meant) > length else ""]

    def render(self) -> str:
        """What a spectator sees."""
        return "\n".join(f"{name}: {json.dumps(is_)}" for name, is_ in plain(self.match.view(None)).items())

    def close(self) -> None:
        pass

    def _next(self) -> None:
        """Begin the move of the seat that decides, or end the episode."""
        self._meant: dict[str, Said] = {}  # what each bot that was asked would play
        self.legal = [(spoken(move), move) for move in self.match.legal()]
        self.said, self.words = (), {}
        self.infos = {agent: {"action_mask": self._mask(False)} for agent in self.agents}
        if (seat := self.match.seat) is not None:
            self.agent_selection = self.possible_agents[seat]
            self._say(())
            return
        scores = self.game.scores(self.match.state)
        others = len(self.agents) - 1
        for seat, agent in enumerate(self.agents):
            share = scores.share(seat)
            self.rewards[agent] = share - (1 - share) / others
            self.infos[agent]["scores"] = plain(scores)[1]
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def _say(self, said: Said) -> None:
        """The words of a move so far, what can follow, and everything in readable form in `infos`."""
        agent, seat = self.agent_selection, self.possible_agents.index(self.agent_selection)
        begun = [text for text, _move in self.legal if text[: len(said)] == said]
        follow = {"" if text == said else text[len(said)] for text in begun}
        self.said, self.words = said, {self.number[word]: word for word in sorted(follow)}
        self.infos[agent] = {
            "action_mask": self._mask(True),
            "view": plain(self.match.view(seat)),
            "legal": [str(move) for _text, move in self.legal],
            "said": list(said),
            "words": self.words,
            "events": [[news.kind, *news.args] for news in self.match.known(seat)[self._heard[seat] :]],
        }


def spoken(move: Move) -> Said:
    """The words of a move, a marked one as several."""
    return tuple(piece for word in move for piece in pieces(word))
