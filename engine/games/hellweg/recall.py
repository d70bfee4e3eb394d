"""What may be looked at of an earlier moment (R8, S41)."""

from .state import Table


def recalled(then: Table, now: Table, *_seat_and_events: object) -> Table:
    """Without the memory aid the trading card of an earlier month is closed, until the game is over."""
    if then.memory or not now.todo or then.round == now.round:
        return then
    seen = then.copy()
    seen.card = ""
    return seen
