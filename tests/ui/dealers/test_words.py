"""Every event of the Dealers in words."""

from pathlib import Path

from engine import Record
from ui.games import FACES

RECORDS = sorted((Path(__file__).parents[2] / "records" / "dealers").glob("*.rec"))
NAMES = ["Freya", "Jack", "Ivy", "Scott"]


def test_every_event_is_told_but_what_is_seen_only() -> None:
    """R12: whoever looked away has missed the dealt cards; what the villages hold at first, the map shows."""
    games = [Record.read(file.read_text(encoding="utf-8")).replay() for file in RECORDS]
    happened = [event for game in games for events in game.events for event in events]
    assert {event.kind for event in happened if not FACES["dealers"].sentence(event, NAMES)} == {
        "card",
        "stock",
    }
