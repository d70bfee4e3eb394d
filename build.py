#!/usr/bin/env python3
"""Everything that is done with this tree: setup, build, serve, test, check, bench.

Needs Python 3.11 or newer and nothing else; what it installs lies in .venv and node_modules.
"""

import sys

if __name__ == "__main__" and __spec__:  # python -m build: another program has the name, and is meant
    import runpy

    sys.path.remove(sys.path[0])
    del sys.modules["__main__"]
    runpy.run_module("build", run_name="__main__", alter_sys=True)
    sys.exit()

import argparse
import contextlib
import errno
import os
import re
import subprocess
import sys
import threading
import time
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - this is the line that tells it to an older Python
    sys.exit(f"build.py: this is Python {sys.version.split()[0]}; Peddler's Table needs 3.11 or newer")

from assets.packing import dist, single
from assets.packing.server import Workshop, server
from assets.packing.tools import NODE_MODULES, PYTHON, browser, development, other_browsers, pip, runtime
from assets.packing.work import CACHE, ROOT, Failure, digest, once, say

DIST = ROOT / "dist"
SINGLE = ROOT / "dist-single" / single.NAME
STAMP = CACHE / "dist.stamp"


def setup() -> None:
    development()
    runtime()
    say(f"ready; the test browser is {browser()}")


def build(address: str = "") -> None:
    """Write dist, unless it is up to date; the page and the worker last: no server shows half a change.
    `address`: where it will stand, for those who speak of it elsewhere."""

    def work() -> None:
        files = dist.site(address=address)
        for name in sorted(files, key=lambda name: (name in ("index.html", "sw.js"), name)):
            file = DIST / name
            if not file.is_file() or file.read_bytes() != files[name]:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(files[name])
        for path in sorted(DIST.rglob("*"), reverse=True):
            if path.is_dir() and not any(path.iterdir()):
                path.rmdir()
            elif path.is_file() and path.relative_to(DIST).as_posix() not in files:
                path.unlink()
        total = sum(map(len, files.values()))
        say(f"dist: {len(files)} files, {total / 1e6:.1f} MB")

    if not (DIST / "index.html").is_file():
        STAMP.unlink(missing_ok=True)
    once(STAMP, digest(address, *(part for path in dist.inputs() for part in (str(path), path))), work)


def build_single(address: str = "") -> None:
    """The page as one file, made of dist."""
    build(address)
    files = {
        path.relative_to(DIST).as_posix(): path.read_bytes() for path in DIST.rglob("*") if path.is_file()
    }
    SINGLE.parent.mkdir(exist_ok=True)
    SINGLE.write_bytes(single.pack(files))
    say(f"{SINGLE.relative_to(ROOT)}: {SINGLE.stat().st_size / 1e6:.1f} MB")


def watch() -> None:
    """Rebuild whenever a source changes, by the build.py of then; an error waits for the next change."""

    def state() -> list[tuple[Path, int]]:
        return [(path, path.stat().st_mtime_ns) for path in dist.inputs()]

    seen = state()
    while True:
        time.sleep(0.5)
        with contextlib.suppress(FileNotFoundError):  # a file that is being replaced
            if (now := state()) != seen:
                seen = now
                subprocess.run([sys.executable, str(ROOT / "build.py"), "build"])


def serve(host: str, port: int) -> None:
    try:
        running = server(DIST, host=host, port=port, handler=Workshop)
    except OSError as wrong:
        if wrong.errno == errno.EADDRINUSE:
            raise Failure(f"port {port} is in use: try serve --port {port + 1}") from None
        raise Failure(f"cannot listen on {host}, port {port}: {wrong.strerror}") from None
    except (TypeError, UnicodeError):
        raise Failure(f"{host!r} is no name of a host") from None
    build()
    threading.Thread(target=watch, daemon=True).start()
    say(f"http://{host}:{running.server_port}/  (Ctrl+C ends)")
    with running, contextlib.suppress(KeyboardInterrupt):
        running.serve_forever()


def tool(*command: str, **environment: str) -> bool:
    """Run a module of the venv before the eyes of the person; was it content?"""
    say("$ " + " ".join(command))
    return not subprocess.run(
        [str(PYTHON), "-m", *command], cwd=ROOT, env={**os.environ, **environment}
    ).returncode


def script_tool(*command: str) -> bool:
    """The same with a tool that npm has installed."""
    say("$ " + " ".join(command))
    name, *options = command
    environment = {**os.environ, "PATH": runtime()}
    return not subprocess.run(
        [str(NODE_MODULES / ".bin" / name), *options], cwd=ROOT, env=environment
    ).returncode


def check() -> bool:
    development()
    python = [tool("ruff", "check"), tool("ruff", "format", "--check"), tool("mypy")]
    return all([*python, script_tool("tsc"), script_tool("eslint", "--max-warnings=0", "assets")])


def test(fast: bool, everywhere: bool, extra: list[str]) -> bool:
    clean = check()
    if not fast:
        build()
        browser()
    if everywhere:
        other_browsers()
    names = [*([] if fast else ["browser"]), *(["smoke"] if everywhere else []), "engine", "ui"]
    # a module stays with one worker, as its tests share pages; tests/conftest.py puts the longest first.
    # One worker more than there are cores: a test in a browser often waits
    everything = [f"--numprocesses={1 + (os.cpu_count() or 1)}", "--dist=loadscope", "--no-loadscope-reorder"]
    everything += [f"tests/{name}" for name in names]
    chosen = any(argument.startswith("tests/") for argument in extra)
    # random games for each number of seats: a usual run has 30, and so has CI, which has no time for more
    games = {"PEDDLERS_GAMES": os.environ.get("PEDDLERS_GAMES", "300")} if everywhere else {}
    passed = tool("pytest", *([] if chosen else everything), *extra, **games)
    say(f"check {'passed' if clean else 'FAILED'}, tests {'passed' if passed else 'FAILED'}")
    return clean and passed


def bench(as_json: bool) -> bool:
    with contextlib.redirect_stdout(sys.stderr):  # stdout is for the figures
        development()
        pip("bench")
        build()
        browser()
        return tool("tests.bench", *(["--json"] if as_json else []))


def port_number(text: str) -> int:
    if not text.isdecimal() or int(text) > 65_535:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 0 to 65535")
    return int(text)


def site_address(text: str) -> str:
    if not re.fullmatch(r"https?://[^\s\"'<>?#]+", text):
        raise argparse.ArgumentTypeError(
            f"{text!r} is not the address of a site, like https://example.org/table/"
        )
    return text.rstrip("/") + "/"


def arguments(command: list[str] | None = None) -> tuple[argparse.Namespace, list[str]]:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")
    commands.add_parser("setup", help="install all that the other commands need")
    building = commands.add_parser("build", help="make dist, a plain static site")
    building.add_argument("--single", action="store_true", help="and one HTML file that opens by file://")
    help = "whole addresses in og: tags and oEmbed, for the place where it will be published"
    building.add_argument("--site", type=site_address, metavar="ADDRESS", help=help)
    serving = commands.add_parser("serve", help="build, serve, and rebuild when a source changes")
    serving.add_argument("--port", type=port_number, default=8000)
    serving.add_argument("--host", default="127.0.0.1")
    testing = commands.add_parser("test", help="check, then all tests; further arguments go to pytest")
    testing.add_argument("--fast", action="store_true", help="leave the browser out")
    help = "all: a smoke test in Firefox and WebKit too"
    testing.add_argument("--browsers", choices=["chromium", "all"], default="chromium", help=help)
    commands.add_parser("check", help="lint, format and types")
    benching = commands.add_parser("bench", help="measure speed and size")
    benching.add_argument("--json", action="store_true", help="print no table, only JSON")
    known, extra = parser.parse_known_args(command)
    if extra and known.command != "test":
        parser.error(f"unknown: {' '.join(extra)}")
    return known, extra


def main() -> int:
    known, extra = arguments()
    if known.command == "setup":
        setup()
    elif known.command == "build":
        (build_single if known.single else build)(known.site or "")
    elif known.command == "serve":
        serve(known.host, known.port)
    elif known.command == "check":
        return 0 if check() else 1
    elif known.command == "test":
        return 0 if test(known.fast, known.browsers == "all", extra) else 1
    elif known.command == "bench":
        return 0 if bench(known.json) else 1
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Failure as failure:
        sys.exit(f"build.py: {failure}")
    except KeyboardInterrupt:
        sys.exit(130)
