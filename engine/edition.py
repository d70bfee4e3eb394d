"""Which code plays: results of different code are not added up."""

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable

RELEASE = "0.2.0"
OUTSIDE = (
    "__main__.py",
    "lab/",
    "edition.py",
    "interrupted.py",
    "speech.py",
)  # they decide nothing in a game


def version() -> str:
    """The release, and the edition of the rules and bots in it: `0.2.0+f243f692eb5a`."""
    return f"{RELEASE}+{edition()}"


@cache
def edition() -> str:
    """Twelve hex digits of the rules and the bots, also where they lie in a zip file."""
    code = dict(_code(resources.files(__package__), ""))
    total = sha256()
    for path in sorted(path for path in code if not path.startswith(OUTSIDE)):
        total.update(path.encode() + b"\0" + sha256(code[path]).digest())
    return total.hexdigest()[:12]


def _code(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    for part in folder.iterdir():
        if part.is_dir():
            yield from _code(part, f"{path}{part.name}/")
        elif part.name.endswith(".py"):
            yield path + part.name, part.read_bytes()
