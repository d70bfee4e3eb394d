"""The pages of the rules as they are drawn."""

from collections.abc import Sequence
from typing import Protocol

from ...book import Book, Chapter, Paragraph
from ...node import Child, Node, div, h2, input_, label, li, nav, p, section, small, span, ul
from ...parts.act import act
from ...words import _, count
from .. import demo
from ..demo import Showing

Named = tuple[str, Paragraph]  # `feed-3`: the third one of a chapter


class Pages(Protocol):
    """What is drawn: a book, and what is seen of it."""

    game: str
    sought: str
    open: str
    showing: Showing | None

    @property
    def book(self) -> Book: ...

    def found(self) -> list[tuple[Chapter, list[Named]]]: ...


def named(chapter: Chapter) -> list[Named]:
    return [(f"{chapter.name}-{number}", one) for number, one in enumerate(chapter.paragraphs, 1)]


def draw(page: Pages) -> Node:
    found = page.found()
    return div(class_="book")[
        _contents([chapter for chapter, _paragraphs in found]),
        div(class_="pages")[
            _search(page, sum(len(paragraphs) for _chapter, paragraphs in found)),
            [_chapter(chapter, paragraphs, page) for chapter, paragraphs in found],
        ],
    ]


def _contents(chapters: Sequence[Chapter]) -> Node:
    return nav(class_="contents panel", aria_label=_("Chapters"))[
        ul[
            [
                li[act("i-on", chapter.title, f"chapter {chapter.name}", kind="btn--bar")]
                for chapter in chapters
            ]
        ]
    ]


def _search(page: Pages, number: int) -> Node:
    return section(class_="seek panel", role="search")[
        label(for_="seek")[_("Search the rules")],
        input_(type="search", id="seek", data_seek=True, value=page.sought, autocomplete="off"),
        act("i-signpost", _("First lesson"), f"go lesson:{page.game}", id="learn", kind="btn--go"),
        p(role="status", class_="num")[
            page.sought and count("{n} paragraph found", "{n} paragraphs found", number)
        ],
    ]


def _chapter(chapter: Chapter, paragraphs: list[Named], page: Pages) -> Node:
    return section(class_="chapter panel")[
        h2(id=f"chapter-{chapter.name}", tabindex=-1)[chapter.title],
        [_paragraph(name, paragraph, page) for name, paragraph in paragraphs],
    ]


def _paragraph(name: str, paragraph: Paragraph, page: Pages) -> Child:
    shows = page.book.demos()[paragraph.demo] if paragraph.demo else None
    shown = name == page.open
    return div(class_="rule", id=f"rule-{name}", tabindex=-1)[
        p[paragraph.text],
        div(class_="below")[
            small(class_="caps num")[[span[rule, " "] for rule in paragraph.rules]],
            shows
            and act(
                "i-close" if shown else "i-play",
                _("Close") if shown else _("Show it: {demo}", demo=shows.title),
                f"show {name}",
                id=f"show-{name}",
            ),
        ],
        shows and shown and page.showing and demo.draw(page.showing, shows),
    ]
