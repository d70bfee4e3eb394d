"""R23–R27: building."""

from collections import Counter
from itertools import combinations, product

import pytest

from engine import Chance
from engine.games.merchants.cards import CARDS, in_order
from engine.games.merchants.stacks import goes_on, parts
from engine.games.merchants.tables import JUNK

from ..position import moves, play, why_not
from .table import ones, table


def test_r23_stacks_are_built_in_order_and_total_their_number():
    position = table(["swift-broker cookies shattered-relic", ""])
    assert moves(position, "build") == ["build swift-broker"]
    position = table(["swift-broker cookies shattered-relic", ""], stalls=[ones(2)])
    assert moves(position, "build") == ["build swift-broker", "build cookies", "build shattered-relic"]
    play(position, "build swift-broker")
    assert moves(position) == ["add cookies"]


def test_r24_a_stack_is_of_one_set():
    position = table(["swift-broker prepaid-good cookies", ""], stalls=[ones(2)])
    assert moves(position, "build") == ["build swift-broker", "build cookies"]
    assert why_not(position, "build prepaid-good") == ("no_stack", "prepaid-good", 3)
    position = table(["prepaid-good", ""], stalls=["swift-broker"])
    assert moves(position, "build") == ["build prepaid-good"]


def test_r25_a_stack_is_never_left_half_built():
    position = table(["swift-broker cookies", ""], stalls=[ones(2)])
    play(position, "build swift-broker")
    assert moves(position) == ["add cookies"]
    assert why_not(position, "end") == ("build_first", 3)


def test_r26_a_card_in_a_stall_is_out_of_its_owners_reach():
    position = table(["acorn", ""], stalls=["cookies", ""])
    play(position, "play acorn")
    assert position.discards[0] == ("acorn",)


def test_r27_a_finished_stack_stays_finished_whatever_comes_into_it():
    position = table(["acorn", "cookies"], stalls=["", "swift-broker"])
    play(position, "play acorn", "swap 2 1 swift-broker", "end")
    assert position.stalls[1] == (("acorn",),)
    assert moves(position, "build") == ["build cookies"]


def legal(number, hand, old, flash):
    """R24, D4 word for word: all the stacks that a hand and a discard make, as sets of places."""
    found = []
    for size in range(1, len(hand) + 1):
        for own in combinations(range(len(hand)), size):
            for more in range(len(old) + 1):
                for others in combinations(range(len(old)), more):
                    names = [hand[place] for place in own]
                    lent = [old[place] for place in others]
                    if is_legal(number, names, lent, flash):
                        found.append((set(own), set(others)))
    return found


def is_legal(number, own, lent, flash):
    everything = [*own, *lent]
    every = [[part.value for part in parts(name, flash)] for name in everything]
    if number not in {sum(values) for values in product(*every)}:
        return False
    finding = everything.count("nostalgic-item")
    if lent and (finding < len(lent) or "nostalgic-item" not in own):
        return False
    sets = {row.set for row in CARDS for name in own if row.name == name}
    mixed = len(sets) > 1 and "empty-chest" not in everything
    return not mixed and not (JUNK in own and "stashing-vendor" not in everything)


POOL = "stashing-vendor empty-chest nostalgic-item accordion swift-broker cookies junk wily-fellow".split()


@pytest.mark.parametrize("seed", range(60))
def test_r24_the_moves_are_exactly_what_trying_all_stacks_finds(seed):
    chance = Chance(seed)
    pool = [*POOL, "nostalgic-item"]
    hand = in_order(pool[chance.below(len(pool))] for _ in range(4))
    old = in_order(pool[chance.below(len(pool))] for _ in range(3))
    flash = chance.below(2)
    for number in range(1, 9):
        position = table(
            [" ".join(hand), ""], stalls=[ones(number - 1)], discards=[" ".join(old)], flash=flash
        )
        stacks = legal(number, hand, old, flash)
        begun = {move.split()[1] for move in moves(position, "build")}
        assert begun == {hand[place] for own, _ in stacks for place in own}
        assert goes_on(number, (), hand, old, flash) == bool(stacks)
        for _ in range(6):  # whatever is begun can be finished, and what is finished is legal
            after = position.copy()
            while (offered := after.moves()) and len(after.stalls[0]) < number and after.todo:
                build = [move for move in offered if move.kind in ("build", "add", "addold")]
                if not build:
                    assert not begun
                    break
                after.play(build[chance.below(len(build))])
            if begun:
                (stack,) = after.stalls[0][number - 1 :]
                lent = list((Counter(old) - Counter(after.discards[0])).elements())
                own = list((Counter(stack) - Counter(lent)).elements())
                assert is_legal(number, own, lent, flash)
