"""The library as it is drawn: what has just happened, the games, damaged saves, the desk for files."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ...model import Model
from ...node import Child, Node, div, h2, input_, label, p, section, textarea
from ...parts.act import act
from ...parts.bar import bar
from ...parts.icon import icon
from ...parts.lamp import lamp
from ...saves import notice
from ...words import _, count
from ..languages import tongues
from .capacity import safety
from .entries import damaged, entries

if TYPE_CHECKING:
    from .page import Page

LINES = 12  # refusals that are listed


def draw(page: "Page", model: Model) -> Node:
    running = [game for game in page.games.items() if game[1].label.turn]
    over = [game for game in page.games.items() if not game[1].label.turn]
    return div(class_="room")[
        bar(page.title(), tongues("langs"), lamp()),
        div(class_="shelf")[
            notice.draw(model.trouble, game=False),
            div(role="status")[_news(page, model)],
            entries(_("Games in progress"), running, page.listed, page.renamed, model.date),
            entries(_("Finished games"), over, page.listed, page.renamed, model.date, _statistics()),
            not page.games and _empty(),
            damaged(page.damaged),
            _desk(page),
        ],
    ]


def _desk(page: "Page") -> Node:
    return section(class_="panel box desk", aria_labelledby="files")[
        h2(id="files")[_("Files")],
        p[_("Drop a file with games here, or open it.")],
        label(class_="btn")[
            icon("i-open"),
            _("Open a file"),
            input_(type="file", class_="hide", id="file", multiple=True, data_file=True),
        ],
        act("i-plus", _("Paste a game"), "paste"),
        bool(page.games) and act("i-copy", _("Keep all games as one file"), "keep_all"),
        page.storage and p(class_="place")[safety(page.storage)],
        page.pasting
        and div(class_="pasting")[
            label(for_="paste")[_("Put the text or the link of a game here:")],
            textarea(id="paste", rows=4, data_set="pasted"),
            act("i-check", _("Put it on the shelf"), "pasted"),
        ],
    ]


def _news(page: "Page", model: Model) -> Iterator[Child]:
    if page.deleted:
        yield p(class_="panel box notice")[
            _("The game is deleted."), act("i-undo", _("Undo"), "put_back", id="put-back")
        ]
    if page.to_confirm:
        yield p(class_="panel box notice")[
            _("The file holds the secrets of all hands."),
            act("i-check", _("Keep the file all the same"), f"{page.to_confirm} sure", id="sure"),
        ]
    if model.handed:
        yield p(class_="panel box notice")[
            count("{n} game is still being read.", "{n} games are still being read.", len(model.handed))
        ]
        return
    intake = page.intake
    notices = [
        bool(intake.added) and count("{n} game was added.", "{n} games were added.", len(intake.added)),
        intake.already_here
        and count("{n} game lay here already.", "{n} games lay here already.", intake.already_here),
        *intake.refused[:LINES],
    ]
    if any(notices):
        yield div(class_="panel box notice")[[p[words] for words in notices if words]]


def _statistics() -> Node:
    return act("i-chart", _("Statistics"), "go statistics")


def _empty() -> Node:
    return section(class_="panel box desk")[
        p[_("No game lies here yet. Every game that you begin is kept here by itself.")],
        act("i-home", _("Back to the lobby"), "go home", kind="btn--go"),
    ]
