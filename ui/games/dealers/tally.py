"""What the running turn has brought, what the moves that are left would bring, and the damage of all."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from engine import Move, trial
from engine.games.dealers.scores import scores
from engine.games.dealers.steps import Drop, Turn
from engine.games.dealers.tables import FEED, HAND_LIMIT

from ...node import Child, Node, b, button, dd, div, dl, dt, p, small, span, svg, use
from ...parts.icon import icon
from ...parts.seat import badge
from ...scene import Scene
from ...words import _, count, listed
from . import words
from .chip import chip
from .seats import totals
from .taps import in_turn

Row = Mapping[str, int]
MOST_TRIED = 24  # moves; of more, nobody reads what each would bring
MOST_CHIPS = 3


def tally(scene: Scene) -> Child:
    """In the own turn what it has brought so far, else how the seat stands; nothing while cards go."""
    if scene.looking is None or (scene.view.todo and isinstance(scene.view.todo[-1], Drop)):
        return None
    now = _row(scene.view, scene)
    began = _row(scene.began, scene) if scene.began and in_turn(scene.view) else None
    later = [_row(trial(scene.view, move), scene) for move in _tried(scene)]
    brought = (
        _fact("goods", _("Goods"), now, began, later, _gained(scene)),
        _fact("points", _("Points"), now, began, later, _wax()),
        _fact("feed", _("Feed"), now, began, later, icon("card-feed")),
    )
    parts = small[words.parts(now["feed"], now["goods"])]
    damage = _fact("damage", _("Damage"), now, None, later, (icon("damage"), parts))
    return (
        div(class_="tally num", data_rove=True)[
            (_sums(_("This turn"), brought), _sums(_("So far"), damage))
            if began
            else _sums(_("So far"), (*brought, damage))
        ],
        _others(scene),
    )


def _sums(title: str, facts: Child) -> Node:
    return div(role="group", aria_label=title)[p(aria_hidden="true")[title], dl[facts]]


def _fact(name: str, title: str, now: Row, began: Row | None, later: list[Row], sign: Child) -> Node:
    """A number, where moves are tried with what it would become: `6 → 7`, `0 → +3 … +5`."""

    def number(row: Row) -> str:
        return str(row[name]) if began is None else f"{row[name] - began[name]:+d}".replace("+0", "0")

    ends = sorted({row[name] for row in later})
    ghost = [number({name: end}) for end in dict.fromkeys((ends[0], ends[-1]))] if ends else []
    return div(class_="dmg" if name == "damage" else None, data_about=name)[
        dt[title, button(type="button", class_="what", data_do=f"about {name}", aria_label=title)],
        dd(id=f"tally-{name}", data_lags=True)[
            b[number(now)],
            ghost != [number(now)]
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
    if not in_turn(scene.view):
        return ()
    if scene.asked:
        return (scene.asked,)
    left = scene.taps.left if scene.taps.tapped else ()
    return left if len(left) <= MOST_TRIED else ()


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
    sure = all(totals(s, scene) for s in others)
    return p(class_="others num", data_about="damage")[
        icon("damage"),
        span(class_="words")[_("Damage of the others:") if sure else _("Damage of the others, at least:")],
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
