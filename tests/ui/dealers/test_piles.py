"""Taking a pile: it is looked at in private, and nobody else learns what it was."""

import re
from typing import Any

import pytest

from engine import GAMES, Match, Seat, write
from ui.app import update
from ui.games.dealers import words
from ui.games.dealers.order import takers
from ui.model import STALE
from ui.table.bots import waiting
from ui.table.view import scene_of

from ..frame import embedded, to_host
from ..table import (
    at_table,
    bots,
    call,
    deal,
    kinds,
    match,
    one_chose,
    opened,
    sealed,
    sitting,
    thought,
)
from .table import before_a_pile, page, reloaded, requests, to_pick


def test_a_taken_pile_flies_as_a_back_for_everybody_else() -> None:
    model = at_table(speed="brisk")
    deal(model)
    taken = sitting(model).match.state.piles
    thought(model, update(model, "next"))  # Jack takes one
    layer = page(model).split('class="flights"')[1]
    assert 'data-from="pile-' in layer
    assert "card--back" in layer
    assert not [said for pile in taken for said in requests(pile) if said in layer]
    assert re.search(r'class="card (?!card--back)', layer) is None


def test_who_takes_a_pile_looks_at_it_before_anything_goes_on() -> None:
    model = at_table(seats=3)
    to_pick(model)
    pile = match(model).state.piles[int(match(model).legal()[0].args[0]) - 1]
    effects = update(model, "tap", f"pile/{match(model).legal()[0].args[0]}")
    assert ("focus", "put") in effects
    assert all(words.card(card) in page(model) for card in pile)
    assert not sitting(model).acting
    assert page(model).count('id="hand-') == 3  # the new cards lie on the table still
    update(model, "move", "end")
    assert "end" not in [move.kind for move in match(model).moves]
    update(model, "put")
    assert sitting(model).acting
    assert page(model).count('id="hand-') == 7


def test_the_private_look_is_nobody_elses() -> None:
    model = before_a_pile(people=2)
    assert sitting(model).looking == 1
    pile = match(model).state.piles[0]
    update(model, "tap", "pile/1")
    assert all(words.card(card) in page(model) for card in pile)
    others = requests(match(model).state.hands[0]) | requests(match(model).state.hands[2])
    assert not [said for said in others if said in page(model)]
    update(model, "i_am")  # a stray message goes through no private look
    assert sitting(model).looking == 1
    update(model, "put")
    while waiting(sitting(model)):
        thought(model, update(model, "next"))
    assert sitting(model).covered
    assert not [said for said in requests(pile) if said in page(model)]


@pytest.mark.parametrize("away", [("away",), ("go", "home")])
def test_a_private_look_comes_again_for_the_same_seat_when_the_tablet_was_left(away: tuple[str, ...]) -> None:
    model = before_a_pile(people=3)
    pile = match(model).state.piles[0]
    update(model, "tap", "pile/1")
    update(model, *away)
    update(model, "go", "table")
    assert "Hand the tablet to Jack." in page(model)
    assert not [said for said in requests(pile) if said in page(model)]
    update(model, "i_am")
    assert all(words.card(card) in page(model) for card in pile)
    update(model, "put")
    assert "Hand the tablet to Ivy." in page(model)
    assert not [said for said in requests(pile) if said in page(model)]
    update(model, "i_am")
    assert sitting(model).acting


def test_a_double_tap_on_a_pile_asks_once_and_lets_it_not_go() -> None:
    model = at_table(confirm="yes")
    to_pick(model)
    pile = match(model).legal()[0]
    (thing,) = sitting(model).face.taps.names(match(model).view(0))(pile)[0]
    for double in (False, True, True):
        update(model, "tap", thing, double)
        assert (sitting(model).choice.asked, sitting(model).choice.tapped) == (pile, (thing,))
    update(model, "tap", thing)
    assert (sitting(model).choice.asked, sitting(model).choice.tapped) == (None, ())


def test_a_reload_in_the_private_look_shows_the_pile_again() -> None:
    model = at_table(seats=3)
    to_pick(model)
    place = match(model).legal()[0].args[0]
    pile = match(model).state.piles[int(place) - 1]
    again = reloaded(update(model, "tap", f"pile/{place}"))
    assert 'id="put"' in page(again)
    assert all(words.card(card) in page(again) for card in pile)
    later = reloaded(update(again, "put"))
    assert sitting(later).acting
    assert page(later).count('id="hand-') == 7


def test_a_reload_in_the_private_look_of_one_of_several_goes_through_the_cover() -> None:
    model = before_a_pile(people=2)
    pile = match(model).state.piles[0]
    again = reloaded(update(model, "tap", "pile/1"))
    assert "Hand the tablet to Jack." in page(again)
    assert not [said for said in requests(pile) if said in page(again)]
    assert update(again, "bot", 7, 2) == [STALE]  # Ivy waits
    update(again, "i_am")
    assert all(words.card(card) in page(again) for card in pile)
    assert kinds(update(again, "put")) == ["save", "focus", "think", "later"]


@pytest.mark.parametrize("told", [{"got": 0}, {"got": 9}, {"got": []}, {"got": 1, "moves": 1}, {"got": None}])
def test_nobody_looks_at_what_another_got(told: dict[str, Any]) -> None:
    model = before_a_pile(people=2)
    update(model, "tap", "pile/1")
    assert sitting(opened(sealed(model, **told))).seating.recipient is None


def test_with_two_seats_the_dealer_looks_at_the_pile_that_is_left() -> None:
    """R18: it comes with the move of the other seat."""
    model = at_table(seats=2)
    deal(model)
    assert "Choose the pile that nobody gets." in page(model)
    update(model, "tap", "pile/1")
    thought(model, update(model, "next"))
    assert match(model).moves[-1].kind == "pile"
    assert 'id="put"' in page(model)
    place = next(place for place, seat in takers(scene_of(sitting(model))).items() if seat == 0)
    assert f"Pile {place} is yours" in page(model)
    update(model, "put")
    assert sitting(model).acting


def test_with_two_persons_each_looks_alone_at_the_own_pile() -> None:
    """R18: the move of one brings both their cards; until both have looked, piles are still chosen."""
    model = one_chose(seats=2)
    update(model, "i_am")
    first, last = match(model).state.piles[1:]
    update(model, "tap", "pile/2")
    for name, own, other in (("Jack", first, last), ("Freya", last, first)):
        assert sitting(model).private
        assert 'aria-current="step">Piles' in page(model)
        assert all(words.card(card) in page(model) for card in own)
        assert not [said for said in requests(other) - requests(own) if said in page(model)], name
        colour = {"Freya": "red", "Jack": "blue"}[name]
        assert f'class="strip panel seat-{colour}"' in page(model)
        update(model, "put")
        if name == "Jack":
            assert "Hand the tablet to Freya." in page(model)
            assert "</b> · Piles</p>" in page(model)
            update(model, "i_am")
    assert sitting(model).acting
    assert 'aria-current="step">Turns, 1 of 2' in page(model)


def test_the_order_says_who_chooses_now_and_who_later() -> None:
    model = at_table(people=3, seats=3)
    update(model, "i_am")
    update(model, "move", "deal")
    said = r'id="pick-(\d)".*?<small[^>]*>([^<]*)</small>'
    order = [("1", "chooses first"), ("2", "chooses second"), ("0", "chooses last")]
    assert re.findall(said, page(model)) == order
    update(model, "skip")
    update(model, "i_am")
    now = [("1", "chooses now"), *order[1:]]
    assert re.findall(said, page(model)) == now
    update(model, "tap", "pile/4")
    update(model, "put")
    update(model, "i_am")
    later = [("1", "took pile 4"), ("2", "chooses now"), order[2]]
    assert re.findall(said, page(model)) == later


def test_of_two_one_puts_a_pile_away_and_the_other_chooses_first() -> None:
    model = at_table(people=2, seats=2)
    update(model, "i_am")
    update(model, "move", "deal")
    order = re.findall(
        r'id="([a-z]+-\d)".*?<small[^>]*>([^<]*)</small>', page(model).split('class="order')[1]
    )
    assert order == [
        ("reject-0", "puts one away"),
        ("pick-1", "chooses first"),
        ("pick-0", "gets the last one"),
    ]


def test_the_pile_that_is_asked_about_is_marked() -> None:
    model = at_table(people=2, seats=2)
    update(model, "i_am")
    update(model, "move", "deal")
    update(model, "skip")
    update(model, "i_am")
    update(model, "setting", "confirm", "yes")
    update(model, "move", "reject", "3")
    assert "Put pile 3 away? That cannot be undone." in page(model)
    marked = page(model).split("is-asked")
    assert len(marked) == 2
    assert 'id="pile-3"' in marked[1].split("</li>")[0]


def test_what_lies_on_the_dealing_table_can_be_asked_about() -> None:
    model = at_table(seats=3)
    asked = r'data-about="([^"]+)"'
    update(model, "move", "deal")
    assert {"deck", "horse", "pile"} <= set(re.findall(asked, page(model)))
    assert 'class="strip panel"' in page(model)  # in nobody’s colour: all look
    update(model, "skip")
    bots(model)
    assert {"deck", "discard", "horse"} <= set(re.findall(asked, page(model)))
    assert 'data-tap="pile/' in page(model)
    update(model, "about", f"pile/{match(model).legal()[0].args[0]}")
    assert "A dealer pile." in page(model)
    update(model, "cancel")
    update(model, "tap", f"pile/{match(model).legal()[0].args[0]}")
    assert sitting(model).private
    got = re.findall(r'class="top" data-do="about [^>]*data-about="([^"]+)"', page(model))
    assert len(got) == 4
    for thing in got:
        update(model, "about", thing)
        assert 'id="panel"' in page(model), thing
        update(model, "cancel")


def test_the_map_can_be_looked_at_before_a_pile_is_chosen() -> None:
    model = at_table()
    to_pick(model)
    assert 'class="map"' not in page(model)
    update(model, "peek")
    assert 'class="map"' in page(model)
    assert "Back to the choice" in page(model)
    update(model, "peek")
    assert 'class="bays"' in page(model)


def test_the_dock_shows_who_took_which_pile() -> None:
    model = at_table(seats=3)
    to_pick(model)
    update(model, "tap", f"pile/{match(model).legal()[0].args[0]}")
    update(model, "put")
    took = {
        event.args[1]: event.args[0]
        for events in match(model).events
        for event in events
        if event.kind == "pile"
    }
    assert takers(scene_of(sitting(model))) == took
    assert len(took) == 3
    assert "Freya took it" in page(model)


def test_a_move_is_told_once_and_a_card_that_is_looked_at_not_at_all() -> None:
    begun = Match(GAMES["dealers"], [Seat("Freya"), Seat("Jack", "greedy")], {}, 3)
    model, _effects = embedded(record=write(begun))
    assert model.sitting
    (stand,) = to_host(update(model, "move", "deal") or call(model))
    assert stand["moves"] == 1
    assert model.sitting
    assert model.sitting.dealing
    effects = update(model, "next")
    assert any(effect[0] == "save" for effect in effects)
    assert to_host(effects) == []
