"""A turn of the Dealers: what it has brought, what a move would bring, what is asked, how it goes back."""

import re

import pytest

from engine import Move
from engine.games.dealers.cards import ORDERS
from ui.app import update, view
from ui.model import Model
from ui.table.view import scene_of

from ..markup import spoken
from ..table import at_table, match, sitting, to_turn
from .table import holding


def fact(model: Model, name: str) -> str:
    """A number of the strip, as it is read out."""
    (found,) = re.findall(rf'data-about="{name}"><dt>.*?</dt><dd[^>]*>(.*?)</dd>', str(view(model)))
    return " ".join(re.sub("<small>.*?</small>|<[^>]*>", " ", found).split())


def test_a_village_that_only_feed_reaches_is_asked_about_and_costs_nothing_yet() -> None:
    model = holding("feed")
    before = len(match(model).moves)
    update(model, "tap", "dallas")
    assert sitting(model).choice.asked == Move("feedroute", "dallas")
    assert len(match(model).moves) == before
    assert fact(model, "damage") == "0 → would become 1"
    update(model, "yes")
    assert match(model).moves[-1] == Move("feedroute", "dallas")


def test_the_feed_that_was_tapped_needs_no_question() -> None:
    model = holding("feed")
    update(model, "tap", "dallas")
    update(model, "tap", "hand/feed")
    assert match(model).moves[-1] == Move("feedroute", "dallas")


def prompt(model: Model) -> str:
    return re.sub("<[^>]*>", "", str(view(model)).split('id="prompt"')[1].split(">", 1)[1].split("</p>")[0])


def test_the_prompt_says_what_goes_with_what_was_tapped_first() -> None:
    model = holding("bridge", "extra", "feed", "feed")
    match(model).state.goods["elgin"] = ("anvil", "pot")
    match(model).state.carts[0] = "elgin"
    assert prompt(model) == "Play a card, or end your turn."
    update(model, "tap", "elgin/pot")
    assert prompt(model) == "Pot: which card, extra good or special feed?"
    update(model, "tap", "knockando")
    assert prompt(model) == "Knockando: which card, bridge or special feed?"
    update(model, "cancel")
    update(model, "tap", "hand/feed")
    choices = prompt(model).removeprefix("Special feed: choose ")
    assert choices.endswith(" or pot")
    assert choices.count(" or ") == 1


def test_goods_without_the_request_that_they_were_to_pay_ask_for_a_card() -> None:
    model = holding("anvil2", "feed", own=("anvil", "anvil", "pot"))
    for thing in ("hand/anvil2", "own/anvil", "hand/anvil2"):
        update(model, "tap", thing)
    assert sitting(model).choice.tapped == ("own/anvil",)
    assert prompt(model) == "Play a card, or end your turn."


def test_a_card_that_can_be_chosen_instead_is_no_dead_button() -> None:
    model = holding("feed", "extra", "bottle-pot2")
    match(model).state.goods[match(model).state.carts[0]] = ("anvil", "pot")
    update(model, "tap", "hand/extra")

    def card(name: str) -> str:
        (found,) = re.findall(rf'<button[^>]*data-tap="hand/{name}"[^>]*>', str(view(model)))
        return str(found)

    assert "aria-disabled" not in card("feed")
    assert "data-anew" in card("feed")
    assert "data-anew" in card("bottle-pot2")  # a request can always be planned with
    update(model, "tap", "hand/feed")
    assert sitting(model).choice.tapped == ("hand/feed",)
    assert "data-anew" in card("extra")
    assert "data-anew" not in card("feed")


def test_what_has_to_be_decided_at_once_is_asked_although_a_request_is_planned_with() -> None:
    model = holding("bottle2", "moor")
    match(model).state.carts[0], match(model).state.goods["dufftown"] = "huntly", ("bottle",)
    update(model, "tap", "hand/bottle2")
    assert prompt(model).startswith("This request still lacks")
    update(model, "move", "route", "moor", "dufftown")
    assert prompt(model) == "Take one good here, or leave it."


def test_a_request_that_cannot_be_delivered_yet_is_planned_with() -> None:
    model = holding("bottle2", "feed", "moor", own=("bottle",))
    goods = match(model).state.goods
    goods["elgin"], goods["keith"] = ("anvil", "bottle"), ("pot",)
    moves = len(match(model).moves)
    update(model, "tap", "hand/bottle2")
    page = str(view(model))
    assert len(match(model).moves) == moves
    assert not sitting(model).choice.refusal
    assert prompt(model) == "This request still lacks: bottle. The map shows where it lies."
    assert re.findall(r'goods is-wanted" id="([\w-]*)"', page) == [
        f"at-{name}-bottle" for name, lying in goods.items() if "bottle" in lying
    ]
    assert "request for 2 × bottle (3 points), 1 of 2 goods held" in spoken(page)
    update(model, "tap", "hand/moor")  # another card does not end the plan
    assert "is-wanted" in str(view(model))
    update(model, "cancel")
    assert "is-wanted" not in str(view(model))


def test_a_request_whose_goods_are_all_held_shows_where_it_can_be_delivered() -> None:
    model = holding("bottle2", "moor", own=("bottle", "bottle"))
    state = match(model).state
    state.goods[state.carts[0]] = ("anvil",)
    update(model, "tap", "hand/bottle2")
    assert prompt(model) == "You hold all that this request asks for. Deliver it where nothing lies."
    empty = [name for name, lying in state.goods.items() if not lying]
    assert str(view(model)).count("is-open") == len(empty)
    update(model, "tap", "hand/bottle2")
    assert "is-open" not in str(view(model))


def test_one_plans_while_another_has_the_turn() -> None:
    model = holding("bottle2", "feed")
    update(model, "move", "end")
    update(model, "yes")
    assert not sitting(model).acting
    update(model, "tap", "hand/bottle2")
    assert sitting(model).layout.planned == "hand/bottle2"
    assert "is-wanted" in str(view(model))


def test_leaving_what_glows_is_not_the_way_to_go() -> None:
    model = holding("bridge")
    match(model).state.goods["dallas"] = ("anvil", "pot")
    update(model, "tap", "dallas")
    assert match(model).moves[-1] == Move("route", "bridge", "dallas")
    (leave,) = re.findall(r'<button[^>]*id="do-leave"[^>]*>', str(view(model)))
    assert "is-quiet" in leave
    update(model, "tap", "dallas/pot")
    (end,) = re.findall(r'<button[^>]*id="do-end"[^>]*>', str(view(model)))
    assert "is-quiet" not in end


def test_a_road_of_ones_own_card_is_travelled_at_once() -> None:
    model = holding("bridge")
    update(model, "tap", "dallas")
    assert match(model).moves[-1] == Move("route", "bridge", "dallas")


def test_a_payment_that_needs_feed_is_asked_about() -> None:
    model = holding("anvil2", "feed", own=("anvil", "pot"))
    update(model, "tap", "hand/anvil2")
    assert sitting(model).choice.asked == Move("deliver", "anvil2", "anvil", "pot")
    assert fact(model, "feed") == "0 → would become +1"
    page = str(view(model))  # and all that it costs is seen: nothing had to be chosen
    assert (page.count('class="want full"'), page.count('class="want"')) == (2, 0)
    assert "pot instead of anvil" in page


def test_every_payment_can_be_reached_and_shows_what_stands_for_what() -> None:
    model = holding("anvil2", "feed", own=("anvil", "anvil", "pot"))
    update(model, "tap", "hand/anvil2")
    assert fact(model, "damage") == "2 → would become 1…2"
    update(model, "tap", "own/pot")
    assert sitting(model).choice.asked == Move("deliver", "anvil2", "anvil", "pot")
    assert "pot instead of anvil" in str(view(model))


def test_the_strip_shows_what_the_turn_has_brought() -> None:
    model = holding("anvil2", own=("anvil", "anvil"))
    assert (fact(model, "goods"), fact(model, "points"), fact(model, "damage")) == ("0", "0", "1")
    update(model, "tap", "hand/anvil2")
    points = ORDERS["anvil2"].points
    assert (fact(model, "goods"), fact(model, "points"), fact(model, "damage")) == ("−2", f"+{points}", "0")


def test_what_stands_behind_an_arrow_explains_itself() -> None:
    model = holding("feed")
    update(model, "about", "damage")
    assert "Behind the arrow" not in str(view(model))
    update(model, "cancel")
    update(model, "tap", "dallas")
    update(model, "about", "damage")
    assert "Behind the arrow" in str(view(model))


def test_the_turn_starts_again() -> None:
    model = holding("bridge", "feed", "moor")
    before, moves = match(model).state.copy(), len(match(model).moves)
    update(model, "tap", "hand/bridge")
    update(model, "move", "leave")
    assert len(match(model).moves) == moves + 2
    update(model, "restart")
    assert match(model).state == before
    update(model, "restart")
    assert match(model).state == before
    assert sitting(model).choice.refusal


@pytest.mark.parametrize(
    ("hand", "words"),
    [
        (("moor",) * 6, "then discard 2"),
        (("feed",) * 5, "then 1 feed counts as used"),
        (("feed",) * 4, ""),
    ],
)
def test_what_follows_the_end_of_the_turn_is_said(hand: tuple[str, ...], words: str) -> None:
    model = holding(*hand)
    said = sitting(model).face.wording.then(scene_of(sitting(model)).view, Move("end"))
    assert said == words


def test_of_the_others_only_what_lies_open_counts_as_damage() -> None:
    """S15: in the card of each seat."""
    for option, words in {"no": "damage at least", "yes": "damage so far"}.items():
        model = at_table(open_totals=option)
        to_turn(model)
        match(model).state.values[1] = ("feed",) * 7
        others = re.findall('<p[^>]*id="facts-[^0].*?</p>', str(view(model)))
        assert all(words in facts for facts in others)
        assert ("<b>7</b>" in others[0].split("#damage")[1]) == (option == "yes")


def test_what_is_counted_of_a_seat_is_heard_in_whole_words_and_no_number_twice() -> None:
    model = at_table()
    to_turn(model)
    match(model).state.values[:2] = [("feed",) * 2, ("feed",)]
    facts = re.findall(r'<p[^>]*id="facts-\d".*?</p>', str(view(model)))
    own, other = [spoken(re.sub(r'<span aria-hidden="true">.*?</span>', "", each)) for each in facts[:2]]
    assert re.fullmatch(r"\d+ cards in hand; 0 of 6 requests; special feed used: 2; damage so far: 2;", own)
    assert re.fullmatch(r"\d+ cards in hand; 1 card in the value pile; damage at least: 0;", other)


@pytest.mark.parametrize("option", ["no", "yes"])
def test_a_seat_that_is_asked_about_says_what_lies_open_and_no_points_of_covered_cards(option: str) -> None:
    """S15."""
    model = at_table(open_totals=option)
    to_turn(model)
    match(model).state.values[0] = ("feed", "anvil2")
    match(model).state.values[1] = ("feed", "cup2", "anvil2", "feed")
    scene = scene_of(sitting(model))
    asked = [sitting(model).face.help.about(f"seat/{seat}", scene) for seat in (0, 1)]
    own, other = (" ".join(about.text) for about in asked if about)
    assert ("2 of 6 requests" in other) == ("Special feed used: 2" in other) == (option == "yes")
    assert "point" not in other
    assert "Requests: 1 of 6, 3 points" in own
    assert "Special feed used: 1" in own


def test_a_pile_says_nothing_of_its_covered_cards() -> None:
    model = at_table()
    update(model, "move", "deal")
    update(model, "skip")
    update(model, "about", "pile/1")
    told = sitting(model).face.help.about("pile/1", scene_of(sitting(model)))
    match(model).state.piles[0] = ("cup3", "cup2", "feed", match(model).state.piles[0][-1])
    assert sitting(model).face.help.about("pile/1", scene_of(sitting(model))) == told


def test_a_missing_link_is_named() -> None:
    """R24: no ferry leaves Forres."""
    model = at_table()
    to_turn(model)
    match(model).state.hands[0] = ("ferry", "feed")
    update(model, "tap", "hand/ferry")
    assert sitting(model).choice.refusal == "No ferry leaves Forres."
    assert "No ferry leaves Forres." in str(view(model))
