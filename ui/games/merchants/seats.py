"""Who sits where: what each holds, whose turn it is, who leads."""

from engine.games.merchants.state import Table

from ...face import Scene
from ...node import Child, Node, button, span
from ...widgets.icon import icon
from ...widgets.seat import badge
from ...words import _, count, listed

COLOURS = ("red", "blue", "green", "yellow")


def colours(view: Table) -> tuple[str, ...]:
    return COLOURS[: len(view.stalls)]


def seats(scene: Scene) -> Child:
    """They stand with their stalls."""
    return None


def leads(seat: int, view: Table) -> bool:
    """Alone with the most stacks."""
    built = [len(stall) for stall in view.stalls]
    return built[seat] == max(built) and built.count(max(built)) == 1


def keeper(seat: int, scene: Scene) -> Node:
    """The seat of a stall: to be chosen, else its discard can be looked through."""
    view, name, thing = scene.view, scene.names[seat], f"seat/{seat}"
    turn, tapped = bool(view.todo) and view.turn == seat, thing in scene.taps.tapped
    can = tapped or thing in scene.taps.glow
    when = _when(seat, scene)
    numbers = (
        ("i-hand", count("{n} card in hand", "{n} cards in hand", len(view.hands[seat]))),
        ("i-deck", _("{n} in the deck", n=len(view.decks[seat]))),
        ("i-discard", _("{n} in the discard", n=len(view.discards[seat]))),
    )
    held = (view.hands[seat], view.decks[seat], view.discards[seat])
    does = {"data_tap": thing} if can else {"data_do": f"about discard/{seat}", "data_about": thing}
    return button(
        type="button",
        class_="keeper is-reachable" if can else "keeper",
        id=f"seat-{seat}",
        aria_pressed="true" if tapped else None,
        **does,
    )[
        span(class_="hide")[
            _(
                "{name}: {text}",
                name=name,
                text=listed([*filter(None, [when]), *(said for _sign, said in numbers)]),
            )
        ],
        badge(name, colours(view)[seat]),
        span(class_="name", aria_hidden="true")[name],
        when and span(class_="when is-now" if turn else "when", aria_hidden="true")[when],
        span(class_="facts num", aria_hidden="true")[
            [
                span(title=said)[icon(sign), len(cards)]
                for (sign, said), cards in zip(numbers, held, strict=True)
            ]
        ],
    ]


def _when(seat: int, scene: Scene) -> str:
    view = scene.view
    if not view.todo:
        return ""
    if seat == view.turn:
        return _("your turn") if seat == scene.looking else _("on turn")
    if seat == view.seat:
        return _("decides")
    return _("next") if seat == view.after(view.turn) else ""
