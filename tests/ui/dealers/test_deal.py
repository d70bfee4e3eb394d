"""The dealing table: what is seen while cards are dealt and piles are taken, and at what pace."""

import re
from typing import Any

import pytest

from engine import Match, Move
from engine.games.dealers.cards import ORDERS
from ui.app import update, view
from ui.games import FACES
from ui.games.dealers import words
from ui.games.dealers.order import takers
from ui.model import STALE, Effect, Model
from ui.settings import BEATS, BOTS, CARDS, FALLS
from ui.table.bots import waiting
from ui.table.view import scene_of

from ..positions import played
from ..table import (
    at_table,
    bots,
    deal,
    in_words,
    kinds,
    match,
    one_chose,
    opened,
    saved,
    sealed,
    sitting,
    thought,
)


def page(model: Model) -> str:
    return str(view(model))


def requests(cards: tuple[str, ...] | list[str]) -> set[str]:
    """What can be told apart on a page: each request exists once."""
    return {words.card(card) for card in cards if card in ORDERS}


def covered(game: Match) -> set[str]:
    """Requests that lie below others, and are nowhere else in sight."""
    return requests([card for pile in game.state.piles for card in pile[:-1]])


def to_pick(model: Model) -> None:
    """Until the first seat chooses a pile."""
    deal(model)
    bots(model)
    assert match(model).legal()[0].kind == "pile"


# ---- nothing covered is on the page


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_the_top_card_of_each_pile_is_on_the_page_at_every_moment(seats: int) -> None:
    model = at_table(seats=seats, speed="brisk")
    update(model, "move", "deal")
    cards = sitting(model).deal
    own = requests(match(model).state.hands[0])
    while (lying := sitting(model).clock.dealt) is not None:
        assert f"layer {cards[lying - 1].args[0]} of 4" in page(model)
        tops = {event.args[1]: str(event.args[2]) for event in cards[:lying]}
        rest = requests([str(event.args[2]) for event in cards]) - requests(list(tops.values())) - own
        assert not [said for said in rest if said in page(model)], f"card {lying}"
        update(model, "next")
    assert covered(match(model)) - own
    assert not [said for said in covered(match(model)) - own if said in page(model)]


@pytest.mark.parametrize("open_piles", ["no", "yes"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_in_words_tells_of_a_deal_what_lies_already(seats: int, open_piles: str) -> None:
    model = at_table(seats=seats, speed="brisk", open_piles=open_piles)
    update(model, "move", "deal")
    cards = sitting(model).deal
    while (lying := sitting(model).clock.dealt) is not None:
        seen = requests([str(event.args[2]) for event in cards[:lying]])
        rest = requests([str(event.args[2]) for event in cards]) - seen
        drawn = page(model)
        update(model, "open", "read")
        told = page(model).split('id="panel"')[1]
        assert not [said for said in rest if said in told], f"card {lying}"
        said = in_words(sitting(model))
        assert said["Now"][0] == f"Round 1: Dealing, layer {cards[lying - 1].args[0]} of 4."
        left = len(cards) - lying
        assert said["Piles"][0] == (
            "1 card is left to deal." if left == 1 else f"{left} cards are left to deal."
        )
        assert f"<b>{left}</b> left to deal" in drawn
        tops = {event.args[1]: words.card(str(event.args[2])) for event in cards[:lying]}
        on_top = [line for line in said["Piles"] if line.startswith("Pile ")]
        assert on_top == [f"Pile {place}, on top: {card}." for place, card in sorted(tops.items())]
        update(model, "cancel")
        update(model, "next")
    assert in_words(sitting(model))["Now"][0] == "Round 1: Piles."


def test_with_the_memory_aid_every_card_stays() -> None:
    model = at_table(open_piles="yes")
    deal(model)
    assert all(said in page(model) for said in covered(match(model)))
    assert page(model).count('class="top') == 16


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


def test_the_last_card_comes_from_the_deck_and_no_other() -> None:
    model = at_table(speed="brisk")
    update(model, "move", "deal")
    update(model, "next")
    assert re.findall(r'data-from="deck" data-key="([^"]*)"', page(model)) == ["1.card-2"]
    assert 'data-from="deck' not in page(model).split('class="flights"')[1]


def test_what_was_undone_does_not_fly_again() -> None:
    model = played("dealers", 2, 5, 30, people=2)
    game = match(model)
    while game.seat is not None and Move("end") not in game.legal():
        sitting(model).play(game.legal()[0])
    sitting(model).seating.holder, sitting(model).seating.recipient = game.seat, None
    before = len(game.moves)
    update(model, "move", *next(m for m in game.legal() if m.kind != "end"))
    assert scene_of(sitting(model)).news
    while len(game.moves) > before:
        update(model, "undo")
    assert scene_of(sitting(model)).news == ()


# ---- taking a pile


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


def before_a_pile(people: int) -> Model:
    """Three seats; the cards are dealt, and the second person has the tablet and chooses."""
    model = at_table(people=people, seats=3)
    update(model, "i_am")
    deal(model)
    update(model, "i_am")
    return model


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


def reloaded(effects: list[Effect]) -> Model:
    """The page as it comes again from what was kept last."""
    return opened(saved(effects).sealed())


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


# ---- the pace


def test_a_pause_holds_cards_and_bots() -> None:
    model = at_table(speed="brisk")
    update(model, "move", "deal")
    update(model, "pause")
    update(model, "card", 1)
    assert sitting(model).clock.dealt == 1
    update(model, "next")  # by hand
    assert sitting(model).clock.dealt == 2
    assert ("later", CARDS["brisk"], "card", 2) in update(model, "pause")
    update(model, "skip")
    update(model, "pause")
    update(model, "bot", match(model).seed, 1)
    assert len(match(model).moves) == 1
    assert ("later", BOTS["brisk"], "bot", match(model).seed, 1) in update(model, "pause")


def test_a_pause_is_over_with_the_next_move_of_a_person() -> None:
    model = at_table(seats=3, speed="brisk")
    deal(model)
    update(model, "pause")
    while waiting(sitting(model)):
        thought(model, update(model, "next"))
    update(model, "tap", f"pile/{match(model).legal()[0].args[0]}")
    assert not sitting(model).clock.paused


def test_skipping_plays_the_bots_at_once_until_a_person_decides() -> None:
    model = at_table(speed="calm")
    deal(model)
    effects = update(model, "skip")
    while waiting(sitting(model)):
        (wait, *message) = next(effect[1:] for effect in effects if "bot" in effect)
        assert wait == 0
        if sitting(model).match.mover(len(match(model).moves)):
            assert "data-beat" not in page(model)
        effects = thought(model, update(model, *message))
    assert not sitting(model).clock.hurried
    assert f'data-beat="{BEATS["calm"]}"' in page(model)


@pytest.mark.parametrize("deal", CARDS)
def test_another_speed_sets_the_clock_anew(deal: str) -> None:
    model = at_table(speed="off" if deal != "hand" else "calm")
    update(model, "move", "deal")
    wait = CARDS[deal]
    assert update(model, "setting", "deal", deal) == ([("later", wait, "card", 1)] if wait else [])
    assert f'data-setting="deal" value="{deal}" aria-pressed="true"' in page(model)
    for same in (deal, "warp", ""):
        assert update(model, "setting", "deal", same) == []
        assert model.settings.deal == deal


@pytest.mark.parametrize("deal", CARDS)
def test_cards_fall_in_their_own_time_and_bots_play_in_theirs(deal: str) -> None:
    """Who wants quick bots need not ask for every card, and who deals by hand may watch the bots."""
    for speed, wait in BOTS.items():
        model = at_table(seats=3)
        update(model, "setting", "speed", speed)
        update(model, "setting", "deal", deal)
        update(model, "setting", "motion", "brisk")
        dealt = [effect[1] for effect in update(model, "move", "deal") if effect[0] == "later"]
        assert dealt == ([] if deal == "hand" else [CARDS[deal]])
        assert f'data-beat="{FALLS[deal]}"' in page(model)
        played = [effect[1] for effect in update(model, "skip") if effect[0] == "later"]
        assert played == [wait]
        assert f'data-beat="{BEATS["brisk"]}"' in page(model)


def test_cards_dealt_by_hand_fall_by_themselves_after_a_speed_was_chosen_in_the_menu() -> None:
    model = at_table(speed="off")
    assert "later" not in kinds(update(model, "move", "deal"))
    update(model, "open", "menu")
    assert update(model, "setting", "deal", "fast") == []
    assert ("later", CARDS["fast"], "card", 1) in update(model, "cancel")
    update(model, "card", 1)
    assert sitting(model).clock.dealt == 2


def test_a_speed_chosen_elsewhere_wakes_no_table() -> None:
    model = at_table(speed="off")
    update(model, "move", "deal")
    update(model, "go", "home")
    assert update(model, "setting", "deal", "fast") == []
    assert ("later", CARDS["fast"], "card", 1) in update(model, "go", "table")


def test_a_bots_move_is_told_in_the_strip_and_marked_on_the_map() -> None:
    model = at_table(seats=3, speed="brisk")
    to_pick(model)
    update(model, "tap", f"pile/{match(model).legal()[0].args[0]}")
    update(model, "next")
    update(model, "put")
    update(model, "move", "end")
    while sitting(model).acting:
        update(model, "move", *match(model).legal()[0])
    for _move in range(40):
        thought(model, update(model, "next"))
        if waiting(sitting(model)) and any(event.kind == "move" for event in match(model).events[-1]):
            break
    strip = page(model).split('id="prompt"')[1].split("</p>")[0]
    assert "travels to" in re.sub("<[^>]*>", "", strip)
    assert '<g class="news" aria-hidden="true"><rect class="seat-' in page(model)


# ---- a sheet over the table


def test_below_a_sheet_cards_bots_and_keys_wait() -> None:
    model = at_table(seats=3, speed="brisk")
    deal_timer = update(model, "move", "deal")
    lying = sitting(model).clock.dealt
    update(model, "open", "menu")
    for _kind, _wait, *message in [effect for effect in deal_timer if effect[0] == "later"]:
        assert update(model, *map(str, message[:1]), *message[1:]) == [STALE]
    update(model, "next")
    update(model, "undo")
    assert sitting(model).clock.dealt == lying
    assert "later" in kinds(update(model, "cancel"))
    assert not sitting(model).layout.sheet


def test_a_sheet_does_not_outlive_who_opened_it() -> None:
    model = at_table(seats=3, people=2)
    update(model, "i_am")
    update(model, "open", "menu")
    sitting(model).seating.holder = None
    assert "Menu" not in page(model)
    update(model, "i_am")
    assert not sitting(model).layout.sheet


def test_cards_are_shown_one_by_one_and_then_covered() -> None:
    model = at_table(speed="brisk")
    effects = update(model, "move", "deal")
    assert ("later", CARDS["brisk"], "card", 1) in effects
    shown = 1
    while sitting(model).dealing:
        assert sitting(model).clock.dealt == shown
        page = str(view(model))
        assert page.count('class="pile"') == min(shown, 4)
        update(model, "card", shown)
        shown += 1
    assert shown == 17
    assert "later" in kinds(update(model, "go", "table"))  # now the bots are called


def test_no_covered_card_is_in_the_page_after_dealing() -> None:
    model = at_table()
    deal(model)
    covered = {card for pile in match(model).state.piles for card in pile[:-1]}
    open_cards = {pile[-1] for pile in match(model).state.piles} | set(match(model).state.hands[0])
    open_cards.add(match(model).state.discard[-1])
    requests = {card for card in covered - open_cards if "-" in card or card[-1].isdigit()}
    assert requests
    page = str(view(model))
    assert not [card for card in requests if words.card(card) in page]


@pytest.mark.parametrize("deal", CARDS)
def test_cards_are_seen_at_every_speed(deal: str) -> None:
    """R12: who looks sees each card once; without a pace of its own the next one is asked for."""
    model = at_table()
    update(model, "setting", "deal", deal)
    effects = update(model, "move", "deal")
    assert sitting(model).clock.dealt == 1
    assert ("later" in kinds(effects)) == (deal != "hand")
    spoken = FACES["dealers"].deal.sentence(sitting(model).deal[0])
    assert spoken in str(view(model))
    update(model, "next")
    assert sitting(model).clock.dealt == 2
    assert spoken not in str(view(model))


def test_a_deal_goes_on_where_a_reload_broke_it_off() -> None:
    model = at_table()
    update(model, "move", "deal")
    for _card in range(5):
        effects = update(model, "next")
    assert sitting(opened(saved(effects).sealed())).clock.dealt == 6
    update(model, "skip")
    for wrong in (
        {"dealt": -5},
        {"dealt": 99},
        {"dealt": 3, "moves": 0},
        {"dealt": "3"},
        {"got": 0},
        {"got": []},
    ):
        again = opened(sealed(model, **wrong))
        assert not sitting(again).dealing
        assert sitting(again).seating.recipient is None  # nobody has taken a pile


def test_no_card_falls_while_nobody_is_at_the_table() -> None:
    model = at_table(speed="fast")
    update(model, "move", "deal")
    update(model, "go", "home")
    update(model, "card", 1)
    assert sitting(model).clock.dealt == 1
    assert ("later", CARDS["fast"], "card", 1) in update(model, "go", "table")


def test_an_old_card_timer_is_ignored() -> None:
    model = at_table(speed="fast")
    update(model, "move", "deal")
    update(model, "next")  # the person wants the next card now
    assert sitting(model).clock.dealt == 2
    update(model, "card", 1)  # the timer of the first card
    assert sitting(model).clock.dealt == 2
    update(model, "skip")
    update(model, "card", 2)
    assert not sitting(model).dealing
