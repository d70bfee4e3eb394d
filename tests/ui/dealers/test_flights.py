"""What moves at the Dealers by the events of a move: in which order, and what is held meanwhile."""

import re
from dataclasses import replace

import pytest

from engine import Match, Move
from ui.app import update, view
from ui.games import FACES
from ui.games.dealers.cards import back, face
from ui.games.dealers.land import PATHS, road
from ui.games.dealers.stage import falling
from ui.model import Model
from ui.parts.flights import LINGER, RIDE, Flight, Motion, Ride, lasts, moving, timed
from ui.scene import Scene
from ui.settings import BEATS, BOTS
from ui.table.bots import waiting
from ui.table.view import scene_of

from ..positions import played
from ..table import at_table, deal, match, sitting, thought, to_turn


def shown(model: Model) -> str:
    return str(view(model))


def motions(model: Model) -> list[Motion]:
    here = sitting(model)
    return moving(scene_of(here), here.face.events.flights)


# ---- dealing


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_glow_is_on_the_pile_that_the_card_flies_to(seats: int) -> None:
    model = at_table(seats=seats, speed="brisk")
    update(model, "move", "deal")
    while sitting(model).dealing:
        page = shown(model)
        (lit,) = re.findall(r'class="bay is-next">.*?id="(?:tag)-(\d)"', page)
        (flown,) = re.findall(r'id="top-(\d)"[^>]* data-from="deck"', page)
        assert lit == flown == str(falling(scene_of(sitting(model))))
        update(model, "next")


def test_what_counts_the_cards_of_a_pile_waits_until_one_has_landed() -> None:
    model = at_table(seats=3, speed="brisk")
    update(model, "move", "deal")
    for _card in range(4):
        update(model, "next")
    page = shown(model)
    assert len(re.findall(r'id="tag-\d" data-lags', page)) == 4
    assert re.findall(r'id="(under-[^"]*)" data-arrives', page) == ["under-1-0"]


# ---- a choice of a pile


def two_seats() -> Model:
    """The person has put a pile away, and the bot has taken one; the last goes to the person (R18)."""
    model = at_table(seats=2, speed="brisk")
    deal(model)
    update(model, "tap", "pile/1")
    thought(model, update(model, "next"))
    return model


def test_with_two_players_the_choice_of_a_bot_is_held_before_the_own_cards_are_looked_at() -> None:
    model = two_seats()
    assert sitting(model).clock.lingers
    page = shown(model)
    assert 'class="bays"' in page
    assert 'id="put"' not in page
    taken = re.findall(r'class="flight"[^>]*data-from="pile-(\d)" data-to="pick-(\d)[^"]*"', page)
    assert sorted(seat for _pile, seat in taken) == ["0", "1"]
    assert page.count('id="hand-') == 3  # what came is not in the hand before it was seen
    assert BEATS["brisk"] * LINGER >= 800
    effects = update(model, "lingered", len(match(model).moves))
    assert ("focus", "put") in effects
    assert 'id="put"' in shown(model)


def test_nobody_has_to_wait_for_what_is_held() -> None:
    for message in ("next", "skip"):
        model = two_seats()
        update(model, message)
        assert not sitting(model).clock.lingers
        assert 'id="put"' in shown(model)


def test_a_choice_is_held_as_long_as_the_flights_take() -> None:
    model = at_table(seats=2, speed="brisk")
    deal(model)
    update(model, "tap", "pile/1")
    effects = thought(model, update(model, "next"))
    assert [effect[1] for effect in effects if "lingered" in effect] == [
        round(BEATS["brisk"] * lasts(motions(model)))
    ]


def test_where_nothing_moves_the_choice_is_held_still_unless_bots_take_no_time() -> None:
    model = at_table(seats=2, speed="brisk")
    update(model, "setting", "still", "yes")
    deal(model)
    update(model, "tap", "pile/1")
    thought(model, update(model, "next"))
    assert sitting(model).clock.lingers
    assert "data-beat" not in shown(model)
    model = at_table(seats=2, speed="off")
    deal(model)
    update(model, "tap", "pile/1")
    thought(model, update(model, "next"))
    assert not sitting(model).clock.lingers


def test_the_pile_that_nobody_wants_is_seen_to_go() -> None:
    model = at_table(seats=3, speed="brisk")
    deal(model)
    while waiting(sitting(model)):
        thought(model, update(model, "next"))
    update(model, "tap", f"pile/{match(model).legal()[0].args[0]}")
    goals = [motion.goal for motion in motions(model) if isinstance(motion, Flight)]
    assert [goal.split(" ")[0] for goal in goals] == ["pick-0", "discard"]
    assert sitting(model).clock.lingers


def test_a_pile_flies_away_as_it_lies_and_to_a_seat_it_turns_over() -> None:
    """R17, R18: its top card was seen by all; who takes it holds it covered."""
    model = at_table(seats=2, speed="brisk")
    deal(model)
    top = match(model).state.piles[0][-1]
    update(model, "tap", "pile/1")
    (away,) = (motion for motion in motions(model) if isinstance(motion, Flight))
    assert str(face(top)) in str(away.token)
    assert not away.turns
    thought(model, update(model, "next"))
    taken = [motion for motion in motions(model) if isinstance(motion, Flight)]
    assert [(str(back()) in str(pile.token), pile.turns) for pile in taken] == [(True, True)] * 2


# ---- the own turn


def delivering() -> Model:
    """A person may deliver."""

    def may(game: Match) -> bool:
        return game.seat == 0 and any(move.kind == "deliver" for move in game.legal())

    for moves in range(30, 400):
        model = played("dealers", 3, 5, moves, people=1)
        if may(match(model)) and sitting(model).acting:
            update(model, "setting", "motion", "brisk")
            return model
    raise AssertionError("nobody can deliver")


def test_goods_are_delivered_one_by_one_before_the_seal_and_that_before_the_counters() -> None:
    model = delivering()
    before = match(model).view(0)
    move = next(move for move in match(model).legal() if move.kind == "deliver")
    update(model, "move", *move)
    if sitting(model).choice.asked:
        update(model, "yes")
    request, *goods = list(timed(motions(model)))
    begin, card = request
    assert isinstance(card, Flight)
    village = before.carts[0]
    assert card.beside == f"at-{village}"
    (stamped,) = re.findall(r'data-stamp="([\d.]+)"', str(card.token))
    paid = [(beat, motion) for beat, motion in goods if isinstance(motion, Flight) and "lies-" in motion.goal]
    assert len(paid) == len(move.args) - 1
    assert [motion.goal.split(" ")[0] for _beat, motion in paid] == [
        f"lies-{village}-{number}" for number in range(len(paid))
    ]
    landings = [beat + motion.lands for beat, motion in paid]
    assert landings == sorted(set(landings))
    assert landings[-1] <= begin + float(stamped) < begin + card.lands - 1
    assert begin + card.lands == lasts(motions(model))
    page = shown(model)
    landed = set(re.findall(rf'<use[^>]* id="lies-{village}-(\d)"', page))
    assert (
        landed == set(re.findall(rf'class="under" id="under-{village}-(\d)" data-arrives="', page)) != set()
    )
    assert re.search(r'id="goods-0" class="goods6" data-lags|data-lags[^>]*id="goods-0"', page)
    assert 'id="tally-points" data-lags' in page


def test_feed_leaves_from_beside_the_request_that_is_paid() -> None:
    """While goods are chosen, the hand shows that card alone."""
    scene = scene_of(sitting(at_table(speed="brisk")))
    deliver = FACES["dealers"].events.flights["deliver"]
    *_goods, feed = deliver(scene, 0, "forres", "anvil2", 1, "cup", "cup")
    assert isinstance(feed, Flight)
    assert feed.start.split(" ")[:2] == ["hand/feed", "hand/anvil2"]


def test_a_cart_follows_the_road_from_where_it_stood() -> None:
    model = at_table(speed="brisk")
    to_turn(model)
    while not any(move.kind == "route" for move in match(model).legal()):
        update(model, "move", "end")
    here = match(model).view(0).carts[0]
    move = next(move for move in match(model).legal() if move.kind == "route")
    update(model, "move", *move)
    assert Ride("cart-0") in motions(model)
    assert f'd="{road(here, move.args[-1])}" pathLength="1" data-trail="cart-0"' in shown(model)
    assert 600 <= BEATS["brisk"] * RIDE <= BEATS["calm"] * RIDE <= 800


def test_a_road_is_travelled_both_ways() -> None:
    for (here, there), (line, _stud) in PATHS.items():
        assert road(here, there) == line
        back = road(there, here)
        numbers = re.findall(r"[\d.]+ [\d.]+", line)
        assert re.findall(r"[\d.]+ [\d.]+", back) == numbers[::-1]
        assert back.startswith("M")
        assert back.count("C") == 1
    assert road("forres", "huntly") == ""


# ---- speeds


def test_at_once_for_bots_leaves_the_own_moves_their_time() -> None:
    model = at_table(speed="off", seats=3)
    update(model, "setting", "motion", "brisk")
    to_turn(model)
    assert any(event.kind == "pile" for event in match(model).events[-1])
    move = next((move for move in match(model).legal() if move.kind == "route"), Move("end"))
    effects = update(model, "move", *move)
    assert f'data-beat="{BEATS["brisk"]}"' in shown(model)
    while sitting(model).acting:
        effects = update(
            model,
            "move",
            *next(move for move in match(model).legal() if move.kind in ("end", "leave", "drop")),
        )
    (wait,) = [effect[1] for effect in effects if "bot" in effect]
    assert wait == round(BEATS["brisk"] * lasts(motions(model)))
    thought(model, update(model, "bot", match(model).seed, len(match(model).moves)))
    if waiting(sitting(model)):
        assert "data-beat" not in shown(model)


def test_a_bot_waits_until_what_was_played_last_was_seen() -> None:
    model = two_seats()
    update(model, "next")
    model.settings.set("speed", "fast")
    effects = update(model, "put")
    waits = [effect[1] for effect in effects if "bot" in effect]
    assert all(wait >= BOTS["fast"] // 2 for wait in waits)


def test_without_animations_nothing_moves_whatever_the_bots_do() -> None:
    model = at_table(speed="brisk")
    update(model, "setting", "motion", "off")
    assert "data-beat" not in shown(model)
    update(model, "move", "deal")
    assert "data-beat" not in shown(model)


# ---- the opening


@pytest.mark.parametrize("key", FACES)
def test_an_opening_is_played_once_and_for_new_games_only(key: str) -> None:
    model = played(key, 3, 5, 0, people=1)
    here = sitting(model)
    scene: Scene = replace(scene_of(here), opens=True)
    laid = moving(scene, here.face.events.flights)
    assert laid
    assert lasts(laid) * BEATS["calm"] <= 3000
    assert moving(replace(scene, opens=False), here.face.events.flights) == []


def test_a_new_game_and_a_lesson_open_until_the_first_move_or_until_one_goes_away() -> None:
    model = at_table(speed="brisk")
    assert "data-opens" in shown(model)
    update(model, "go", "home")
    update(model, "go", "table")
    assert "data-opens" not in shown(model)
    model = at_table(speed="brisk")
    update(model, "move", "deal")
    assert "data-opens" not in shown(model)
    update(model, "go", "lesson:dealers:new")
    assert "data-opens" in shown(model)
