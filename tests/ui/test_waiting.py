"""What somebody waits for is told, and can be asked for again; long records are read before that."""

from collections.abc import Callable, Iterator
from itertools import count

import pytest

from engine import Record, restore, write
from ui import waiting
from ui.app import update, view
from ui.model import Model
from ui.needs import records
from ui.pages.replay.page import Page
from ui.saves.link import fold
from ui.saves.reading import Reading

from .long import bare, long_game
from .shelf import OVER, lying


def said(model: Model) -> str:
    return str(waiting.draw(model) or "")


def test_nothing_is_said_where_nobody_waits() -> None:
    assert said(Model(draw_seed=lambda: 1)) == ""


@pytest.mark.parametrize("what", ["site", "bots", "game"])
def test_a_wait_is_told_in_every_language(what: str, speak: Callable[[str], None]) -> None:
    model = Model(draw_seed=lambda: 1)
    assert update(model, "waiting", 1, what) == []
    told = set()
    for language in ("en", "de", "fr", "it", "nl"):
        speak(language)
        told.add(said(model))
        assert "<button" not in said(model)
    assert len(told) == 5
    update(model, "came", 1)
    assert said(model) == ""


def test_after_a_long_wait_it_can_be_asked_for_again() -> None:
    model = Model(draw_seed=lambda: 1)
    update(model, "waiting", 4, "site", None, True)
    assert 'data-do="ask_again 4"' in said(model)
    assert update(model, "ask_again", "4") == [("ask_again", 4)]
    assert "A part of the site" in said(model)
    assert "<button" not in said(model)
    update(model, "waiting", 4, "site", None, True)  # and again
    assert "<button" in said(model)
    update(model, "came", 4)
    assert update(model, "ask_again", "4") == []


def test_of_two_waits_the_later_one_is_told_and_then_the_other() -> None:
    model = Model(draw_seed=lambda: 1)
    update(model, "waiting", 1, "bots")
    update(model, "waiting", 2, "site")
    assert "A part of the site" in said(model)
    update(model, "came", 2)
    assert "bots" in said(model)


def test_how_far_a_game_is_read_is_told() -> None:
    model = Model(draw_seed=lambda: 1)
    update(model, "waiting", 1, "game", 40)
    assert 'value="40"' in said(model)


# ---- records


def slices(lines: int) -> Callable[[], bool]:
    """So many of them at once."""
    numbers: Iterator[int] = count(1)
    return lambda: next(numbers) % lines == 0


def test_a_record_is_read_in_slices_as_at_once() -> None:
    text = long_game(400)
    reading, enough, shares = Reading([text, OVER]), slices(50), [0]
    while not reading.go_on(enough):
        shares.append(reading.share)
    assert len(shares) > 8
    assert shares == sorted(shares)
    assert shares[-1] > 80
    for record in (text, OVER):
        match, wrong = reading.found[record]
        assert match
        assert wrong is None
        assert write(match) == write(Record.read(record).replay())


@pytest.mark.parametrize("place", [0, 1, 5, 60])
def test_a_damaged_one_too(place: int) -> None:
    rows = OVER.split("\n")
    for damaged in ("fly away", "?", "", "# digest 3 00000000"):
        text = "\n".join([*rows[:place], damaged, *rows[place + 1 :]])
        reading = Reading([text])
        while not reading.go_on(slices(3)):
            pass
        (match, wrong), (same, so) = reading.found[text], restore(text)
        assert (match and match.moves, str(wrong)) == (same and same.moves, str(so))


RECORD, SLOT = bare(long_game(200)), lying(OVER, number=2)
LINK = fold(RECORD)


@pytest.mark.parametrize(
    ("message", "read"),
    [
        (("go", LINK), RECORD),
        (("hash", f"{LINK}&m=12"), RECORD),
        (("resume", "1", "", SLOT), OVER),
        (("resume", "1", OVER, ""), OVER),  # its seal is gone
        (("load", "1", SLOT, ""), OVER),
        (("pasted", f"there: https://example.org/#{LINK}"), RECORD),
        (("pasted", f"a game\n{OVER}"), OVER),
        (("command", '{"do": "load", "record": "peddlers-record 1"}'), "peddlers-record 1"),
    ],
)
def test_a_message_names_the_records_that_it_reads(message: tuple[str, ...], read: str) -> None:
    kind, *details = message
    assert [*records(Model(draw_seed=lambda: 1), kind, *details)] == [read]


@pytest.mark.parametrize(
    "message", [("go", "g=broken"), ("hash", ""), ("command", "}"), ("pasted", ""), ("tap", "x")]
)
def test_others_read_none(message: tuple[str, ...]) -> None:
    kind, *details = message
    assert [*records(Model(draw_seed=lambda: 1), kind, *details)] in ([], [""])


def test_what_was_read_ahead_is_not_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    model = Model(draw_seed=lambda: 1)
    reading = Reading(records(model, "go", LINK))
    assert reading.go_on(lambda: False)
    model.read = reading.found
    monkeypatch.setattr("ui.model.restore", None)
    update(model, "go", LINK)
    assert isinstance(model.page, Page)
    assert model.page.game
    assert model.page.game.last == 200
    assert model.read == {}
    str(view(model))
