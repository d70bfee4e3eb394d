"""The own cards: the deck, what was laid down or is looked at, the hand, the discard."""

from typing import Any

from engine.games.merchants.cards import act, held, worth
from engine.games.merchants.state import Table
from engine.games.merchants.steps.building import Stack
from engine.games.merchants.steps.buying import Payment, TossJunk

from ...node import Child, Node, Part, div, li, span, ul
from ...parts.icon import icon
from ...scene import Scene
from ...words import _, drawn_once
from .cards import back, face, playable, value
from .piles import pile
from .taps import keeps

MOST = 12  # cards that the styles can fan


def hand(scene: Scene) -> Child:
    """Cards to be tapped."""
    if scene.looking is None:
        return None
    view, seat = scene.view, scene.looking
    cards = view.hands[seat]
    mine = view.turn == seat
    laid, seen = (view.laid, view.seen) if mine else ((), ())
    return div(class_="own")[
        pile(
            "own-deck",
            f"about deck/{seat}",
            len(view.decks[seat]),
            _("deck"),
            back() if view.decks[seat] else None,
        ),
        ul(class_=f"cards n{min(MOST, len(laid) + len(seen) + len(cards))}")[
            [li(class_="laid")[_laid(place, text, scene)] for place, text in enumerate(laid)],
            [li(class_="seen")[_seen(place, text, scene)] for place, text in enumerate(seen)],
            [li[_card(text, cards[:place].count(text), scene)] for place, text in enumerate(cards)],
        ],
        pile(
            "own-discard",
            f"about discard/{seat}",
            len(view.discards[seat]),
            _("discard"),
            face(view.discards[seat][-1]) if view.discards[seat] else None,
        ),
    ]


def _card(text: str, nth: int, scene: Scene) -> Part:
    thing, taps = f"hand/{text}", scene.taps
    picked = thing in taps.tapped and not nth  # of equal cards the first
    counts = value("hand", text, scene)
    note = _note(text, counts, scene)
    anew = thing in taps.anew and not keeps(taps.tapped, thing)
    return _drawn(text, counts, nth, thing in taps.glow, picked, anew, *note)


@drawn_once
def _drawn(
    text: str, counts: int, nth: int, glows: bool, picked: bool, anew: bool, kind: str, said: str
) -> Part:
    """Anew: it can be chosen instead of what was."""
    return playable(
        text,
        said,
        said and span(class_=f"note {kind}")[said],
        counts,
        data_tap=f"hand/{text}",
        data_moves=True,
        aria_pressed="true" if picked else "false",
        data_anew=anew and not (glows or picked),
        aria_disabled=None if glows or picked or anew else "true",
    ).part(f"hand-{text}-{nth}")


def _note(text: str, counts: int, scene: Scene) -> tuple[str, str]:
    """What a card would add to a payment or a stack, or by how much it is too much; a kind, and words."""
    view = scene.view
    step = view.todo[-1] if view.todo and view.seat == scene.looking else None
    glows = f"hand/{text}" in scene.taps.glow
    if isinstance(step, Payment):
        if glows:
            return "open", _("pays {n}", n=counts)
        why, *_text, number = step.why(view, act("pay", text))
        return ("shut", _("{n} too much", n=number)) if why == "too_much" else ("", "")
    if isinstance(step, Stack) and glows:
        return "open", _("counts {n}", n=counts)
    return "", ""


def _laid(place: int, text: str, scene: Scene) -> Node:
    """Paid or built already; junk that was paid can be tossed, and the last card comes back."""
    view = scene.view
    step: Any = view.todo[-1] if view.todo else None
    if isinstance(step, TossJunk):
        does, can = {"data_tap": f"laid/{text}"}, f"laid/{text}" in scene.taps.glow
    else:
        does, can = {"data_do": "undo"}, bool(scene.taps.left) and place == len(view.laid) - 1
    number = _counted(view, step, place)
    said = _("counts {n}", n=number) if isinstance(step, Stack) else _("paid {n}", n=number)
    return playable(
        text,
        said,
        span(class_="note paid")[icon("i-check"), said],
        value("laid", text, scene),
        id=f"laid-{held(text).card}-{_nth(view.laid, place)}",
        aria_pressed="true",
        aria_disabled=None if can else "true",
        **does,
    )


def _counted(view: Table, step: Any, place: int) -> int:
    if isinstance(step, Stack):
        return step.parts[place].value
    return worth(view.laid[place], view.flash)


def _seen(place: int, text: str, scene: Scene) -> Node:
    """Looked at by nobody else."""
    thing = f"seen/{text}"
    can = thing in scene.taps.glow
    return playable(
        text,
        _("seen by you only"),
        span(class_="note open")[_("only you")],
        id=f"seen-{place}",
        data_tap=thing,
        aria_disabled=None if can else "true",
    )


def _nth(cards: tuple[str, ...], place: int) -> int:
    """Of its name."""
    return [held(text).card for text in cards[:place]].count(held(cards[place]).card)
