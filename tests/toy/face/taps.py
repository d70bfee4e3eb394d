"""Which things on the table a move names: `hand/a1`, the deck, the die."""

from collections.abc import Sequence

from engine import Move
from ui.defaults import all_that_glows, always, never, none
from ui.table.taps import Naming, within

from ..game import Table

declines = joins = keeps = plans = spends = never
asks = always
leads = all_that_glows
run = none
THINGS = {"draw": "deck", "roll": "die"}


def names(view: Table) -> Naming:
    return lambda move: tuple((thing,) for thing in _things(move))


def _things(move: Move) -> list[str]:
    return (
        [f"hand/{move.args[0]}"] if move.kind == "lay" else [THINGS[move.kind]] if move.kind in THINGS else []
    )


def meant(view: Table, tapped: Sequence[str]) -> Move | None:
    cards = within("hand", tapped)
    kinds = [kind for kind, thing in THINGS.items() if thing in tapped]
    return Move("lay", cards[-1]) if cards else Move(kinds[-1]) if kinds else None
