"""Who sits where: what each holds, whose turn it is, who leads."""

from engine.games.merchants.state import Table

from ...node import Part, button, span
from ...parts.icon import icon
from ...parts.seat import COLOURS, badge
from ...parts.status import Fact, turn_mark, turn_words
from ...parts.tappable import tappable
from ...scene import Scene
from ...words import _, count, drawn_once, listed


def leads(seat: int, view: Table) -> bool:
    """Alone with the most stacks."""
    built = [len(stall) for stall in view.stalls]
    return built[seat] == max(built) and built.count(max(built)) == 1


def keeper(seat: int, scene: Scene) -> Part:
    """The seat of a stall: to be chosen, else its discard can be looked through."""
    view, thing = scene.view, f"seat/{seat}"
    held = tuple(len(cards[seat]) for cards in (view.hands, view.decks, view.discards))
    turn, tapped = bool(view.todo) and view.turn == seat, thing in scene.taps.tapped
    return _keeper(seat, scene.names[seat], _when(seat, scene), turn, held, thing in scene.taps.glow, tapped)


@drawn_once
def _keeper(
    seat: int, name: str, when: str, turn: bool, held: tuple[int, ...], glows: bool, tapped: bool
) -> Part:
    hand, deck, discard = held
    facts = (
        Fact("i-hand", hand, count("{n} card in hand", "{n} cards in hand", hand)),
        Fact("i-deck", deck, _("{n} in the deck", n=deck)),
        Fact("i-discard", discard, _("{n} in the discard", n=discard)),
    )
    text = listed([*filter(None, [when]), *(fact.words for fact in facts)])
    can, thing = glows or tapped, f"seat/{seat}"
    asks = {"data_do": f"about discard/{seat}", "data_about": thing}
    return button(
        type="button",
        class_="keeper is-reachable" if can else "keeper",
        **tappable(thing, can, pressed=tapped or None) if can else asks,
    )[
        span(class_="hide")[_("{name}: {text}", name=name, text=text)],
        badge(name, COLOURS[seat]),
        span(class_="name", aria_hidden="true")[name],
        when and turn_mark(when, turn, spoken=False),
        span(class_="facts num", id=f"facts-{seat}", data_lags=True, aria_hidden="true")[
            [span(title=fact.words)[icon(fact.symbol), fact.number] for fact in facts]
        ],
    ].part(f"seat-{seat}")


def _when(seat: int, scene: Scene) -> str:
    view = scene.view
    if not view.todo:
        return ""
    if seat == view.seat != view.turn:
        return _("decides")
    return turn_words(seat, view.turn, view.after(view.turn), scene.looking)
