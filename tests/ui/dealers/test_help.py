"""The sheet of help of the Dealers: their aim, with the numbers of the table."""

import pytest

from engine import GAMES
from engine.games.dealers.tables import GAP, GOAL
from ui.app import update

from ..markup import sheet
from ..table import at_table


@pytest.mark.parametrize("seats", GAMES["dealers"].seats)
def test_help_says_how_much_is_enough_and_how_much_is_too_much(seats: int) -> None:
    model = at_table(seats=seats)
    update(model, "open", "help")
    said = sheet(model)
    assert "total damage" in said
    assert f"{GOAL[seats]} requests" in said
    assert (f"{GAP} damage or more" in said) == (seats == 2)
