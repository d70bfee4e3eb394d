"""What comes by itself: the next card, the next move of a bot, the reckoning."""

from typing import Any

from engine import Move, write
from engine.planning import Fault

from ..model import STALE, Effect, Model
from ..parts.bot import tempo
from ..parts.flights import LINGER
from ..settings import BEATS, CARDS, FALLS, LOOKS, Settings
from . import ending
from .bots import forced, joined, listening, planned, waiting
from .saving import save
from .sitting import Sitting
from .view import scene_of, seen

SLOW = 500  # milliseconds: who thinks longer is said to think


def beat(settings: Settings, sitting: Sitting) -> int:
    """Milliseconds of a beat, the unit in which animations are timed; 0: what the last move changed does not
    move, as where bots take no time."""
    moves = len(sitting.match.moves)
    if sitting.dealing:
        return FALLS[sitting.deals(settings.deal)] if settings.beat else 0
    quick = sitting.clock.hurried or not settings.bot
    bots = moves and sitting.match.mover(moves) not in sitting.seating.people
    return 0 if quick and bots else settings.beat


def coming(model: Model, sitting: Sitting) -> list[Effect]:
    """What comes now, and where the eyes go."""
    sitting.clock.hurried = sitting.clock.hurried and waiting(sitting)
    if sitting.private:
        return [("focus", "put")]
    if sitting.ended:
        return ending.coming(model, sitting)
    first = sitting.clock.dealt == 1
    return [*([("focus", "on")] if first else []), *due(model, sitting)]


def due(model: Model, sitting: Sitting) -> list[Effect]:
    """The clock is set for the next card or the next bot."""
    pace, match = sitting.clock, sitting.match
    if pace.lingers:
        sight, rest = _sight_time(model, sitting), round(BEATS["brisk"] * LINGER)
        lingers = sight + rest if match.over else sight or rest
        return [("later", lingers, "lingered", len(match.moves))]
    if pace.holds:
        return _held(model, sitting, pace.holds)
    if pace.paused or listening(sitting):
        return []
    if sitting.dealing:
        card = _falls(model, sitting)
        return [] if card is None else [("later", card, "card", pace.dealt)]
    if not waiting(sitting):
        return []
    rests = 0 if joined(sitting) else model.settings.bot * tempo(sitting.seating.decider) // 100
    wait = 0 if pace.hurried else max(rests, _sight_time(model, sitting))
    return [*_think(sitting), ("later", wait, "bot", match.seed, len(match.moves))]


def _falls(model: Model, sitting: Sitting) -> int | None:
    """Milliseconds until the next card is dealt by itself; None: a person asks for it."""
    return CARDS[sitting.deals(model.settings.deal)]


def _sight_time(model: Model, sitting: Sitting) -> int:
    """Milliseconds until what the last move did was seen."""
    pace = beat(model.settings, sitting)
    return round(pace * sitting.face.lasts(scene_of(sitting))) if pace else 0


def _think(sitting: Sitting) -> list[Effect]:
    """The question what a bot plays next, unless its plan says that already."""
    match = sitting.match
    if planned(sitting):
        return []
    question = {"do": "plan", "record": write(match)}
    return [("think", question, "thought", match.seed, len(match.moves))]


def thinks(model: Model) -> bool:
    """Somebody waits for a thought."""
    sitting = model.sitting
    if model.screen == "page":
        return bool(getattr(model.page, "reviewing", False))
    at_table = model.screen == "table" and sitting
    asked = at_table and at_table.counsel
    return bool(at_table and (waiting(at_table) or (asked and asked.waits)))


def play(model: Model, sitting: Sitting, move: Move) -> list[Effect]:
    """A move of a person or a bot is played and saved."""
    sitting.play(move)
    while answer := forced(sitting):
        sitting.play(answer)
    sitting.clock.lingers = _lingers(model.settings, sitting)
    if sitting.learned:
        return [*save(sitting), *learned(sitting)]
    return [*save(sitting), *coming(model, sitting)]


def begin(model: Model, sitting: Sitting, move: Move) -> list[Effect]:
    """A move is played; one that hides what all see now waits until they have had a last look."""
    if not _look(model.settings, sitting, move):
        return play(model, sitting, move)
    sitting.let_go()
    sitting.clock.holds = move
    return [*([("focus", "on")] if not sitting.seating.bot else []), *_held(model, sitting, move)]


def _held(model: Model, sitting: Sitting, move: Move) -> list[Effect]:
    wait = _look(model.settings, sitting, move)
    return [("later", wait, "held", sitting.match.seed, len(sitting.match.moves))]


def _look(settings: Settings, sitting: Sitting, move: Move) -> int:
    """Milliseconds; who does not want to watch bots does not wait for them here either."""
    quick, hides = sitting.clock.hurried or not settings.bot, sitting.face.hides
    if sitting.guide or (quick and sitting.seating.bot) or not (hides and hides(seen(sitting), move)):
        return 0
    return LOOKS[settings.look]


def held(model: Model, sitting: Sitting, seed: int, number: int) -> list[Effect]:
    """All have looked, unless somebody did not want to wait for that."""
    now = (seed, number) == (sitting.match.seed, len(sitting.match.moves))
    if not (now and sitting.clock.holds) or sitting.looking_back:
        return [STALE]
    return play(model, sitting, sitting.clock.holds)


def stay(model: Model, sitting: Sitting) -> list[Effect]:
    """The person who decides does not want that yet."""
    if sitting.seating.bot:
        return []
    sitting.clock.holds = None
    return [("focus", "turn")]


def learned(sitting: Sitting) -> list[Effect]:
    """A lesson is over: it says so, and what comes next."""
    sitting.layout.sheet = "learned"
    return [("focus", "panel")]


def _lingers(settings: Settings, sitting: Sitting) -> bool:
    """What is cleared away next is seen first, and so is the last move of a game, before the reckoning: also
    where nothing moves, if that is the wish of the system only."""
    if not (sitting.match.over or sitting.face.lingers(sitting.match.events[-1])):
        return False
    moves = bool(beat(settings, sitting))
    return moves or (settings.still and bool(settings.bot) and not sitting.clock.hurried)


def lingered(model: Model, sitting: Sitting, number: int) -> list[Effect]:
    """What happened was seen, unless the person did not want to wait for that."""
    if not sitting.clock.lingers or number != len(sitting.match.moves):
        return [STALE]
    sitting.clock.lingers = False
    return coming(model, sitting)


def bot(model: Model, sitting: Sitting, seed: int, number: int) -> list[Effect]:
    """A bot plays, unless the game went on since it was called, or another one began."""
    if not _now(sitting, seed, number) or listening(sitting) or sitting.clock.paused:
        return [STALE]
    return _play(model, sitting)


def _now(sitting: Sitting, seed: int, number: int) -> bool:
    match = sitting.match
    return waiting(sitting) and (seed, number) == (match.seed, len(match.moves))


def _play(model: Model, sitting: Sitting) -> list[Effect]:
    """It may have to think first."""
    match = sitting.match
    if move := planned(sitting):
        return begin(model, sitting, move)
    sitting.clock.called = len(match.moves)
    return [*_think(sitting), ("later", SLOW, "slow", match.seed, len(match.moves))]


def thought(
    model: Model, sitting: Sitting, seed: int, number: int, plan: list[str], faults: list[list[Any]]
) -> list[Effect]:
    """What a bot plays next; it waits until it is called. What was thought for another game, or before this
    one went on, is forgotten."""
    match = sitting.match
    if (seed, number) != (match.seed, len(match.moves)) or match.over:
        return [STALE]
    sitting.planning.expect([Move.parse(move) for move in plan])
    warnings: list[Effect] = []
    if faults:
        sitting.planning.faults += [Fault(*fault) for fault in faults]
        sitting.fault, warnings = sitting.seating.decider, [("warn", f"{faults}")]
    here = model.screen == "table" and not sitting.layout.sheet
    if here and sitting.clock.called == number and waiting(sitting):
        return [*warnings, *_play(model, sitting)]
    return warnings or [STALE]


def slow(model: Model, sitting: Sitting, seed: int, number: int) -> list[Effect]:
    """The bot that was called still thinks."""
    if not _now(sitting, seed, number) or sitting.clock.called != number:
        return [STALE]
    sitting.clock.slow = number
    return []


def card(model: Model, sitting: Sitting, number: int) -> list[Effect]:
    """The next card lies by itself, unless it was laid since, or the person wants to ask for it."""
    by_hand = sitting.clock.paused or _falls(model, sitting) is None
    return [STALE] if number != sitting.clock.dealt or by_hand else _lay(model, sitting)


def _lay(model: Model, sitting: Sitting) -> list[Effect]:
    sitting.lay()
    return [*save(sitting), *([] if sitting.dealing else [("focus", "turn")]), *coming(model, sitting)]


def next_(model: Model, sitting: Sitting) -> list[Effect]:
    """The person wants the next card, or the next move of a bot, now."""
    if sitting.dealing:
        return _lay(model, sitting)
    if sitting.clock.lingers:
        return lingered(model, sitting, len(sitting.match.moves))
    if sitting.clock.holds:
        return play(model, sitting, sitting.clock.holds)
    return _play(model, sitting) if waiting(sitting) else []


def skip(model: Model, sitting: Sitting) -> list[Effect]:
    """All cards lie; or the bots play at once until a person decides."""
    sitting.clock.paused = False
    if sitting.clock.lingers:
        return lingered(model, sitting, len(sitting.match.moves))
    if not sitting.dealing:
        sitting.clock.hurried = waiting(sitting)
        return coming(model, sitting)
    sitting.clock.dealt = None
    return [*save(sitting), ("focus", "turn"), *coming(model, sitting)]


def pause(model: Model, sitting: Sitting) -> list[Effect]:
    """Cards and bots wait, or go on."""
    if not (sitting.dealing or waiting(sitting)):
        return []
    sitting.clock.paused, sitting.clock.called = not sitting.clock.paused, None
    return coming(model, sitting)


def setting(model: Model, name: str, value: str) -> list[Effect]:
    """In the lobby, the menu or the strip; with a new speed the clock is set anew."""
    before = model.settings.bot, model.settings.card
    model.settings.set(name, value)
    at_table = model.screen == "table" and model.sitting
    if not at_table or at_table.layout.sheet or (model.settings.bot, model.settings.card) == before:
        return []  # below a sheet nothing goes on until it is put away
    return due(model, at_table)
