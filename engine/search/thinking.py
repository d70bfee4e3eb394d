"""What bots and advisers are told, and what is done about those that fail."""

from hashlib import sha256
from typing import TYPE_CHECKING, Any, NamedTuple

from ..chance import Chance
from ..event import Event, known
from ..move import IllegalMove, Move
from ..view import view
from . import bots
from .mind import Plan, Thought

if TYPE_CHECKING:
    from ..match import Match


class Given(NamedTuple):
    """What a bot or an adviser is told: the view of its seat, its moves, what it knows, its own chance."""

    view: Any
    moves: list[Move]
    events: list[Event]
    chance: Chance


def given(match: "Match", count: int) -> Given:
    """What who decides after so many moves may think with. Its chance is fixed by seed and moves."""
    state = match.stood(count)
    seat = state.seat
    if seat is None:
        raise IllegalMove("over")
    events = known((event for news in match.events[: count + 1] for event in news), seat)
    drawn = sha256(f"{match.seed} {seat} {count}".encode()).digest()  # tells nothing of the seed
    return Given(view(state, seat), state.moves(), events, Chance(int.from_bytes(drawn[:8], "big")))


def plan(match: "Match", count: int) -> Thought[Plan]:
    """What the bot plans after so many moves. A bot that this version does not have, that fails or cheats is
    stood in for."""
    legal, mind = match.stood(count).moves(), match.game.mind()
    player = match.seats[match.stood(count).seat].player
    for bot in (mind.bots.get(player), mind.bots[match.game.stand_in]):
        try:
            plan = yield from bot(*given(match, count)) if bot else ()
            if plan and plan[0] in legal:
                return plan
            wrong = f"illegal move {' '.join(plan[0])}" if plan else "no move"
        except Exception as error:  # whatever it is: the game goes on
            wrong = f"{type(error).__name__}: {error}"
        if bot:
            match.fail(count, player, wrong)
    return (yield from bots.random(*given(match, count)))
