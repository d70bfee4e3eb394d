"""The stage while cards are dealt: the deck, the piles that grow and are taken, the private look at one."""

from engine import HIDDEN
from engine.games.dealers.state import tops_or_all
from engine.games.dealers.steps import Pick, Reject
from engine.games.dealers.tables import PILE_SIZE

from ...node import Child, Node, b, button, div, i, li, ol, p, span
from ...parts.flights import STAGGER
from ...parts.icon import icon
from ...parts.pile import pile
from ...parts.seat import badge
from ...parts.tappable import tappable
from ...scene import Scene
from ...words import _, count
from . import words
from .cards import back, face
from .order import order, takers

TURNS = 5  # a card lies a little turned, in one of so many ways


def stage(scene: Scene) -> Child:
    """While cards are dealt and piles are chosen, and while a seat looks at what it took."""
    if scene.private:
        return _gift(scene)
    view = scene.view
    choosing = scene.lingers or (view.todo and isinstance(view.todo[-1], Reject | Pick))
    if scene.dealt is None and not choosing:
        return None
    piles = lying(scene)
    kind = f"{' is-dealt' if scene.dealt is None else ''}{' is-open' if view.open_piles else ''}"
    return div(class_=f"deal of-{len(piles)}{kind}")[
        _deck(scene),
        scene.dealt is None and _discard(scene),
        order(scene),
        ol(class_="bays", aria_label=_("Dealer piles"))[
            [_place(place, cards, scene) for place, cards in enumerate(piles, 1)]
        ],
    ]


def lying(scene: Scene) -> list[tuple[str, ...]]:
    """The piles; while cards are dealt, what lies of them already, covered as the engine covers it."""
    if scene.dealt is None:
        return list(scene.view.piles)
    heaps: list[tuple[str, ...]] = [() for _pile in scene.view.piles]
    for event in scene.dealt:
        _layer, place, card = event.args
        heaps[int(place) - 1] += (str(card),)
    return tops_or_all(heaps, scene.looking, scene.view)


def _deck(scene: Scene) -> Node:
    """What is still to be dealt; later, what is left for the next rounds."""
    view = scene.view
    if scene.dealt is None:
        number, caption = len(view.deck), _("in the round pile")
    else:
        number, caption = left(scene), _("left to deal")
    return div(class_="deck")[
        _stack("deck", _("Round pile"), back())
        if scene.dealt is None
        else _stack("deck", _("Deal on"), back(), "next"),
        p(class_="plaque num")[b[number], " ", caption],
    ]


def _discard(scene: Scene) -> Node:
    top = scene.view.discard[-1] if scene.view.discard else None
    return div(class_="deck")[
        _stack("discard", _("Discard pile"), top and face(top)),
        p(class_="plaque num", id="discarded", data_lags=True)[
            b[len(scene.view.discard)], " ", _("discarded")
        ],
    ]


def _stack(thing: str, name: str, top: Child, do: str = "") -> Node:
    return pile(thing, thing, top, span(class_="hide")[name], do=do)


def _place(place: int, pile: tuple[str, ...], scene: Scene) -> Node:
    glows = f"pile/{place}" in (*scene.taps.glow, *scene.taps.tapped)
    pips = [i(class_="on" if number < len(pile) else None) for number in range(PILE_SIZE)]
    kind = " is-next" if glows or place == falling(scene) else ""
    return li(class_=f"bay{kind}{' is-asked' if place == _asked(scene) else ''}")[
        div(class_="hollow")[_pile(place, pile, scene) if pile else _empty(place, scene)],
        p(
            class_="tag num",
            aria_hidden="true",
            id=f"tag-{place}",
            data_lags=len(pile),
            data_of=f"pile-{place}",
        )[b[place], span(class_="pips")[pips]],
    ]


def _asked(scene: Scene) -> int | None:
    """The pile that the question is about."""
    asked = scene.asked
    return int(str(asked.args[0])) if asked and asked.kind in ("reject", "pile") else None


def falling(scene: Scene) -> int | None:
    """The pile to which the card flies that was dealt last."""
    return int(scene.dealt[-1].args[1]) if scene.dealt else None


def left(scene: Scene) -> int:
    """So many cards are still to be dealt in this round."""
    return PILE_SIZE * len(scene.view.piles) - len(scene.dealt or ())


def _empty(place: int, scene: Scene) -> Child:
    if scene.dealt is not None:
        return None
    return span(class_="gone", id=f"pile-{place}", data_arrives=f"gone-{place}")[
        gone(place, "i-close", scene)
    ]


def gone(place: int, symbol: str, scene: Scene) -> Child:
    """Who took the pile that lay there; a symbol: it went away."""
    seat = takers(scene).get(place)
    if seat is None:
        return icon(symbol), span(class_="hide")[_("Pile {place}: gone", place=place)]
    label = _("Pile {place}: {name} took it", place=place, name=scene.names[seat])
    return badge(scene.names[seat], scene.view.colours[seat]), span(class_="hide")[label]


def _pile(place: int, pile: tuple[str, ...], scene: Scene) -> Node:
    thing = f"pile/{place}"
    seen = [name for name in pile if name != HIDDEN]
    label = _(
        "Pile {place}, {cards}: {seen}",
        place=place,
        cards=count("{n} card", "{n} cards", len(pile)),
        seen=", ".join(words.card(name) for name in reversed(seen)),
    )
    heap = (
        [_edge(place, level) for level in range(len(pile) - len(seen))],
        [_card(place, len(pile) - len(seen) + number, name, scene) for number, name in enumerate(seen)],
    )
    content = span(class_="heap", aria_hidden="true")[heap], span(class_="hide")[label]
    if scene.dealt is not None:
        return span(class_="pile", id=f"pile-{place}", data_about="pile")[content]
    glows = thing in scene.taps.glow or thing in scene.taps.tapped
    return button(
        type="button",
        class_="pile",
        id=f"pile-{place}",
        tabindex=0 if glows else -1,
        **tappable(thing, glows, pressed=thing in scene.taps.tapped),
    )[content]


def _edge(place: int, level: int) -> Node:
    """Of a card that is covered, from when another one has landed on it."""
    name = f"under-{place}-{level}"
    return span(class_=f"card under turn-{(place + level) % TURNS}", id=name, data_arrives=name)


def _card(place: int, level: int, name: str, scene: Scene) -> Node:
    """A card that can be seen; the one that was dealt last comes from the deck."""
    dealt = scene.dealt or ()
    latest = dealt and dealt[-1].args[:2] == (level + 1, place)
    return span(
        class_=f"top turn-{(place * 2 + level) % TURNS}",
        id=f"top-{place}-{level}" if scene.view.open_piles else f"top-{place}",
        data_lands=scene.dealt is not None,
        data_from="deck" if latest else None,
        data_key=f"{scene.number}.card-{len(dealt)}" if latest else None,
        data_turns=bool(latest),
    )[face(name)]


def new_cards(scene: Scene) -> tuple[str, ...]:
    """What the seat that looks has got last."""
    return next(tuple(map(str, event.args[1:])) for event in scene.known[::-1] if event.kind == "hand")


def _gift(scene: Scene) -> Node:
    """The cards of the pile, for the eyes of the seat that took it."""
    place = taken(scene)
    return div(class_="gift", role="group", aria_label=_("Your pile {place}", place=place))[
        [
            button(
                type="button",
                class_="top",
                data_do=f"about hand/{name}",
                data_about=f"hand/{name}",
                aria_label=words.card(name),
                data_from=f"pile-{place}",
                data_key=f"{scene.number}.got-{number}",
                data_at=number * STAGGER,
                data_turns=True,
            )[face(name)]
            for number, name in enumerate(new_cards(scene))
        ]
    ]


def taken(scene: Scene) -> int:
    """The pile that the seat that looks has taken last."""
    return next(int(e.args[1]) for e in scene.known[::-1] if e.kind == "pile" and e.args[0] == scene.looking)
