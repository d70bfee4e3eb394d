"""The games of the library as they are drawn: an entry each."""

from collections.abc import Callable, Mapping, Sequence

from ...games import FACES
from ...node import Child, Node, article, b, div, h2, h3, input_, p, section, small, span
from ...parts.act import act
from ...parts.icon import icon
from ...parts.seat import badge
from ...parts.sign import sign
from ...saves.format import Label, Save
from ...table.guide import LESSON
from ...words import _, count, listed


def entries(
    title: str,
    games: Sequence[tuple[str, Save]],
    most: int,
    renamed: str,
    date: Callable[[int], str],
    way: Child = None,
) -> Child:
    """So many of the games, by mark; the one that is being renamed has a field for it.
    `way`: from these games to something made of them."""
    if not games:
        return None
    return section(aria_label=title)[
        div(class_="head")[h2[title, small(class_="num")[len(games)]], way],
        div(class_="entries")[
            [_entry(mark, save.label, mark == renamed, date) for mark, save in games[:most]]
        ],
        len(games) > most and act("i-chevron", _("Show more"), "more"),
    ]


def _entry(mark: str, kept: Label, renamed: bool, date: Callable[[int], str]) -> Node:
    face = FACES[kept.game]
    name = kept.title or (_("First lesson") if mark.startswith(LESSON) else face.title())
    return article(class_=f"panel entry {kept.game}", aria_labelledby=f"name-{mark}")[
        face.portrait.picture(kept),
        div(class_="body")[
            h3(id=f"name-{mark}")[_field(name) if renamed else name],
            p(class_="row")[
                [
                    span(class_="seated")[
                        badge(who, colour),
                        span(class_="called")[who],
                        seat in kept.helped and (icon("i-pen"), span(class_="hide")[" ", _("with help")]),
                    ]
                    for seat, (who, _player, colour) in enumerate(kept.seats)
                ]
            ],
            p[_stands(kept), bool(kept.when) and small[date(kept.when)]],
        ],
        div(class_="buttons")[
            act("i-play", _("Resume"), f"go table:{mark}", kind="btn--go")
            if kept.turn
            else act("i-play", _("Take it up again"), f"go table:{mark}")
            if kept.given_up
            else act("i-fit", _("Look at it"), f"go table:{mark}"),
            sign("i-pen", _("Rename {name}", name=name), id=f"rename-{mark}", data_do=f"rename {mark}"),
            sign("i-share", _("Share {name}", name=name), data_do=f"go share:{mark}"),
            sign("i-copy", _("Keep {name} as a file", name=name), data_do=f"keep_one {mark}"),
            sign("i-bin", _("Delete {name}", name=name), id=f"delete-{mark}", data_do=f"delete {mark}"),
        ],
    ]


def _field(name: str) -> Node:
    return input_(
        type="text", id="rename", maxlength=40, value=name, data_set="title", aria_label=_("Name of the game")
    )


def _stands(kept: Label) -> Child:
    if kept.turn:
        return _("Round {round}: {name}’s turn", round=kept.round, name=kept.turn)
    if kept.given_up:
        names = listed(kept.seats[seat][0] for seat in kept.given_up)
        return _("Round {round}: given up by {names}", round=kept.round, names=names)
    column = FACES[kept.game].decisive()
    places = [(row.get(column, 0), seat) for seat, row in enumerate(kept.rows)]
    return [
        span(class_="result")[
            b[kept.seats[seat][0]] if seat in kept.winners else kept.seats[seat][0], " ", score
        ]
        for score, seat in sorted(places, reverse=True)
    ]


def damaged(texts: Mapping[str, str]) -> Child:
    """What is not whole, by key."""
    if not texts:
        return None
    return section(class_="panel box")[
        h2[_("Damaged saves")],
        p[_("They were found like this, and are kept as they are.")],
        [
            p(class_="notice")[
                span(class_="num")[count("{n} letter", "{n} letters", len(text))],
                act("i-copy", _("Keep it as a file"), f"keep_damaged {key}"),
                act("i-bin", _("Throw it away"), f"throw_away {key}"),
            ]
            for key, text in texts.items()
        ],
    ]
