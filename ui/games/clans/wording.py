"""The clans in words: decisions and options."""

from collections.abc import Callable, Mapping, Sequence

from engine import Move
from engine.games.clans.state import Table
from engine.games.clans.steps.actions import DONE, Actions, Redraw
from engine.games.clans.steps.bard import Bard, Bereft
from engine.games.clans.steps.lose import Lose
from engine.games.clans.steps.raid import Attack, Booty, Defence, Draw, Fight
from engine.games.clans.steps.turn import END, RaidOrExchange
from engine.games.clans.tables import EXCHANGE, FIGHTS
from engine.parts.seats import seat_of

from ...defaults import nothing, who_begins
from ...face import Names, Option, Phases
from ...parts.seat import colour as colour_word
from ...scene import Scene
from ...table.taps import within
from ...words import _, count
from . import words
from .reason import reason as reason
from .refusals import refusals as refusals

hint = later = nothing
along: tuple[str, ...] = ()
several: dict[str, Callable[[Sequence[Move]], str]] = {}


def title() -> str:
    return _("Highland Clans")


def phases(view: Table) -> Phases:
    """R5; in a raid, which fight it is."""
    if not view.todo:
        return 0, (_("The end"),)
    step = view.todo[-1]
    if isinstance(step, Fight):
        fight = _("Fight {n} of {all}", n=step.number, all=FIGHTS)
        score = _("{fight}, {won} to {lost}", fight=fight, won=step.won, lost=step.lost)
        return 2, (_("Draw"), _("Actions"), score)
    first = 0 if isinstance(step, Redraw) else 1 if any(isinstance(one, Actions) for one in view.todo) else 2
    return first, (_("Draw"), _("Actions"), _("Raid or cards"))


def prompt(scene: Scene) -> str:
    view, tapped = scene.view, scene.taps.tapped
    step = view.todo[-1]
    match step:
        case Redraw():
            if view.aside:
                return count(
                    "{n} cube is put back: draw again?",
                    "{n} cubes are put back: draw again?",
                    len(view.aside),
                )
            return _("You have the largest following: put cubes back, if you like, and draw again.")
        case Actions():
            return _actions(step, scene)
        case Bard():
            if step.moved:
                return _("One cube more, of another colour?")
            return _("Which cube goes from the court of {name} to the bag?", name=scene.names[step.victim])
        case Bereft():
            return _("The bard of {name} took a warrior: give up a card.", name=scene.names[step.thief])
        case Lose():
            number = step.times
            return count("Give up {n} card of your hand.", "Give up {n} cards of your hand.", number)
        case RaidOrExchange() if step.away:
            return _("Put away up to {n} cards, then draw as many.", n=EXCHANGE)
        case RaidOrExchange():
            return _("Raid a clan, or change up to {n} cards, or end your turn.", n=EXCHANGE)
        case Attack():
            if within("hand", tapped):
                return _("Fight {n}: lay it, with a piper or without?", n=step.number)
            return _(
                "Fight {n}: choose a card. {name} will answer.", n=step.number, name=scene.names[step.foe]
            )
        case Defence():
            return _answer(step, scene)
        case Booty():
            return _("You have won: take one thing, or leave it.")
        case Draw():
            return _("Now draw five cards.")
    return _("Your turn is over.")


def then(view: Table, move: Move) -> str:
    """What the end of the actions, and of a round, leads to (R5, R32)."""
    if move == DONE:
        return _("then raid or cards")
    return _("then the scoring") if move == END and view.is_last(view.turn) else ""


def _actions(step: Actions, scene: Scene) -> str:
    left, tapped = step.left(scene.view), scene.taps.tapped
    if "act/bard" in tapped:
        return _("To whom does the bard go?")
    if within("act", tapped):
        return _("How do you pay?")
    if not left:
        return _("No action is left.")
    if step.moves(scene.view) == [DONE]:
        return _("No action is possible now.")
    if not step.done:
        if scene.view.is_last(step.seat):
            return _("You are last in this round: choose one action.")
        return _("Choose up to two different actions.")
    return _("Choose one more action, another one.")


def _answer(step: Defence, scene: Scene) -> str:
    name, number = scene.names[step.foe], step.number
    if within("hand", scene.taps.tapped):
        return _("Fight {n}: lay it, with a piper or without?", n=number)
    if scene.view.piping:
        return _("Answer fight {n}: {name} has added a piper.", n=number, name=name)
    return _("Answer fight {n}: {name} plays without a piper.", n=number, name=name)


def move(move: Move, names: Names, view: Table | None = None) -> str:
    match tuple(move):
        case ("putback", colour):
            return _("Put back: {colour}", colour=colour_word(colour))
        case ("monks", number):
            return words.of_court("green", int(number))
        case ("estate", *paid):
            return _("Estate for {cubes}", cubes=words.payment(*paid))
        case ("bard", _seat):
            return _("Bard to {name}", name=names[seat_of(move)])
        case ("remove", colour):
            return _("Into the bag: {thing}", thing=words.courtier(colour))
        case ("steal", colour):
            return _("To your court: {thing}", thing=words.courtier(colour))
        case ("lose", card):
            return _("Give up: {card}", card=words.strong(card))
        case ("raid", _seat):
            return _("Raid {name}", name=names[seat_of(move)])
        case ("away", card):
            return _("Put away: {card}", card=words.strong(card))
        case ("fight", card):
            return _("Lay {card}", card=words.strong(card))
        case ("fight", card, _piper):
            return _("Lay {card} with a piper", card=words.strong(card))
        case ("take", what):
            return _("Take: {thing}", thing=words.building(what))
        case (kind,) if kind in ("cattle", "castle", "monastery", "warrior", "piper"):
            return words.action(kind)
    return {
        "redraw": _("Draw again"),
        "keep": _("Keep them"),
        "done": _("Actions done"),
        "enough": _("Enough"),
        "leave": _("Take nothing"),
        "draw": _("Draw cards"),
        "end": _("End turn"),
    }[move.kind]


def options(names: Names) -> Mapping[str, Option]:
    return {"first": who_begins(names)}
