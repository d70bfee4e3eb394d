"""The worker in which bots think, as the page sees it."""

from typing import Any

from playwright.sync_api import Page

from .conftest import python, until

THINKER = "from ui.browser.main import APP\nt = APP.thinker\n"
# The messages that the page hears from a worker, by whether an answer is in them
HEARD = """
from ui.browser.thinker import Thinker
if not hasattr(Thinker, "heard"):
    Thinker.heard, hear = [], Thinker._hear

    def listening(self, worker, told):
        Thinker.heard.append([worker, bool(getattr(told, "text", ""))])
        hear(self, worker, told)

    Thinker._hear = listening
Thinker.heard.clear()
"""


def awake(page: Page, number: int = 1) -> None:
    """The worker of that number has its Python."""
    state = f"{THINKER}return t and t.ready and t.worker is not None and t.workers"
    until(page, lambda: python(page, state) == number)


def answers(page: Page) -> list[int]:
    """The workers that answered, in order."""
    heard: list[list[Any]] = python(page, "from ui.browser.thinker import Thinker\nreturn Thinker.heard")
    return [worker for worker, answer in heard if answer]
