"""Castle of Mice in the page: it fits every screen, all can be reached, and whole games are played."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from engine import GAMES, HUMAN, Match, Move, Seat
from engine.games.castle.tables import PLACE, TOWERS
from ui.games.castle import words

from .conftest import ready
from .keys import Keys
from .player import Finger, Voice, Way, whole_game
from .shelf import moves
from .sizes import flaws, misfits, resize
from .stage import TABLE, Message, Screen, at, lay, over, page_with, send, show, speak

page = page_with("castle")


def screen(seats: int, *messages: Message, memory: str = "heart", people: int = 1) -> Screen:
    return Screen(people, seats, at("Turn", 4), (*TABLE, *messages), (("memory", memory),), game="castle")


SCREENS = {
    "turn": screen(4, memory="marks"),
    "turn of two": screen(2),
    "a push": screen(4, ("tap", "row4-left")),
    "a new mouse": screen(3, ("tap", "reserve")),
    "piles": screen(4, ("drawer", "piles")),
    "looking back": screen(4, ("rewind", 20)),
    "end": Screen(1, 4, over, TABLE, game="castle"),
}


@pytest.mark.parametrize(("number", "name"), list(enumerate(SCREENS)), ids=SCREENS)
def test_all_fits_and_no_rule_of_access_is_broken(page: Page, number: int, name: str) -> None:
    assert flaws(page, SCREENS[name], number, misfits) == {}


def test_a_roofed_tile_is_nowhere_in_the_page(page: Page) -> None:
    """By heart: what was seen and lies below a roof again is in no text, label or name, also looking back."""
    for messages in ((), (("rewind", 20),)):
        show(page, screen(2, *messages))
        for square in page.locator(".roof").evaluate_all("roofs => roofs.map((roof) => roof.id)"):
            assert page.locator(f"[id='{square}'] [href^='#']").count() == 1  # the roof itself


def spoken(name: str) -> re.Pattern[str]:
    """What a thing of the castle is called."""
    if name == "reserve":
        return re.compile("in reserve$")
    if name in PLACE:
        tower = words.corner(name) if name in TOWERS else ""
        return re.compile(rf"mouse on {name}\b|^square {name}$|^{tower}$")
    return re.compile(f"^{words.room(name) if name.startswith('roof') else f'push {words.slot(name)}'}")


ALONE, TWO = (HUMAN, "greedy"), (HUMAN, "greedy", HUMAN)
# how -> by which way, on a screen of which size, who sits there
WAYS: dict[str, tuple[Callable[[Page], Way], str, tuple[str, ...]]] = {
    "by finger on a tablet": (Finger, "lying", TWO),
    "by finger on a phone": (Finger, "phone", ALONE),
    "by keyboard alone": (Keys, "lying", ALONE),
    "by names alone": (lambda page: Voice(page, spoken), "lying", ALONE),
}


@pytest.mark.parametrize("how", WAYS)
def test_a_whole_game(page: Page, how: str) -> None:
    way, size, players = WAYS[how]
    whole_game(page, way(page), size, "castle", players, {"first": "1"}, 36)  # a short one


def test_nothing_is_lost_while_the_floor_slides_and_roofs_close(page: Page) -> None:
    """Taps and another window in mid-push; a reload while all have their last look."""
    page.emulate_media(reduced_motion="no-preference")
    match = Match(GAMES["castle"], [Seat("Freya"), Seat("Jack", "greedy")], {"first": "1"}, 5)
    for text in ("tower a1", "tower g7"):
        match.play(Move.parse(text))
    lay(page, match)
    send(page, ("setting", "motion", "calm"), ("setting", "look", "long"))
    page.locator("[data-tap=row4-left]").tap()
    page.locator("#yes").tap()
    resize(page, "standing")
    page.locator("[data-tap=roof-b1]").tap()
    page.locator("#at-b1").tap()  # a second finger: the room is open
    assert moves(page) == 4
    page.locator("#do-end").tap()
    page.locator("#yes").press("Enter")  # a finger at the same place would be a double tap
    expect(page.locator("#prompt")).to_contain_text("A last look: 1 roof closes.")
    page.evaluate("history.replaceState(null, '', '#table')")
    page.reload()
    ready(page)
    expect(page.locator("#do-end")).to_be_visible()
    assert moves(page) == 4
    page.emulate_media(reduced_motion="reduce")


# The machine has no voice: these take the place of the browser's list, and what would be spoken is noted.
VOICES = """voices => {
    window.aloud = [];
    speechSynthesis.getVoices = () => voices;
    speechSynthesis.speak = ({ lang, text, voice }) => aloud.push(`${lang} ${voice.name}: ${text}`);
    speechSynthesis.cancel = () => aloud.push("silence");
    window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
    speechSynthesis.dispatchEvent(new Event("voiceschanged"));
}"""
AFAR = {"name": "afar", "lang": "en-GB", "localService": False}  # who speaks there hears every word
HERE = {"name": "here", "lang": "en-US", "localService": True}
GERMAN = {"name": "hier", "lang": "de-DE", "localService": True}


def test_what_is_to_be_done_is_read_aloud_by_a_voice_of_the_device_if_that_is_wanted(page: Page) -> None:
    def aloud() -> list[str]:
        said: list[str] = page.evaluate("window.aloud.splice(0)")
        return said

    lay(page, Match(GAMES["castle"], [Seat("Freya"), Seat("Jack")], {"first": "1"}, 5))
    send(page, ("setting", "confirm", "yes"))
    switch = page.locator("#app .field:has([data-setting=aloud])")
    page.locator("#menu").tap()
    expect(page.locator("#app .field:has([data-setting=sound])")).to_be_visible()
    for voices, offered in (([], False), ([AFAR], False), ([GERMAN], False), ([AFAR, HERE, GERMAN], True)):
        page.evaluate(VOICES, voices)
        expect(switch).to_be_visible(visible=offered)
    expect(switch.get_by_role("switch")).not_to_be_checked()
    send(page, ("cancel",))
    assert aloud() == []  # nobody asked for it
    page.locator("#menu").tap()
    switch.tap()
    send(page, ("cancel",))
    assert aloud() == ["silence", "en-US here: Put your first mouse on a tower."]
    page.locator("[data-tap=a1]").tap()
    assert aloud() == ["silence", "en-US here: First mouse: tower above on the left? That cannot be undone."]
    send(page, ("cancel",))
    aloud()
    speak(page, "de")
    assert aloud() == ["silence", "de-DE hier: Stell deine erste Maus auf einen Turm."]
    speak(page, "fr")  # for which there is no voice
    assert aloud() == ["silence"]
    speak(page, "en")
    aloud()
    send(page, ("go", "home"))
    assert aloud() == ["silence"]
    send(page, ("setting", "aloud", "no"))


WATCH = """() => new MutationObserver(() => {
    window.wasSeen ||= !!document.querySelector(".past [href='#mousetrap']");
}).observe(document.getElementById("app"), { childList: true, subtree: true })"""


def test_what_lay_in_a_room_is_seen_till_its_roof_lies_and_then_nowhere(page: Page) -> None:
    """The page keeps what it showed while the roof is on its way; the view tells no tile any more."""
    page.emulate_media(reduced_motion="no-preference")
    match = Match(GAMES["castle"], [Seat("Freya"), Seat("Jack")], {"first": "1"}, 5)
    for text in ("tower a1", "tower g7", "uncover roof-b1"):
        match.play(Move.parse(text))
    lay(page, match)
    send(page, ("setting", "motion", "calm"), ("setting", "still", "no"), ("setting", "confirm", "no"))
    page.evaluate(WATCH)
    send(page, ("move", "end"))
    page.wait_for_function("window.wasSeen")
    expect(page.locator(".past *")).to_have_count(0)
    page.emulate_media(reduced_motion="reduce")
