"""A turn of the Dealers with chosen cards and goods."""

from ui.model import Model

from ..table import at_table, match, to_turn


def holding(*cards: str, own: tuple[str, ...] = (), seats: int = 3) -> Model:
    """The first seat's first turn with these cards and goods."""
    model = at_table(seats=seats)
    to_turn(model)
    match(model).state.hands[0] = cards
    match(model).state.collections[0] = own
    return model
