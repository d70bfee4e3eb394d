"""The order in which piles are chosen, and who has taken which."""

from collections.abc import Iterator, Sequence
from itertools import takewhile

from engine.games.dealers.steps import Pick, Reject

from ...node import Node, button, h2, li, ol, section, small, span
from ...parts.icon import icon
from ...parts.seat import badge
from ...scene import Scene
from ...words import _


def takers(scene: Scene) -> dict[int, int]:
    """Pile -> the seat that took it in this round, in the order of taking."""
    round_ = takewhile(lambda event: event.kind != "card", reversed(scene.known))
    taken = [event.args for event in round_ if event.kind == "pile"]
    return {int(place): int(seat) for seat, place in reversed(taken)}


def order(scene: Scene) -> Node:
    return section(class_="order panel", aria_label=_("Picking order"))[
        h2[_("Picking order")], ol[[_chooser(*row, scene) for row in _choosers(scene)]]
    ]


def _choosers(scene: Scene) -> Iterator[tuple[str, int, str, bool]]:
    """Id of the line, seat, what it does, whether now: those that have taken a pile, those that will, and the
    one that gets what is left."""
    view, taken = scene.view, takers(scene)
    waiting = [step for step in reversed(view.todo) if isinstance(step, Reject | Pick)]
    for place, seat in taken.items():
        yield f"pick-{seat}", seat, _("took pile {place}", place=place), False
    for nth, step in enumerate(waiting, len(taken) + 1 - _rejects(waiting)):
        now = scene.dealt is None and step is view.todo[-1]
        if isinstance(step, Reject):
            yield f"reject-{step.seat}", step.seat, _("puts one away"), now
        else:
            yield f"pick-{step.seat}", step.seat, _("chooses now") if now else _nth(nth, step, waiting), now
    if (seat := view.last_pile) is not None and seat not in taken.values():
        yield f"pick-{seat}", seat, _("gets the last one"), False


def _rejects(waiting: Sequence[Reject | Pick]) -> bool:
    return bool(waiting) and isinstance(waiting[0], Reject)


def _nth(nth: int, step: Reject | Pick, waiting: Sequence[Reject | Pick]) -> str:
    """R15: in which order piles are chosen; whoever puts one away comes before the first."""
    if step is waiting[-1] and nth > 1:
        return _("chooses last")
    return (_("chooses first"), _("chooses second"), _("chooses third"))[nth - 1]


def _chooser(line: str, seat: int, part: str, now: bool, scene: Scene) -> Node:
    view = scene.view
    return li(class_="is-now" if now else None, id=line)[
        badge(scene.names[seat], view.colours[seat]),
        span(class_="name")[scene.names[seat]],
        seat == view.horse and _horse(),
        small(id=f"{line}-does", data_lags=True)[part],
    ]


def _horse() -> Node:
    return button(type="button", class_="horse", data_do="about horse", data_about="horse")[
        icon("horse"), span(class_="hide")[_("starting dealer")]
    ]
