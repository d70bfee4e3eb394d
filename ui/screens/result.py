"""The end: who is out and why, the points, who won and why."""

from typing import TYPE_CHECKING

from ..node import Child, Node, button, div, h2, p, section, table, tbody, td, th, thead, tr
from ..widgets.icon import icon
from ..widgets.seat import badge
from ..words import _, listed

if TYPE_CHECKING:
    from ..app import Model


def draw(model: "Model") -> Node:
    match = model.match
    assert match
    scores = match.game.scores(match.state)
    names = [seat.name for seat in match.seats]
    columns = model.face.columns()
    order = [*scores.ranks, *scores.out]
    winners = listed([names[seat] for seat in scores.winners])
    said = _("{names} wins {why}.") if len(scores.winners) == 1 else _("{names} win together {why}.")
    return section(class_="result panel", id="result", tabindex=-1, aria_label=_("The end"))[
        h2[said.format(names=winners, why=model.face.decided(scores.why))],
        [p(class_="out")[f"{names[seat]}: {model.face.out(why)}"] for seat, why in scores.out.items()],
        div(class_="scroll")[
            table(class_="num")[
                thead[tr[th(scope="col")[_("Seat")], [th(scope="col")[words] for words in columns.values()]]],
                tbody[[_row(model, seat, scores.rows[seat], seat in scores.out) for seat in order]],
            ]
        ],
        div(class_="acts")[
            button(type="button", class_="btn btn--go", data_do="again")[icon("i-play"), _("Play again")],
            button(type="button", class_="btn", data_do="export")[
                icon("i-copy"), _("Keep the game as a file")
            ],
            button(type="button", class_="btn", data_do="go home")[icon("i-home"), _("Back to the lobby")],
        ],
    ]


def _row(model: "Model", seat: int, row: dict[str, int], is_out: bool) -> Child:
    match = model.match
    assert match
    name = match.seats[seat].name
    return tr(class_="is-out" if is_out else None)[
        th(scope="row")[badge(name, model.face.colours(match.state)[seat]), " ", name],
        [td[row[column]] for column in model.face.columns()],
    ]
