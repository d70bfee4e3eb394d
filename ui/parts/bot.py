"""A bot at the table: its name and face, its level, and how that plays."""

from functools import cache

from engine import HUMAN

from ..node import Node, svg, use
from ..words import _

# By name: how long it pauses before a move, in percent. No two begin with the same letter
TEMPO = {
    "Jack": 100,
    "Ivy": 85,
    "Scott": 120,
    "Morag": 110,
    "Hamish": 130,
    "Ailsa": 95,
    "Fergus": 75,
    "Una": 105,
    "Brodie": 90,
}


def tempo(name: str) -> int:
    return TEMPO.get(name, 100)


def player(level: str) -> str:
    """A person, or what kind of bot."""
    words = {
        HUMAN: _("a person"),
        "easy": _("bot: easy"),
        "normal": _("bot: normal"),
        "hard": _("bot: hard"),
        "master": _("bot: master"),
        "greedy": _("bot: careful"),
        "random": _("bot: carefree"),
    }
    return words.get(level, level)


def character(level: str) -> str:
    """How a bot plays, in a sentence; empty: one that no person is offered."""
    return {
        "easy": _("Takes what looks good, and sometimes overlooks the best."),
        "normal": _("Looks at the whole turn, and seldom gives anything away."),
        "hard": _("Thinks ahead through the turns of all, and takes its time."),
        "master": _("Thinks through what the others will answer, many times over."),
    }.get(level, "")


@cache
def face(name: str) -> Node:
    """One that a person has named otherwise has the face of another."""
    known = [*TEMPO]
    whose = name if name in TEMPO else known[sum(map(ord, name)) % len(known)]
    return svg(class_="likeness", viewBox="0 0 48 48", aria_hidden="true")[use(href=f"#face-{whose.lower()}")]
