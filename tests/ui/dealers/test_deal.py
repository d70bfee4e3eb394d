"""The deal: what is seen while cards are dealt one by one, and after a reload."""

import re

import pytest

from engine import Move
from ui.app import update, view
from ui.games.dealers import words
from ui.settings import CARDS
from ui.table.view import scene_of

from ..positions import played
from ..table import (
    at_table,
    deal,
    in_words,
    kinds,
    match,
    opened,
    saved,
    sealed,
    sitting,
)
from .table import covered, page, requests


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
