"""What sets the seats apart from the start."""

from ..state import Table


def traits(table: Table) -> list[dict[str, str]]:
    """Where each cart stands, and when the seat's turn comes in the first round."""
    turns = [str((seat - table.horse) % len(table.seats) + 1) for seat in table.seats]
    return [{"village": cart, "turn": turn} for cart, turn in zip(table.carts, turns, strict=True)]
