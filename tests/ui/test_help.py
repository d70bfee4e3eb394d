"""The sheet of help, and the rules that are told where they bite."""

import re

import pytest

from engine import GAMES, Move
from engine.games.dealers.tables import GAP, GOAL, HAND_LIMIT
from ui.app import update, view
from ui.model import Model

from .test_app import at_table, match, sitting, to_turn
from .test_look import spoken
from .test_tables import CASES, at, played
from .test_turn import holding

ASKED = {  # among others
    "dealers": {"damage", "feed", "deck", "discard", "seat/0"},
    "merchants": {"slot/1", "market/discard", "deck/0", "discard/0", "seat/0"},
}


def sheet(model: Model) -> str:
    return spoken(str(view(model)).split('id="panel"')[1].split('id="news"')[0])


@pytest.mark.parametrize("seats", GAMES["dealers"].seats)
def test_help_says_the_aim_and_how_to_play_by_touch_before_the_keys(seats: int) -> None:
    model = at_table(seats=seats)
    update(model, "open", "help")
    said = sheet(model)
    places = [said.index(words) for words in ("The aim", "By touch", "Words of the game", "Keys", "Esc")]
    assert places == sorted(places)
    assert "total damage" in said
    assert f"{GOAL[seats]} requests" in said
    assert (f"{GAP} damage or more" in said) == (seats == 2)


@pytest.mark.parametrize(("key", "there"), [("dealers", True), ("merchants", False)])
def test_a_map_and_the_speed_of_dealing_are_spoken_of_where_there_are_such(key: str, there: bool) -> None:
    model = played(key, 2, 6, 0)
    update(model, "open", "help")
    assert ("map can be dragged" in sheet(model)) is there
    update(model, "open", "menu")
    assert ("Dealing" in sheet(model)) is there


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_whatever_can_be_asked_about_is_answered(key: str, seats: int) -> None:
    asked: set[str] = set()
    for moves in range(0, 160, 5):
        model = played(key, seats, 6, moves, people=seats)
        page = str(view(model))
        here = at(model)
        names = set(re.findall(r'data-(?:about|tap)="([^"]+)"|data-do="about ([^"]+)"', page))
        asked |= {name for pair in names for name in pair if name}
        for name in [*asked, *here.face.topics]:
            told = here.face.about(name, here.scene())
            assert told, name
            assert told.title
            assert all(told.text)
            assert all(here.face.about(more, here.scene()) for more in told.more)
    assert ASKED[key] <= asked


def test_a_seat_leads_on_to_its_damage_and_value_pile() -> None:
    model = at_table()
    update(model, "about", "seat/0")
    for thing, title in {"damage": "Damage", "chest": "Value pile", "horse": "Horse"}.items():
        assert f'data-do="about {thing}"' in str(view(model))
        update(model, "about", thing)
        assert title in sheet(model)
        update(model, "about", "seat/0")


def test_the_hand_limit_is_told_when_cards_must_go() -> None:
    model = holding("bridge", "ferry", "moor", "mountain", "extra", "feed")
    assert 'id="hint"' not in str(view(model))
    update(model, "move", "end")
    assert match(model).legal()[0].kind == "drop"
    page = str(view(model))
    assert f"may hold {HAND_LIMIT} cards" in page
    assert 'data-do="about limit"' in page
    assert 'class="tally' not in page
    update(model, "about", "limit")
    assert "Hand limit" in sheet(model)


def test_what_happens_by_itself_to_too_much_feed_is_told_before() -> None:
    model = holding(*["feed"] * (HAND_LIMIT + 1), "bridge", "ferry")
    page = spoken(str(view(model)))
    assert f"beyond {HAND_LIMIT} it counts as used" in page
    assert "then 2 cards are given up, then 1 feed counts as used" in page
    match(model).play(Move("end"))
    assert sorted(match(model).state.hands[0]) == ["feed"] * HAND_LIMIT


def test_nobody_is_done_before_the_first_deal() -> None:
    model = at_table()
    whens = r'class="when[^"]*">([^<]*)<'
    assert re.findall(whens, str(view(model))) == ["your turn"]
    to_turn(model)
    assert re.findall(whens, str(view(model))) == ["your turn", "next", "waits"]
    while match(model).seat == 0:
        match(model).play(next(m for m in match(model).legal() if m.kind in ("end", "drop")))
    assert re.findall(whens, str(view(model))) == ["done", "on turn", "next"]


def test_the_strip_parts_what_the_turn_brought_from_what_stands() -> None:
    model = at_table()
    groups = r'role="group" aria-label="(This turn|So far)"'
    assert re.findall(groups, str(view(model))) == ["So far"]
    to_turn(model)
    assert re.findall(groups, str(view(model))) == ["This turn", "So far"]
    while match(model).seat == 0:
        match(model).play(next(m for m in match(model).legal() if m.kind in ("end", "drop")))
    assert sitting(model).looking == 0
    assert re.findall(groups, str(view(model))) == ["So far"]
