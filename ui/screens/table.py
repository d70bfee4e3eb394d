"""The table: where the game is played."""

from engine import known

from ..face import Scene
from ..node import Child, Node, aside, button, div, h2, li, ol, p, section, span
from ..sitting import Sitting
from ..widgets.act import act
from ..widgets.bar import bar
from ..widgets.icon import icon
from ..words import _
from . import result, trouble
from .trouble import Trouble

LOG = 40  # lines


def draw(sitting: Sitting, problem: Trouble) -> Node:
    face, scene = sitting.face, sitting.scene()
    return div(class_="table")[
        _bar(sitting, scene),
        div(class_="mapwrap")[div(class_="sheetbox")[face.board(scene)]],
        aside(class_="side", aria_label=_("Seats and piles"))[
            div(class_="seats")[face.seats(scene)],
            section(class_="dock panel", aria_label=_("Piles"))[face.piles(scene)],
            _log(sitting),
        ],
        div(class_="foot")[
            _strip(sitting, scene),
            section(class_="hand", aria_label=_("Your hand"))[face.hand(scene)],
        ],
        trouble.draw(problem),
        sitting.match.over and not sitting.aside and result.draw(sitting),
        p(class_="hide", id="news", role="status", aria_live="polite")[_news(sitting)],
    ]


def _bar(sitting: Sitting, scene: Scene) -> Node:
    return bar(
        sitting.face.title(),
        span(class_="phase")[_("Round {n}", n=scene.view.round), " · ", sitting.face.phase(scene.view)],
        button(
            type="button", class_="btn btn--bar", data_do="export", aria_label=_("Keep the game as a file")
        )[icon("i-copy"), span(class_="wide")[_("Record")]],
    )


def _strip(sitting: Sitting, scene: Scene) -> Node:
    """What is to be decided, how one stands, and the buttons."""
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


def _log(sitting: Sitting) -> Node:
    """The newest first."""
    lines: list[str] = []
    for events in reversed(sitting.match.events):
        said = [sitting.face.tell(event, sitting.names) for event in known(events, sitting.looking)]
        lines += [line for line in reversed(said) if line]
        if len(lines) >= LOG:
            break
    return section(class_="lastlog panel", aria_label=_("Log"))[
        h2[_("Log")],
        ol(tabindex=0, aria_label=_("What happened, the newest first"))[[li[line] for line in lines[:LOG]]],
    ]


def _news(sitting: Sitting) -> str:
    """What the last move brought, for a screen reader; while cards are dealt, the card that lies now."""
    if sitting.dealing is not None:
        return sitting.face.dealt(sitting.dealt()[sitting.dealing - 1])
    events = known(sitting.match.events[-1], sitting.looking)
    said = [sitting.face.tell(event, sitting.names) for event in events]
    return ". ".join(line for line in said if line)
