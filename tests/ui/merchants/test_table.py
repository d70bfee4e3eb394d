"""The drawn table of the Merchants: what taps do, what the strip counts, what nobody may see."""

import re
from itertools import pairwise

from engine import GAMES, HUMAN, Match, Move, Seat
from engine.games.merchants.state import Table
from tests.engine.merchants.table import ones, table
from tests.engine.position import play
from ui.app import update, view
from ui.model import Model
from ui.node import Child, div
from ui.sitting import Sitting

from ..test_tables import Things, at

MARKET = "cookies spyglass swift-broker favourite-toy shattered-relic"  # 2, 4, 1, 5, 3
NAMES = ("Freya", "Jack", "Ivy", "Scott")


def seated(position: Table, people: int = 1) -> Model:
    """Persons sit in the first seats; the one in turn looks."""
    count = len(position.hands)
    seats = [Seat(name, HUMAN if seat < people else "greedy") for seat, name in enumerate(NAMES[:count])]
    match = Match(GAMES["merchants"], seats, {}, 1)
    match.state = position
    return Model(draw_seed=lambda: 1, screen="table", sitting=Sitting(match, said=position.seat))


def tapped(model: Model, *things: str) -> Model:
    for thing in things:
        update(model, "tap", thing)
    return model


def moves(model: Model) -> list[str]:
    return [str(move) for move in at(model).match.moves]


def page(model: Model) -> str:
    return str(view(model))


def text(drawn: Child) -> str:
    """What can be read, without markup."""
    return " ".join(re.sub(r"<[^>]*>", " ", str(div[drawn])).split())


def part(model: Model, name: str) -> str:
    sitting = at(model)
    return text(getattr(sitting.face, name)(sitting.scene()))


def test_a_market_card_is_bought_by_one_tap_and_paid_card_by_card() -> None:
    model = seated(table(["junk cookies acorn", ""], market="shattered-relic"))
    tapped(model, "slot/1")
    assert moves(model) == ["buy 1"]
    assert part(model, "tally") == "0 of 3"
    assert {"pays 1", "pays 2", "pays 4"} <= set(re.findall(r"pays \d", part(model, "hand")))
    tapped(model, "hand/cookies")
    assert part(model, "tally") == "2 of 3"
    hand = part(model, "hand")
    assert "paid 2" in hand
    assert "3 too much" in hand  # the acorn
    tapped(model, "hand/junk")
    assert moves(model) == ["buy 1", "pay cookies", "pay junk"]


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
    assert at(model).asked == Move("discard", "junk")
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
    assert at(model).match.state.stalls[0][4] == ("cookies", "shattered-relic")


def test_a_card_of_many_values_is_built_with_one_of_them() -> None:
    hand = "accordion swift-broker stashing-vendor stashing-vendor"
    model = tapped(seated(table([hand, ""], stalls=[ones(4)])), "hand/accordion", "act/build")
    assert {thing for thing in at(model).taps().glow if "/" in thing} == {"value/4", "value/5"}
    tapped(model, "value/5")
    assert moves(model) == ["build accordion 5"]


def test_a_chameleon_is_tapped_then_what_it_copies() -> None:
    model = seated(table(["trendsetting", ""], market="acorn cookies"))
    tapped(model, "hand/trendsetting")
    assert part(model, "tally") == "4 Acorn 2 Cookies"
    tapped(model, "copy/acorn")
    assert moves(model) == ["copy trendsetting acorn"]
    assert "copy" in part(model, "hand")


def test_a_rival_is_chosen_by_the_stall() -> None:
    model = seated(table(["treasure-hunter", "", ""], discards=["", "acorn", "cookies"]))
    tapped(model, "act/play", "hand/treasure-hunter")
    assert at(model).taps().glow == {"seat/1", "seat/2"}
    tapped(model, "seat/2")
    assert at(model).match.state.hands[0] == ("cookies",)


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
    at(model).said = None
    assert all(f'id="seen-{place}"' in looks for place in range(3))
    assert "seen-" not in page(model)
    for card in ("gamble", "charm", "nuisance"):
        assert f"#p-{card}" in looks
        assert f"#p-{card}" not in page(model)


def test_who_guesses_sees_nothing_of_the_card() -> None:
    position = table(["blindfold winter-is-coming", "junk"])
    play(position, "play blindfold", "blind winter-is-coming 2")
    model = seated(position, people=2)
    assert at(model).looking == 1
    drawn = str(div[at(model).face.board(at(model).scene()), at(model).face.hand(at(model).scene())])
    assert "winter-is-coming" not in drawn
    assert "Winter is Coming" not in page(model)
    assert at(model).taps().glow == {f"value/{n}" for n in range(1, 6)}


def test_hands_of_others_and_decks_are_counted_not_shown() -> None:
    hidden = ("gamble", "charm", "acorn", "whirligig")
    position = table(["junk", "gamble charm"], decks=["acorn", ""], market_deck="whirligig")
    model = seated(position)
    drawn = Things(page(model))
    board = str(div[at(model).face.board(at(model).scene()), at(model).face.piles(at(model).scene())])
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


def test_why_not_is_told() -> None:
    model = tapped(seated(table(["junk", ""], market=MARKET)), "slot/4")
    assert at(model).refusal.startswith("Your hand cannot pay 8")
    tapped(model, "act/discard", "hand/junk", "slot/3")
    assert at(model).refusal == "You have no action left: end your turn."
