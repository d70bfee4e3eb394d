"""An agent that learns what a position of Highland Dealers is worth, from games of *greedy* with itself.

    pip install scikit-learn "peddlers-engine[zoo]"
    python learn.py --games 200                # plays, fits a logistic regression, writes weights.json
    peddlers tournament dealers --bots learn:learned,greedy --games 200

The bot tries the lines of its turn on its own view and plays the one that ends in the best position.
"""

import argparse
import json
import time
from collections import Counter
from functools import cache
from pathlib import Path

from peddlers.engine import Unseen, trial
from peddlers.engine.games.dealers.cards import ORDERS
from peddlers.engine.search.beam import beam_search

DATA = ("weights.json",)  # belongs to the edition of the bot
WEIGHTS = Path(__file__).with_name(DATA[0])
WIDTH = 6


def features(view, seat):
    """What a seat sees of how it stands."""
    hand, collection = view.hands[seat], Counter(view.collections[seat])
    mine = [card for card in view.worth(seat) if card in ORDERS]
    missing = {card: Counter(ORDERS[card].goods) - collection for card in hand if card in ORDERS}
    wanted = {good for goods in missing.values() for good in goods}
    feed, goods = view.worth(seat).count("feed"), sum(collection.values())
    found = {
        "requests": len(mine),
        "points": sum(ORDERS[card].points for card in mine),
        "damage": feed + (goods + 1) // 2,
        "much damage": max(0, feed + (goods + 1) // 2 - 6),
        "feed in hand": hand.count("feed"),
        "extra in hand": hand.count("extra"),
        "routes": sum(card in ("mountain", "bridge", "ferry", "moor") for card in hand),
        "kinds of routes": len({card for card in hand if card in ("mountain", "bridge", "ferry", "moor")}),
        "useful here": len(wanted & set(view.goods[view.carts[seat]])),
        "cards of others": sum(len(pile) for other, pile in enumerate(view.values) if other != seat),
        "goods of others": sum(len(pile) for other, pile in enumerate(view.collections) if other != seat),
    }
    for lack in range(4):
        cards = [card for card, goods in missing.items() if min(sum(goods.values()), 3) == lack]
        found[f"lacking {lack}"] = len(cards)
        found[f"points lacking {lack}"] = sum(ORDERS[card].points for card in cards)
    return found


@cache
def weights():
    return json.loads(WEIGHTS.read_text(encoding="utf-8"))


def worth(view, seat):
    known = weights()
    return sum(known[name] * amount for name, amount in features(view, seat).items())


def learned(view, moves, events, chance):
    """The bot."""
    seat = view.seat
    if moves[0].kind in ("pile", "reject"):
        better = {move: _card(view.piles[int(move.args[0]) - 1][-1]) for move in moves}
        return (max if moves[0].kind == "pile" else min)(moves, key=better.__getitem__)
    if len(moves) == 1:
        return moves[0]

    def successors(line):
        for move in line.state.moves() if line.state.seat == seat else ():
            try:
                after = trial(line.state, move)
            except Unseen:
                continue
            if after.seat == seat:
                yield (*line.moves, move), after

    def key(state):
        top = type(state.todo[-1]).__name__
        return top, state.carts[seat], state.collections[seat], state.hands[seat], state.played

    lines = yield from beam_search(view, lambda state: worth(state, seat), WIDTH, successors, key)
    chosen = lines[0].moves
    return chosen or [move for move in moves if move.kind in ("end", "leave")] or moves


def _card(card):
    return ORDERS[card].points if card in ORDERS else {"feed": 3.0, "extra": 2.5}.get(card, 2.0)


def play(games, seed):
    """Games of *greedy*, which blunders now and then: features of who decides, and whether it won."""
    from random import Random

    from peddlers.engine.lab import zoo

    env, luck, rows, won = zoo.raw_env("dealers", players=2), Random(seed), [], []
    for game in range(games):
        env.reset(seed=seed + game)
        seen = []
        while not all(env.terminations.values()):
            agent = env.agent_selection
            seat = env.possible_agents.index(agent)
            if not env.said:
                seen.append((agent, features(env.match.view(seat), seat)))
                bot = "random" if luck.random() < 0.05 else "greedy"
            env.step(env.bot(bot))
        rows += [row for _agent, row in seen]
        won += [env.rewards[agent] > 0 for agent, _row in seen]
    return rows, won


def fit(rows, won):
    from sklearn.linear_model import LogisticRegression
    from sklearn.preprocessing import StandardScaler

    names = list(rows[0])
    table = [[row[name] for name in names] for row in rows]
    scale = StandardScaler().fit(table)
    model = LogisticRegression(C=1.0, max_iter=1000).fit(scale.transform(table), won)
    return dict(zip(names, (model.coef_[0] / scale.scale_).round(4).tolist(), strict=True))


def main():
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--seed", type=int, default=1)
    args = asked.parse_args()
    began = time.perf_counter()
    rows, won = play(args.games, args.seed)
    WEIGHTS.write_text(json.dumps(fit(rows, won), indent=1) + "\n", encoding="utf-8")
    print(
        f"{len(rows)} positions of {args.games} games in {time.perf_counter() - began:.0f} s: {WEIGHTS.name}"
    )


if __name__ == "__main__":
    main()
