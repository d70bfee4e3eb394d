"""The log and the look back: what a seat may know, moment by moment, and nothing is lost meanwhile."""

import re
from collections.abc import Callable

import pytest

from engine import Event, view
from engine.games.dealers.tables import LINKS
from engine.record import write
from ui.app import update
from ui.app import view as page
from ui.games import FACES
from ui.games.dealers.words import card
from ui.keys import SENDS, sent
from ui.model import STALE, Model
from ui.settings import ALT, BOTS, OFF
from ui.table.drawing.log import move_sentences
from ui.table.drawing.recap import summed_up
from ui.words import Phrase, _, either, joined, listed, pieces

from ..engine.facts import facts
from .markup import Things, heard, spoken
from .positions import CASES, played, running
from .table import at_table, bots, call, deal, in_words, kinds, match, sitting, to_turn

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
    model = at_table()
    sitting(model).match.seats = (match(model).seats[0]._replace(name="<b>x</b>"), *match(model).seats[1:])
    assert "&lt;b&gt;x" in str(page(model))
    assert "<b>x</b>" not in str(page(model))


def test_the_log_shows_two_rounds_and_more_when_asked() -> None:
    model = played("dealers", 2, 4, 5_000)
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
    model = at_table()
    to_turn(model)
    once = page(model)
    face = FACES["dealers"]

    def tell(*_told: object) -> str:
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
        seen, then, recall = here.scene().view, here.match.past[moment], here.face.recall
        assert seen == (recall(view(then, 0), here.match.view(0), 0) if recall else view(then, 0))
        assert not here.scene().taps.left
        assert not unseen(then, 0) & set(re.findall(r"[\w-]+", repr(seen)))
        if moment < 80 and not recall:
            early = played(key, seats, 11, moment + 1, people=1)
            update(early, "rewind", str(moment))
            assert sitting(early).scene().view == seen


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_a_look_back_shows_no_card_of_another(key: str, seats: int) -> None:
    """The page of every moment is the one that a match drawn from the own views alone would give."""
    for seed in (1, 2):
        model, blind = (played(key, seats, seed, 120, people=1) for _twice in range(2))
        seen = match(blind)
        seen.past = [view(state, 0) for state in seen.past]
        seen.state = seen.view(0)
        seen.events = [sitting(blind).known(number) for number in range(len(seen.events))]
        for moment in range(0, len(sitting(model).match.moves), 9):
            assert look(model, moment) == look(blind, moment)


def test_nothing_can_be_played_while_one_looks_back() -> None:
    model = at_table()
    to_turn(model)
    before = write(match(model))
    look(model, 2)
    assert Things(str(page(model))).tappable == set()
    for message in (
        ("tap", "hand/feed"),
        ("move", "end"),
        ("undo",),
        ("yes",),
        ("bot", 7, len(match(model).moves)),
    ):
        assert update(model, *message) in ([], [STALE])
    assert write(match(model)) == before
    assert sitting(model).rewind.at == 2


def test_steps_and_the_way_back() -> None:
    model = at_table()
    to_turn(model)
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
    model = at_table()
    to_turn(model)
    here = sitting(model)
    for moment in range(1, len(match(model).moves)):
        mover = here.seating.names[match(model).mover(moment)]
        assert f"Looking back: round 1, {mover}’s move" in look(model, moment)
    assert "Looking back: the beginning" in look(model, 0)
    whole = played("dealers", 2, 4, 5_000, people=1)
    first = next(
        n for n, events in enumerate(match(whole).events) if n and any(e.kind == "round" for e in events)
    )
    assert "Looking back: round 1, " in look(whole, first)  # the move that ends a round belongs to it
    assert "Looking back: round 2, " in look(whole, first + 1)


def test_what_was_tapped_is_there_again_after_a_look_back() -> None:
    model = at_table()
    to_turn(model)
    (thing, *_others) = sorted(sitting(model).taps().glow)
    update(model, "tap", thing)
    tapped = sitting(model).choice.tapped
    look(model, 1)
    update(model, "cancel")
    assert sitting(model).choice.tapped == tapped


def test_bots_wait_for_who_looks_back_and_then_go_on() -> None:
    model = at_table()
    update(model, "move", "deal")
    update(model, "skip")
    look(model, 0)
    assert update(model, "bot", 7, 1) == [STALE]
    assert len(match(model).moves) == 1
    called = update(model, "now")
    assert kinds(called) == ["think", "later"]
    call(model)
    update(model, "bot", 7, 1)  # the call from before the look back
    assert len(match(model).moves) == 2


def test_no_look_back_while_cards_fall_or_under_the_cover() -> None:
    model = at_table(speed="brisk")
    update(model, "move", "deal")
    update(model, "rewind", "0")
    assert sitting(model).rewind.at is None
    hidden = at_table(people=2)
    assert sitting(hidden).covered
    for message in (("rewind", "0"), ("step", "back"), ("replay",), ("step", "round_back")):
        update(hidden, *message)
        assert sitting(hidden).rewind.at is None
        assert 'id="cover"' in str(page(hidden))


def test_the_moments_follow_each_other_by_themselves() -> None:
    model = played("dealers", 2, 4, 40)
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
    model = played("dealers", 2, 4, 40, people=1)
    update(model, "replay")
    update(model, "go", "home")
    update(model, "tick", 0)  # nobody is at the table
    update(model, "go", "table")
    assert not sitting(model).rewind.playing
    assert sitting(model).rewind.at == 0
    assert update(model, "replay") == [("later", BOTS["brisk"], "tick", 0)]
    assert update(model, "tick", 0) == [("reveal", "log-1-0"), ("later", BOTS["brisk"], "tick", 1)]


def test_the_replay_of_a_finished_game_ends_at_the_result() -> None:
    model = played("dealers", 2, 4, 5_000, people=1)
    assert 'id="result"' in str(page(model))
    update(model, "replay")
    assert 'id="result"' not in str(page(model))
    assert sitting(model).scene().view == view(sitting(model).match.past[0], 0)
    effects = update(model, "now")
    assert 'id="result"' in str(page(model))
    assert ("focus", "result") in effects


def test_what_one_person_gets_is_not_told_to_the_other() -> None:
    model = at_table(people=2, seats=2)
    turns: set[int | None] = set()
    for _step in range(60):
        update(model, "skip")
        update(model, "put")
        update(model, "i_am")
        update(model, "put")  # the pile that was left for the dealer
        looking = sitting(model).looking
        turns.add(looking)
        update(model, "peek")  # at the log, which lies below the piles
        me, other = ("Freya", "Jack") if looking == 0 else ("Jack", "Freya")
        assert sitting(model).layout.peeking
        shown = spoken(str(page(model)))
        assert f"{me} gets: " in shown
        assert f"{other} gets: " not in shown
        update(model, "move", *match(model).legal()[0])
        update(model, "yes")
    assert turns == {0, 1}
    assert len(match(model).moves) >= 60


def test_another_language_says_nothing_again() -> None:
    model = at_table()
    update(model, "move", "deal")
    update(model, "language")  # while cards fall
    update(model, "skip")
    bots(model)
    assert heard(model)
    update(model, "language")
    assert heard(model) == {}
    move = match(model).legal()[0]
    update(model, "move", *move)
    said = heard(model)
    assert said
    assert {name.split("/")[0] for name in said} == {f"{len(match(model).moves)}"}
    update(model, "rewind", "0")
    assert [name for name in heard(model) if name.startswith("at-")]


# ---- since your turn, and the table in words


def test_the_recap_sums_up_what_the_others_did() -> None:
    events = [
        Event("pile", (1, 3)),
        Event("move", (1, "ferry", "elgin", "ferry")),
        Event("take", (1, "vase", "elgin", "arrival")),
        Event("move", (1, "bridge", "knockando", "feed")),
        Event("take", (1, "vase", "knockando", "feed")),
        Event("deliver", (1, "knockando", "anvil2-pot", 1, "anvil", "vase", "pot")),
        Event("store", (1, 2)),
        Event("take", (0, "cup", "rothes", "arrival")),
        Event("drop", (2, "moor")),
        Event("drop", (2, "extra")),
    ]
    said = [
        "Jack: pile 3, to Elgin → Knockando, took 2 × vase, delivered for 4 points, special feed: 5",
        "Ivy: discarded 2 cards",
    ]
    assert summed_up(FACES["dealers"], events, 0, ["Freya", "Jack", "Ivy"]) == said


def test_the_recap_comes_with_the_turn_and_goes_with_the_first_move() -> None:
    model = at_table()
    deal(model)
    assert 'id="recap"' not in str(page(model))
    bots(model)
    update(model, "peek")  # at the table below the piles
    shown = spoken(str(page(model)).split('id="recap"')[1])
    assert "Jack: pile" in shown
    assert "Ivy: pile" in shown
    update(model, "recapped")
    assert 'id="recap"' not in str(page(model))
    to_turn_from_the_piles(model)
    update(model, "move", *match(model).legal()[0])
    assert 'id="recap"' not in str(page(model))


def to_turn_from_the_piles(model: Model) -> None:
    while match(model).seat != 0 or match(model).legal()[0].kind == "pile":
        update(model, "move", *match(model).legal()[0])
        bots(model)


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


def test_the_table_in_words_names_what_lies_there() -> None:
    model = at_table()
    to_turn(model)
    said = in_words(sitting(model))
    assert list(said) == ["Now", "Your hand", "Seats", "Villages", "Piles"]
    assert said["Now"][0] == "Round 1: Turns, 1 of 3."
    assert "End turn" in said["Now"][-1]
    assert len(said["Villages"]) == 17
    assert len(said["Your hand"]) == len(match(model).state.hands[0])
    assert "0 of 6 requests" in said["Seats"][1]
    assert "value pile" in said["Seats"][2]
    update(model, "open", "read")
    assert "Rothes: " in spoken(str(page(model)))
    update(model, "cancel")
    assert 'id="panel"' not in str(page(model))


def test_the_table_in_words_tells_of_every_link_from_both_its_ends() -> None:
    chapters = in_words(sitting(played("dealers", 3, 5, 30, people=1)))
    lines = {line.split(":")[0].lower(): line for line in chapters["Villages"]}
    for kind, links in LINKS.items():
        for one, other in links:
            for here, there in ((one, other), (other, one)):
                found = re.search(rf"; {re.escape(card(kind))} to ([^;.]*)", lines[here])
                assert found, (kind, here)
                assert there.capitalize() in re.split(", | or ", found[1])


def test_the_table_in_words_offers_nothing_while_a_yes_is_waited_for() -> None:
    model = at_table(confirm="yes")
    deal(model)
    bots(model)
    update(model, "open", "read")
    assert "You may choose: pile " in spoken(str(page(model)))
    update(model, "cancel")
    update(model, "tap", f"pile/{match(model).legal()[0].args[0]}")
    assert sitting(model).choice.asked
    update(model, "open", "read")
    assert "You may choose" not in spoken(str(page(model)))


def test_keys_of_a_single_character_can_be_switched_off() -> None:
    kept = {key for key in SENDS if sent(key, OFF)}
    arrows = {"ArrowLeft", "ArrowRight", "Home", "End"}
    assert kept == {"Escape", "Ctrl+z", " ", *arrows}
    assert all(sent(key) == message for key, message in SENDS.items())
    model = at_table()
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
    model = at_table()
    update(model, "open", "help")
    update(model, "setting", "letters", "alt")
    assert "<kbd>Alt</kbd><kbd>r</kbd>" in str(page(model))
