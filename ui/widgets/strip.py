"""The strip of the turn: what is to be decided, how one stands, and the buttons."""

from ..face import Scene
from ..node import Child, Node, div, p, section
from ..sitting import Sitting
from ..words import _
from .act import act


def strip(sitting: Sitting, scene: Scene) -> Node:
    return section(class_="strip panel", aria_label=_("This turn"))[
        p(class_="ask", id="prompt", tabindex=-1, data_rest=True)[_question(sitting, scene)],
        sitting.refusal and p(class_="refusal", role="alert")[sitting.refusal],
        sitting.face.tally(scene),
        div(class_="acts")[_acts(sitting, scene)],
    ]


def _question(sitting: Sitting, scene: Scene) -> str:
    if sitting.dealing is not None:
        return _("The cards are dealt: look closely, they will be covered.")
    if sitting.asked:
        return _("{move}? That cannot be undone.", move=sitting.face.move(sitting.asked))
    return sitting.face.prompt(scene)


def _acts(sitting: Sitting, scene: Scene) -> Child:
    if sitting.dealing is not None:
        return [
            act("i-next", _("Next card"), "card", id="next"),
            act("i-end", _("All at once"), "skip", id="skip"),
        ]
    if sitting.asked:
        return [
            act("i-undo", _("No"), "cancel"),
            act("i-check", _("Yes"), "yes", id="yes", kind="btn--go"),
        ]
    if sitting.match.over:
        return act("i-check", _("The end"), "aside", kind="btn--go")
    moves = [
        act("i-end", sitting.face.move(move), f"move {move}", id=f"do-{move.kind}", kind="btn--go")
        for move in scene.taps.buttons
    ]
    return [
        act("i-undo", _("Undo"), "undo", id="undo", off=not sitting.acting or bool(sitting.match.no_undo())),
        scene.taps.tapped and act("i-minus", _("Let go"), "cancel", id="let-go"),
        moves,
    ]
