"""What `build.py build` promises of dist, and `build.py serve` of how it is served."""

import html
import json
import re
import socket
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import urljoin
from urllib.request import urlopen
from zipfile import ZipFile

import brotli
import pytest
from playwright.sync_api import Browser, Page

from assets.packing.dist import PINS, vendored
from assets.packing.dist import site as built
from assets.packing.policy import POLICY
from assets.packing.server import IMMUTABLE
from assets.packing.work import ROOT, Failure
from build import DIST
from tests.bench.boot import ASKED_FOR, WAITED_FOR
from tests.bench.size import LIMITS, figures
from tests.browser.conftest import boot, python, serving, watched

HASHED = re.compile(r"\.[0-9a-f]{10}[./]")


def on_disk(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()
    }


def declared() -> dict[str, int]:
    """What the page says that a first visit fetches."""
    found = re.search(r'data-files="([^"]*)"', (DIST / "index.html").read_text())
    assert found
    files: dict[str, int] = json.loads(html.unescape(found[1]))
    return files


def only(pattern: str) -> Path:
    (path,) = DIST.glob(pattern)
    return path


def test_two_builds_are_equal_byte_for_byte(site: str) -> None:
    assert built(fresh=True) == on_disk(DIST)


def test_every_reference_arrives(site: str) -> None:
    for name, size in declared().items():
        assert len((DIST / name).read_bytes()) == size


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_first_visit_fetches_what_the_page_says_once_and_nothing_else(
    browser: Browser, site: str, language: str
) -> None:
    seen: list[str] = []
    with watched(browser.new_context(locale=language, service_workers="block")) as page:
        page.on("request", lambda request: seen.append(request.url))
        boot(page, site)
        asked = page.evaluate(ASKED_FOR)
    names = [] if language == "en" else [f"assets/words.{language}.*.json", f"words/app.{language}.*.mo"]
    words = [only(name).relative_to(DIST).as_posix() for name in names]
    icon = urljoin(site, only("assets/icons/favicon.*").relative_to(DIST).as_posix())
    assert set(asked) - {icon} == {urljoin(site, name) for name in [*declared(), *words]}
    # not of what is fetched ahead, which may have begun: a style sheet is read first, and then linked
    assert [name for name in asked if seen.count(name) > 1] == []


def test_the_first_paint_waits_for_one_script_and_one_style_sheet(fresh: Page, site: str) -> None:
    boot(fresh, site)
    names = fresh.evaluate(WAITED_FOR)
    assert [re.sub(HASHED, ".", name.removeprefix(site)) for name in names] == [
        "assets/boot/head.js",
        "assets/css/page.css",
    ]


def test_whoever_reads_a_script_finds_what_was_written(site: str) -> None:
    for script in DIST.glob("assets/boot/*.js"):
        (name,) = re.findall(r"//# sourceMappingURL=(.*)\n$", script.read_text())
        told = json.loads(script.with_name(name).read_text())
        for source, text in zip(told["sources"], told["sourcesContent"], strict=True):
            assert (ROOT / "assets" / "boot" / source).read_text() == text


def test_every_module_of_the_app_and_of_its_library_imports_in_the_page(booted: Page) -> None:
    code = BytesIO(ZipFile(only("app.*.zip")).read("code.zip"))
    names = [*ZipFile(code).namelist(), *ZipFile(only("vendor/stdlib.*.zip")).namelist()]
    modules = [
        re.sub(r"/__init__$", "", name[:-4]).replace("/", ".") for name in names if name.endswith(".pyc")
    ]
    assert "engine.record" in modules
    imported = python(
        booted, f"import importlib\nreturn [importlib.import_module(m).__name__ for m in {modules}]"
    )
    assert len(imported) == len(modules)


def test_pyscripts_own_code_was_compiled_by_the_build(booted: Page) -> None:
    """It writes the sources of the same modules into the working directory."""
    assert python(booted, "import pyscript\nreturn pyscript.__spec__.origin").endswith(
        ".zip/pyscript/__init__.pyc"
    )


def test_nothing_waits_for_modules_that_no_page_needs(booted: Page) -> None:
    heavy = [
        "ssl",
        "selectors",
        "lzma",
        "compression.zstd",
        "asyncio.base_events",
        "concurrent.futures.thread",
    ]
    assert python(booted, f"import sys\nreturn [name for name in {heavy} if name in sys.modules]") == []


def test_it_works_under_a_sub_path(fresh: Page, tmp_path: Path, site: str) -> None:
    (tmp_path / "some").mkdir()
    (tmp_path / "some" / "dir").symlink_to(DIST)
    with serving(tmp_path) as address:
        boot(fresh, f"{address}some/dir/")


def test_types_policy_and_caching(site: str) -> None:
    types = {".wasm": "application/wasm", ".mjs": "text/javascript", ".js": "text/javascript"}
    types |= {".html": "text/html", ".css": "text/css", ".svg": "image/svg+xml", ".woff2": "font/woff2"}
    for name in on_disk(DIST):
        with urlopen(site + name) as answer:
            assert answer.headers["Content-Security-Policy"] == POLICY
            assert answer.headers["Content-Type"].startswith(types.get(Path(name).suffix, ""))
            assert ("immutable" in answer.headers["Cache-Control"]) == bool(HASHED.search(name))


@pytest.mark.parametrize("path", ["nothing", "assets/", "../build.py", "%2e%2e/build.py"])
def test_nothing_else_is_served(site: str, path: str) -> None:
    with pytest.raises(HTTPError, match="404"):
        urlopen(site + path)


def test_what_is_no_request_gets_an_answer_all_the_same(site: str, capfd: pytest.CaptureFixture[str]) -> None:
    """As where a browser tries https on the plain port."""
    with socket.create_connection(("127.0.0.1", int(site.rstrip("/").rpartition(":")[2]))) as caller:
        caller.sendall(b"\x16\x03\x01 hello\r\n\r\n")
        assert b"400" in caller.makefile("rb").read()
    assert "Traceback" not in capfd.readouterr().err


def test_the_run_time_is_the_one_that_was_pinned(site: str) -> None:
    """Whatever is served from vendor/ has a pin, or was compiled from what has one."""
    pins = {line.split()[0] for line in PINS.read_text().splitlines()}
    on_host = {name: data for name, data in on_disk(DIST).items() if name.startswith("vendor/")}
    files = {name: data for name, data in on_host.items() if not name.endswith(".br")}
    loose = [name for name, data in files.items() if sha256(data).hexdigest() not in pins]
    assert [re.sub(HASHED, "..", name) for name in loose] == ["vendor/stdlib..zip"]
    assert len(files) >= 7


def test_a_run_time_that_was_changed_is_not_built(
    site: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (line,) = [line for line in PINS.read_text().splitlines() if line.endswith("pyodide.asm.wasm")]
    pin, origin = line.split()
    other = tmp_path / "pins.sha256"
    other.write_text(line.replace(pin, sha256(b"").hexdigest()))
    monkeypatch.setattr("assets.packing.dist.PINS", other)
    with pytest.raises(Failure, match=f"{origin} is not as pinned"):
        vendored()


def test_the_page_carries_the_policy_and_only_relative_addresses() -> None:
    page = (DIST / "index.html").read_text()
    assert POLICY in page
    assert not re.findall(r"""(?:src|href)=["'](?:/|\w+:)[^"']*""", page)


def test_what_is_compressed_beforehand_is_the_same(site: str) -> None:
    files = on_disk(DIST)
    small = [name for name in files if name.endswith(".br")]
    assert {name.partition("/")[0] for name in small} >= {"assets", "vendor", "words"}
    for name in small:
        assert brotli.decompress(files[name]) == files[name.removesuffix(".br")]


def test_hosts_are_told_what_our_own_server_says(site: str) -> None:
    """Netlify and Cloudflare read one of the files, Apache the other."""
    told, apache = (DIST / "_headers").read_text(), (DIST / ".htaccess").read_text()
    assert POLICY in told
    assert POLICY in apache
    _all, *places = [line[1:] for line in told.split("\n") if line.startswith("/")]
    kept = [re.compile(re.escape(place).replace(r"\*", ".*")) for place in places]
    assert len(kept) < 100  # Cloudflare reads no more
    assert told.count(IMMUTABLE) == len(kept)
    for name in on_disk(DIST):
        assert any(rule.fullmatch(name) for rule in kept) == bool(HASHED.search(name)), name
    assert "AddType application/wasm .wasm" in apache


def test_nothing_of_a_poster_is_kept_for_offline_or_missing(site: str) -> None:
    worker = (DIST / "sw.js").read_text()
    assert "posters/" not in worker
    assert ".br" not in worker
    for poster in DIST.glob("posters/*.html"):
        for reference in re.findall(r'(?:src|href)="\.\./([\w./-]+)"', poster.read_text()):
            assert (DIST / reference).is_file(), (poster.name, reference)


def test_sizes() -> None:
    """The bench gives the compressed sum of a visit; Pyodide's own part only changes with its pin."""
    sent = figures()
    assert not {name: sent[name] for name, limit in LIMITS.items() if sent[name] > limit}
    assert sum(size for name, size in declared().items() if "/pyodide." not in name) <= 2_000_000
