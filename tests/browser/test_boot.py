"""From the first byte to the laid table, and every way to fail on it: a copy of the site is really broken."""

import functools
import http.server
import os
import re
import shutil
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from assets.packing.server import Handler
from build import DIST

from .shelf import DENIED


class Copy:
    """A copy of the site that may be broken before it is served."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.handler: type[Handler] = Handler
        shutil.copytree(DIST, folder, copy_function=os.link)
        self.write(
            "index.html", self.read("index.html").replace(' id="boot"', ' id="boot" data-patience="3"')
        )

    def file(self, pattern: str) -> Path:
        return next(self.folder.glob(pattern))

    def read(self, pattern: str) -> str:
        return self.file(pattern).read_text()

    def write(self, pattern: str, text: str) -> None:
        path = self.file(pattern)
        path.unlink()  # the copy shares its files with the site
        path.write_text(text)


@pytest.fixture
def copy(site: str, tmp_path: Path) -> Copy:
    return Copy(tmp_path / "dist")


@pytest.fixture
def visit(browser: Browser, copy: Copy) -> Iterator[Callable[..., Page]]:
    opened: list[tuple[BrowserContext, http.server.ThreadingHTTPServer]] = []

    def visit(script: str = "", **habits: object) -> Page:
        handler = functools.partial(copy.handler, directory=str(copy.folder))
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        context = browser.new_context(locale="en-GB", service_workers="block", **habits)
        opened.append((context, server))
        if script:
            context.add_init_script(script)
        page = context.new_page()
        page.goto(f"http://127.0.0.1:{server.server_port}/", wait_until="commit")
        return page

    yield visit
    for context, server in opened:
        context.close()
        server.shutdown()
        server.server_close()


def laid(page: Page) -> None:
    expect(page.locator("html[data-ready=yes]")).to_be_attached(timeout=30_000)
    expect(page.locator("#fault")).to_be_hidden()
    expect(page.locator("#boot")).to_be_hidden()


def says(page: Page, what: str, name: str = "") -> None:
    fault = page.get_by_role("alert")
    expect(fault).to_contain_text(what, timeout=30_000)
    expect(page.locator("#fault-what")).to_contain_text(name)
    expect(fault).to_be_focused()
    expect(page.locator("#boot")).to_be_hidden()
    expect(page.get_by_role("heading", name="Highland Dealers")).to_be_visible()


def test_the_table_is_laid_with_honest_stages(visit: Callable[..., Page]) -> None:
    page = visit("""
        window.shown = [];
        const look = () => {
            const name = document.querySelector("[data-stage]:not([hidden])")?.textContent;
            if (name && shown.at(-1) !== name) shown.push(name);
        };
        new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    """)
    laid(page)
    shown = page.evaluate("shown")
    assert shown == sorted(shown, key=["Fetching the table", "Starting Python", "Laying the table"].index)
    assert {"Fetching the table", "Laying the table"} <= set(shown)
    painted, ready = page.evaluate(
        "[performance.getEntriesByName('first-contentful-paint')[0].startTime,"
        " performance.getEntriesByName('table-ready')[0].startTime]"
    )
    assert painted < ready / 2


def test_a_choice_made_too_early_comes_true(visit: Callable[..., Page]) -> None:
    page = visit("""document.addEventListener("peddlers:go", ({ detail }) => {
        document.documentElement.dataset.went = detail;
    });""")
    page.get_by_role("button", name="Play", exact=True).first.click()
    laid(page)
    expect(page.locator("html")).to_have_attribute("data-went", "new:dealers")


@pytest.mark.parametrize(
    "pattern",
    [
        "app.*.zip",
        "assets/runtime/main.*.py",
        "assets/runtime/interp.*.mjs",
        "assets/boot/page.*.js",
        "vendor/stdlib.*.zip",
        "vendor/pyodide.*/pyodide.mjs",
        "vendor/pyodide.*/pyodide.asm.mjs",
        "vendor/pyodide.*/pyodide.asm.wasm",
        "vendor/pyscript.*/core.js",
        "vendor/pyscript.*/core-*.js",
    ],
)
def test_a_missing_file_is_named(copy: Copy, visit: Callable[..., Page], pattern: str) -> None:
    file = copy.file(pattern)
    file.unlink()
    says(visit(), "A file of the game did not arrive", file.relative_to(copy.folder).as_posix())


@pytest.mark.parametrize("name", ["pyodide.asm.wasm", "pyodide.asm.mjs", "core.js"])
def test_a_wrong_type_is_named(copy: Copy, visit: Callable[..., Page], name: str) -> None:
    class Wrong(Handler):
        def guess_type(self, path: str) -> str:
            return "text/plain" if path.endswith(name) else super().guess_type(path)

    copy.handler = Wrong
    says(visit(), "as the wrong kind", f"{name} (text/plain)")


def test_an_exception_in_python_is_shown(copy: Copy, visit: Callable[..., Page]) -> None:
    copy.write("assets/runtime/main.*.py", "raise ValueError('the ink is spilled')")
    page = visit()
    says(page, "The game stopped with an error.", "ValueError: the ink is spilled")
    page.get_by_text("Details", exact=True).click()
    expect(page.get_by_role("textbox", name="Details")).to_have_value(re.compile("Traceback .most recent"))


def test_a_python_that_says_nothing_is_noticed(copy: Copy, visit: Callable[..., Page]) -> None:
    copy.write("assets/runtime/main.*.py", "pass")
    says(visit(), "does not start")


def test_a_slow_connection_is_not_an_error(copy: Copy, visit: Callable[..., Page]) -> None:
    arrive = threading.Event()

    class Slow(Handler):
        def do_GET(self) -> None:
            if self.path.endswith(".wasm"):
                arrive.wait(60)
            super().do_GET()

    copy.handler = Slow
    page = visit()
    expect(page.get_by_text("Still fetching: the connection is slow")).to_be_visible(timeout=30_000)
    expect(page.locator("#fault")).to_be_hidden()
    arrive.set()
    laid(page)


def test_a_page_that_comes_in_two_parts_is_not_an_error(copy: Copy, visit: Callable[..., Page]) -> None:
    """Files may arrive while the parser has seen half of the page."""
    wanted = threading.Event()
    whole = copy.file("index.html").read_bytes()
    cut = whole.index(b'<small id="bytes"')

    class Halves(Handler):
        def do_GET(self) -> None:
            if self.path == "/":
                self.send_response(200)
                self.send_header("Content-Type", "text/html")
                self.send_header("Content-Length", str(len(whole)))
                self.end_headers()
                self.wfile.write(whole[:cut])
                wanted.wait(20)
                self.wfile.write(whole[cut:])
            else:
                if self.path == "/LICENSE?rest":
                    wanted.set()
                super().do_GET()

    copy.handler = Halves
    page = visit("""
        window.broken = [];
        addEventListener("error", ({ message }) => broken.push(message));
        const look = new MutationObserver(() => {
            if (!document.getElementById("boot")) return;
            look.disconnect();
            // after the page's own observer, as it was made after it
            new PerformanceObserver(() => fetch("LICENSE?rest")).observe({ type: "resource" });
            fetch("LICENSE?one");
        });
        look.observe(document, { subtree: true, childList: true });
    """)
    laid(page)
    assert wanted.is_set()
    assert page.evaluate("broken") == []


@pytest.mark.parametrize("styled", [True, False])
def test_a_server_that_is_gone_is_noticed(copy: Copy, visit: Callable[..., Page], styled: bool) -> None:
    gone = threading.Event()

    class Gone(Handler):
        def do_GET(self) -> None:
            if self.path.endswith(".css") and not styled:
                gone.wait(10)
            if self.path.endswith(".wasm"):
                gone.set()
            if gone.is_set():
                self.close_connection = True
            else:
                super().do_GET()

        do_HEAD = do_GET

    copy.handler = Gone
    says(visit(), "The server does not answer any more.")


@pytest.mark.parametrize("storage", DENIED)
def test_denied_storage_does_not_stop_the_game(visit: Callable[..., Page], storage: str) -> None:
    laid(visit(DENIED[storage]))


def test_a_browser_without_webassembly_is_told_so(visit: Callable[..., Page]) -> None:
    says(visit("delete window.WebAssembly;"), "cannot run WebAssembly")


def test_trying_again_helps_once_the_site_is_whole(copy: Copy, visit: Callable[..., Page]) -> None:
    """Also where the browser would keep for ever what came damaged."""
    file = copy.file("app.*.zip")
    whole = file.read_bytes()
    file.unlink()  # the copy shares it with the site
    file.write_bytes(whole[:-90] + b"damaged!" + whole[-82:])
    page = visit()
    says(page, "A file of the game did not arrive", f"{file.name} (damaged)")
    file.write_bytes(whole)
    page.get_by_role("button", name="Try again").click()
    laid(page)


@pytest.mark.parametrize("clipboard", [True, False])
def test_the_details_can_be_copied(copy: Copy, visit: Callable[..., Page], clipboard: bool) -> None:
    saved = "localStorage['peddlers.save'] = 'a secret hand';"
    closed = "" if clipboard else "delete Navigator.prototype.clipboard;"
    copy.file("assets/boot/page.*.js").unlink()
    page = visit(saved + closed, permissions=["clipboard-read", "clipboard-write"])
    says(page, "A file of the game did not arrive")
    page.get_by_role("button", name="Copy details").click()
    expect(page.get_by_role("alert")).to_contain_text("Copied.")
    details = page.get_by_label("Details").input_value()
    # how far Python is by then, which starts beside that script, is as the machine goes
    assert re.search(r"^missing in stage (fetching|python|table) after \d+\.\d s$", details, re.MULTILINE)
    for part in ("assets/boot/page.", "Mozilla/5.0", page.url):
        assert part in details
    assert "secret" not in details
    if clipboard:
        assert page.evaluate("navigator.clipboard.readText()") == details
    else:
        assert page.evaluate("getSelection().toString()") == details


def test_a_table_that_is_laid_after_all_takes_the_error_away(copy: Copy, visit: Callable[..., Page]) -> None:
    copy.write("assets/runtime/main.*.py", "pass")
    page = visit()
    says(page, "does not start")
    page.evaluate("peddlers.ready()")
    laid(page)
