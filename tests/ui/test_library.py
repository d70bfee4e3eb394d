"""The library: what lies on the shelf, and files that are put there."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import count

import pytest

from engine import Record
from ui.app import title, update, view
from ui.model import Model
from ui.pages.library.page import PAGE
from ui.saves.format import newest, unseal
from ui.saves.link import fold
from ui.table import saving as keep

from .long import long_game
from .shelf import OVER, RECORDS, carry, hand_in, library, lying, room, running
from .table import at_table, deal, kinds, match, saved, sealed, sitting

pytestmark = pytest.mark.usefixtures("toy")


def test_the_shelf_shows_games_that_go_on_and_games_that_are_over() -> None:
    texts = {
        "game.1.0": lying(running(2), number=1),
        "game.1.1": lying(running(3), number=2),
        "game.2.0": lying(OVER, title="Sunday", when=9),
        "setup": "{}",
    }
    model, _effects = library(texts)
    page = str(view(model))
    assert [save.label.moves for save in room(model).games.values()][1] == 3
    assert "Games in progress" in page
    assert "Finished games" in page
    assert "Sunday" in page
    assert 'data-do="go table:1"' in page
    assert "Damaged" not in page
    assert title(model) == "Your games · Peddler’s Table"


def test_what_is_damaged_is_kept_apart_and_can_be_had() -> None:
    whole = lying(running())
    texts = {"game.1.0": whole, "game.1.1": whole[:-5], "game.2.0": "rubbish", "damaged.1.abc": "<b>x"}
    model, _effects = library(texts)
    assert list(room(model).games) == ["1"]
    assert room(model).damaged == {"game.2.0": "rubbish", "damaged.1.abc": "<b>x"}
    assert update(model, "keep_damaged", "damaged.1.abc") == [("download", keep.FILE, "<b>x")]
    assert update(model, "throw_away", "game.2.0") == [("forget", "game.2.0")]
    assert list(room(model).damaged) == ["damaged.1.abc"]


def test_a_game_of_an_unknown_kind_is_kept_as_damaged() -> None:
    text = lying(running()).replace('"game":"toy"', '"game":"chess"')
    body = text.rpartition("\n# seal ")[0] + "\n"
    save = unseal(lying(running()))
    assert save
    chess = save._replace(label=type(save.label)(**{**vars(save.label), "game": "chess"})).sealed()
    assert body in chess
    model, _effects = library({"game.1.0": chess})
    assert list(room(model).damaged) == ["game.1.0"]


def test_a_game_is_deleted_and_put_back() -> None:
    texts = {"game.1.1": lying(running())}
    before = dict(texts)
    model, _effects = library(texts)
    carry(model, texts, update(model, "delete", "1"))
    assert texts == {}
    assert "The game is deleted." in str(view(model))
    assert not room(model).games
    carry(model, texts, update(model, "put_back"))
    assert texts == before
    carry(model, texts, update(model, "put_back"))
    assert texts == before
    assert list(room(model).games) == ["1"]
    assert update(model, "delete", "9") == []


def test_a_game_that_another_tab_has_again_is_not_put_back_over_it() -> None:
    texts = {"game.1.1": lying(running(3))}
    model, _effects = library(texts)
    carry(model, texts, update(model, "delete", "1"))
    texts["game.1.0"] = newer = lying(running(6), number=8)  # a move there keeps it once more
    carry(model, texts, update(model, "put_back"))
    assert texts == {"game.1.0": newer}
    assert room(model).games["1"].label.moves == 6


def test_the_game_at_the_table_can_be_deleted() -> None:
    model = at_table()
    deal(model)
    update(model, "go", "home")
    update(model, "go", "library")
    update(model, "shelved", {"game.7.0": sealed(model)})
    assert ("drop", "7") in update(model, "delete", "7")
    assert model.sitting is None


def test_a_game_is_renamed_at_the_table_too() -> None:
    model = at_table()
    deal(model)
    update(model, "go", "library")
    update(model, "shelved", {"game.7.0": sealed(model)})
    update(model, "rename", "7")
    assert 'data-set="title"' in str(view(model))
    texts = {"game.7.1": sealed(model)}
    carry(model, texts, update(model, "set", "title", "  Rainy\n Sunday "))
    save = newest(texts.values())
    assert save
    assert save.label.title == "Rainy Sunday"
    assert save.number == 2
    assert "Rainy Sunday" in str(view(model))
    update(model, "go", "table:7")
    assert saved(keep.save(sitting(model))).label.title == "Rainy Sunday"
    assert update(model, "set", "title", "x") == []  # the set-up takes it, and has no such field


def test_a_game_that_went_on_in_another_tab_gets_its_name_and_keeps_its_moves() -> None:
    texts = {"game.1.1": lying(running(3))}
    model, _effects = library(texts)
    update(model, "rename", "1")
    texts |= {"game.1.0": lying(running(4), number=2), "game.1.1": lying(running(5), number=3)}
    carry(model, texts, update(model, "set", "title", "Sunday"))
    save = newest(texts.values())
    assert save
    assert (save.number, save.label.title, save.label.moves) == (4, "Sunday", 5)
    assert save.record == running(5)


def test_a_game_that_another_tab_has_deleted_is_not_renamed() -> None:
    texts = {"game.1.1": lying(running(3))}
    model, _effects = library(texts)
    update(model, "rename", "1")
    texts.clear()
    carry(model, texts, update(model, "set", "title", "Sunday"))
    assert texts == {}
    assert room(model).games == {}


def test_what_another_tab_writes_is_seen() -> None:
    texts: dict[str, str] = {}
    model, _effects = library(texts)
    texts["game.1.1"] = lying(running(3))
    carry(model, texts, update(model, "written", dict(texts)))
    assert 'data-do="go table:1"' in str(view(model))


def test_of_what_another_tab_writes_no_label_is_read_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    monkeypatch.setattr("ui.saves.format.unseal", lambda text: read.append(text) or unseal(text))
    texts = {f"game.{n}.1": lying(running(3, seed=n)) for n in range(20)}
    model, _effects = library(texts)
    for n in range(20, 40):
        update(model, "written", {f"game.{n}.1": lying(running(3, seed=n))})
    assert len(room(model).games) == len(read) == 40
    update(model, "written", {"game.3.1": ""})
    assert "3" not in room(model).games
    update(model, "go", "statistics")
    update(model, "shelved", dict(texts))
    read.clear()
    update(model, "written", {"game.50.0": lying(OVER)})
    assert 'data-do="keep csv"' in str(view(model))
    assert len(read) == 1


def test_many_short_games_are_read_at_once_and_long_ones_one_by_one() -> None:
    short = "".join(running(1, seed=n) for n in range(100))
    model = Model(draw_seed=partial(next, count(100)))
    hand_in(model, short, *(long_game(moves) for moves in (1_600, 1_700)))
    update(model, "go", "library")
    update(model, "shelved", {})
    left = [len(model.handed)]
    while update(model, "take_in")[-1][0] == "later":
        assert f"{len(model.handed)} game" in str(view(model))
        left.append(len(model.handed))
    assert left == [102 - 57, 2, 1] or left[-2:] == [2, 1]
    assert left[0] < 60
    assert len(room(model).games) == 102


def test_what_a_full_storage_does_not_take_was_not_added_and_costs_the_game_at_the_table_nothing() -> None:
    model = at_table()
    deal(model)
    before = sitting(model).saves
    assert before
    texts = {"game.7.1": sealed(model)}
    update(model, "go", "library")
    model.draw_seed = partial(next, iter(range(100, 1_000)))
    carry(model, texts, hand_in(model, OVER + running(4)), full=True)
    page = str(view(model))
    assert sitting(model).saves == before
    assert "storage is full" in page
    assert "added" not in page
    model.trouble = type(model.trouble)()
    carry(model, texts, hand_in(model, running(5)))
    assert "1 game was added." in str(view(model))


@pytest.mark.parametrize("place", ["statistics", "replay"])
def test_rooms_that_save_say_when_that_failed(place: str) -> None:
    model = Model(draw_seed=lambda: 77)
    link = fold(OVER)
    update(model, "go", link if place == "replay" else place)
    texts = {"game.1.1": lying(OVER)}
    if place == "replay":
        effects = update(model, "keep")
    else:
        update(model, "shelved", dict(texts))
        update(model, "ask")
        carry(model, texts, update(model, "delete"))
        effects = update(model, "put_back")
    assert "storage is full" not in str(view(model))
    carry(model, texts, effects, full=True)
    assert "storage is full" in str(view(model))


def test_a_file_of_one_game_keeps_its_name_and_its_day() -> None:
    model, _effects = library({"game.1.1": lying(running(), title="Sunday", when=1234)})
    ((_download, _name, file),) = update(model, "keep_one", "1", "sure")
    again, _effects = library({}, file)
    (save,) = room(again).games.values()
    assert (save.label.title, save.label.when) == ("Sunday", 1234)


def test_what_a_file_tells_of_a_game_that_goes_on_is_said_before() -> None:
    given_up = unseal(lying(running(5)))
    assert given_up
    given_up = given_up._replace(label=replace(given_up.label, turn="", given_up=(0,)))
    model, _effects = library(
        {"game.1.1": lying(running()), "game.2.0": lying(OVER), "game.3.0": given_up.sealed()}
    )
    assert kinds(update(model, "keep_one", "2")) == ["download"]
    for message in (("keep_one", "1"), ("keep_one", "3"), ("keep_all",)):
        assert update(model, *message) == [("focus", "sure")]
        assert "secrets of all hands" in str(view(model))
        assert f'data-do="{" ".join(message)} sure"' in str(view(model))
        assert kinds(update(model, *message, "sure")) == ["download"]
        assert 'id="sure"' not in str(view(model))
    update(model, "delete", "1")
    update(model, "delete", "3")
    assert kinds(update(model, "keep_all")) == ["download"]
    assert update(model, "keep_one", "1", "sure") == []


def test_a_game_that_was_just_handed_in_has_no_day_of_its_own() -> None:
    model, _effects = library({}, running())
    model.date = lambda when: f"saved on day {when}"
    assert "saved on day" not in str(view(model))


def test_a_game_of_two_persons_that_is_handed_in_has_one_of_them_across() -> None:
    model, _effects = library({}, running().replace("Jack:greedy", "Jack:human"))
    (save,) = room(model).games.values()
    assert save.label.across == (1,)


@pytest.fixture
def one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even short games are read one at a time."""
    monkeypatch.setattr("ui.saves.shelf.SLICE", 1)


@pytest.mark.usefixtures("one_by_one")
def test_whoever_leaves_while_files_are_read_finds_the_rest_on_coming_back() -> None:
    texts: dict[str, str] = {}
    model, _effects = library(texts)
    hand_in(model, *(running(n, seed=n) for n in (1, 2, 3)))
    (first, _later) = update(model, "shelved", {})
    carry(model, texts, [first])
    update(model, "go", "home")
    assert update(model, "take_in") == []
    update(model, "go", "statistics")
    carry(model, texts, update(model, "go", "library"))
    assert len(texts) == len(room(model).games) == 3


def test_all_games_are_one_file_and_come_back() -> None:
    texts = {f"game.{n}.0": lying(running(n, seed=n), title=f"No. {n}", when=n) for n in range(1, 6)}
    model, _effects = library(texts)
    ((_download, _name, file),) = update(model, "keep_all", "sure")
    again, _effects = library({}, file)
    assert sorted(save.record for save in room(again).games.values()) == sorted(
        save.record for save in room(model).games.values()
    )
    assert {save.label.title for save in room(again).games.values()} == {f"No. {n}" for n in range(1, 6)}
    assert {save.label.when for save in room(again).games.values()} == set(range(1, 6))
    assert "5 games were added." in str(view(again))
    twice, effects = library(dict(texts), file)
    assert "save" not in kinds(effects)
    assert "5 games lay here already." in str(view(twice))


@pytest.mark.parametrize(
    ("change", "said", "moves"),
    [
        (lambda text: "", "Line 1", None),
        (lambda text: "\x00\x01", "Line 1", None),
        (lambda text: text.replace("peddlers-record 1", "peddlers-record 9"), "newer version", None),
        (lambda text: text.replace("toy", "chess"), "does not have the game", None),
        (lambda text: text.replace("rules 1", "rules 99"), "version 99 of the rules", None),
        (lambda text: "\n".join([*text.split("\n")[:3], "pile 9", *text.split("\n")[3:]]), "Line 4", 1),
        (lambda text: "\n".join([*text.split("\n")[:3], "!", *text.split("\n")[3:]]), "Line 4", 1),
        (lambda text: text.replace("\n", "\r\n"), "", 3),
        (lambda text: "\ufeff" + text, "", 3),
    ],
)
def test_a_file_is_put_on_the_shelf_as_far_as_it_can_be_played(
    change: Callable[[str], str], said: str, moves: int | None
) -> None:
    model, _effects = library({}, change(running(3)))
    assert [save.label.moves for save in room(model).games.values()] == ([] if moves is None else [moves])
    assert said in str(view(model))


def test_markup_in_a_file_stays_text() -> None:
    nasty = "<img%20src=x%20onerror=alert(1)>"
    model, _effects = library({}, running().replace("Freya", nasty))
    page = str(view(model))
    assert "&lt;img src=x onerror=alert(1)&gt;" in page
    assert "<img" not in page


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ((True, 1_200_000, 3_000_000_000), "keeps the games for good. This site has taken 2 MB of 3 GB."),
        ((False, 0, 999_000_000), "may clear the games when space is short"),
        ((False, 0, 999_000_000), "taken 0 MB of 999 MB."),
        ((True, 0, 0), "keeps the games for good.</p>"),
    ],
)
def test_the_library_says_how_safe_the_games_are(answer: tuple[bool, int, int], words: str) -> None:
    model, _effects = library()
    assert ("space",) in room(model).enter(model, "")
    assert words not in str(view(model))
    update(model, "space", *answer)
    assert words in str(view(model))


def test_many_games_are_shown_page_by_page() -> None:
    texts = {f"game.{n}.0": lying(running(1, seed=n), when=n) for n in range(1, PAGE + 6)}
    model, _effects = library(texts)
    assert str(view(model)).count("<article") == PAGE
    update(model, "more")
    assert str(view(model)).count("<article") == PAGE + 5


def test_every_recorded_game_lies_on_the_shelf_with_its_result() -> None:
    model, _effects = library({}, "".join(file.read_text(encoding="utf-8") for file in RECORDS))
    assert len(room(model).games) == len(RECORDS)
    for save in room(model).games.values():
        game = Record.read(save.record).replay()
        assert save.label.winners == game.game.scores(game.view(None)).winners
        assert not save.label.turn


def test_a_game_handed_in_at_the_table_leaves_the_table_as_it_is() -> None:
    model = at_table()
    deal(model)
    before = match(model)
    model.draw_seed = lambda: 8
    hand_in(model, OVER)
    update(model, "go", "library")
    update(model, "shelved", {"game.7.0": sealed(model)})
    assert len(room(model).games) == 2
    update(model, "go", "table")
    assert match(model) is before


@pytest.mark.usefixtures("one_by_one")
def test_a_file_that_comes_while_another_is_read_waits_for_it() -> None:
    model, _effects = library()
    hand_in(model, *(running(n, seed=n) for n in (1, 2, 3)))
    update(model, "shelved", {})
    hand_in(model, running(4, seed=4))
    assert update(model, "shelved", {}) == []  # the clock is set already
    assert len(model.handed) == 3


def test_more_games_than_a_browser_keeps_are_not_read_and_that_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("ui.pages.library.intake.MOST", 2)
    model, _effects = library({}, "".join(running(n, seed=n) for n in (1, 2, 3)))
    assert len(room(model).games) == 2
    assert "Only the first 2 games of it are read." in str(view(model))


def test_a_lesson_is_called_so_in_the_language_of_now() -> None:
    model, _effects = library({"game.lesson_dealers.1": lying(running())})
    assert ">First lesson</h3>" in str(view(model))


def test_what_is_told_of_a_file_is_told_of_the_last_one() -> None:
    model, _effects = library({}, "nonsense")
    assert "no game of" in str(view(model))
    texts: dict[str, str] = {}
    carry(model, texts, hand_in(model, running()))
    assert "1 game was added." in str(view(model))
    assert "no game of" not in str(view(model))
    update(model, "pasted", "https://example.org/#play:broken")
    assert "game was added" not in str(view(model))


def test_a_table_that_this_version_does_not_have_is_said() -> None:
    model, _effects = library({}, running().replace("options ", "options moon=full "))
    assert "Line 2: This version does not have such a table of the game." in str(view(model))


@pytest.mark.parametrize("text", ["", " \n\t"])
def test_an_empty_clipboard_is_said_to_be_empty(text: str) -> None:
    model, _effects = library({}, running())
    update(model, "paste")
    assert update(model, "pasted", text) == []
    assert "There is nothing to paste." in str(view(model))
    assert "1 game was added." not in str(view(model))
    update(model, "pasted", running(4, seed=9))
    assert "There is nothing to paste." not in str(view(model))


def test_each_file_that_cannot_be_read_is_named_and_the_others_are_taken_in() -> None:
    model, _effects = library()
    files = [("holiday", None), ("good.txt", OVER), ("notes.txt", "nonsense"), ("disk.txt", None)]
    assert update(model, "files", *files) == [("go", "library")]
    update(model, "go", "library")
    update(model, "shelved", {})
    page = str(view(model))
    assert "1 game was added." in page
    assert "holiday: It could not be read." in page
    assert "disk.txt: It could not be read." in page
    assert "notes.txt: Line 1: It is no game of Peddler’s Table." in page
    assert "good.txt" not in page


def test_a_folder_alone_is_named_and_the_message_of_last_time_goes() -> None:
    model, _effects = library({}, running())
    assert "1 game was added." in str(view(model))
    update(model, "files", ("holiday\x1b[1m", None))
    update(model, "shelved", {})
    assert "holiday[1m: It could not be read." in str(view(model))
    assert "1 game was added." not in str(view(model))


def test_a_mended_file_is_read_again() -> None:
    model, _effects = library({}, "nonsense")
    assert "no game of" in str(view(model))
    hand_in(model, OVER)
    update(model, "shelved", {})
    assert "1 game was added." in str(view(model))
    assert "no game of" not in str(view(model))
    (mark,) = room(model).games
    update(model, "delete", mark)
    hand_in(model, OVER)
    update(model, "shelved", {})
    assert "1 game was added." in str(view(model))
    assert "lay here already" not in str(view(model))
