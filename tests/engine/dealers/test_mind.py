"""How the Dealers are thought about: memory, worlds, whole turns, what a position is worth, advice."""

import pytest

from engine import GAMES, HIDDEN, Chance, Match, Move, Seat, view
from engine.games.dealers.mind import MIND, foresight
from engine.games.dealers.mind.determinize import determinize
from engine.games.dealers.mind.levels import candidates, finish
from engine.games.dealers.mind.memory import Memory
from engine.games.dealers.mind.outlook import WEIGHTS as KEEN
from engine.games.dealers.mind.outlook import Outlook, features, outlook
from engine.games.dealers.mind.policy import policy
from engine.games.dealers.mind.turn import turns
from engine.games.dealers.mind.weights import WEIGHTS, Scale, scale
from engine.games.dealers.mind.worth import CERTAIN, Worth, chance_to_win, sample
from engine.games.dealers.steps import Arrival, Deal, Pick, Turn
from engine.games.dealers.tables import FEED, SEEDED
from engine.search.mind import settle
from engine.search.odds import exp

from ..advised import advised
from ..facts import facts
from ..position import moves, play
from .table import started, table

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def quick_game(seats, seed=3, **options):
    """The match before each of its moves, played by the rollout policy."""
    match = Match(GAMES["dealers"], [Seat(f"Seat {seat}") for seat in range(seats)], options, seed)
    while not match.over:
        yield match
        match.play(policy(match.state))


def every_other(round, number, card):
    return number % 2 == 0


# ---- memory and worlds


@SEATS
def test_who_saw_everything_knows_every_hand(seats):
    for match in quick_game(seats):
        memory = Memory(match.view(0), match.known(0))
        hands = [tuple(sorted(hand.elements())) for hand in memory.hands]
        assert hands == [tuple(sorted(hand)) for hand in match.state.hands]
        assert [sorted(pile) for pile in memory.values] == [sorted(pile) for pile in match.state.values]


def test_who_forgets_knows_less_and_sees_it_again_when_it_is_played():
    knew = forgot = 0
    for match in quick_game(3):
        memory = Memory(match.view(0), match.known(0), every_other)
        for hand, true in zip(memory.hands, match.state.hands, strict=True):
            assert sum(hand.values()) == len(true)
            forgot += hand[HIDDEN]
            knew += len(true) - hand[HIDDEN]
            assert all(card == HIDDEN or number <= true.count(card) for card, number in hand.items())
    assert knew > forgot > 0


@SEATS
@pytest.mark.parametrize("open_piles", ["no", "yes"])
def test_a_world_looks_to_the_seat_as_the_true_one_does(seats, open_piles):
    pieces = facts("dealers").pieces
    for match in quick_game(seats, open_piles=open_piles):
        seat = len(match.moves) % seats
        seen = match.view(seat)
        for forgets in (every_other, lambda *_card: False):
            world = determinize(
                seen, seat, Memory(seen, match.known(seat), forgets), Chance(len(match.moves))
            )
            assert view(world, seat) == seen
            assert pieces.count(world) == pieces.count(match.state)


@SEATS
def test_r6_in_every_world_the_first_discard_has_as_many_requests_as_feed(seats):
    start = started(seats)
    seen = view(start, 0)
    for number in range(20):
        world = determinize(seen, 0, Memory(seen, start.news), Chance(number))
        assert world.discard.count(FEED) == SEEDED[seats]
        assert len(world.discard) == 2 * SEEDED[seats]


def test_worlds_differ_in_what_nobody_knows():
    start = started(3)
    seen = view(start, 0)
    chance = Chance(1)
    assert len({determinize(seen, 0, Memory(seen, start.news), chance).deck for _ in range(10)}) == 10


# ---- whole turns


def ways(position, width=30):
    return settle(turns(position, Worth(position, position.seat), width))


def test_tv3_two_deliveries_in_one_turn_are_found():
    position = table(
        ["extra moor anvil2 chair-vase2", "", ""],
        carts=["elgin"],
        goods={"elgin": "vase", "dallas": "chair"},
        collections=["anvil anvil vase"],
    )
    best = ways(position)[0]
    assert [move for move in best.moves if move.kind == "deliver"] == [
        Move("deliver", "anvil2", "anvil", "anvil"),
        Move("deliver", "chair-vase2", "chair", "vase", "vase"),
    ]


def test_every_way_is_legal_and_none_ends_the_turn():
    position = table(
        ["bridge feed moor cup2", "", ""], carts=["elgin"], goods={"knockando": "cup", "dallas": "cup pot"}
    )
    for way in ways(position):
        after = play(position.copy(), *map(str, way.moves))
        assert after == way.state
        assert after.seat == 0
        assert Move("end") not in way.moves


def test_equal_positions_count_once():
    position = table(["extra extra", "", ""], carts=["elgin"], goods={"elgin": "cup pot"})
    orders = {tuple(sorted(way.moves)) for way in ways(position)}
    assert len(orders) == len(ways(position))


def test_at_the_end_of_a_turn_what_promises_least_is_given_up():
    position = table(["bridge bridge bridge extra anvil2", "", ""], collections=["anvil anvil"])
    assert finish(position, 0) == [Move("end"), Move("drop", "bridge")]


# ---- what a position is worth

FOUR_ORDERS = "anvil2 bottle2 chair2 cup2"


def test_r48_the_last_turn_is_counted_out_damage_first():
    """Of four, the last to play, who wins on points: one more good would be the sole highest damage."""
    values = [f"{FOUR_ORDERS} pot2 feed", "feed", "", "cup3 pot3 vase3 chair3"]
    position = table(
        ["", "", "", "extra"],
        carts=["elgin", "elgin", "elgin", "elgin"],
        goods={"elgin": "cup cup"},
        collections=["", "", "", "cup pot"],
        values=values,
        turn=3,
    )
    take = next(way for way in ways(position) if way.moves)
    leave = next(way for way in ways(position) if not way.moves)
    assert (leave.worth, take.worth) == (CERTAIN, -CERTAIN)
    assert ways(position)[0] == leave


def test_r49_with_two_seats_a_gap_of_three_wins_or_loses_the_last_turn():
    values = [f"{FOUR_ORDERS} pot2 vase2 anvil3 feed feed feed", "feed"]
    position = table(["", "extra"], carts=["elgin", "elgin"], goods={"elgin": "cup"}, values=values, turn=1)
    worth = {way.moves: way.worth for way in ways(position)}
    assert worth[()] == worth[Move("extra", "cup"),] == -CERTAIN  # a gap of two: the points decide
    position.values[1] = ()
    worth = {way.moves: way.worth for way in ways(position)}
    assert worth[()] == CERTAIN
    assert worth[Move("extra", "cup"),] == -CERTAIN  # the gap would be two again


@SEATS
def test_chances_to_win_add_up(seats):
    for match in quick_game(seats):
        chances = [chance_to_win(match.state, seat) for seat in range(seats)]
        assert sum(chances) == pytest.approx(1)
    ended = match.state
    assert sum(chance_to_win(ended, seat) for seat in range(seats)) == pytest.approx(1)


def test_more_points_and_less_damage_are_better():
    for seats in (2, 3, 4):
        values = [["cup2"] * seats, ["cup3", *["cup2"] * (seats - 1)], ["cup2 feed", *["cup2"] * (seats - 1)]]
        even, ahead, hurt = (chance_to_win(table([""] * seats, values=each, turn=None), 0) for each in values)
        assert even == pytest.approx(1 / seats)
        assert hurt < even < ahead


def test_the_power_of_e_is_near_enough():
    for x, known in ((0, 1), (1, 2.718), (-1, 0.368), (3, 20.09)):
        assert exp(x) == pytest.approx(known, rel=0.01)


def test_every_thing_has_a_weight_for_each_number_of_seats():
    assert list(WEIGHTS) == [2, 3, 4]
    assert all(tuple(table) == Scale._fields for table in WEIGHTS.values())
    always, near = WEIGHTS[2]["score"]
    assert scale(2, 4).score == pytest.approx(always + near / 4)
    assert scale(2, 0) == scale(2, 1)


def test_there_is_something_to_learn_when_a_round_begins():
    studied = [sample(match.state, []) is not None for match in quick_game(3)]
    begun = [moves(match.state) == ["deal"] for match in quick_game(3)]
    assert studied == [False, *begun[1:]]


# ---- advice


@SEATS
def test_advice_is_legal_best_first_and_says_why(seats):
    asked = 0
    for match in quick_game(seats, seed=5):
        if len(match.moves) % 23 != 2:
            continue
        asked += 1
        for one in advised(MIND, match):
            terms = dict(one.terms)
            assert list(terms) == ["points", "goods", "feed", "damage", "risk", "next", "end"]
            assert 0 <= terms["risk"] <= 100
    assert asked > 2


def test_the_terms_are_those_of_the_turn():
    """A delivery: three points for two goods, less damage, one request more."""
    for match in quick_game(3, seed=5):
        plans = settle(MIND.advise(match.view(match.seat), match.legal(), match.known(match.seat), Chance(1)))
        plan, _worth, terms = plans[0]
        if [move.kind for move in plan] == ["deliver", "end"]:
            break
    seat, told = match.seat, dict(terms)
    before = match.game.scores(match.state).rows[seat]
    for move in plan:
        match.play(move)
    after = match.game.scores(match.state).rows[seat]
    assert told["points"] == after["score"] - before["score"]
    assert told["goods"] == after["goods"] - before["goods"] < 0
    assert told["feed"] == after["feed"] - before["feed"]
    assert told["damage"] == after["damage"]
    assert told["end"] == 1


def test_d4_who_is_asked_on_arrival_takes_a_good_or_leaves():
    """It came there by no plan of the bot's: each plan begins with what is to be decided now."""
    asked = 0
    for match in quick_game(2, seed=3):
        if type(match.state.todo[-1]) is Arrival and asked < 9:
            told = match.view(match.seat), match.legal(), match.known(match.seat), Chance(1)
            plans = [settle(MIND.bots[level](*told)) for level in GAMES["dealers"].levels]
            plans += [advice.plan for advice in settle(MIND.advise(*told))]
            assert all(plan[0] in match.legal() for plan in plans)
            asked += 1
    assert asked > 8


def test_the_master_sees_what_a_hand_and_a_collection_are_together():
    """One asks for two cups and has them: the vase is spare."""
    position = table(
        ["cup2 ferry feed", ""], collections=["cup cup vase", ""], values=["pot2 feed", "cup3"], turn=None
    )
    _to_go, (one, other) = features(position)
    assert one == Outlook(6, 0.2, goods=3, spare=1, requests=1, feed=1, held=1, ready=1, bonus=1, cards=3)
    assert other == Outlook(5, -0.2, goods=0, spare=0, requests=1, feed=0, held=0, ready=0, bonus=0, cards=0)
    position.collections[0] = ("cup", "cup", "cup")
    assert features(position)[1][0] == one
    assert [*KEEN] == [*Outlook._fields]


@SEATS
def test_the_masters_chances_add_up(seats):
    """With more than two seats they are those of all levels."""
    for match in quick_game(seats):
        if type(match.state.todo[-1]) is Deal and match.state.round > 1:
            chances = [outlook(match.state, seat) for seat in range(seats)]
            assert sum(chances) == pytest.approx(1)
            known = [chance_to_win(match.state, seat) for seat in range(seats)]
            assert (chances == known) == (seats > 2)
    ended = match.state
    assert [outlook(ended, seat) for seat in range(seats)] == [
        chance_to_win(ended, seat) for seat in range(seats)
    ]


def test_the_master_judges_by_its_outlook_and_the_others_do_not():
    for match in quick_game(2):
        if type(match.state.todo[-1]) is Turn and match.state.round > 2 and len(match.legal()) > 1:
            break
    seat = match.seat
    told, memory = match.view(seat), Memory(match.view(seat), match.known(seat))
    for thought, judge in ((foresight.candidates, outlook), (candidates, chance_to_win)):
        best = settle(thought(told, match.legal(), memory, Chance(1)))[0]
        after = determinize(told, seat, memory, Chance(1))
        for move in best.line:
            after.play(move)
        assert best.worth == pytest.approx(judge(after, seat))


@SEATS
def test_what_the_master_foresees_can_be_played_in_every_world(seats):
    """To the end of the round, whose hands are known; the first plan of each kind of decision."""
    seen = set()
    for match in quick_game(seats):
        kind, told, legal = type(match.state.todo[-1]), match.view(match.seat), match.legal()
        if match.state.round < 2 or kind in seen or len(legal) == 1:
            continue
        seen.add(kind)
        memory = Memory(told, match.known(match.seat))
        best = settle(foresight.candidates(told, legal, memory, Chance(1)))[0]
        assert best.line[: len(best.plan)] == best.plan
        for number in range(3):
            world = determinize(told, match.seat, memory, Chance(number))
            for move in best.line:
                assert move in world.moves()
                world.play(move)
            assert not world.todo or (type(world.todo[-1]), world.round) == (Deal, match.state.round + 1)
        if {Pick, Turn} <= seen:
            return
    raise AssertionError(seen)
