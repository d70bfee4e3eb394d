"""`build.py bench`: the figures of every module here, with their limits, as a table and as JSON.

A module has `figures() -> dict` and may have `LIMITS`, figure -> at most.
"""

import json
import platform
import sys
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import tests.bench


def row(name: str, value: Any, limit: float | None) -> str:
    text = f"{value:,}" if isinstance(value, int | float) else str(value)
    if limit is None:
        return f"{name:<54} {text:>12}"
    return f"{name:<54} {text:>12}  at most {limit:,}{'' if value <= limit else ': MISSED'}"


figures: dict[str, Any] = {"python": platform.python_version()}
for found in iter_modules(tests.bench.__path__):
    if found.name != "__main__":
        module = import_module(f"tests.bench.{found.name}")
        print(f"measuring: {found.name}", file=sys.stderr, flush=True)
        measured, limits = module.figures(), getattr(module, "LIMITS", {})
        figures |= measured
        if "--json" not in sys.argv:
            print(
                "\n".join(row(name, value, limits.get(name)) for name, value in measured.items()), flush=True
            )
print(json.dumps(figures))
