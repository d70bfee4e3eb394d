"""Who sits where, by which options, and what is remembered of it: at the toy."""

import json
from typing import Any

import pytest

from engine import HUMAN, Match, Seat
from engine.code import code
from ui.app import update, view
from ui.model import Effect, Model
from ui.pages.new.place import NAMES
from ui.pages.new.setup import Setup
from ui.parts.bot import TEMPO
from ui.parts.seat import COLOURS, initial

from ..toy.game import TOY
from .forms import chosen, form, kept, next_time, started

pytestmark = pytest.mark.usefixtures("toy")


@pytest.fixture
def model(toy: None) -> Model:
    return form("toy")


def names(model: Model) -> list[str]:
    return [place.name for place in chosen(model).taken]


def test_a_person_alone_needs_no_choice(model: Model) -> None:
    seats = started(model).seats
    assert [seat.player for seat in seats] == [HUMAN, "greedy", "greedy", "greedy"]
    assert [seat.name for seat in seats] == list(NAMES[:4])


def test_bots_are_called_in_words(model: Model) -> None:
    page = str(view(model))
    assert 'value="greedy" selected>bot: careful<' in page
    assert ">greedy<" not in page
    assert ">random<" not in page


def test_no_two_bots_begin_with_the_same_letter(model: Model) -> None:
    for count in ("5", "4", "3"):
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


def test_a_seat_goes_up_and_down_and_the_focus_with_it(model: Model) -> None:
    assert update(model, "shift", "2", "-1") == [("focus", "up-1")]
    assert names(model) == ["Freya", "Ivy", "Jack", "Scott"]
    assert update(model, "shift", "0", "1") == [("focus", "down-1")]
    assert names(model) == ["Ivy", "Freya", "Jack", "Scott"]
    assert [seat.player for seat in started(model).seats] == ["greedy", HUMAN, "greedy", "greedy"]


@pytest.mark.parametrize(("seat", "step"), [("0", "-1"), ("3", "1")])
def test_a_seat_at_the_end_stays(model: Model, seat: str, step: str) -> None:
    update(model, "shift", seat, step)
    assert names(model) == ["Freya", "Jack", "Ivy", "Scott"]


def test_mixing_keeps_everybody_and_their_colours(model: Model) -> None:
    before = set(chosen(model).taken)
    orders = set()
    for seed in range(20):
        model.draw_seed = lambda seed=seed: seed  # type: ignore[misc]
        update(model, "mix")
        assert set(chosen(model).taken) == before
        orders.add(tuple(names(model)))
    assert len(orders) > 3


def test_who_begins_is_chosen_by_name(model: Model) -> None:
    update(model, "set", "name-2", "Granny")
    assert '<option value="3">Granny</option>' in str(view(model))
    update(model, "set", "option-first", "3")
    assert "Granny begins." in str(view(model))
    assert started(model).view(None).first == 2


def test_who_was_chosen_to_begin_begins_wherever_they_sit_then(model: Model) -> None:
    update(model, "set", "name-2", "Granny")
    update(model, "set", "option-first", "3")
    update(model, "shift", "2", "-1")
    assert "Granny begins." in str(view(model))
    for seed in range(5):
        model.draw_seed = lambda seed=seed: seed  # type: ignore[misc]
        update(model, "mix")
        assert "Granny begins." in str(view(model))


def test_a_choice_that_needs_more_seats_goes_with_them(model: Model) -> None:
    update(model, "set", "count", "5")
    update(model, "set", "option-first", "5")
    update(model, "set", "count", "3")
    assert started(model).options["first"] == "drawn"


# ---- remembered


def test_people_and_options_are_remembered(model: Model) -> None:
    for name, value in {
        "count": "5",
        "name-1": "Moira",
        "player-1": HUMAN,
        "option-rounds": "9",
        "option-first": "2",
    }.items():
        update(model, "set", name, value)
    text = kept(update(model, "start"), "setup")
    later = next_time(text, "toy")
    assert chosen(later).taken == chosen(model).taken
    assert chosen(later).options == {"rounds": "9", "first": "2"}
    assert started(later).options == started(model).options


def test_names_of_persons_are_offered_again(model: Model) -> None:
    for name in ("Moira", "Zoë"):
        update(model, "go", "new:toy")
        update(model, "set", "name-0", name)
        text = kept(update(model, "start"), "setup")
    later = next_time(text, "toy")
    assert chosen(later).known == ["Zoë", "Moira"]
    assert '<datalist id="known"><option value="Zoë"></option><option value="Moira">' in str(view(later))


def test_only_so_many_names_are_remembered(model: Model) -> None:
    for number in range(40):
        update(model, "go", "new:toy")
        update(model, "set", "name-0", f"{number} " + "ß" * 40)
        text = kept(update(model, "start"), "setup")
    assert len(chosen(next_time(text, "toy")).known) == 12


def test_a_bot_of_another_version_is_replaced(model: Model) -> None:
    told = json.loads(kept(update(model, "start"), "setup"))
    told["places"][1][1] = "nightmare"
    assert chosen(next_time(json.dumps(told), "toy")).places[1].player == "greedy"


def test_the_four_of_an_earlier_page_are_five_now(model: Model) -> None:
    update(model, "set", "name-3", "Bert")
    told = json.loads(kept(update(model, "start"), "setup"))
    told["places"].pop()
    places = chosen(next_time(json.dumps(told), "toy")).places
    assert [place.name for place in places] == [*NAMES[:3], "Bert", NAMES[4]]
    assert [place.colour for place in places] == [*COLOURS]


def rubbish() -> list[str]:
    model = form("toy")
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
        bad(last={"toy": []}),
    ]


def test_rubbish_is_forgotten_quietly() -> None:
    for text in rubbish():
        model = Model(draw_seed=lambda: 7, remembered=text)
        assert ("forget", "setup") in update(model, "go", "new:toy"), text[:200]
        assert started(model).seats[0].name == "Freya"


def test_options_that_this_version_does_not_have_are_left_out() -> None:
    setup = Setup()
    setup.recall(json.dumps({**json.loads(_remembered()), "last": {"toy": {"fog": "yes", "count": "99"}}}))
    setup = setup.ready("toy")
    assert (setup.options, setup.count) == ({}, 4)


def _remembered() -> str:
    setup = Setup().ready("toy")
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
    options = {"rounds": "9", "first": "2"}
    there = Match(TOY, seats, options, 12345678901234567890)
    update(model, "set", "seed", code(there).lower())
    assert not chosen(model).problem
    here = started(model)
    assert here.state == there.state
    assert [seat.player for seat in here.seats] == ["human", "human", "random"]


def test_a_slip_in_a_game_code_is_said_and_changes_nothing(model: Model) -> None:
    before = chosen(model).rules(), chosen(model).seats()
    update(model, "set", "seed", "TOY-1-HHH-00-7-000")
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
        ("TOY-1-HHH-00-7-000", "There is a slip in the code: check every letter and digit."),
        ("hello", "A seed is a whole number below 2^64; a game code begins with the name of the game."),
        ("-1", "A seed is a whole number below 2^64."),
    ],
)
def test_what_is_wrong_with_a_seed_is_said_whatever_else_is_changed(
    model: Model, typed: str, complaint: str
) -> None:
    update(model, "set", "seed", typed)
    for name, value in (("seed", typed), ("name-1", "Moira"), ("count", "4"), ("option-first", "2")):
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
    update(model, "go", "new:toy")
    return update(model, "start")
