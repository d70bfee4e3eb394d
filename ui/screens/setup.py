"""Before a game: who sits where, and by which options."""

from dataclasses import dataclass, field, replace
from typing import Any

from engine import GAMES, HUMAN, Seat, seat_name
from engine.match import MAX_NAME

from ..games import FACES
from ..node import (
    Child,
    Node,
    button,
    details,
    div,
    fieldset,
    h2,
    input_,
    label,
    legend,
    option,
    p,
    select,
    span,
    summary,
)
from ..widgets.act import act
from ..widgets.bar import bar
from ..widgets.seat import COLOURS, badge, colour
from ..words import _

NAMES = ("Freya", "Jack", "Ivy", "Scott", "Moira")
MAX_SEED = 1 << 64


def player(name: str) -> str:
    words = {HUMAN: _("a person"), "greedy": _("bot: greedy"), "random": _("bot: random")}
    return words.get(name, name)


@dataclass
class Setup:
    """What was chosen so far."""

    game: str = ""
    count: int = 0
    names: list[str] = field(default_factory=lambda: list(NAMES))
    players: list[str] = field(default_factory=list)
    colours: list[str] = field(default_factory=lambda: list(COLOURS))
    options: dict[str, str] = field(default_factory=dict)
    seed: str = ""  # as typed; empty: drawn
    problem: str = ""

    def ready(self, game: str) -> "Setup":
        """The same people at a game: one person against bots, if they have not sat there before."""
        rules = GAMES[game]
        if self.game == game:
            return replace(self, seed="", problem="")
        bots = ["greedy" if "greedy" in rules.bots else "random"] * (max(rules.seats) - 1)
        count = rules.seats[min(1, len(rules.seats) - 1)]
        return replace(self, game=game, count=count, players=[HUMAN, *bots], options={}, seed="", problem="")

    def seats(self) -> list[Seat]:
        named = enumerate(zip(self.names, self.players, strict=False))
        return [Seat(seat_name(name) or NAMES[seat], who) for seat, (name, who) in named][: self.count]

    def set(self, field_name: str, value: Any) -> None:
        """A field of the form, `name-2` or `option-dealer`; what it cannot hold leaves it as it was."""
        what, _dash, which = field_name.partition("-")
        text = str(value)
        if what == "count" and text.isdigit() and int(text) in GAMES[self.game].seats:
            self.count = int(text)
            offered = GAMES[self.game].options(self.count)
            self.options = {name: choice for name, choice in self.options.items() if choice in offered[name]}
        elif what == "name":
            self.names[int(which)] = seat_name(text) or NAMES[int(which)]
        elif what == "player":
            self.players[int(which)] = text
        elif what == "colour":
            self._recolour(int(which), text)
        elif what == "option":
            self.options[which] = text
        elif what == "seed":
            self.seed = text.strip()
        self.problem = "" if self._seeded() else _("A seed is a whole number below 2^64.")

    def _seeded(self) -> bool:
        text = self.seed
        return not text or (text.isascii() and text.isdigit() and len(text) <= 20 and int(text) < MAX_SEED)

    def _recolour(self, seat: int, colour: str) -> None:
        """Two seats swap, since nobody may share a colour."""
        other = self.colours.index(colour)
        self.colours[seat], self.colours[other] = colour, self.colours[seat]
        self.options["colours"] = "-".join(self.colours)


def draw(setup: Setup, running: bool) -> Node:
    face, rules = FACES[setup.game], GAMES[setup.game]
    return div(class_="setup")[
        bar(face.title()),
        div(class_="sheet panel")[
            div(class_="field")[
                h2[_("Seats")],
                span(class_="choices", role="group", aria_label=_("Number of seats"))[
                    [
                        button(
                            type="button",
                            class_="btn",
                            data_do=f"set count {count}",
                            aria_pressed="true" if count == setup.count else "false",
                        )[count]
                        for count in rules.seats
                    ]
                ],
            ],
            [_seat(seat, setup) for seat in range(setup.count)],
            details(class_="options", id="options")[
                summary[_("Table options")],
                [_option(name, setup) for name in face.options()],
                _seed(setup),
            ],
            running
            and div(class_="field")[
                p[_("A game is still running. A new one takes its place.")],
                act("i-copy", _("Keep it as a file"), "export"),
            ],
            act("i-play", _("Start"), "start", id="start", kind="btn--go"),
            # below the button, so that it does not move under the finger that leaves the field
            setup.problem and p(class_="problem", role="alert")[setup.problem],
        ],
    ]


def _seat(seat: int, setup: Setup) -> Node:
    rules = GAMES[setup.game]
    colours = {name: colour(name) for name in COLOURS}
    players = {name: player(name) for name in (HUMAN, *rules.bots)}
    number = seat + 1
    return fieldset(class_="place")[
        legend(class_="hide")[_("Seat {n}", n=number)],
        badge(setup.names[seat], setup.colours[seat]),
        input_(
            type="text",
            id=f"name-{seat}",
            data_set=f"name-{seat}",
            value=setup.names[seat],
            maxlength=MAX_NAME,
            aria_label=_("Name of seat {n}", n=number),
            autocomplete="off",
        ),
        _select(f"player-{seat}", players, setup.players[seat], _("Who plays seat {n}", n=number)),
        _select(f"colour-{seat}", colours, setup.colours[seat], _("Colour of seat {n}", n=number)),
    ]


def _option(name: str, setup: Setup) -> Node:
    words, choices = FACES[setup.game].options()[name]
    offered = {choice: choices[choice] for choice in GAMES[setup.game].options(setup.count)[name]}
    chosen = setup.options.get(name, next(iter(offered)))
    return label(class_="field")[span[words], _select(f"option-{name}", offered, chosen, None)]


def _seed(setup: Setup) -> Node:
    return label(class_="field")[
        span[_("Seed: the same number deals the same game")],
        input_(
            type="text",
            id="seed",
            inputmode="numeric",
            data_set="seed",
            value=setup.seed,
            placeholder=_("drawn by lot"),
            autocomplete="off",
        ),
    ]


def _select(name: str, choices: dict[str, str], chosen: str, words: str | None) -> Child:
    return select(data_set=name, id=name, aria_label=words)[
        [option(value=value, selected=value == chosen)[text] for value, text in choices.items()]
    ]
