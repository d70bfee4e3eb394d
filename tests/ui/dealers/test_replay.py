"""The replay of a long game."""

from engine import GAMES, Match, Seat, write
from engine.simulate import play_out
from ui.app import update
from ui.app import view as page
from ui.model import Model

from ..shelf import lying


def test_five_hundred_moves_and_markup_in_names() -> None:
    seats = [Seat("<b>x</b>", "random"), *(Seat(f"Seat {n}", "random") for n in range(3))]
    match = Match(GAMES["dealers"], seats, {}, 13)
    play_out(match)
    assert len(match.moves) > 500
    model = Model(draw_seed=lambda: 1)
    update(model, "go", "replay:1:400")
    update(model, "slots_read", lying(write(match)))
    assert "<b>x</b>" not in str(page(model))
    assert "&lt;b&gt;x" in str(page(model))
