"""Cubes, crests and estates as pictures."""

from collections.abc import Iterable, Sequence

from engine.games.clans.tables import BUILDINGS, COLOURS

from ...node import Child, Node, span, svg, use
from ...words import Phrase, drawn_once, listed
from . import words


@drawn_once
def cube(colour: str, kind: str = "cube") -> Node:
    return svg(class_=kind, viewBox="0 0 60 62", aria_hidden="true")[use(href=f"#clan-cube-{colour}")]


def row(colours: Iterable[str]) -> Child:
    return [cube(colour) for colour in colours]


def cost(building: str) -> tuple[str, ...]:
    """The cubes that stand for it."""
    colour, number = BUILDINGS[building]
    return (colour,) * number


@drawn_once
def crest(colour: str) -> Node:
    return svg(class_="crest", viewBox="0 0 30 36", aria_hidden="true")[use(href=f"#clan-crest-{colour}")]


@drawn_once
def glyph(name: str, kind: str = "ico") -> Node:
    """A sign of this game in a line of text."""
    return svg(class_=kind, viewBox="0 0 24 24", aria_hidden="true")[use(href=f"#clan-{name}")]


@drawn_once
def plot(what: str) -> Node:
    """An estate as a landscape."""
    return svg(class_="lot", viewBox="0 0 108 64", preserveAspectRatio="xMidYMax meet", aria_hidden="true")[
        use(href=f"#clan-lot-{what}", width=108, height=64)
    ]


def in_words(colours: Sequence[str]) -> str:
    """`2 yellow cubes, 1 red`"""
    return listed(words.cubes(colour, colours.count(colour)) for colour in COLOURS if colour in colours)


def pictured(colours: Sequence[str]) -> Phrase:
    """The same with its pictures."""
    text = in_words(colours)
    return Phrase(text, span(class_="thing")[row(colours), span(class_="hide")[text]])
