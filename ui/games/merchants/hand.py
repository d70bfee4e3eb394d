"""The own cards: the deck, what was laid down or is looked at, the hand, the discard."""

from typing import Any

from engine.games.merchants.cards import act, held, worth
from engine.games.merchants.state import Table
from engine.games.merchants.steps.building import Stack
from engine.games.merchants.steps.buying import Payment, TossJunk

from ...node import Child, Node, Part, div, li, span
from ...parts.hand import HandCard, fan, hand_cards
from ...parts.icon import icon
from ...parts.tappable import tappable
from ...scene import Scene
from ...words import _, drawn_once
from .cards import back, face, playable, value
from .piles import pack
from .taps import keeps, plans


def hand(scene: Scene) -> Child:
    """Cards to be tapped."""
    if scene.looking is None:
        return None
    view, seat = scene.view, scene.looking
    mine = view.turn == seat
    laid, seen = (view.laid, view.seen) if mine else ((), ())
    return div(class_="own")[
        pack(
            "own-deck",
            f"deck/{seat}",
            len(view.decks[seat]),
            _("deck"),
            back() if view.decks[seat] else None,
        ),
        fan(
            [
                *(li(class_="laid")[_laid(place, text, scene)] for place, text in enumerate(laid)),
                *(li(class_="seen")[_seen(place, text, scene)] for place, text in enumerate(seen)),
                *(li[_card(card, scene)] for card in hand_cards(view.hands[seat], scene, keeps, plans)),
            ]
        ),
        pack(
            "own-discard",
            f"discard/{seat}",
            len(view.discards[seat]),
            _("discard"),
            face(view.discards[seat][-1]) if view.discards[seat] else None,
        ),
    ]


def _card(card: HandCard, scene: Scene) -> Part:
    counts = value("hand", card.name, scene)
    return _drawn(card, counts, *_note(card, counts, scene))


@drawn_once
def _drawn(card: HandCard, counts: int, kind: str, note: str) -> Part:
    drawn = note and span(class_=f"note {kind}")[note]
    return playable(card.name, note, drawn, counts, **card.attributes).part(card.id)


def _note(card: HandCard, counts: int, scene: Scene) -> tuple[str, str]:
    """What a card would add to a payment or a stack, or by how much it is too much; a kind, and words."""
    view = scene.view
    step = view.todo[-1] if view.todo and view.seat == scene.looking else None
    if isinstance(step, Payment):
        if card.glows:
            return "open", _("pays {n}", n=counts)
        why, *_text, number = step.why(view, act("pay", card.name))
        return ("shut", _("{n} too much", n=number)) if why == "too_much" else ("", "")
    if isinstance(step, Stack) and card.glows:
        return "open", _("counts {n}", n=counts)
    return "", ""


def _laid(place: int, text: str, scene: Scene) -> Node:
    """Paid or built already; junk that was paid can be tossed, and the last card comes back."""
    view = scene.view
    step: Any = view.todo[-1] if view.todo else None
    if isinstance(step, TossJunk):
        does = tappable(f"laid/{text}", f"laid/{text}" in scene.taps.glow, pressed=True)
    else:
        last = bool(scene.taps.left) and place == len(view.laid) - 1
        does = {"data_do": "undo", "aria_pressed": "true", "aria_disabled": None if last else "true"}
    number = _counted(view, step, place)
    use = _("counts {n}", n=number) if isinstance(step, Stack) else _("paid {n}", n=number)
    return playable(
        text,
        use,
        span(class_="note paid")[icon("i-check"), use],
        value("laid", text, scene),
        id=f"laid-{held(text).card}-{nth(view.laid, place)}",
        data_moves=True,
        data_arrives=True,
        **does,
    )


def _counted(view: Table, step: Any, place: int) -> int:
    if isinstance(step, Stack):
        return step.parts[place].value
    return worth(view.laid[place], view.flash)


def _seen(place: int, text: str, scene: Scene) -> Node:
    """Looked at by nobody else."""
    thing = f"seen/{text}"
    return playable(
        text,
        _("seen by you only"),
        span(class_="note open")[_("only you")],
        id=f"seen-{place}",
        **tappable(thing, thing in scene.taps.glow),
    )


def nth(cards: tuple[str, ...], place: int) -> int:
    """Of its name."""
    return [held(text).card for text in cards[:place]].count(held(cards[place]).card)
