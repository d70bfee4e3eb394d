"""What lies before each seat: money, supply, merchandise cards, privileges."""

from collections.abc import Iterator

from engine.games.hellweg.scores import best_pairs, worth
from engine.games.hellweg.tables import MERCHANDISE, PRIVILEGES

from ...node import Child, Node, Part, b, div, li, p, span, ul
from ...parts.seat import in_order
from ...parts.status import seat_card, turn_words
from ...scene import Scene
from ...words import _, count, drawn_once
from . import words
from .pieces import carriage, chip, coin, glyph, token
from .town import GLYPHS

Privilege = tuple[str, str]  # which, its state


def seats(scene: Scene) -> Child:
    return [_seat(seat, scene) for seat in scene.view.seats]


def _seat(seat: int, scene: Scene) -> Part:
    view = scene.view
    turn = view.seat == seat
    return _card(
        seat,
        scene.names[seat],
        in_order(view)[seat],
        (view.money[seat], view.tokens_left(seat), view.carriages_left(seat)),
        view.owned[seat],
        tuple(privileges(seat, scene)),
        view.first == seat,
        _when(seat, scene),
        turn,
    )


def _when(seat: int, scene: Scene) -> str:
    view = scene.view
    if not view.todo:
        return ""
    later = next((step.seat for step in reversed(view.todo) if step.seat != view.seat), None)
    return turn_words(seat, view.seat, later, scene.looking)


def privileges(seat: int, scene: Scene) -> Iterator[Privilege]:
    """R47: ready, used, or usable from the next turn on."""
    view = scene.view
    states = {"ready": view.ready[seat], "used": view.spent[seat], "turned": view.turned[seat]}
    for privilege in PRIVILEGES:
        for state, names in states.items():
            if privilege in names:
                yield privilege, state


def state_words(state: str) -> str:
    return {"ready": _("ready"), "used": _("used"), "turned": _("next turn")}[state]


@drawn_once
def _card(
    seat: int,
    name: str,
    colour: str,
    counts: tuple[int, int, int],
    owned: tuple[str, ...],
    held: tuple[Privilege, ...],
    first: bool,
    when: str,
    turn: bool,
) -> Part:
    money, tokens, carriages = counts
    return seat_card(
        seat,
        name,
        colour,
        (
            div(class_="belongings")[
                p(class_="facts stock3 num", data_lags=True, id=f"facts-{seat}")[
                    _fact(coin(), money, _("Thaler")),
                    _fact(token(colour), tokens, _("tokens in supply")),
                    _fact(carriage(colour), carriages, _("carriages in supply")),
                ],
                held and ul(class_="seals")[[_held(*one, seat) for one in held]],
            ],
            owned
            and ul(class_="owned")[
                [_owned(card, seat) for card in owned],
                len(owned) > 1 and _total(owned),
            ],
        ),
        mark=first
        and span(class_="bell", id="first", data_moves=True)[
            glyph("bell"), span(class_="hide")[_("starting player")]
        ],
        when=when,
        turn=turn,
    ).part(f"seat-{seat}")


def _fact(picture: Node, number: int, title: str) -> Node:
    return span(title=title)[picture, " ", b[number], span(class_="hide")[" ", title]]


def _owned(card: str, seat: int) -> Node:
    facts = MERCHANDISE[card]
    kind, title = f"own k-{facts.kind}", words.card_in_full(card)
    return li(class_=kind, id=f"own-{seat}-{card}", data_arrives=True, title=title)[
        span(class_="kind")[glyph(facts.kind)],
        b[facts.value],
        span(class_="hide")[words.kind(facts.kind)],
        (facts.good or facts.refund)
        and span(class_="plus", aria_hidden="true")[
            "+1", chip(facts.good) if facts.good else glyph("wagons")
        ],
    ]


def _total(owned: tuple[str, ...]) -> Node:
    """R33: what they count as they stand, with the pairs that they make."""
    pairs = len(best_pairs(owned))
    title = _("all cards: {n}", n=value(owned))
    if pairs:
        title = _("{before}; {more}", before=title, more=count("{n} pair", "{n} pairs", pairs))
    return li(class_=f"total{' has-pairs' if pairs else ''}", title=title)[
        span(aria_hidden="true")["= ", b[value(owned)]], span(class_="hide")[title]
    ]


def _held(privilege: str, state: str, seat: int) -> Node:
    title = _("{name}: {text}", name=words.privilege(privilege), text=state_words(state))
    kind, name = f"seal is-{state}", f"held-{seat}-{privilege}"
    return li(class_=kind, id=name, data_arrives=True, title=title)[
        glyph(GLYPHS[privilege]), span(class_="hide")[title]
    ]


def value(cards: tuple[str, ...]) -> int:
    """R36: what they count, paired as well as can be."""
    singly, more = worth(cards)
    return singly + more
