"""Whether events are told, and read, as their games declare them."""

import ast
import inspect
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any


def fits(shape: Sequence[str], args: Sequence[Any]) -> bool:
    """So many arguments as are named; of the last one with a star there are any number."""
    if shape and shape[-1].startswith("*"):
        return len(args) >= len(shape) - 1
    return len(args) == len(shape)


def reads(shape: Sequence[str], function: Callable[..., Any], *before: Any) -> bool:
    """The function can be called with the arguments of every event of that shape."""
    fixed = [name for name in shape if not name.startswith("*")]
    counts = (len(fixed),) if len(fixed) == len(shape) else (len(fixed), len(fixed) + 1, len(fixed) + 5)
    signature = inspect.signature(function)
    try:
        for count in counts:
            signature.bind(*before, *range(count))
    except TypeError:
        return False
    return True


def told(folder: Path) -> Iterator[str]:
    """The kinds of event that the code in a folder tells."""
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "tell"
            ):
                for part in ast.walk(node.args[0]):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        yield part.value
                    elif isinstance(part, ast.Name) and part.id == "ROUND":
                        yield "round"
