"""Records: what reads back, what is refused and on which line, and thousands of damaged ones."""

import re
from dataclasses import replace

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine import GAMES, BadOption, IllegalMove, Match, Move, Record, RecordError, Seat, digest, restore
from engine.match import MAX_MOVES, MAX_NAME, seat_name
from engine.record import MAX_LINE, MAX_LINES, MAX_TEXT, write
from engine.simulate import play_out

from ..toy.game import TOY

pytestmark = pytest.mark.usefixtures("toy")
START = """peddlers-record 1
game toy rules 1 seats Freya:human Jack:greedy Ivy:greedy seed 7 options rounds=6
"""


def bots_match(seats=3, seed=4, moves=60, game=TOY):
    match = Match(game, [Seat(f"Bot {n}", game.stand_in) for n in range(seats)], {}, seed)
    play_out(match, moves)
    return match


def says(error):
    """The line and a sentence, and the reason behind it as data."""
    sentence, _, data = str(error).partition(": ")[2].rpartition(". (")
    return (
        str(error).startswith(f"line {error.line}: ") and sentence and data.startswith(f"{error.reason[0]}")
    )


def refused(text):
    """The error that reading or replaying must give."""
    with pytest.raises(RecordError) as caught:
        Record.read(text).replay()
    return caught.value


def test_a_record_says_all_about_a_match():
    record = Record.read(START + "roll\n")
    assert (record.game, record.rules, record.seed) == ("toy", 1, 7)
    assert record.seats == (Seat("Freya", "human"), Seat("Jack", "greedy"), Seat("Ivy", "greedy"))
    assert record.options == {"rounds": "6"}
    match = record.replay()
    assert match.moves == [Move("roll")]
    assert match.options == {"rounds": "6", "first": "drawn"}


def test_a_written_record_reads_back():
    match = bots_match()
    text = write(match)
    again = Record.read(text).replay()
    assert again.state == match.state
    assert write(again) == text
    assert text.splitlines()[2 + 40] == f"# digest 40 {digest(match.past[40])}"
    assert text.endswith(f"# digest 60 {digest(match.state)}\n")


def test_a_record_before_the_first_move():
    match = bots_match(moves=0)
    assert Record.read(write(match)).replay().state == match.state


def test_comments_empty_lines_and_line_ends_of_other_systems_are_read():
    text = START + "# a comment\n\nroll\n#digest of nothing\n"
    assert Record.read(text).replay().moves == [Move("roll")]
    assert Record.read(text.replace("\n", "\r\n")).replay().moves == [Move("roll")]
    assert Record.read(text.rstrip("\n")).replay().moves == [Move("roll")]


HEADER = "game toy rules 1 seats Freya:human Jack:greedy Ivy:greedy seed 7 options"
GOOD = f"peddlers-record 1\n{HEADER}\nroll\n"


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, ("no_record",)),
        ("\n\n", 1, ("no_record",)),
        ("hello", 1, ("no_record",)),
        ("peddlers-record", 1, ("no_record",)),
        ("peddlers-record 1 \n" + HEADER, 1, ("no_record",)),
        ("peddlers-record 9999999999\n" + HEADER, 1, ("no_record",)),
        ("peddlers-record 2\n" + HEADER, 1, ("other_version", 2)),
        ("peddlers-record 0\n" + HEADER, 1, ("other_version", 0)),
        ("x" * (MAX_TEXT + 1), 1, ("too_long",)),
        ("peddlers-record 1" + "\n" * MAX_LINES, MAX_LINES, ("too_long",)),
        (GOOD + "x" * (MAX_LINE + 1), 4, ("long_line",)),
        ("peddlers-record 1", 2, ("bad_header",)),
        ("peddlers-record 1\n", 2, ("bad_header",)),
        (GOOD.replace("game toy", "game"), 2, ("bad_header",)),
        (GOOD.replace("seed 7", "seed -7"), 2, ("bad_header",)),
        (GOOD.replace("seed 7", "seed " + "9" * 21), 2, ("bad_header",)),
        (GOOD.replace("seed 7", "seed ٧"), 2, ("bad_header",)),
        (GOOD.replace("seed 7", f"seed {1 << 64}"), 2, ("bad_seed",)),
        (GOOD.replace("Freya:human", "Freya"), 2, ("bad_seat", "Freya")),
        (GOOD.replace("Freya:human", "Fre:ya:human"), 2, ("bad_seat", "Fre:ya:human")),
        (GOOD.replace("Freya:human", "%41:human"), 2, ("bad_seat", "%41:human")),
        (GOOD.replace("Freya:human", f"{'x' * 41}:human"), 2, ("bad_seat", f"{'x' * 41}:human")),
        (GOOD.replace("Freya:human", "a\u202eb:human"), 2, ("bad_seat", "a\u202eb:human")),
        (GOOD.replace("Freya:human", " ".join(["x:human"] * 11)), 2, ("seats", 13)),
        (GOOD.replace("Freya:human ", ""), 2, ("seats", 2)),
        (GOOD.replace("options", "options first=1 first=1"), 2, ("option_twice",)),
        (GOOD.replace("options", "options weather=wet"), 2, ("no_option", "weather")),
        (GOOD.replace("options", "options first=4"), 2, ("no_choice", "first", "4")),
        (GOOD.replace("options", "options rounds=many"), 2, ("no_choice", "rounds", "many")),
        (GOOD.replace("toy", "chess"), 2, ("unknown_game", "chess")),
        (GOOD.replace("rules 1", "rules 2"), 2, ("other_rules", 2, 1)),
        (GOOD + "Roll", 4, ("bad_line",)),
        (GOOD + "lay  a1", 4, ("bad_line",)),
        (GOOD + "lay a1 ", 4, ("bad_line",)),
        (GOOD + "láy a1", 4, ("bad_line",)),
        (GOOD + "lay\0", 4, ("bad_line",)),
        (GOOD + "# digest 1", 4, ("bad_line",)),
        (GOOD + "roll", 4, ("illegal_move", "roll", "because", "not_now", "roll")),
        (GOOD + "\n#\nlay z9", 6, ("illegal_move", "lay", "z9", "because", "no_card", "z9")),
        (GOOD + "# digest 2 00000000", 4, ("digest_place", 2, 1)),
        (GOOD + "# digest 1 00000000", 4, ("other_digest", "00000000")),
    ],
)
def test_what_cannot_be_read_is_named_with_its_line(text, line, reason):
    error = refused(text)
    assert (error.line, error.reason) == (line, reason)
    assert says(error)


def test_moves_after_the_end_are_refused():
    match = bots_match(moves=5_000)
    assert match.over
    error = refused(write(match) + "end\n")
    assert error.reason == ("illegal_move", "end", "because", "over")


def test_the_match_as_it_stood_comes_with_the_error():
    error = refused(GOOD + "draw\nlay z9\n")
    assert error.line == 5
    assert error.match is not None
    assert error.match.moves == [Move("roll"), Move("draw")]
    assert Move("end") in error.match.legal()


def test_the_longest_match_has_a_record_that_is_replayed_in_full(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many moves as are allowed: nobody ever does anything."""
    endless = replace(TOY, options=lambda seats: {"rounds": (str(MAX_LINES),), "first": ("1",)})
    monkeypatch.setitem(GAMES, "toy", endless)
    match = Match(endless, [Seat("A"), Seat("B"), Seat("C")], {}, 1)
    while len(match.moves) < MAX_MOVES:
        match.play(Move("end"))
    with pytest.raises(IllegalMove, match="too_long"):
        match.play(Move("end"))
    again = Record.read(write(match) + "# label {}\n# seal 1 0\n").replay()  # as a save has it
    assert again.state == match.state
    assert again.moves == match.moves
    one_more, error = restore("".join(f"{row}\n" for row in [*bare(match), "end"]))
    assert one_more
    assert len(one_more.moves) == MAX_MOVES
    assert error


def bare(match: Match) -> list[str]:
    """The lines of its record without the digests."""
    return [row for row in write(match).splitlines() if not row.startswith("#")]


# --- names

NAMES = [
    "Freya",
    "Mary Jane",
    "a:b",
    "100%",
    "%20",
    "%%3A%",
    "#1",
    "# digest 1 00000000",
    "Jürgen Öztürk",
    "Łukasz",
    "日本",
    "👩‍🌾 🐎",
    "שלום",
    "\u200fright\u200e to left\u202e",
    "a \u200e b",
    "tab\tand\nline",
    "\ud800",
    "seed 7 options",
    "x" * 40,
    "x" * 41,
    "%" * 40,
    "  padded  ",
    "x" * 39 + " y",
    "\u3000wide\xa0space\u2028",
    "e\u0301",
    "",
    " ",
    "\0",
]


def check_name(text):
    """Any text becomes a name that reads back, or none at all."""
    name = seat_name(text)
    assert len(name) <= MAX_NAME
    assert seat_name(name) == name
    if not name:
        return
    match = Match(TOY, [Seat(name), Seat(name), Seat(name), Seat(name, "greedy")], {}, 1)
    again = Record.read(write(match)).replay()
    assert again.seats == match.seats
    assert write(again) == write(match)


@pytest.mark.parametrize("text", NAMES)
def test_names_read_back(text):
    check_name(text)


def test_what_becomes_of_a_name():
    assert seat_name("  Mary \t Jane\n") == "Mary Jane"
    assert seat_name("x" * 41) == "x" * 40
    assert seat_name("x" * 39 + " y") == "x" * 39
    assert seat_name("a \u200e b") == "a b"
    assert seat_name("\u200e") == seat_name(" \n") == seat_name("\ud800") == ""
    assert seat_name("a:b % # 100%") == "a:b % # 100%"


@given(st.text(st.characters(), max_size=60))
@settings(max_examples=500)
def test_any_text_as_a_name_reads_back(text):
    check_name(text)


# --- damage

TEXTS = [
    write(bots_match(seats, seats - 1, 50, game)) for game in (*GAMES.values(), TOY) for seats in game.seats
]
FOREIGN = [
    '[Event "Casual"]\n1. e4 e5 2. Nf3 Nc6',
    "<!DOCTYPE html><html><body>404</body></html>",
    '{"version": 1, "moves": []}',
    "\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
    "__import__('os').system('true')",
    "MZ\x90\0\x03",
    "\ufeffpeddlers-record 1\n",
]
WORDS = [
    "roll",
    "lay a1",
    "draw",
    "deal",
    "end",
    "pile 1",
    "route bridge elgin",
    "deliver anvil2 anvil anvil",
    "take cup",
    "drop feed",
]
WORDS += ["buy 1", "pay junk", "copy reflection acorn", "build accordion 4", "play swift-broker", "peel x_v"]
WORDS += [
    "# digest 3 00000000",
    "# digest 999999999 ffffffff",
    "#",
    "",
    "x" * 399,
    "\0",
    "9" * 300,
    "ⅷ",
    "a_-0",
]


def outcome(text):
    """The match, or the error: any other exception is a failure."""
    try:
        return Record.read(text).replay()
    except RecordError as error:
        return error


def survives(text):
    """A match that writes a record again, or an error with its line and reason."""
    result = outcome(text)
    if isinstance(result, Match):
        assert Record.read(write(result)).replay().state == result.state
    else:
        assert 1 <= result.line <= text.count("\n") + 2
        assert says(result)


DAMAGE = ["swap", "delete", "double", "insert", "edit", "cut", "number", "repeat"]


@st.composite
def damaged(draw):
    rows = draw(st.sampled_from(TEXTS)).splitlines()
    place = st.integers(0, len(rows) - 1)
    for _ in range(draw(st.integers(1, 3))):
        a, b = draw(place) % len(rows), draw(place) % len(rows)
        match draw(
            st.sampled_from(["swap", "delete", "double", "insert", "edit", "cut", "number", "repeat"])
        ):
            case "swap":
                rows[a], rows[b] = rows[b], rows[a]
            case "delete" if len(rows) > 1:
                del rows[a]
            case "double":
                rows.insert(a, rows[a])
            case "insert":
                rows.insert(a, draw(st.sampled_from(WORDS)))
            case "edit":
                at = draw(st.integers(0, len(rows[a])))
                rows[a] = rows[a][:at] + draw(st.text(max_size=3)) + rows[a][at + draw(st.integers(0, 2)) :]
            case "cut":
                rows[a] = rows[a][: draw(st.integers(0, len(rows[a])))]
            case "number":
                number = str(draw(st.integers(0, 10**25)))
                rows[a] = re.sub(r"\d+", number, rows[a], count=draw(st.integers(1, 2)))
            case "repeat":
                rows[a] = " ".join([rows[a]] * draw(st.integers(2, 40)))
    text = "\n".join(rows) + "\n"
    return text[: draw(st.integers(0, len(text)))] if draw(st.booleans()) else text


@given(damaged())
@settings(max_examples=2000)
def test_a_damaged_record_is_refused_or_read(text):
    survives(text)


CHANGES = st.lists(st.tuples(st.integers(0, 10**6), st.integers(0, 255)), min_size=1, max_size=4)


@given(st.sampled_from(TEXTS), CHANGES)
@settings(max_examples=1000)
def test_a_record_with_other_bytes_is_refused_or_read(text, changes):
    data = bytearray(text.encode())
    for place, byte in changes:
        data[place % len(data)] = byte
    survives(data.decode("utf-8", errors="replace"))
    survives(data.decode("latin-1"))


@given(st.text(max_size=300))
@settings(max_examples=500)
@example("peddlers-record 1\n\u2028\x0b\x0c\x1c\x85")
def test_any_text_is_refused(text):
    survives(text)
    survives(GOOD + text)


@pytest.mark.parametrize("text", FOREIGN)
def test_a_foreign_text_is_refused_on_its_first_line(text):
    assert refused(text).line == 1


@pytest.mark.parametrize(
    "text",
    [
        "\0" * 10_000_000,
        GOOD + "end\n" * 2_500_000,
        GOOD + "# \n" * 300_000,
        "peddlers-record 1\ngame toy rules 1 seats " + "a:b " * 200_000 + "seed 1 options",
        "peddlers-record 1\ngame toy rules 1 seats " + "a:b " * 450 + "seed 1 options",
        f"peddlers-record 1\n{HEADER}" + " rounds=6" * 220,
        GOOD + "a " * 499_000,
        GOOD + "- " * 900,
        GOOD.replace("Freya", "%25" * 600),
    ],
    ids=lambda text: f"{len(text)} {text[:40]!r}",
)
def test_a_large_or_deeply_repeated_text_is_refused(text):
    assert refused(text).reason


@pytest.mark.parametrize("name", ["", " ", "a\nb", " a", "x" * 41, "\u200e"])
def test_no_match_begins_with_a_name_that_a_record_cannot_carry(name: str) -> None:
    with pytest.raises(BadOption, match="bad_name"):
        Match(TOY, [Seat("Freya"), Seat("Jack"), Seat(name)], {}, 1)


@pytest.mark.parametrize("seed", [-1, 1 << 64, True, False, 7.0, "7", None])
def test_no_match_begins_with_a_seed_that_a_record_cannot_carry(seed: object) -> None:
    with pytest.raises(BadOption, match="bad_seed"):
        Match(TOY, [Seat("Freya"), Seat("Jack"), Seat("Ivy")], {}, seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("player", ["", "Greedy", "my bot", "a\nb", "bot:1", "ä", "human "])
def test_no_match_begins_with_a_player_that_a_record_cannot_carry(player: str) -> None:
    with pytest.raises(BadOption, match="bad_seat"):
        Match(TOY, [Seat("Freya"), Seat("Jack"), Seat("Ivy", player)], {}, 1)
    match = bots_match(moves=3)
    before = match.seats
    with pytest.raises(BadOption, match="bad_seat"):
        match.seat_bot(1, player)
    assert match.seats == before


def test_a_move_is_a_move() -> None:
    match = bots_match(moves=0)
    with pytest.raises(IllegalMove, match="no_move"):
        match.play(tuple(match.legal()[0]))  # type: ignore[arg-type]
    assert match.moves == []


@given(
    names=st.lists(st.text(max_size=45) | st.text(" %:#a", max_size=9), min_size=2, max_size=6),
    players=st.lists(st.text("aZ0_- :", max_size=6) | st.just("greedy"), min_size=6, max_size=6),
    seed=st.integers(-2, 3) | st.integers(2**64 - 2, 2**64 + 1) | st.booleans(),
)
def test_whatever_a_match_accepts_its_record_gives_back(
    names: list[str], players: list[str], seed: int
) -> None:
    try:
        match = Match(TOY, list(map(Seat, names, players)), {}, seed)
    except BadOption:
        return
    match.play(match.legal()[0])
    again = Record.read(write(match)).replay()
    assert (again.seats, again.seed, again.options) == (match.seats, match.seed, match.options)
    assert (again.moves, again.state) == (match.moves, match.state)


def ruled(monkeypatch: pytest.MonkeyPatch, version: int) -> None:
    """The rules have this version now."""
    monkeypatch.setitem(GAMES, "toy", replace(TOY, rules=version))


def test_a_record_of_older_rules_is_played_if_they_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    text = write(bots_match(moves=20))
    ruled(monkeypatch, 2)
    match, wrong = restore(text)
    assert wrong is None
    assert match
    assert len(match.moves) == 20


def test_where_older_rules_differ_the_record_opens_there_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    text = write(bots_match(moves=20)) + "lay z9\n"
    ruled(monkeypatch, 2)
    match, wrong = restore(text)
    assert wrong
    assert wrong.reason == ("other_rules", 1, 2)
    assert match
    assert len(match.moves) == 20


@pytest.mark.parametrize("line", ["!", "x" * 3_000, "lay z9"])
def test_a_record_is_restored_up_to_a_bad_line(line: str) -> None:
    rows = write(bots_match(moves=5)).split("\n")
    match, wrong = restore("\n".join([*rows[:5], line, *rows[5:]]))
    assert wrong
    assert wrong.line == 6
    assert match
    assert len(match.moves) == 3


def test_of_two_bad_lines_the_first_is_the_reason():
    rows = write(bots_match(moves=5)).split("\n")
    match, wrong = restore("\n".join([*rows[:5], "!", *rows[5:], "x" * 3_000]))
    assert wrong
    assert wrong.line == 6
    assert match
    assert len(match.moves) == 3
