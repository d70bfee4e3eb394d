"""The pages of the rules as they are drawn."""

import re
from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Protocol

from ...book import Book, Chapter, Paragraph
from ...node import Child, Node, Part, b, div, h2, input_, label, li, mark, nav, p, section, small, span, ul
from ...parts.act import act
from ...parts.icon import icon
from ...parts.sign import sign
from ...words import _, count
from .. import demo, embedding
from ..demo import Showing
from .still import still

Named = tuple[str, Paragraph]  # `feed-3`: the third one of a chapter
Pictures = Mapping[str, Part | None]
Found = tuple[Chapter, list[Named]]


class Pages(Protocol):
    """What is drawn: a book, and what is seen of it."""

    game: str
    sought: str
    open: str
    showing: Showing | None
    stills: int
    lines: str
    outcome: str

    @property
    def book(self) -> Book: ...

    def found(self) -> list[Found]: ...


def named(chapter: Chapter) -> list[Named]:
    return [(f"{chapter.name}-{number}", one) for number, one in enumerate(chapter.paragraphs, 1)]


def draw(page: Pages) -> Node:
    found = page.found()
    pictures = _pictures(page)
    return div(class_="book")[
        _contents(found, page.sought),
        div(class_="pages")[
            _search(page, found),
            [_chapter(chapter, paragraphs, page, pictures) for chapter, paragraphs in found],
        ],
    ]


def _contents(found: Sequence[Found], sought: str) -> Node:
    return nav(class_="contents panel", aria_label=_("Chapters"))[
        ul[
            [
                li[
                    act(
                        "i-on",
                        (span[chapter.title], bool(sought) and b(class_="num")[len(paragraphs)]),
                        f"chapter {chapter.name}",
                        kind="btn--bar",
                    )
                ]
                for chapter, paragraphs in found
            ]
        ]
    ]


def _search(page: Pages, found: Sequence[Found]) -> Node:
    number = sum(len(paragraphs) for _chapter, paragraphs in found)
    return section(class_="seek panel", role="search")[
        label(for_="seek")[_("Search the rules")],
        div(class_="sought")[
            icon("i-search"),
            input_(type="search", id="seek", data_seek=True, value=page.sought, autocomplete="off"),
            bool(page.sought) and sign("i-close", _("Clear the search"), id="clear", data_do="clear"),
        ],
        act("i-signpost", _("First lesson"), f"go lesson:{page.game}", id="learn", kind="btn--go"),
        p(role="status", class_="num")[
            page.sought and count("{n} paragraph found", "{n} paragraphs found", number)
        ],
        page.sought and not found and p[_("Try fewer words, or only the beginning of one.")],
    ]


def _chapter(chapter: Chapter, paragraphs: list[Named], page: Pages, pictures: Pictures) -> Node:
    return section(class_="chapter panel")[
        h2(id=f"chapter-{chapter.name}", tabindex=-1)[lit(chapter.title, page.sought)],
        [_paragraph(name, paragraph, page, pictures) for name, paragraph in paragraphs],
    ]


def _paragraph(name: str, paragraph: Paragraph, page: Pages, pictures: Pictures) -> Child:
    shows = page.book.demos()[paragraph.demo] if paragraph.demo else None
    opened = name == page.open
    return div(class_="rule", id=f"rule-{name}", tabindex=-1)[
        p[lit(paragraph.text, page.sought)],
        name in pictures and not opened and _still(name, pictures[name]),
        div(class_="below")[
            small(class_="caps num")[[span[lit(rule, page.sought), " "] for rule in paragraph.rules]],
            shows
            and act(
                "i-close" if opened else "i-play",
                _("Close") if opened else _("Show it: {demo}", demo=shows.title),
                f"show {name}",
                id=f"show-{name}",
            ),
        ],
        shows
        and opened
        and page.showing
        and (
            demo.draw(page.showing, shows, sign("i-embed", _("Embed this"), id="embed", data_do="embed")),
            embedding.to_copy(page.lines, page.outcome),
        ),
    ]


def _still(name: str, drawn: Part | None) -> Node:
    """Its place is kept until it is drawn; the button below does the same."""
    return div(class_="still", aria_hidden="true", data_do=f"show {name}")[
        div(inert=True)[drawn], icon("i-play")
    ]


def _pictures(page: Pages) -> Pictures:
    """By paragraphs: a demo has its picture at the first one that it belongs to."""
    places: dict[str, str] = {}
    for chapter in page.book.chapters():
        for name, paragraph in named(chapter):
            places.setdefault(paragraph.demo, name)
    places.pop("", None)
    drawn = islice(places, page.stills)
    return {**dict.fromkeys(places.values()), **{places[key]: still(page.game, key) for key in drawn}}


def lit(text: str, sought: str) -> Child:
    """A text in which the words that are sought are marked."""
    words = "|".join(sorted(map(re.escape, sought.split()), key=len, reverse=True))
    if not words:
        return text
    pieces = re.split(f"({words})", text, flags=re.IGNORECASE)
    return [mark[piece] if place % 2 else piece for place, piece in enumerate(pieces)]
