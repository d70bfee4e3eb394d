"""What things are, and the table read aloud."""

from engine.games.clans.scores import gains
from engine.games.clans.tables import BUILDINGS, CARDS, COLOURS, COURTIERS

from ...defaults import none
from ...face import About
from ...parts.reading import Chapter, own_hand, seat_by_seat
from ...parts.seat import colour as colour_word
from ...scene import Scene
from ...words import _, count, listed
from . import words
from .clan import when
from .cubes import in_words
from .raided import raided
from .terms import TERMS, card_about
from .terms import topics as topics

gestures = none
PLACES = {"pay": "act/estate", "clan": "raid", "theirs": "act/bard", "to": "act/bard", "lay": "raid"} | {
    "booty": "raid",
    "drawn": "cubes",
}


def about(thing: str, scene: Scene) -> About | None:
    kind, _slash, name = thing.partition("/")
    if kind == "seat":
        seat = int(name)
        facts = tuple(f"{fact}." for fact in _facts(seat, scene))
        return About(scene.names[seat], facts, ("R1", "S40"), None)
    if kind == "hand":
        return card_about(name)
    found = TERMS.get(thing) or TERMS.get(PLACES.get(kind, ""))
    return found() if found else None


def thing(name: str, scene: Scene) -> str:
    kind, _slash, rest = name.partition("/")
    match kind:
        case "act":
            return words.action(rest)
        case "pay":
            by, *more = rest.split("-")
            return words.payment(by, *more) if more else words.of_court("green", int(by))
        case "clan":
            return _("the clan of {name}", name=scene.names[int(rest)])
        case "drawn":
            return _("{colour} cube", colour=colour_word(rest))
        case "theirs":
            return words.courtier(rest)
        case "to":
            return _("Into the bag") if rest == "bag" else _("To your court")
        case "lay":
            return _("with a piper") if rest == "piper" else _("without a piper")
        case "booty":
            return words.building(rest)
    return words.strong(rest)


def read(scene: Scene) -> list[Chapter]:
    view = scene.view
    bag = [_("{name}: {text}", name=colour_word(colour), text=str(view.bag[colour])) for colour in COLOURS]
    return [
        (_("Turn"), _turn(scene)),
        *own_hand(scene, lambda seat: [words.strong(card) for card in view.hands[seat]]),
        (_("The bag"), bag),
        (
            _("Cards"),
            [
                count("{n} card in the draw pile", "{n} cards in the draw pile", len(view.pile)),
                _(
                    "Discard pile: {text}",
                    text=listed(f"{words.card(card)} {view.discard[card]}" for card in CARDS),
                ),
            ],
        ),
        (_("Estates"), [count("{n} estate left", "{n} estates left", len(view.tiles))]),
        seat_by_seat(scene, lambda seat: _facts(seat, scene)),
    ]


def _turn(scene: Scene) -> list[str]:
    view, found = scene.view, raided(scene)
    lines = [_("Drawn cubes: {cubes}", cubes=in_words(view.drawn) or _("none"))]
    if view.used:
        lines.append(_("Used cubes: {cubes}", cubes=in_words(view.used)))
    if found:
        name, other = scene.names[found.attacker], scene.names[found.victim]
        won, lost = found.won
        lines.append(
            _("{name} raids {other}: {won} to {lost} fights", name=name, other=other, won=won, lost=lost)
        )
        if view.laid:
            lines.append(_("A card lies with a piper.") if view.piping else _("A card lies without a piper."))
    return lines


def _facts(seat: int, scene: Scene) -> list[str]:
    view = scene.view
    place = when(seat, scene)
    return [
        *([place] if place else []),
        words.points(view.points(seat)),
        *(words.of_court(colour, view.court(colour)[seat]) for colour in COURTIERS),
        count("{n} card in hand", "{n} cards in hand", len(view.hands[seat])),
        *(words.built(what, view.built(what)[seat]) for what in BUILDINGS if view.built(what)[seat]),
        *([words.built("free", view.free(seat))] if view.free(seat) else []),
        *([_("largest following")] if view.following == seat else []),
        *([_("starting player")] if view.starter == seat else []),
        _("would score {n} now", n=sum(gains(view)[seat])),
    ]
