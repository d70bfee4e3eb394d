"""Every event, card, move, refusal and end of the Merchants in words, in every language."""

import ast
import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from inspect import signature
from pathlib import Path

import pytest

from engine import GAMES, Event, Match, Move, Record, Seat
from engine.games import merchants as rules
from engine.games.merchants.cards import ROWS, SET_NAMES
from engine.games.merchants.tables import JUNK, PRESETS, STACKS
from engine.games.merchants.techniques.raccoons import TreasureHunter
from engine.simulate import play_out
from ui import words as speech
from ui.app import view
from ui.games.merchants import FACE as merchants
from ui.games.merchants import wording, words
from ui.games.merchants.effects import full, junk
from ui.games.merchants.ending import columns, decided, reckoning
from ui.games.merchants.events import telling
from ui.games.merchants.help import about, read, topics
from ui.games.merchants.options import options
from ui.games.merchants.reason import reason
from ui.games.merchants.refusals import refusals
from ui.games.merchants.taps import names as table_names
from ui.model import Model
from ui.scene import Scene
from ui.table.drawing.recap import summed_up
from ui.table.sitting import Sitting
from ui.table.taps import narrow
from ui.words import LANGUAGES, Phrase

RECORDS = sorted((Path(__file__).parents[2] / "records" / "merchants").glob("*.rec"))
MERCHANTS = GAMES["merchants"]
NAMES = ["Freya", "Jack", "Ivy", "Scott"]
HIDDEN = ("draw", "refill", "keep", "food", "grab", "give", "look", "look_at", "gamble", "whirl")
DETAILS = {"price": 5, "number": 5, "slot": "5"}
HYPHENED = [name for name in ROWS if "-" in name]
Speak = Callable[[str], None]
every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def games() -> list[Match]:
    """Between them they have every kind of event and of move."""
    return [Record.read(file.read_text(encoding="utf-8")).replay() for file in RECORDS]


def happened() -> list[Event]:
    return [event for match in games() for events in match.events for event in events]


@cache
def scenes(every: int) -> list[Scene]:
    """Moments of those games, seen by who decides."""
    return [
        Scene(
            seen := match.view(match.mover(number + 1), number),
            tuple(NAMES[: len(match.seats)]),
            seen.seat,
            narrow(match.past[number].moves(), (), table_names(seen)),
        )
        for match in games()
        for number in range(0, len(match.moves), every)
    ]


def in_words(said: str) -> bool:
    """No slot is open, no name of the code shows."""
    return bool(said.strip()) and not set("{}_") & set(said) and not any(name in said for name in HYPHENED)


@every_language
def test_every_event_is_told(language: str, speak: Speak) -> None:
    speak(language)
    for event in happened():
        assert in_words(merchants.sentence(event, NAMES)), event


def test_a_sentence_of_every_kind_names_who_did_it() -> None:
    for event in happened():
        if event.kind not in ("sets", "offer", "shuffle_market", "cap", "round"):
            assert NAMES[int(event.args[0])] in merchants.sentence(event, NAMES), event


def test_what_a_seat_got_is_told_in_an_event_of_its_own() -> None:
    """What all may know never names a card that only some do."""
    for event in happened():
        if event.kind in (
            "draw",
            "refill",
            "keep",
            "food",
            "grab",
            "give",
            "look",
            "look_at",
            "gamble",
            "whirl",
        ):
            assert event.only is None
            assert not [row for row in ROWS if words.name(row) in merchants.sentence(event, NAMES)], event


@every_language
def test_every_card_has_a_name_an_effect_and_a_text(language: str, speak: Speak) -> None:
    speak(language)
    for name in ROWS:
        assert in_words(words.name(name))
        assert in_words(words.effect(name))
        assert len(words.effect(name)) <= 80, words.effect(name)  # it stands on the card
        assert isinstance(words.card(name), Phrase)
        assert words.effect(name) in words.described(name)
        said, rules = junk() if name == JUNK else full(name)
        assert all(map(in_words, said))
        assert rules


@every_language
def test_no_two_cards_are_called_the_same(language: str, speak: Speak) -> None:
    speak(language)
    assert len({words.name(name) for name in ROWS}) == len(ROWS)


@pytest.mark.parametrize("name", ROWS)
def test_every_card_says_what_it_is(name: str) -> None:
    told = about(f"hand/{name}", scenes(10_000)[0])
    assert told
    assert told.title == words.card(name)
    assert told.rules
    if name != JUNK:
        row = ROWS[name]
        assert told.text[0].lower().startswith(str(words.animal(row.set)))
        assert str(row.value) in told.text[0]
        assert ("bonus" in told.text[0]) == row.bonus


def test_a_card_in_hand_says_what_it_has_become() -> None:
    scene = scenes(10_000)[0]
    for text, title in (
        ("reflection_acorn", "Reflection as Acorn"),
        ("bold-haggler_p2_u", "Bold Haggler (now 3)"),
        ("accordion_v2_m1", "Accordion (now 1)"),
        ("seeing-doubles_seeing-doubles", "Seeing Doubles"),
    ):
        told = about(f"hand/{text}", scene)
        assert told
        assert told.title == title


@every_language
def test_topics_are_answered(language: str, speak: Speak) -> None:
    speak(language)
    scene = scenes(10_000)[0]
    for topic in topics:
        told = about(topic, scene)
        assert told
        assert all(map(in_words, told.text))


@every_language
def test_every_decision_has_a_prompt_and_every_move_words(language: str, speak: Speak) -> None:
    speak(language)
    kinds = set()
    for scene in scenes(1):
        assert in_words(wording.prompt(scene))
        for move in scene.taps.left:
            kinds.add(move.kind)
            for known in (scene.view, None):
                said = wording.move(move, scene.names, known)
                assert in_words(said), move
                assert said != str(move)
    assert kinds == {kind for kind, _count in wording.MOVES}


@every_language
def test_a_move_names_the_player_and_the_card_that_it_is_about(language: str, speak: Speak) -> None:
    """Who, and what lies in a slot; a slot only where the table is not known."""
    speak(language)
    seats = {"hit", "food", "from", "at", "with", "blind"}
    slots = {"buy", "take", "swap", "toss"}
    found = set()
    for scene in scenes(1):
        for move in scene.taps.left:
            said = wording.move(move, scene.names, scene.view)
            last = move.args[-1] if move.args else ""
            if move.kind in seats or (move.kind, len(move.args)) == ("swap", 3):
                who = last if move.kind in seats else move.args[0]
                assert NAMES[int(who) - 1] in said, move
                found.add(move.kind)
                if type(scene.view.todo[-1]) is TreasureHunter:
                    assert words.name(scene.view.discards[int(who) - 1][-1]) in said, move
                    found.add("fetch")
            elif move.kind in slots and last.isdecimal():
                assert words.name(scene.view.market[int(last) - 1]) in said, move
                assert last not in said, move
                assert last in wording.move(move, scene.names), move
                found.add(move.kind)
            elif move == Move("buy", "discard"):
                assert words.name(scene.view.market_discard[-1]) in said
    assert found == seats | slots | {"fetch"}


@every_language
def test_the_table_is_read_in_words(language: str, speak: Speak) -> None:
    speak(language)
    for scene in scenes(15):
        for title, lines in read(scene):
            assert in_words(title)
            assert all(map(in_words, lines)), lines


@cache
def refused() -> set[tuple[object, ...]]:
    """What moves of these games are answered where they are not legal."""
    moves = sorted({move for match in games() for move in match.moves})[::3]
    found = set()
    for match in games():
        for state in match.past[::5]:
            legal = set(state.moves())
            found |= {state.todo[-1].why(state, move) for move in moves if move not in legal}
    return found


def kinds_of_refusal() -> set[str]:
    """The first thing of every tuple that a function `why…` of the rules returns."""
    kinds = set()
    for file in Path(rules.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("why"):
                for reason in (each for each in ast.walk(node) if isinstance(each, ast.Tuple) and each.elts):
                    first = reason.elts[0]
                    ways = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
                    kinds |= {str(way.value) for way in ways if isinstance(way, ast.Constant)}
    return kinds


def test_every_refusal_of_the_engine_is_known() -> None:
    assert kinds_of_refusal() - {"buy"} | {"cannot_peel", "cannot_roll", "over"} == set(refusals)
    assert {str(kind) for kind, *_details in refused()} <= {*refusals, "not_now"}


@every_language
def test_every_refusal_has_words_of_its_own(language: str, speak: Speak) -> None:
    speak(language)
    plain = merchants.refusal(("nonsense",))
    for kind, say in refusals.items():
        details = [DETAILS.get(name, "charm") for name in signature(say).parameters]
        assert in_words(merchants.refusal((kind, *details)))
        assert merchants.refusal((kind, *details)) != plain
    for why in refused():
        assert (merchants.refusal(why) == plain) == (why[0] == "not_now"), why
        assert in_words(merchants.refusal(why)), why


def test_the_end_is_reckoned() -> None:
    for match in games():
        (stalls,) = reckoning(match.view(None), NAMES)
        scores = MERCHANTS.scores(match.view(None))
        assert [line.seat for line in stalls.lines] == list(scores.ranks)
        assert [line.seat for line in stalls.lines if line.mark == "won"] == list(scores.winners)
        assert all(NAMES[seat] in stalls.verdict for seat in scores.winners)
        assert max(line.number for line in stalls.lines) == STACKS or scores.why == "stacks"
        assert in_words(decided(scores.why))
        assert set(columns()) == set(scores.rows[0])


@every_language
def test_what_the_others_did_is_told_in_a_line_each(language: str, speak: Speak) -> None:
    speak(language)
    for match in games():
        for events in match.events[1:]:
            said = summed_up(merchants, events, 0, NAMES)
            assert all(map(in_words, said))
            assert not [line for line in said if line.startswith("Freya")]


def test_what_paid_is_not_told_as_discarded() -> None:
    events = [
        Event("pay", (1, "junk", 1)),
        Event("pay", (1, "cookies", 2)),
        Event("discard", (1, "junk")),
        Event("discard", (1, "cookies")),
        Event("buy", (1, "acorn", "1")),
        Event("discard", (2, "junk")),
        Event("build", (2, 3, "accordion", "acorn")),
    ]
    assert summed_up(merchants, events, 0, NAMES) == [
        "Jack: bought Acorn",
        "Ivy: stack 3: Accordion, Acorn, discarded Junk",
    ]


def test_nothing_is_told_twice() -> None:
    paid = [Event("discard", (1, "junk")), Event("discard", (1, "junk")), Event("buy", (1, "acorn", "1"))]
    assert telling(paid) == paid[2:]
    played = [
        Event("play", (1, "charm", "charm")),
        Event("toss", (1, "acorn")),
        Event("discard", (1, "charm")),
    ]
    assert telling(played) == played[:2]
    drawn = [Event("refill", (1, 2, 0)), Event("hand", (1, "junk", "acorn"), (1,))]
    assert telling(drawn) == drawn[1:]
    assert telling(drawn[:1]) == drawn[:1]  # to the others
    hit = [Event("discard", (1, "junk")), Event("discard", (0, "nuisance"))]
    assert telling(hit) == hit


@every_language
@pytest.mark.parametrize("seats", MERCHANTS.seats)
def test_every_preset_and_animal_can_be_chosen_in_words(language: str, seats: int, speak: Speak) -> None:
    speak(language)
    told = options(NAMES[:seats])
    offered = MERCHANTS.options(seats)
    assert set(told) == set(offered)
    for name, option in told.items():
        by_hand = [one for one in offered[name] if one not in option.choices]
        assert set(option.choices) <= set(offered[name])
        assert all(set(one.split("-")) <= set(option.parts) for one in by_hand)
        assert all(in_words(said) for pair in option.choices.values() for said in pair)
    assert set(told["sets"].parts) == set(SET_NAMES)
    for name in PRESETS:
        animals = told["sets"].choices[name][1].lower().split(".")[0].split(", ")
        named = [one for one in SET_NAMES if words.animal(one).lower() in animals]
        assert len(named) == len(animals)
        assert set(named) == set(PRESETS[name][: seats + 1])


@every_language
def test_reasons_of_advice(language: str, speak: Speak) -> None:
    speak(language)
    for term in ("stacks", "cards", "value", "junk", "next", "missing", "others"):
        assert in_words(reason(term, 2))
        assert reason(term, 0) == ""
    for term in ("cards", "value", "junk", "others"):
        assert in_words(reason(term, -2))
        assert reason(term, -2) != reason(term, 2)
    assert reason("nonsense", 3) == ""


def test_a_whole_game_is_drawn_in_words_at_its_end() -> None:
    match = Match(MERCHANTS, [Seat("Freya", "greedy"), Seat("Jack", "greedy")], {"sets": "first"}, 2)
    play_out(match)
    model = Model(draw_seed=lambda: 1, screen="table", sitting=Sitting(match))
    assert "with all 8 stacks of the stall" in str(view(model))


def test_who_did_not_win_stands_by_stacks_and_who_has_as_many_stands_alike() -> None:
    stacks = "7 stacks"
    match = next(match for match in games() if Counter(stacks_of(match))[7] > 1)
    model = Model(draw_seed=lambda: 1, screen="table", sitting=Sitting(match))
    places = re.findall(r'class="rank num">(.)</span><b[^>]*>[^<]*</b><small[^>]*>([^<]*)<', str(view(model)))
    assert [place for place, said in places if said == stacks] == ["2"] * Counter(stacks_of(match))[7]
    assert len(places) == len(match.seats)


def stacks_of(match: Match) -> list[int]:
    return [len(stall) for stall in match.state.stalls]


def test_english_is_spoken_here() -> None:
    assert speech.language() == "en"


@pytest.mark.parametrize(("language", "other"), [("fr", "toutes"), ("nl", "willekeurige")])
def test_any_cards_are_those_that_one_likes(language: str, other: str, speak: Speak) -> None:
    """Neither all of them, nor some that are drawn by lot."""
    speak(language)
    assert other not in speech._("any cards")
