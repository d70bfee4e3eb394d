"""In Firefox and WebKit: boot, turns against a bot, reload, and all of that without a server.

`build.py test --browsers all` runs this; what the page does in detail is tested in tests/browser.
"""

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from assets.packing.server import Handler, server
from build import DIST, SINGLE, build, build_single
from engine import HUMAN, Seat
from tests.browser.player import Player
from tests.browser.shelf import KEPT

from .browsers import Page, firefox, webkit

SEED = 5
READY = "() => document.documentElement.dataset.ready === 'yes'"
FAULT = "() => document.getElementById('fault').hidden"
AWAKE = "() => navigator.serviceWorker.controller?.state === 'activated'"
BROWSERS = {"firefox": firefox, "webkit": webkit}
CLICK = """(what) => {
    const things = document.querySelectorAll(what);
    things[0].dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
}"""
CHOOSE = """([what, value]) => {
    const field = document.querySelector(what);
    field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
}"""

STILL = "() => ['speed', 'motion'].forEach((n) => localStorage.setItem(`peddlers.${n}`, 'off'))"


class Visit:
    """A page as a Player needs it."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def evaluate(self, what: str, arg: Any = None) -> Any:
        return self.page.evaluate(what, arg)

    def wait_for_function(self, what: str, arg: Any = None) -> None:
        loop = f"""async (arg) => {{
            const seen = {what};
            while (!(await seen(arg))) await new Promise((done) => setTimeout(done, 50));
        }}"""
        self.page.evaluate(loop, arg)

    def thing(self, name: str) -> None:
        thing = f'[data-tap="{name}"]:not([aria-disabled])'
        self.wait_for_function("(thing) => document.querySelector(thing)", thing)  # what moves may be held
        self.page.evaluate(CLICK, thing)

    def button(self, name: str, words: str) -> None:
        self.page.evaluate(CLICK, f"#{name}")

    def boot(self, address: str) -> None:
        self.page.goto(address)
        self.wait_for_function(READY)
        assert self.page.evaluate(FAULT)

    def sit_down(self) -> Player:
        """One person and a bot."""
        self.page.evaluate(CLICK, "[data-go='new:dealers']")
        self.wait_for_function("() => document.getElementById('start')")
        self.page.evaluate(CLICK, "#app .choices button")
        self.page.evaluate(CHOOSE, ["#player-0", HUMAN])
        for field, value in (("#player-1", "easy"), ("#seed", str(SEED)), ("#option-dealer", "1")):
            self.page.evaluate(CHOOSE, [field, value])
        self.page.evaluate(CLICK, "#start")
        table = [Seat("Freya"), Seat("Jack", "easy")]
        return Player(self, self, table, SEED, {"dealer": "1"}, "dealers")  # type: ignore[arg-type]


@pytest.fixture(params=BROWSERS)
def visit(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Visit]:
    with BROWSERS[request.param](tmp_path) as page:
        yield Visit(page)


def play(player: Player, moves: int) -> None:
    """A person and a bot take turns, until the person is to decide; the page has the same game."""
    while len(player.match.moves) < moves or player.match.seat != 0:
        player.step()
    player.until(len(player.match.moves))


def test_boot_turns_reload_offline(visit: Visit) -> None:
    build()
    gone = threading.Event()

    class Mortal(Handler):
        """Killed, it does not go on with the connections that it has either."""

        def do_GET(self) -> None:
            if gone.is_set():
                self.close_connection = True
            else:
                super().do_GET()

        do_HEAD = do_GET

    with server(DIST, handler=Mortal) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{running.server_port}/"
        visit.boot(address)
        visit.evaluate(STILL)
        visit.wait_for_function(AWAKE)  # WebKit may not take up again what a navigation broke off
        visit.boot(address)
        player = visit.sit_down()
        play(player, 8)
        game = visit.evaluate(KEPT)
        assert game.startswith("peddlers-record")
        visit.boot(f"{address}#table")
        assert visit.evaluate(KEPT) == game
        gone.set()
        running.shutdown()
    visit.boot(f"{address}#table")
    assert visit.evaluate(KEPT) == game
    play(player, 24)
    assert {state.seat for state in player.match.past[9:]} == {0, 1}


def test_the_single_file(visit: Visit) -> None:
    build_single()
    visit.boot(SINGLE.as_uri())
    visit.evaluate(STILL)
    play(visit.sit_down(), 4)
