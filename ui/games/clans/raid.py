"""A raid takes the place of the board: three pairs of cards, what is at stake, and the booty."""

from typing import NamedTuple

from engine.event import named
from engine.games.clans.events import EVENTS
from engine.games.clans.steps.raid import Booty, Fight
from engine.games.clans.tables import (
    BUILDINGS,
    DEFENDED,
    FIGHTS,
    LOST,
    RAID_BARE,
    RAID_DRAWN,
    RAID_WON,
    STRENGTH,
)
from engine.view import HIDDEN

from ...node import Child, Node, Part, b, button, div, h2, h3, header, li, ol, p, section, small, span, ul
from ...parts.icon import icon
from ...parts.seat import badge
from ...parts.tappable import tappable
from ...scene import Scene
from ...table.taps import within
from ...words import _, drawn_once
from . import words
from .cards import back, face
from .cubes import crest, cube, glyph, plot
from .portrait import colours
from .taps import PIPED, PLAIN


class Pair(NamedTuple):
    """A fight that is over."""

    card: str
    strength: int
    answer: str
    against: int


class Raid(NamedTuple):
    """What has happened of it."""

    attacker: int
    victim: int
    pairs: tuple[Pair, ...]
    end: str  # won, drawn, defended; nothing: it is not decided

    @property
    def won(self) -> tuple[int, int]:
        """Fights, by the attacker and by the defender."""
        return (
            sum(pair.strength > pair.against for pair in self.pairs),
            sum(pair.strength < pair.against for pair in self.pairs),
        )


def raided(scene: Scene) -> Raid | None:
    """The raid of this turn, from what happened in it."""
    pairs: list[Pair] = []
    end = ""
    for event in reversed(scene.known):
        if event.kind in ("cubes", "end"):
            return None
        if event.kind in ("won", "drawn", "defended"):
            end = event.kind
        if event.kind == "fight":
            told = named(event, EVENTS)
            pairs.insert(0, Pair(told["card"], told["strength"], told["answer"], told["against"]))
        if event.kind == "raid":
            attacker, victim = event.args
            return Raid(int(attacker), int(victim), tuple(pairs), end)
    return None


def raid(found: Raid, scene: Scene) -> Node:
    return div(class_="raid", role="group", aria_label=_("Raid"), tabindex=0)[
        _versus(found, scene),
        _rows(found, scene),
        ol(class_="fights")[[_fight(number, found, scene) for number in range(1, FIGHTS + 1)]],
        _booty(scene) or _stake(found, scene),
    ]


# ---- who fights


def _versus(found: Raid, scene: Scene) -> Node:
    mine, theirs = found.won
    return div(class_="versus")[
        _party(found.attacker, _("raids"), scene),
        p(class_="tallybig num", id="fights-won", data_lags=True)[
            b(class_=f"seat-{colours(scene.view)[found.attacker]}")[mine],
            small[_("fights won")],
            b(class_=f"seat-{colours(scene.view)[found.victim]}")[theirs],
        ],
        _party(found.victim, _("defends"), scene),
    ]


def _party(seat: int, does: str, scene: Scene) -> Node:
    view, colour = scene.view, colours(scene.view)[seat]
    cards, pipers = len(view.hands[seat]), view.pipers[seat]
    return section(class_=f"party seat-{colour}", data_about=f"seat/{seat}")[
        header[crest(colour), div[h2[scene.names[seat]], p[does]]],
        ul(class_="num")[
            li(id=f"raid-pipers-{seat}", data_lags=True, title=words.of_court("blue", pipers))[
                cube("blue"), " ", b[pipers], span(class_="hide")[" ", words.courtiers("blue")]
            ],
            li(id=f"raid-cards-{seat}", data_lags=True, title=_("cards in hand"))[
                icon("i-hand"), " ", b[cards], span(class_="hide")[" ", _("cards in hand")]
            ],
        ],
    ]


def _rows(found: Raid, scene: Scene) -> Node:
    """Whose cards lie in which row; the headings of both clans say it to a screen reader."""
    return div(class_="rows", aria_hidden="true")[
        [
            span[crest(colours(scene.view)[seat]), b[scene.names[seat]]]
            for seat in (found.attacker, found.victim)
        ]
    ]


# ---- the three pairs


def _fight(number: int, found: Raid, scene: Scene) -> Part:
    return _pair(number, _("Fight {n}", n=number), found, scene).part(f"fight-{number}")


def _pair(number: int, title: str, found: Raid, scene: Scene) -> Node:
    if number <= len(found.pairs):
        pair = found.pairs[number - 1]
        return li(class_="fight is-over")[
            h3[title],
            _laid(number, pair.card, pair.strength, pair.strength > pair.against, found.attacker, scene),
            _result(number, pair, found, scene),
            _laid(number, pair.answer, pair.against, pair.against > pair.strength, found.victim, scene),
        ]
    if number == len(found.pairs) + 1 and not found.end:
        return li(class_="fight is-now", aria_current="step")[
            h3[title],
            _now(number, found.attacker, scene) or _empty(),
            p(class_="duelsum num", id=_sum(number), data_lags=True)[_piping(found, scene)],
            _now(number, found.victim, scene) or _empty(),
        ]
    return li(class_="fight is-next")[h3[title], _empty(), p(class_="duelsum")[_("always fought")], _empty()]


def _empty() -> Node:
    return span(class_="duel empty", aria_hidden="true")


def spot(number: int, seat: int) -> str:
    """Where a card of a fight lies."""
    return f"duel-{number}-{seat}"


def _sum(number: int) -> str:
    """What is said of a fight; its result only once the answer lies."""
    return f"sum-{number}"


def _laid(number: int, card: str, strength: int, won: bool, seat: int, scene: Scene) -> Node:
    """The first card is turned up when the answer lies."""
    piped = strength > STRENGTH[card]
    kind = f"duel seat-{colours(scene.view)[seat]}{' won' if won else ''}"
    return div(class_=kind, id=spot(number, seat), data_arrives=True, data_lags=True)[
        face(card), piped and _piper()
    ]


@drawn_once
def _piper() -> Node:
    return span(class_="onpiper")[cube("blue"), b["+1"], span(class_="hide")[_("piper")]]


def _result(number: int, pair: Pair, found: Raid, scene: Scene) -> Node:
    better = found.attacker if pair.strength > pair.against else found.victim
    drawn = pair.strength == pair.against
    name, colour = scene.names[better], colours(scene.view)[better]
    return p(class_="duelsum num", id=_sum(number), data_lags=True)[
        b(class_=_height(pair.strength, pair.against))[pair.strength],
        span(class_="res")[_("drawn") if drawn else (badge(name, colour), span[_("{name} wins", name=name)])],
        b(class_=_height(pair.against, pair.strength))[pair.against],
    ]


def _height(one: int, other: int) -> str:
    return "hi" if one > other else "lo"


def _now(number: int, seat: int, scene: Scene) -> Child:
    """What a seat has laid, or what the one that looks is about to lay."""
    view = scene.view
    if view.laid and seat == view.turn:
        (card,) = view.laid
        return div(class_="duel", id=spot(number, seat), data_arrives=True, data_lags=True)[
            (back(), span(class_="hide")[_("a card, face down")]) if card == HIDDEN else face(card),
            view.piping > 0 and _piper(),
        ]
    tapped = _tapped(scene) if seat == scene.looking else ""
    return div(class_="duel")[face(tapped)] if tapped else None


def _tapped(scene: Scene) -> str:
    """The card that the seat which looks is about to lay."""
    step = scene.view.todo[-1] if scene.view.todo else None
    tapped = within("hand", scene.taps.tapped)
    return tapped[-1] if tapped and isinstance(step, Fight) and step.seat == scene.looking else ""


def laying(scene: Scene) -> Child:
    """How it may be laid, until that is clear and waits for a yes."""
    card = _tapped(scene)
    if not card or scene.asked:
        return None
    return div(class_="tally laying", role="group", aria_label=words.strong(card))[
        [
            button(type="button", class_="btn", id=thing.replace("/", "-"), **tappable(thing, True))[
                piped and cube("blue"),
                _("Lay it: {n}", n=STRENGTH[card] + piped),
                piped and span(class_="hide")[" ", _("with a piper")],
            ]
            for thing, piped in ((PLAIN, False), (PIPED, True))
            if thing in scene.taps.glow
        ]
    ]


def _piping(found: Raid, scene: Scene) -> str:
    """S20, R23: what is open of the card that lies."""
    view = scene.view
    if not view.laid:
        return _("{name} lays first", name=scene.names[found.attacker])
    return _("Strength {low} to {high}", low=1 + view.piping, high=max(STRENGTH.values()) + view.piping)


# ---- what it is about


def _stake(found: Raid, scene: Scene) -> Node:
    attacker, victim = scene.names[found.attacker], scene.names[found.victim]
    buildings = scene.view.buildings(found.victim)
    more = RAID_WON if buildings or found.end else RAID_BARE
    mine, theirs = found.won
    likely = "won" if mine > theirs else "defended" if theirs > mine else "drawn"
    now = (found.end or likely) if found.pairs else ""

    def row(end: str, title: str, *told: Child) -> Node:
        so = (_("decided") if found.end else _("as it stands")) if now == end else ""
        return li(class_="likely" if so else None)[b[title], so and small[so], told]

    return section(class_="stake panel", aria_label=_("At stake"))[
        h2[_("At stake")],
        ul[
            row(
                "won",
                _("{name} wins more", name=attacker),
                span[_("{name} +{n}", name=attacker, n=more)],
                buildings and _loot(buildings),
            ),
            row("drawn", _("Equal"), span[_("{name} +{n}", name=attacker, n=RAID_DRAWN)]),
            row(
                "defended",
                _("{name} wins more", name=victim),
                span[
                    _("{name} +{n}", name=victim, n=DEFENDED), ", ", _("{name} −{n}", name=attacker, n=LOST)
                ],
            ),
        ],
        p(class_="after")[_("Afterwards both draw 5 cards and give up 2.")],
    ]


def _loot(buildings: list[str]) -> Node:
    """R27: what the attacker may choose from."""
    return span(class_="loot")[
        small[_("and one of these")],
        [
            span(class_=what)[glyph(what), span(class_="hide")[" ", words.building(what)]]
            for what in buildings
        ],
    ]


def _booty(scene: Scene) -> Child:
    step = scene.view.todo[-1] if scene.view.todo else None
    if not isinstance(step, Booty):
        return None
    there = [what for what in BUILDINGS if what in scene.view.buildings(step.victim)]
    return section(class_="stake panel", aria_label=_("Booty"))[
        h2[_("Booty from {name}", name=scene.names[step.victim])],
        div(class_="booty", data_rove=True)[[_prize(what, scene) for what in there]],
        p(class_="after")[
            _("Cattle go onto a free estate of yours, if there is one.")
            if scene.view.free(step.seat)
            else _("You have no free estate: cattle go to the bag.")
        ],
    ]


def _prize(what: str, scene: Scene) -> Node:
    thing = f"booty/{what}"
    can = thing in scene.taps.glow
    return button(
        type="button",
        class_=f"prize {what}{' is-reachable' if can else ''}",
        id=f"booty-{what}",
        data_about=what,
        **tappable(thing, can),
    )[plot(what), b[words.building(what)]]
