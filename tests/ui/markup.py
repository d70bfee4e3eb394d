"""What can be tapped in a drawn page, and what is read aloud of it."""

import re
from html.parser import HTMLParser

from ui.app import view
from ui.model import Model


class Things(HTMLParser):
    """What can be tapped in a page, and the words of every button."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.tappable: set[str] = set()
        self.nameless: list[str] = []
        self.ids: list[str] = []
        self._open: list[tuple[str, str]] = []  # buttons whose words are still to come
        self.feed(markup)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if name := given.get("id"):
            self.ids.append(name)
        if thing := given.get("data-tap"):
            if given.get("aria-disabled") != "true" and "data-anew" not in given:
                self.tappable.add(thing)
            assert tag == "button" or given.get("role") == "button", thing
        if tag == "button" or given.get("role") == "button":
            self._open.append((tag, given.get("aria-label") or ""))

    def handle_data(self, data: str) -> None:
        if self._open:
            tag, words = self._open[-1]
            self._open[-1] = (tag, words + data)

    def handle_endtag(self, tag: str) -> None:
        if self._open and self._open[-1][0] == tag:
            _tag, words = self._open.pop()
            if not words.strip():
                self.nameless.append(tag)


def spoken(markup: str) -> str:
    """What is read aloud: without the pictures and the marks."""
    bare = re.sub(r'<span class="seat [^>]*aria-hidden.*?</span> ?', "", markup)
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", "", bare)).strip()


def heard(model: Model) -> dict[str, str]:
    """The elements of the live region by name."""
    region = str(view(model)).split('id="news"')[1]
    moves = re.findall(r'<div id="news-([^"]+)">(.*?)</div>', region)
    found = [(name, re.findall("<p>(.*?)</p>", lines)) for name, lines in moves]
    return {f"{name}/{place}": line for name, lines in found for place, line in enumerate(lines)}


def sheet(model: Model) -> str:
    """The open sheet, as it is read aloud."""
    return spoken(str(view(model)).split('id="panel"')[1].split('id="news"')[0])
