"""What is said, seen and heard of what happened. A laid card is named only once both lie."""

from collections.abc import Mapping, Sequence

from engine import Event
from engine.event import named
from engine.games.clans.events import EVENTS
from engine.games.clans.tables import STRENGTH

from ...face import Names, Sentences
from ...parts.deeds import deeds
from ...words import _, count, counted
from . import words
from .cubes import pictured
from .flights import flights as flights

sounds: Mapping[str, str] = {
    "cubes": "card",
    "redraw": "card",
    "draw": "card",
    "fight": "card",
    "lay": "card",
    "build": "delivery",
    "estate": "delivery",
    "take": "delivery",
    "steal": "no",
    "remove": "no",
    "raid": "cart",
    "tile": "card",
}


def _hand(names: Names, seat: int, *cards: str) -> str:
    return _("You draw: {cards}", cards=counted(cards, words.strong))


def _fight(
    names: Names, number: int, seat: int, card: str, strength: int, victim: int, answer: str, against: int
) -> str:
    return _(
        "Fight {n}: {name} {card}, {other} {answer}",
        n=number,
        name=names[seat],
        card=laid(card, strength),
        other=names[victim],
        answer=laid(answer, against),
    )


def laid(card: str, strength: int) -> str:
    """With its piper."""
    if strength == STRENGTH[card]:
        return words.strong(card)
    return _("{card} + piper", card=words.strong(card))


def _take(names: Names, seat: int, victim: int, building: str, kept: int) -> str:
    name, other, what = names[seat], names[victim], words.built(building, 1)
    if kept:
        return _("{name} takes from {other}: {thing}", name=name, other=other, thing=what)
    return _("{name} takes from {other}, into the bag: {thing}", name=name, other=other, thing=what)


def _points(names: Names, seat: int, source: str, number: int) -> str:
    signed = f"+{number}" if number > 0 else f"−{-number}"
    return _("{name} {number}: {source}", name=names[seat], number=signed, source=source_words(source))


def source_words(source: str) -> str:
    return {
        "start": _("start"),
        "green": _("green"),
        "cattle": _("cattle"),
        "most_cattle": _("most cattle"),
        "blue": _("blue"),
        "raid": _("raids won"),
        "defended": _("defence"),
        "lost": _("lost raids"),
    }[source]


def _estate(names: Names, seat: int, by: str, warriors: int, monks: int) -> str:
    paid = words.payment(by, "court" if warriors else "drawn", str(monks))
    return _("{name} buys an estate: {cubes}", name=names[seat], cubes=paid)


def _over(names: Names, why: str) -> str:
    return {
        "tile": _("The estate ends the game"),
        "bag": _("The bag holds too few cubes: the game is over"),
    }[why]


sentences: Sentences = {
    "round": lambda names, number, first: _(
        "Round {number}: {name} begins", number=number, name=names[first]
    ),
    "draw": lambda names, seat, number: count(
        "{name} draws {n} card", "{name} draws {n} cards", number, name=names[seat]
    ),
    "hand": _hand,
    "lose": lambda names, seat, card: _("{name} gives up: {card}", name=names[seat], card=words.strong(card)),
    "shuffle": lambda names, number: count(
        "The discard pile is shuffled: {n} card", "The discard pile is shuffled: {n} cards", number
    ),
    "cubes": lambda names, seat, *colours: _(
        "{name} draws {cubes}", name=names[seat], cubes=pictured(colours)
    ),
    "putback": lambda names, seat, colour: _(
        "{name} puts back: {cubes}", name=names[seat], cubes=pictured((colour,))
    ),
    "redraw": lambda names, seat, *colours: _(
        "{name} draws again: {cubes}", name=names[seat], cubes=pictured(colours)
    ),
    "keep": lambda names, seat: _("{name} keeps the cubes", name=names[seat]),
    "build": lambda names, seat, building: _(
        "{name} gets: {thing}", name=names[seat], thing=words.building(building)
    ),
    "warrior": lambda names, seat: _("{name} takes a warrior", name=names[seat]),
    "piper": lambda names, seat: _("{name} takes a piper", name=names[seat]),
    "monks": lambda names, seat, number: count(
        "{name} takes {n} monk", "{name} takes {n} monks", number, name=names[seat]
    ),
    "estate": _estate,
    "bard": lambda names, seat, victim: _(
        "{name} sends the bard to {other}", name=names[seat], other=names[victim]
    ),
    "remove": lambda names, seat, victim, colour: _(
        "{other} loses: {thing}", other=names[victim], thing=words.courtier(colour)
    ),
    "steal": lambda names, seat, victim, colour: _(
        "{name} takes from {other}: {thing}",
        name=names[seat],
        thing=words.courtier(colour),
        other=names[victim],
    ),
    "enough": lambda names, seat: _("{name} lets it be", name=names[seat]),
    "away": lambda names, seat, card: _(
        "{name} puts away: {card}", name=names[seat], card=words.strong(card)
    ),
    "raid": lambda names, seat, victim: _("{name} raids {other}", name=names[seat], other=names[victim]),
    "lay": lambda names, seat, pipers: (
        _("{name} lays a card with a piper", name=names[seat])
        if pipers
        else _("{name} lays a card", name=names[seat])
    ),
    "fight": _fight,
    "won": lambda names, seat, victim, won, lost: _(
        "{name} wins the raid, {won} to {lost}", name=names[seat], won=won, lost=lost
    ),
    "drawn": lambda names, seat, victim, won, lost: _(
        "The raid is even, {won} to {lost}", won=won, lost=lost
    ),
    "defended": lambda names, seat, victim, won, lost: _(
        "{name} beats the raid off, {won} to {lost}", name=names[victim], won=lost, lost=won
    ),
    "take": _take,
    "leave": lambda names, seat, victim: _("{name} takes nothing", name=names[seat]),
    "end": lambda names, seat: _("{name} ends the turn", name=names[seat]),
    "scoring": lambda names, number: _("Scoring of round {number}", number=number),
    "following": lambda names, seat: _("{name} has the largest following", name=names[seat]),
    "points": _points,
    "unseen": lambda names, left: count(
        "An estate leaves the game: {n} is left", "An estate leaves the game: {n} are left", left
    ),
    "tile": lambda names, number, left: _("Estate {number} is turned up", number=number),
    "over": _over,
}


def telling(events: Sequence[Event]) -> Sequence[Event]:
    """What a seat drew is told to it by the cards themselves, to the others by their number."""
    drawers = {event.args[0] for event in events if event.kind == "hand"}
    return [event for event in events if event.kind != "draw" or event.args[0] not in drawers]


def recap(events: Sequence[Event], seat: int, names: Names) -> list[str]:
    """What it took and built; its fights, which are told of the one who answered; its points; at last, as
    there may be several, the cards that it gave up."""
    did = deeds(events, seat, EVENTS)
    court = [*(["yellow"] * len(did["warrior"])), *(["blue"] * len(did["piper"]))]
    court += ["green"] * sum(deed["number"] for deed in did["monks"])
    points = sum(deed["number"] for deed in did["points"])
    lost = [deed["card"] for deed in did["lose"]]
    return [
        *(words.building(deed["building"]) for deed in did["build"]),
        *([count("{n} estate bought", "{n} estates bought", len(did["estate"]))] if did["estate"] else []),
        *([str(words.of_court(each, court.count(each))) for each in dict.fromkeys(court)]),
        *(_("the bard to {other}", other=names[deed["victim"]]) for deed in did["bard"]),
        *(_("a raid on {other}", other=names[deed["victim"]]) for deed in did["raid"]),
        *_fights(events, seat),
        *(
            [_("a card laid with a piper") if did["lay"][-1]["pipers"] else _("a card laid")]
            if did["lay"] and not _answered(events, seat)
            else []
        ),
        *([words.points(points)] if points else []),
        *([_("turn ended")] if did["end"] and not points else []),
        *([_("given up: {cards}", cards=counted(lost, words.strong))] if lost else []),
    ]


def _answered(events: Sequence[Event], seat: int) -> bool:
    """The card that it laid last has been answered, or was an answer."""
    last = [event.kind for event in events if event.kind in ("lay", "fight")]
    return last[-1:] == ["fight"]


def _fights(events: Sequence[Event], seat: int) -> list[str]:
    fights = [named(event, EVENTS) for event in events if event.kind == "fight"]
    return [
        _(
            "fight {n}: {card} against {answer}",
            n=one["number"],
            card=laid(one["answer"], one["against"]),
            answer=laid(one["card"], one["strength"]),
        )
        for one in fights
        if one["victim"] == seat
    ]
