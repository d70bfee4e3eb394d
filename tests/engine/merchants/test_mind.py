"""How the Merchants are thought about: memory, worlds, whole turns, what a position is worth, advice."""

from collections import Counter
from functools import partial

import pytest

from engine import GAMES, Chance, Event, Match, Move, Seat, view
from engine.games.merchants.cards import ROWS
from engine.games.merchants.memory import Memory
from engine.games.merchants.mind import MIND, levels, worth
from engine.games.merchants.mind.deeds import DEEDS
from engine.games.merchants.mind.determinize import determinize
from engine.games.merchants.mind.levels import MOST_PLAYED, PROGRESS
from engine.games.merchants.mind.policy import policy
from engine.games.merchants.mind.stock import counts, missing
from engine.games.merchants.mind.turn import is_open, turns
from engine.games.merchants.mind.weights import KEEN, WEIGHTS, Scale, master_scale, scale
from engine.games.merchants.mind.worth import chance_to_win, prospect, sample
from engine.games.merchants.steps.turn import Turn
from engine.games.merchants.tables import JUNK, JUNKS, PRESETS
from engine.planning import Planning
from engine.search.mind import settle
from engine.search.review import turns as turns_of
from engine.search.review import weigh
from engine.search.thinking import bot_move
from engine.simulate import play_out

from .. import thoughts
from ..advised import advised
from ..facts import facts
from ..position import moves, play
from .table import ones, started, table

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
LEVELS = pytest.mark.parametrize("level", ["easy", "normal", "hard", "master"])
SEARCHING = pytest.mark.parametrize("level", ["normal", "hard", "master"])
plan = partial(thoughts.plan, MIND)
quick_game = partial(thoughts.quick_game, GAMES["merchants"], policy)


# ---- memory and worlds


@SEATS
@pytest.mark.parametrize("sets", PRESETS)
def test_a_world_looks_to_the_seat_as_the_true_one_does(seats, sets):
    pieces = facts("merchants").pieces
    for match in quick_game(seats, sets=sets):
        if len(match.moves) % 5:
            continue
        seat = len(match.moves) % seats
        seen = match.view(seat)
        world = determinize(seen, seat, Memory(seen, match.known(seat)), Chance(len(match.moves)))
        assert view(world, seat) == seen
        assert pieces.count(world) == pieces.count(match.state)
        assert JUNK not in world.market_deck


def test_a_seat_knows_what_is_in_its_own_deck():
    """Where nothing goes from hand to hand."""
    looked = 0
    for match in quick_game(2, sets="macaws-pandas-squirrels"):
        for seat in (0, 1):
            seen = match.view(seat)
            world = determinize(seen, seat, Memory(seen, match.known(seat)), Chance(1))
            assert Counter(world.decks[seat]) == Counter(match.state.decks[seat])
            looked += len(world.decks[seat]) > 0
    assert looked > 100


def test_who_looks_at_cards_of_another_deck_takes_none_of_them_for_its_own():
    """In the middle of Sabotage."""
    position = table(["sabotage", "junk"], decks=["acorn cookies", "acorn cookies"], junk=JUNKS - 1)
    position.sets = ("macaws", "raccoons", "squirrels")
    play(position, "play sabotage", "at 2")
    seen = view(position, 0)
    memory = Memory(seen, ())
    memory.owned = [Counter(("sabotage", "acorn", "cookies")), Counter(("junk",))]
    for number in range(10):
        world = determinize(seen, 0, memory, Chance(number))
        assert sorted(world.decks[0]) == ["acorn", "cookies"]
        assert sorted(world.seen) == ["acorn", "cookies"]


def test_what_was_bought_is_known_to_be_in_hand():
    start = started(2, sets="first", first="1")
    match = Match(GAMES["merchants"], [Seat("Freya"), Seat("Jack")], {"first": "1"}, 7)
    assert match.state == start
    buy = next(move for move in match.legal() if move.kind == "buy")
    card = match.state.market[int(buy.args[0]) - 1]
    match.play(buy)
    while type(match.state.todo[-1]) is not Turn:
        match.play(match.legal()[0])
    match.play(Move("end"))
    seen = match.view(1)
    for number in range(10):
        assert card in determinize(seen, 1, Memory(seen, match.known(1)), Chance(number)).hands[0]


def test_worlds_differ_in_what_nobody_knows():
    start = started(3)
    seen = view(start, 0)
    chance = Chance(1)
    assert len({determinize(seen, 0, Memory(seen, start.news), chance).market_deck for _ in range(10)}) == 10


# ---- the rollout policy


def test_s13_the_rollout_policy_is_rid_of_the_junk_that_it_may_toss():
    position = table(["junk junk junk", ""], market="essential-purchase")
    while position.laid or position.hands[0].count(JUNK):
        position.play(policy(position))
    assert position.junk_pile == 6 + 3
    assert position.hands[0] == ("essential-purchase",)


# ---- whole turns


def ways(position, width=5):
    seat = position.seat
    return settle(turns(position, lambda after: chance_to_win(after, seat, after.turn), width))


def test_every_way_is_legal_and_ends_where_something_is_revealed():
    position = table(
        ["spyglass flashy-show cookies junk junk", ""],
        decks=["junk junk junk junk"],
        market="cookies spyglass",
    )
    found = ways(position)
    assert any(not is_open(way.state, position) for way in found)
    for way in found:
        after = position.copy()
        for move in way.moves:
            assert is_open(after, position)
            assert move in after.moves()
            after.play(move)
        assert after == way.state


def test_equal_positions_count_once():
    """Three of the five junk pay, whichever: once."""
    position = table(["junk junk junk junk junk", ""], market="shattered-relic")
    bought = [way.moves for way in ways(position) if way.moves and way.moves[0].kind == "buy"]
    assert bought == [(Move("buy", "1"), *[Move("pay", "junk")] * 3)]


# ---- what bots play


@SEARCHING
def test_r35_the_last_stack_is_built_at_once(level):
    position = table(["spyglass spyglass junk junk junk", ""], stalls=[ones(7), ones(7)], market="cookies")
    played = plan(level, position)
    assert position.copy() != play(position, *played)
    assert not position.todo


@SEARCHING
def test_the_last_stack_is_found_behind_a_free_action(level):
    """Each card counts one more: 3 and 3 make 8."""
    hand = "flashy-show essential-purchase essential-purchase junk junk"
    position = table([hand, ""], stalls=[ones(7), ones(7)])
    played = plan(level, position)
    assert played[0] == "play flashy-show"
    assert not play(position, *played).todo


@SEARCHING
def test_junk_pays_first(level):
    position = table(
        ["spyglass junk junk junk junk", ""], decks=["junk junk junk junk junk"], market="spyglass"
    )
    played = plan(level, position)
    if played[0] == "play spyglass":
        return
    assert played == ["buy 1", *["pay junk"] * 4, "end"]


@SEARCHING
def test_no_more_is_paid_than_asked(level):
    """Two are asked, and there are two to pay with: a four is not."""
    position = table(
        ["market-discovery junk junk junk", ""], decks=["junk junk"], stalls=[ones(1)], market="prepaid-good"
    )
    assert plan(level, position) == ["buy 1", "pay junk", "pay junk", "end"]


@SEARCHING
def test_the_leader_is_harmed(level):
    position = table(
        ["sabotage junk junk junk junk", "", ""],
        decks=["junk junk"],
        discards=["", "spyglass spyglass spyglass", "spyglass spyglass spyglass"],
        stalls=[ones(5), ones(1), ones(6)],
    )
    assert plan(level, position)[:2] == ["play sabotage", "at 3"]


@LEVELS
def test_s39_a_turn_has_an_end_though_a_card_comes_back_for_ever(level):
    """A New Season that tosses a New Season draws it again from the market."""
    match = Match(GAMES["merchants"], [Seat("Freya", level), Seat("Jack", level)], {"sets": "chaos"}, 7)
    match.state = table(
        ["new-season", "junk"], discards=["junk junk new-season"], stalls=[ones(5), ones(5)], market="gamble"
    )
    planning = Planning(match)
    while match.seat == 0 and len(match.moves) < 4 * MOST_PLAYED:
        match.play(bot_move(planning))
    assert match.seat == 1
    assert planning.faults == []


def test_s18_the_likeliest_value_is_guessed():
    """All that nobody saw is junk."""
    position = table(["blindfold junk", "junk junk"], junk=0)
    play(position, "play blindfold", "blind junk 2")
    assert plan("hard", position) == ["guess 1"]


@pytest.mark.parametrize("level", ["greedy", "easy", "hard"])
def test_s18_a_bot_guesses_the_value_that_a_card_has_under_a_show(level):
    """All that nobody saw is junk, and junk counts 2."""
    position = table(["blindfold junk", "junk junk"], junk=0, flash=1)
    play(position, "play blindfold", "blind junk 2")
    assert plan(level, position) == ["guess 2"]


@pytest.mark.parametrize("level", ["easy", "normal"])
@SEATS
def test_s39_a_game_of_bots_ends(level, seats):
    match = Match(GAMES["merchants"], [Seat(f"Seat {seat}", level) for seat in range(seats)], {}, 3)
    planning = Planning(match)
    while not match.over and match.state.round < 50:
        match.play(bot_move(planning))
    assert match.over
    assert planning.faults == []


# ---- what a position is worth


def test_cards_that_are_missing():
    """Of one set: 4 and 4 are the eighth stack, 5 and 2 the seventh; too little is left for the sixth."""
    sets = counts(("spyglass", "spyglass", "favourite-toy", "cookies", "swift-broker"))
    assert missing(sets, 8) == (0,)
    assert missing(sets, 7) == (0, 0)
    assert sum(missing(sets, 6)) > 0
    assert missing(counts(()), 1) == (1, 2, 2, 2, 1, 1, 1, 1)


def test_a_hand_that_is_yet_to_be_filled_has_a_stack_as_often_as_it_is_drawn():
    always, *_ = prospect(("junk", "junk"), ("cookies", "cookies", "cookies", "cookies"), (), 2)
    never, *_ = prospect(("junk", "junk"), ("junk", "junk", "junk", "junk"), (), 2)
    now_and_then, *_ = prospect(("junk", "junk", "junk", "junk"), ("junk", "cookies"), (), 2)
    assert (always, never, now_and_then) == (1, 0, 0.5)


@SEATS
def test_more_stacks_and_better_cards_are_worth_more(seats):
    even = chance_to_win(table(["junk"] * seats), 0, 0)
    ahead = chance_to_win(table(["junk"] * seats, stalls=[ones(4)]), 0, 0)
    behind = chance_to_win(table(["junk"] * seats, stalls=["", ones(4)]), 0, 0)
    rich = chance_to_win(table(["junk"] * seats, discards=["spyglass spyglass favourite-toy"]), 0, 0)
    assert behind < even < rich
    assert even < ahead


def test_who_is_about_to_win_is_seen():
    """The other one has the last stack in hand, or has not."""
    hands = ["junk junk junk junk junk", "spyglass spyglass junk junk junk"]
    ready = chance_to_win(table(hands, stalls=[ones(7), ones(7)]), 0, 1)
    hands[1] = "spyglass swift-broker junk junk junk"
    waiting = chance_to_win(table(hands, stalls=[ones(7), ones(7)]), 0, 1)
    assert ready < waiting


def test_every_thing_has_a_weight_for_each_number_of_seats_and_every_card_a_deed():
    assert list(WEIGHTS) == list(KEEN) == [2, 3, 4]
    assert all(tuple(weights) == Scale._fields for weights in (*WEIGHTS.values(), *KEEN.values()))
    always, near = WEIGHTS[2]["built"]
    assert scale(2, 4).built == pytest.approx(always + near / 4)
    assert scale(2, 0) == scale(2, 1)
    assert {*DEEDS} == {*ROWS} - {JUNK}
    assert {*DEEDS.values()} == {*Scale._fields[Scale._fields.index("looks") :]}


def test_the_master_weighs_by_its_own_table_and_the_others_do_not(monkeypatch):
    """The chances that a thought is made of: with two seats they differ."""
    position = table(["spyglass cookies junk junk junk", ""], stalls=[ones(1), ones(2)], market="cookies")
    assert chance_to_win(position, 0, 0) != chance_to_win(position, 0, 0, master_scale)
    asked = set()
    monkeypatch.setattr(worth, "odds", lambda rows, weights: asked.add(weights) or [0.5] * len(rows))
    for level, table_of in (("hard", scale), ("master", master_scale)):
        asked.clear()
        plan(level, position)
        assert asked
        assert asked <= {table_of(2, left) for left in range(9)}


def test_there_is_something_to_learn_when_a_turn_begins():
    studied = begun = 0
    for match in quick_game(3):
        first = not match.moves or match.moves[-1] == Move("end")
        found = sample(match.state, [])
        begun += first
        studied += found is not None
        assert found or not first
        if found:
            left, rows = found
            assert [tuple(row) for row in rows] == [Scale._fields] * 3
            assert left == 8 - max(map(len, match.state.stalls))
            assert [row["turn"] for row in rows] == [seat == match.seat for seat in range(3)]
    assert studied >= begun > 20


# ---- advice

TERMS = ["stacks", "cards", "value", "junk", "next", "missing", "others"]


@SEATS
def test_advice_is_legal_best_first_and_says_why(seats):
    asked = 0
    for match in quick_game(seats, seed=5):
        if len(match.moves) % 71 != 2:
            continue
        asked += 1
        for one in advised(MIND, match):
            terms = dict(one.terms)
            assert list(terms) == TERMS
            assert 0 <= terms["next"] <= 100
    assert asked > 2


def test_the_terms_are_those_of_the_turn():
    """A four is bought, with junk; then the next stack, a four, is in hand."""
    position = table(["junk junk junk junk", ""], stalls=[ones(3), ""], market="spyglass", decks=["junk"])
    seen = view(position, 0)
    told = settle(MIND.advise(seen, position.moves(), (Event("end", (1,)),), Chance(1)))
    bought = next(one for one in told if one.plan[0] == Move("buy", "1"))
    terms = dict(bought.terms)
    assert (terms["stacks"], terms["cards"], terms["value"], terms["junk"]) == (0, 1, 4, 0)
    assert (terms["next"], terms["others"]) == (100, 0)


def told(position):
    """The terms of each plan that is advised."""
    seen = view(position, position.seat)
    advice = settle(MIND.advise(seen, position.moves(), (), Chance(1)))
    return {tuple(map(str, one.plan)): dict(one.terms) for one in advice}


def gains(terms):
    return terms["cards"], terms["value"], terms["junk"], terms["others"]


def test_cards_that_are_only_looked_at_are_neither_won_nor_lost():
    """Whichever of the three seen is kept, before and after; and who only begins to look has lost none."""
    position = table(["spyglass junk", ""], decks=["junk junk junk junk cookies junk spyglass"])
    assert gains(told(position)["play spyglass",]) == (0, 0, 0, 0)
    play(position, "play spyglass")
    kept = told(position)
    assert {plan[0] for plan in kept} == {"keep cookies", "keep spyglass"}
    assert {gains(terms) for terms in kept.values()} == {(0, 0, 0, 0)}


def test_a_card_of_the_market_that_is_kept_is_won():
    position = table(["special-offer junk", ""], decks=["junk"] * 2, market_deck="acorn cookies spyglass")
    play(position, "play special-offer")
    won = {plan[0]: gains(terms) for plan, terms in told(position).items()}
    assert won == {"keep acorn": (1, 4, 0, 0), "keep cookies": (1, 2, 0, 0), "keep spyglass": (1, 4, 0, 0)}


def test_a_card_of_another_deck_that_is_tossed_is_lost_to_its_owner():
    position = table(["sabotage junk", "junk"], decks=["junk junk"], discards=["", "acorn cookies"])
    assert gains(told(position)["play sabotage", "at 2"]) == (0, 0, 0, 0)
    play(position, "play sabotage", "at 2")
    lost = {plan[0]: gains(terms) for plan, terms in told(position).items()}
    assert lost == {"toss acorn": (0, 0, 0, -4), "toss cookies": (0, 0, 0, -2)}


def test_junk_that_counts_more_is_junk():
    """Its value was set by Blindfold."""
    position = table(["junk_v3", "junk"], market="shattered-relic", decks=["junk junk junk junk junk"])
    (bought,) = [terms for plan, terms in told(position).items() if plan[0] == "buy 1"]
    assert gains(bought) == (1, 3, 0, 0)


def test_a_game_is_looked_at_once_more():
    match = Match(GAMES["merchants"], [Seat("Freya", "random"), Seat("Jack", "easy")], {}, 11)
    play_out(match, 90)
    misses = [settle(weigh(match, turn)) for turn in turns_of(match, 0)]
    found = [miss for miss in misses if miss and miss.loss]
    assert found
    for miss in found:
        assert 0 < miss.loss <= 1000
        play(match.until(miss.turn.number).state, *map(str, miss.best.plan))


def test_moves_of_another_kind_of_decision_are_planned_too():
    """What was revealed is gone on with: of the three seen, the four is kept."""
    position = table(["spyglass junk junk junk junk", ""], decks=["junk spyglass junk"], stalls=[ones(3)])
    play(position, "play spyglass")
    assert moves(position) == ["keep junk", "keep spyglass"]
    assert plan("hard", position)[0] == "keep spyglass"


@SEARCHING
def test_s39_who_has_as_good_as_won_does_not_wait(level):
    """The other one has next to nothing; a seven is in hand, and nothing is left to buy."""
    position = table(
        ["whirligig charm reflection good-old-times good-old-times", "wily-fellow whirligig junk junk junk"],
        decks=["dirty-exchange dirty-exchange rotten-food rotten-food", "junk junk junk junk"],
        discards=["sabotage gamble blindfold nuisance", "junk junk junk junk"],
        stalls=[ones(6), ones(6)],
    )
    assert "build" in {move.split()[0] for move in plan(level, position)}


def test_the_master_waits_for_nobody_where_a_purchase_looks_better():
    """Each gains when the other one does nothing good, so that two of them would wait for ever."""
    position = table(
        ["junk junk junk junk junk", "loyal-partner junk junk junk junk"],
        decks=["", "junk"],
        discards=["swift-broker junk", "junk"],
        stalls=[ones(2), ones(2)],
        market="prepaid-good special-offer cookies essential-purchase prepaid-good",
    )
    assert plan("hard", position)[0] == "discard junk"
    assert plan("master", position)[0].startswith("buy ")


BUILT = ["build cookies", "add spyglass", "end"]


@pytest.mark.parametrize(
    ("level", "progress", "played"),
    [
        *(("normal", PROGRESS, BUILT), ("normal", 0, ["end"])),
        *(("hard", PROGRESS, BUILT), ("hard", 0, ["end"])),
        *(("master", PROGRESS, BUILT), ("master", 0, BUILT)),
    ],
)
def test_s39_a_stack_is_built_though_its_cards_would_be_missed(level, progress, played, monkeypatch):
    """The other one has nothing but junk, so that every way wins; a full hand looks better than a stack, but
    not to the master."""
    monkeypatch.setattr(levels, "PROGRESS", progress)
    hands = ["cookies spyglass shattered-relic nuisance prepaid-good", "junk junk junk junk junk"]
    position = table(hands, decks=["", "junk junk junk junk junk"], stalls=[ones(5), ones(5)])
    assert plan(level, position) == played
