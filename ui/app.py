"""The loop: a model, `update` for what happened, `view` for what is shown. No browser in it."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from engine import GAMES, BadOption, IllegalMove, Match, Move, NoUndo, Record, RecordError
from engine.match import HUMAN
from engine.record import write

from . import tap
from .face import Face, Scene
from .games import FACES
from .node import Node
from .screens import cover, setup, table, trouble
from .screens.setup import Setup
from .words import _

Effect = tuple[Any, ...]  # a kind and its details; main.py carries them out

# speed -> milliseconds for a move of a bot, for a dealt card
PACE = {"calm": (1800, 900), "brisk": (900, 450), "fast": (350, 180), "off": (0, 0)}


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
    match: Match | None = None
    said: int | None = None  # with several persons: the seat that said "I am …"
    tapped: tuple[str, ...] = ()
    asked: Move | None = None  # the move that waits for a yes
    refusal: str = ""  # why the last tap did nothing
    dealing: int | None = None  # so many cards of the last move are shown; None: all
    trouble: str = ""  # what is wrong with the saves
    broken: str = ""  # the text of a save that could not be read to its end

    @property
    def face(self) -> Face:
        assert self.match
        return FACES[self.match.game.key]

    @property
    def people(self) -> list[int]:
        assert self.match
        return [seat for seat, (_name, player) in enumerate(self.match.seats) if player == HUMAN]

    @property
    def looking(self) -> int | None:
        """Whose view is on the screen. Several persons share it only after saying who they are."""
        assert self.match
        if len(self.people) == 1:
            return self.people[0]
        return self.said if self.said is not None and self.said == self.match.seat else None

    @property
    def covered(self) -> bool:
        """The tablet goes to another person: nothing secret is on the page."""
        assert self.match
        hidden = self.match.seat in self.people and self.looking != self.match.seat
        return hidden and self.dealing is None

    @property
    def acting(self) -> bool:
        """The person who looks may decide now."""
        assert self.match
        return self.dealing is None and self.match.seat is not None and self.match.seat == self.looking

    def taps(self) -> tap.Taps:
        assert self.match
        names = self.face.names(self.match.view(self.looking))
        return tap.narrow(self.match.legal() if self.acting else [], self.tapped, names)

    def scene(self) -> Scene:
        assert self.match
        looking = self.looking
        seen = self.match.view(looking)
        standing = {} if looking is None else self.match.game.scores(seen).rows[looking]
        shown = self.face.dealing(self.match.events[-1])[: self.dealing] if self.dealing is not None else None
        names = tuple(seat.name for seat in self.match.seats)
        return Scene(seen, names, looking, self.taps(), standing, shown)


def update(model: Model, kind: str, *details: Any) -> list[Effect]:
    """Change the model by what happened, and say what is to be done outside."""
    if kind not in MESSAGES:
        return []
    return MESSAGES[kind](model, *details)


def view(model: Model) -> Node | None:
    """The page for the model; None: the lobby, which stands in the page itself."""
    if model.screen == "setup":
        return setup.draw(model.setup, running=bool(model.match and not model.match.over))
    if model.screen == "trouble":
        return trouble.page(model)
    if model.screen == "table" and model.match:
        return cover.draw(model) if model.covered else table.draw(model)
    return None


def title(model: Model) -> str:
    at_table = model.screen == "table" and model.match
    return f"{model.face.title()} · Peddler’s Table" if at_table else "Peddler’s Table"


# ---- going from screen to screen


def _go(model: Model, place: str) -> list[Effect]:
    """To the lobby, the set-up of a game (`new:` and its key) or the running game."""
    what, _colon, key = place.partition(":")
    if what == "new" and key in GAMES:
        model.screen, model.setup = "setup", model.setup.ready(key)
        return [("hash", "setup"), ("focus", "start")]
    if what in ("resume", "table") and model.match:
        model.screen, model.said = "table", None
        return [("hash", "table"), *_next(model)]
    if what in ("resume", "table") and model.trouble:
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


def _load(model: Model, text: str) -> list[Effect]:
    """The saved game, as far as it can be read. What cannot be read is kept and offered as a file."""
    try:
        model.match = Record.read(text).replay()
    except RecordError as error:
        model.match, model.broken = error.match, text
        model.trouble = _("The saved game could not be read beyond this point: {reason}", reason=error)
        return [("keep", "broken", text)]
    return []


def _set(model: Model, name: str, value: Any) -> list[Effect]:
    model.setup.set(name, value)
    return []


def _setting(model: Model, name: str, value: str) -> list[Effect]:
    if name == "speed" and value in PACE:
        model.settings.speed = value
    elif name == "confirm":
        model.settings.confirm = value != "no"
    return []


def _start(model: Model) -> list[Effect]:
    chosen = model.setup
    seed = model.draw_seed() if chosen.seed is None else chosen.seed
    try:
        match = Match(GAMES[chosen.game], chosen.seats(), chosen.options, seed)
    except BadOption:
        model.setup.problem = _("These choices do not go together.")
        return []
    _seat_down(model, match)
    return [("keep", "names", json.dumps(chosen.names)), *_go(model, "table"), *_save(model)]


def _again(model: Model) -> list[Effect]:
    """The same table once more, with new luck."""
    assert model.match
    old = model.match
    _seat_down(model, Match(old.game, old.seats, old.options, model.draw_seed()))
    return [*_go(model, "table"), *_save(model)]


def _seat_down(model: Model, match: Match) -> None:
    model.match, model.said, model.dealing = match, None, None
    model.trouble = model.broken = ""
    _let_go(model)


# ---- playing


def _tap(model: Model, thing: str) -> list[Effect]:
    if not model.match or not model.acting:
        return []
    seen = model.match.view(model.looking)
    names = model.face.names(seen)
    legal = model.match.legal()
    after = tap.tap(legal, model.tapped, thing, names)
    before = model.tapped
    _let_go(model)
    if after is None:
        model.tapped = before
        model.refusal = _why(model, model.face.meant(seen, (*before, thing)))
        return []
    model.tapped = after
    move = tap.decided(tap.narrow(legal, after, names))
    return _try(model, move) if move else []


def _why(model: Model, move: Move | None) -> str:
    assert model.match
    try:
        if move:
            model.match.check(move)
    except IllegalMove as error:
        return model.face.refuse(error.args)
    return _("That does not go together. Choose something that glows.")


def _move(model: Model, *words: str) -> list[Effect]:
    """A button that is a move, or the yes to one that cannot be undone."""
    if not model.match or not model.acting:
        return []
    move = Move(*words)
    return _play(model, move) if move == model.asked else _try(model, move)


def _try(model: Model, move: Move) -> list[Effect]:
    """Play a move; one that cannot be undone is asked about first, if there is a choice."""
    assert model.match
    if model.settings.confirm and len(model.match.legal()) > 1 and model.match.kept(move):
        model.asked, model.refusal = move, ""
        return [("focus", "yes")]
    return _play(model, move)


def _play(model: Model, move: Move) -> list[Effect]:
    assert model.match
    try:
        model.match.play(move)
    except IllegalMove as error:
        model.refusal = model.face.refuse(error.args)
        return []
    _let_go(model)
    return [*_save(model), *_shown(model), *_next(model)]


def _undo(model: Model) -> list[Effect]:
    if not model.match or not model.acting:
        return []
    _let_go(model)
    try:
        model.match.undo()
    except NoUndo as error:
        model.refusal = undo_words(str(error.args[0]))
        return []
    return _save(model)


def undo_words(reason: str) -> str:
    return {
        "start": _("There is nothing to take back."),
        "over": _("The game is over: nothing can be taken back."),
        "seat": _("The move before was another’s: it stays."),
        "chance": _("Cards were shuffled since: that stays."),
        "seen": _("Something hidden was shown: that stays."),
    }[reason]


def _cancel(model: Model) -> list[Effect]:
    _let_go(model)
    return []


def _let_go(model: Model) -> None:
    model.tapped, model.asked, model.refusal = (), None, ""


def _i_am(model: Model) -> list[Effect]:
    """The person whose turn it is has the tablet."""
    if model.match:
        model.said = model.match.seat
    return [("focus", "prompt")]


def _bot(model: Model, number: int) -> list[Effect]:
    """A bot plays, unless the game went on since it was called."""
    match = model.match
    waiting = match and number == len(match.moves) and model.screen == "table" and model.dealing is None
    if not match or not waiting or match.over or match.seat in model.people:
        return []
    match.play(match.bot_move())
    return [*_save(model), *_shown(model), *_next(model)]


def _next(model: Model) -> list[Effect]:
    """If a bot is to decide, it is called after its time; at the end the result is read."""
    match = model.match
    if match and match.over:
        return [("focus", "result")]
    if not match or match.seat in model.people or model.dealing is not None:
        return []
    return [("later", PACE[model.settings.speed][0], "bot", len(match.moves))]


def _shown(model: Model) -> list[Effect]:
    """If cards were dealt, they are shown one by one."""
    assert model.match
    _bot_pace, card_pace = PACE[model.settings.speed]
    if not card_pace or not model.face.dealing(model.match.events[-1]):
        return []
    model.dealing = 1
    return [("later", card_pace, "card", 1), ("focus", "skip")]


def _card(model: Model, number: int | str | None = None) -> list[Effect]:
    """The next card lies; by itself, or because the person wants it now."""
    if not model.match or model.dealing is None or (number is not None and int(number) != model.dealing):
        return []
    model.dealing += 1
    if model.dealing > len(model.face.dealing(model.match.events[-1])):
        return _skip(model)
    return [("later", PACE[model.settings.speed][1], "card", model.dealing)]


def _skip(model: Model) -> list[Effect]:
    model.dealing = None
    return [("focus", "prompt"), *_next(model)]


# ---- keeping


def _save(model: Model) -> list[Effect]:
    assert model.match
    match = model.match
    if match.seat is None:
        return [("save", write(match), {})]
    colours = model.face.colours(match.state)
    summary = {
        "game": match.game.key,
        "round": match.state.round,
        "seats": [[seat.name, colour] for seat, colour in zip(match.seats, colours, strict=True)],
        "turn": match.seats[match.seat].name,
    }
    return [("save", write(match), summary)]


def _stored(model: Model, problem: str) -> list[Effect]:
    """How saving went: nothing wrong, or full, denied or lost."""
    words = {
        "full": _("The browser’s storage is full: the game is not saved any more. Keep it as a file."),
        "denied": _("The browser denies its storage: the game is not saved. Keep it as a file."),
        "lost": _("The browser did not keep the game: it is not saved. Keep it as a file."),
    }
    if problem:
        model.trouble = words[problem]
    elif not model.broken:
        model.trouble = ""
    return []


def _export(model: Model) -> list[Effect]:
    return [("download", "peddlers-table.txt", write(model.match))] if model.match else []


def _export_broken(model: Model) -> list[Effect]:
    return [("download", "peddlers-table-original.txt", model.broken)] if model.broken else []


MESSAGES: dict[str, Callable[..., list[Effect]]] = {
    "go": _go,
    "hash": _hash,
    "load": _load,
    "set": _set,
    "setting": _setting,
    "start": _start,
    "again": _again,
    "tap": _tap,
    "move": _move,
    "undo": _undo,
    "cancel": _cancel,
    "i_am": _i_am,
    "bot": _bot,
    "card": _card,
    "skip": _skip,
    "stored": _stored,
    "export": _export,
    "export_broken": _export_broken,
}
