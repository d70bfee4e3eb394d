"""The strip of the turn: what is to be decided, what the turn has brought, and the buttons."""

from bisect import bisect_right
from itertools import accumulate

from engine import Move

from ...node import Child, Node, b, button, div, p, section, small, span
from ...parts.act import act
from ...parts.icon import icon
from ...parts.reading import reading
from ...parts.sign import sign
from ...scene import Scene
from ...settings import Settings
from ...words import _, pieces
from .. import bots
from ..announcements import thinking
from ..choice import final
from ..sitting import Sitting
from .clock import pace
from .log import move_sentences, public_sentences

MUCH = 60  # letters
ROOM = 110  # letters of what happened


def strip(sitting: Sitting, scene: Scene, stage: Child, settings: Settings) -> Node:
    """Each part has a fixed height, so that nothing moves when its text changes; a message in place of the
    tally covers it."""
    painted, refusal = _painted(sitting, scene), sitting.choice.refusal
    tally = stage is None and sitting.face.drawing.tally(scene)
    hint = sitting.face.wording.hint(scene)
    return frame(painted)[
        p(class_="ask", id="prompt")[_question(sitting, scene)],
        reading(),
        _tools(sitting, scene, hint if tally else None),
        tally or (hint and _hint(*hint)),
        refusal and p(class_="refusal", role="alert")[refusal],
        pace(sitting, settings) or div(class_="acts")[_acts(sitting, scene, stage)],
    ]


def frame(painted: str) -> Node:
    """The focus rests here and not on the question, which is announced."""
    return section(
        class_=f"strip panel{painted}",
        id="turn",
        tabindex=-1,
        data_rest=True,
        aria_label=_("This turn"),
        data_rove=True,
    )


def _painted(sitting: Sitting, scene: Scene) -> str:
    """In the colour of the seat that decides, or looks alone; while cards are dealt, all look."""
    seat = scene.looking if scene.private else scene.view.seat
    return "" if seat is None or scene.dealt is not None else f" seat-{sitting.seating.marks[seat][1]}"


def _question(sitting: Sitting, scene: Scene) -> Child:
    if scene.asked:
        asked_move = sitting.face.wording.move(scene.asked, scene.names, scene.view)
        stays = final(sitting, scene.asked)
        return _led(
            _("{move}? That cannot be undone.", move=asked_move) if stays else _("{move}?", move=asked_move)
        )
    if move := sitting.clock.holds:
        return b[_("A last look: {text}.", text=sitting.face.wording.then(scene.view, move))]
    if scene.lingers:
        return [[pieces(line), ". "] for line in public_sentences(sitting, scene.number)]
    if sitting.guide and bots.listening(sitting):
        return _led(sitting.guide.pause(scene.number))
    if sitting.learned:
        return None  # the lesson says what comes next
    tells = bots.waiting(sitting) or sitting.clock.lingers
    # how the game was laid, the log tells
    happened = move_sentences(sitting, scene.number) if tells and scene.news and scene.number else []
    prompt = thinking(sitting) if bots.thinking(sitting) else sitting.face.prompt(scene)
    if not happened:
        return _led(prompt)
    # who listens has heard it
    few = max(bisect_right([*accumulate(map(len, happened))], ROOM), 1)  # the log has all
    lines = [[" ", pieces(line), "."] for line in happened[:few]]
    return [small[prompt], span(aria_hidden="true")[lines, few < len(happened) and " …"]]


def _led(question: str) -> Child:
    """The part before the colon is bold. A long text is set smaller, to fit into the same room."""
    about, colon, more = question.partition(":")
    words = b[about, colon], more
    return span(class_="much")[words] if len(question) > MUCH else words


def _hint(words: str, thing: str) -> Node:
    """A rule that matters now; a tap explains it."""
    return button(type="button", class_="hint", id="hint", data_do=f"about {thing}", data_about=thing)[
        icon("i-help"), span[words, span(class_="hide")[" ", _("What is this?")]]
    ]


def _acts(sitting: Sitting, scene: Scene, stage: Child) -> Child:
    if scene.private:
        return act("i-hand", _("Put them into the hand"), "put", id="put", kind="btn--go")
    if scene.asked:
        return [
            act("i-undo", _("No"), "cancel", answers="prompt"),
            act("i-check", _("Yes"), "yes", id="yes", kind="btn--go", answers="prompt"),
        ]
    if sitting.match.over:
        return act("i-check", _("The end"), "aside", kind="btn--go")
    return [
        act("i-undo", _("Undo"), "undo", id="undo", off=_fixed(sitting)),
        (sitting.layout.peeking or stage) and _peek(sitting),
        [_move(move, sitting, scene) for move in scene.taps.buttons] or _later(sitting, scene),
    ]


def _later(sitting: Sitting, scene: Scene) -> Child:
    """Its place is kept for the button that ends the turn."""
    found = sitting.acting and sitting.face.wording.later(scene.view)
    return found and act("i-end", (found[0], small[" ", found[1]]), "move end", kind="btn--go", off=True)


def _tools(sitting: Sitting, scene: Scene, hint: tuple[str, str] | None) -> Child:
    """Beside the question, while a person decides: clearing the taps or restarting the turn, the adviser, and
    a rule that matters now."""
    if not sitting.acting or scene.private or scene.asked:
        return None
    back = sign("i-close", _("Let go"), id="let-go", data_do="cancel")
    fixed, counsel = _fixed(sitting), str(bool(sitting.counsel)).lower()
    again = sign("i-restart", _("Start the turn again"), off=fixed, id="restart", data_do="restart")
    what = _("What would you do?")
    return div(class_="tools")[
        back if scene.taps.tapped else again,
        sitting.advised
        and sign("i-signpost", what, id="advise", data_do="open advice", aria_pressed=counsel),
        hint and not scene.taps.tapped and _rule(*hint),
    ]


def _rule(words: str, thing: str) -> Node:
    return sign("i-help", words, id="hint", data_do=f"about {thing}", data_about=thing)


def _fixed(sitting: Sitting) -> bool:
    """Nothing can be taken back."""
    return not sitting.acting or bool(sitting.match.no_undo())


def _peek(sitting: Sitting) -> Node:
    words = _("Back to the choice") if sitting.layout.peeking else _("To the board")
    return act("i-fit", words, "peek", id="peek")


def _move(move: Move, sitting: Sitting, scene: Scene) -> Node:
    then = sitting.face.wording.then(scene.view, move)
    words = (sitting.face.wording.move(move, scene.names, scene.view), then and small[" ", then])
    quiet = len(scene.taps.left) > 1 and sitting.face.taps.declines(scene.view, move)
    kind = "btn--go is-quiet" if quiet else "btn--go"
    return act("i-end", words, f"move {move}", id=f"do-{move.kind}", kind=kind)
