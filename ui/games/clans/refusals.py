"""Why a move is refused; short, since it stands on the cards of the actions as well."""

from collections.abc import Sequence
from typing import Any

from ...face import Sentences
from ...parts.seat import colour as colour_word
from ...words import _


def refused(reason: Sequence[Any]) -> str:
    """In words; nothing where the table tells it already."""
    kind, *details = reason
    say = refusals.get(kind)
    return say(*details) if say else ""


def _none_there(thing: str) -> str:
    if thing in ("cattle", "castle", "monastery"):
        return _("None there to be taken.")
    return _("No such cube there.")


def _no_cubes(kind: str, colour: str, drawn: int, needed: int) -> str:
    if kind == "estate":  # there are several ways to pay
        return _("The cubes for it are missing.")
    if not drawn:
        return _("No {colour} is left.", colour=colour_word(colour))
    return _("Only {n} of {all} {colour}.", n=drawn, all=needed, colour=colour_word(colour))


refusals: Sentences = {
    "not_drawn": lambda colour: _("You have not drawn {colour}.", colour=colour_word(colour)),
    "nothing_put_back": lambda: _("First put a cube back."),
    "put_back": lambda: _("Cubes are put back: draw again."),
    "redraw_first": lambda: _("First draw again, or keep your cubes."),
    "done_already": lambda kind: _("Done already in this turn."),
    "no_estate": lambda: _("No estate of yours is free."),
    "bard_alone": lambda: _("The bard goes alone."),
    "nobody_there": lambda: _("No cube there may leave."),
    "no_tile": lambda: _("No estates are left."),
    "six_estates": lambda: _("You have six estates."),
    "guards": lambda: _("Three warriors always stay."),
    "no_monks": lambda: _("Not so many monks in your court."),
    "last_seat": lambda: _("The last one has one action."),
    "two_actions": lambda: _("Both actions are done."),
    "four_cubes": lambda: _("More than four drawn cubes."),
    "no_cubes": _no_cubes,
    "first_to_bag": lambda: _("The first cube goes to the bag."),
    "another_colour": lambda colour: _("The second is of another colour."),
    "none_there": _none_there,
    "bard_first": lambda: _("First the bard."),
    "not_held": lambda card: _("You do not hold that card."),
    "lose_first": lambda: _("First give up a card."),
    "no_piper": lambda: _("No piper is in your court."),
    "fight_first": lambda: _("First lay a card for the fight."),
    "booty_first": lambda: _("First the booty: take one thing, or nothing."),
    "draw_first": lambda: _("First draw for the cards put away."),
    "own_clan": lambda: _("You cannot raid your own clan."),
    "nothing_away": lambda: _("First put a card away."),
    "three_away": lambda: _("Three cards are put away: no more."),
    "only_end": lambda: _("Your turn is over: end it."),
}
