"""What is sent to the page of a board that has changed."""

from engine import GAMES, Match, Move, Seat
from ui.app import view
from ui.node import render

from ...engine.clans.table import set_up, table
from ..positions import held
from ..table import tap_a_move


def test_after_an_action_only_what_it_changed_is_sent() -> None:
    clans = ("YYYYBB cattle free", "YYYYGG cattle free", "YYYYB castle")
    seats = [Seat("Freya"), Seat("Jack", "greedy"), Seat("Ivy", "greedy")]
    game = Match(GAMES["clans"], seats, {"first": "1"}, 7)
    model = held(set_up(game, table(*clans, drawn="YBBGRR")))
    before = view(model)
    assert before
    whole, sent = render(before)
    tap_a_move(model, Move("piper"))
    after = view(model)
    assert after
    changed, _sent = render(after, sent)
    for name in (
        "land",
        "track-0",
        "track-26",
        "seat-1",
        "seat-2",
        "court-0-yellow",
        "lot-0-0",
        "action-cattle",
    ):
        assert f'id="{name}" data-same' in changed, name
    for name in ("court-0-blue", "action-piper"):
        assert f'id="{name}" data-same' not in changed, name
    assert len(changed) < len(whole) / 3
