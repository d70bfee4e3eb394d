"""The engine for others: in a Pyodide that is not ours, and in the Python of this machine."""

import functools
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Page

from assets.packing import wheel
from assets.packing.server import TYPES
from assets.packing.tools import NODE_MODULES, micropip
from assets.packing.work import ROOT
from build import DIST
from engine import GAMES, Match, Seat
from engine.simulate import play_out

STOCK = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"]
NOTEBOOK = """<!doctype html><title>notebook</title><link rel="icon" href="data:,">
<script type="module">
import { loadPyodide } from "./pyodide.mjs";
globalThis.python = await loadPyodide();
await python.loadPackage("./MICROPIP");
document.documentElement.dataset.ready = "yes";
</script>"""


class Plain(SimpleHTTPRequestHandler):
    extensions_map = TYPES

    def log_message(self, format: str, *args: object) -> None: ...


def engine() -> Path:
    (file,) = DIST.glob("wheels/*.whl")
    return file


def readme() -> str:
    """What README tells others to do."""
    found = re.search(r"```python\n(import micropip.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    assert found
    return found[1]


@pytest.fixture
def notebook(tmp_path: Path) -> Iterator[str]:
    """Somebody else's page, on another origin, with the stock Pyodide."""
    for name in STOCK:
        (tmp_path / name).symlink_to(NODE_MODULES / "pyodide" / name)
    theirs = micropip()
    (tmp_path / theirs.name).symlink_to(theirs)
    (tmp_path / "index.html").write_text(NOTEBOOK.replace("MICROPIP", theirs.name))
    with ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Plain, directory=str(tmp_path))) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{running.server_port}/"
        running.shutdown()


def test_another_pyodide_installs_it_and_plays(fresh: Page, site: str, notebook: str) -> None:
    lines = readme().replace("https://example.org/table/", site)
    assert site in lines
    assert engine().name in lines
    fresh.goto(notebook)
    fresh.locator("html[data-ready=yes]").wait_for(state="attached")
    told = fresh.evaluate("code => python.runPythonAsync(code)", f"{lines}\n[str(m) for m in match.moves]")
    match = Match(GAMES["dealers"], [Seat("Freya", "greedy"), Seat("Jack", "random")], {}, seed=7)
    play_out(match)
    assert told == [str(move) for move in match.moves]


def test_pip_installs_it_and_it_runs(site: str, tmp_path: Path) -> None:
    install = ["-m", "pip", "install", "--quiet", "--no-index", "--target", str(tmp_path), str(engine())]
    subprocess.run([sys.executable, *install], check=True)
    listing = [sys.executable, "-m", "peddlers.engine", "list"]
    done = subprocess.run(listing, cwd=tmp_path, capture_output=True, encoding="utf-8", check=True)
    assert done.stdout.startswith("dealers  rules 1")
    tournament = "tournament dealers --bots greedy,random --games 4 --jobs 2".split()
    played = [*listing[:3], *tournament]
    done = subprocess.run(played, cwd=tmp_path, capture_output=True, encoding="utf-8", check=True)
    assert "| greedy – random " in done.stdout


def test_the_same_files_make_the_same_wheel() -> None:
    files = {"engine/__init__.py": b"", "engine/a.py": b"a = 1\n"}
    turned = dict(reversed(files.items()))
    assert wheel.pack("1.0", files, b"", {}) == wheel.pack("1.0", turned, b"", {})
