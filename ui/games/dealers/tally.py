"""What the running turn has brought, and what the moves that are left would bring."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from engine import Move, trial
from engine.games.dealers.scores import scores
from engine.games.dealers.steps import Drop, Turn
from engine.games.dealers.tables import FEED, HAND_LIMIT

from ...node import Child, Node, b, button, dd, div, dl, dt, small, span, svg, use
from ...parts.icon import icon
from ...scene import Scene
from ...words import _, count, listed
from . import words
from .chip import chip
from .taps import in_turn

Row = Mapping[str, int]
Goods = Counter[str]
MOST_TRIED = 24  # moves; of more, nobody reads what each would bring
MOST_CHIPS = 3


def tally(scene: Scene) -> Child:
    """In the own turn: what it has brought. How a seat stands, its card says; nothing while cards go."""
    if scene.looking is None or not scene.began or not in_turn(scene.view):
        return None
    if isinstance(scene.view.todo[-1], Drop):
        return None
    now, began = _row(scene.view, scene), _row(scene.began, scene)
    tried = [trial(scene.view, move) for move in _tried(scene)]
    later = [_row(view, scene) for view in tried]
    parts = small[words.parts(now["feed"], now["goods"])]
    return div(class_="tally num", data_rove=True, role="group", aria_label=_("This turn"))[
        dl[
            _goods(scene, tried),
            _fact("points", _("Points"), now, began, later, _wax()),
            _fact("feed", _("Feed"), now, began, later, icon("card-feed")),
            _fact("damage", _("Damage so far"), now, None, later, (icon("damage"), parts)),
        ]
    ]


def _fact(name: str, title: str, now: Row, began: Row | None, later: list[Row], sign: Child = None) -> Node:
    """A number, where moves are tried with what it would become: `6 → 7`, `0 → +3 … +5`."""

    def number(row: Row) -> str:
        return str(row[name]) if began is None else f"{row[name] - began[name]:+d}".replace("+0", "0")

    ends = sorted({row[name] for row in later})
    ghost = [number({name: end}) for end in dict.fromkeys((ends[0], ends[-1]))] if ends else []
    ghosts = ghost if ghost != [number(now)] else []
    return _stated(name, title, (b[number(now)], _ghost(ghosts), sign))


def _goods(scene: Scene, tried: Sequence[Any]) -> Node:
    """Gains and losses apart, `+1 −2`: a vase does not make good for two bottles that were delivered."""
    gained, lost = _change(scene.view, scene)
    later = [_change(view, scene) for view in tried]
    ends = sorted({(more.total() - less.total(), _signed(more, less)) for more, less in later})
    ghost = list(dict.fromkeys((ends[0][1], ends[-1][1]))) if ends else []
    ghosts = ghost if ghost != [_signed(gained, lost)] else []
    chips = [] if ghosts else [chip(good) for good in list(gained.elements())[:MOST_CHIPS]]
    now = (
        gained and (b[_signed(gained, Counter())], chips),
        (lost or not gained) and b[_signed(Counter(), lost)],
    )
    return _stated("goods", _("Goods"), (now, _ghost(ghosts)))


def _change(view: Any, scene: Scene) -> tuple[Goods, Goods]:
    """The goods gained in this turn, and those lost."""
    own, before = (Counter(each.collections[scene.looking]) for each in (view, scene.began))
    return own - before, before - own


def _signed(gained: Goods, lost: Goods) -> str:
    numbers = {"+": gained.total(), "−": lost.total()}
    return " ".join(f"{sign}{number}" for sign, number in numbers.items() if number) or "0"


def _ghost(ghost: Sequence[str]) -> Child:
    """What it would become."""
    return (
        ghost
        and span(class_="ghost")[
            span(aria_hidden="true")["→"],
            span(class_="hide")[_("would become")],
            " ",
            "…".join(ghost),
        ]
    )


def _stated(name: str, title: str, number: Child) -> Node:
    return div(class_="dmg" if name == "damage" else None, data_about=name)[
        dt[title, button(type="button", class_="what", data_do=f"about {name}", aria_label=title)],
        dd(id=f"tally-{name}", data_lags=True)[number],
    ]


def _row(view: Any, scene: Scene) -> Row:
    assert scene.looking is not None
    return scores(view).rows[scene.looking]


def _tried(scene: Scene) -> tuple[Move, ...]:
    """The moves whose outcome is to be seen before they are played."""
    if not in_turn(scene.view):
        return ()
    if scene.asked:
        return (scene.asked,)
    left = scene.taps.left if scene.taps.tapped else ()
    return left if len(left) <= MOST_TRIED else ()


def _wax() -> Node:
    return svg(class_="ico", viewBox="0 0 30 30", aria_hidden="true")[use(href="#wax")]


def then(view: Any, move: Move) -> str:
    """What follows a move by itself, where it would surprise."""
    if move.kind != "end" or not isinstance(view.todo[-1], Turn):
        return ""
    gone, stored = _leaves(view, move)
    leaving = [count("then {n} card is discarded", "then {n} cards are discarded", gone)] if gone else []
    if stored:
        leaving.append(count("then {n} feed counts as used", "then {n} feed count as used", stored))
    elif surplus := view.surplus(view.seat) - gone:
        leaving.append(_("then discard {n}", n=surplus))
    return listed(leaving)


def _leaves(view: Any, move: Move) -> tuple[int, int]:
    """R43, R44: how many cards leave the hand by themselves, and how much feed; a trial tells."""
    seat, after = view.seat, trial(view, move)
    lost = Counter(view.hands[seat]) - Counter(after.hands[seat])
    return lost.total() - lost[FEED], lost[FEED]


def hint(scene: Scene) -> tuple[str, str] | None:
    """The hand limit, where cards have to go or special feed would."""
    if not scene.taps.left or not isinstance(scene.view.todo[-1], (Turn, Drop)):
        return None
    if isinstance(scene.view.todo[-1], Turn) and not any(_leaves(scene.view, Move("end"))):
        return None
    text = _(
        "After a turn the hand may hold {n} cards. Special feed is never discarded: beyond {n} it counts "
        "as used.",
        n=HAND_LIMIT,
    )
    return text, "limit"
