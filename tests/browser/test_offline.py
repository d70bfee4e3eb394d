"""The worker that keeps the site: without a server, while a new version comes, and when that breaks off."""

import contextlib
import os
import re
import select
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, expect

from assets.packing.dist import worker
from assets.packing.server import Handler, Workshop
from assets.packing.tools import browser as find_browser
from assets.packing.work import ROOT
from build import DIST

from .conftest import FLAGS, OFF, beside, boot, ready, serving, watched
from .shelf import saved
from .table import deal, sit_down

# until one version is kept and no other
ONLY = """async (version) => {
    const settled = (names) => names.length === 1 && names[0].endsWith(version);
    while (!settled(await caches.keys())) await new Promise(requestAnimationFrame);
}"""

# The version that waited has the site to itself, and has put it in order.
TAKEN_OVER = """address => navigator.serviceWorker.getRegistration(address)
    .then(({ waiting, active }) => !waiting && active.state === "activated")"""


class Shop:
    """A copy of the site whose server can be killed, and which can bring out new versions of it."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.closed, self.slow = folder, threading.Event(), threading.Event()
        self.asked = threading.Event()  # for a file that does not come
        shutil.copytree(DIST, folder, copy_function=os.link)
        shop = self

        class Serving(Handler):
            def do_GET(self) -> None:
                if shop.slow.is_set() and "app." in self.path:
                    shop.asked.set()
                    shop.closed.wait(30)
                if shop.closed.is_set():
                    self.close_connection = True
                else:
                    super().do_GET()

            do_HEAD = do_GET

        self.handler = Serving

    def kill(self) -> None:
        self.closed.set()

    @property
    def version(self) -> str:
        return re.findall('VERSION = "(.*)"', (self.folder / "sw.js").read_text())[0]

    def write(self, name: str, data: bytes) -> None:
        file = self.folder / name
        file.unlink(missing_ok=True)  # the copy shares its files with the site
        file.write_bytes(data)

    def edition(self, number: int, *, honest: bool = True) -> None:
        """A new version: another page, and a file of another name. Or one whose page is not what it says."""
        (app,) = self.folder.glob("app.*.zip")
        fresh = f"app.{number:010x}.zip"
        app.rename(app.with_name(fresh))
        page = (DIST / "index.html").read_text()
        page = page.replace("<html ", f'<html data-edition="{number}" ')
        (mind,) = self.folder.glob("assets/runtime/think.*.mjs")
        told = re.sub(r"app\.\w+\.zip", fresh, mind.read_text())
        self.write(mind.relative_to(self.folder).as_posix(), told.encode())
        self.write("index.html", re.sub(r"app\.\w+\.zip", fresh, page).encode())
        files = {
            path.relative_to(self.folder).as_posix(): path.read_bytes()
            for path in self.folder.rglob("*")
            if path.is_file() and path.name != "sw.js"
        }
        if not honest:
            files["index.html"] += b" "
        self.write("sw.js", worker((ROOT / "assets" / "boot" / "sw.js").read_bytes(), files))


@pytest.fixture
def shop(site: str, tmp_path: Path) -> Shop:
    return Shop(tmp_path / "some" / "dir")


@pytest.fixture(params=["", "some/dir/"], ids=["root", "folder"])
def address(request: pytest.FixtureRequest, shop: Shop) -> Iterator[str]:
    with serving(shop.folder if not request.param else shop.folder.parents[1], shop.handler) as address:
        yield address + request.param


@pytest.fixture
def root(shop: Shop) -> Iterator[str]:
    with serving(shop.folder, shop.handler) as address:
        yield address


@pytest.fixture
def visitor(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    with watched(browser.new_context(**browser_context_args | {"service_workers": "allow"})) as page:
        page.add_init_script(OFF)
        yield page


def kept(page: Page) -> None:
    """The worker has the site and the page."""
    page.wait_for_function("navigator.serviceWorker.controller?.state === 'activated'")


def edition(page: Page) -> str | None:
    return page.locator("html").get_attribute("data-edition")


def renewal(page: Page) -> None:
    expect(page.get_by_role("status").filter(has_text="There is a new version.")).to_be_visible()


def test_with_the_server_killed_everything_works(shop: Shop, address: str, visitor: Page) -> None:
    boot(visitor, address)
    kept(visitor)
    shop.kill()
    boot(visitor, address)
    visitor.get_by_role("button", name="DE, Deutsch").click()
    expect(visitor.get_by_role("button", name="Spielen").first).to_be_visible()
    visitor.get_by_role("button", name="EN, English").click()
    sit_down(visitor)  # against a bot
    deal(visitor)
    game = saved(visitor)
    for place in ("#table", "index.html#table", "?from=home#table"):
        visitor.goto("about:blank")
        boot(visitor, address + place)
        expect(visitor.locator("#prompt")).to_be_visible()
        assert saved(visitor) == game
    other = visitor.context.new_page()
    visitor.close()
    boot(other, address)
    expect(other.get_by_text("Your game goes on")).to_be_visible()
    other.get_by_role("button", name="All games").click()  # a room, which no page asked for before
    expect(other.locator(".entry")).to_have_count(1)


def test_what_the_site_does_not_have_is_asked_of_the_server(root: str, visitor: Page) -> None:
    boot(visitor, root)
    kept(visitor)
    assert visitor.evaluate("fetch('LICENSE?x=1').then((answer) => answer.status)") == 200
    expect(visitor.locator("#fault")).to_be_hidden()


def test_the_watchdog_blames_nobody_who_is_not_there(shop: Shop, root: str, visitor: Page) -> None:
    """What it asks about comes from the worker: the worker answers."""
    boot(visitor, root)
    kept(visitor)
    shop.kill()
    told = visitor.evaluate(
        """Promise.all(Object.keys(JSON.parse(document.getElementById("boot").dataset.files)).map((name) =>
            fetch(name + "?check", { method: "HEAD" }).then((answer) => answer.ok)))"""
    )
    assert len(told) > 10
    assert all(told)


def test_a_new_version_waits_until_it_is_wanted(shop: Shop, root: str, visitor: Page) -> None:
    boot(visitor, root)
    kept(visitor)
    expect(visitor.locator("#renew")).to_be_hidden()
    sit_down(visitor)
    shop.edition(2)
    visitor.reload()
    ready(visitor)
    expect(visitor.locator("#renew:not([hidden])")).to_be_attached()
    assert edition(visitor) is None
    expect(visitor.locator("#prompt")).to_be_visible()
    expect(visitor.locator("#renew")).to_be_hidden()  # never over a game
    visitor.get_by_role("button", name="Back to the lobby").first.click()
    renewal(visitor)
    visitor.locator("#renew-now").click()
    expect(visitor.locator("html[data-edition='2'][data-ready=yes]")).to_be_attached()
    expect(visitor.locator("#renew")).to_be_hidden()
    visitor.evaluate(ONLY, shop.version)
    shop.kill()
    boot(visitor, root)
    assert edition(visitor) == "2"


def test_a_game_in_another_tab_keeps_its_version(shop: Shop, root: str, visitor: Page) -> None:
    boot(visitor, root)
    kept(visitor)
    other = visitor.context.new_page()
    boot(other, root)
    sit_down(other)
    shop.edition(2)
    boot(visitor, root)
    renewal(visitor)
    visitor.locator("#renew-now").click()
    expect(visitor.get_by_text("The page is open in other tabs too")).to_be_visible()
    assert edition(visitor) is None
    other.close()
    visitor.locator("#renew-now").click()
    expect(visitor.locator("html[data-edition='2'][data-ready=yes]")).to_be_attached()


def test_without_being_asked_it_comes_when_all_tabs_are_closed(shop: Shop, visitor: Page) -> None:
    """The browser takes its time to notice that they are: a page beside the site, which keeps nothing of it,
    sees when."""
    with serving(shop.folder.parents[1], shop.handler) as host:
        address = f"{host}some/dir/"
        boot(visitor, address)
        kept(visitor)
        shop.edition(2)
        boot(visitor, address)
        renewal(visitor)
        outside = beside(visitor.context, host)
        visitor.goto("about:blank")
        outside.wait_for_function(TAKEN_OVER, arg=address)
        boot(visitor, address)
        assert edition(visitor) == "2"


def test_a_new_version_that_is_not_whole_is_not_taken(shop: Shop, root: str, visitor: Page) -> None:
    """The site is just being copied to the server: the page is not the one that the worker means."""
    boot(visitor, root)
    kept(visitor)
    shop.edition(2, honest=False)
    assert (
        visitor.evaluate(
            """navigator.serviceWorker.getRegistration().then((worker) => worker.update()).then((worker) =>
            new Promise((done) => worker.installing.addEventListener("statechange",
                ({ target }) => done(target.state))))"""
        )
        == "redundant"
    )
    boot(visitor, root)
    expect(visitor.locator("#renew")).to_be_hidden()
    shop.kill()
    boot(visitor, root)
    assert edition(visitor) is None


def gone(processes: list[int]) -> None:
    """All have ended: what is left of a browser that crashed disturbs the next one in its profile."""
    if not hasattr(os, "pidfd_open"):  # Linux alone tells of processes that are not one's own children
        return
    for process in processes:
        with contextlib.suppress(ProcessLookupError):  # it was faster
            end = os.pidfd_open(process)
            ended, _writing, _failing = select.select([end], [], [], 20)
            os.close(end)
            assert ended, f"process {process} lives on"


def test_killed_in_the_middle_of_the_update_the_old_version_opens(
    shop: Shop, root: str, playwright: Playwright, tmp_path: Path
) -> None:
    def start() -> BrowserContext:
        return playwright.chromium.launch_persistent_context(
            tmp_path / "profile", executable_path=find_browser(), args=FLAGS
        )

    first = start()
    boot(first.pages[0], root)
    kept(first.pages[0])
    shop.edition(2)
    shop.slow.set()
    first.pages[0].reload()
    ready(first.pages[0])
    assert shop.asked.wait(20)
    session = first.browser.new_browser_cdp_session()  # type: ignore[union-attr]
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    with pytest.raises(Error):
        session.send("Browser.crash")
    gone([process["id"] for process in processes])
    shop.kill()
    second = start()
    boot(second.pages[0], root)
    assert edition(second.pages[0]) is None
    second.close()


def test_a_page_without_workers_works(root: str, fresh: Page) -> None:
    fresh.add_init_script("delete Navigator.prototype.serviceWorker;")
    boot(fresh, root)
    expect(fresh.locator("#renew")).to_be_hidden()


def test_who_changes_the_source_sees_it_at_once_and_can_do_without_a_server(
    shop: Shop, visitor: Page
) -> None:
    """As `build.py serve` does it."""

    class Serving(shop.handler, Workshop):  # type: ignore[misc,name-defined]
        pass

    with serving(shop.folder, Serving) as address:
        boot(visitor, address)
        kept(visitor)
        shop.edition(2)
        boot(visitor, address)
        assert edition(visitor) == "2"
        expect(visitor.locator("#renew")).to_be_hidden()
        visitor.evaluate(ONLY, shop.version)
        shop.kill()
        boot(visitor, address)
        assert edition(visitor) == "2"
