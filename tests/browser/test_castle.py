"""Castle of Mice in the page: it fits every screen, all can be reached, and whole games are played."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from engine import GAMES, HUMAN, Match, Seat, write
from engine.games.castle.steps import Turn

from .conftest import Home, boot, python
from .eyes import broken_rules, spills
from .player import Finger, Player
from .shelf import slot
from .sizes import SIZES, everywhere, misfits
from .stage import NAMES, SHOW, TABLE, Message, Screen, over, show, speak


def late(match: Match) -> bool:
    """The first seat has its turn before it, in a castle with open rooms."""
    return match.seat == 0 and match.state.round >= 4 and match.state.todo[-1] == Turn(0)


def screen(seats: int, *messages: Message, memory: str = "heart", people: int = 1) -> Screen:
    return Screen(people, seats, late, (*TABLE, *messages), (("memory", memory),), game="castle")


SCREENS = {
    "turn": screen(4, memory="marks"),
    "turn of two": screen(2),
    "a push": screen(4, ("tap", "row4-left")),
    "a new mouse": screen(3, ("tap", "reserve")),
    "piles": screen(4, ("drawer", "piles")),
    "looking back": screen(4, ("rewind", 20)),
    "end": Screen(1, 4, over, TABLE, game="castle"),
}


@pytest.fixture(scope="module")
def page(common: Home, site: str) -> Iterator[Page]:
    with common.page() as shared:
        shared.emulate_media(reduced_motion="reduce")
        boot(shared, site)
        shared.locator("[data-go='new:castle']").click()  # the code of the game comes when somebody asks
        shared.locator("#start").wait_for()
        yield shared


def test_no_rule_of_access_is_broken(page: Page) -> None:
    assert everywhere(page, SCREENS, broken_rules, "lying", "phone") == {}


def test_everything_fits_and_can_be_reached(page: Page) -> None:
    assert everywhere(page, SCREENS, misfits, *SIZES) == {}


def test_longer_words_fit(page: Page) -> None:
    speak(page, "longer")
    found = everywhere(page, SCREENS, spills, "lying", "standing", "phone", "low")
    speak(page, "en")
    assert found == {}


def test_a_roofed_tile_is_nowhere_in_the_page(page: Page) -> None:
    """By heart: what was seen and lies below a roof again is in no text, label or name, also looking back."""
    for messages in ((), (("rewind", 20),)):
        show(page, screen(2, *messages))
        for square in page.locator(".roof").evaluate_all("roofs => roofs.map((roof) => roof.id)"):
            assert page.locator(f"[id='{square}'] [href^='#']").count() == 1  # the roof itself


@pytest.mark.parametrize("size", ["lying", "phone"])
def test_a_whole_game_by_taps(page: Page, size: str) -> None:
    players = (HUMAN, "greedy", HUMAN)
    seats = [Seat(name, player) for name, player in zip(NAMES, players, strict=False)]
    options, seed = {"first": "1"}, 5
    begun = slot(write(Match(GAMES["castle"], seats, options, seed)))
    page.set_viewport_size(dict(zip(("width", "height"), SIZES[size], strict=True)))  # type: ignore[arg-type]
    page.evaluate("kept => { localStorage.clear(); localStorage['peddlers.game.1.1'] = kept; }", begun)
    python(page, SHOW.format(slot=begun, lying=None, messages=list(TABLE)))
    player = Player(page, Finger(page), seats, seed, options, "castle")
    player.play()
    expect(page.locator(".outcome h2")).to_contain_text("wins")
