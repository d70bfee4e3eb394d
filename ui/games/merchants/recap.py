"""What a seat did."""

from collections import Counter
from collections.abc import Callable, Sequence

from engine import Event

from ...words import _
from .texts import heap

OF_A_SEAT = frozenset(("build", "play", "buy", "take", "toss", "fetch", "pay", "discard"))


def recap(events: Sequence[Event], seat: int) -> list[str]:
    """Kind by kind."""
    cards: dict[str, list[str]] = {kind: [] for kind in OF_A_SEAT}
    did = []
    for kind, args, _only in events:
        if kind not in OF_A_SEAT or args[0] != seat:
            continue
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
