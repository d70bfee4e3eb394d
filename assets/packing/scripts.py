"""The scripts of the page and all style sheets, as they are served: bundled and minified by esbuild."""

import json
import posixpath
from pathlib import Path

from ui.games import KEYS

from .tools import NODE_MODULES
from .work import CACHE, ROOT, digest, once, run

CLASSIC = (
    *("assets/boot/head.js", "assets/boot/frame.js", "assets/boot/page.js"),
    *("assets/boot/poster.js", "assets/embed/peddlers-table.js"),
)
MODULES = ("assets/runtime/interp.mjs",)
SHEETS = ("assets/css/page.css", "assets/css/late.css", *(f"ui/games/{key}/style.css" for key in KEYS))
OPTIONS = ("--bundle", "--charset=utf8", "--log-level=warning", "--outbase=.")
MODULE = ("--format=esm", "--external:*/pyodide.mjs", "--out-extension:.js=.mjs")
OUTPUT = CACHE / "bundled"
MAP = ".map"
FOLDERS = ("boot", "css", "embed", "runtime")


def bundled(path: str) -> dict[str, bytes]:
    """Each entry with all that it imports, and beside a script a map that leads to what was written."""
    sources = [file for folder in FOLDERS for file in (ROOT / "assets" / folder).iterdir()]
    sources += (ROOT / "ui" / "games").glob("*/style.css")
    key = digest(Path(__file__), ROOT / "package-lock.json", *sorted(sources))

    def work() -> None:
        esbuild("scripts", path, CLASSIC, "--format=iife", "--minify", "--sourcemap=external")
        esbuild("modules", path, MODULES, *MODULE)
        esbuild("style sheets", path, SHEETS, "--minify", "--external:*.woff2")

    once(OUTPUT.with_suffix(".stamp"), key, work)
    files = {name: (OUTPUT / name).read_bytes() for name in (*CLASSIC, *MODULES, *SHEETS)}
    return files | {name + MAP: _map(name) for name in CLASSIC}


def esbuild(title: str, path: str, entries: tuple[str, ...], *options: str) -> None:
    command = [str(NODE_MODULES / ".bin" / "esbuild"), *entries, *OPTIONS, *options, f"--outdir={OUTPUT}"]
    run(f"bundling {title}", command, "mend what is named above", PATH=path)


def _map(name: str) -> bytes:
    """The map of a script; its sources lie beside it, wherever it was made."""
    source_map = json.loads((OUTPUT / (name + MAP)).read_text())
    folder = posixpath.dirname(name)
    places = [
        (OUTPUT / folder / source).resolve().relative_to(ROOT).as_posix() for source in source_map["sources"]
    ]
    source_map["sources"] = [posixpath.relpath(place, folder) for place in places]
    return json.dumps(source_map, separators=(",", ":")).encode()
