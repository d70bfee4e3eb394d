"""The keys: what each of them sends, and what the sheet of help says of it."""

from typing import NamedTuple

from .settings import ALT, PLAIN
from .words import _

WITH = "Alt+"
MADE = ("[", "]", "?")  # on some keyboards AltGr or Option makes them


class Key(NamedTuple):
    sends: dict[str, str]  # key as the browser names it -> a message with its details
    caps: tuple[str, ...]  # what stands on the keys
    words: str


def table() -> list[Key]:
    """What sends nothing here is heard by the browser or the page's own scripts."""
    return [
        Key({}, (_("Tab"),), _("to the board, the hand, the piles, the seats, the log")),
        Key({}, ("←", "→", "↑", "↓"), _("from thing to thing inside")),
        Key({}, (_("Home"), _("End")), _("to the first and the last")),
        Key({}, (_("PgUp"), _("PgDn")), _("to what can be tapped now, wherever it lies")),
        Key({}, (_("Enter"),), _("tap what has the focus")),
        Key({"Escape": "cancel"}, (_("Esc"),), _("let go, close a sheet")),
        Key({"Ctrl+z": "undo"}, (_("Ctrl"), "Z"), _("undo")),
        Key({" ": "next"}, (_("Space"),), _("the next card, or the next move of a bot")),
        Key({"p": "pause"}, ("p",), _("cards and bots wait, or go on")),
        Key({"[": "step round_back", "]": "step round_on"}, ("[", "]"), _("look back round by round")),
        Key(
            {"ArrowLeft": "step back", "ArrowRight": "step on", "Home": "step first", "End": "now"},
            ("←", "→", _("Home"), _("End")),
            _("while looking back: move by move, to the beginning, to now"),
        ),
        Key({"h": "open advice"}, ("h",), _("what would you do? Where the game has an adviser")),
        Key({"i": "about"}, ("i",), _("what is this? Also the right button")),
        Key({"r": "open read"}, ("r",), _("the table in words")),
        Key({"?": "open help"}, ("?",), _("this sheet")),
    ]


def single(key: str) -> bool:
    """A character of its own, which a voice or a stray finger types by mistake; Space is none."""
    return len(key) == 1 and key != " "


def sent(key: str, letters: str = PLAIN) -> str:
    """What a key sends. Those of a single character may be switched off, or ask for Alt; some keyboards need
    it for a few of them anyhow."""
    bare = key.removeprefix(WITH)
    if not single(bare):
        return SENDS.get(key, "")
    held = bare != key
    heard = letters == ALT if held else letters == PLAIN
    return SENDS.get(bare, "") if heard or (held and bare in MADE and letters == PLAIN) else ""


def shortcut(key: str, letters: str) -> str | None:
    """As the button is told that sends the same."""
    return {PLAIN: key, ALT: f"{WITH}{key.upper()}"}.get(letters)


SENDS = {key: message for row in table() for key, message in row.sends.items()}
