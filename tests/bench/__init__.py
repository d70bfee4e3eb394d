"""What several figures need."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, sync_playwright

from assets.packing.tools import browser as find_browser
from build import DIST
from tests.browser import conftest
from tests.browser.shelf import kept


@contextmanager
def page_at(place: str, record: str, width: int, height: int) -> Iterator[Page]:
    """A page that is ready at a place of the site, with a game on the shelf."""
    with sync_playwright() as playwright, conftest.serving(DIST) as address:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=conftest.FLAGS)
        page = browser.new_page(viewport={"width": width, "height": height})
        page.add_init_script(kept(record))
        conftest.boot(page, address + place)
        yield page
        browser.close()
