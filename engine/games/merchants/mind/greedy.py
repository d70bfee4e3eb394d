"""The move that looks best by itself."""

from collections import Counter
from collections.abc import Callable, Sequence

from ....chance import Chance
from ....event import Event
from ....move import Move
from ....planning import Plan
from ....search.bots import best
from ....search.mind import Thought
from ....view import trial
from ..cards import ROWS, held, plays_as, worth
from ..state import Table
from ..steps.turn import Turn
from ..tables import JUNK

# What a technique is worth, played as one; those that are not named are kept for stacks and payments
PLAYS = {
    "prepaid-good": 60,
    "special-offer": 55,
    "treasure-hunter": 50,
    "spyglass": 48,
    "favourite-toy": 46,
    "dirty-exchange": 44,
    "gift-voucher": 42,
    "acorn": 40,
    "new-season": 38,
    "charm": 36,
    "sabotage": 34,
    "nuisance": 32,
    "flashy-show": 30,
    "blindfold": 28,
}
WITH_JUNK = {"shattered-relic": 47, "rotten-food": 43, "swift-broker": 31}  # if there is junk to be rid of
BUILD, BUY = 100, 33
PLAIN = {"roll": 90, "tossjunk": 1, "hit": 1}  # whatever lies there


def greedy(view: Table, moves: Sequence[Move], events: Sequence[Event], chance: Chance) -> Thought[Plan]:
    """The move that looks best now; equal ones by chance. A technique may be left out, so that no turn is
    without end."""
    yield 0
    seat = view.todo[-1].seat
    worths = [_worth(view, seat, move) * (move.kind != "play" or chance.below(8) > 0) for move in moves]
    return [best(moves, worths, chance)]


def _worth(view: Table, seat: int, move: Move) -> int:
    kind = move.kind
    if judge := JUDGES.get(kind):
        return judge(view, seat, move)
    if kind in TAKEN:
        return _card(view, seat, _named(view, move))
    if kind in GIVEN:
        return 10 - _card(view, seat, _named(view, move))
    if kind in AGAINST:
        return len(view.stalls[int(move.args[-1]) - 1])
    return PLAIN.get(kind, 0)


TAKEN = frozenset(("keep", "take", "swap"))  # the better the card
GIVEN = frozenset(("pay", "toss", "lay", "give", "return", "food", "blind"))  # the worse the card
AGAINST = frozenset(("from", "at", "with"))  # the better the player stands


def _named(view: Table, move: Move) -> str:
    """The card that a move names, or that lies in its slot."""
    card = move.args[-1] if move.kind == "swap" else move.args[0]
    return view.market[int(card) - 1] if card.isdigit() else card


def _card(view: Table, seat: int, text: str) -> int:
    """High cards of a set that one has already make the last stacks."""
    card = held(text)
    if card.being == JUNK:
        return 0
    return 2 * card.row.value + min(4, _owned(view, seat)[card.row.set])


def _owned(view: Table, seat: int) -> Counter[str]:
    """The cards of each set in hand and in the discard."""
    return Counter(held(text).row.set for text in (*view.hands[seat], *view.discards[seat]))


def _build(view: Table, seat: int, move: Move) -> int:
    """High cards first, so that a stack takes few of them."""
    return BUILD + worth(move.args[0])


def _buy(view: Table, seat: int, move: Move) -> int:
    where = move.args[0]
    card = view.market_discard[-1] if where == "discard" else view.market[int(where) - 1]
    return BUY + _card(view, seat, card)


def _play(view: Table, seat: int, move: Move) -> int:
    technique = plays_as(move.args[0])
    junk = JUNK in view.hands[seat]
    return PLAYS.get(technique, 0) or WITH_JUNK.get(technique, 0) * junk - 1


def _copy(view: Table, seat: int, move: Move) -> int:
    """In a turn, if that makes a stack; where one must, the best card."""
    if not isinstance(view.todo[-1], Turn):
        return 1 + _card(view, seat, move.args[1])
    after = trial(view, move)
    return BUILD - 1 if after.seat == seat and any(each.kind == "build" for each in after.moves()) else -1


def _discard(view: Table, seat: int, move: Move) -> int:
    """What does not belong to the set that most of the hand is of."""
    hand = [held(text) for text in view.hands[seat]]
    sums: Counter[str] = Counter()
    for card in hand:
        if card.being != JUNK:
            sums[card.row.set] += card.row.value
    kept = max(sums, key=lambda name: sums[name], default="")
    card = held(move.args[0])
    if card.row.set != kept:
        return 10 - ROWS[card.being].value
    return 1 if len(sums) == 1 and JUNK not in view.hands[seat] and card.row.value < 3 else -1


JUDGES: dict[str, Callable[[Table, int, Move], int]] = {
    "build": _build,
    "add": _build,
    "addold": _build,
    "buy": _buy,
    "play": _play,
    "copy": _copy,
    "discard": _discard,
    "peel": lambda view, seat, move: -1,
    "guess": lambda view, seat, move: int(move.args[0] == str(1 + view.flash)),  # as junk and the ones are
    "value": lambda view, seat, move: int(move.args[0]),
}
