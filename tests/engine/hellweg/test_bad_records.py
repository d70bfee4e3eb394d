"""Records that break a rule: the line and the reason are named, and the game stands as before that line."""

import pytest

from engine import restore

from ..records import text

# Soest asks for beer; Jack has beer in Corbach and ironware in Siegen, and Freya alone stands between Mönster
# and Builefeld
SALE = "sell corbach-beer soest-corbach"


@pytest.mark.parametrize(
    ("name", "good", "bad", "because"),
    [
        (
            "two-family",
            SALE,
            "sell corbach-beer soest-corbach moenster-builefeld",
            ("no_carriage", "moenster-builefeld"),
        ),
        ("two-family", SALE, "sell builefeld-beer", ("no_token", "builefeld-beer")),
        (
            "two-family",
            SALE,
            "sell siegen-iron siegen-corbach soest-corbach",
            ("other_good", "siegen-iron", "soest-beer"),
        ),
        ("two-family", SALE, "sell corbach-beer siegen-corbach", ("no_way", "corbach-beer", "soest-beer")),
        ("three-warehouse", "use thaler", "use thaler\nuse thaler", ("privilege_spent", "thaler")),
    ],
)
def test_a_line_that_breaks_a_rule_is_named_with_the_reason(name, good, bad, because):
    record = text("hellweg", name)
    *before, broken = bad.split("\n")
    line = record.split("\n").index(good) + 1 + len(before)
    match, wrong = restore(record.replace(f"{good}\n", f"{bad}\n", 1))
    assert wrong.line == line
    assert wrong.reason == ("illegal_move", *broken.split(), "because", *because)
    assert [str(move) for move in match.moves][-len(before) :] == before if before else not match.over
