"""The table knows no rule: with an engine that lists the wrong moves, it offers those and no others."""

from itertools import count
from typing import Any

import pytest

from ui.app import update, view
from ui.games import FACES
from ui.table.taps import narrow
from ui.table.view import scene_of

from .markup import Things
from .positions import CASES, played
from .table import sitting

pytestmark = pytest.mark.usefixtures("toy")


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_what_the_engine_lists_is_offered(key: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    wrongly = offered = 0
    moments = ((seed, moves) for seed in count(5, 2) for moves in range(2, 120, 3))
    for tried, (seed, moves) in enumerate(moments):
        if tried >= 40 and wrongly > 5 and offered > 5:
            return  # a short game takes more than one
        model, other = played(key, seats, seed, moves), played(key, seats, seed + 1, moves + 1)
        match = sitting(model).match
        wrong = sitting(other).match.legal()
        right = match.legal()
        if match.over or not set(right) - set(wrong):
            continue
        wrongly += 1
        with monkeypatch.context() as patch:
            patch.setattr(type(match.state.todo[-1]), "moves", lambda step, state, wrong=wrong: list(wrong))
            seen: Any = match.view(match.seat)
            taps, offers = scene_of(sitting(model)).taps, narrow(wrong, (), FACES[key].taps.names(seen))
            assert (taps.left, taps.buttons) == (offers.left, offers.buttons)
            assert taps.glow | taps.anew == offers.glow | offers.anew
            lying = Things(str(view(model))).tappable
            assert taps.glow | taps.anew >= lying
            offered += len(lying)
            missing = next(move for move in right if move not in wrong)
            update(model, "move", *missing)
            assert len(match.moves) == moves, f"{missing} is not in the engine's list"
