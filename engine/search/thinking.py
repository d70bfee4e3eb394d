"""Bots and advisers at work: what they are told, and what is done about those that fail."""

from hashlib import sha256
from typing import Any, NamedTuple

from ..chance import Chance
from ..event import Event, known
from ..guests import GUESTS
from ..match import Match
from ..move import IllegalMove, Move
from ..planning import Fault, Plan, Planning
from ..view import view
from . import bots
from .mind import Thought, settle


class Given(NamedTuple):
    """What a bot or an adviser is told: the view of its seat, its moves, what it knows, its own chance."""

    view: Any
    moves: list[Move]
    events: list[Event]
    chance: Chance


def given(match: Match, count: int) -> Given:
    """For the seat that decides after so many moves. The chance is fixed by the seed and that number."""
    state = match.state_at(count)
    seat = state.seat
    if seat is None:
        raise IllegalMove("over")
    events = known((event for news in match.events[: count + 1] for event in news), seat)
    drawn = sha256(f"{match.seed} {seat} {count}".encode()).digest()  # a hash: it does not give the seed away
    return Given(view(state, seat), state.moves(), events, Chance(int.from_bytes(drawn[:8], "big")))


def plan(match: Match, count: int, player: str, faults: list[Fault]) -> Thought[Plan]:
    """What a bot plans after so many moves. Another one stands in for a bot that this version does not have,
    that fails or that cheats; what was wrong is added to the faults."""
    legal, mind = match.state_at(count).moves(), match.game.mind()
    for bot in (mind.bots.get(player) or GUESTS.get(player), mind.bots[match.game.stand_in]):
        try:
            plan = yield from bot(*given(match, count)) if bot else ()
            if plan and plan[0] in legal:
                return plan
            wrong = f"illegal move {' '.join(plan[0])}" if plan else "no move"
        except Exception as error:  # whatever it is: the game goes on
            wrong = f"{type(error).__name__}: {error}"
        if bot:
            faults.append(Fault(count, player, wrong))
    return (yield from bots.random(*given(match, count)))


def think(planning: Planning) -> Thought[Plan]:
    """What the bot in the seat that decides plays now and next."""
    match = planning.match
    while True:
        rest, missing = planning.planned()
        if rest:
            return rest
        player = match.seats[match.state_at(missing).seat].player
        planning.keep(missing, (yield from plan(match, missing, player, planning.faults)))


def bot_move(planning: Planning) -> Move:
    """What the bot in the seat that decides plays now."""
    return settle(think(planning))[0]
