"""Fixtures of the browser tests: the built site, served with its policy, and pages that are watched.

`site`    the address of the site
`booted`  a page that is ready, shared by the tests of a module
`table`   the same, where bots and cards take no time and nothing moves
`fresh`   a page of its own that has not gone anywhere yet, where nothing is stored
`boot(page, site)` goes there and waits until the table is ready.
`python(page, code)` runs Python in the page; `code(page, …)` has it fetch what comes later;
`until(page, so)` waits for what no locator can see.
Pages of these fixtures fail their tests if anything was logged as an error or asked of another host.
"""

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from textwrap import indent
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, WebError, expect

from assets.packing.server import Handler, server
from assets.packing.tools import browser as find_browser
from build import DIST, build

expect.set_options(timeout=20_000)  # milliseconds: a machine may have other work
FLAGS = [
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # the pages of the address bar's list, two a window, cost a fifth of a boot; the others are those that
    # Playwright switches off, as the last list counts
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,"
    "AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync,"
    "DestroyProfileOnBrowserClose,HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay,MediaRouter,"
    "NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch,ThirdPartyStoragePartitioning",
]
OFF = """try {
    localStorage.setItem('peddlers.speed', 'off');
    localStorage.setItem('peddlers.deal', 'hand');
    localStorage.setItem('peddlers.motion', 'off');
} catch {}"""
EMPTY = '<!doctype html><title>beside</title><link rel="icon" href="data:,">'
# Of those who wait: they are told so soon, and a little later they can ask again
SOON = "from ui.browser import patience\npatience.SOON, patience.LATE = 100, 400"
HOLD = "async (python) => { window.held = await WebAssembly.compileStreaming(fetch(python)); }"
FORGET = """async () => {
    while ((await navigator.locks.query()).held.length) await new Promise((again) => setTimeout(again, 20));
    localStorage.clear();
    for (const { name } of await indexedDB.databases()) await new Promise((gone, wrong) =>
        Object.assign(indexedDB.deleteDatabase(name), { onsuccess: gone, onblocked: wrong, onerror: wrong }));
}"""


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": find_browser(), "args": FLAGS}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """No worker: each context would fetch the whole site once more. tests/browser/test_offline.py has one."""
    size = {"width": 1024, "height": 768}
    return {**browser_context_args, "viewport": size, "has_touch": True, "service_workers": "block"}


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    build()
    with serving(DIST) as address:
        yield address


@contextmanager
def serving(folder: Path, handler: type[Handler] = Handler) -> Iterator[str]:
    """Serve a folder on a free port, as `build.py serve` does."""
    with server(folder, handler=handler) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{running.server_port}/"
        running.shutdown()


@contextmanager
def watched(context: BrowserContext) -> Iterator[Page]:
    """A page whose console and requests, and those of pages that it opens, are looked at in the end."""
    with heeded(context):
        yield context.new_page()
        context.close()


@contextmanager
def heeded(context: BrowserContext) -> Iterator[None]:
    messages: list[ConsoleMessage] = []
    errors: list[WebError] = []
    requests: list[Request] = []
    heard: dict[Any, list[Any]] = {"console": messages, "weberror": errors, "request": requests}
    hear = {name: (lambda happened, into=into: into.append(happened)) for name, into in heard.items()}
    for name, each in hear.items():
        context.on(name, each)
    yield
    for name, each in hear.items():
        context.remove_listener(name, each)
    assert [message.text for message in messages if message.type == "error"] == []
    assert [wrong.error for wrong in errors] == []
    own = ("http://127.0.0.1:", "about:", "blob:", "data:")
    assert [request.url for request in requests if not request.url.startswith(own)] == []


class Home:
    """A context for one page after the other. They share a process: Python is compiled for the first one."""

    def __init__(self, context: BrowserContext, site: str) -> None:
        self.context = context
        self.keeper = beside(context, site)
        (python,) = DIST.glob("vendor/pyodide*/*.wasm")
        self.keeper.evaluate(HOLD, site + python.relative_to(DIST).as_posix())

    @contextmanager
    def page(self) -> Iterator[Page]:
        """Watched, and as if nobody had been there before."""
        assert self.context.pages == [self.keeper]
        self.keeper.evaluate(FORGET)
        with self.context.expect_page() as opening:
            self.keeper.evaluate("() => void open()")
        with heeded(self.context):
            yield opening.value
            for page in self.context.pages:
                if page != self.keeper:
                    page.close()
            self.context.set_offline(False)
            self.context.clear_permissions()


def beside(context: BrowserContext, site: str) -> Page:
    """A page of the same site that is not the app."""
    other = context.new_page()
    other.route("**/beside", lambda route: route.fulfill(body=EMPTY, content_type="text/html"))
    other.goto(f"{site}beside")
    return other


@pytest.fixture(scope="session")
def home(browser: Browser, browser_context_args: dict[str, Any], site: str) -> Home:
    """For the pages of single tests."""
    return Home(browser.new_context(**browser_context_args), site)


@pytest.fixture(scope="session")
def common(browser: Browser, browser_context_args: dict[str, Any], site: str) -> Home:
    """For a page that the tests of a module share."""
    return Home(browser.new_context(**browser_context_args), site)


@pytest.fixture
def fresh(home: Home) -> Iterator[Page]:
    with home.page() as page:
        yield page


@pytest.fixture(scope="module")
def booted(common: Home, site: str) -> Iterator[Page]:
    with common.page() as page:
        boot(page, site)
        yield page


@pytest.fixture(scope="module")
def table(common: Home, site: str) -> Iterator[Page]:
    """One booted page, where bots and cards take no time, for the tests that begin with a new game."""
    with common.page() as shared:
        shared.add_init_script(OFF)
        boot(shared, site)
        yield shared


def boot(page: Page, site: str) -> None:
    page.goto(site)
    ready(page)


def ready(page: Page) -> None:
    page.locator("html[data-ready=yes]").wait_for(state="attached")


# The first question to a page brings what answers it: a script of PyScript costs more than most questions.
ANSWERS = """
import json, traceback
from js import globalThis
from pyodide.ffi import create_proxy

def answer(code):
    names = {}
    try:
        exec(code, names)
        return json.dumps([names["main"](), ""])
    except BaseException:
        return json.dumps([None, traceback.format_exc()])

globalThis.pythonAnswers = create_proxy(answer)
globalThis.pythonListens()
"""
ASK = """async ([code, answers]) => {
    if (!globalThis.pythonAnswers) await new Promise((listens) => {
        globalThis.pythonListens = listens;
        const script = Object.assign(document.createElement("script"), { type: "py", textContent: answers });
        document.body.append(script);
    });
    return pythonAnswers(code);
}"""


FETCH = """
from ui import words
from ui.browser import downloads
from ui.browser.tasks import begin
missing = downloads.missing({names!r}, words.language())
begin(downloads.fetch(missing))
return not missing
"""


def code(page: Page, *names: str) -> None:
    """The page has these downloads."""
    until(page, lambda: python(page, FETCH.format(names=names)))


def until(page: Page, so: Callable[[], Any]) -> None:
    """Wait for what only Python or the storage can tell: it is asked again with every frame of the page."""
    for _frame in range(3000):
        if so():
            return
        page.evaluate("() => new Promise(requestAnimationFrame)")
    raise AssertionError("it did not come to that")


def python(page: Page, code: str) -> Any:
    """Run the body of a function in the page's own Python; what it returns, by way of JSON."""
    main = f"def main():\n{indent(code, '    ')}"
    result, wrong = json.loads(page.evaluate(ASK, [main, ANSWERS]))
    assert not wrong, wrong
    return result
