"""Which things on the table a move names: `hand/cookies`, `slot/3`, `seat/0`, what one does with a card like
`act/build`, and of cards that lie elsewhere those to choose from, like `old/acorn`."""

from collections.abc import Sequence

from engine import Move
from engine.games.merchants.state import Table
from engine.games.merchants.steps.building import SKIP, Stack, Winter
from engine.games.merchants.steps.buying import BUY, Payment
from engine.games.merchants.steps.cleanup import DECLINE
from engine.games.merchants.steps.free import CopyOn
from engine.games.merchants.steps.turn import END, Turn
from engine.games.merchants.techniques.ocelots import NewSeason
from engine.parts.cards import kinds

from ...defaults import always, never
from ...table.taps import Naming, Taps, within

Things = tuple[tuple[str, ...], ...]
ACTS = ("buy", "play", "build", "discard", "roll", "peel")  # R8, and what is free
RUNS = {  # what comes after what, as one step
    "pay": ("buy", "pay"),
    "done": ("pay", "discard"),
    "add": ("build", "add", "addold"),
    "addold": ("build", "add", "addold"),
    "discard": ("discard",),
    "lay": ("play", "lay"),
}


def names(view: Table) -> Naming:
    step = view.todo[-1] if view.todo else None
    chosen = isinstance(step, Turn | Winter)  # one says what one does with a card

    def things(move: Move) -> Things:
        match tuple(move):
            case ("buy", where):
                return ((f"slot/{where}", "act/buy"),)
            case ("take" | "swap", where) | ("toss", where) if where in BUY:
                return ((f"slot/{where}",),)
            case ("copy", copier, card):
                choice = (f"copy/{card}",)
                return (choice,) if isinstance(step, CopyOn) else ((f"hand/{copier}",), choice)
            case (kind, card) if chosen and kind in ACTS:
                return ((f"hand/{card}", f"act/{kind}"),)
            case (kind, card, value) if chosen and kind in ACTS:
                return (f"hand/{card}", f"act/{kind}"), (f"value/{value}",)
            case ("add" | "addold" as kind, card, *values):
                place = "hand" if kind == "add" else "old"
                return (f"{place}/{card}",), *((f"value/{value}",) for value in values)
            case ("pay" | "discard" | "lay" | "give", card):
                return ((f"hand/{card}",),)
            case ("tossjunk", card):
                return ((f"laid/{card}",),)
            case ("keep" | "return", card):
                return ((f"seen/{card}",),)
            case ("toss", card):
                place = "seen" if view.seen else "old" if isinstance(step, NewSeason) else "hand"
                return ((f"{place}/{card}",),)
            case ("food" | "blind", card, seat):
                return ((f"hand/{card}", f"seat/{int(seat) - 1}"),)
            case ("hit" | "from" | "at" | "with", seat):
                return ((f"seat/{int(seat) - 1}",),)
            case ("swap", seat, number, card):
                stack = view.stalls[int(seat) - 1][int(number) - 1]
                there = (f"stall/{int(seat) - 1}/{number}",)
                return (there, (f"pick/{card}",)) if len(kinds(stack)) > 1 else (there,)
            case ("guess" | "value", value):
                return ((f"value/{value}",),)
        return ()

    return things


def leads(view: Table, taps: Taps) -> frozenset[str]:
    """At first what one can do at all."""
    acts = frozenset(thing for thing in taps.glow if thing.startswith("act/"))
    return acts if acts and not taps.tapped and isinstance(view.todo[-1], Turn) else taps.glow


def declines(view: Table, move: Move) -> bool:
    return move in (SKIP, DECLINE) or bool(move == END and view.actions and view.hands[view.turn])


def joins(before: Move, move: Move) -> bool:
    return before.kind in RUNS.get(move.kind, ())


def run(view: Table, name: str) -> list[Move]:
    """What is left of a payment."""
    step = view.todo[-1]
    return step.cheapest(view) if isinstance(step, Payment) else []


def spends(view: Table, move: Move, tapped: Sequence[str]) -> bool:
    """A card that can do nothing else was tapped, perhaps to be used or looked at."""
    return isinstance(view.todo[-1], Turn) and move.kind == "discard" and "act/discard" not in tapped


plans = never
asks = always


def keeps(tapped: Sequence[str], thing: str) -> bool:
    """What one wants to do with a card stays chosen when a card does not fit."""
    return thing.startswith("hand/") and bool(within("act", tapped)) and not within("hand", tapped)


def meant(view: Table, tapped: Sequence[str]) -> Move | None:
    """For a refusal in words: what somebody who tapped these things wanted to do."""
    found = dict(thing.split("/", 1) for thing in tapped)
    step = view.todo[-1]
    if "slot" in found:
        return Move("buy", found["slot"])
    if "hand" not in found:
        return Move(found["act"]) if "act" in found else None
    if isinstance(step, Turn | Winter):
        return Move(found.get("act", "discard" if isinstance(step, Turn) else "build"), found["hand"])
    return Move({Payment: "pay", Stack: "add"}.get(type(step), "discard"), found["hand"])
