"""What is chosen before a game: who sits where, and by which options."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from engine import GAMES, HUMAN, Chance, Seat, seat_name
from engine.code import BadCode, read_code, read_seed
from engine.parts.seats import seat_word

from ...parts.bot import TEMPO
from ...parts.seat import COLOURS, initial
from ...saves.words import because
from ...table.seating import facing
from ...words import _
from . import memory
from .memory import KNOWN
from .place import NAMES, Place, family


@dataclass
class Setup:
    """What was chosen so far."""

    game: str = ""
    count: int = 0
    places: list[Place] = field(default_factory=family)
    options: dict[str, str] = field(default_factory=dict)
    known: list[str] = field(default_factory=list)  # names of the persons of earlier games
    last: dict[str, dict[str, str]] = field(default_factory=dict)  # game -> its options of the last time
    recent: list[str] = field(default_factory=list)  # what was chosen by hand, the latest last
    seed: str = ""  # as typed; empty: drawn

    def ready(self, game: str) -> "Setup":
        """The same people at a game, and the options that they had there."""
        if self.game == game:
            return replace(self, seed="")
        rules = GAMES[game]
        last = self.last.get(game, {})
        best = rules.stand_in
        offered = (HUMAN, *rules.levels)
        places = [place if place.player in offered else replace(place, player=best) for place in self.places]
        usual = rules.seats[min(1, len(rules.seats) - 1)]
        count = next((seats for seats in rules.seats if str(seats) == last.get("count")), usual)
        new = Setup(game, count, places, dict(last), self.known, self.last)
        new.fit()
        new._christen()
        return new

    def fit(self) -> None:
        """Options that so many seats do not have go, or become those most like them; colours that the game
        does not have are changed for those that it has."""
        offered = GAMES[self.game].options(self.count)
        fitting = {name: _fitting(one, offered.get(name, ())) for name, one in self.options.items()}
        self.options = {name: one for name, one in fitting.items() if one}
        self._paint([place.colour for place in self.places[: len(self.palette)]])

    @property
    def taken(self) -> list[Place]:
        return self.places[: self.count]

    @property
    def people(self) -> list[int]:
        return [seat for seat, place in enumerate(self.taken) if place.player == HUMAN]

    @property
    def across(self) -> list[int]:
        """The persons on the other side of the tablet: every other one, unless it was chosen."""
        falls = facing(self.people)
        sides = [self.places[seat].across for seat in self.people]
        return [
            seat
            for seat, side in zip(self.people, sides, strict=True)
            if (seat in falls if side is None else side)
        ]

    @property
    def painted(self) -> bool:
        """The game knows of colours, so they can be chosen; else they belong to the seats in order."""
        return "colours" in GAMES[self.game].options(self.count)

    @property
    def palette(self) -> Sequence[str]:
        """The colours of the game."""
        orders = GAMES[self.game].options(self.count).get("colours")
        return sorted(orders[0].split("-"), key=COLOURS.index) if orders else COLOURS

    @property
    def colours(self) -> Sequence[str]:
        """Of the seats."""
        return [place.colour for place in self.places[: len(self.palette)]] if self.painted else COLOURS

    def seats(self) -> list[Seat]:
        return [Seat(place.name, place.player) for place in self.taken]

    def rules(self) -> dict[str, str]:
        """The options as the game wants them."""
        return self.options | ({"colours": "-".join(self.colours)} if self.painted else {})

    @property
    def _coded(self) -> bool:
        """A game code was typed, or is meant."""
        return any(map(str.isalpha, self.seed))

    @property
    def problem(self) -> str:
        """What is wrong with the seed or the game code, in words."""
        if not self._coded:
            wrong = self.seed and read_seed(self.seed) is None
            return _("A seed is a whole number below 2^64.") if wrong else ""
        try:
            read_code(self.seed)
        except BadCode as error:
            return _wrong(*error.args)
        return ""

    # ---- what a person changes

    def set(self, field_name: str, value: Any) -> None:
        """A field of the form, `name-2` or `option-dealer`; what it cannot hold leaves it as it was."""
        what, _dash, which = field_name.partition("-")
        text = str(value)
        if what == "count" and text.isdigit() and int(text) in GAMES[self.game].seats:
            self.count = int(text)
            self.fit()
        elif what == "name":
            self._place(int(which), name=seat_name(text) or NAMES[int(which)])
        elif what == "player":
            self._place(int(which), player=text)
        elif what == "colour":
            self._recolour(int(which), text)
        elif what == "across":
            self._place(int(which), across=int(which) not in self.across)
        elif what == "option":
            self.options[which] = text
        elif what == "part":
            self._take_in(which, text)
        elif what == "seed":
            self.seed = text.strip()
            if self._coded and not self.problem:
                self._decode()
        self._christen(int(which) if what == "name" else None)

    def _christen(self, typed: int | None = None) -> None:
        """A bot has a name of its own: not that of somebody at the table, nor that of a person of earlier. It
        begins with a letter of its own, unless a person wants it so."""
        for seat, place in enumerate(self.places):
            others = {other.name for other in self.taken if other is not place}
            letters = {initial(name) for name in others}
            own = place.name not in {*others, *self.known}
            if place.player == HUMAN or (own and (seat == typed or initial(place.name) not in letters)):
                continue
            free = [name for name in TEMPO if name not in {*others, *self.known}]
            apart = (name for name in free if initial(name) not in letters)
            self._place(seat, name=next(apart, next(iter(free), place.name)))

    def _paint(self, colours: Sequence[str]) -> None:
        """The first places get these, as far as the game has them; those after them what is left."""
        wanted = [colour if colour in self.palette else "" for colour in colours]
        left = [colour for colour in (*self.palette, *COLOURS) if colour not in wanted]
        spare = iter(dict.fromkeys(left))
        wanted += [""] * (len(self.places) - len(wanted))
        for seat, colour in enumerate(wanted):
            self._place(seat, colour=colour or next(spare))

    def _place(self, seat: int, **changed: Any) -> None:
        self.places[seat] = replace(self.places[seat], **changed)

    def _decode(self) -> None:
        """Take over what a game code says."""
        game, players, options, seed = read_code(self.seed)
        self.game, self.count, self.seed = game.key, len(players), str(seed)
        self.options = {name: choice for name, choice in options.items() if name != "colours"}
        colours = options["colours"].split("-") if "colours" in options else list(COLOURS)
        self._paint(colours)
        for seat, player in enumerate(players):
            self._place(seat, player=player)

    def _take_in(self, option: str, part: str) -> None:
        """One more of what is chosen by hand; what has been in for longest goes."""
        within = self.options.get(option, "").split("-")
        if part in within:
            return
        self.recent = [one for one in self.recent if one in within]
        _oldest, *others = [*(one for one in within if one not in self.recent), *self.recent]
        for one in GAMES[self.game].options(self.count).get(option, ()):
            if set(one.split("-")) == {*others, part}:
                self.options[option] = one
                self.recent.append(part)

    def _recolour(self, seat: int, colour: str) -> None:
        """Two seats swap, since nobody may share a colour."""
        other = next(number for number, place in enumerate(self.places) if place.colour == colour)
        mine = self.places[seat].colour
        self._place(other, colour=mine)
        self._place(seat, colour=colour)

    def shift(self, seat: int, step: int) -> int:
        """One seat earlier or later, if there is one; where it is then."""
        there = seat + step
        if not 0 <= there < self.count:
            return seat
        order = [*range(self.count)]
        order[seat], order[there] = there, seat
        self._seat(order)
        return there

    def mix(self, seed: int) -> None:
        """The seats in an order drawn by lot."""
        order = [*range(self.count)]
        Chance(seed).shuffle(order)
        self._seat(order)

    def _seat(self, order: Sequence[int]) -> None:
        """By where each sat before. An option that names somebody, like who begins, goes on naming them."""
        self.places[: self.count] = [self.places[seat] for seat in order]
        moved = {seat_word(before): seat_word(seat) for seat, before in enumerate(order)}
        for name, choices in GAMES[self.game].options(self.count).items():
            if moved.keys() <= {*choices} and self.options.get(name) in moved:
                self.options[name] = moved[self.options[name]]

    # ---- from one time to the next

    def remember(self) -> str:
        """What will be offered the next time."""
        persons = [self.places[seat].name for seat in self.people]
        self.known = list(dict.fromkeys([*persons, *self.known]))[:KNOWN]
        self.last = {**self.last, self.game: {"count": str(self.count), **self.options}}
        return memory.text(self.places, self.known, self.last)

    def recall(self, text: str) -> bool:
        """What was remembered; False: it is nothing of ours."""
        if not (remembered := memory.read(text)):
            return False
        self.places, self.known, self.last = remembered
        return True


def _wrong(kind: str, *details: Any) -> str:
    """With a game code, in words."""
    return {
        "unknown_game": because("unknown_game"),
        "other_rules": _("The code is of another version of the rules."),
        "slip": _("There is a slip in the code: check every letter and digit."),
    }.get(kind, _("A seed is a whole number below 2^64; a game code begins with the name of the game."))


def _fitting(chosen: str, offered: Sequence[str]) -> str:
    """Of what is put together by hand, that which has most of its parts; empty: nothing."""
    if chosen in offered:
        return chosen
    parts = set(chosen.split("-"))
    like = max(offered, key=lambda one: len(parts & {*one.split("-")}), default="")
    return like if len(parts) > 1 and parts & {*like.split("-")} else ""
