"""A table of the Merchants in a chosen position, and what is read there."""

import re

from engine import GAMES, HUMAN, Match, Seat
from engine.games.merchants.state import Table
from ui.app import update, view
from ui.model import Model
from ui.node import Child, div
from ui.table.view import scene_of

from ..positions import held
from ..table import sitting

MARKET = "cookies spyglass swift-broker favourite-toy shattered-relic"  # 2, 4, 1, 5, 3


NAMES = ("Freya", "Jack", "Ivy", "Scott")


def seated(position: Table, people: int = 1) -> Model:
    """Persons sit in the first seats; the one in turn looks."""
    count = len(position.hands)
    seats = [Seat(name, HUMAN if seat < people else "greedy") for seat, name in enumerate(NAMES[:count])]
    match = Match(GAMES["merchants"], seats, {}, 1)
    match.state = position
    return held(match)


def tapped(model: Model, *things: str) -> Model:
    for thing in things:
        update(model, "tap", thing)
    return model


def moves(model: Model) -> list[str]:
    return [str(move) for move in sitting(model).match.moves]


def page(model: Model) -> str:
    return str(view(model))


def text(drawn: Child) -> str:
    """What can be read, without markup."""
    return " ".join(re.sub(r"<[^>]*>", " ", str(div[drawn])).split())


def part(model: Model, name: str) -> str:
    here = sitting(model)
    return text(getattr(here.face.drawing, name)(scene_of(here)))


def prompt(model: Model) -> str:
    return sitting(model).face.prompt(scene_of(sitting(model)))


def deeds(model: Model) -> list[str]:
    """What can be done with a card, as it is offered in the strip."""
    return re.findall(
        r'id="(act-\w+)"', str(div[sitting(model).face.drawing.tally(scene_of(sitting(model)))])
    )


def glows(model: Model) -> set[str]:
    return set(scene_of(sitting(model)).taps.glow)
