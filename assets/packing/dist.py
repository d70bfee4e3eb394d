"""The whole of dist: the run-time as it is pinned, our code compiled, the words, the page."""

import base64
import gettext
import hashlib
import html
import io
import json
import re
import shutil
import tempfile
import tomllib
from pathlib import Path

from . import embed, wheel
from .scripts import MAP, bundled
from .site import Site
from .tools import NODE_MODULES, PYTHON, development, runtime
from .work import CACHE, ROOT, Failure, digest, once, run

POLICY = (
    "default-src 'none'; script-src 'self' 'unsafe-eval'; worker-src 'self' blob:; connect-src 'self'; "
    "style-src 'self'; img-src 'self' data:; font-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; object-src 'none'; frame-src 'self'"
)
# where npm puts it -> where the site has it; what is pinned but has no place here is only built with
VENDOR = {
    "pyodide/pyodide.": "vendor/pyodide/pyodide.",
    "@pyscript/core/dist/": "vendor/pyscript/",
}
PYSCRIPT = NODE_MODULES / "@pyscript" / "core"
PINS = ROOT / "assets" / "runtime" / "pins.sha256"
PAGES = ("index.html", embed.NAME)
LOBBY = "assets/words.{}.json"
PRELOADS = '<link rel="preload" as="style" href="./assets/css/late.css">'
COMMAND_LINE = {"engine/__main__.py", "engine/terminal.py"}  # of no use in a page


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
        if place and not package.get("dev"):  # what is only built with is not served
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


def integrity(data: bytes) -> str:
    """A hash as a browser checks it."""
    return "sha256-" + base64.b64encode(hashlib.sha256(data).digest()).decode()


def worker(template: bytes, files: dict[str, bytes]) -> bytes:
    """The service worker that keeps these files; the page is kept under the address of its folder."""
    kept = [name for name in sorted(files) if not name.endswith(MAP)]  # a person asks for those
    names = {name: "" if name == "index.html" else name for name in kept}
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


def catalogs() -> dict[str, bytes]:
    """Language -> the words of the app."""
    return {po.stem: catalog(po) for po in sorted((ROOT / "assets" / "locale").glob("*.po"))}


def spoken(page: str, sources: dict[str, bytes], words: dict[str, bytes]) -> dict[str, bytes]:
    """The words of the lobby in every language."""
    scripts = "".join(data.decode() for name, data in sources.items() if name.startswith("assets/boot/"))
    return {LOBBY.format(language): lobby_words(mo, page, scripts) for language, mo in words.items()}


def configuration() -> str:
    """As JSON in the page it needs no parser and no request."""
    return json.dumps(tomllib.loads((ROOT / "pyscript.toml").read_text()), separators=(",", ":"))


def preloads(sources: dict[str, bytes]) -> list[str]:
    """Links to all that boots Python: else each would be asked for by the one before it."""
    data = [name for name in sources if name.startswith("vendor/") and name.endswith(".wasm")]
    data += ["vendor/stdlib.zip", "app.zip", "assets/runtime/main.py"]
    modules = [name for name in sources if name.startswith("vendor/") and name not in data]
    return [
        *(f'<link rel="preload" as="fetch" crossorigin href="./{name}">' for name in data),
        *(f'<link rel="modulepreload" href="./{name}">' for name in modules),
    ]


def finished(page: str, sources: dict[str, bytes], words: dict[str, bytes]) -> str:
    """The page with its policy, configuration, catalogues, and what is to be fetched at once."""
    if POLICY not in page:
        raise Failure(f"index.html does not have the policy of build.py: {POLICY}")
    references = json.dumps({language: f"./{LOBBY.format(language)}" for language in words})
    page = page.replace('"./pyscript.toml"', f"'{configuration()}'")
    page = page.replace('name="catalogs" content="{}"', f"name=\"catalogs\" content='{references}'")
    return page.replace(PRELOADS, "\n".join([PRELOADS, *preloads(sources)]))


def packed(sources: dict[str, bytes]) -> list[str]:
    """What goes into the zips: our code and what it reads, as far as a page has a use for it."""
    useless = ("engine/lab/", *undrawn())
    return [
        name
        for name in sorted(sources)
        if name.startswith(("engine/", "ui/"))
        and name.endswith((".py", ".rec", ".svg"))
        and name not in COMMAND_LINE
        and not name.startswith(useless)
    ]


def place(house: Site) -> None:
    """The pages and all that they refer to, and what others refer to, under names that stay."""
    for name in PAGES:
        house.place(name, name)
        files = f'data-files="{html.escape(json.dumps(house.first_visit(name)))}"'.encode()
        house.files[name] = house.files[name].replace(b'data-files="{}"', files)
    for name in embed.FOR_OTHERS:
        house.place(f"assets/embed/{name}", name)
    for name in house.sources:
        if name.startswith("assets/") and name.endswith(".txt"):  # licences: nothing refers to them
            house.place(name, name)


def rules_alone(sources: dict[str, bytes], licence: bytes) -> dict[str, bytes]:
    """The wheel."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    version, extras = project["version"], project["optional-dependencies"]
    rules = {name: data for name, data in sources.items() if name.startswith("engine/")}
    return {f"wheels/{wheel.name(version)}": wheel.pack(version, rules, licence, extras)}


def site(fresh: bool = False) -> dict[str, bytes]:
    """Every file of dist."""
    path = runtime()
    sources = vendored() | {
        file.relative_to(ROOT).as_posix(): file.read_bytes() for file in tree("assets", "engine", "ui")
    }
    words, page = catalogs(), (ROOT / "index.html").read_bytes().decode()
    sources |= spoken(page, sources, words)
    page = finished(page, sources, words)
    sources |= bundled(path)
    sources |= zip(PAGES, (page.encode(), embed.pack(page).encode()), strict=True)
    house = Site(sources)
    app = {name: house.rewrite(name) for name in packed(sources)}
    zips = compiled(app | {f"locale/{language}.mo": mo for language, mo in words.items()}, path, fresh)
    sources["vendor/stdlib.zip"] = zips.pop("stdlib.zip")
    sources |= zips
    place(house)
    licence = (ROOT / "LICENSE").read_bytes()
    house.files |= {"LICENSE": licence, "assets/licences/vendored.txt": licences()}
    house.files |= rules_alone(sources, licence)
    house.files["sw.js"] = worker(sources["assets/boot/sw.js"], house.files)
    return house.files
