"""Elements become text, and nothing that is data becomes markup."""

from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ui.node import Node, b, button, div, input_, li, p, render, ul


class Reader(HTMLParser):
    """What a browser would make of it: the elements, and the text between them."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.text = ""
        self.feed(markup)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs

    def handle_data(self, data: str) -> None:
        self.text += data


def test_elements_nest() -> None:
    assert str(div(id="x")["some ", b["text"], 3]) == '<div id="x">some <b>text</b>3</div>'


def test_lists_none_and_false_as_children() -> None:
    assert str(ul[[li[n] for n in (0, 1)], None, False]) == "<ul><li>0</li><li>1</li></ul>"


def test_attribute_names() -> None:
    written = str(button(class_="a", data_tap="b", aria_label="c", hidden=True, id=None, disabled=False))
    assert written == '<button class="a" data-tap="b" aria-label="c" hidden></button>'


def test_void_elements_have_no_end() -> None:
    assert str(input_(type="text")) == '<input type="text">'


@pytest.mark.parametrize("name", ["style", "onclick", "onload"])
def test_style_and_handlers_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match=name):
        div(**{name: "x"})


@given(st.text())
def test_data_never_becomes_markup(data: str) -> None:
    read = Reader(str(p(title=data)[data]))
    assert read.tags == ["p"]
    assert read.attributes == [("title", data)]
    assert read.text == data


def test_a_part_is_the_same_text_with_an_id() -> None:
    assert str(p[div(class_="y")[b["<&>"]].part("x")]) == str(p[div(id="x", class_="y")[b["<&>"]]])


def test_a_part_that_was_sent_is_only_named() -> None:
    def page(words: str) -> Node:
        return div[p[words].part("x"), p["new"].part("y")]

    _text, sent = render(page("old"), {})
    assert sent == {"x": '<p id="x">old</p>', "y": '<p id="y">new</p>'}
    assert render(page("old"), sent)[0] == '<div><p id="x" data-same></p><p id="y" data-same></p></div>'
    assert render(page("other"), sent)[0] == '<div><p id="x">other</p><p id="y" data-same></p></div>'


def test_a_part_that_was_away_is_sent_again() -> None:
    _text, sent = render(div[p["a"].part("x")], {})
    _text, sent = render(div["cover"], sent)
    assert render(div[p["a"].part("x")], sent)[0] == '<div><p id="x">a</p></div>'
