"""What the others did, a line for each."""

from collections import Counter
from collections.abc import Callable, Sequence

from engine import Event

from ...words import _, listed
from .tell import Names
from .texts import heap

OF_A_SEAT = frozenset(("build", "play", "buy", "take", "toss", "fetch", "pay", "discard"))


def recap(events: Sequence[Event], seat: int, names: Names) -> list[str]:
    """Of every seat but one, what these events tell."""
    lines: list[str] = []
    for who, name in enumerate(names):
        did = _did([event for event in events if event.kind in OF_A_SEAT and event.args[0] == who])
        if did and who != seat:
            lines.append(_("{name}: {text}", name=name, text=listed(did)))
    return lines


def _did(events: Sequence[Event]) -> list[str]:
    """One seat's doings, kind by kind."""
    cards: dict[str, list[str]] = {kind: [] for kind in OF_A_SEAT}
    did = []
    for kind, args, _only in events:
        details = args[1:]
        if kind == "build":
            number, *stack = details
            did.append(_("stack {n}: {cards}", n=number, cards=heap(list(map(str, stack)))))
        else:
            cards[kind].append(str(details[1 if kind == "fetch" else 0]))
    # what paid or was played is discarded as well
    cards["discard"] = [*(Counter(cards["discard"]) - Counter(cards["pay"] + cards["play"])).elements()]
    said: dict[str, Callable[[str], str]] = {
        "play": lambda them: _("played {cards}", cards=them),
        "buy": lambda them: _("bought {cards}", cards=them),
        "take": lambda them: _("took {cards}", cards=them),
        "fetch": lambda them: _("fetched {cards}", cards=them),
        "toss": lambda them: _("tossed {cards}", cards=them),
        "discard": lambda them: _("discarded {cards}", cards=them),
    }
    return did + [say(heap(cards[kind])) for kind, say in said.items() if cards[kind]]
