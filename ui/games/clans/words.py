"""The clans in words: cards, cubes, what stands on an estate, actions."""

from collections.abc import Callable

from engine.games.clans.tables import CLANS

from ...words import _, count, joined, listed

Number = Callable[[int], str]


def card(name: str) -> str:
    return {"1": _("Cudgel"), "2": _("Dirk"), "3": _("Axe"), "4": _("Claymore")}[name]


def strong(name: str) -> str:
    """A card with its strength."""
    return joined(" ", [card(name), name])


def clan(colour: str) -> str:
    return _("Clan {name}", name=CLANS[colour])


def courtier(colour: str) -> str:
    """One cube of a court."""
    return {"yellow": _("warrior"), "blue": _("piper"), "green": _("monk")}[colour]


def courtiers(colour: str) -> str:
    """The heading above them."""
    return {"yellow": _("Warriors"), "blue": _("Pipers"), "green": _("Monks")}[colour]


def of_court(colour: str, number: int) -> str:
    say: dict[str, Number] = {
        "yellow": lambda n: count("{n} warrior", "{n} warriors", n),
        "blue": lambda n: count("{n} piper", "{n} pipers", n),
        "green": lambda n: count("{n} monk", "{n} monks", n),
    }
    return say[colour](number)


def cubes(colour: str, number: int) -> str:
    say: dict[str, Number] = {
        "yellow": lambda n: count("{n} yellow", "{n} yellow cubes", n),
        "blue": lambda n: count("{n} blue", "{n} blue cubes", n),
        "green": lambda n: count("{n} green", "{n} green cubes", n),
        "red": lambda n: count("{n} red", "{n} red cubes", n),
    }
    return say[colour](number)


def building(name: str) -> str:
    """What stands on an estate."""
    return {
        "cattle": _("Cattle"),
        "castle": _("Castle"),
        "monastery": _("Monastery"),
        "free": _("Free estate"),
        "none": _("Not bought"),
    }[name]


def built(name: str, number: int) -> str:
    say: dict[str, Number] = {
        "cattle": lambda n: count("{n} cattle", "{n} head of cattle", n),
        "castle": lambda n: count("{n} castle", "{n} castles", n),
        "monastery": lambda n: count("{n} monastery", "{n} monasteries", n),
        "free": lambda n: count("{n} free estate", "{n} free estates", n),
    }
    return say[name](number)


def action(kind: str) -> str:
    return {
        "cattle": _("Cattle"),
        "castle": _("Castle"),
        "monastery": _("Monastery"),
        "warrior": _("Warrior"),
        "piper": _("Piper"),
        "monks": _("Monks"),
        "estate": _("Estate"),
        "bard": _("Bard"),
    }[kind]


def payment(by: str, place: str, monks: str = "0") -> str:
    """With what an estate is bought."""
    green = 2 - int(monks)
    return listed(
        [
            _("a warrior of the court") if place == "court" else cubes("yellow", 1),
            *([cubes("red", 1)] if by == "red" else []),
            *([cubes("green", green)] if by == "green" and green else []),
            *([_("{monks} of the court", monks=of_court("green", int(monks)))] if monks != "0" else []),
        ]
    )


def points(number: int) -> str:
    return count("{n} point", "{n} points", number)
