"""What would you do? The ways to play that the adviser tells, beside the table on which they are drawn."""

from collections.abc import Sequence

from ...face import Face
from ...node import Child, Node, b, div, h2, header, li, ol, p, section, span
from ...parts.act import act
from ...parts.icon import icon
from ...parts.sign import sign
from ...parts.toggle import toggle
from ...scene import Scene, Suggestion
from ...words import _, clauses, pieces
from ..sitting import Sitting
from ..suggestions import Advice


def advice(sitting: Sitting, scene: Scene) -> Child:
    counsel = sitting.counsel
    return counsel and beside(
        _("Advice"),
        p(role="status")[_status(counsel.plans)],
        counsel.plans
        and (
            div(class_="buttons", role="group", aria_label=_("Advice"))[
                [_choice(place, one) for place, one in enumerate(scene.suggestions)]
            ],
            scene.suggestion and _chosen(scene.suggestion, sitting.face, counsel.plans[counsel.chosen]),
        ),
    )


def beside(title: str, *content: Child) -> Node:
    """A panel that lies beside the board, in place of the log; on a phone, in the drawer."""
    return section(class_="beside panel", id="beside", tabindex=-1, aria_label=title)[
        header[
            h2[icon("i-signpost"), title], sign("i-close", _("Close"), kind="btn--sign", data_do="cancel")
        ],
        div(class_="says", tabindex=0)[content],
    ]


def _status(plans: Sequence[Advice] | None) -> str:
    if plans is None:
        return _("The adviser is thinking …")
    if not plans:
        return _("The adviser has nothing to say.")
    return _("The adviser sees only what you see. Choose a way: it is drawn on the table.")


def _choice(place: int, suggestion: Suggestion) -> Node:
    return toggle(
        suggestion.chosen,
        span(class_="letter")[suggestion.letter],
        b(class_="num", aria_hidden="true")[suggestion.percent],
        span(class_="hide")[" ", chance(suggestion.chance)],
        id=f"way-{place}",
        data_do=f"advice {place}",
    )


def _chosen(suggestion: Suggestion, face: Face, advice: Advice) -> Child:
    words = _("Play this move") if len(suggestion.moves) == 1 else _("Play its first move")
    return explained(suggestion, face, advice), act("i-next", words, "follow", id="follow")


def explained(suggestion: Suggestion, face: Face, advice: Advice) -> Child:
    """What is played, step by step, and why."""
    return steps(suggestion), p(class_="why")[pieces(reasons(face, advice))]


def steps(suggestion: Suggestion) -> Node:
    """In words, with the numbers that they have on the table."""
    return ol(class_="plan")[[li[pieces(step.words)] for step in suggestion.steps]]


def chance(percent: int) -> str:
    return _("{n} % chance to win", n=percent)


def reasons(face: Face, advice: Advice) -> str:
    reason = face.wording.reason
    return clauses(line for term, number in advice.terms if (line := reason(term, number)))
