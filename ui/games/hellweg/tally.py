"""In the strip: which towns can be bought in, at which price; else how the seat stands."""

from engine.games.hellweg.action import Turn, discount
from engine.games.hellweg.tables import GOOD_OF, PIECES, TOWN_OF

from ...node import Child, Node, b, button, dd, div, dl, dt, p, small, span
from ...parts.seat import in_order
from ...parts.tappable import tappable
from ...scene import Scene
from ...words import _
from . import words
from .offers import symbols
from .pieces import carriage, coin, token
from .seats import value
from .wording import hint


def tally(scene: Scene) -> Child:
    """Below the question: the rule that matters now, then the choices of a purchase, or the figures."""
    seat, view = scene.looking, scene.view
    if seat is None or scene.began is None or view.seat != seat:
        return None
    rule = hint(scene)
    choices = [] if scene.taps.tapped or not isinstance(view.todo[-1], Turn) else _choices(seat, scene)
    return div(
        class_=f"tally num{' has-choices' if choices else ''}",
        data_rove=True,
        role="group",
        aria_label=_("This turn"),
    )[
        rule and _banner(*rule),
        div(class_="choices")[choices] if choices else _figures(seat, scene),
    ]


def _banner(words_: str, thing: str) -> Node:
    return p(class_="banner")[
        span(aria_hidden="true")[words_],
        button(type="button", class_="what", aria_label=words_, data_do=f"about {thing}", data_about=thing),
    ]


def _choices(seat: int, scene: Scene) -> list[Node]:
    """R23, R24: each town that can be bought in, what it costs, and what is left then."""
    view = scene.view
    return [
        _choice(house, price, discount(view, seat), view.money[seat])
        for house, price in view.offers
        if TOWN_OF[house] in scene.taps.glow
    ]


def _choice(house: str, price: int, off: int, money: int) -> Node:
    town, good = TOWN_OF[house], GOOD_OF[house]
    tokens, carriages = PIECES[price]
    sum_ = f"{price}\u2009−\u2009{off}\u2009=\u2009" if off else ""
    left = _("{n} left", n=money - price + off)
    return button(type="button", class_="choice", data_about=f"offer/{town}", **tappable(town, True))[
        span(class_="hide")[
            _("Buy: {house}, {n}, {left}", house=words.house(house), n=words.thaler(price - off), left=left)
        ],
        b(class_="town", aria_hidden="true")[words.town(town)],
        span(class_="sum", aria_hidden="true")[small[sum_], b[price - off], coin()],
        span(class_="gets", aria_hidden="true")[symbols(good, tokens, carriages)],
        small(class_="rest", aria_hidden="true")[left],
    ]


def _figures(seat: int, scene: Scene) -> Node:
    """Money now and what the turn has added to it, the supply, what the cards count."""
    view = scene.view
    colour = in_order(view)[seat]
    more = view.money[seat] - scene.began.money[seat]
    return dl[
        _fact("money", _("Thaler"), view.money[seat], more, coin()),
        _fact("token", _("Tokens"), view.tokens_left(seat), 0, token(colour)),
        _fact("carriage", _("Carriages"), view.carriages_left(seat), 0, carriage(colour)),
        _fact("cards", _("Cards"), value(view.owned[seat]), 0, None),
    ]


def _fact(name: str, title: str, number: int, more: int, picture: Child) -> Node:
    return div[
        dt[title],
        dd[
            b[number],
            more != 0 and span(class_="more" if more > 0 else "spent")[f"({more:+d})"],
            picture,
            button(type="button", class_="what", aria_label=title, data_do=f"about {name}", data_about=name),
        ],
    ]
