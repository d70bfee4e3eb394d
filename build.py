#!/usr/bin/env python3
"""Everything that is done with this tree: setup, build, serve, test, check, bench.

Needs Python 3.11 or newer and nothing else; what it installs lies in .venv and node_modules.
"""

from __future__ import annotations

import argparse
import base64
import contextlib
import errno
import fcntl
import functools
import gettext
import hashlib
import html
import http.server
import io
import json
import os
import posixpath
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

from assets.packing import embed, single, wheel

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
NODE_MODULES = ROOT / "node_modules"
CACHE = ROOT / ".build"
DIST = ROOT / "dist"
SINGLE = ROOT / "dist-single" / single.NAME
DIST_STAMP = CACHE / "dist.stamp"
PYTHON = VENV / "bin" / "python"

POLICY = (
    "default-src 'none'; script-src 'self' 'unsafe-eval'; worker-src 'self' blob:; connect-src 'self'; "
    "style-src 'self'; img-src 'self' data:; font-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; object-src 'none'; frame-src 'self'"
)
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".mo": "application/octet-stream",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}


AGAIN = "is there a network? Then run this again"


class Failure(Exception):
    """What went wrong and what to do about it, in a line for the person at the keyboard."""


# --- steps


def say(text: str) -> None:
    print(text, flush=True)


def run(title: str, command: list[str], hint: str, **environment: str) -> str:
    """Run a long command quietly, with a dot every two seconds; show what it said only if it fails."""
    print(f"{title} ", end="", flush=True)
    began = time.monotonic()
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    while True:
        try:
            output, _ = process.communicate(timeout=2)
            break
        except subprocess.TimeoutExpired:
            print(".", end="", flush=True)
        except BaseException:
            process.kill()
            raise
    say(f" {'failed' if process.returncode else 'done'} in {time.monotonic() - began:.1f} s")
    if process.returncode:
        say("\n".join("  " + line for line in output.splitlines()[-10:]))
        raise Failure(f"{title} failed: {hint}")
    return output


def digest(*parts: bytes | str | Path) -> str:
    """One hash of texts and of the contents of files."""
    total = hashlib.sha256()
    for part in parts:
        if isinstance(part, Path):
            part = part.read_bytes()
        total.update(hashlib.sha256(part.encode() if isinstance(part, str) else part).digest())
    return total.hexdigest()


def once(stamp: Path, key: str, work: Callable[[], object]) -> None:
    """Do the work unless the stamp says that it was done with the same inputs; one process at a time."""
    CACHE.mkdir(exist_ok=True)
    with (CACHE / f"{stamp.name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if stamp.is_file() and stamp.read_text() == key:
            return
        stamp.unlink(missing_ok=True)
        work()
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.write_text(key)


# --- setup


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
    """The folder of a node that is new enough; from PyPI where the machine has none."""
    found = shutil.which("node")
    if found and shutil.which("npm"):
        version = subprocess.run([found, "--version"], capture_output=True, text=True).stdout
        if (match := re.match(r"v(\d+)", version)) and int(match[1]) >= 18:
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


def setup() -> None:
    development()
    runtime()
    say(f"ready; the test browser is {browser()}")


# --- build

# where npm puts it -> where the site has it; what is pinned but has no place here is only built with
VENDOR = {
    "pyodide/pyodide.": "vendor/pyodide/pyodide.",
    "@pyscript/core/dist/": "vendor/pyscript/",
}
PYSCRIPT = NODE_MODULES / "@pyscript" / "core"
PINS = ROOT / "assets" / "runtime" / "pins.sha256"
REFERENCE = re.compile(r"""(?<=["'(])\.{1,2}/[\w./@-]+""")
REFERRING = (".html", ".css", ".js", ".mjs", ".json", ".py", ".webmanifest")
COMMAND_LINE = {"engine/__main__.py", "engine/terminal.py"}  # of no use in a page
# a link or a meta that names a file which a first visit does not fetch
LAZY = re.compile(r"<meta\b[^>]*>|<link\b[^>]*\brel=\"?(?:icon|apple-touch-icon|manifest|alternate)\b[^>]*>")


def tree(*folders: str) -> list[Path]:
    return sorted(
        path
        for folder in folders
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    )


def undrawn() -> tuple[str, ...]:
    """Where the rules lie of games that a page cannot draw yet: it does not carry them."""
    rules, faces = (
        {path.parent.name for path in ROOT.glob(f"{side}/games/*/__init__.py")} for side in ("engine", "ui")
    )
    return tuple(f"engine/games/{game}/" for game in sorted(rules - faces))


def inputs() -> list[Path]:
    names = ("build.py", "index.html", "pyscript.toml", "pyproject.toml", "package-lock.json", "LICENSE")
    return [ROOT / name for name in names] + tree("assets", "engine", "ui")


def vendored() -> dict[str, bytes]:
    """The run-time, as it was when its hashes were pinned."""
    files = {}
    for line in PINS.read_text().splitlines():
        pin, origin = line.split()
        data = (NODE_MODULES / origin).read_bytes()
        if hashlib.sha256(data).hexdigest() != pin:
            raise Failure(
                f"node_modules/{origin} is not as pinned in {PINS.name}: delete node_modules, try again"
            )
        for start, place in VENDOR.items():
            if origin.startswith(start):
                files[place + origin.removeprefix(start)] = data
    return files


def licences() -> bytes:
    """The licence texts of everything vendored, package by package."""
    lock = json.loads((ROOT / "package-lock.json").read_text())
    pages = []
    for place, package in sorted(lock["packages"].items()):
        if place:
            texts = [text.read_text() for text in sorted((ROOT / place).glob("LICENSE*"))]
            head = f"{place.removeprefix('node_modules/')} {package['version']}, licence {package['license']}"
            pages.append("\n\n".join([head, *texts]))
    for text in sorted((PYSCRIPT / "src" / "3rd-party-licenses").iterdir()):
        pages.append(f"inside @pyscript/core: {text.name}\n\n{text.read_text()}")
    return "\n\n----------\n\n".join(page.strip() for page in pages).encode() + b"\n"


def catalog(po: Path) -> bytes:
    development()
    mo = CACHE / f"{po.stem}.mo"
    command = [str(PYTHON), "-m", "babel.messages.frontend", "compile", "-i", str(po), "-o", str(mo)]
    hint = f"mend {po.relative_to(ROOT)}"
    once(mo.with_suffix(".stamp"), digest(po), lambda: run(f"words {po.stem}", command, hint))
    return mo.read_bytes()


def lobby_words(mo: bytes, page: str, scripts: str) -> bytes:
    """The translations that the page needs before Python is up: texts that stand in it or in its scripts."""
    words = gettext.GNUTranslations(io.BytesIO(mo))
    quoted = re.findall(r'"([^"\n]*)"', scripts)
    shown = [text or label for text, label in re.findall(r'>([^<>]+)(?=<)|"([^"]*)"', page)]
    known = {text: words.gettext(text) for text in quoted + [html.unescape(text).strip() for text in shown]}
    found = {text: known[text] for text in sorted(known) if text and known[text] != text}
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")).encode()


class Site:
    """The files of dist: each is named after what is in it, and every reference is changed to match."""

    def __init__(self, sources: dict[str, bytes]) -> None:
        self.sources = sources
        self.files: dict[str, bytes] = {}
        self.names: dict[str, str] = {}
        self.references: dict[str, list[str]] = {}

    def place(self, path: str, name: str = "") -> str:
        """Put a source and all that it refers to into the site; its path there."""
        if path not in self.names:
            together = self.together(path)
            if len(together) > 1:
                key = digest(*(part for each in together for part in (each, self.sources[each])))[:10]
                for each in together:
                    folder, file = posixpath.split(each)
                    self.put(each, f"{folder}.{key}/{file}", self.sources[each])
            else:
                data = self.rewrite(path)
                stem, suffix = posixpath.splitext(path)
                self.put(path, name or f"{stem}.{digest(data)[:10]}{suffix}", data)
        return self.names[path]

    def put(self, path: str, name: str, data: bytes) -> None:
        self.names[path] = name
        self.files[name] = data

    def together(self, path: str) -> list[str]:
        """Vendored files of a folder find each other by name: they keep it, the folder gets the hash."""
        folder = posixpath.dirname(path)
        if not folder.startswith("vendor/"):
            return [path]
        return sorted(other for other in self.sources if posixpath.dirname(other) == folder)

    def rewrite(self, path: str) -> bytes:
        """A source with its relative references changed."""
        data = self.sources[path]
        if path.startswith("vendor/") or not path.endswith(REFERRING):
            return data
        base = posixpath.dirname(path) if path.endswith((".css", ".mjs", ".webmanifest")) else ""
        references = self.references.setdefault(path, [])

        def new(match: re.Match[str]) -> str:
            target = posixpath.normpath(posixpath.join(base, match[0]))
            if target not in self.sources:
                if target.startswith(("assets/", "vendor/")):
                    raise Failure(f"{path} refers to {match[0]}, which is not there")
                return match[0]
            references.append(target)
            relative = posixpath.relpath(self.place(target), base or ".")
            return relative if relative.startswith("../") else "./" + relative

        return REFERENCE.sub(new, data.decode()).encode()

    def first_visit(self, page_name: str) -> dict[str, int]:
        """What a page fetches before it is ready, with its bytes."""
        page = LAZY.sub("", self.sources[page_name].decode())
        waiting = [posixpath.normpath(path) for path in REFERENCE.findall(page)]
        seen: set[str] = set()
        while waiting:
            if (path := waiting.pop()) in self.names and path not in seen:
                seen.update(self.together(path))
                waiting += self.references.get(path, [])
        return {f"./{self.names[path]}": len(self.files[self.names[path]]) for path in sorted(seen)}


def integrity(data: bytes) -> str:
    """A hash as a browser checks it."""
    return "sha256-" + base64.b64encode(hashlib.sha256(data).digest()).decode()


def worker(template: bytes, files: dict[str, bytes]) -> bytes:
    """The service worker that keeps these files; the page is kept under the address of its folder."""
    names = {name: "" if name == "index.html" else name for name in sorted(files)}
    hashes = {names[name]: integrity(files[name]) for name in names}
    version = digest(json.dumps(hashes))[:10]
    text = template.decode().replace('VERSION = ""', f'VERSION = "{version}"')
    return text.replace("FILES = {}", f"FILES = {json.dumps(hashes, indent=0)}").encode()


def compiled(app: dict[str, bytes], path: str, fresh: bool) -> dict[str, bytes]:
    """The zips that compile.py makes: stdlib.zip, app.zip, and what a page fetches later."""
    scripts = [ROOT / "assets" / "runtime" / name for name in ("compile.mjs", "compile.py")]
    tools = digest(*scripts, ROOT / "package-lock.json")
    output = CACHE / f"compiled.{tools[:10]}"
    if fresh:
        shutil.rmtree(output, ignore_errors=True)

    def work() -> None:
        output.mkdir(parents=True, exist_ok=True)
        for old in output.glob("*.zip"):
            if old.name != "stdlib.zip":
                old.unlink()
        with tempfile.TemporaryDirectory() as folder:
            for name, data in app.items():
                file = Path(folder, name)
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(data)
            mounts = [folder, str(PYSCRIPT / "src" / "stdlib" / "pyscript"), str(output)]
            run("compiling with Pyodide", ["node", str(scripts[0]), *mounts], "see above", PATH=path)

    sources = [part for name in sorted(app) for part in (name, app[name])]
    once(output / "stamp", digest(*sources), work)
    return {file.name: file.read_bytes() for file in output.glob("*.zip")}


def site(fresh: bool = False) -> dict[str, bytes]:
    """Every file of dist."""
    import tomllib  # new in Python 3.11: an older one shall get as far as being told so

    path = runtime()
    sources = vendored()
    for file in tree("assets", "engine", "ui"):
        sources[file.relative_to(ROOT).as_posix()] = file.read_bytes()
    page = (ROOT / "index.html").read_bytes().decode()
    if POLICY not in page:
        raise Failure(f"index.html does not have the policy of build.py: {POLICY}")
    config = tomllib.loads((ROOT / "pyscript.toml").read_bytes().decode())
    # as JSON the configuration needs no parser that would have to be fetched
    page = page.replace("./pyscript.toml", "./pyscript.json")
    sources["pyscript.json"] = json.dumps(config, separators=(",", ":")).encode()
    # what was loaded stays: Python need not look through it for rubbish again and again
    sources["main.py"] = (
        b"import gc\nimport sys\n\nsys.path.append('code.zip')\nimport ui.main\n\ngc.freeze()\n"
    )
    words = {po.stem: catalog(po) for po in sorted((ROOT / "assets" / "locale").glob("*.po"))}
    scripts = "".join(sources[name].decode() for name in sources if name.startswith("assets/boot/"))
    for language, data in words.items():
        sources[f"assets/words.{language}.json"] = lobby_words(data, page, scripts)
    references = json.dumps({language: f"./assets/words.{language}.json" for language in words})
    page = page.replace('name="catalogs" content="{}"', f"name=\"catalogs\" content='{references}'")
    # these modules find each other one by one; told beforehand, the browser fetches them at once
    chain = ["assets/runtime/interp.mjs"]
    chain += [name for name in sources if name.startswith(("vendor/pyodide/", "vendor/pyscript/"))]
    links = [f'<link rel="modulepreload" href="./{name}">' for name in chain if not name.endswith(".wasm")]
    page = page.replace("</head>", "\n".join([*links, "</head>"]))
    sources |= {"index.html": page.encode(), embed.NAME: embed.pack(page).encode()}

    house = Site(sources)
    ours = {name for name in sources if name.startswith(("engine/", "ui/"))}
    ours = {name for name in ours if not name.startswith("engine/lab/")}  # nor is the laboratory
    packed = {name for name in ours if name.endswith((".py", ".rec", ".svg"))} - COMMAND_LINE
    packed = {name for name in packed if not name.startswith(undrawn())}
    app = {name: house.rewrite(name) for name in sorted(packed)}
    app |= {f"locale/{language}.mo": data for language, data in words.items()}
    zips = compiled(app, path, fresh)
    sources["vendor/stdlib.zip"] = zips.pop("stdlib.zip")
    sources |= zips
    for name in ("index.html", embed.NAME):
        house.place(name, name)
        files = f'data-files="{html.escape(json.dumps(house.first_visit(name)))}"'.encode()
        house.files[name] = house.files[name].replace(b'data-files="{}"', files)
    for name in embed.FOR_OTHERS:  # under names that stay
        house.place(f"assets/embed/{name}", name)
    for name in sources:
        if name.startswith("assets/") and name.endswith(".txt"):  # licences: nothing refers to them
            house.place(name, name)
    licence = house.files["LICENSE"] = (ROOT / "LICENSE").read_bytes()
    rules = {name: sources[name] for name in sources if name.startswith("engine/")}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    packed_rules = wheel.pack(project["version"], rules, licence, project["optional-dependencies"])
    house.files[f"wheels/{wheel.name(project['version'])}"] = packed_rules
    house.files["assets/licences/vendored.txt"] = licences()
    house.files["sw.js"] = worker(sources["assets/boot/sw.js"], house.files)
    return house.files


def build() -> None:
    """Write dist, unless it is up to date; the page and the worker last: no server shows half a change."""

    def work() -> None:
        files = site()
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
        DIST_STAMP.unlink(missing_ok=True)
    once(DIST_STAMP, digest(*(part for path in inputs() for part in (str(path), path))), work)


def build_single() -> None:
    """The page as one file, made of dist."""
    build()
    files = {
        path.relative_to(DIST).as_posix(): path.read_bytes() for path in DIST.rglob("*") if path.is_file()
    }
    SINGLE.parent.mkdir(exist_ok=True)
    SINGLE.write_bytes(single.pack(files))
    say(f"{SINGLE.relative_to(ROOT)}: {SINGLE.stat().st_size / 1e6:.1f} MB")


# --- serve


class Handler(http.server.SimpleHTTPRequestHandler):
    """A plain static server with the right types, the policy, and caching by content hash."""

    protocol_version = "HTTP/1.1"
    extensions_map = TYPES
    status = 200

    def handle_one_request(self) -> None:
        try:
            super().handle_one_request()
        except ConnectionError:  # the browser has left
            self.close_connection = True

    def send_response(self, code: int, message: str | None = None) -> None:
        self.status = code
        super().send_response(code, message)

    def end_headers(self) -> None:
        hashed = self.status < 400 and re.search(r"\.[0-9a-f]{10}[./]", self.path.partition("?")[0])
        self.send_header("Cache-Control", "public, max-age=31536000, immutable" if hashed else "no-cache")
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("X-Content-Type-Options", "nosniff")
        # pages of others may play with the wheel; to a sandboxed frame even its own site is another one
        self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()

    def translate_path(self, path: str) -> str:
        return super().translate_path(path.replace("%00", "%EF%BF%BD"))  # no file has a zero in its name

    def list_directory(self, path: str | os.PathLike[str]) -> None:
        self.send_error(404)

    def log_message(self, format: str, *args: object) -> None:
        if self.status >= 400:
            say(f"{self.status} {self.path}")


class Workshop(Handler):
    """For who changes the sources: the worker asks the server for the page before it looks into its cache."""

    def send_head(self) -> io.BytesIO | BinaryIO | None:
        if self.path.partition("?")[0] != "/sw.js":
            return super().send_head()
        data = Path(self.directory, "sw.js").read_bytes() + b"workshop = true;\n"
        self.send_response(200)
        self.send_header("Content-Type", TYPES[".js"])
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        return io.BytesIO(data)


def server(
    folder: Path = DIST, host: str = "127.0.0.1", port: int = 0, handler: type[Handler] = Handler
) -> http.server.ThreadingHTTPServer:
    """A server that is bound but not yet running; port 0 takes a free one."""
    return http.server.ThreadingHTTPServer((host, port), functools.partial(handler, directory=str(folder)))


def watch() -> None:
    """Rebuild whenever a source changes, by the build.py of then; an error waits for the next change."""

    def state() -> list[tuple[Path, int]]:
        return [(path, path.stat().st_mtime_ns) for path in inputs()]

    seen = state()
    while True:
        time.sleep(0.5)
        with contextlib.suppress(FileNotFoundError):  # a file that is being replaced
            if (now := state()) != seen:
                seen = now
                subprocess.run([sys.executable, str(ROOT / "build.py"), "build"])


def serve(host: str, port: int) -> None:
    try:
        running = server(host=host, port=port, handler=Workshop)
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


# --- test and bench


def tool(*command: str, **environment: str) -> bool:
    """Run a module of the venv before the eyes of the person; was it content?"""
    say("$ " + " ".join(command))
    return not subprocess.run(
        [str(PYTHON), "-m", *command], cwd=ROOT, env={**os.environ, **environment}
    ).returncode


def check() -> bool:
    development()
    return all([tool("ruff", "check"), tool("ruff", "format", "--check"), tool("mypy")])


def test(fast: bool, everywhere: bool, extra: list[str]) -> bool:
    clean = check()
    if not fast:
        build()
        browser()
    if everywhere:
        other_browsers()
    # the browser first: its modules are the longest jobs (tests/browser/conftest.py deals them out)
    names = [*([] if fast else ["browser"]), *(["smoke"] if everywhere else []), "engine", "ui"]
    folders = [f"tests/{name}" for name in names]
    everything = ["--numprocesses=auto", *folders]
    chosen = any(argument.startswith("tests/") for argument in extra)
    passed = tool("pytest", *([] if chosen else everything), *extra)
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


def arguments() -> tuple[argparse.Namespace, list[str]]:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")
    commands.add_parser("setup", help="install all that the other commands need")
    building = commands.add_parser("build", help="make dist, a plain static site")
    building.add_argument("--single", action="store_true", help="and one HTML file that opens by file://")
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
    known, extra = parser.parse_known_args()
    if extra and known.command != "test":
        parser.error(f"unknown: {' '.join(extra)}")
    return known, extra


def main() -> int:
    if sys.version_info < (3, 11):  # noqa: UP036 - this is the line that tells it to an older Python
        raise Failure(f"this is Python {sys.version.split()[0]}; Peddler's Table needs 3.11 or newer")
    known, extra = arguments()
    if known.command == "setup":
        setup()
    elif known.command == "build":
        (build_single if known.single else build)()
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
