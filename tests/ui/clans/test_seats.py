"""What the card of a clan says of its place in the round."""

import pytest

from ui.games.clans.clan import when
from ui.table.view import scene_of

from ...engine.clans.table import match, set_up, table
from ..positions import held
from ..table import sitting


@pytest.mark.parametrize(
    ("turn", "told"),
    [
        (1, ["last", "your turn", "next", "", ""]),
        (3, ["last", "done", "done", "your turn", "next"]),
        (4, ["last", "done", "done", "done", "your turn"]),
        (0, ["your turn", "done", "next", "done", "done"]),  # R38: Ivy begins the next round
    ],
)
def test_who_is_next_and_who_is_done(turn: int, told: list[str]) -> None:
    model = held(set_up(match(seats=5), table(*["YYYY cattle free"] * 5, first=1, turn=turn)))
    scene = scene_of(sitting(model))
    assert [when(seat, scene) for seat in range(5)] == told
