"""Where a bot of your own comes from: a module and a function in it, named `module:function`, or the function
alone; and the hash of its code."""

import ast
import inspect
import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from . import Trouble

FOUR = "(view, moves, events, chance)"
# of the four: a move, several that it means to play, or a generator as in search/mind.py
Bot = Callable[..., Any]


class Guest(NamedTuple):
    name: str
    source: str  # `module:function`; empty: a function that only this process has
    code: str  # the hash of it


def resolve(bot: str | Bot) -> tuple[Guest, Bot]:
    """The bot, and where it comes from."""
    play: Any
    source = bot if isinstance(bot, str) else _source(bot)
    if not source:
        play, code = bot, _written(bot)
    else:
        path, _, name = source.partition(":")
        if not path or not name:
            raise Trouble(f"{source} names no bot: write it as module:function")
        module = _module(path)
        play, code = getattr(module, name, None), _code(module)
        if play is None:
            raise Trouble(f"{source}: the module {path} has no {name}")
    if not callable(play):
        raise Trouble(f"{source} is no function of {FOUR}")
    try:
        inspect.signature(play).bind(None, [], [], None)
    except TypeError:
        raise Trouble(f"{source or play.__name__} is no function of {FOUR}") from None
    except ValueError:
        pass  # one that says nothing of what it takes
    name = source.partition(":")[2] or getattr(play, "__name__", "")
    return Guest(name, source, code), play


def _source(bot: Bot) -> str:
    module, name = getattr(bot, "__module__", ""), getattr(bot, "__qualname__", "")
    found = sys.modules.get(module or "")
    return f"{module}:{name}" if module != "__main__" and found and hasattr(found, name) else ""


def _module(path: str) -> ModuleType:
    try:
        return import_module(path)
    except (Exception, SystemExit) as error:  # whatever a foreign module does
        wrong = " ".join(f"{type(error).__name__}: {error}".split())
        raise Trouble(f"{path} cannot be imported: {wrong}") from None


def _written(bot: Any) -> str:
    """The hash of a function that lies in no module, such as one of a notebook."""
    try:
        return sha256(inspect.getsource(bot).encode()).hexdigest()
    except (OSError, TypeError):
        raise Trouble("the text of this bot cannot be read: write it into a module") from None


def _code(module: ModuleType) -> str:
    """The hash of all that decides what it plays: its package, or the module and what that imports of its own
    folder; and the files that it names in DATA."""
    file = Path(getattr(module, "__file__", None) or "")
    if not file.is_file():
        raise Trouble(f"{module.__name__} is no file: a bot lies in a module of its own")
    if "." in module.__name__ or hasattr(module, "__path__"):
        top = Path(sys.modules[module.__name__.partition(".")[0]].__file__ or file)
        files = {*top.parent.rglob("*.py"), file}
    else:
        files = {file}
        _follow(file, files)
    data = {file.parent / name for name in getattr(module, "DATA", ())}
    total = sha256()
    for each in sorted(files | data):
        try:
            total.update(f"{each.name} ".encode() + sha256(each.read_bytes()).digest())
        except OSError as error:
            raise Trouble(f"{module.__name__} needs {each.name}: {error.strerror}") from None
    return total.hexdigest()


def _follow(file: Path, files: set[Path]) -> None:
    for name in _imported(file):
        folder = file.parent / name
        found = {file.parent / f"{name}.py", *folder.rglob("*.py")}
        for each in found - files:
            if each.is_file():
                files.add(each)
                if each.parent == file.parent:
                    _follow(each, files)


def _imported(file: Path) -> Iterator[str]:
    if file.suffix != ".py":
        return
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]
