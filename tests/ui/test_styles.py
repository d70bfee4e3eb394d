"""The style sheets, read as text."""

import re
from pathlib import Path

import pytest

from assets.packing.work import ROOT

SHEETS = [
    *sorted((ROOT / "assets" / "css").glob("*.css")),
    *sorted((ROOT / "ui" / "games").glob("*/style.css")),
]


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.relative_to(ROOT).as_posix())
def test_large_text_gets_the_layout_of_a_small_screen(sheet: Path) -> None:
    """A limit in pixels would not move when a reader has set larger text in the browser."""
    limits = re.findall(r"@(?:media|container)[^{]*", sheet.read_text(encoding="utf-8"))
    assert [limit for limit in limits if re.search(r"\dpx", limit)] == []


def test_on_paper_no_still_of_a_demo_lies_over_its_rule() -> None:
    """In print a rule has no place beside its text for what its demo shows."""
    (hidden,) = re.findall(r"([^{}]*) { display: none; }", (ROOT / "assets/css/print.css").read_text("utf-8"))
    assert ".still" in hidden.replace(",", " ").split()
