"""What the site has for who programs: the package as a wheel, an index for pip, pages of its API."""

import hashlib
import re
import shutil
import zipfile
from pathlib import Path
from urllib.parse import quote

from .tools import PYTHON, development
from .work import CACHE, ROOT, digest, once, run

FOLDERS = ("wheels/", "docs/")  # a person asks for these: the service worker does not keep them
NAME = "peddlers-engine"
INDEX = '<!doctype html><meta charset="utf-8"><title>{0}</title><a href="{1}#sha256={2}">{3}</a>\n'
PAGES = """peddlers !peddlers.ui !peddlers.engine.games !peddlers.(arguments|commands|laboratory)
peddlers.engine.simulate peddlers.engine.edition peddlers.engine.search.mind peddlers.engine.search.bots
peddlers.engine.lab"""
PLAIN = ("--no-search", "--no-show-source")
STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)


def packed(sources: list[Path]) -> dict[str, bytes]:
    """The wheel, as `pip install .` makes it, and an index with which pip and micropip find it."""
    wheel = _wheel(sources)
    data = wheel.read_bytes()
    page = INDEX.format(NAME, f"../{quote(wheel.name)}", hashlib.sha256(data).hexdigest(), wheel.name)
    return {f"wheels/{wheel.name}": data, f"wheels/{NAME}/index.html": page.encode()}


def api_pages(sources: list[Path]) -> dict[str, bytes]:
    """The API, page by page, from the docstrings. The policy of the site forbids styles within a page."""
    files: dict[str, bytes] = {}
    for path in sorted(_pages(sources).rglob("*.html")):
        name = path.relative_to(_pages(sources)).as_posix()
        up, text = "../" * name.count("/"), path.read_text(encoding="utf-8")
        style = "\n".join(STYLE.findall(text))
        sheet = f"docs/style.{digest(style)[:10]}.css"
        text = STYLE.sub("", text)
        link = f'<link rel="stylesheet" href="{up}{sheet.removeprefix("docs/")}"></head>'
        files |= {sheet: style.encode(), f"docs/{name}": text.replace("</head>", link, 1).encode()}
    return files


def _wheel(sources: list[Path]) -> Path:
    folder = CACHE / "wheels"

    def work() -> None:
        shutil.rmtree(folder, ignore_errors=True)
        command = [str(PYTHON), "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
        run("wheel", command, "see above")

    development()
    once(CACHE / "wheels.stamp", _key(sources), work)
    (wheel,) = folder.glob("*.whl")
    return wheel


def _pages(sources: list[Path]) -> Path:
    folder, unpacked = CACHE / "docs", CACHE / "package"

    def work() -> None:
        for each in (folder, unpacked):
            shutil.rmtree(each, ignore_errors=True)
        zipfile.ZipFile(_wheel(sources)).extractall(unpacked)
        command = [str(PYTHON), "-P", "-m", "pdoc", *PLAIN, "-o", str(folder), *PAGES.split()]
        run("pages of the API", command, "see above", PYTHONPATH=str(unpacked))

    once(CACHE / "docs.stamp", _key(sources), work)
    return folder


def _key(sources: list[Path]) -> str:
    return digest(*(part for path in sources for part in (path.relative_to(ROOT).as_posix(), path)))
