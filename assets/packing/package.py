"""What the wheel has, for hatchling: `peddlers`, which is ui/terminal, and in it engine/ and ui/."""

import re
import tempfile
from pathlib import Path
from runpy import run_path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

TERMINAL = "ui/terminal/"  # the package itself
IN_A_PAGE = "ui/browser/"  # imports the browser
# the build backend loads this file alone, without its neighbours
sources = run_path(str(Path(__file__).with_name("catalogues.py")))["sources"]
CODE = (".py", ".rec", ".svg", ".typed")
# in the tree they are packages of their own, and have no name before theirs
IMPORT = re.compile(r"^(\s*from )(engine|ui)\b", re.MULTILINE)


class CustomBuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root, self.folder = Path(self.root), tempfile.TemporaryDirectory()
        for name, data in sorted(files(root).items()):
            file = Path(self.folder.name, name)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)
            build_data["force_include"][str(file)] = name

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        self.folder.cleanup()


def files(root: Path) -> dict[str, bytes]:
    """Name in the wheel -> what is in it."""
    found = {}
    for path in (*(root / "engine").rglob("*"), *(root / "ui").rglob("*")):
        name = path.relative_to(root).as_posix()
        if path.is_file() and name.endswith(CODE) and not name.startswith(IN_A_PAGE):
            found[place(name)] = renamed(path.read_bytes(), name)
    return found | {f"peddlers/locale/{name}": data for name, data in words(root).items()}


def place(name: str) -> str:
    return f"peddlers/{name.removeprefix(TERMINAL)}"


def renamed(data: bytes, name: str) -> bytes:
    """The engine names nothing outside of itself: it is the same everywhere, and so is its edition."""
    if not name.endswith(".py") or name.startswith("engine/"):
        return data
    return IMPORT.sub(r"\1peddlers.\2", data.decode()).encode()


def words(root: Path) -> dict[str, bytes]:
    """The catalogues, compiled."""
    found = {}
    for (owner, language), po in sources(root).items():
        with po.open("rb") as source, tempfile.TemporaryFile() as compiled:
            write_mo(compiled, read_po(source))
            compiled.seek(0)
            found[f"{owner}.{language}.mo"] = compiled.read()
    return found
