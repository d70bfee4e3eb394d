"""What is installed beside the tree, in .venv and node_modules, and the browsers to test with."""

import contextlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from .work import AGAIN, CACHE, ROOT, Failure, digest, once, run

VENV = ROOT / ".venv"
NODE_MODULES = ROOT / "node_modules"
PYTHON = VENV / "bin" / "python"


def pip(group: str) -> None:
    """Install a locked group of packages into the venv."""
    lock = ROOT / f"requirements-{group}.txt"
    command = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--retries=2"]
    command += ["--require-hashes", "--no-build-isolation", "-r", str(lock)]
    title = f"Python packages ({group})"
    once(VENV / f"{group}.stamp", digest(lock), lambda: run(title, command, AGAIN))


def venv() -> None:
    hint = (
        "this Python has no working venv module; install it (Debian: apt-get install python3-venv) "
        "or run build.py with another Python"
    )
    command = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    once(VENV / "venv.stamp", sys.version, lambda: run("virtual environment", command, hint))


def development() -> None:
    venv()
    pip("dev")


def micropip() -> Path:
    """The wheel with which the Pyodide of somebody else installs our engine; only tests need it."""
    development()
    folder, lock = CACHE / "micropip", ROOT / "requirements-pyodide.txt"
    command = [str(PYTHON), "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command += ["--only-binary=:all:", "--python-version=3.14", "--require-hashes", "-r", str(lock)]
    work = [*command, "-d", str(folder)]
    once(folder / "micropip.stamp", digest(lock), lambda: run("micropip", work, AGAIN))
    return next(folder.glob("micropip-*.whl"))


def node() -> str:
    """The folder of a node that is new enough for eslint; from PyPI where the machine has none."""
    found = shutil.which("node")
    if found and shutil.which("npm"):
        version = subprocess.run([found, "--version"], capture_output=True, text=True).stdout
        if (match := re.match(r"v(\d+)\.(\d+)", version)) and (int(match[1]), int(match[2])) >= (20, 19):
            return str(Path(found).parent)
    venv()
    pip("node")
    return str(PYTHON.parent)


def runtime() -> str:
    """PyScript and Pyodide in node_modules; returns the path to run node with."""
    path = node() + os.pathsep + os.environ.get("PATH", "")
    key = digest(ROOT / "package-lock.json", ROOT / "package.json")
    command = ["npm", "ci", "--fetch-retries=1"]
    once(NODE_MODULES / ".stamp", key, lambda: run("npm packages", command, AGAIN, PATH=path))
    return path


def browser() -> str:
    """A Chromium to test with: PEDDLERS_BROWSER, the machine's, Playwright's own, or Debian's."""
    if named := os.environ.get("PEDDLERS_BROWSER"):
        if shutil.which(named):
            return named
        raise Failure(f"PEDDLERS_BROWSER is {named}, which is not there; name a Chromium or unset it")

    def installed() -> str | None:
        names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
        return next((path for name in names if (path := shutil.which(name))), None)

    if found := installed():
        return found
    development()
    python = str(PYTHON)
    ask = "import playwright.sync_api as p\nwith p.sync_playwright() as q: print(q.chromium.executable_path)"
    own = run("asking for Playwright's browser", [python, "-c", ask], AGAIN).strip()
    if Path(own).exists():
        return own
    root = os.geteuid() == 0
    system = ["--with-deps"] if root and shutil.which("apt-get") else []
    with contextlib.suppress(Failure):
        run("test browser", [python, "-m", "playwright", "install", *system, "chromium"], AGAIN)
        return own
    if system:
        hint = "install a Chromium yourself and set PEDDLERS_BROWSER to it"
        run("list of Debian packages", ["apt-get", "update"], hint)
        install = ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"]
        run("test browser from Debian", install, hint, DEBIAN_FRONTEND="noninteractive")
        if found := installed():
            return found
    raise Failure("no browser: install Chromium or Chrome, or set PEDDLERS_BROWSER; `test --fast` needs none")


OTHERS = {"firefox-esr": "firefox-esr", "WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"}


def other_browsers() -> None:
    """Firefox and WebKit, by the programs that tests/smoke starts; from Debian where they are not there."""
    missing = [package for program, package in OTHERS.items() if not shutil.which(program)]
    if not missing:
        return
    if os.geteuid() or not shutil.which("apt-get"):
        wanted = " ".join(missing)
        raise Failure(f"--browsers all needs {wanted} from Debian: install them, or leave --browsers out")
    hint = "without Firefox and WebKit only `test` without --browsers all can run"
    run("list of Debian packages", ["apt-get", "update"], hint)
    install = ["apt-get", "install", "--yes", "--no-install-recommends", *missing]
    run("Firefox and WebKit from Debian", install, hint, DEBIAN_FRONTEND="noninteractive")
