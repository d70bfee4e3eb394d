"""The engine for others: in a Pyodide that is not ours, and in the Python of this machine."""

import functools
import os
import re
import subprocess
import threading
import venv
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Page

from assets.packing.server import TYPES
from assets.packing.tools import NODE_MODULES, micropip
from assets.packing.work import ROOT
from build import DIST
from engine import GAMES, Match, Seat
from engine.edition import version
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
    assert f'"{site}wheels"' in lines
    fresh.goto(notebook)
    fresh.locator("html[data-ready=yes]").wait_for(state="attached")
    told = fresh.evaluate("code => python.runPythonAsync(code)", f"{lines}\n[str(m) for m in match.moves]")
    match = Match(GAMES["dealers"], [Seat("Freya", "greedy"), Seat("Jack", "random")], {}, seed=7)
    play_out(match)
    assert told == [str(move) for move in match.moves]


def test_pip_finds_it_on_the_site_and_it_runs(site: str, tmp_path: Path) -> None:
    venv.create(tmp_path, with_pip=True)
    install = [
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-deps",
        "-i",
        f"{site}wheels",
        "peddlers-engine",
    ]
    alone = {"PATH": "", "PIP_CONFIG_FILE": os.devnull, "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    subprocess.run([str(tmp_path / "bin" / "python"), *install], check=True, env=alone)

    def run(*words: str) -> str:
        command = [str(tmp_path / "bin" / "peddlers"), *words]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, encoding="utf-8", check=True)
        return done.stdout

    assert run("--version") == f"peddlers {version()}\n"
    assert run("list").startswith("dealers  rules 1")
    assert "| greedy – random " in run(*"tournament dealers --bots greedy,random --games 4 --jobs 2".split())
    told = run(*"play hellweg --language nl --seats random,random --seed 3".split())
    assert "random-1 wint " in told


def test_the_pages_of_the_api_are_there_and_none_of_it_is_kept_for_later(site: str) -> None:
    page = (DIST / "docs" / "peddlers" / "engine.html").read_text(encoding="utf-8")
    assert "Match" in page
    assert "<style" not in page
    (sheet,) = re.findall(r'href="\.\./(style\.[0-9a-f]{10}\.css)"', page)
    assert (DIST / "docs" / sheet).is_file()
    kept = (DIST / "sw.js").read_text(encoding="utf-8")
    assert '"docs/' not in kept
    assert '"wheels/' not in kept
