"""The fights of a raid: three pairs of cards, and how a card may be laid."""

from engine.games.clans.steps.raid import Fight
from engine.games.clans.tables import (
    STRENGTH,
)
from engine.view import HIDDEN

from ...node import Child, Node, Part, b, button, div, h3, li, p, span
from ...parts.seat import badge
from ...parts.tappable import tappable
from ...scene import Scene
from ...table.taps import within
from ...words import _, drawn_once
from . import words
from .cards import back, face
from .cubes import cube
from .portrait import colours
from .raided import Pair, Raid
from .taps import PIPED, PLAIN


def fight(number: int, found: Raid, scene: Scene) -> Part:
    return _pair(number, _("Fight {n}", n=number), found, scene).part(f"fight-{number}")


def _pair(number: int, title: str, found: Raid, scene: Scene) -> Node:
    if number <= len(found.pairs):
        pair = found.pairs[number - 1]
        return li(class_="fight is-over")[
            h3[title],
            _laid(number, pair.card, pair.strength, pair.strength > pair.against, found.attacker, scene),
            _result(number, pair, found, scene),
            _laid(number, pair.answer, pair.against, pair.against > pair.strength, found.victim, scene),
        ]
    if number == len(found.pairs) + 1 and not found.end:
        return li(class_="fight is-now", aria_current="step")[
            h3[title],
            _now(number, found.attacker, scene) or _empty(),
            p(class_="duelsum num", id=_sum(number), data_lags=True)[_piping(found, scene)],
            _now(number, found.victim, scene) or _empty(),
        ]
    return li(class_="fight is-next")[h3[title], _empty(), p(class_="duelsum")[_("always fought")], _empty()]


def _empty() -> Node:
    return span(class_="duel empty", aria_hidden="true")


def spot(number: int, seat: int) -> str:
    """Where a card of a fight lies."""
    return f"duel-{number}-{seat}"


def _sum(number: int) -> str:
    """What is said of a fight; its result only once the answer lies."""
    return f"sum-{number}"


def _laid(number: int, card: str, strength: int, won: bool, seat: int, scene: Scene) -> Node:
    """The first card is turned up when the answer lies."""
    piped = strength > STRENGTH[card]
    kind = f"duel seat-{colours(scene.view)[seat]}{' won' if won else ''}"
    return div(class_=kind, id=spot(number, seat), data_arrives=True, data_lags=True)[
        face(card), piped and _piper()
    ]


@drawn_once
def _piper() -> Node:
    return span(class_="onpiper")[cube("blue"), b["+1"], span(class_="hide")[_("piper")]]


def _result(number: int, pair: Pair, found: Raid, scene: Scene) -> Node:
    better = found.attacker if pair.strength > pair.against else found.victim
    drawn = pair.strength == pair.against
    name, colour = scene.names[better], colours(scene.view)[better]
    return p(class_="duelsum num", id=_sum(number), data_lags=True)[
        b(class_=_height(pair.strength, pair.against))[pair.strength],
        span(class_="res")[_("drawn") if drawn else (badge(name, colour), span[_("{name} wins", name=name)])],
        b(class_=_height(pair.against, pair.strength))[pair.against],
    ]


def _height(one: int, other: int) -> str:
    return "hi" if one > other else "lo"


def _now(number: int, seat: int, scene: Scene) -> Child:
    """What a seat has laid, or what the one that looks is about to lay."""
    view = scene.view
    if view.laid and seat == view.turn:
        (card,) = view.laid
        return div(class_="duel", id=spot(number, seat), data_arrives=True, data_lags=True)[
            (back(), span(class_="hide")[_("a card, face down")]) if card == HIDDEN else face(card),
            view.piping > 0 and _piper(),
        ]
    tapped = _tapped(scene) if seat == scene.looking else ""
    return div(class_="duel")[face(tapped)] if tapped else None


def _tapped(scene: Scene) -> str:
    """The card that the seat which looks is about to lay."""
    step = scene.view.todo[-1] if scene.view.todo else None
    tapped = within("hand", scene.taps.tapped)
    return tapped[-1] if tapped and isinstance(step, Fight) and step.seat == scene.looking else ""


def laying(scene: Scene) -> Child:
    """How it may be laid, until that is clear and waits for a yes."""
    card = _tapped(scene)
    if not card or scene.asked:
        return None
    return div(class_="tally laying", role="group", aria_label=words.strong(card))[
        [
            button(type="button", class_="btn", id=thing.replace("/", "-"), **tappable(thing, True))[
                piped and cube("blue"),
                _("Lay it: {n}", n=STRENGTH[card] + piped),
                piped and span(class_="hide")[" ", _("with a piper")],
            ]
            for thing, piped in ((PLAIN, False), (PIPED, True))
            if thing in scene.taps.glow
        ]
    ]


def _piping(found: Raid, scene: Scene) -> str:
    """S20, R23: what is open of the card that lies."""
    view = scene.view
    if not view.laid:
        return _("{name} lays first", name=scene.names[found.attacker])
    return _("Strength {low} to {high}", low=1 + view.piping, high=max(STRENGTH.values()) + view.piping)
