"""The strip of the turn: what is to be decided, how one stands, and the buttons."""

from ..face import Scene
from ..node import Child, Node, div, p, section, small
from ..sitting import Sitting
from ..words import _, pieces
from .act import act
from .log import told
from .pace import pace


def strip(sitting: Sitting, scene: Scene, stage: Child, speed: str) -> Node:
    return section(class_="strip panel", aria_label=_("This turn"))[
        p(class_="ask", id="prompt", tabindex=-1, data_rest=True)[_question(sitting, scene)],
        sitting.refusal and p(class_="refusal", role="alert")[sitting.refusal],
        stage is None and sitting.face.tally(scene),
        pace(sitting, speed) or div(class_="acts")[_acts(sitting, scene, stage)],
    ]


def _question(sitting: Sitting, scene: Scene) -> Child:
    if sitting.asked:
        return _("{move}? That cannot be undone.", move=sitting.face.move(sitting.asked))
    happened = told(sitting, scene.number) if sitting.waiting and scene.news else []
    prompt = sitting.face.prompt(scene)
    return [small[prompt], [[" ", pieces(line), "."] for line in happened]] if happened else prompt


def _acts(sitting: Sitting, scene: Scene, stage: Child) -> Child:
    if scene.got:
        return act("i-hand", _("Put them into the hand"), "put", id="put", kind="btn--go")
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
        (sitting.peeking or stage) and _peek(sitting),
        moves,
    ]


def _peek(sitting: Sitting) -> Node:
    words = _("Back to the piles") if sitting.peeking else _("Show the map")
    return act("i-fit", words, "peek", id="peek")
