"""Game codes: the same game on another device."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import GAMES, BadOption, Match, Seat
from engine.code import BadCode, code, read_code

from ..toy.game import TOY

pytestmark = pytest.mark.usefixtures("toy")
# one option with more choices than two digits can tell apart, one that just fits into a digit, one beyond it
SIZES = {"many": 1_500, "full": 32, "over": 33}
WIDE = replace(
    TOY,
    options=lambda seats: {name: tuple(map(str, range(size))) for name, size in SIZES.items()},
    start=lambda seats, options, chance: TOY.start(seats, {"rounds": "2", "first": "1"}, chance),
)


@st.composite
def matches(draw: st.DrawFn) -> Match:
    game = draw(st.sampled_from([*GAMES.values(), TOY]))
    seats = draw(st.sampled_from(game.seats))
    players = draw(st.lists(st.sampled_from(["human", *game.bots]), min_size=seats, max_size=seats))
    offered = game.options(len(players))
    options = {name: draw(st.sampled_from(choices)) for name, choices in offered.items()}
    seed = draw(st.integers(0, 2**64 - 1))
    return Match(game, [Seat(f"S{n}", player) for n, player in enumerate(players)], options, seed)


@given(matches())
def test_a_code_parses_back_to_the_identical_game(match: Match) -> None:
    found = read_code(code(match))
    there = Match(found.game, [Seat("X", player) for player in found.players], found.options, found.seed)
    assert found.players == tuple(seat.player for seat in match.seats)
    assert there.state == match.state
    assert there.digest(0) == match.digest(0)


def example() -> Match:
    seats = [Seat("Freya"), Seat("Jack", "greedy"), Seat("Ivy", "random")]
    return Match(TOY, seats, {"rounds": "9"}, 7)


def test_a_code_can_be_read_out() -> None:
    written = code(example())
    assert written == "TOY-1-H10-20-7-" + written[-3:]
    for typed in (
        written.lower(),
        f"  {written.replace('-', '  ')} ",
        written.replace("1", "l").replace("0", "o"),
    ):
        assert read_code(typed) == read_code(written)


def test_the_codes_of_before_are_those_of_now() -> None:
    seats = [Seat("Freya"), Seat("Jack", "greedy"), Seat("Ivy", "random")]
    match = Match(GAMES["dealers"], seats, {"open_piles": "yes"}, 7)
    assert code(match) == "DEALERS-1-H10-1000-7-" + code(match)[-3:]


@pytest.mark.parametrize(
    ("chosen", "digits"),
    [
        ({}, "000000"),
        ({"many": "1499", "full": "31", "over": "32"}, "1EVZ10"),
        ({"many": "1024", "over": "1"}, "100001"),
        ({"many": "33"}, "011000"),
    ],
)
def test_an_option_takes_as_many_digits_as_it_needs(
    monkeypatch: pytest.MonkeyPatch, chosen: dict[str, str], digits: str
) -> None:
    options = dict.fromkeys(SIZES, "0") | chosen
    monkeypatch.setitem(GAMES, "toy", WIDE)  # type: ignore[arg-type]
    match = Match(GAMES["toy"], [Seat(name) for name in ("Freya", "Jack", "Ivy")], options, 7)
    assert code(match).split("-")[3] == digits
    assert read_code(code(match)).options == options
    with pytest.raises(BadCode, match="slip"):
        read_code(code(match).replace(f"-{digits}-", "-ZZZ000-"))
    with pytest.raises(BadCode, match="slip"):
        read_code(code(match).replace(f"-{digits}-", f"-{digits[1:]}-"))


def test_a_bot_that_this_version_does_not_have_is_stood_in_for() -> None:
    seats = [Seat("Freya"), Seat("Jack", "oracle"), Seat("Ivy")]
    found = read_code(code(Match(TOY, seats, {}, 7, strangers=True)))
    assert found.players == ("human", TOY.stand_in, "human")


def test_five_people_have_a_code() -> None:
    written = code(Match(TOY, [Seat(f"Seat {n}") for n in range(5)], {}, 7))
    assert written.startswith("TOY-1-HHHHH-00-7-")
    assert len(read_code(written).players) == 5


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no_code"),
        ("TOY", "no_code"),
        ("TOY-1-HHH-00-7", "no_code"),
        ("x" * 99, "no_code"),
        ("CHESS-1-HH-0000-7-000", "unknown_game"),
        ("TOY-9-HHH-00-7-000", "other_rules"),
        ("TOY-1-HH-00-7-000", "slip"),
        ("TOY-1-HHHHHH-00-7-000", "slip"),
        ("TOY-1-HHZ-00-7-000", "slip"),
        ("TOY-1-HHH-0000-7-000", "slip"),
        ("TOY-1-HHH-90-7-000", "slip"),
        ("TOY-1-HHH-00-\u0667-000", "slip"),
    ],
)
def test_what_is_no_code_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(BadCode) as refused:
        read_code(text)
    assert refused.value.args[0] == reason


@given(st.data())
def test_a_slip_is_found(data: st.DataObject) -> None:
    """One wrong digit, or two that changed places."""
    written = code(example())
    place = data.draw(st.integers(0, len(written) - 1))
    other = data.draw(st.sampled_from("0123456789ABCDEFGHJKMNPQRSTVWXYZ"))
    slipped = written[:place] + other + written[place + 1 :]
    if slipped != written:
        with pytest.raises(BadCode):
            read_code(slipped)


@given(st.text(max_size=90))
def test_any_text_is_a_code_or_refused(text: str) -> None:
    try:
        found = read_code(text)
        found.game.settle(len(found.players), found.options)
    except BadCode:
        return
    except BadOption:
        pytest.fail("a code that was accepted has options that the game does not have")
