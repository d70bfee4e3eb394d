"""Matches and errors in words, the same as on the page, in five languages."""

from collections.abc import Callable, Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from engine import BadOption, Event, Match, NoUndo, RecordError, known
from engine.refusal import Refusal
from ui import words
from ui.games import FACES
from ui.parts.reading import Chapter
from ui.saves.words import why
from ui.scene import Scene
from ui.table.play import stays
from ui.table.taps import narrow
from ui.words import LANGUAGES, _, listed

OWN = "terminal"  # the catalogue of what is only said here


def speak(language: str) -> bool:
    """Use a language from now on; are its words here?"""
    home: Any = catalogues()
    words.CATALOGUES = home
    words.learn(OWN)
    words.speak(language)
    return language == "en" or (language in LANGUAGES and (home / f"{OWN}.{language}.mo").is_file())


def catalogues() -> Traversable:
    """Where they lie: in the package, or in a checkout where build.py compiles them."""
    packed = resources.files(__package__) / "locale"
    return packed if (packed / f"{OWN}.de.mo").is_file() else Path(__file__).parents[2] / ".build"


def table(match: Match, seat: int | None = None) -> str:
    """What lies on the table, as a seat sees it; None: somebody without a seat."""
    face = FACES[match.game.key]
    lines = [title(match)]
    for chapter, part in read(match, seat):
        lines += ["", chapter, *(f"  {line}" for line in part)]
    return "\n".join([*lines, "", face.prompt(scene(match, seat))])


def title(match: Match) -> str:
    return FACES[match.game.key].title()


def read(match: Match, seat: int | None) -> list[Chapter]:
    return FACES[match.game.key].help.read(scene(match, seat))


def scene(match: Match, seat: int | None) -> Scene:
    """What a drawing would be given."""
    face, acts = FACES[match.game.key], seat is not None and seat == match.seat
    view = match.view(seat)
    taps = narrow(match.legal() if acts else [], (), face.taps.names(view))
    began = match.view(seat, len(match.moves) - match.undoable()) if acts else None
    heard = known((event for news in match.events for event in news), seat)
    return Scene(view, names(match), seat, taps, began=began, number=len(match.moves), known=heard)


def names(match: Match) -> tuple[str, ...]:
    return tuple(seat.name for seat in match.seats)


def happened(match: Match, events: Sequence[Event]) -> list[str]:
    """What the last move brought, in sentences."""
    face, mover = FACES[match.game.key], match.mover(len(match.moves)) if match.moves else None
    sentences = [face.sentence(event, names(match), mover) for event in face.events.telling(events)]
    return [str(sentence) for sentence in sentences if sentence]


def moves(match: Match, seat: int) -> list[str]:
    """Every legal move in words, in the order of the list."""
    face, view = FACES[match.game.key], match.view(seat)
    return [str(face.wording.move(move, names(match), view)) for move in match.legal()]


def sentence(error: Exception) -> str:
    """What is wrong; empty: there are no words for it."""
    if isinstance(error, RecordError):
        return why(error)
    if isinstance(error, NoUndo):
        return stays(*error.args)
    if isinstance(error, Refusal) and error.game in FACES:
        return FACES[error.game].refusal(error.args)
    sentences = BAD_OPTIONS if isinstance(error, BadOption) else BAD_MOVES
    if isinstance(error, Refusal) and error.args[0] in sentences:
        kind, *details = error.args
        return sentences[kind](*map(str, details))
    return ""


BAD_OPTIONS: dict[str, Callable[..., str]] = {
    "seats": lambda seats: _("This game is not for {n} players.", n=seats),
    "no_option": lambda name: _("This game has no option {name}.", name=name),
    "no_choice": lambda name, choice: _(
        "The option {name} has no choice {choice}.", name=name, choice=choice
    ),
    "no_bot": lambda name, *bots: _(
        "No bot is called {name}: there are {bots}, or your own as {own}.",
        name=name,
        bots=listed(bots),
        own="module:function",
    ),
    "bad_name": lambda name, *_others: _("No seat can be called {name}.", name=repr(name)),
    "bad_seat": lambda name, *_others: _("No bot can be called {name}.", name=repr(name)),
    "bad_seed": lambda seed: _("{seed} is no seed: it is a whole number below 2^64.", seed=seed),
}
BAD_MOVES: dict[str, Callable[..., str]] = {  # in any game
    "no_move": lambda: _("That is no move."),
    "no_word": lambda *words: _("No legal move is made of these words: {words}.", words=" ".join(words)),
    "over": lambda: _("The game is over."),
}
