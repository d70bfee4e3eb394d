"""What the running turn has brought, what the moves that are left would bring, and the damage of all."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from engine import Move, trial
from engine.games.dealers.scores import burden, scores
from engine.games.dealers.steps import Arrival, Drop, Turn
from engine.games.dealers.tables import FEED

from ...face import Scene
from ...node import Child, Node, b, button, dd, div, dl, dt, p, small, span, svg, use
from ...widgets.icon import chip, icon
from ...widgets.seat import badge
from ...words import _, count
from .seats import counted

Row = Mapping[str, int]
MOST_TRIED = 24  # moves; of more, nobody reads what each would bring
MOST_CHIPS = 3


def tally(scene: Scene) -> Child:
    """In the own turn what it has brought so far, else how the seat stands."""
    if scene.looking is None:
        return None
    now = _row(scene.view, scene)
    began = _row(scene.began, scene) if scene.began else None
    later = [_row(trial(scene.view, move), scene) for move in _tried(scene)]
    goods, feed = now["goods"], now["feed"]
    parts = _("{feed} feed + {rest} for {goods} goods", feed=feed, rest=burden(goods), goods=goods)
    return (
        dl(class_="tally num", data_rove=True)[
            _fact("goods", _("Goods"), now, began, later, _gained(scene)),
            _fact("points", _("Points"), now, began, later, _wax()),
            _fact("feed", _("Feed"), now, began, later, icon("card-feed")),
            _fact("damage", _("Damage so far"), now, None, later, (icon("damage"), small[parts])),
        ],
        _others(scene),
    )


def _fact(name: str, words: str, now: Row, began: Row | None, later: list[Row], sign: Child) -> Node:
    """A number, where moves are tried with what it would become: `6 → 7`, `0 → +3 … +5`."""

    def said(row: Row) -> str:
        return str(row[name]) if began is None else f"{row[name] - began[name]:+d}".replace("+0", "0")

    ends = sorted({row[name] for row in later})
    ghost = [said({name: end}) for end in dict.fromkeys((ends[0], ends[-1]))] if ends else []
    return div(class_="dmg" if name == "damage" else None, data_about=name)[
        dt[words, button(type="button", class_="what", data_do=f"about {name}", aria_label=words)],
        dd[
            b[said(now)],
            ghost != [said(now)]
            and ghost
            and span(class_="ghost")[
                span(aria_hidden="true")["→"],
                span(class_="hide")[_("would become")],
                " ",
                "…".join(ghost),
            ],
            sign,
        ],
    ]


def _row(view: Any, scene: Scene) -> Row:
    assert scene.looking is not None
    return scores(view).rows[scene.looking]


def _tried(scene: Scene) -> tuple[Move, ...]:
    """The moves whose outcome is to be seen before they are played."""
    if not _in_turn(scene.view):
        return ()
    if scene.asked:
        return (scene.asked,)
    left = scene.taps.left if scene.taps.tapped else ()
    return left if len(left) <= MOST_TRIED else ()


def _in_turn(view: Any) -> bool:
    """Before, cards come to light: a trial can tell nothing of them."""
    return bool(view.todo) and isinstance(view.todo[-1], (Turn, Arrival, Drop))


def _gained(scene: Scene) -> Child:
    if not scene.began:
        return None
    own, before = (view.collections[scene.looking] for view in (scene.view, scene.began))
    return [chip(good) for good in list((Counter(own) - Counter(before)).elements())[:MOST_CHIPS]]


def _wax() -> Node:
    return svg(class_="ico", viewBox="0 0 30 30", aria_hidden="true")[use(href="#wax")]


def _others(scene: Scene) -> Child:
    """R47, S15: goods lie open, so the damage is at least what they bring; feed counts where it is told."""
    rows, others = scores(scene.view).rows, [s for s in scene.view.seats if s != scene.looking]
    sure = all(counted(s, scene) for s in others)
    words = _("Damage of the others:") if sure else _("The others at least:")
    return p(class_="others num", data_about="damage")[
        words,
        [
            span[
                badge(scene.names[s], scene.view.colours[s]),
                span(class_="hide")[scene.names[s], " "],
                b[rows[s]["damage"]],
            ]
            for s in others
        ],
    ]


def then(view: Any, move: Move) -> str:
    """What follows a move by itself, where it would surprise; a trial tells."""
    seat = view.seat
    if move.kind != "end" or not isinstance(view.todo[-1], Turn):
        return ""
    stored = trial(view, move).worth(seat).count(FEED) - view.worth(seat).count(FEED)
    if stored > 0:
        return count("then {n} feed counts as used", "then {n} feed count as used", stored)
    return _("then give up {n}", n=view.surplus(seat)) if view.surplus(seat) else ""


def spends(view: Any, move: Move, tapped: Sequence[str]) -> bool:
    """Special feed leaves the hand that was not tapped: its owner should know before."""
    seat = view.seat
    if not _in_turn(view):
        return False
    left: int = trial(view, move).hands[seat].count(FEED)
    held: int = view.hands[seat].count(FEED)
    return left + tapped.count(f"hand/{FEED}") < held
