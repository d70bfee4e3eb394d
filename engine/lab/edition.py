"""Which code plays: results of different code are not added up."""

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable

OUTSIDE = ("lab/", "__main__.py", "terminal.py")  # they decide nothing in a game


@cache
def edition() -> str:
    """Twelve hex digits of the rules and the bots, also where they lie in a zip file."""
    package = resources.files(__package__.rpartition(".")[0])
    code = {path: data for path, data in _code(package, "") if not path.startswith(OUTSIDE)}
    total = sha256()
    for path in sorted(code):
        total.update(path.encode() + b"\0" + sha256(code[path]).digest())
    return total.hexdigest()[:12]


def _code(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    for part in folder.iterdir():
        if part.is_dir():
            yield from _code(part, f"{path}{part.name}/")
        elif part.name.endswith(".py"):
            yield path + part.name, part.read_bytes()
