"""The map says and shows what could be done, and nothing of it stays."""

from engine import GAMES, Match, Seat
from engine.planning import Planning
from engine.search.thinking import bot_move
from ui.games.dealers.board import board
from ui.games.dealers.village import Cart, Spot, village
from ui.node import div
from ui.table.choice import tap
from ui.table.sitting import Sitting
from ui.table.view import scene_of

EMPTY = Spot("elgin", (), (), None, False, False, (), frozenset(), (), frozenset(), False)
CARTS = tuple(Cart(seat, name, "red", False) for seat, name in enumerate(("Freya", "Jack", "Ivy", "Scott")))


def at_turn() -> Sitting:
    """Freya may play special feed to several villages."""
    match = Match(GAMES["dealers"], [Seat("Freya", "greedy"), Seat("Jack", "random")], {}, 7)
    planning = Planning(match)
    while match.seat != 0 or sum(move.kind == "feedroute" for move in match.legal()) < 2:
        match.play(bot_move(planning))
    match.seats = (Seat("Freya"), Seat("Jack", "random"))
    return Sitting(match)


def drawn(sitting: Sitting) -> str:
    return str(div[board(scene_of(sitting))])


def test_a_picked_card_shows_roads_and_ghosts_and_letting_go_leaves_nothing() -> None:
    sitting = at_turn()
    before = drawn(sitting)
    assert "ghost" not in before
    assert "within reach by: " in before
    tap(sitting, "hand/feed")
    reached = {move.args[0] for move in sitting.match.legal() if move.kind == "feedroute"}
    page = drawn(sitting)
    assert page.count('class="ghost piece') == page.count("is-chosen") == len(reached)
    assert page.count("<path", page.index('class="lit"'), page.index('id="roads"')) == len(reached)
    sitting.let_go()
    assert drawn(sitting) == before


def test_a_move_taken_back_leaves_nothing_on_the_map() -> None:
    sitting = at_turn()
    before = drawn(sitting)
    sitting.play(next(move for move in sitting.match.legal() if move.kind == "feedroute"))
    assert drawn(sitting) != before
    sitting.match.undo()
    assert drawn(sitting) == before


def test_goods_chosen_to_pay_lie_as_ghosts_in_place_of_the_crate() -> None:
    assert "#crate" in village(EMPTY).markup
    paying = village(EMPTY._replace(paid=("anvil", "pot", "pot"))).markup
    assert paying.count("#chip-") == 3
    assert "#crate" not in paying
    assert "data-tap" not in paying[paying.index('class="ghost"') :]


def test_many_goods_lie_in_stacks_with_their_counts() -> None:
    lying = tuple(good for good in ("anvil", "bottle", "chair", "cup", "pot", "vase") for _n in range(8))
    heaped = village(EMPTY._replace(goods=lying)).markup
    assert heaped.count("#chip-") == 6
    assert heaped.count(">8</text>") == 6
    assert village(EMPTY._replace(goods=lying[5:11])).markup.count("#chip-") == 6


def test_carts_keep_their_ids_and_one_alone_is_large() -> None:
    alone = village(EMPTY._replace(carts=CARTS[2:3])).markup
    assert 'id="cart-2"' in alone
    assert "scale(1)" in alone
    crowd = village(EMPTY._replace(carts=CARTS)).markup
    assert all(f'id="cart-{seat}"' in crowd for seat in range(4))
    assert "here: Freya, Jack, Ivy, Scott" in crowd


def test_a_village_says_by_what_it_is_within_reach() -> None:
    ferry = village(EMPTY._replace(glows=True, routes=("ferry", "feed"))).markup
    assert "within reach by: ferry or special feed" in ferry
    assert 'aria-disabled="true"' in village(EMPTY).markup
