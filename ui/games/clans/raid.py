"""A raid takes the place of the board: three pairs of cards, what is at stake, and the booty."""

from engine.games.clans.tables import (
    FIGHTS,
)

from ...node import Node, b, div, h2, header, li, ol, p, section, small, span, ul
from ...parts.icon import icon
from ...scene import Scene
from ...words import _
from . import words
from .cubes import crest, cube
from .fights import fight
from .portrait import colours
from .raided import Raid
from .stake import at_stake, booty


def raid(found: Raid, scene: Scene) -> Node:
    return div(class_="raid", role="group", aria_label=_("Raid"), tabindex=0)[
        _versus(found, scene),
        _rows(found, scene),
        ol(class_="fights")[[fight(number, found, scene) for number in range(1, FIGHTS + 1)]],
        booty(scene) or at_stake(found, scene),
    ]


# ---- who fights


def _versus(found: Raid, scene: Scene) -> Node:
    mine, theirs = found.won
    return div(class_="versus")[
        _party(found.attacker, _("raids"), scene),
        p(class_="tallybig num", id="fights-won", data_lags=True)[
            b(class_=f"seat-{colours(scene.view)[found.attacker]}")[mine],
            small[_("fights won")],
            b(class_=f"seat-{colours(scene.view)[found.victim]}")[theirs],
        ],
        _party(found.victim, _("defends"), scene),
    ]


def _party(seat: int, does: str, scene: Scene) -> Node:
    view, colour = scene.view, colours(scene.view)[seat]
    cards, pipers = len(view.hands[seat]), view.pipers[seat]
    return section(class_=f"party seat-{colour}", data_about=f"seat/{seat}")[
        header[crest(colour), div[h2[scene.names[seat]], p[does]]],
        ul(class_="num")[
            li(id=f"raid-pipers-{seat}", data_lags=True, title=words.of_court("blue", pipers))[
                cube("blue"), " ", b[pipers], span(class_="hide")[" ", words.courtiers("blue")]
            ],
            li(id=f"raid-cards-{seat}", data_lags=True, title=_("cards in hand"))[
                icon("i-hand"), " ", b[cards], span(class_="hide")[" ", _("cards in hand")]
            ],
        ],
    ]


def _rows(found: Raid, scene: Scene) -> Node:
    """Whose cards lie in which row; the headings of both clans say it to a screen reader."""
    return div(class_="rows", aria_hidden="true")[
        [
            span[crest(colours(scene.view)[seat]), b[scene.names[seat]]]
            for seat in (found.attacker, found.victim)
        ]
    ]
