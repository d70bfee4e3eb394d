"""The end: who is out and why, the points, who won and why."""

from ..node import Child, Node, div, h2, p, section, table, tbody, td, th, thead, tr
from ..sitting import Sitting
from ..widgets.act import act
from ..widgets.seat import badge
from ..words import _, listed


def draw(sitting: Sitting) -> Node:
    match, names, face = sitting.match, sitting.names, sitting.face
    scores = match.game.scores(match.view(None))
    order = [*scores.ranks, *scores.out]
    winners = listed([names[seat] for seat in scores.winners])
    said = _("{names} wins {why}.") if len(scores.winners) == 1 else _("{names} win together {why}.")
    return section(class_="result panel", id="result", tabindex=-1, aria_label=_("The end"))[
        h2[said.format(names=winners, why=face.decided(scores.why))],
        [
            p(class_="out")[_("{name}: {text}", name=names[s], text=face.out(why))]
            for s, why in scores.out.items()
        ],
        div(class_="scroll")[
            table(class_="num")[
                thead[
                    tr[
                        th(scope="col")[_("Seat")],
                        [th(scope="col")[words] for words in face.columns().values()],
                    ]
                ],
                tbody[[_row(sitting, seat, scores.rows[seat], seat in scores.out) for seat in order]],
            ]
        ],
        div(class_="acts")[
            act("i-play", _("Play again"), "again", kind="btn--go"),
            act("i-fit", _("Look at the table"), "aside"),
            act("i-copy", _("Keep the game as a file"), "export"),
            act("i-home", _("Back to the lobby"), "go home"),
        ],
    ]


def _row(sitting: Sitting, seat: int, row: dict[str, int], is_out: bool) -> Child:
    name = sitting.names[seat]
    return tr(class_="is-out" if is_out else None)[
        th(scope="row")[badge(name, sitting.face.colours(sitting.match.view(None))[seat]), " ", name],
        [td[row[column]] for column in sitting.face.columns()],
    ]
