"""How Hellweg is thought about: worlds, ways, whole turns, what a position is worth, advice."""

import pytest

from engine import Chance, Event, Match, Seat, view
from engine.games.hellweg import GAME
from engine.games.hellweg.mind import MIND
from engine.games.hellweg.mind.determinize import determinize, turned
from engine.games.hellweg.mind.levels import REMEMBERED
from engine.games.hellweg.mind.reach import distances
from engine.games.hellweg.mind.sources import likely
from engine.games.hellweg.mind.turn import turns, whole
from engine.games.hellweg.mind.worth import actions_left, chance_to_win, estimate, expected
from engine.games.hellweg.places import in_order
from engine.planning import Planning
from engine.search.mind import settle
from engine.search.thinking import bot_move

from .. import thoughts
from ..advised import advised
from ..position import moves, play
from .table import selling, set_up, started, table

SEARCHING = pytest.mark.parametrize("level", ["normal", "hard"])
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def plan(level, position, seed=1):
    """What a bot of that level plays, as text; it has seen the cards that were turned up."""
    events = [Event("turn", (card,)) for card in (*position.past, position.card)]
    return thoughts.plan(MIND, level, position, events, seed)


@SEATS
@pytest.mark.parametrize("months", ["12", "10"])
def test_a_world_looks_to_the_seat_as_the_true_one_does(seats, months):
    game = set_up(seats=seats, months=months, warehouse="yes")
    decks = set()
    while game.state.round < 4:
        seen = game.view(game.seat)
        world = determinize(seen, game.seat, turned(seen, game.known(game.seat)), Chance(len(game.moves)))
        assert view(world, game.seat) == seen
        assert world.past == game.state.past
        assert sorted((*world.deck, *world.removed)) == sorted((*game.state.deck, *game.state.removed))
        decks.add(world.deck)
        game.play(next(move for move in game.legal() if move.kind in ("keep", "none", "end", "thaler")))
    assert len(decks) > 5


def test_towns_are_as_far_apart_as_single_carriages_on_dirt():
    way = distances(
        in_order(["essen-dortmund", "dortmund-corbach", *["warburg-corbach"] * 2, "olpe-corbach"])
    )
    assert way["essen"] == {"essen": 0, "dortmund": 0, "corbach": 1, "warburg": 1, "olpe": 2}
    assert way["hamm"] == {"hamm": 0}


def test_a_network_makes_tokens_worth_more():
    def worth(carriages):
        return expected(table("2*olpe-iron", "", carriages=[carriages], card="t01", deck="t09 t08"), 0)

    assert worth("hagen-olpe").sales > worth("").sales


def test_a_token_that_no_offer_is_left_for_is_spare():
    position = table("5*olpe-iron wesel-salt", "", card="t01", deck="t08")
    assert expected(position, 0).spare == 4 + 1
    assert expected(position, 0).sales == 5


def test_the_actions_that_are_left():
    position = table("hagen-iron", "", deck="t10 t11 t12")
    assert actions_left(position, 0) == 1 + 2 * 2
    assert actions_left(table("hagen-iron", "", deck=""), 0) == 1
    assert actions_left(started(2), 0) == 22


def test_chances_to_win_add_up_and_more_is_better():
    position = table("hagen-iron", "hagen-iron", "", money=[20, 10, 10])
    estimates = [estimate(position, seat) for seat in position.seats]
    chances = [chance_to_win(position, seat, estimates) for seat in position.seats]
    assert sum(chances) == pytest.approx(1)
    assert chances[0] > chances[1] > chances[2]


@pytest.mark.parametrize("place", [0, 40, 90])
def test_every_line_is_legal_and_ends_the_turn(place):
    game = Match(GAME, [Seat("Freya", "easy"), Seat("Jack", "easy")], {"warehouse": "yes"}, 3)
    planning = Planning(game)
    while len(game.moves) < place or len(game.legal()) == 1:
        game.play(bot_move(planning))
    seat = game.seat
    lines = settle(turns(game.state, 4))
    assert lines
    assert [line.worth for line in lines] == sorted((line.worth for line in lines), reverse=True)
    for line in lines[:20]:
        after = play(game.state.copy(), *map(str, whole(line, seat)))
        assert after.seat != seat or after.round > game.state.round


@SEARCHING
def test_a_sale_is_solved(level):
    """Two irons in Olpe and the last card: Dortmund pays 5, then Siegen. The first way over dirt roads would
    break the only one to Siegen."""
    roads = "olpe-corbach dortmund-corbach hagen-olpe dortmund-hagen siegen-corbach"
    position = selling("2*olpe-iron", "", card="t02", deck="", carriages=[roads])
    planned = plan(level, position)
    assert planned[0] == "sell olpe-iron hagen-olpe dortmund-hagen"
    assert play(position, *planned).money[0] == 10 + 2 * (5 + 2)


@SEARCHING
def test_a_token_waits_for_the_dearer_offer(level):
    """The one beer: Builefeld pays 3, then Soest 4."""
    roads = "paderborn-builefeld soest-paderborn"
    position = selling("builefeld-beer", "", card="t06", deck="", carriages=[roads])
    assert plan(level, position) == ["keep", "sell builefeld-beer paderborn-builefeld soest-paderborn", "end"]


@SEARCHING
def test_a_card_is_bought_when_money_is_of_no_other_use(level):
    position = table("hagen-iron", "", money=[30], deck="t10", card="t01", market=[1])
    assert plan(level, position)[0] == "card tobacco1"


def one_month_to_come():
    """Ironware is asked for in Hagen and in Mönster: certain for who remembers all cards."""
    roads = "dortmund-hagen dortmund-moenster"
    pieces = "hagen-iron stored"
    return table(pieces, "", carriages=[roads], deck="t09", card="t01", money=[0], warehouse=True)


def test_stored_pieces_are_placed_before_the_end():
    assert plan("hard", one_month_to_come())[0] == "stockup"


def test_normal_remembers_three_months_alone():
    """For it six other cards may come as well: the Thaler is worth more."""
    position = one_month_to_come()
    assert len(position.past) > REMEMBERED
    assert plan("normal", position) == ["thaler", "end"]


@SEARCHING
@SEATS
def test_bots_play_a_whole_game_without_a_fault(level, seats):
    options = {"warehouse": "yes", "passengers": "yes", "months": "10"}
    game = Match(
        GAME, [Seat(f"P{seat}", level if seat == 0 else "easy") for seat in range(seats)], options, 4
    )
    planning = Planning(game)
    while not game.over:
        game.play(bot_move(planning))
    assert planning.faults == []


def test_a_piece_is_taken_from_where_it_is_missed_least():
    position = table("2*hagen-iron 9*wesel-salt olpe-iron", "", card="t02", deck="t09")
    left = {str(move) for move in likely(position, 0, position.moves()) if move.kind == "stock"}
    assert left < set(moves(position, "stock"))
    assert "stock token hagen-iron from wesel-salt" in left


@SEATS
def test_advice_is_legal_best_first_and_says_why(seats):
    game = set_up(seats=seats, warehouse="yes")
    for _ in range(2):
        told = advised(MIND, game)
        assert {name for one in told for name, _ in one.terms} == {
            *("thaler", "cards", "tokens", "carriages", "sales", "reach", "privileges"),
        }
        for move in told[0].plan:
            game.play(move)


def test_the_terms_are_those_of_the_turn():
    game = set_up()
    while "thaler" not in {move.kind for move in game.legal()}:
        game.play(next(move for move in game.legal() if move.kind in ("keep", "none", "end")))
    for one in advised(MIND, game):
        after = play(game.state.copy(), *map(str, one.plan))
        assert dict(one.terms)["thaler"] == after.money[0] - game.state.money[0]
        assert dict(one.terms)["tokens"] == len(after.tokens[0]) - len(game.state.tokens[0])
