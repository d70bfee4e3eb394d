"""What the page around a frame is told: EMBED.md lists the messages. Nothing that a seat must not know."""

import json
from typing import Any

from ...model import Effect
from ...saves.format import Label
from ..demo import Showing


def message(kind: str, **more: Any) -> Effect:
    return ("tell", "host", json.dumps({"kind": kind, **more}))


def of_moment(game: str, showing: Showing, moments: int) -> list[Effect]:
    """Which moment of a demo is seen."""
    key, number = showing.key, showing.moment + 1
    seen = message("event", game=game, demo=key, moment=number, moments=moments)
    return [seen, message("ended", game=game, demo=key)] if number == moments else [seen]


def of_game(label: Label) -> list[Effect]:
    """How a game stands."""
    players = [{"name": name, "player": player} for name, player, _colour in label.seats]
    known = {"game": label.game, "players": players}
    stand = message("event", **known, moves=label.moves, round=label.round, turn=label.turn or None)
    over = [] if label.turn else [message("ended", **known, scores=label.rows, winners=label.winners)]
    return [stand, *over]
