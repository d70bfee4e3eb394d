"""What the rules do not allow is refused with a reason."""

import pytest

from engine import GAMES, BadOption, Record, RecordError, Seat
from engine.match import IllegalMove, Match
from engine.record import write

from ..position import moves, play, why_not
from .table import MERCHANTS, ones, table

HAND = "trendsetting swift-broker junk cookies"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("dance", ("not_now", "dance")),
        ("buy", ("none_to", "buy", 3)),
        ("play", ("none_to", "play", 3)),
        ("build", ("none_to", "build", 3)),
        ("discard", ("none_to", "discard", 3)),
        ("buy 6", ("no_slot", "6")),
        ("buy 2", ("empty_slot", "2")),
        ("buy 5", ("cannot_pay", "accordion", 9)),
        ("buy discard", ("no_reach", "charm")),
        ("play acorn", ("no_card", "acorn")),
        ("play cookies", ("no_technique", "cookies")),
        ("play trendsetting", ("copy_first", "trendsetting")),
        ("build junk", ("no_stack", "junk", 3)),
        ("build trendsetting", ("copy_first", "trendsetting")),
        ("build charm", ("no_card", "charm")),
        ("discard charm", ("no_card", "charm")),
        ("copy reflection charm", ("no_card", "reflection")),
        ("copy cookies charm", ("no_chameleon", "cookies")),
        ("copy trendsetting", ("no_target", "trendsetting")),
        ("copy trendsetting charm", ("no_target", "trendsetting", "charm")),
        ("peel junk", ("cannot_peel", "junk")),
        ("roll junk", ("cannot_roll", "junk")),
        ("roll charm", ("no_card", "charm")),
    ],
)
def test_a_turn_says_why_not(text, reason):
    market = "spyglass - - - accordion"
    position = table([HAND, ""], market=market, market_discard="charm", stalls=[ones(2)])
    assert why_not(position, text) == reason


def test_a_chameleon_that_finds_nothing_copies_nothing():
    position = table(["trendsetting", ""])
    assert why_not(position, "copy trendsetting acorn") == ("nothing_to_copy", "trendsetting")
    assert why_not(table(["trendsetting_acorn", ""]), "copy trendsetting_acorn junk") == (
        "has_copied",
        "trendsetting_acorn",
    )
    assert why_not(table(["market-discovery", ""]), "peel market-discovery") == (
        "nothing_to_peel",
        "market-discovery",
    )


def test_a_payment_that_does_not_add_up():
    position = play(table(["accordion junk", ""], market="spyglass"), "buy 1")
    assert why_not(position, "pay junk") == ("wrong_payment", "junk", "spyglass", 4)
    assert why_not(position, "done") == ("too_little", "spyglass", 4)
    assert why_not(position, "pay charm") == ("no_card", "charm")
    assert why_not(position, "end") == ("pay_first", "spyglass", 4)


def test_r18_the_excess_is_compared_with_every_card_paid():
    """One too much is legal where each card is worth more."""
    hand = "junk cookies shattered-relic accordion"
    position = play(table([hand, ""], market="spyglass"), "buy 1")
    assert "pay accordion" in moves(position)
    position = play(position, "pay cookies")
    assert "pay shattered-relic" in moves(position)
    assert why_not(position, "pay accordion") == ("too_much", "accordion", 3)
    assert why_not(position, "pay junk") == ("wrong_payment", "junk", "spyglass", 4)  # then all others are


def test_s12_a_card_that_is_not_too_much_may_leave_no_room_for_the_one_that_reaches():
    hand = "market-discovery accordion"
    position = play(table([hand, ""], market_discard="spyglass"), "buy discard")
    assert why_not(position, "pay accordion") == ("wrong_payment", "accordion", "spyglass", 4)


def test_a_stack_that_does_not_add_up():
    position = play(table(["swift-broker cookies junk", ""], stalls=[ones(2)]), "build swift-broker")
    assert why_not(position, "add junk") == ("no_stack", "junk", 3)
    assert why_not(position, "add acorn") == ("no_card", "acorn")
    assert why_not(position, "addold junk") == ("no_find", "junk")
    assert why_not(position, "end") == ("build_first", 3)


def test_other_steps_say_what_comes_first():
    position = play(table(["junk cookies", ""]), "discard junk")
    assert why_not(position, "discard acorn") == ("no_card", "acorn")
    assert why_not(position, "end") == ("discard_or_done",)
    position = play(table(["blindfold junk", ""]), "play blindfold")
    assert why_not(position, "blind acorn 2") == ("no_target", "acorn", "2")
    assert why_not(position, "end") == ("technique_first",)
    play(position, "blind junk 2")
    assert why_not(position, "guess 6") == ("guess_first",)
    position = play(table(["winter-is-coming", ""], stalls=[ones(4)]), "build winter-is-coming")
    assert why_not(position, "end") == ("build_or_skip",)
    assert why_not(position, "roll winter-is-coming") == ("no_card", "winter-is-coming")
    position = table(["junk " * 5, ""], market="cookies acorn", sets="macaws chameleons")
    assert why_not(play(position, "end"), "end") == ("copy_or_decline",)


@pytest.mark.parametrize(
    "sets", ["wolves", "macaws", "macaws-pandas-raccoons-squirrels", "macaws-macaws-pandas"]
)
def test_a_record_with_sets_that_do_not_exist_is_refused(sets):
    match = Match(MERCHANTS, [Seat("Freya"), Seat("Jack")], {}, 1)
    text = write(match).replace("sets=first", f"sets={sets}")
    with pytest.raises(RecordError) as refused:
        Record.read(text).replay()
    assert refused.value.reason == ("no_choice", "sets", sets)


def test_a_match_refuses_with_the_reason_and_stays_as_it_was():
    match = Match(GAMES["merchants"], [Seat("Freya"), Seat("Jack")], {"first": "1"}, 1)
    before = match.digest(0)
    with pytest.raises(IllegalMove) as refused:
        match.play(match.legal()[0].__class__("buy", "9"))
    assert refused.value.args == ("no_slot", "9")
    assert match.digest(0) == before
    with pytest.raises(BadOption, match="no_option"):
        Match(MERCHANTS, [Seat("Freya"), Seat("Jack")], {"dealer": "1"}, 1)


@pytest.mark.parametrize(
    "text", ["buy 1 1", "pay", "copy", "build", "add accordion 9", "swap 1 9 acorn", "peel", "x_v"]
)
def test_any_words_are_refused_and_never_a_crash(text):
    for position in (
        table([HAND, ""], market="accordion", stalls=[ones(2)]),
        play(table(["spyglass", ""], market="spyglass"), "buy 1"),
        play(table(["swift-broker cookies", ""], stalls=[ones(2)]), "build swift-broker"),
        play(table(["acorn", ""], stalls=["", "cookies"]), "play acorn"),
    ):
        assert why_not(position, text)
