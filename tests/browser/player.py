"""Somebody who plays a whole game at the page, knowing what they want from a match of their own beside it.

A Player decides as the bot that stands in would, and does it in one of two ways: Finger taps what is drawn,
Voice knows nothing but roles and names. At the end the page has kept the same game.
"""

import re
from typing import Protocol

from playwright.sync_api import Page

from engine import GAMES, HUMAN, Match, Move, Record, Seat
from ui.games import FACES
from ui.games.dealers import words

from .test_table import touch

PLAYED = """count => (localStorage.getItem("peddlers.game") || "").split("\\n")
    .filter((line) => line && !line.startsWith("#")).length >= count + 2"""
PLAYED_OR_ASKED = f"""([count, asked]) => ({PLAYED})(count) || document.querySelector(asked)"""
# What answers a tap: a move that was played, the prompt, what lies pressed.
ANSWER = """() => [localStorage.getItem("peddlers.game"), document.getElementById("prompt")?.textContent,
    ...[...document.querySelectorAll("[aria-pressed=true], .pay")].map((thing) => thing.outerHTML)].join()"""
BETWEEN = {"i-am": "I am", "skip": "All at once", "put": "Put them into the hand", "yes": "Yes"}


class Way(Protocol):
    """How a person gets at things on the table and at buttons."""

    def thing(self, name: str) -> None: ...

    def button(self, name: str, words: str) -> None: ...


class Finger:
    def __init__(self, page: Page) -> None:
        self.page = page

    def thing(self, name: str) -> None:
        found = self.page.locator(f'[data-tap="{name}"]:not([aria-disabled])').first
        touch(found)

    def button(self, name: str, words: str) -> None:
        self.page.locator(f"#{name}").tap()


class Voice:
    """Roles and names only, as a voice reads them out."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def thing(self, name: str) -> None:
        place, _slash, what = name.partition("/")
        if place == "hand":
            spoken: str | re.Pattern[str] = re.compile(f"^{re.escape(words.card(what))}")
        elif place == "own":
            spoken = re.compile(f"^{words.good(what)}: ")
        elif place == "pile":
            spoken = re.compile(f"^Pile {what}, ")
        elif what:
            spoken = re.compile(f"{words.good(what)}, {words.village(place)}")
        else:
            spoken = re.compile(f"^{words.village(place)}:")
        self.page.get_by_role("button", name=spoken, disabled=False).first.dispatch_event("click")

    def button(self, name: str, words: str) -> None:
        self.page.get_by_role("button", name=words).first.dispatch_event("click")


class Player:
    def __init__(self, page: Page, way: Way, seats: list[Seat], seed: int, options: dict[str, str]) -> None:
        self.page, self.way = page, way
        self.match = Match(GAMES["dealers"], seats, options, seed)
        self.face = FACES["dealers"]

    def play(self) -> None:
        """To the end; what the page has kept is what was played."""
        while not self.match.over:
            self.step()
        self.until(len(self.match.moves))
        kept = Record.read(str(self.page.evaluate("localStorage.getItem('peddlers.game')"))).replay()
        assert kept.over
        assert kept.moves == self.match.moves

    def step(self) -> None:
        """One move, of whoever is on turn; the page's bots play by themselves."""
        match = self.match
        seat = match.seat
        assert seat is not None
        if match.seats[seat].player != HUMAN:
            match.play(match.bot_move())
            return
        self.until(len(match.moves))
        move = match.bot_move()  # the stand-in decides for the person
        self.do(move)
        match.play(move)

    def until(self, moves: int) -> None:
        """The page has played so many moves; a deal on the way is cut short."""
        asked = ", ".join(f"#{name}" for name in BETWEEN)
        while not self.page.evaluate(PLAYED, moves):
            self.page.wait_for_function(PLAYED_OR_ASKED, arg=[moves, asked])
            self.between()

    def do(self, move: Move) -> None:
        """Tap what the move names, one after the other, until it is played: often less is enough."""
        seen = self.match.view(self.match.seat)
        wanted = [thing for stage in self.face.names(seen)(move) for thing in stage]
        for _attempt in range(len(wanted) + 6):
            if self.page.evaluate(PLAYED, len(self.match.moves) + 1):
                return
            if self.between():
                continue
            if wanted:
                before = self.page.evaluate(ANSWER)
                self.way.thing(wanted[0])
                if self.page.evaluate(ANSWER) != before:  # else it was the second of a double tap
                    wanted.pop(0)
            else:
                self.way.button(f"do-{move.kind}", self.face.move(move))
        raise AssertionError(f"{move} was not played")

    def between(self) -> bool:
        """What stands before the move: a cover, a deal, a question."""
        for name, said in BETWEEN.items():
            if self.page.locator(f"#{name}").is_visible():
                self.way.button(name, said)
                return True
        return False
