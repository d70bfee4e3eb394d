"""Screens to be looked at: a game so far, and what was done then. They are set up in a booted page."""

import json
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page

from engine import GAMES, Match, Record, Seat, restore, write
from engine.games.dealers.steps import Arrival, Drop
from engine.planning import Planning
from engine.search.mind import settle
from engine.search.thinking import bot_move, given
from ui.games import FACES
from ui.minds.analyst import Analyst

from .conftest import Home, boot, code, python, until
from .shelf import slot

SHOW = """
from ui.app import update
from ui.browser.main import APP
APP.model.sitting = APP.model.host = APP.model.page = None
update(APP.model, "setting", "speed", "off")
update(APP.model, "setting", "deal", "hand")
update(APP.model, "setting", "motion", "off")
update(APP.model, "setting", "look", "no")
update(APP.model, "resume", "1", {slot!r})
assert APP.model.sitting.clock.dealt == {lying!r}
for message in {messages!r}:
    update(APP.model, *message)
APP.show()
"""
HOLD = """() => {  // what flies stays in the air
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
        const animation = animate.call(this, frames, options);
        animation.pause();
        return animation;
    };
    window.letGo = () => {
        Element.prototype.animate = animate;
        document.getAnimations().forEach((a) => a.finish());
    };
}"""
LISTEN = """() => {
    window.heard = [];
    const text = (node) => node.textContent.trim();
    new MutationObserver((changes) => {
        for (const { addedNodes, type, target } of changes) {
            if (type === "characterData") window.heard.push(text(target));
            for (const node of addedNodes) {
                const parts = node.nodeType === 1 && node.children.length ? [...node.children] : [node];
                for (const part of parts) if (text(part)) window.heard.push(text(part));
            }
        }
    }).observe(document.getElementById("news"), { childList: true, characterData: true, subtree: true });
}"""
SEND = """
from ui.app import update
from ui.browser.main import APP
for message in {messages!r}:
    update(APP.model, *message)
APP.show()
"""
CHOOSE = "language => document.querySelector(`[data-language=${language}]`).click()"
SPOKEN = "from ui import words\nreturn words.language()"
LONGER = """
import gettext
from ui import words
from ui.browser.main import APP

def longer(text):
    more = "~" * (-(-len(text) * 2 // 5))
    return text + " ".join(more[at : at + 6] for at in range(0, len(more), 6))

class Longer(gettext.NullTranslations):
    def gettext(self, text):
        return longer(text)

    def ngettext(self, one, many, number):
        return longer(one if number == 1 else many)

words.speak("en")
words._spoken = Longer()
APP.show()
"""
NAMES = ("Freya", "Jack", "Ivy", "Scott")
BEGINS = {"dealers": "dealer"}  # the option that says who begins
Message = tuple[str | int, ...]
SHELVED: Message = ("shelved",)  # with the game of the screen
ADVISED: Message = ("advised",)  # with what the adviser says of it
REVIEWED: Message = ("reviewed",)  # with the turning points of the game


class Screen(NamedTuple):
    people: int
    seats: int
    until: Callable[[Match], bool]  # the moment of the game
    messages: tuple[Message, ...]
    options: tuple[tuple[str, str], ...] = ()
    dealing: int | None = None  # so many of the cards lie
    names: tuple[str, ...] = NAMES
    game: str = "dealers"


def first(match: Match) -> bool:
    return not match.moves


def dealt(match: Match) -> bool:
    return bool(match.moves) and match.moves[-1].kind == "deal"


def picking(match: Match) -> bool:
    return bool(match.moves) and match.moves[-1].kind != "deal" and match.seat == 0


def turn(match: Match) -> bool:
    return match.seat == 0 and match.state.round == 3 and any(m.kind == "deliver" for m in match.legal())


def paying(match: Match) -> bool:
    """There is a choice of what pays; with the anvil it costs feed."""
    ways = [
        move.args[1:] for move in match.legal() if move.kind == "deliver" and move.args[0] == "bottle-pot2"
    ]
    return match.seat == 0 and len(ways) > 1 and ("anvil", "bottle", "pot") in ways


def arrival(match: Match) -> bool:
    return match.seat == 0 and isinstance(match.state.todo[-1], Arrival)


def surplus(match: Match) -> bool:
    return match.seat == 0 and isinstance(match.state.todo[-1], Drop)


def over(match: Match) -> bool:
    return match.over


def at(step: str, least: int = 0, *kinds: str) -> Callable[[Match], bool]:
    """The first seat has to decide that, late enough, and can do such things."""

    def until(match: Match) -> bool:
        here = match.seat == 0 and type(match.state.todo[-1]).__name__ == step
        return here and match.state.round >= least and set(kinds) <= {move.kind for move in match.legal()}

    return until


TABLE: tuple[Message, ...] = (("go", "table"),)
DEMO: tuple[Message, ...] = (("go", "rules:dealers"),)
LESSON: tuple[Message, ...] = (("go", "lesson:dealers:new"),)
BY_HAND = ("option-sets", "macaws-pandas-raccoons-squirrels")
IN_FRAME = json.dumps({"do": "load", "game": "dealers", "demo": "delivering"})
REVIEW: tuple[Message, ...] = (("go", "review:1"), REVIEWED)
SCREENS = {
    "lobby": Screen(1, 2, first, (("go", "home"),)),
    "set-up": Screen(1, 2, first, (("go", "new:dealers"), ("set", "count", "4"))),
    "cover": Screen(2, 4, turn, TABLE),
    "deal": Screen(1, 4, dealt, TABLE, (), 13),
    "deal of two, with the memory aid": Screen(1, 2, dealt, TABLE, (("open_piles", "yes"),), 11),
    "before the deal": Screen(1, 4, first, TABLE),
    "piles": Screen(1, 4, picking, TABLE),
    "turn": Screen(1, 4, turn, TABLE),
    "turn of two, totals open": Screen(1, 2, turn, TABLE, (("open_totals", "yes"),)),
    "a card is chosen": Screen(1, 4, turn, (*TABLE, ("tap", "hand/feed"))),
    "paying": Screen(1, 4, paying, (*TABLE, ("tap", "hand/bottle-pot2"))),
    "paying with feed": Screen(
        1, 4, paying, (*TABLE, ("tap", "hand/bottle-pot2"), ("tap", "own/anvil"), ("tap", "own/pot"))
    ),
    "refused": Screen(1, 4, turn, (*TABLE, ("move", "take", "vase"))),
    "arrival": Screen(1, 3, arrival, TABLE),
    "too many cards": Screen(1, 3, surplus, TABLE),
    "advice": Screen(1, 4, turn, (*TABLE, ("open", "advice"), ADVISED)),
    "advice on piles": Screen(1, 4, picking, (*TABLE, ("open", "advice"), ADVISED)),
    "menu": Screen(1, 4, turn, (*TABLE, ("open", "menu"))),
    "help": Screen(1, 4, turn, (*TABLE, ("open", "help"))),
    "what is this": Screen(1, 4, turn, (*TABLE, ("about", "hand/feed"))),
    "the table in words": Screen(1, 4, turn, (*TABLE, ("open", "read"))),
    "log on a phone": Screen(1, 4, turn, (*TABLE, ("drawer", "log"))),
    "piles on a phone": Screen(1, 4, turn, (*TABLE, ("drawer", "piles"))),
    "looking back": Screen(1, 4, turn, (*TABLE, ("rewind", 12))),
    "end": Screen(1, 4, over, TABLE),
    "rules": Screen(1, 4, turn, (("go", "rules:dealers"),)),
    "rules, searched": Screen(1, 4, turn, (("go", "rules:dealers"), ("seek", "feed"))),
    "demo": Screen(1, 4, turn, (*DEMO, ("show", "extra-2"), *[("step", "on")] * 3)),
    "demo of piles": Screen(1, 4, turn, (*DEMO, ("show", "dealing-1"), ("step", "on"))),
    "demo of the end": Screen(1, 4, turn, (*DEMO, ("show", "damage-2"), ("step", "on"))),
    "lesson begins": Screen(1, 4, turn, LESSON),
    "lesson": Screen(1, 4, turn, (*LESSON, *[("next",), ("skip",), ("next",)])),
    "end of two": Screen(1, 2, over, TABLE),
    "library": Screen(1, 4, turn, (("go", "library"), SHELVED)),
    "library, a game is renamed": Screen(1, 4, over, (("go", "library"), SHELVED, ("rename", "1"))),
    "statistics": Screen(1, 4, over, (("go", "statistics"), SHELVED)),
    "replay": Screen(1, 4, over, (("go", "replay:1:40"),)),
    "review": Screen(1, 4, over, REVIEW),
    "find a better turn": Screen(1, 4, over, (*REVIEW, ("try", "0"))),
    "a better turn": Screen(1, 4, over, (*REVIEW, ("try", "0"), ("show",))),
    "sharing": Screen(1, 4, turn, (("go", "share:1:9"), ("copy_link",))),
    "set-up of merchants": Screen(1, 3, first, (("go", "new:merchants"), ("set", *BY_HAND))),
    "demo of merchants": Screen(1, 3, first, (("go", "rules:merchants"), ("show", "building-1"))),
    "lesson of merchants": Screen(1, 3, first, (("go", "lesson:merchants:new"),)),
    "demo in a frame": Screen(1, 4, turn, (("go", "embed"), ("command", IN_FRAME))),
}


@cache
def record(screen: Screen) -> str:
    """The first game that comes to such a moment."""
    game = GAMES[screen.game]
    player = "greedy" if "greedy" in game.bots else game.stand_in
    bots = [Seat(name, player) for name in screen.names[: screen.seats]]
    for seed in range(5, 50):
        match = Match(game, bots, {BEGINS.get(screen.game, "first"): "1", **dict(screen.options)}, seed)
        planning = Planning(match)
        while not screen.until(match) and not match.over:
            match.play(bot_move(planning))
        if screen.until(match):
            match.seats = (*(Seat(seat.name) for seat in bots[: screen.people]), *bots[screen.people :])
            return write(match)
    raise AssertionError("no game comes to such a moment")


def advised(screen: Screen) -> tuple[object, ...]:
    match, _wrong = restore(record(screen))
    assert match
    number, mind = len(match.moves), match.game.mind()
    assert mind.advise
    told = settle(mind.advise(*given(match, number)))
    return match.seed, number, [[[str(move) for move in plan], *why] for plan, *why in told], ""


@cache
def reviewed(screen: Screen) -> tuple[object, ...]:
    analyst = Analyst()
    analyst.ask(json.dumps({"do": "review", "record": record(screen)}))
    while not (text := analyst.step()):
        pass
    seed = Record.read(record(screen)).seed
    return seed, *json.loads(text)


def page_with(key: str = "") -> Any:
    """The fixture `page` of a module: nothing moves there, and the code of a game that is named has come."""

    @pytest.fixture(scope="module", name="page")
    def opened(common: Home, site: str) -> Iterator[Page]:
        with common.page() as page:
            page.emulate_media(reduced_motion="reduce")
            boot(page, site)
            if key:
                page.locator(f"[data-go='new:{key}']").click()
                page.locator("#start").wait_for()
            yield page

    return opened


def lay(page: Page, match: Match) -> None:
    """This game lies on the table, and no other one is kept."""
    lies = slot(write(match))
    page.evaluate("kept => { localStorage.clear(); localStorage['peddlers.game.1.1'] = kept; }", lies)
    python(page, SHOW.format(slot=lies, lying=None, messages=list(TABLE)))
    page.evaluate("document.activeElement.blur()")


def show(page: Page, screen: Screen) -> None:
    code(page, "pages", *FACES)
    lies = slot(record(screen), screen.dealing)
    with_game = {
        SHELVED: lambda: ({"game.1.1": lies},),
        ADVISED: lambda: advised(screen),
        REVIEWED: lambda: reviewed(screen),
    }
    messages = [(*each, *with_game.get(each, tuple)()) for each in screen.messages]
    python(page, SHOW.format(slot=lies, lying=screen.dealing, messages=messages))
    page.evaluate("() => document.getAnimations().forEach((a) => a instanceof CSSAnimation || a.finish())")


def send(page: Page, *messages: Message) -> None:
    """As if a person had tapped what sends them; nothing goes on by itself."""
    python(page, SEND.format(messages=list(messages)))


def speak(page: Page, language: str) -> None:
    """As if it had been chosen. `longer` is English with two fifths more letters, in words that can be
    broken like others."""
    chosen = "en" if language == "longer" else language
    page.evaluate(CHOOSE, chosen)
    until(page, lambda: python(page, SPOKEN) == chosen)
    if language == "longer":
        python(page, LONGER)
