"""Playing a card: what taps do with it, and what is asked or refused."""

from itertools import pairwise

from engine import Move
from tests.engine.merchants.table import ones, table
from ui.app import update, view
from ui.games.merchants import words
from ui.table.view import scene_of

from ..markup import Things
from ..table import in_words, sitting
from .table import MARKET, deeds, moves, page, part, prompt, seated, tapped, text


def test_with_a_card_one_says_what_to_do_in_any_order() -> None:
    for things in pairwise(("act/play", "hand/flashy-show", "act/play")):
        model = tapped(seated(table(["flashy-show junk", ""])), *things)
        assert moves(model) == ["play flashy-show"]


def test_a_card_that_can_only_be_discarded_is_not_by_one_tap() -> None:
    model = tapped(seated(table(["junk junk", ""])), "hand/junk")
    assert moves(model) == []
    assert sitting(model).choice.asked == Move("discard", "junk")
    update(model, "yes")
    assert moves(model) == ["discard junk"]
    tapped(model, "hand/junk")
    assert moves(model) == ["discard junk"] * 2


def test_a_stack_tells_what_it_still_lacks() -> None:
    model = seated(table(["cookies shattered-relic", ""], stalls=[ones(4)]))
    assert "Build 5" in part(model, "tally")
    tapped(model, "hand/cookies", "act/build")
    assert part(model, "tally") == "2 of 5"
    assert "counts 2" in part(model, "hand")
    tapped(model, "hand/shattered-relic")
    assert sitting(model).match.state.stalls[0][4] == ("cookies", "shattered-relic")


def test_a_card_of_many_values_is_built_with_one_of_them() -> None:
    hand = "accordion swift-broker stashing-vendor stashing-vendor"
    model = tapped(seated(table([hand, ""], stalls=[ones(4)])), "hand/accordion", "act/build")
    assert {thing for thing in scene_of(sitting(model)).taps.glow if "/" in thing} == {"value/4", "value/5"}
    tapped(model, "value/5")
    assert moves(model) == ["build accordion 5"]


def test_a_chameleon_is_tapped_then_what_it_copies() -> None:
    model = seated(table(["trendsetting", ""], market="acorn cookies"))
    tapped(model, "hand/trendsetting")
    assert part(model, "tally").endswith("Copy: Copy: 4 Acorn Copy: 2 Cookies")  # one of them to be seen
    assert "copy Acorn" in " ".join(in_words(sitting(model))["Now"])
    tapped(model, "copy/acorn")
    assert moves(model) == ["copy trendsetting acorn"]
    assert "copy" in part(model, "hand")


def test_a_chameleon_that_is_tapped_can_still_do_all_else_that_is_legal() -> None:
    model = seated(table(["good-old-times junk", ""], market_deck="acorn", market_discard="cookies gamble"))
    tapped(model, "hand/good-old-times")
    assert deeds(model) == ["act-discard", "act-peel"]
    assert prompt(model) == f"Good Old Times: {words.effect('good-old-times')}"
    tapped(model, "act/peel")
    assert sitting(model).choice.asked == Move("peel", "good-old-times")


def test_a_chameleon_that_can_only_copy_asks_what() -> None:
    model = seated(table(["seeing-doubles acorn cookies", ""], actions=0))
    tapped(model, "hand/seeing-doubles")
    assert deeds(model) == []
    assert sitting(model).face.prompt(scene_of(sitting(model))) == "Seeing Doubles: which card does it copy?"


def test_a_rival_is_chosen_by_the_stall() -> None:
    model = seated(table(["treasure-hunter", "", ""], discards=["", "acorn", "cookies"]))
    tapped(model, "act/play", "hand/treasure-hunter")
    assert scene_of(sitting(model)).taps.glow == {"seat/1", "seat/2"}
    tapped(model, "seat/2")
    assert sitting(model).match.state.hands[0] == ("cookies",)


def test_a_stack_of_one_kind_is_swapped_by_one_tap_a_mixed_one_by_two() -> None:
    stalls = ["", "swift-broker | cookies junk"]
    model = tapped(seated(table(["acorn junk", ""], stalls=stalls)), "act/play", "hand/acorn", "stall/1/2")
    assert part(model, "tally") == "Acorn 2 Cookies 1 Junk"
    tapped(model, "pick/junk")
    assert moves(model)[-1] == "swap 2 2 junk"
    model = tapped(seated(table(["acorn junk", ""], stalls=stalls)), "act/play", "hand/acorn", "stall/1/1")
    assert moves(model)[-1] == "swap 2 1 swift-broker"


def test_an_act_counts_all_its_cards_whatever_is_tapped() -> None:
    model = seated(table(["flashy-show cookies prepaid-good junk", ""], stalls=[ones(1)]))
    counted = part(model, "tally")
    assert counted == "Buy no card Technique 2 cards Build 2 2 cards Discard any cards"
    assert part(tapped(model, "act/build"), "tally") == counted
    assert part(tapped(model, "act/discard"), "tally") == counted
    model = tapped(seated(table(["flashy-show junk", ""], stalls=[ones(1)])), "hand/flashy-show")
    assert part(model, "tally") == "Buy no card Technique Flashy Show Build 2 no card Discard Flashy Show"


def test_a_card_that_does_not_fit_what_one_wants_to_do_is_refused() -> None:
    position = table(["cookies prepaid-good junk trendsetting", ""], stalls=[ones(1)], market="acorn")
    for act, card, why in (
        ("build", "junk", "Junk is in no stack of 2 now."),
        ("build", "trendsetting", "Trendsetting must copy a card before you use it."),
    ):
        model = tapped(seated(position), f"act/{act}", f"hand/{card}")
        assert sitting(model).choice.refusal == why
        assert sitting(model).choice.tapped == (f"act/{act}",)
        assert f"hand/{card}" not in Things(page(model)).tappable
    tapped(model, "act/discard")
    assert sitting(model).choice.tapped == ("act/discard",)


def test_an_act_without_a_card_says_why() -> None:
    model = seated(table(["junk", ""], stalls=[ones(4)]))
    assert sitting(tapped(model, "act/build")).choice.refusal == "No card of your hand begins a stack of 5."
    assert sitting(tapped(model, "act/play")).choice.refusal == "You hold no technique that you can play now."
    model = seated(table(["", ""]))
    assert sitting(tapped(model, "act/discard")).choice.refusal == "You hold no card for that."
    model = seated(table(["junk", ""], actions=0))
    assert sitting(tapped(model, "act/discard")).choice.refusal == "You have no action left: end your turn."


def test_why_not_is_told() -> None:
    model = tapped(seated(table(["junk", ""], market=MARKET)), "slot/4")
    assert sitting(model).choice.refusal.startswith("Your hand cannot pay 8")
    tapped(model, "act/discard", "hand/junk", "slot/3")
    assert sitting(model).choice.refusal == "You have no action left: end your turn."


def test_who_cannot_build_in_winter_is_not_asked_if_nobody_else_is_there_and_undo_goes_back_before() -> None:
    hand = ["winter-is-coming junk", "junk"]
    model = seated(table(hand, stalls=[ones(4)]))
    tapped(model, "act/build")
    assert moves(model) == ["build winter-is-coming", "skip"]
    update(model, "undo")
    assert moves(model) == []
    model = tapped(seated(table(hand, stalls=[ones(4)]), people=2), "act/build")
    assert moves(model) == ["build winter-is-coming"]


def test_a_clean_up_without_a_choice_passes_where_nobody_else_is_there() -> None:
    sets = "macaws chameleons raccoons"
    hands = ["junk " * 5, "junk " * 5]
    model = seated(table(hands, sets=sets))
    update(model, "move", "end")
    update(model, "yes")
    assert moves(model) == ["end", "decline"]
    model = seated(table(hands, sets=sets), people=2)
    update(model, "move", "end")
    update(model, "yes")
    assert moves(model) == ["end"]
    assert prompt(model) == "Your hand is full. All are asked, so that nobody learns what you hold."
    assert "is-quiet" not in page(model)


def test_what_a_chosen_card_does_is_told() -> None:
    """Small faces have no room for it."""
    model = tapped(seated(table(["cookies acorn", ""], market="charm")), "hand/acorn")
    assert prompt(model) == f"Acorn: {words.effect('acorn')}"
    update(model, "cancel")
    tapped(model, "slot/1")
    assert prompt(model).endswith(words.effect("charm"))


def test_a_move_that_waits_for_a_yes_says_what_a_card_counts_now() -> None:
    model = tapped(seated(table(["cookies", ""], flash=1)), "hand/cookies")
    assert "Discard: Cookies (now 3)?" in text(view(model))
