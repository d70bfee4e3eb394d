"""What every game must show, in random games of every number of seats with every option."""

import json
import os
import re

import pytest

from engine import GAMES, Chance, Match, Move, NoUndo, Record, Seat, Unseen, digest, plain, trial, view
from engine.event import known
from engine.planning import Planning
from engine.record import write
from engine.search import searcher
from engine.search.mind import settle
from engine.search.thinking import bot_move, given

from ..events import fits
from ..toy.game import TOY
from .facts import facts

GAMES_EACH = int(os.environ.get("PEDDLERS_GAMES", "30"))  # random games for each number of seats
AGAIN = 60  # moves that are played a second time
MOST_MOVES = 20_000  # one game in 300 of the Merchants, played at random, takes more than 10,000
THINK_EVERY = 29  # moves
LOOK_EVERY = 41  # moves; one move earlier in each game, so that every kind of position is met
TABLES = [(game, seats) for game in (*GAMES.values(), TOY) for seats in game.seats]
pytestmark = pytest.mark.usefixtures("toy")


def tables(values):
    return pytest.mark.parametrize(
        ("game", "seats"), values, ids=[f"{game.key}-{seats}" for game, seats in values]
    )


def options_of(game, seats, number):
    """As many games as an option has choices have each of them once, in an order of their own."""
    options = {}
    for place, (name, choices) in enumerate(game.options(seats).items()):
        turn, at = divmod(number, len(choices))
        order = list(choices)
        Chance(turn).fork(place).shuffle(order)
        options[name] = order[at]
    return options


def new_match(game, seats, number):
    people = [Seat(f"Seat {seat + 1}", "random") for seat in range(seats)]
    return Match(game, people, options_of(game, seats, number), number)


def random_match(game, seats, number, look=lambda match, move: None):
    """A whole random game; `look` is called before each move."""
    match, chance = new_match(game, seats, number), Chance(number).fork(seats)
    while not match.over:
        legal = match.legal()
        move = legal[chance.below(len(legal))]
        look(match, move)
        match.play(move)
        assert len(match.moves) < MOST_MOVES, "stuck"
    return match


@tables(TABLES)
def test_random_games(game, seats):
    """Always a move, every piece kept after every move, an end, scores, a record that says the same."""
    pieces = facts(game.key).pieces
    for number in range(GAMES_EACH):
        match, chance = new_match(game, seats, number), Chance(number).fork(seats)
        total = pieces.total(match.state)
        assert pieces.count(match.state) == total
        while not match.over:
            legal = match.legal()
            move = legal[chance.below(len(legal))]
            look = (number + len(match.moves)) % LOOK_EVERY == 0
            if look:
                check_moves(match, legal, move)
            match.play(move)
            if look:
                check_undo(match)
            assert pieces.count(match.state) == total, f"game {number} after {move}"
            assert len(match.moves) < MOST_MOVES, f"game {number} is stuck"
        assert match.legal() == []
        check_scores(game.scores(match.state), seats)
        check_record(match)
        check_events(match)


def check_moves(match, legal, move):
    """Told apart by their text, the same in the seat's view, done to a copy only."""
    state, seat = match.state, match.seat
    assert len(set(legal)) == len(legal)
    assert [Move.parse(str(each)) for each in legal] == legal
    assert view(state, seat).moves() == legal
    before, twin = digest(state), state.copy()
    assert twin == state
    twin.play(move)
    assert digest(state) == before
    assert twin != state


def check_undo(match):
    """The last move goes back to an equal state and equal knowledge, or NoUndo says why not."""
    everybody = range(len(match.seats))
    before, move, after = match.past[-1].copy(), match.moves[-1], match.state.copy()
    if reason := match.no_undo():
        with pytest.raises(NoUndo, match=reason):
            match.undo()
    else:
        knowledge = [list(match.known(seat)) for seat in everybody]
        assert match.undo() == move
        assert match.state == before
        assert match.no_undo_after(move) == ""
        match.play(move)
        assert [list(match.known(seat)) for seat in everybody] == knowledge
    assert match.state == after


def check_scores(scores, seats):
    assert len(scores.rows) == seats
    assert sorted([*scores.ranks, *scores.out]) == list(range(seats))
    assert scores.winners
    assert scores.winners == scores.ranks[: len(scores.winners)]


def check_record(match):
    text = write(match)
    again = Record.read(text).replay()
    assert again.state == match.state
    assert (again.moves, again.seats, again.options, again.seed) == (
        match.moves,
        match.seats,
        match.options,
        match.seed,
    )
    assert again.events == match.events
    assert write(again) == text


def check_events(match):
    """All of them have the shape that the game declares."""
    shapes = match.game.events
    odd = [event for news in match.events for event in news if not fits(shapes[event.kind], event.args)]
    assert odd == []


@tables(TABLES)
def test_the_options_of_the_random_games_are_all_the_choices(game, seats):
    seen = {(name, c) for number in range(GAMES_EACH) for name, c in options_of(game, seats, number).items()}
    assert seen == {(name, choice) for name, choices in game.options(seats).items() for choice in choices}


@tables(TABLES)
def test_a_simulation_has_room_for_every_category_of_the_scores(game, seats):
    """`mean_rounds` is that of the rounds."""
    rows = game.scores(new_match(game, seats, 1).state).rows
    assert rows[0].keys() == rows[-1].keys()
    assert "rounds" not in rows[0]


@tables(TABLES)
def test_what_a_seat_cannot_see_changes_nothing_for_it(game, seats):
    """Its view, its moves, and what it learns from its own move if nothing is uncovered."""
    pieces = facts(game.key).pieces
    compared = 0

    def look(match, move):
        nonlocal compared
        if (len(match.moves) + match.seed) % 4:
            return
        for seat in range(seats):
            chance = Chance(match.seed).fork(len(match.moves), seat)
            other = pieces.hide_again(match.state, seat, chance)
            other.chance = chance
            assert pieces.count(other) == pieces.count(match.state)
            seen = match.view(seat)
            assert view(other, seat) == seen
            if seat != match.seat:
                continue
            compared += other != match.state
            moves = match.legal()
            assert other.moves() == moves
            after = [state.copy() for state in (match.state, other)]
            draws = [state.chance.copy() for state in after]
            for state in after:
                state.play(move)
            uncovered = after[0].reveals != match.state.reveals or after[0].chance != draws[0]
            if not uncovered and after[0].todo:
                assert known(after[0].news, seat) == known(after[1].news, seat)
                assert view(after[0], seat) == view(after[1], seat)

    number = 0
    while number < 8 or compared <= 100:
        random_match(game, seats, number * 7, look)
        number += 1


def spoil(thing):
    """Change all that can be changed in it."""
    for name, value in vars(thing).items() if hasattr(thing, "__dict__") else ():
        if isinstance(value, (list, dict)):
            value.clear()
        setattr(thing, name, None)


@tables(TABLES)
def test_who_spoils_a_view_spoils_nothing_else(game, seats):
    """Nor do the lists of moves and events that a bot is given belong to the game."""

    def look(match, move):
        if match.moves and len(match.moves) % 7:
            return
        before, known_before = digest(match.state), [match.known(seat) for seat in range(seats)]
        for seat in (*range(seats), None):
            spoil(match.view(seat))
        if not match.over:
            seen, moves, events, chance = given(match, len(match.moves))
            spoil(seen)
            moves.clear()
            events.clear()
            chance.next()
            match.legal().clear()
        for seat in range(seats):
            match.known(seat).clear()
        assert digest(match.state) == before
        assert [match.known(seat) for seat in range(seats)] == known_before
        if not match.over:
            assert move in match.legal()

    for number in range(len(GAMES) + 4):
        look(random_match(game, seats, number, look), None)


@tables(TABLES)
def test_a_trial_shows_what_a_move_does_or_says_that_this_is_not_seen(game, seats):
    """It never fails in another way, and never looks at what is hidden."""
    unseen = uncovered = 0

    def look(match, move):
        nonlocal unseen
        if len(match.moves) % 5:
            return
        seen = match.view(match.seat)
        before = digest(seen)
        for legal in seen.moves():
            try:
                trial(seen, legal)
            except Unseen:
                unseen += 1
            assert digest(seen) == before

    for number in range(4):
        uncovered += random_match(game, seats, number, look).state.reveals
    assert unseen > 0 or not uncovered


@tables(TABLES)
def test_no_hidden_name_is_in_a_view(game, seats):
    unseen = facts(game.key).pieces.unseen
    hidden = 0

    def look(match, move):
        nonlocal hidden
        if match.moves and len(match.moves) % 3:
            return
        for seat in (*range(seats), None):
            secrets = unseen(match.state, seat)
            hidden += len(secrets)
            seen = match.view(seat)
            for text in (repr(seen), json.dumps(plain(seen))):
                assert not secrets & set(re.findall(r"[\w-]+", text))

    number = 0
    while number < 3 or hidden <= 100:
        random_match(game, seats, number, look)
        number += 1


@tables(TABLES)
def test_what_only_some_may_know_is_told_to_them_only(game, seats):
    match = random_match(game, seats, 1)
    events = [event for news in match.events for event in news]
    assert any(event.only for event in events) == facts(game.key).private
    for seat in range(seats):
        assert match.known(seat) == [event for event in events if event.only is None or seat in event.only]
    assert known(events, None) == [event for event in events if event.only is None]


@tables(TABLES)
def test_bots_make_the_same_plan_whatever_they_cannot_see(game, seats):
    """All the way along a plan its moves are legal, in the true world and in another one. One bot after the
    other is asked, as the strong ones think long."""
    bots = [*game.mind().bots.values()]
    compared = 0

    def look(match, move):
        nonlocal compared
        if (len(match.moves) + match.seed) % THINK_EVERY:  # in another place of each game: some are short
            return
        seat = match.seat
        chance = Chance(match.seed).fork(len(match.moves))
        other = facts(game.key).pieces.hide_again(match.state, seat, chance)
        if other == match.state:
            return
        bot = bots[compared % len(bots)]
        compared += 1
        plans = [
            settle(bot(view(state, seat), state.moves(), match.known(seat), Chance(7)))
            for state in (match.state, other)
        ]
        assert plans[0] == plans[1]
        for state in (match.state.copy(), other.copy()):
            for planned in plans[0]:
                assert planned in state.moves()
                state.play(planned)

    number = seats
    while compared < 3 * len(bots):
        random_match(game, seats, number, look)
        number += 1


@pytest.fixture
def hasty(monkeypatch):
    """Whoever searches tries few candidates in few worlds: it plays worse, by the same code."""
    halving = searcher.successive_halving

    def fewer(found, _stages, worlds, evaluate, behind):
        return halving(found, ((4, 1), (2, 1)), worlds, evaluate, behind)

    monkeypatch.setattr(searcher, "successive_halving", fewer)


@tables(TABLES)
@pytest.mark.usefixtures("hasty")
def test_bots_play_to_the_end_and_the_same_way_each_time(game, seats):
    """Each of them at some table, to the end where most sit; the same way as far as the first moves tell."""
    players = game.bots * seats
    to_the_end = MOST_MOVES if seats == game.seats[-1] else AGAIN
    for first in range(0, len(game.bots), seats):
        table = [Seat(f"Seat {seat}", players[first + seat]) for seat in range(seats)]
        matches = Match(game, table, {}, 5), Match(game, table, {}, 5)
        for match, most in zip(matches, (to_the_end, AGAIN), strict=True):
            planning = Planning(match)
            while not match.over and len(match.moves) < most:
                match.play(bot_move(planning))
            assert planning.faults == []
        whole, again = matches
        assert whole.over or to_the_end == AGAIN
        assert again.moves == whole.moves[: len(again.moves)]
