"""Somebody who plays a whole game at the page, knowing what they want from a match of their own beside it.

A Player decides as the bot that stands in would, and does it in one of two ways: Finger taps what is drawn,
Voice knows nothing but roles and names. At the end the page has kept the same game.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from playwright.sync_api import Page, expect

from engine import GAMES, HUMAN, Match, Move, Record, Seat
from engine.planning import Planning
from engine.search.thinking import bot_move
from ui.games import FACES

from .shelf import KEPT, saved
from .sizes import resize
from .stage import NAMES, lay
from .table import touch

BETWEEN = {"i-am": "I am", "skip": "All at once", "put": "Put them into the hand", "yes": "Yes"}
# How many moves were played, what stands before the next one, and what answers a tap: a move, the prompt,
# what lies pressed.
LOOK = f"""names => {{
    const kept = ({KEPT})();
    const lines = kept.split("\\n").filter((line) => line && !line.startsWith("#"));
    const things = [...document.querySelectorAll("#prompt, [aria-pressed=true], .pay")];
    return {{
        moves: lines.length - 2,
        asked: names.find((name) => document.getElementById(name)?.checkVisibility()) || "",
        answer: [kept, ...things.map((thing) => thing.outerHTML.replace(/ tabindex="-?1?0?"/g, ""))].join(),
    }};
}}"""
PLAYED_OR_ASKED = f"""([moves, names]) => {{
    const seen = ({LOOK})(names);
    return seen.moves >= moves || seen.asked;
}}"""


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

    def __init__(self, page: Page, spoken: Callable[[str], re.Pattern[str]]) -> None:
        self.page, self.spoken = page, spoken

    def thing(self, name: str) -> None:
        called = self.spoken(name)
        self.page.get_by_role("button", name=called, disabled=False).first.dispatch_event("click")

    def button(self, name: str, words: str) -> None:
        begins = re.compile(f"^{re.escape(words)}")
        self.page.get_by_role("button", name=begins).first.dispatch_event("click")


class Player:
    def __init__(
        self,
        page: Page,
        way: Way,
        seats: list[Seat],
        seed: int,
        options: dict[str, str],
        game: str,
    ) -> None:
        self.page, self.way = page, way
        self.match = Match(GAMES[game], seats, options, seed)
        self.planning = Planning(self.match)
        self.face = FACES[game]
        self.names = [seat.name for seat in seats]

    def play(self) -> None:
        """To the end; what the page has kept is what was played."""
        while not self.match.over:
            self.step()
        self.until(len(self.match.moves))
        kept = Record.read(saved(self.page)).replay()
        assert kept.over
        assert kept.moves == self.match.moves

    def step(self) -> None:
        """One move, of whoever is on turn; the page's bots play by themselves."""
        match = self.match
        seat = match.seat
        assert seat is not None
        if match.seats[seat].player != HUMAN:
            match.play(bot_move(self.planning))
            return
        self.until(len(match.moves))
        move = bot_move(self.planning)  # the stand-in decides for the person
        self.do(move)
        match.play(move)

    def until(self, moves: int) -> None:
        """The page has played so many moves; a deal on the way is cut short."""
        while (seen := self.look())["moves"] < moves:
            if seen["asked"]:
                self.between(seen["asked"])
            else:
                self.page.wait_for_function(PLAYED_OR_ASKED, arg=[moves, [*BETWEEN]])

    def do(self, move: Move) -> None:
        """Tap what the move names, one after the other, until it is played: often less is enough."""
        view = self.match.view(self.match.seat)
        names = self.face.taps.names(view)
        wanted = [thing for stage in names(move) for thing in stage]
        tapped = ""  # what was answered before the last tap, unless that was heard
        for _attempt in range(len(wanted) + 6):
            seen = self.look()
            if tapped and seen["answer"] != tapped:  # else it was the second of a double tap
                wanted.pop(0)
            tapped = ""
            if seen["moves"] > len(self.match.moves):
                return
            if seen["asked"]:
                self.between(seen["asked"])
            elif wanted:
                tapped = seen["answer"]
                self.way.thing(wanted[0])
            else:
                self.way.button(f"do-{move.kind}", self.face.wording.move(move, self.names, view))
        raise AssertionError(f"{move} was not played")

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(LOOK, [*BETWEEN])
        return seen

    def between(self, name: str) -> None:
        """What stands before the move: a cover, a deal, a question."""
        self.way.button(name, BETWEEN[name])


def whole_game(
    page: Page,
    way: Way,
    size: str,
    key: str,
    players: Sequence[str],
    options: dict[str, str],
    seed: int,
    names: Sequence[str] = NAMES,
) -> None:
    """From its beginning to the end that is shown, on a screen of that size."""
    resize(page, size)
    player = Player(page, way, [*map(Seat, names, players)], seed, options, key)
    lay(page, player.match)
    player.play()
    expect(page.locator(".outcome h2")).to_contain_text("wins")
