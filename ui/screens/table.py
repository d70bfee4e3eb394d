"""The table: where the game is played."""

from typing import TYPE_CHECKING

from engine.event import known

from ..face import Scene
from ..node import Child, Node, aside, button, div, h2, li, ol, p, section, span
from ..widgets.act import act
from ..widgets.bar import bar
from ..widgets.icon import icon
from ..words import _
from . import result, trouble

if TYPE_CHECKING:
    from ..app import Model

LOG = 40  # lines


def draw(model: "Model") -> Node:
    assert model.match
    face, scene = model.face, model.scene()
    return div(class_="table")[
        _bar(model),
        div(class_="mapwrap")[div(class_="sheetbox")[face.board(scene)]],
        aside(class_="side", aria_label=_("Seats and piles"))[
            div(class_="seats")[face.seats(scene)],
            section(class_="dock panel", aria_label=_("Piles"))[face.piles(scene)],
            _log(model),
        ],
        div(class_="foot")[
            _strip(model, scene),
            section(class_="hand", aria_label=_("Your hand"))[face.hand(scene)],
        ],
        trouble.draw(model),
        model.match.over and result.draw(model),
        p(class_="hide", id="news", role="status", aria_live="polite")[_news(model)],
    ]


def _bar(model: "Model") -> Node:
    assert model.match
    state = model.match.state
    return bar(
        model.face.title(),
        span(class_="phase")[_("Round {n}", n=state.round), " · ", model.face.phase(state)],
        button(
            type="button", class_="btn btn--bar", data_do="export", aria_label=_("Keep the game as a file")
        )[icon("i-copy"), span(class_="wide")[_("Record")]],
    )


def _strip(model: "Model", scene: Scene) -> Node:
    """What is to be decided, how one stands, and the buttons."""
    return section(class_="strip panel", aria_label=_("This turn"))[
        p(class_="ask", id="prompt", tabindex=-1, data_rest=True)[_question(model, scene)],
        model.refusal and p(class_="refusal", role="alert")[model.refusal],
        model.face.tally(scene),
        div(class_="acts")[_acts(model, scene)],
    ]


def _question(model: "Model", scene: Scene) -> str:
    if model.dealing is not None:
        return _("The cards are dealt: look closely, they will be covered.")
    if model.asked:
        return _("{move}? That cannot be undone.", move=model.face.move(model.asked))
    return model.face.prompt(scene)


def _acts(model: "Model", scene: Scene) -> Child:
    if model.dealing is not None:
        return [
            act("i-next", _("Next card"), "card"),
            act("i-end", _("All at once"), "skip", id="skip"),
        ]
    if model.asked:
        return [
            act("i-undo", _("No"), "cancel"),
            act("i-check", _("Yes"), f"move {model.asked}", id="yes", kind="btn--go"),
        ]
    moves = [
        act("i-end", model.face.move(move), f"move {move}", id=f"do-{move.kind}", kind="btn--go")
        for move in scene.taps.buttons
    ]
    undo = model.acting and model.match and not model.match.no_undo()
    return [
        act("i-undo", _("Undo"), "undo", id="undo", off=not undo),
        scene.taps.tapped and act("i-minus", _("Let go"), "cancel", id="let-go"),
        moves,
    ]


def _log(model: "Model") -> Node:
    """The newest first."""
    match = model.match
    assert match
    names = [seat.name for seat in match.seats]
    lines: list[str] = []
    for events in reversed(match.events):
        said = [model.face.tell(event, names) for event in known(events, model.looking)]
        lines += [line for line in reversed(said) if line]
        if len(lines) >= LOG:
            break
    return section(class_="lastlog panel", aria_label=_("Log"))[
        h2[_("Log")],
        ol(tabindex=0, aria_label=_("What happened, the newest first"))[[li[line] for line in lines[:LOG]]],
    ]


def _news(model: "Model") -> str:
    """What the last move brought, for a screen reader."""
    match = model.match
    assert match
    names = [seat.name for seat in match.seats]
    said = [model.face.tell(event, names) for event in known(match.events[-1], model.looking)]
    return ". ".join(line for line in said if line)
