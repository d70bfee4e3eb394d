"""Who sits where, by which options, and what is remembered of it."""

import json
import re
from typing import Any

import pytest

from assets.packing.work import ROOT
from engine import GAMES, HUMAN, Match, Seat
from engine.code import code
from ui.app import update, view
from ui.games import FACES
from ui.model import Effect, Model
from ui.pages.new.page import Page
from ui.pages.new.setup import NAMES, Setup
from ui.parts.bot import TEMPO, character, face, player
from ui.parts.seat import COLOURS, initial


@pytest.fixture
def model() -> Model:
    model = Model(draw_seed=lambda: 7)
    update(model, "go", "new:dealers")
    return model


def chosen(model: Model) -> Setup:
    assert isinstance(model.page, Page)
    return model.page.chosen


def kept(effects: list[Effect], key: str) -> str:
    (text,) = [effect[2] for effect in effects if effect[:2] == ("keep", key)]
    return str(text)


def started(model: Model) -> Match:
    update(model, "start")
    assert model.sitting
    return model.sitting.match


def next_time(text: str) -> Model:
    later = Model(draw_seed=lambda: 9, remembered=text)
    assert ("forget", "setup") not in update(later, "go", "new:dealers")
    return later


def names(model: Model) -> list[str]:
    return [place.name for place in chosen(model).taken]


def test_a_person_alone_needs_no_choice(model: Model) -> None:
    seats = started(model).seats
    assert [seat.player for seat in seats] == [HUMAN, "normal", "normal"]
    assert [seat.name for seat in seats] == list(NAMES[:3])


def test_bots_are_called_in_words(model: Model) -> None:
    page = str(view(model))
    assert 'value="normal" selected>bot: normal<' in page
    assert ">normal<" not in page
    assert "random" not in page


def test_no_two_bots_begin_with_the_same_letter(model: Model) -> None:
    for count in ("4", "3", "2"):
        for person in ("Ingrid", "Jane", "Fiona", "Moira", "Sam"):
            update(model, "set", "count", count)
            update(model, "set", "name-0", person)
            letters = [initial(name) for name in names(model)]
            assert len(set(letters)) == len(letters), names(model)
    letters = [initial(name) for name in TEMPO]
    assert len(set(letters)) == len(letters)


def test_a_bot_keeps_the_name_that_was_typed_and_the_others_make_room(model: Model) -> None:
    update(model, "set", "name-2", "Jill")
    assert names(model)[2] == "Jill"
    assert initial(names(model)[1]) not in "FJ"


def test_bots_have_faces_and_a_character(model: Model) -> None:
    sprite = (ROOT / "index.html").read_text()
    assert {name.lower() for name in TEMPO} == set(re.findall(r'<symbol id="face-([a-z]+)"', sprite))
    page = str(view(model))
    assert page.count('href="#face-jack"') == page.count('href="#face-ivy"') == 2  # the seat, its level
    assert "#face-freya" not in page
    assert "Looks at the whole turn" in page
    for game in GAMES.values():
        assert all(character(level) and player(level) != level for level in game.levels)
    assert str(face("Somebody")).count("#face-") == 1


def test_two_seats_swap_colours(model: Model) -> None:
    update(model, "set", "colour-0", "yellow")
    assert [place.colour for place in chosen(model).places] == ["yellow", "blue", "green", "red", "plum"]
    assert started(model).view(None).colours == ("yellow", "blue", "green")


def test_a_seat_goes_up_and_down_and_the_focus_with_it(model: Model) -> None:
    assert update(model, "shift", "2", "-1") == [("focus", "up-1")]
    assert names(model) == ["Freya", "Ivy", "Jack"]
    assert update(model, "shift", "0", "1") == [("focus", "down-1")]
    assert names(model) == ["Ivy", "Freya", "Jack"]
    assert [seat.player for seat in started(model).seats] == ["normal", HUMAN, "normal"]


@pytest.mark.parametrize(("seat", "step"), [("0", "-1"), ("2", "1")])
def test_a_seat_at_the_end_stays(model: Model, seat: str, step: str) -> None:
    update(model, "shift", seat, step)
    assert names(model) == ["Freya", "Jack", "Ivy"]


def test_mixing_keeps_everybody_and_their_colours(model: Model) -> None:
    before = set(chosen(model).taken)
    orders = set()
    for seed in range(20):
        model.draw_seed = lambda seed=seed: seed  # type: ignore[misc]
        update(model, "mix")
        assert set(chosen(model).taken) == before
        orders.add(tuple(names(model)))
    assert len(orders) > 3


def test_the_first_dealer_is_chosen_by_name(model: Model) -> None:
    update(model, "set", "name-2", "Granny")
    assert '<option value="3">Granny</option>' in str(view(model))
    update(model, "set", "option-dealer", "3")
    assert "Granny deals first." in str(view(model))
    assert started(model).view(None).horse == 2


def test_a_choice_that_needs_more_seats_goes_with_them(model: Model) -> None:
    update(model, "set", "count", "4")
    update(model, "set", "option-dealer", "4")
    update(model, "set", "count", "2")
    assert started(model).options["dealer"] == "drawn"


# ---- remembered


def test_people_and_options_are_remembered(model: Model) -> None:
    for name, value in {
        "count": "4",
        "name-1": "Moira",
        "player-1": HUMAN,
        "colour-1": "green",
        "option-open_piles": "yes",
        "option-dealer": "2",
    }.items():
        update(model, "set", name, value)
    text = kept(update(model, "start"), "setup")
    later = next_time(text)
    assert chosen(later).taken == chosen(model).taken
    assert chosen(later).options == {"open_piles": "yes", "dealer": "2"}
    assert started(later).options == started(model).options


def test_names_of_persons_are_offered_again(model: Model) -> None:
    for name in ("Moira", "Zoë"):
        update(model, "go", "new:dealers")
        update(model, "set", "name-0", name)
        text = kept(update(model, "start"), "setup")
    later = next_time(text)
    assert chosen(later).known == ["Zoë", "Moira"]
    assert '<datalist id="known"><option value="Zoë"></option><option value="Moira">' in str(view(later))


def test_only_so_many_names_are_remembered(model: Model) -> None:
    for number in range(40):
        update(model, "go", "new:dealers")
        update(model, "set", "name-0", f"{number} " + "ß" * 40)
        text = kept(update(model, "start"), "setup")
    assert len(chosen(next_time(text)).known) == 12


def test_a_bot_of_another_version_is_replaced(model: Model) -> None:
    told = json.loads(kept(update(model, "start"), "setup"))
    told["places"][1][1] = "nightmare"
    assert chosen(next_time(json.dumps(told))).places[1].player == "normal"


def test_the_four_of_an_earlier_page_are_five_now(model: Model) -> None:
    update(model, "set", "name-3", "Moira")
    told = json.loads(kept(update(model, "start"), "setup"))
    told["places"].pop()
    places = chosen(next_time(json.dumps(told))).places
    assert [place.name for place in places] == [*NAMES[:3], "Moira", NAMES[4]]
    assert [place.colour for place in places] == [*COLOURS]


def test_who_had_a_colour_that_a_game_lacks_gets_one_of_its_own(model: Model) -> None:
    told = json.loads(kept(update(model, "start"), "setup"))
    told["places"][1][2], told["places"][4][2] = "plum", "blue"
    later = next_time(json.dumps(told))
    assert chosen(later).colours == ["red", "blue", "green", "yellow"]
    assert "plum" not in str(view(later))
    assert started(later).view(None).colours == ("red", "blue", "green")


def rubbish() -> list[str]:
    model = Model(draw_seed=lambda: 7)
    update(model, "go", "new:dealers")
    good = json.loads(kept(update(model, "start"), "setup"))

    def bad(**changed: Any) -> str:
        return json.dumps({**good, **changed})

    places = good["places"]
    return [
        *("{}", "null", "[", "7", "[1, null, [2]]", '{"places": 1}', "[" * 3_900, "[" * 200_000),
        bad(places=[]),
        bad(places=places[:2]),
        bad(places=[places[0]] * 4),
        bad(places=[["", *place[1:]] for place in places]),
        bad(places=[[place[0], None, *place[2:]] for place in places]),
        bad(places=[["\u202e", *place[1:]] for place in places]),
        bad(places=[[*place[:2], None, place[3]] for place in places[:1]] + places[1:]),
        bad(known=[1]),
        bad(known=["x" * 99]),
        bad(last=[]),
        bad(last={"dealers": []}),
    ]


@pytest.mark.parametrize("text", rubbish())
def test_rubbish_is_forgotten_quietly(text: str) -> None:
    model = Model(draw_seed=lambda: 7, remembered=text)
    assert ("forget", "setup") in update(model, "go", "new:dealers")
    assert started(model).seats[0].name == "Freya"


def test_options_that_this_version_does_not_have_are_left_out() -> None:
    setup = Setup()
    setup.recall(
        json.dumps({**json.loads(_remembered()), "last": {"dealers": {"fog": "yes", "count": "99"}}})
    )
    setup = setup.ready("dealers")
    assert (setup.options, setup.count) == ({}, 3)


def _remembered() -> str:
    setup = Setup().ready("dealers")
    return setup.remember()


# ---- around the tablet


def test_only_several_persons_are_asked_where_they_sit(model: Model) -> None:
    assert 'id="sides"' not in str(view(model))
    update(model, "set", "player-2", HUMAN)
    assert 'id="sides"' in str(view(model))
    assert 'id="across-2"' not in str(view(model))
    update(model, "setting", "sides", "across")
    assert 'id="across-2"' in str(view(model))


def test_every_other_person_sits_across_unless_it_is_chosen(model: Model) -> None:
    update(model, "set", "count", "4")
    for seat in (1, 3):
        update(model, "set", f"player-{seat}", HUMAN)
    assert chosen(model).people == [0, 1, 3]
    assert chosen(model).across == [1]
    update(model, "set", "across-3", "yes")
    update(model, "set", "across-1", "yes")
    assert chosen(model).across == [3]


def test_a_new_game_leaves_the_one_that_was_begun_on_the_shelf(model: Model) -> None:
    model.draw_seed = iter(range(9)).__next__
    before = started(model)
    before.play(before.legal()[0])
    effects = again(model)
    assert "drop_unplayed" not in [effect[0] for effect in effects]
    assert model.sitting
    mark = model.sitting.mark
    assert [effect[1] for effect in effects if effect[0] == "save"] == [mark]
    assert model.sitting.match is not before
    assert ("drop_unplayed", mark) in again(model)  # nothing was played there


def test_a_game_code_sets_up_the_identical_game(model: Model) -> None:
    seats = [Seat("Anna"), Seat("Bert"), Seat("Carl", "random")]
    options = {"open_piles": "yes", "dealer": "2", "colours": "green-red-yellow-blue"}
    there = Match(GAMES["dealers"], seats, options, 12345678901234567890)
    update(model, "set", "seed", code(there).lower())
    assert not chosen(model).problem
    here = started(model)
    assert here.state == there.state
    assert [seat.player for seat in here.seats] == ["human", "human", "random"]


def test_a_bot_that_only_a_game_code_seats_is_chosen_in_the_form() -> None:
    model = Model(draw_seed=lambda: 7)
    update(model, "go", "new:merchants")
    update(model, "set", "seed", "MERCHANTS-2-H0-00-5-5XH")
    assert [place.player for place in chosen(model).taken] == [HUMAN, "random"]
    lists = re.findall(r'<select[^>]*id="player-\d".*?</select>', str(view(model)))
    assert [re.findall(r" selected>([^<]*)<", one) for one in lists] == [["a person"], ["bot: carefree"]]
    assert "bot: carefree" not in lists[0]
    update(model, "set", "player-1", "easy")
    assert "bot: carefree" not in str(view(model))


def test_a_slip_in_a_game_code_is_said_and_changes_nothing(model: Model) -> None:
    before = chosen(model).rules(), chosen(model).seats()
    update(model, "set", "seed", "DEALERS-1-HH-0000-7-000")
    assert "slip" in chosen(model).problem
    assert (chosen(model).rules(), chosen(model).seats()) == before
    update(model, "start")
    assert model.screen == "page"
    update(model, "set", "seed", "hello")
    assert "game code" in chosen(model).problem
    update(model, "set", "seed", "")
    assert not chosen(model).problem


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        ("DEALERS-1-HH-0000-7-000", "There is a slip in the code: check every letter and digit."),
        ("hello", "A seed is a whole number below 2^64; a game code begins with the name of the game."),
        ("-1", "A seed is a whole number below 2^64."),
    ],
)
def test_what_is_wrong_with_a_seed_is_said_whatever_else_is_changed(
    model: Model, typed: str, complaint: str
) -> None:
    update(model, "set", "seed", typed)
    for name, value in (("seed", typed), ("name-1", "Moira"), ("count", "4"), ("option-dealer", "2")):
        update(model, "set", name, value)
        assert f'role="alert">{complaint}<' in str(view(model)), name
    update(model, "start")
    assert model.screen == "page"
    update(model, "set", "seed", "7")
    assert 'role="alert"' not in str(view(model))


def test_the_game_code_is_shown_only_while_it_tells_no_card(model: Model) -> None:
    match = started(model)
    update(model, "go", "share:7")
    assert code(match) in str(view(model))
    match.play(match.legal()[0])
    update(model, "go", "share:7")
    assert "Game code" not in str(view(model))


def again(model: Model) -> list[Effect]:
    update(model, "go", "new:dealers")
    return update(model, "start")


# ---- sets that are chosen by hand


@pytest.fixture
def animals() -> Model:
    model = Model(draw_seed=lambda: 7)
    update(model, "go", "new:merchants")
    return model


def sets(model: Model) -> list[str]:
    return chosen(model).options["sets"].split("-")


def by_hand(model: Model) -> str:
    """What the list sends for that."""
    return re.findall(r'<option value="([^"]+)"[^>]*>by hand<', str(view(model)))[0]


def test_a_proposal_says_what_it_is(animals: Model) -> None:
    assert "Easy to learn" in str(view(animals))
    update(animals, "set", "option-sets", "conflict")
    assert "Cards are stolen" in str(view(animals))
    assert started(animals).view(None).sets == ("macaws", "raccoons", "squirrels", "ocelots")


def test_one_more_by_hand_puts_out_what_was_in_for_longest(animals: Model) -> None:
    update(animals, "set", "option-sets", by_hand(animals))
    assert sets(animals) == ["macaws", "pandas", "raccoons", "squirrels"]
    for animal, left in {
        "ocelots": ["pandas", "raccoons", "squirrels", "ocelots"],
        "chameleons": ["raccoons", "squirrels", "ocelots", "chameleons"],
        "macaws": ["macaws", "squirrels", "ocelots", "chameleons"],
        "pandas": ["macaws", "pandas", "ocelots", "chameleons"],
        "squirrels": ["macaws", "pandas", "squirrels", "chameleons"],
        "macaws ": ["macaws", "pandas", "squirrels", "chameleons"],  # it is in already
    }.items():
        update(animals, "set", "part-sets", animal.strip())
        assert sets(animals) == left
        pressed = re.findall(r'id="sets-(\w+)"[^>]*aria-pressed="true"', str(view(animals)))
        assert pressed == left
    assert list(started(animals).view(None).sets) == left


@pytest.mark.parametrize("part", ["unicorns", "", "macaws-pandas", "dealers"])
def test_what_is_no_set_changes_nothing(animals: Model, part: str) -> None:
    update(animals, "set", "option-sets", by_hand(animals))
    before = sets(animals)
    update(animals, "set", "part-sets", part)
    assert sets(animals) == before


@pytest.mark.parametrize("option", ["sets", "first", "nonsense"])
def test_nothing_is_taken_in_where_nothing_is_chosen_by_hand(animals: Model, option: str) -> None:
    update(animals, "set", f"part-{option}", "macaws")
    assert chosen(animals).options == {}
    assert started(animals)


def test_another_number_of_seats_keeps_what_was_chosen_by_hand_as_far_as_it_can(animals: Model) -> None:
    update(animals, "set", "option-sets", by_hand(animals))
    for animal in ("ocelots", "chameleons"):
        update(animals, "set", "part-sets", animal)
    assert sets(animals) == ["raccoons", "squirrels", "ocelots", "chameleons"]
    update(animals, "set", "count", "4")
    assert set(sets(animals)) > {"raccoons", "squirrels", "ocelots", "chameleons"}
    update(animals, "set", "count", "2")
    assert set(sets(animals)) < {"macaws", "raccoons", "squirrels", "ocelots", "chameleons"}
    assert len(started(animals).view(None).sets) == 3


def test_how_many_are_chosen_by_hand_is_said(animals: Model) -> None:
    assert "are in the game" not in str(view(animals))
    update(animals, "set", "option-sets", by_hand(animals))
    assert "4 are in the game." in str(view(animals))


def test_a_game_without_colours_of_its_own_has_those_of_the_seats(animals: Model) -> None:
    assert 'id="colour-0"' not in str(view(animals))
    update(animals, "shift", "0", "1")
    page = str(view(animals))
    assert re.findall(r'class="place seat-(\w+)"', page) == ["red", "blue", "green"]
    match = started(animals)
    assert FACES["merchants"].portrait.colours(match.view(None)) == ("red", "blue", "green")
    assert [seat.name for seat in match.seats] == ["Jack", "Freya", "Ivy"]
