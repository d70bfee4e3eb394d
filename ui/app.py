"""The loop: a model, `update` for what happened, `view` for what is shown. No browser in it."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from engine import GAMES, IllegalMove, Match, Move, NoUndo, Record, RecordError, write

from .node import Node
from .screens import cover, setup, table, trouble
from .screens.setup import Setup
from .screens.trouble import Trouble
from .sitting import Sitting
from .words import _

Effect = tuple[Any, ...]  # a kind and its details; main.py carries them out

# speed -> milliseconds for a move of a bot, for a dealt card (None: the next card comes when it is asked for)
PACE: dict[str, tuple[int, int | None]] = {
    "calm": (1800, 900),
    "brisk": (900, 450),
    "fast": (350, 180),
    "off": (0, None),
}


MAX_KEPT = 1_000  # characters of a small thing that the browser kept for us


@dataclass
class Settings:
    """What the lobby lets a person choose."""

    speed: str = "brisk"
    confirm: bool = True  # ask before what cannot be undone


@dataclass
class Model:
    """Everything that the view depends on."""

    draw_seed: Callable[[], int]
    settings: Settings = field(default_factory=Settings)
    screen: str = "home"  # home, setup, table or trouble
    setup: Setup = field(default_factory=Setup)
    sitting: Sitting | None = None
    trouble: Trouble = field(default_factory=Trouble)


def update(model: Model, kind: str, *details: Any) -> list[Effect]:
    """Change the model by what happened, and say what is to be done outside."""
    if kind in SCREEN:
        return SCREEN[kind](model, *details)
    if kind in TABLE and model.sitting:
        return TABLE[kind](model, model.sitting, *details)
    return []


def view(model: Model) -> Node | None:
    """The page for the model; None: the lobby, which stands in the page itself."""
    sitting = model.sitting
    if model.screen == "setup":
        return setup.draw(model.setup, running=bool(sitting and not sitting.match.over))
    if model.screen == "trouble":
        return trouble.page(model.trouble)
    if model.screen == "table" and sitting:
        return cover.draw(sitting) if sitting.covered else table.draw(sitting, model.trouble)
    return None


def title(model: Model) -> str:
    at_table = model.screen == "table" and model.sitting
    return f"{at_table.face.title()} · Peddler’s Table" if at_table else "Peddler’s Table"


# ---- going from screen to screen


def _go(model: Model, place: str) -> list[Effect]:
    """To the lobby, the set-up of a game (`new:` and its key) or the running game."""
    what, _colon, key = place.partition(":")
    if what == "new" and key in GAMES:
        model.screen, model.setup = "setup", model.setup.ready(key)
        return [("hash", "setup"), ("focus", "start")]
    if what in ("resume", "table") and model.sitting:
        model.screen, model.sitting.said = "table", None
        return [("hash", "table"), *_next(model, model.sitting)]
    if what in ("resume", "table") and model.trouble.words:
        model.screen = "trouble"
        return [("hash", "table")]
    model.screen = "home"
    return [("hash", ""), ("resume",)]


def _hash(model: Model, name: str) -> list[Effect]:
    """Back and Forward of the browser; other names are places in the lobby."""
    if name not in ("", "table"):
        return []
    here = {"home": "", "trouble": "table"}.get(model.screen, model.screen)
    return [] if name == here else _go(model, name)


def _set(model: Model, name: str, value: Any) -> list[Effect]:
    model.setup.set(name, value)
    return []


def _setting(model: Model, name: str, value: str) -> list[Effect]:
    if name == "speed" and value in PACE:
        model.settings.speed = value
    elif name == "confirm":
        model.settings.confirm = value != "no"
    return []


def _names(model: Model, kept: str) -> list[Effect]:
    """The names of the last time; whatever else stands there is forgotten."""
    try:
        names = json.loads(kept) if len(kept) < MAX_KEPT else None
    except ValueError:
        names = None
    if not isinstance(names, list):
        return [("forget", "names")]
    for seat, name in enumerate(names[: len(model.setup.names)]):
        model.setup.set(f"name-{seat}", name)
    return []


def _start(model: Model) -> list[Effect]:
    chosen = model.setup
    if chosen.problem:
        return []
    seed = int(chosen.seed) if chosen.seed else model.draw_seed()
    match = Match(GAMES[chosen.game], chosen.seats(), chosen.options, seed)
    return [("keep", "names", json.dumps(chosen.names)), *_sit_down(model, match)]


def _sit_down(model: Model, match: Match) -> list[Effect]:
    model.sitting = Sitting(match)
    return [*_save(model.sitting), *_go(model, "table")]


# ---- playing


def _tap(model: Model, sitting: Sitting, thing: str) -> list[Effect]:
    move = sitting.tap(thing) if sitting.acting else None
    return _try(model, sitting, move) if move else []


def _move(model: Model, sitting: Sitting, *words: str) -> list[Effect]:
    """A button that is a move."""
    if not sitting.acting:
        return []
    return _try(model, sitting, Move(*words))


def _yes(model: Model, sitting: Sitting) -> list[Effect]:
    return _play(model, sitting, sitting.asked) if sitting.asked and sitting.acting else []


def _try(model: Model, sitting: Sitting, move: Move) -> list[Effect]:
    """Play a move; one that cannot be undone is asked about first."""
    try:
        sitting.match.check(move)
    except IllegalMove as error:
        sitting.refusal = sitting.face.refuse(error.args)
        return []
    if model.settings.confirm and sitting.final(move):
        sitting.asked, sitting.refusal = move, ""
        return [("focus", "yes")]
    return _play(model, sitting, move)


def _play(model: Model, sitting: Sitting, move: Move) -> list[Effect]:
    sitting.play(move)
    return [*_save(sitting), *_next(model, sitting)]


def _undo(model: Model, sitting: Sitting) -> list[Effect]:
    if not sitting.acting:
        return []
    sitting.let_go()
    try:
        sitting.match.undo()
    except NoUndo as error:
        sitting.refusal = _kept(str(error.args[0]))
        return []
    return _save(sitting)


def _kept(reason: str) -> str:
    return {
        "start": _("There is nothing to take back."),
        "over": _("The game is over: nothing can be taken back."),
        "seat": _("The move before was another’s: it stays."),
        "chance": _("Cards were shuffled since: that stays."),
        "seen": _("Something hidden was shown: that stays."),
    }[reason]


def _cancel(model: Model, sitting: Sitting) -> list[Effect]:
    sitting.let_go()
    return []


def _i_am(model: Model, sitting: Sitting) -> list[Effect]:
    """The person whose turn it is has the tablet."""
    sitting.said = sitting.match.seat
    return [("focus", "prompt")]


def _bot(model: Model, sitting: Sitting, seed: int, number: int) -> list[Effect]:
    """A bot plays, unless the game went on since it was called, or another one began."""
    match = sitting.match
    called = (seed, number) == (match.seed, len(match.moves))
    if not called or not sitting.waiting or model.screen != "table":
        return []
    return _play(model, sitting, match.bot_move())


def _card(model: Model, sitting: Sitting, number: int | None = None) -> list[Effect]:
    """The next card lies; by itself, or because the person wants it now."""
    if sitting.dealing is None or number not in (None, sitting.dealing) or model.screen != "table":
        return []
    more = sitting.lay()
    return [_laid(sitting), *([] if more else [("focus", "prompt")]), *_next(model, sitting)]


def _skip(model: Model, sitting: Sitting) -> list[Effect]:
    sitting.dealing = None
    return [_laid(sitting), ("focus", "prompt"), *_next(model, sitting)]


def _next(model: Model, sitting: Sitting) -> list[Effect]:
    """What comes by itself: the next card, the next bot; at the end the result is read."""
    bot_pace, card_pace = PACE[model.settings.speed]
    match = sitting.match
    if sitting.dealing is not None:
        first: list[Effect] = [("focus", "skip")] if sitting.dealing == 1 else []
        return first if card_pace is None else [*first, ("later", card_pace, "card", sitting.dealing)]
    if match.over:
        return [("focus", "result")]
    return [("later", bot_pace, "bot", match.seed, len(match.moves))] if sitting.waiting else []


def _again(model: Model, sitting: Sitting) -> list[Effect]:
    """The same table once more, with new luck."""
    old = sitting.match
    return _sit_down(model, Match(old.game, old.seats, old.options, model.draw_seed()))


def _aside(model: Model, sitting: Sitting) -> list[Effect]:
    sitting.aside = not sitting.aside
    return [("focus", "prompt" if sitting.aside else "result")]


# ---- keeping


def _save(sitting: Sitting) -> list[Effect]:
    return [("save", write(sitting.match), _told(sitting)), _laid(sitting)]


def _told(sitting: Sitting) -> dict[str, Any]:
    """What the lobby says of a game that is not over."""
    match = sitting.match
    if match.seat is None:
        return {}
    seen = match.view(None)
    return {
        "game": match.game.key,
        "round": seen.round,
        "seats": [list(pair) for pair in zip(sitting.names, sitting.face.colours(seen), strict=True)],
        "turn": sitting.names[match.seat],
    }


def _summary(model: Model, sitting: Sitting) -> list[Effect]:
    """The lobby's words of the game were lost."""
    return [("summary", _told(sitting))]


def _laid(sitting: Sitting) -> Effect:
    """How many cards of the running deal were seen, so that a reload shows neither more nor fewer."""
    return ("keep", "dealing", json.dumps([len(sitting.match.moves), sitting.dealing]))


def _load(model: Model, text: str, dealing: str = "", broken: str = "") -> list[Effect]:
    """The saved game, as far as it can be read. What cannot be read is kept and offered as a file."""
    match: Match | None = None
    effects: list[Effect] = []
    if broken:
        model.trouble = Trouble(_("An earlier save could not be read. Keep it as a file."), broken)
    try:
        match = Record.read(text).replay() if text else None
    except RecordError as error:
        match = error.match
        said = _("The saved game could not be read beyond line {n}.", n=error.line)
        model.trouble = Trouble(said, text)
        effects = [("keep", "broken", text)]
    if not match:
        return effects
    model.sitting = Sitting(match)
    model.sitting.dealing = _unlaid(dealing, model.sitting)
    return [*effects, *_next(model, model.sitting)] if model.screen == "table" else effects


def _unlaid(kept: str, sitting: Sitting) -> int | None:
    """Where a deal that was being shown broke off."""
    try:
        moves, number = json.loads(kept[:MAX_KEPT])
    except (ValueError, TypeError):
        return None
    goes_on = moves == len(sitting.match.moves) and isinstance(number, int)
    return number if goes_on and 0 < number <= len(sitting.dealt()) else None


def _stored(model: Model, problem: str) -> list[Effect]:
    """How saving went: nothing wrong, or full, denied or lost."""
    words = {
        "full": _("The browser’s storage is full: the game is not saved any more. Keep it as a file."),
        "denied": _("The browser denies its storage: the game is not saved. Keep it as a file."),
        "lost": _("The browser did not keep the game: it is not saved. Keep it as a file."),
        "": "",
    }
    if problem or not model.trouble.broken:
        model.trouble = Trouble(words[problem], model.trouble.broken)
    return []


def _export(model: Model, sitting: Sitting) -> list[Effect]:
    return [("download", "peddlers-table.txt", write(sitting.match))]


def _export_broken(model: Model) -> list[Effect]:
    broken = model.trouble.broken
    return [("download", "peddlers-table-original.txt", broken)] if broken else []


def _let_be(model: Model) -> list[Effect]:
    """The person has read it; a text that cannot be read need not be kept any more."""
    model.trouble = Trouble()
    back = _go(model, "home") if model.screen == "trouble" else []
    return [("forget", "broken"), *back]


SCREEN: dict[str, Callable[..., list[Effect]]] = {
    "go": _go,
    "hash": _hash,
    "set": _set,
    "setting": _setting,
    "names": _names,
    "start": _start,
    "load": _load,
    "stored": _stored,
    "export_broken": _export_broken,
    "let_be": _let_be,
}
TABLE: dict[str, Callable[..., list[Effect]]] = {
    "tap": _tap,
    "move": _move,
    "yes": _yes,
    "undo": _undo,
    "cancel": _cancel,
    "i_am": _i_am,
    "bot": _bot,
    "card": _card,
    "skip": _skip,
    "again": _again,
    "aside": _aside,
    "export": _export,
    "summary": _summary,
}
