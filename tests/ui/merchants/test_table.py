"""The drawn table of the Merchants: what taps do, what the strip counts, what nobody may see."""

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from engine import GAMES, HUMAN, Match, Move, Seat
from engine.games.merchants.state import Table
from tests.engine.merchants.table import ones, table
from tests.engine.position import play
from ui.app import update, view
from ui.games.merchants import FACE, words
from ui.games.merchants.help import about
from ui.games.merchants.tally import SIGNS
from ui.model import Model
from ui.node import Child, div
from ui.table import suggestions
from ui.table.bots import waiting
from ui.table.view import scene_of

from ..markup import Things
from ..positions import held
from ..table import in_words, sitting

MARKET = "cookies spyglass swift-broker favourite-toy shattered-relic"  # 2, 4, 1, 5, 3
NAMES = ("Freya", "Jack", "Ivy", "Scott")


def seated(position: Table, people: int = 1) -> Model:
    """Persons sit in the first seats; the one in turn looks."""
    count = len(position.hands)
    seats = [Seat(name, HUMAN if seat < people else "greedy") for seat, name in enumerate(NAMES[:count])]
    match = Match(GAMES["merchants"], seats, {}, 1)
    match.state = position
    return held(match)


def tapped(model: Model, *things: str) -> Model:
    for thing in things:
        update(model, "tap", thing)
    return model


def moves(model: Model) -> list[str]:
    return [str(move) for move in sitting(model).match.moves]


def page(model: Model) -> str:
    return str(view(model))


def text(drawn: Child) -> str:
    """What can be read, without markup."""
    return " ".join(re.sub(r"<[^>]*>", " ", str(div[drawn])).split())


def part(model: Model, name: str) -> str:
    here = sitting(model)
    return text(getattr(here.face.drawing, name)(scene_of(here)))


def prompt(model: Model) -> str:
    return sitting(model).face.prompt(scene_of(sitting(model)))


def deeds(model: Model) -> list[str]:
    """What can be done with a card, as it is offered in the strip."""
    return re.findall(
        r'id="(act-\w+)"', str(div[sitting(model).face.drawing.tally(scene_of(sitting(model)))])
    )


def test_how_the_game_was_laid_stands_in_the_log_and_not_in_the_strip() -> None:
    model = Model(draw_seed=lambda: 7)
    update(model, "go", "new:merchants")
    update(model, "set", "option-first", "2")
    update(model, "start")
    assert waiting(sitting(model))
    above, _id, strip = page(model).partition('id="prompt"')
    assert "Into the market" in above
    assert "Into the market" not in strip


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


def test_r40_every_place_says_what_a_card_counts_while_a_flashy_show_runs() -> None:
    """One card was set to 3 when the show was on, the other one was not changed by itself."""
    hand = "swift-broker_v3_m1 cookies junk"
    model = seated(table([hand, ""], flash=1, market="acorn", stalls=["cookies"]))
    for text_, name, printed in (
        ("swift-broker_v3_m1", "Swift Broker", 1),
        ("cookies", "Cookies", 2),
        ("junk", "Junk", 1),
    ):
        counts = 2 if text_ == "junk" else 3
        shown = f"{counts} +{counts - printed} {name} (now {counts}), "
        assert shown in part(model, "hand")
        told = about(f"hand/{text_}", scene_of(sitting(model)))
        assert told
        assert told.title == f"{name} (now {counts})"
        assert f"In this turn it counts {counts}." in told.text
        assert f"{counts} +{counts - printed}" in text(told.picture)
        assert f"{name} (now {counts})" in " ".join(in_words(sitting(model))["Your hand"])
    tapped(model, "hand/swift-broker_v3_m1")
    assert prompt(model).startswith("Swift Broker (now 3): ")
    update(model, "cancel")
    tapped(model, "slot/1")
    assert "pays 3" in part(model, "hand")


def test_r40_a_flashy_show_counts_only_for_the_seat_in_turn() -> None:
    model = seated(table(["cookies", "junk"], flash=1, turn=1))
    assert "2 Cookies, macaws, value 2," in part(model, "hand")


def test_r40_a_card_of_the_discard_counts_in_a_stack_what_a_card_of_the_hand_does() -> None:
    model = seated(table(["nostalgic-item", ""], flash=1, stalls=[ones(6)], discards=["cookies junk"]))
    tapped(model, "hand/nostalgic-item", "act/build")
    assert part(model, "tally") == "4 of 7 3 Cookies"


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


def test_what_a_seat_looks_at_is_drawn_for_it_only() -> None:
    position = table(["spyglass junk", "junk"], decks=["gamble charm nuisance"])
    play(position, "play spyglass")
    looks = page(seated(position, people=2))
    model = seated(position, people=2)
    sitting(model).seating.holder = None
    assert all(f'id="seen-{place}"' in looks for place in range(3))
    assert "seen-" not in page(model)
    for card in ("gamble", "charm", "nuisance"):
        assert f"#p-{card}" in looks
        assert f"#p-{card}" not in page(model)


def test_who_guesses_sees_nothing_of_the_card() -> None:
    position = table(["blindfold winter-is-coming", "junk"])
    play(position, "play blindfold", "blind winter-is-coming 2")
    model = seated(position, people=2)
    assert sitting(model).looking == 1
    face, scene = sitting(model).face, scene_of(sitting(model))
    drawn = str(div[face.drawing.board(scene), face.drawing.hand(scene)])
    assert "winter-is-coming" not in drawn
    assert "Winter is Coming" not in page(model)
    assert scene_of(sitting(model)).taps.glow == {f"value/{n}" for n in range(1, 6)}


def test_hands_of_others_and_decks_are_counted_not_shown() -> None:
    hidden = ("gamble", "charm", "acorn", "whirligig")
    position = table(["junk", "gamble charm"], decks=["acorn", ""], market_deck="whirligig")
    model = seated(position)
    drawn = Things(page(model))
    face, scene = sitting(model).face, scene_of(sitting(model))
    board = str(div[face.drawing.board(scene), face.drawing.piles(scene)])
    assert not [card for card in hidden if f"#p-{card}" in board]
    assert "2 cards in hand" in text(board)
    assert drawn.nameless == []


def test_a_discard_is_spread_out_the_top_card_first() -> None:
    model = seated(table(["junk", "junk"], discards=["", "acorn cookies"]))
    update(model, "about", "discard/1")
    spread = page(model)
    assert spread.index('data-do="about card/cookies"') < spread.index('data-do="about card/acorn"')


def test_the_end_of_a_turn_says_what_is_not_used() -> None:
    model = seated(table(["cookies junk", ""]))
    assert "1 action not used" in page(model)
    tapped(model, "act/discard", "hand/cookies")
    update(model, "move", "done")
    assert "not used" not in page(model)


def told(model: Model, plan: Sequence[str], seen: Any) -> str:
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
    assert told(model, moves, seen) == said
    not_held = ["play charm", "buy 1"]
    assert told(model, not_held, seen) == "Play: Charm; Buy the card in slot 1"


def test_a_move_that_waits_for_a_yes_says_what_a_card_counts_now() -> None:
    model = tapped(seated(table(["cookies", ""], flash=1)), "hand/cookies")
    assert "Discard: Cookies (now 3)?" in text(view(model))


def test_why_not_is_told() -> None:
    model = tapped(seated(table(["junk", ""], market=MARKET)), "slot/4")
    assert sitting(model).choice.refusal.startswith("Your hand cannot pay 8")
    tapped(model, "act/discard", "hand/junk", "slot/3")
    assert sitting(model).choice.refusal == "You have no action left: end your turn."


def test_the_signs_of_the_strip_are_of_one_colour() -> None:
    """That of the words beside them: a second one could be that of the button, by day or in the evening."""
    drawn = str(div[FACE.drawing.symbols()])
    for sign in SIGNS.values():
        symbol = re.search(rf'<symbol id="{sign}".*?</symbol>', drawn)
        assert symbol
        assert "var(" not in symbol[0], sign


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
    assert told(model, ["buy 3"], seen) == "Buy Cookies for 4"
    assert told(model, ["buy 1"], seen) == "Buy Cookies for 2"
    assert told(model, ["buy 2"], seen) == "Buy Charm"


def flown(model: Model, *moves: str) -> list[tuple[str, str]]:
    """Where the tokens of the last of these moves come from, and where they go."""
    for move in moves:
        sitting(model).play(Move(*move.split()))
    layer = page(model).split('class="flights"')[1]
    return re.findall(r'data-from="([^"]*)" data-to="([^"]*)"', layer)


def test_only_cards_of_the_seat_that_looks_fly_from_its_hand_and_to_it() -> None:
    """Those of another seat do not, although the same ones are held here; its discard is part of it."""

    def seen(turn: int, *moves: str) -> list[tuple[str, str]]:
        hand = "junk cookies shattered-relic"
        return flown(seated(table([hand, hand], market="cookies", turn=turn)), *moves)

    assert seen(0, "discard cookies") == [("laid-cookies-0 hand-cookies-0 seat-0", "own-discard seat-0")]
    assert seen(1, "discard cookies") == []
    assert ("slot/1 slot-1", "hand-cookies-0 seat-0") in seen(0, "buy 1", "pay cookies")
    assert seen(1, "buy 1", "pay cookies") == [("slot/1 slot-1", "seat-1")]
    assert ("laid-junk-0 hand-junk-0 seat-0", "junk-pile") in seen(0, "play shattered-relic", "toss junk")
    assert seen(1, "play shattered-relic", "toss junk") == [("seat-1", "junk-pile")]


def test_a_discard_that_is_shuffled_flies_to_the_deck_before_cards_come_from_there() -> None:
    def seen(turn: int) -> list[tuple[str, str]]:
        empty = table(["acorn"] * 2, decks=[""] * 2, discards=["junk junk charm acorn"] * 2, turn=turn)
        return [way for way in flown(seated(empty), "end") if "own-deck" in " ".join(way)]

    shuffled, *drawn = seen(0)
    assert shuffled == ("own-discard", "own-deck")
    assert [start for start, _goal in drawn] == ["own-deck"] * 4
    assert seen(1) == []


def glows(model: Model) -> set[str]:
    return set(scene_of(sitting(model)).taps.glow)


def test_a_turn_begins_with_what_one_can_do_and_cards_can_be_tapped_all_the_same() -> None:
    model = seated(table(["acorn junk junk", ""], market="cookies"))
    assert glows(model) == {"act/buy", "act/play", "act/discard"}
    for thing in ("hand/acorn", "hand/junk", "slot/1"):
        assert re.search(rf'data-tap="{thing}"[^>]*data-anew', page(model))
    assert glows(tapped(model, "hand/acorn")) == {"act/play", "act/discard"}
    update(model, "cancel")
    model = tapped(seated(table(["acorn charm junk", ""])), "act/play")
    assert glows(model) == {"hand/acorn", "hand/charm"}


def test_what_can_be_bought_glows_once_one_wants_to_buy() -> None:
    model = tapped(seated(table(["acorn junk junk", ""], market="cookies charm spyglass")), "act/buy")
    assert prompt(model) == "Which card do you buy?"
    assert glows(model) == {"slot/1", "slot/2", "slot/3"}
    assert moves(tapped(model, "slot/2")) == ["buy 2"]
    model = tapped(seated(table(["junk", ""], market="charm")), "act/buy")
    assert sitting(model).choice.refusal == "Your hand cannot pay for any card of the market."


def test_the_end_of_a_turn_is_the_way_to_go_only_when_nothing_is_left_to_do() -> None:
    for hand, actions, quiet in (("junk", 1, True), ("junk", 0, False), ("", 1, False)):
        model = seated(table([hand, ""], actions=actions))
        assert ("is-quiet" in page(model)) == quiet


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


def test_the_own_deck_tells_where_all_own_cards_are() -> None:
    match = Match(GAMES["merchants"], [Seat("Freya"), Seat("Jack")], {"first": "1", "sets": "first"}, 5)
    while match.state.round < 4:
        match.play(match.legal()[0])
    scene = scene_of(sitting(held(match)))
    told = about("deck/0", scene)
    assert told
    deck, hand, *_more = (text(line) for line in told.text[2:])
    assert deck.startswith("In your deck, in an order that nobody knows: ")
    assert hand.startswith("In your hand: ")
    state = match.state
    for card in {*state.decks[0]}:
        assert words.name(card) in deck
    other = about("deck/1", scene)
    assert other
    assert len(other.text) == 2
