"""A page as it was opened, in a Python of its own: more code comes only with what `needs` names.

It is run in an empty folder and given, as JSON, the files of each download and the messages in their order.
"""

import json
import shutil
import sys
from importlib import import_module, invalidate_caches
from pathlib import Path


def unpack(root: Path, files: list[str]) -> None:
    """A download comes into the working directory."""
    for file in files:
        Path(file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(root / file, file)
    invalidate_caches()


def play(root: Path, downloads: dict[str, list[str]], messages: list[list[object]]) -> None:
    app, needs = import_module("ui.app"), import_module("ui.needs").needs
    model = import_module("ui.model").Model(draw_seed=iter(range(7, 1_000)).__next__)
    for kind, *details in messages:
        for name in needs(model, kind, *details):
            unpack(root, downloads[name])
        app.update(model, kind, *details)
        str(app.view(model))
        app.title(model)


if __name__ == "__main__":
    told = json.load(sys.stdin)
    sys.path.insert(0, "")
    unpack(Path(told["root"]), told["downloads"]["app"])
    for module in told.get("imports", ()):
        import_module(module)
    play(Path(told["root"]), told["downloads"], told.get("messages", []))
