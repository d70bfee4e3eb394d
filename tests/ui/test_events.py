"""Whatever is made of an event fits to how its game declares it."""

import ast
import inspect
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

import ui.games
from assets.packing.work import ROOT
from engine import GAMES, Event, Match, Record
from engine.event import Shapes, named
from ui.games import FACES
from ui.parts.deeds import deeds

from ..events import fits, reads
from ..toy.game import TOY
from .positions import randomly

pytestmark = pytest.mark.usefixtures("toy")
HOME = Path(ui.games.__file__).parent
FOLDERS = {**{key: HOME / key for key in FACES}, TOY.key: ROOT / "tests" / "toy" / "face"}
RECORDS = ROOT / "tests" / "records"


@cache
def recorded(key: str) -> list[Match]:
    """Games in which everything happens that can; of the toy any will do."""
    if key == TOY.key:
        return [randomly(TOY.key, seats, 1) for seats in TOY.seats]
    return [Record.read(file.read_text()).replay() for file in sorted((RECORDS / key).glob("*.rec"))]


def misnamed(
    shapes: Shapes, sentences: Mapping[str, Callable[..., str]], acts: Collection[str] = ()
) -> list[str]:
    """Sentences of no kind, and those whose parameters are not called as the arguments are; of `acts` the
    mover comes first."""

    def told(kind: str) -> tuple[str, ...]:
        return (*(("mover",) if kind in acts else ()), *shapes[kind])

    return [kind for kind, say in sentences.items() if kind not in shapes or _names(say) != told(kind)]


def _names(say: Callable[..., str]) -> tuple[str, ...]:
    """Of the parameters after the names of the seats."""
    _seats, *rest = inspect.signature(say).parameters.values()
    return tuple(f"*{one.name}" if one.kind is one.VAR_POSITIONAL else one.name for one in rest)


def unread(shapes: Shapes, handlers: Mapping[str, Callable[..., Any]]) -> list[str]:
    """Handlers of no kind, and those that cannot be called with a scene and the arguments."""
    return [
        kind for kind, act in handlers.items() if kind not in shapes or not reads(shapes[kind], act, None)
    ]


def compared(code: str) -> Iterator[str]:
    """The kinds that code looks for in an `event`."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Compare) and ast.unparse(node.left) == "event.kind":
            for part in chain.from_iterable(map(ast.walk, node.comparators)):
                if isinstance(part, ast.Constant):
                    yield str(part.value)


@pytest.mark.parametrize("key", FOLDERS)
def test_a_sentence_calls_the_arguments_as_the_game_does(key: str) -> None:
    face = FACES[key]
    assert misnamed(GAMES[key].events, face.events.sentences, face.acts) == []
    assert not [kind for kind in face.acts if "seat" in GAMES[key].events[kind]]


@pytest.mark.parametrize("key", FOLDERS)
def test_what_flies_is_called_with_the_arguments(key: str) -> None:
    assert unread(GAMES[key].events, FACES[key].events.flights) == []


@pytest.mark.parametrize("key", FOLDERS)
def test_only_declared_events_sound(key: str) -> None:
    assert set(FACES[key].events.sounds) <= set(GAMES[key].events)


@pytest.mark.parametrize("key", FOLDERS)
def test_a_face_looks_for_declared_events_only(key: str) -> None:
    files = FOLDERS[key].rglob("*.py")
    assert {kind for file in files for kind in compared(file.read_text())} <= set(GAMES[key].events)


@pytest.mark.parametrize("key", FOLDERS)
def test_every_event_of_the_recorded_games_is_told_as_it_happened(key: str) -> None:
    face, shapes = FACES[key], GAMES[key].events
    kinds = set()
    for match in recorded(key):
        names = [seat.name for seat in match.seats]
        for events in match.events:
            for event in events:
                assert fits(shapes[event.kind], event.args), event
                kinds.add(event.kind)
                assert bool(face.sentence(event, names, 0)) == (event.kind in face.events.sentences), event
            assert set(face.events.telling(events)) <= set(events)
            if face.deal:
                assert all(map(face.deal.sentence, face.deal.cards(events)))
    assert kinds == set(shapes)


@pytest.mark.parametrize("key", FOLDERS)
def test_a_recap_tells_what_a_seat_did(key: str) -> None:
    """With every kind of event there is."""
    face = FACES[key]
    most = max(len(match.seats) for match in recorded(key))
    events = [*chain(*(events for match in recorded(key) for events in match.events))]
    names = [f"Seat {seat}" for seat in range(most)]
    assert all(face.events.recap(events, seat, names) for seat in range(most))
    assert face.events.recap(events, most, names) == []


SHAPES: Shapes = {"give": ("seat", "card"), "show": ("seat", "*cards"), "over": ()}


def test_these_tests_would_notice() -> None:
    right: dict[str, Callable[..., str]] = {
        "give": lambda names, seat, card: "",
        "show": lambda names, seat, *cards: "",
        "over": lambda names: "",
    }
    assert misnamed(SHAPES, right) == []
    assert misnamed(SHAPES, {"gave": right["give"]}) == ["gave"]
    assert misnamed(SHAPES, {"give": lambda names, card, seat: ""}) == ["give"]
    assert misnamed(SHAPES, {"give": lambda names, seat: ""}) == ["give"]
    assert misnamed(SHAPES, {"show": lambda names, seat, cards: ""}) == ["show"]
    assert unread(SHAPES, {"show": lambda scene, seat, *cards: None}) == []
    assert unread(SHAPES, {"gave": lambda scene, seat, card: None}) == ["gave"]
    assert unread(SHAPES, {"give": lambda scene, seat: None}) == ["give"]
    assert unread(SHAPES, {"show": lambda scene, seat, card: None}) == ["show"]
    assert {*compared("event.kind == 'gave' or event.kind in ('give', 'show')")} == {"gave", "give", "show"}


def test_the_arguments_of_an_event_have_their_names() -> None:
    assert named(Event("give", (1, "vase")), SHAPES) == {"seat": 1, "card": "vase"}
    assert named(Event("show", (1, "vase", "cup")), SHAPES) == {"seat": 1, "cards": ("vase", "cup")}
    assert named(Event("show", (1,)), SHAPES) == {"seat": 1, "cards": ()}
    assert named(Event("over"), SHAPES) == {}
    with pytest.raises(KeyError):
        named(Event("gave", (1, "vase")), SHAPES)
    with pytest.raises(ValueError, match="shorter"):
        named(Event("give", (1,)), SHAPES)


def test_deeds_are_those_of_one_seat() -> None:
    events = [Event("give", (1, "vase")), Event("give", (2, "cup")), Event("over"), Event("show", (1,))]
    did = deeds(events, 1, SHAPES)
    assert did == {"give": [{"seat": 1, "card": "vase"}], "show": [{"seat": 1, "cards": ()}], "over": []}
    with pytest.raises(KeyError):
        did["gave"]
