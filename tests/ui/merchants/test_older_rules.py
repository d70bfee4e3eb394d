"""A saved game of rules 1 opens, and says how far it could be played."""

from functools import partial
from pathlib import Path

import pytest

from engine.record import restore
from ui.app import update
from ui.model import Model
from ui.saves.format import Save
from ui.table import saving
from ui.table.sitting import Sitting

OLD = Path(__file__).parents[2] / "records" / "merchants" / "rules-1"


@pytest.mark.parametrize(("name", "moves"), [("two-hundred-rounds", 401), ("guess-under-a-show", 211)])
def test_it_goes_as_far_as_it_can_and_says_so(name: str, moves: int) -> None:
    record = (OLD / f"{name}.rec").read_text(encoding="utf-8")
    match, _ = restore(record)
    assert match
    model = Model(draw_seed=partial(next, iter(range(100))))
    save = Save(1, saving.label(Sitting(match)), record)
    update(model, "load", "7", save.sealed(), "")
    assert model.sitting
    assert len(model.sitting.match.moves) == moves
    assert not model.sitting.match.over
    assert "It was played by version 1 of the rules; here they have version 2." in model.trouble.words
