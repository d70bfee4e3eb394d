"""What the page fetches of our code and words: the path of a file says in which download it ships."""

from collections.abc import Iterable, Sequence

from . import words

APP = "app"  # comes with the page
UNUSED = (  # in a page
    "engine/__main__.py",
    "engine/lab/",
    "engine/edition.py",
    "engine/simulate.py",
    "engine/parts/layout.py",
    "ui/terminal/",
)
ENCODING = "/encoding.py"  # of a game: only the laboratory asks for it
SHIPPED = (".py", ".rec", ".svg")
DRAWN = "/tile.svg"  # stands in the page


def homes(path: str) -> tuple[str, ...]:
    """The downloads of a file of engine/ or ui/. The mind of a game brings its rules, for the worker."""
    match path.split("/"):
        case ["engine", "games", key, "mind", *_]:
            return (mind(key),)
        case ["engine", "games", key, _, *_]:
            return key, mind(key)
        case ["ui", "games", key, _, *_]:
            return (key,)
        case ["engine", "search", *_] | ["ui", "minds", *_]:
            return ("minds",)
        case ["ui", "pages", *_] | ["engine", "code.py"]:  # only pages read and write game codes
            return ("pages",)
    return (APP,)


def mind(key: str) -> str:
    return f"{key}-mind"


def sheet(key: str) -> str:
    """The style sheet of a game, as the site calls it."""
    return f"{key}.css"


def sorted_out(paths: Iterable[str], games: Sequence[str]) -> dict[str, list[str]]:
    """Download -> its files; of these games."""
    found: dict[str, list[str]] = {}
    for path in sorted(paths):
        wanted = (
            path.endswith(SHIPPED) and not path.endswith((DRAWN, ENCODING)) and not path.startswith(UNUSED)
        )
        for home in homes(path) if wanted and path.startswith(("engine/", "ui/")) else ():
            if home in (APP, "minds", "pages", *games, *map(mind, games)):
                found.setdefault(home, []).append(path)
    return found


def references(zips: Iterable[str], catalogues: Iterable[str], games: Sequence[str]) -> dict[str, list[str]]:
    """Download -> its addresses. A game has a style sheet beside its code."""
    found = {name: [f"./{name}.zip"] for name in zips if name != APP}
    for key in games:
        found[key].append(f"./{sheet(key)}")
    return found | {words.download(name): [f"./{name}"] for name in catalogues}
