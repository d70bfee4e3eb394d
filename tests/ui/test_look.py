"""The log and the look back: what a seat may know, moment by moment, and nothing is lost meanwhile."""

import re
from collections.abc import Callable
from itertools import chain

import pytest

from engine import view
from engine.record import write
from ui.app import update
from ui.app import view as page
from ui.games import FACES
from ui.keys import SENDS, sent
from ui.model import STALE, Model
from ui.settings import ALT, BOTS, OFF
from ui.table.drawing.log import move_sentences
from ui.table.view import known_of_move, scene_of
from ui.words import Phrase, _, either, joined, listed, pieces

from ..engine.facts import facts
from .markup import Things, heard, spoken
from .positions import CASES, played, running
from .table import bots, call, in_words, kinds, match, sitting
from .toy.table import at_toy, to_round

pytestmark = pytest.mark.usefixtures("toy")


def press(model: Model, key: str) -> None:
    """As the page hears it."""
    update(model, *SENDS[key].split(" "))


def look(model: Model, moment: int) -> str:
    update(model, "rewind", str(moment))
    return str(page(model))


# ---- the log


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_a_sentence_is_drawn_as_it_is_said(key: str, seats: int) -> None:
    here = sitting(played(key, seats, 3, 5_000, people=1))
    pictured = 0
    for number in range(len(here.match.events)):
        for line in move_sentences(here, number):
            drawn = "".join(str(piece) for piece in pieces(line))
            assert spoken(drawn) == spoken(line)
            pictured += "<svg" in drawn
    assert pictured > len(here.match.events) / 2


def test_a_picture_survives_every_way_of_putting_words_together() -> None:
    thing = Phrase("pot", "[pot]")
    said = _("{name}: {text}", name="Freya", text=joined(" ", [listed([thing, "vase"]), thing]))
    assert said == "Freya: pot, vase pot"
    assert pieces(said) == ("", "Freya", ": ", "[pot]", ", ", "vase", " ", "[pot]")
    assert pieces("plain") == ("plain",)
    assert [either(["vase"]), either(["vase", "cup"])] == ["vase", "vase or cup"]
    offered = either([thing, "vase", "cup"])
    assert offered == "pot, vase or cup"
    assert "[pot]" in pieces(offered)


def test_a_name_is_text_in_the_log() -> None:
    model = at_toy()
    sitting(model).match.seats = (match(model).seats[0]._replace(name="<b>x</b>"), *match(model).seats[1:])
    assert "&lt;b&gt;x" in str(page(model))
    assert "<b>x</b>" not in str(page(model))


def test_the_log_shows_two_rounds_and_more_when_asked() -> None:
    model = played("toy", 3, 4, 5_000)
    update(model, "aside")
    heads = '<li id="log-[0-9]+-[0-9]+" class="head"'
    assert len(re.findall(heads, str(page(model)))) == 2
    more = re.search(r'data-do="unroll (\d+)"', str(page(model)))
    assert more
    update(model, "unroll", more[1])
    assert len(re.findall(heads, str(page(model)))) > 4
    assert 'id="look-0-0"' in look(model, 0)  # the moment that is shown is always in sight


def test_the_log_is_drawn_from_what_was_kept(
    monkeypatch: pytest.MonkeyPatch, speak: Callable[[str], None]
) -> None:
    """A redraw says no sentence again, until another language is spoken."""
    model = at_toy()
    to_round(model)
    once = page(model)
    face = FACES["toy"]

    def tell(*_arguments: object) -> str:
        raise LookupError("a sentence is said again")

    monkeypatch.setattr(face.events, "sentences", dict.fromkeys(face.events.sentences, tell))
    assert page(model) == once
    speak("de")
    with pytest.raises(LookupError):
        page(model)


# ---- looking back


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_a_moment_is_drawn_from_the_view_of_that_moment(key: str, seats: int) -> None:
    """What came later changes nothing, but where it hides again what was seen; what is hidden is nowhere."""
    model, unseen = played(key, seats, 11, 90, people=1), facts(key).pieces.unseen
    here = sitting(model)
    for moment in range(0, len(here.match.moves), 7):
        look(model, moment)
        seen, then, recall = scene_of(here).view, here.match.past[moment], here.face.recall
        events = [known_of_move(here, number) for number in range(len(here.match.events))]
        before, since = ([*chain(*part)] for part in (events[: moment + 1], events[moment + 1 :]))
        now = here.match.view(0)
        assert seen == (recall(view(then, 0), now, 0, before, since) if recall else view(then, 0))
        assert not scene_of(here).taps.left
        assert not unseen(then, 0) & set(re.findall(r"[\w-]+", repr(seen)))
        if moment < 80 and not recall:
            early = played(key, seats, 11, moment + 1, people=1)
            update(early, "rewind", str(moment))
            assert scene_of(sitting(early)).view == seen


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_a_look_back_shows_no_card_of_another(key: str, seats: int) -> None:
    """The page of every moment is the one that a match drawn from the own views alone would give."""
    for seed in (1, 2):
        model, blind = (played(key, seats, seed, 120, people=1) for _twice in range(2))
        seen = match(blind)
        seen.past = [view(state, 0) for state in seen.past]
        seen.state = seen.view(0)
        seen.events = [known_of_move(sitting(blind), number) for number in range(len(seen.events))]
        for moment in range(0, len(sitting(model).match.moves), 9):
            assert look(model, moment) == look(blind, moment)


def test_nothing_can_be_played_while_one_looks_back() -> None:
    model = at_toy()
    to_round(model)
    before = write(match(model))
    look(model, 2)
    assert Things(str(page(model))).tappable == set()
    for message in (
        ("tap", "die"),
        ("move", "end"),
        ("undo",),
        ("yes",),
        ("bot", 7, len(match(model).moves)),
    ):
        assert update(model, *message) in ([], [STALE])
    assert write(match(model)) == before
    assert sitting(model).rewind.at == 2


def test_steps_and_the_way_back() -> None:
    model = at_toy()
    to_round(model)
    last = len(match(model).moves)
    press(model, "ArrowLeft")
    assert sitting(model).rewind.at is None  # the arrows are for the table, until one looks back
    for key, there in (("[", 0), ("ArrowRight", 1), ("ArrowLeft", 0), ("ArrowLeft", 0), ("]", None)):
        press(model, key)
        assert sitting(model).rewind.at == there, key
    update(model, "rewind", str(last))
    assert sitting(model).rewind.at is None  # the last moment is now
    for leave in (("cancel",), ("now",), ("step", "on")):
        update(model, "rewind", str(last - 1))
        assert sitting(model).rewind.at == last - 1
        update(model, *leave)
        assert sitting(model).rewind.at is None


def test_the_heading_of_a_moment_names_who_moved() -> None:
    model = at_toy()
    to_round(model)
    here = sitting(model)
    for moment in range(1, len(match(model).moves)):
        mover = here.seating.names[match(model).mover(moment)]
        assert f"Looking back: round 1, {mover}’s move" in look(model, moment)
    assert "Looking back: the beginning" in look(model, 0)
    whole = played("toy", 3, 4, 5_000, people=1)
    first = next(
        n for n, events in enumerate(match(whole).events) if n and any(e.kind == "round" for e in events)
    )
    assert "Looking back: round 1, " in look(whole, first)  # the move that ends a round belongs to it
    assert "Looking back: round 2, " in look(whole, first + 1)


def test_bots_wait_for_who_looks_back_and_then_go_on() -> None:
    model = at_toy()
    update(model, "move", "end")
    look(model, 0)
    assert update(model, "bot", 7, 1) == [STALE]
    assert len(match(model).moves) == 1
    called = update(model, "now")
    assert kinds(called) == ["think", "later"]
    call(model)
    update(model, "bot", 7, 1)  # the call from before the look back
    assert len(match(model).moves) == 2


def test_no_look_back_under_the_cover() -> None:
    hidden = at_toy(people=2)
    assert sitting(hidden).covered
    for message in (("rewind", "0"), ("step", "back"), ("replay",), ("step", "round_back")):
        update(hidden, *message)
        assert sitting(hidden).rewind.at is None
        assert 'id="cover"' in str(page(hidden))


def test_the_moments_follow_each_other_by_themselves() -> None:
    model = played("toy", 3, 4, 40)
    assert update(model, "replay") == [("later", BOTS["brisk"], "tick", 0)]
    update(model, "tick", 0)
    update(model, "tick", 0)  # called twice
    assert sitting(model).rewind.at == 1
    update(model, "replay")
    assert update(model, "tick", 1) == [STALE]  # paused
    update(model, "replay")
    update(model, "step", "back")
    assert not sitting(model).rewind.playing
    update(model, "replay")
    for number in range(40):
        effects = update(model, "tick", number)
    assert sitting(model).rewind.at is None
    assert not sitting(model).rewind.playing
    assert [effect for effect in effects if effect[0] == "later" and effect[2] == "tick"] == []


def test_a_replay_that_was_left_for_the_lobby_rests_and_can_go_on() -> None:
    model = played("toy", 3, 4, 40, people=1)
    update(model, "replay")
    update(model, "go", "home")
    update(model, "tick", 0)  # nobody is at the table
    update(model, "go", "table")
    assert not sitting(model).rewind.playing
    assert sitting(model).rewind.at == 0
    assert update(model, "replay") == [("later", BOTS["brisk"], "tick", 0)]
    assert update(model, "tick", 0) == [("reveal", "log-1-0"), ("later", BOTS["brisk"], "tick", 1)]


def test_the_replay_of_a_finished_game_ends_at_the_result() -> None:
    model = played("toy", 3, 4, 5_000, people=1)
    assert 'id="result"' in str(page(model))
    update(model, "replay")
    assert 'id="result"' not in str(page(model))
    assert scene_of(sitting(model)).view == view(sitting(model).match.past[0], 0)
    effects = update(model, "now")
    assert 'id="result"' in str(page(model))
    assert ("focus", "result") in effects


def test_another_language_says_nothing_again() -> None:
    model = at_toy()
    update(model, "move", "end")
    update(model, "language")  # while bots play
    bots(model)
    assert heard(model)
    update(model, "language")
    assert heard(model) == {}
    update(model, "move", "end")
    names = {name.split("/")[0] for name in heard(model)}
    moves = len(match(model).moves)
    assert names == {f"{moves}"}
    update(model, "rewind", "0")
    assert [name for name in heard(model) if name.startswith("at-")]


# ---- since your turn, and the table in words


def test_the_recap_comes_with_the_turn_and_goes_with_the_first_move() -> None:
    model = at_toy()
    assert 'id="recap"' not in str(page(model))
    to_round(model)
    drawn = spoken(str(page(model)).split('id="recap"')[1])
    assert "Jack: laid" in drawn
    assert "Ivy: laid" in drawn
    update(model, "move", *match(model).legal()[0])
    assert 'id="recap"' not in str(page(model))
    model = at_toy()
    to_round(model)
    update(model, "recapped")
    assert 'id="recap"' not in str(page(model))


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_the_table_in_words_depends_on_the_view_only(key: str, seats: int) -> None:
    moments = range(0, 160, 10)
    twice = (running(key, seats, 8, moments, people=1) for _twice in range(2))
    for model, blind in zip(*twice, strict=True):
        sitting(blind).match.state = sitting(blind).match.view(0)
        for here in (model, blind):
            update(here, "open", "read")
        assert 'id="panel"' in str(page(model))
        assert in_words(sitting(model)) == in_words(sitting(blind))


def test_the_table_in_words_offers_nothing_while_a_yes_is_waited_for() -> None:
    model = at_toy(confirm="yes")
    update(model, "open", "read")
    assert "You may choose: " in spoken(str(page(model)))
    update(model, "cancel")
    update(model, "tap", "deck")
    assert sitting(model).choice.asked
    update(model, "open", "read")
    assert "You may choose" not in spoken(str(page(model)))


def test_keys_of_a_single_character_can_be_switched_off() -> None:
    kept = {key for key in SENDS if sent(key, OFF)}
    arrows = {"ArrowLeft", "ArrowRight", "Home", "End"}
    assert kept == {"Escape", "Ctrl+z", " ", *arrows}
    assert all(sent(key) == message for key, message in SENDS.items())
    model = at_toy()
    update(model, "open", "help")
    assert "what is this? Also the right button" in str(page(model))
    update(model, "setting", "letters", "no")
    assert "what is this? Also the right button" not in str(page(model))
    assert "let go, close a sheet" in str(page(model))


def test_keys_of_a_single_character_can_wait_for_alt() -> None:
    assert [sent(key, ALT) for key in ("r", "Alt+r", "[", "Alt+[", "Escape", "Alt+Escape")] == [
        "",
        "open read",
        "",
        "step round_back",
        "cancel",
        "",
    ]
    assert sent("Alt+r") == ""
    assert sent("Alt+[") == "step round_back"  # AltGr made it
    assert sent("Alt+[", OFF) == ""
    model = at_toy()
    update(model, "open", "help")
    update(model, "setting", "letters", "alt")
    assert "<kbd>Alt</kbd><kbd>r</kbd>" in str(page(model))
