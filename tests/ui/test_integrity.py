"""A file that came damaged is known by its name."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assets.packing.site import Site
from ui.integrity import whole

DATA = b"PK what a download holds" * 9
NAME = f"./{Site({'pages.zip': DATA}).place('pages.zip')}"


def test_what_came_as_it_was_built_is_whole() -> None:
    assert whole(NAME, DATA)
    assert whole(NAME.replace("./", "https://example.org/some/dir/"), DATA)


@given(st.binary(max_size=9), st.integers(0, len(DATA)), st.integers(0, len(DATA)))
def test_what_was_cut_or_changed_is_not(put: bytes, start: int, end: int) -> None:
    damaged = DATA[:start] + put + DATA[end:]
    assert whole(NAME, damaged) == (damaged == DATA)


@pytest.mark.parametrize("name", ["./pages.zip", "./app.de.mo", "./pages.0123.zip"])
def test_a_name_that_tells_nothing_is_believed_unless_nothing_came(name: str) -> None:
    assert whole(name, DATA)
    assert not whole(name, b"")
