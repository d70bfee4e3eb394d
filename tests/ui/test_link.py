"""Links: what comes back is what was sent; whatever else comes is refused in words."""

import zlib
from binascii import b2a_base64
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Record, write
from ui.app import update
from ui.app import view as page
from ui.model import STALE, Model
from ui.pages.library.page import Page as Library
from ui.pages.replay.page import Page
from ui.saves.format import unseal
from ui.saves.link import LONGEST, MOST, BadLink, fold, unfold
from ui.saves.shelf import no_link

from .shelf import OVER, RECORDS, library, lying, room, running

pytestmark = pytest.mark.usefixtures("toy")


def packed(data: bytes) -> str:
    return "g=" + b2a_base64(data, newline=False).decode().replace("+", "-").replace("/", "_").rstrip("=")


def opened(link: str) -> Model:
    model = Model(draw_seed=lambda: 77)
    assert ("hash", link) in update(model, "hash", link)
    return model


def watching(model: Model) -> Page:
    assert isinstance(model.page, Page)
    return model.page


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_every_recorded_game_fits_into_a_link_and_comes_back(file: object) -> None:
    text = file.read_text(encoding="utf-8")  # type: ignore[attr-defined]
    link = fold(text, 12)
    assert link.startswith("g=")
    assert link.endswith("&m=12")
    assert len(link) <= LONGEST
    assert unfold(link) == (text, 12)


LINES = st.lists(st.text(max_size=200), max_size=40).map("\n".join)


@given(st.text(max_size=2_000) | LINES, st.none() | st.integers(0, 10**8 - 1))
def test_any_text_comes_back(text: str, moment: int | None) -> None:
    if link := fold(text, moment):
        assert unfold(link) == (text, moment or 0)


@given(st.text(max_size=300) | st.binary(max_size=300).map(packed))
def test_rubbish_is_refused_or_read_and_never_a_crash(link: str) -> None:
    try:
        record, moment = unfold(link)
    except BadLink as error:
        told(error)
    else:
        assert len(record) <= MOST
        assert moment >= 0


def told(error: BadLink) -> None:
    assert no_link(error)


@given(st.integers(2, 1_500), st.characters(codec="utf-8"))
def test_a_link_with_one_other_character_opens_or_is_refused(place: int, char: str) -> None:
    link = fold(OVER)
    model = opened(link[: place % len(link)] + char + link[place % len(link) + 1 :])
    assert model.screen == "page"
    assert str(page(model))


def test_a_link_that_was_cut_off_is_refused() -> None:
    link = fold(OVER)
    for length in range(0, len(link), 7):
        with pytest.raises(BadLink):
            unfold(link[:length])
    for more in ("A", "AAAA", "&x=1"):
        with pytest.raises(BadLink):
            unfold(link + more)


def test_a_bomb_is_not_unpacked() -> None:
    for size in (MOST + 1, 300_000_000):
        packing = zlib.compressobj(9)
        bomb = b"".join(packing.compress(b"0" * 1_000_000) for _part in range(size // 1_000_000))
        with pytest.raises(BadLink) as refused:
            unfold(packed(bomb + packing.compress(b"0") + packing.flush()))
        assert refused.value.args == ("too_long",)
    exactly = "x" * MOST
    assert unfold(packed(zlib.compress(exactly.encode())))[0] == exactly


def test_what_is_too_long_for_a_link_has_none() -> None:
    noise = "".join(chr(33 + n * n * 7919 % 94) + chr(33 + n * 31 % 89) for n in range(20_000))
    assert fold(noise) == ""


# ---- in the rooms


def test_a_link_is_watched_and_saved_only_if_somebody_wants_that() -> None:
    model = opened(fold(OVER, 9))
    there = watching(model)
    assert there.game
    assert there.game.moment == 9
    assert "It is not saved." in str(page(model))
    for message in (("step", "on"), ("now",), ("set", "eyes", "1")):
        assert "save" not in [effect[0] for effect in update(model, *message)]
    _top, save, moved, _focus = update(model, "keep")
    assert save[:2] == ("save", "4d")
    assert save[2].record == write(Record.read(OVER).replay())
    assert moved == ("hash", "replay:4d")
    assert update(model, "hash", "replay:4d") == [STALE]  # one is there already: nothing is drawn anew
    assert "It is not saved." not in str(page(model))
    assert update(model, "keep") == []


def test_rubbish_in_a_link_is_told() -> None:
    for link, said in (
        ("g=", "damaged"),
        ("g=%%%", "damaged"),
        (packed(b"junk"), "damaged"),
        (packed(zlib.compress(b"junk")), "no game of"),
        (packed(zlib.compress(b"\xff\xfe")), "damaged"),
        (fold(running().replace("toy", "chess")), "does not have the game"),
    ):
        model = opened(link)
        assert said in str(page(model)), link
        assert update(model, "play_on") == []
        assert update(model, "keep") == []
    half = opened(fold(running() + "fly away\n"))
    assert watching(half).game
    assert "Line " in str(page(half))


def test_markup_in_a_link_stays_text() -> None:
    model = opened(fold(running().replace("Freya", "<img%20src=x>")))
    assert "<img" not in str(page(model))
    assert "&lt;img src=x&gt;" in str(page(model))


@pytest.mark.parametrize("before", ["", "https://example.org/table/"])
def test_a_text_or_a_link_is_pasted_into_the_library(before: str) -> None:
    model, _effects = library({})
    assert update(model, "paste") == [("paste",)]
    update(model, "unpasted")
    assert 'id="paste"' in str(page(model))
    update(model, "set", "pasted", f" {before}#{fold(running(4, 9), 2)}\n")
    assert 'id="paste"' not in str(page(model))
    update(model, "pasted", running(5, 9))
    assert sorted(save.label.moves for save in room(model).games.values()) == [4, 5]
    update(model, "pasted", "#g=xyz")
    assert isinstance(model.page, Library)
    assert "damaged" in str(page(model))
    assert update(model, "pasted", "  ") == []


# ---- the sheet


def sharing(record: str, detail: str = "1") -> Model:
    model = Model(draw_seed=lambda: 77)
    assert ("slots", "1") in update(model, "go", f"share:{detail}")
    update(model, "slots_read", "", lying(record))
    return model


def test_a_finished_game_is_copied_at_once() -> None:
    model = sharing(OVER, "1:7")
    ((kind, link),) = update(model, "copy_link")
    assert kind == "copy_link"
    assert unfold(link) == (lying(OVER).split("# label")[0], 7)
    ((kind, text),) = update(model, "copy_text")
    assert (kind, text) == ("copy", lying(OVER).split("# label")[0])
    update(model, "copied")
    assert "It is copied." in str(page(model))
    assert update(model, "keep")[0][0] == "download"


def test_the_link_of_a_running_game_is_copied_after_a_warning_only() -> None:
    model = sharing(running())
    assert "covered card" in str(page(model))
    assert update(model, "copy_link") == [("focus", "sure")]
    assert "secrets of all hands" in str(page(model))
    ((kind, link),) = update(model, "copy_link", "sure")
    assert kind == "copy_link"
    assert unfold(link)[0].startswith("peddlers-record")
    assert "g=" + link[2:20] not in str(page(model))


@pytest.mark.parametrize(("message", "given"), [("keep", "download"), ("copy_text", "copy")])
def test_text_and_file_of_a_running_game_are_asked_about_too(message: str, given: str) -> None:
    model = sharing(running())
    assert update(model, message) == [("focus", "sure")]
    assert f'data-do="{message} sure"' in str(page(model))
    ((kind, *_name, text),) = update(model, message, "sure")
    assert kind == given
    assert text.startswith("peddlers-record")
    assert 'id="sure"' not in str(page(model))


def test_a_game_that_was_given_up_is_no_finished_one() -> None:
    save = unseal(lying(running()))
    assert save
    model = Model(draw_seed=lambda: 77)
    update(model, "go", "share:1")
    update(model, "slots_read", save._replace(label=replace(save.label, turn="", given_up=(0,))).sealed(), "")
    assert update(model, "keep") == [("focus", "sure")]
    assert 'id="code"' not in str(page(model))


def test_where_the_browser_copies_nothing_the_person_can() -> None:
    model = sharing(OVER)
    assert update(model, "uncopied", "the <text>") == [("focus", "by-hand")]
    assert "the &lt;text&gt;</textarea>" in str(page(model))


def test_the_name_of_a_game_changes_with_the_language(speak: Callable[[str], None]) -> None:
    model = sharing(OVER)
    assert ">Highland Dealers</h2>" in str(page(model))
    speak("de")
    assert ">Highland-Trödler</h2>" in str(page(model))


def test_a_game_that_is_gone_cannot_be_shared() -> None:
    model = Model(draw_seed=lambda: 77)
    update(model, "go", "share:9")
    update(model, "slots_read", "", "rubbish")
    assert "does not have the game any more" in str(page(model))
    for message in ("keep", "copy_text", "copy_link"):
        assert [kind for kind, *_more in update(model, message) if kind != "focus"] == []
