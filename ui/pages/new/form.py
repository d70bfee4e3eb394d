"""The form of a new game as it is drawn."""

from collections.abc import Sequence

from engine import GAMES, HUMAN
from engine.match import MAX_NAME

from ...face import Choices, Option
from ...games import FACES
from ...node import (
    Child,
    Node,
    b,
    datalist,
    details,
    div,
    fieldset,
    h2,
    input_,
    label,
    legend,
    option,
    p,
    section,
    small,
    span,
    summary,
    svg,
    use,
)
from ...parts.act import act
from ...parts.bar import HEADING, bar
from ...parts.bot import character, player
from ...parts.bot import face as portrait
from ...parts.icon import icon
from ...parts.lamp import lamp
from ...parts.seat import badge, shape
from ...parts.sign import sign
from ...parts.toggle import toggle
from ...settings import Settings
from ...words import _, count, pieces
from ..choice import choice
from ..languages import tongues
from ..settings import settings
from ..sides import sides
from .place import Place
from .setup import Setup


def draw(setup: Setup, chosen: Settings) -> Node:
    face = FACES[setup.game]
    return div(class_=f"setup {setup.game}")[
        bar(face.title(), tongues("langs"), lamp(), place=_("New game")),
        div(class_="sheet panel")[
            svg(class_="pic", aria_hidden="true")[use(href=f"#v-{setup.game}")],
            act("i-signpost", _("New here? First lesson"), f"go lesson:{setup.game}", id="learn"),
            _count(setup),
            section(class_="family", aria_label=_("Seats"))[
                [_seat(seat, place, setup) for seat, place in enumerate(setup.taken)],
                datalist(id="known")[[option(value=name) for name in setup.known]],
                _characters(setup),
                _helped(setup),
            ],
            div(class_="around")[
                act("i-mix", _("Mix the seats"), "mix", id="mix"), _sides(setup, chosen.across)
            ],
            div(class_="unfoldings")[
                details(class_="options", id="options")[
                    summary[_("Table options")],
                    _options(setup),
                    _seed(setup),
                ],
                details(class_="options")[
                    summary[_("Settings")],
                    settings(chosen, deals=bool(face.deal), hides=bool(face.hides)),
                ],
            ],
            act("i-play", _("Start"), "start", id="start", kind="btn--go", answers=HEADING),
            # below the button, so that it does not move under the finger that leaves the field
            setup.problem and p(class_="problem", role="alert")[setup.problem],
        ],
    ]


def _count(setup: Setup) -> Node:
    return div(class_="field")[
        h2[_("Who plays?")],
        span(class_="choices", role="group", aria_label=_("Number of seats"))[
            [
                toggle(count == setup.count, count, data_do=f"set count {count}")
                for count in GAMES[setup.game].seats
            ]
        ],
    ]


def _seat(seat: int, place: Place, setup: Setup) -> Node:
    number, colour = seat + 1, setup.colours[seat]
    offered = (HUMAN, *GAMES[setup.game].levels, place.player)  # a game code seats others too
    players = {name: player(name) for name in offered}
    return fieldset(class_=f"place seat-{colour}")[
        legend(class_="hide")[_("Seat {n}", n=number)],
        span(class_="paint")[
            badge(place.name, colour),
            setup.painted
            and [
                icon("i-chevron"),
                _field(
                    f"colour-{seat}",
                    {name: shape(name) for name in setup.palette},
                    colour,
                    _("Colour of seat {n}", n=number),
                ),
            ],
        ],
        place.player != HUMAN and portrait(place.name),
        input_(
            type="text",
            id=f"name-{seat}",
            data_set=f"name-{seat}",
            value=place.name,
            maxlength=MAX_NAME,
            list="known",
            aria_label=_("Name of seat {n}", n=number),
            autocomplete="off",
        ),
        _field(f"player-{seat}", players, place.player, _("Who plays seat {n}", n=number)),
        _step("up", seat, -1, seat == 0, _("{name}: one seat earlier", name=place.name)),
        _step("down", seat, 1, number == setup.count, _("{name}: one seat later", name=place.name)),
    ]


def _characters(setup: Setup) -> Child:
    """Of the bots that sit at the table, each once."""
    sitting = {place.player for place in setup.taken}
    return [
        small(class_="character")[
            [portrait(n) for n in _called(level, setup)], span[b[player(level)], " · ", describes]
        ]
        for level in GAMES[setup.game].levels
        if level in sitting and (describes := character(level))
    ]


def _helped(setup: Setup) -> Child:
    """Whom the options help alone: that must not lie below a fold."""
    helped = FACES[setup.game].helped(setup.options).items()
    return [
        small(class_="character")[icon("i-pen"), span[b[setup.taken[seat].name], " · ", how]]
        for seat, how in helped
    ]


def _called(level: str, setup: Setup) -> list[str]:
    return [place.name for place in setup.taken if place.player == level]


def _step(way: str, seat: int, step: int, end: bool, words: str) -> Node:
    return sign(
        "i-chevron",
        words,
        kind=f"shift shift--{way}",
        off=end,
        id=f"{way}-{seat}",
        data_do=f"shift {seat} {step}",
    )


def _sides(setup: Setup, turned: bool) -> Child:
    """Only several persons sit around a tablet. Turned: those on its other side see the table from there."""
    if len(setup.people) < 2:
        return None
    return (
        sides(turned),
        turned
        and span(class_="choices sides", role="group", aria_label=_("Who sees the table turned"))[
            [
                toggle(
                    seat in setup.across,
                    badge(setup.places[seat].name, setup.colours[seat]),
                    setup.places[seat].name,
                    id=f"across-{seat}",
                    data_do=f"set across-{seat} yes",
                )
                for seat in setup.people
            ],
            small[_("Marked persons see the table turned to them.")],
        ],
    )


def _options(setup: Setup) -> Child:
    offered = GAMES[setup.game].options(setup.count)
    options_in_words = FACES[setup.game].wording.options([place.name for place in setup.taken])
    return [_option(name, one, offered[name], setup) for name, one in options_in_words.items()]


def _option(name: str, option: Option, offered: Sequence[str], setup: Setup) -> Node:
    chosen = setup.options.get(name, offered[0])
    choices = {one: option.choices[one][0] for one in offered if one in option.choices}
    if option.parts:
        by_hand = chosen if chosen not in choices else next(one for one in offered if one not in choices)
        choices[by_hand] = _("by hand")
    return div(class_="field")[
        label(for_=f"option-{name}")[option.words],
        _field(f"option-{name}", choices, chosen),
        _parts(name, option.parts, chosen)
        if chosen not in option.choices
        else small(id=f"about-{name}")[option.choices[chosen][1]],
    ]


def _parts(name: str, parts: Choices, chosen: str) -> Node:
    """What is chosen by hand: so many are in, and one more puts out another."""
    within = chosen.split("-")
    return div(class_="parts", role="group", aria_labelledby=f"option-{name}")[
        small[
            count(
                "{n} is in the game. Another one takes its place.",
                "{n} are in the game. One more takes the place of the one that was chosen first.",
                len(within),
            )
        ],
        [
            toggle(
                part in within,
                b[pieces(words)],
                small[meaning],
                id=f"{name}-{part}",
                data_do=f"set part-{name} {part}",
            )
            for part, (words, meaning) in parts.items()
        ],
    ]


def _seed(setup: Setup) -> Node:
    return div(class_="field")[
        label(for_="seed")[_("Seed or game code")],
        input_(
            type="text",
            id="seed",
            data_set="seed",
            value=setup.seed,
            placeholder=_("drawn by lot"),
            autocomplete="off",
        ),
        small[_("The same number deals the same game; a code also says who plays and how.")],
    ]


def _field(name: str, choices: dict[str, str], chosen: str, words: str | None = None) -> Node:
    return choice(choices, chosen, data_set=name, id=name, aria_label=words)
