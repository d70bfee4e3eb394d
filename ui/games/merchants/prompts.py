"""What a seat is asked, decision by decision."""

from collections.abc import Callable
from typing import Any

from engine.games.merchants.cards import held
from engine.games.merchants.steps.building import Stack, Winter
from engine.games.merchants.steps.buying import Payment, TossJunk
from engine.games.merchants.steps.cleanup import CleanUp
from engine.games.merchants.steps.free import FREE, CopyOn
from engine.games.merchants.steps.turn import Inventory, Turn
from engine.games.merchants.tables import TOSSED_JUNK
from engine.games.merchants.techniques import TECHNIQUES
from engine.games.merchants.techniques.ocelots import Guess, SetValue, WhirligigWith

from ...scene import Scene
from ...words import _, count
from .cards import value
from .words import card, effect, now


def prompt(scene: Scene) -> str:
    step = scene.view.todo[-1]
    if scene.taps.tapped and (more := _more(scene)):
        return more
    return PROMPTS[type(step)](step, scene)


def _more(scene: Scene) -> str:
    """What is still to be said of the one card that was tapped; empty: nothing."""
    left = scene.taps.left
    if (act := scene.taps.tapped) in ACTIONS:
        return WHICH_CARD[ACTIONS[act]]()
    kinds, cards = {move.kind for move in left}, {move.args[:1] for move in left}
    if len(left) < 2 or not left[0].args or left[0].args[0].isdecimal():
        return ""
    if len(cards) > 1:
        return WHICH_CARD[left[0].kind]() if len(kinds) == 1 and left[0].kind in WHICH_CARD else ""
    what = left[0].args[0]
    it = now(what, value("hand", what, scene))
    if kinds == {"copy"}:
        return _("{card}: which card does it copy?", card=it)
    if kinds == {"food"}:
        return _("{card}: on whose deck?", card=it)
    if kinds == {"blind"}:
        return _("{card}: who is to guess?", card=it)
    if kinds <= {"build", "add", "addold"}:
        return _("{card}: how much does it count?", card=it)
    return _("{name}: {text}", name=it, text=effect(held(what).being))


ACTIONS: dict[tuple[str, ...], str] = {
    (f"act/{kind}",): kind for kind in ("buy", "play", "build", "discard", "roll", "peel")
}
WHICH_CARD: dict[str, Callable[[], str]] = {
    "buy": lambda: _("Which card do you buy?"),
    "play": lambda: _("Which technique do you play?"),
    "build": lambda: _("Which card begins the stack?"),
    "discard": lambda: _("Which card do you discard?"),
    "roll": lambda: _("For which card do you roll?"),
    "peel": lambda: _("By which card do you toss?"),
}


def _turn(step: Turn, scene: Scene) -> str:
    if scene.view.actions:
        return _("Buy, play a technique, build, or discard.")
    if any(move.kind in FREE for move in scene.taps.left):
        return _("No action left, but cards in your hand can still be used. Or end your turn.")
    return _("No action left: end your turn.")


def _pay(step: Payment, scene: Scene) -> str:
    it, missing = card(step.card), step.price - scene.view.paid
    if missing <= 0:
        return _("{card}: paid. Pay more, or be done.", card=it)
    costs = _("{card}, price {price}: {n} still to pay.", card=it, price=step.price, n=missing)
    return costs if scene.view.laid else f"{costs} {effect(step.card)}"


def _stack(step: Stack, scene: Scene) -> str:
    number = scene.view.number(step.seat)
    missing = number - sum(part.value for part in step.parts)
    return _("Stack {stack}: {n} still to come.", stack=number, n=missing)


def _junk(step: TossJunk, scene: Scene) -> str:
    left = TOSSED_JUNK - step.tossed
    return count(
        "Toss junk that you paid with: {n} more, or be done.",
        "Toss junk that you paid with: up to {n} more, or be done.",
        left,
    )


TECHNIQUE: dict[str, Callable[[Any, Scene], str]] = {
    "swift-broker": lambda step, scene: _("Lay down your hand, card by card: the last one lies on top."),
    "shattered-relic": lambda step, scene: _("Which card do you toss?"),
    "spyglass": lambda step, scene: (
        _("Which card goes back onto your deck? The last one lies on top.")
        if step.kept
        else _("Your next cards: keep one.")
    ),
    "loyal-partner": lambda step, scene: _("Toss the market, card by card: the last one lies on top."),
    "prepaid-good": lambda step, scene: _("Take a market card for nothing."),
    "special-offer": lambda step, scene: (
        _("Which card is tossed first? The other one lies on top.")
        if step.kept
        else _("The next market cards: keep one.")
    ),
    "nuisance": lambda step, scene: (
        _("Who else loses a card? Or be done.") if step.hit else _("Who loses a random card? Or be done.")
    ),
    "rotten-food": lambda step, scene: _("Which card goes on whose deck?"),
    "dirty-exchange": lambda step, scene: (
        _("Whose hand do you take a card from?")
        if step.victim < 0
        else _("Which card do you give {name}?", name=scene.names[step.victim])
    ),
    "sabotage": lambda step, scene: (
        _("Whose deck do you look at?")
        if step.victim < 0
        else _("Toss one. {name} gets the other on the discard.", name=scene.names[step.victim])
    ),
    "treasure-hunter": lambda step, scene: _("From whose discard do you take the top card?"),
    "acorn": lambda step, scene: _("Choose a card in another stall to swap with."),
    "new-season": lambda step, scene: _("Which card of your discard is tossed?"),
    "whirligig": lambda step, scene: _("Lay down your hand, card by card: the last one lies on top."),
    "gamble": lambda step, scene: _("With whom do you gamble?"),
    "blindfold": lambda step, scene: _("Choose a card, and who is to guess its value."),
    "gift-voucher": lambda step, scene: _("Choose a market card to swap with."),
}

PROMPTS: dict[type, Callable[[Any, Scene], str]] = {
    Turn: _turn,
    Payment: _pay,
    TossJunk: _junk,
    Stack: _stack,
    Winter: lambda step, scene: _("You may build one further stack at once."),
    Inventory: lambda step, scene: _("Discard more cards, or be done."),
    CopyOn: lambda step, scene: _("That is a chameleon as well: which card is copied on?"),
    CleanUp: lambda step, scene: (
        _("Your hand is full. Copy for a bigger hand, or leave it as it is.")
        if len(scene.taps.left) > 1
        else _("Your hand is full. All are asked, so that nobody learns what you hold.")
    ),
    WhirligigWith: lambda step, scene: _("Whose hand is mixed with yours?"),
    Guess: lambda step, scene: _(
        "{name} has put a card down: guess its value.", name=scene.names[scene.view.turn]
    ),
    SetValue: lambda step, scene: _(
        "The guess was wrong. How much does {card} count this turn?", card=card(scene.view.seen[0])
    ),
    **{TECHNIQUES[name]: prompt for name, prompt in TECHNIQUE.items()},
}
