"""Game codes: the same game on another device."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import GAMES, BadOption, Match, Seat
from engine.code import BadCode, code, read_code

DEALERS = GAMES["dealers"]
PLAYERS = ("human", *DEALERS.bots)


@st.composite
def matches(draw: st.DrawFn) -> Match:
    game = draw(st.sampled_from(list(GAMES.values())))
    players = draw(st.lists(st.sampled_from(["human", *game.bots]), min_size=2, max_size=4))
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
    return Match(DEALERS, seats, {"open_piles": "yes"}, 7)


def test_a_code_can_be_read_out() -> None:
    written = code(example())
    assert written == "DEALERS-1-H10-1000-7-" + written[-3:]
    for typed in (
        written.lower(),
        f"  {written.replace('-', '  ')} ",
        written.replace("1", "l").replace("0", "o"),
    ):
        assert read_code(typed) == read_code(written)


def test_a_bot_that_this_version_does_not_have_is_stood_in_for() -> None:
    seats = [Seat("Freya"), Seat("Jack", "oracle")]
    found = read_code(code(Match(DEALERS, seats, {}, 7)))
    assert found.players == ("human", DEALERS.stand_in)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no_code"),
        ("DEALERS", "no_code"),
        ("DEALERS-1-H1-0000-7", "no_code"),
        ("x" * 99, "no_code"),
        ("CHESS-1-HH-0000-7-000", "unknown_game"),
        ("DEALERS-9-HH-0000-7-000", "other_rules"),
        ("DEALERS-1-H-0000-7-000", "slip"),
        ("DEALERS-1-HHHHH-0000-7-000", "slip"),
        ("DEALERS-1-HZ-0000-7-000", "slip"),
        ("DEALERS-1-HH-00-7-000", "slip"),
        ("DEALERS-1-HH-0090-7-000", "slip"),
        ("DEALERS-1-HH-0000-\u0667-000", "slip"),
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
