"""The list of all games and demos in EMBED.md. `python -m assets.packing.guide` writes it anew."""

from collections.abc import Sequence

from engine import GAMES
from ui.games import FACES, KEYS

from .work import ROOT

GUIDE = ROOT / "EMBED.md"
MOST = 6  # choices of an option
BEGIN, END = "<!-- the demos -->\n", "<!-- end of the demos -->\n"


def listed() -> str:
    """As Markdown: what each game can have at its table, then its demos with the rules that they show."""
    return "\n".join(_game(key) for key in KEYS)


def _game(key: str) -> str:
    game, face = GAMES[key], FACES[key]
    offered = game.options(game.seats[0])
    options = ", ".join(_option(name, offered[name]) for name in offered if name not in game.lots)
    rows = [
        f"| `{name}` | {demo.title} | {', '.join(demo.rules)} |" for name, demo in face.book().demos().items()
    ]
    seats, levels = ", ".join(map(str, game.seats)), ", ".join(f"`{level}`" for level in game.levels)
    head = f'### {face.title()}: `game="{key}"`\n\nSeats: {seats}. Levels: {levels}. Options: {options}.'
    return "\n".join([head, "", "| `demo` | shows | rules |", "|---|---|---|", *rows, ""])


def _option(name: str, choices: Sequence[str]) -> str:
    some = [*choices[:MOST], *(["…"] if len(choices) > MOST else [])]
    return f"`{name}` ({', '.join(some)})"


def written(guide: str) -> str:
    """The guide with the list as it is now."""
    before, _begin, rest = guide.partition(BEGIN)
    _old, _end, after = rest.partition(END)
    return f"{before}{BEGIN}{listed()}{END}{after}"


if __name__ == "__main__":
    GUIDE.write_text(written(GUIDE.read_text(encoding="utf-8")), encoding="utf-8")
