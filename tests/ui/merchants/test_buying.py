"""Buying: what glows, and how a card is paid."""

import re
from collections.abc import Sequence
from typing import Any

from engine import Move
from tests.engine.merchants.table import ones, table
from ui.app import update
from ui.games.merchants import FACE
from ui.model import Model
from ui.table import suggestions
from ui.table.view import scene_of

from ..table import sitting
from .table import glows, moves, page, part, prompt, seated, tapped


def test_a_market_card_is_bought_by_one_tap_and_paid_card_by_card() -> None:
    model = seated(table(["junk cookies acorn", ""], market="shattered-relic"))
    tapped(model, "slot/1")
    assert moves(model) == ["buy 1"]
    assert part(model, "tally") == "0 of 3 Pay automatically"
    assert {"pays 1", "pays 2", "pays 4"} <= set(re.findall(r"pays \d", part(model, "hand")))
    tapped(model, "hand/cookies")
    assert part(model, "tally") == "2 of 3 Pay automatically"
    hand = part(model, "hand")
    assert "paid 2" in hand
    assert "3 too much" in hand  # the acorn
    tapped(model, "hand/junk")
    assert moves(model) == ["buy 1", "pay cookies", "pay junk"]


def test_a_card_is_too_much_only_if_the_engine_says_so() -> None:
    """S12: an Accordion alone is not too much for a Spyglass, but leaves no room for what reaches."""
    model = seated(table(["market-discovery accordion", ""], market_discard="spyglass"))
    tapped(model, "slot/discard")
    assert moves(model) == ["buy discard"]
    assert "too much" not in part(model, "hand")
    tapped(model, "hand/accordion")
    assert sitting(model).choice.refusal.startswith("Accordion does not help to pay 4: ")
    model = seated(table(["junk cookies accordion", ""], market="shattered-relic"))
    tapped(model, "slot/1", "hand/cookies")
    assert "4 too much" in part(model, "hand")
    tapped(model, "hand/accordion")
    assert sitting(model).choice.refusal.startswith("With Accordion that is 4 too much: ")


def test_the_last_card_that_was_paid_comes_back_when_it_is_tapped() -> None:
    model = tapped(seated(table(["junk cookies", ""], market="shattered-relic")), "slot/1", "hand/cookies")
    assert re.search(
        r'data-do="undo"[^>]*id="laid-cookies-0"|id="laid-cookies-0"[^>]*data-do="undo"', page(model)
    )
    update(model, "undo")
    assert moves(model) == ["buy 1"]


def test_another_market_card_waits_until_the_first_one_is_paid() -> None:
    model = seated(table(["junk junk cookies", ""], market="shattered-relic cookies"))
    tapped(model, "slot/1", "hand/junk", "slot/2")
    assert sitting(model).choice.refusal == "First pay 3 for: Shattered Relic. Or take that back."
    model = seated(table(["cookies swift-broker", ""], stalls=[ones(2)], market="shattered-relic"))
    tapped(model, "hand/cookies", "act/build", "slot/1")
    assert sitting(model).choice.refusal == "First finish the stack of 3."


def test_of_equal_cards_on_offer_the_price_is_said() -> None:
    model = seated(table(["acorn", ""], market="cookies charm cookies"))
    seen = scene_of(sitting(model)).view
    assert in_steps(model, ["buy 3"], seen) == "Buy Cookies for 4"
    assert in_steps(model, ["buy 1"], seen) == "Buy Cookies for 2"
    assert in_steps(model, ["buy 2"], seen) == "Buy Charm"


def test_what_can_be_bought_glows_once_one_wants_to_buy() -> None:
    model = tapped(seated(table(["acorn junk junk", ""], market="cookies charm spyglass")), "act/buy")
    assert prompt(model) == "Which card do you buy?"
    assert glows(model) == {"slot/1", "slot/2", "slot/3"}
    assert moves(tapped(model, "slot/2")) == ["buy 2"]
    model = tapped(seated(table(["junk", ""], market="charm")), "act/buy")
    assert sitting(model).choice.refusal == "Your hand cannot pay for any card of the market."


def test_one_button_pays_what_is_left_and_each_card_can_be_taken_back() -> None:
    model = tapped(seated(table(["acorn cookies junk junk junk", ""], market="charm")), "slot/1")
    assert 'data-do="run pay"' in page(model)
    tapped(model, "hand/cookies")
    update(model, "run", "pay")
    assert moves(model) == ["buy 1", "pay cookies", "pay junk", "pay junk"]
    assert sitting(model).match.state.hands[0] == ("acorn", "charm", "junk")
    update(model, "undo")
    assert moves(model) == ["buy 1", "pay cookies", "pay junk"]
    model = seated(table(["junk", ""]))
    update(model, "run", "pay")
    assert moves(model) == []


def test_a_bot_pays_in_one_step() -> None:
    assert FACE.taps.joins(Move("buy", "1"), Move("pay", "junk"))
    assert FACE.taps.joins(Move("pay", "junk"), Move("pay", "acorn"))
    assert not FACE.taps.joins(Move("pay", "junk"), Move("end"))
    assert not FACE.taps.joins(Move("end"), Move("buy", "1"))


def in_steps(model: Model, plan: Sequence[str], seen: Any) -> str:
    return suggestions.in_words(FACE, plan, sitting(model).seating.names, seen)


def test_equal_payments_are_told_in_one() -> None:
    model = seated(table(["acorn junk junk junk", "junk"], market="cookies charm"))
    seen = scene_of(sitting(model)).view
    plan = ["buy 2", "pay acorn", *["pay junk"] * 2, "end"]
    (buys, ends) = suggestions.steps(FACE, plan, sitting(model).seating.names, seen)
    assert (buys.words, ends.words) == ("Buy Charm; Pay: Acorn, 2 × Junk", "End turn")
    assert buys.things == ("slot/2", "act/buy", "hand/acorn", *["hand/junk"] * 2)


def test_a_plan_names_what_lies_in_a_slot_when_it_comes_to_that() -> None:
    model = seated(table(["gift-voucher acorn junk", "junk"], market="cookies charm"))
    seen = scene_of(sitting(model)).view
    moves = ["play gift-voucher", "swap 1", "buy 1", "pay acorn", "end"]
    said = "Play: Gift Voucher; Swap with Cookies; Buy Gift Voucher; Pay: Acorn; End turn"
    assert in_steps(model, moves, seen) == said
    not_held = ["play charm", "buy 1"]
    assert in_steps(model, not_held, seen) == "Play: Charm; Buy the card in slot 1"
