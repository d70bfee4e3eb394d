"""Two games that differ in nothing but what a seat must not know: whatever is tapped or asked for, both look
the same, say the same, and tell the same to the shelf and to the page around."""

import html
import re
from collections.abc import Callable, Iterable
from itertools import count
from typing import Any

import pytest

from engine import Chance
from engine.event import known
from ui.app import title, update, view
from ui.model import Effect, Model
from ui.pages.embed.page import Page as Frame
from ui.table import saving as keep

from ..engine.facts import facts
from .positions import CASES, played
from .table import sitting

pytestmark = pytest.mark.usefixtures("toy")

HideAgain = Callable[[Any, int, Chance], Any]
WITH_RECORD = ("save", "think", "download", "copy")

TOLD = re.compile(r'data-(tap|about|do)="([^"]*)"')
ASKED = (
    *("undo", "next", "skip", "pause", "cancel", "put", "peek", "restart", "export", "replay", "rewind 3"),
    *("open advice", "open help", "open read", "open menu", "open scores", "step back", "step on"),
    *("unroll 0", "unroll 9", "drawer log", "drawer seats", "set eyes 1", "lay_open", "reveal"),
)
NOT_TRIED = {"go", "play_on", "give_up", "stand_in", "i_am", "sure"}  # another game, or secrets on purpose
STEPS, LEAST, LONGEST = 12, 60, 150  # messages in a position, and in a game; moves before that


def tables(key: str, seats: int, people: int, seed: int, moves: int) -> list[Model]:
    """The same table twice; in the second one everything lies elsewhere that a seat does not know, now and at
    each moment before. Where several persons share the screen, that is what none of them knows."""
    one, two = (played(key, seats, seed, moves, people) for _twice in range(2))
    match, hide_again = sitting(two).match, facts(key).pieces.hide_again
    looking = 0 if people == 1 else None
    match.events = [known(events, looking) for events in match.events]
    match._known = [known(events, looking) for events in match._known]
    match.past = [elsewhere(state, range(people), hide_again) for state in match.past]
    match.state = elsewhere(match.state, range(people), hide_again)
    for model in (one, two):
        sitting(model).mark = "7"
        if people > 1:
            sitting(model).seating.holder = None
    return [one, two]


def elsewhere(state: Any, seats: Iterable[int], hide_again: HideAgain) -> Any:
    for seat in seats:
        state = hide_again(state, seat, Chance(seat))
    return state


def at_table(model: Model) -> None:
    pass


def in_a_frame(model: Model) -> None:
    model.host = Frame(game=sitting(model).match.game.key)


def at_the_replay(model: Model) -> None:
    update(model, "go", "replay:7")


def messages(model: Model) -> list[list[str]]:
    """What somebody could tap on the page, and what a hostile one would send besides."""
    found = [(kind, html.unescape(name)) for kind, name in TOLD.findall(str(view(model)))]
    tapped = [name.split(" ") if kind == "do" else [kind, name] for kind, name in found]
    return [each for each in (*tapped, *(text.split(" ") for text in ASKED)) if not NOT_TRIED & {*each}]


def public(effects: list[Effect]) -> list[Any]:
    """All of it but the records themselves, which go to the shelf, to the bots, and into files."""
    labels = [vars(effect[2].label) for effect in effects if effect[0] == "save"]
    return [labels, *(effect[:1] if effect[0] in WITH_RECORD else effect for effect in effects)]


@pytest.mark.parametrize("place", [at_table, in_a_frame, at_the_replay])
@pytest.mark.parametrize(("key", "seats"), CASES)
def test_what_nobody_there_may_know_changes_nothing(
    key: str, seats: int, place: Callable[[Model], None]
) -> None:
    chance, tried, people = Chance(seats), 0, (1, seats)
    for seed in count():
        models = tables(key, seats, people[seed % 2], seed, chance.below(LONGEST))
        match = sitting(models[0]).match
        if match.over:
            continue
        for model in models:
            place(model)
        moves, done = len(match.moves), list[list[str]]()
        while len(match.moves) == moves and len(done) < STEPS:
            shown = [(str(view(model)), title(model), vars(keep.label(sitting(model)))) for model in models]
            assert shown[0] == shown[1], f"seed {seed} after {moves} moves: {done}"
            offered = messages(models[0])
            done.append(offered[chance.below(len(offered))])
            effects = [public(update(model, *done[-1])) for model in models]
            assert effects[0] == effects[1] or len(match.moves) > moves, f"seed {seed}, {moves} moves: {done}"
        tried += len(done)
        if tried >= LEAST and seed % 2:
            return
