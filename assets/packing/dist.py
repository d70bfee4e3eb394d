"""The whole of dist: the run-time as it is pinned, our code compiled, the words, the page."""

import base64
import hashlib
import html
import json
import shutil
import tempfile
import tomllib
import zipfile
from collections.abc import Iterable
from pathlib import Path

from ui.games import KEYS

from . import developers, downloads, embed, lobby, posters, publish, scripts, squeeze, words
from .catalogues import SHARED, sources
from .policy import POLICY
from .site import Site
from .tools import NODE_MODULES, runtime
from .work import CACHE, ROOT, Failure, digest, once, run

# where npm puts it -> where the site has it; what is pinned but has no place here is only built with
VENDOR = {
    "pyodide/pyodide.": "vendor/pyodide/pyodide.",
    "@pyscript/core/dist/": "vendor/pyscript/",
}
PYSCRIPT = NODE_MODULES / "@pyscript" / "core"
RUNTIME = ROOT / "assets" / "runtime"
LIBRARY = ROOT / "assets" / "library"
PINS = RUNTIME / "pins.sha256"
# of the standard library: used where they are there, but never in a page
ABSENT = ("lzma.py", "compression/zstd/")
PAGES = ("index.html", embed.NAME)
PRELOADS = '<link rel="preload" as="style" href="./assets/css/late.css">'


def tree(*folders: str) -> list[Path]:
    return sorted(
        path
        for folder in folders
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    )


def inputs() -> list[Path]:
    names = ("build.py", "index.html", "pyscript.toml", "package-lock.json", "CHANGELOG.md")
    return [ROOT / name for name in names] + package() + tree("assets")


def package() -> list[Path]:
    """What the package for other programs is made of."""
    names = ("pyproject.toml", "README.md", "LICENSE", "requirements-dev.txt")
    packing = [ROOT / "assets" / "packing" / name for name in ("package.py", "catalogues.py")]
    shared = [po for (owner, _language), po in sources(ROOT).items() if owner == SHARED]
    return [ROOT / name for name in names] + packing + shared + tree("engine", "ui")


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


def integrity(data: bytes) -> str:
    """A hash as a browser checks it."""
    return "sha256-" + base64.b64encode(hashlib.sha256(data).digest()).decode()


def worker(template: bytes, files: dict[str, bytes]) -> bytes:
    """The service worker that keeps these files; the page is kept under the address of its folder."""
    asked_for = (*developers.FOLDERS, *(name for name in files if name.endswith(scripts.MAP)))
    kept = [name for name in sorted(files) if not name.startswith(asked_for)]
    names = {name: "" if name == "index.html" else name for name in kept}
    hashes = {names[name]: integrity(files[name]) for name in names}
    version = digest(json.dumps(hashes))[:10]
    text = template.decode().replace('VERSION = ""', f'VERSION = "{version}"')
    return text.replace("FILES = {}", f"FILES = {json.dumps(hashes, indent=0)}").encode()


def library() -> dict[str, bytes]:
    """The standard library of the page, not compiled yet: some modules are ours, PyScript's lie beside."""
    with zipfile.ZipFile(NODE_MODULES / "pyodide" / "python_stdlib.zip") as stock:
        files = {name: stock.read(name) for name in stock.namelist() if not name.startswith(ABSENT)}
    for folder, place in ((LIBRARY, ""), (PYSCRIPT / "src" / "stdlib" / "pyscript", "pyscript/")):
        files |= {
            place + file.relative_to(folder).as_posix(): file.read_bytes() for file in folder.rglob("*.py")
        }
    return files


def compiled(
    files: dict[str, bytes], boxes: dict[str, list[str]], path: str, fresh: bool
) -> dict[str, bytes]:
    """The zips that compile.py makes: stdlib.zip and the downloads."""
    scripts = [RUNTIME / name for name in ("compile.mjs", "compile.py")]
    ours = [part for file in sorted(LIBRARY.rglob("*.py")) for part in (str(file.relative_to(LIBRARY)), file)]
    tools = digest(*scripts, *ABSENT, *ours, ROOT / "package-lock.json")
    output = CACHE / f"compiled.{tools[:10]}"
    if fresh:
        shutil.rmtree(output, ignore_errors=True)

    def work() -> None:
        output.mkdir(parents=True, exist_ok=True)
        for old in output.glob("*.zip"):
            if old.name != "stdlib.zip":
                old.unlink()
        with tempfile.TemporaryDirectory() as folder:
            manifest = {"downloads.json": json.dumps(boxes).encode()}
            for name, data in (files | manifest).items():
                file = Path(folder, name)
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(data)
            with tempfile.NamedTemporaryFile(suffix=".zip") as source:
                with zipfile.ZipFile(source, "w") as archive:
                    for name, data in library().items():
                        archive.writestr(name, data)
                given = [folder, str(output), source.name]
                run("compiling with Pyodide", ["node", str(scripts[0]), *given], "see above", PATH=path)

    sources = [part for name in sorted(files) for part in (name, files[name])]
    once(output / "stamp", digest(*sources, json.dumps(boxes)), work)
    return {file.name: file.read_bytes() for file in output.glob("*.zip")}


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


def finished(page: str, sources: dict[str, bytes], lobby: Iterable[str], later: dict[str, list[str]]) -> str:
    """The page with its policy, configuration, words of the lobby, downloads, and what is fetched at once."""
    if POLICY not in page:
        raise Failure(f"index.html does not have the policy of build.py: {POLICY}")
    references = json.dumps({name.split(".")[1]: f"./{name}" for name in lobby})
    page = page.replace('"./pyscript.toml"', f"'{configuration()}'")
    page = page.replace('name="catalogs" content="{}"', f"name=\"catalogs\" content='{references}'")
    page = page.replace('name="downloads" content="{}"', f"name=\"downloads\" content='{json.dumps(later)}'")
    return page.replace(PRELOADS, "\n".join([PRELOADS, *preloads(sources)]))


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


def site(fresh: bool = False, address: str = "") -> dict[str, bytes]:
    """Every file of dist. `address`: where it will stand, if that is known."""
    path = runtime()
    sources = vendored() | {
        file.relative_to(ROOT).as_posix(): file.read_bytes() for file in tree("assets", "engine", "ui")
    }
    page = lobby.filled((ROOT / "index.html").read_bytes().decode())
    written = "".join(data.decode() for name, data in sources.items() if name.startswith("assets/boot/"))
    catalogues = words.compiled()
    spoken, read = words.spoken(page, written, catalogues), words.read(catalogues)
    code = downloads.sorted_out(sources, KEYS)
    page = finished(page, sources, spoken, downloads.references(code, read, KEYS))
    sources |= spoken | read | scripts.bundled(path)
    sources |= {downloads.sheet(key): sources[f"ui/games/{key}/style.css"] for key in KEYS}
    sources |= zip(PAGES, (page.encode(), embed.pack(page).encode()), strict=True)
    sources |= embed.listed(sources, posters.keys())
    house = Site(sources)
    rewritten = {name: house.rewrite(name) for names in code.values() for name in names}
    zips = compiled(rewritten, code, path, fresh)
    sources["vendor/stdlib.zip"] = zips.pop("stdlib.zip")
    sources |= zips
    place(house)
    house.files |= {name: (ROOT / name).read_bytes() for name in ("LICENSE", "CHANGELOG.md")}
    house.files |= {"assets/licences/vendored.txt": licences()}
    house.files |= developers.packed(package()) | developers.api_pages(package())
    if address:
        house.files |= publish.addressed({"index.html": house.files["index.html"]}, address)
    house.files["sw.js"] = worker(sources["assets/boot/sw.js"], house.files)
    house.files |= squeeze.beside(house.files)  # the worker keeps none of this, and nothing of what follows
    drawn = posters.pages(house, page)
    house.files |= publish.addressed(drawn, address) if address else drawn
    return house.files | publish.headers(house.files)
