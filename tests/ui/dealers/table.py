"""A table of the Dealers: dealing and piles, and a turn with chosen cards and goods."""

from engine import Match
from engine.games.dealers.cards import ORDERS
from ui.app import update, view
from ui.games.dealers import words
from ui.model import Effect, Model

from ..table import (
    at_table,
    bots,
    deal,
    match,
    opened,
    saved,
    to_turn,
)


def holding(*cards: str, own: tuple[str, ...] = (), seats: int = 3) -> Model:
    """The first seat's first turn with these cards and goods."""
    model = at_table(seats=seats)
    to_turn(model)
    match(model).state.hands[0] = cards
    match(model).state.collections[0] = own
    return model


def page(model: Model) -> str:
    return str(view(model))


def requests(cards: tuple[str, ...] | list[str]) -> set[str]:
    """What can be told apart on a page: each request exists once."""
    return {words.card(card) for card in cards if card in ORDERS}


def covered(game: Match) -> set[str]:
    """Requests that lie below others, and are nowhere else in sight."""
    return requests([card for pile in game.state.piles for card in pile[:-1]])


def to_pick(model: Model) -> None:
    """Until the first seat chooses a pile."""
    deal(model)
    bots(model)
    assert match(model).legal()[0].kind == "pile"


def before_a_pile(people: int) -> Model:
    """Three seats; the cards are dealt, and the second person has the tablet and chooses."""
    model = at_table(people=people, seats=3)
    update(model, "i_am")
    deal(model)
    update(model, "i_am")
    return model


def reloaded(effects: list[Effect]) -> Model:
    """The page as it comes again from what was kept last."""
    return opened(saved(effects).sealed())
