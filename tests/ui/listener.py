"""Somebody who listens to the page and knows no more of it than its names: what they hear and press."""

import json
import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Any

from ui.app import update, view
from ui.minds.analyst import Analyst
from ui.model import Effect, Model

VOID = ("br", "hr", "img", "input")
INLINE = ("b", "i", "span", "use", "svg", "text", "g")
DEEDS = ("move", "yes", "put", "i_am", "next")  # what a button does that brings the game on


@dataclass
class Element:
    tag: str
    attributes: dict[str, str]
    parent: "Element | None" = None
    children: list["Element | str"] = field(default_factory=list)

    def name(self) -> str:
        return re.sub(r"\s+", " ", self._text()).strip()

    def _text(self) -> str:
        if self.attributes.get("aria-hidden") == "true":
            return ""
        if label := self.attributes.get("aria-label"):
            return label
        said = "".join(child if isinstance(child, str) else child._text() for child in self.children)
        return said if self.tag in INLINE else f" {said} "

    def all(self) -> Iterator["Element"]:
        for child in self.children:
            if isinstance(child, Element):
                yield child
                yield from child.all()

    def inert(self) -> bool:
        return "inert" in self.attributes or bool(self.parent and self.parent.inert())


class Reader(HTMLParser):
    def __init__(self, markup: str) -> None:
        super().__init__()
        self.root = self.here = Element("main", {})
        self.feed(markup)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, {name: value or "" for name, value in attrs}, self.here)
        self.here.children.append(element)
        if tag not in VOID:
            self.here = element

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.here.tag == tag
            assert self.here.parent
            self.here = self.here.parent

    def handle_data(self, data: str) -> None:
        self.here.children.append(data)


class Listener:
    """A person against two easy bots; cards are dealt by hand, and what is final is asked about."""

    def __init__(self, game: str, seed: int, seats: int = 3) -> None:
        self.model, self.analyst, self.luck = Model(draw_seed=lambda: seed), Analyst(), random.Random(seed)
        self.heard: list[str] = []
        self.script: list[str] = []  # all of that, with what was pressed: to be read
        self.nameless: list[str] = []
        self.unasked: list[str] = []  # what was pressed although nothing had said that it was the time
        self.pressed = 0
        self.page, self.region = Element("main", {}), dict[str, list[str]]()
        self.clocks: list[tuple[Any, ...]] = []
        for name, value in {"speed": "fast", "listens": "yes"}.items():
            self.send("setting", name, value)
        self.send("go", f"new:{game}")
        self.send("set", "count", str(seats))
        for seat in range(seats):
            self.send("set", f"player-{seat}", "easy" if seat else "human")
        self.send("start")

    # ---- what is heard

    def send(self, *message: Any) -> None:
        effects = update(self.model, *message)
        if ("stale",) not in effects:
            self._listen()
            for effect in effects:
                self._carry_out(effect)

    def _listen(self) -> None:
        node = view(self.model)
        self.page = Reader(str(node)).root if node else Element("main", {})
        news = [one for one in self.page.all() if one.attributes.get("id") == "news"]
        region = {
            one.attributes["id"]: [line.name() for line in one.all() if line.tag == "p"]
            for one in (news[0].all() if news else ())
            if "id" in one.attributes
        }
        for name in region.keys() - self.region.keys():
            assert all(region[name]), name
        for name, lines in region.items():
            if name not in self.region:
                self.heard += lines
                self.script += lines
        self.region = region

    def _carry_out(self, effect: Effect) -> None:
        kind, *details = effect
        if kind == "focus":
            self.script.append(f"  -> {self._focused(details[0])}")
        elif kind == "later":
            self.clocks.append(tuple(details[1:]))
        elif kind == "think":
            question, *back = details
            self.analyst.ask(json.dumps(question))
            while not (answer := self.analyst.step()):
                pass
            self.send(*back, *json.loads(answer))

    def _focused(self, name: str) -> str:
        named = {one.attributes.get("id"): one for one in self.page.all()}
        thing = named[name]
        told = named.get(thing.attributes.get("aria-describedby", ""))
        return f"{thing.name()}: {told.name()}" if told else thing.name()

    # ---- what is done

    def buttons(self) -> list[Element]:
        """That bring the game on."""
        found = []
        for one in self.page.all():
            tells = one.attributes
            if one.tag != "button" and tells.get("role") != "button":
                continue
            does = "data-tap" in tells or tells.get("data-do", "").split(" ")[0] in DEEDS
            rests = {"aria-disabled", "data-anew"} & tells.keys() or tells.get("aria-pressed") == "true"
            if does and not rests and not one.inert():
                found.append(one)
        return found

    def press(self, button: Element) -> None:
        tells = button.attributes
        self.pressed += 1
        self.script.append(f"> {button.name()}")
        if not button.name():
            self.nameless.append(str(tells))
        sitting = self.model.sitting
        assert sitting
        asked = any(name.startswith(("news-ask", "news-lesson")) for name in self.region)
        if sitting.acting and not sitting.choice.asked and not asked:
            self.unasked.append(button.name())
        self.send("tap", tells["data-tap"]) if "data-tap" in tells else self.send(
            *tells["data-do"].split(" ")
        )

    def play(self, presses: int, until: Callable[[str], bool] = lambda line: False) -> None:
        """At random, until something is heard."""
        while self.pressed < presses and not any(map(until, self.heard)):
            sitting = self.model.sitting
            assert sitting
            if sitting.ended and sitting.ending.beat is None:
                return
            able = self.buttons()
            if not able:
                self.send(*self.clocks.pop(0))
                continue
            answer = [one for one in able if one.attributes.get("data-do") == "yes"]
            things = [one for one in able if "data-tap" in one.attributes]
            rather = things if things and self.luck.random() < 0.8 else able
            self.press(self.luck.choice(answer or rather))
