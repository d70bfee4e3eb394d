"""The table of Hellweg with both additions: every move by taps; nothing of them in the family game."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain, islice

import pytest

from engine import GAMES, Chance, Match, Move, Seat
from engine.games.hellweg.sale import Offer
from engine.games.hellweg.tables import ROADS
from ui.app import update, view
from ui.games import FACES
from ui.games.hellweg.events import recap
from ui.games.hellweg.names import names
from ui.games.hellweg.sales import brings
from ui.table.taps import decided, narrow
from ui.table.view import scene_of

from ..markup import Things
from ..positions import held
from ..table import sitting

HELLWEG = GAMES["hellweg"]
BOTH = {"warehouse": "yes", "passengers": "yes"}
RARE = ("use", "card", "privilege", "stockup", "storage", "move")


def moments(seed: int, options: dict[str, str]) -> Iterator[Match]:
    """A game with much money, move by move; what is rare is chosen when it can be."""
    match = Match(HELLWEG, [Seat(f"Seat {n}") for n in range(3)], options, seed)
    match.state.money = [60] * 3
    chance = Chance(seed)
    while not match.over:
        yield match
        legal = match.legal()
        rare = [move for move in legal if move.kind in RARE]
        found = rare if rare and chance.below(2) else legal
        match.play(found[chance.below(len(found))])


@pytest.mark.parametrize("seed", [3, 8])
def test_every_move_of_the_warehouse_is_reached_by_taps(seed: int) -> None:
    seen = Counter[str]()
    for match in moments(seed, BOTH):
        legal = match.legal()
        names = FACES["hellweg"].taps.names(match.view(match.seat))
        for move in legal:
            if things := tuple(chain.from_iterable(names(move))):
                assert decided(narrow(legal, things, names)) == move
        step = type(match.state.todo[-1]).__name__
        seen[step] += 1
        if seen[step] > 3:
            continue
        model = held(match, seed)
        page = Things(str(view(model)))
        assert scene_of(sitting(model)).taps.glow == page.tappable
        for thing in sorted(scene_of(sitting(model)).taps.anew):
            sitting(model).choice.tapped = (thing,)
            assert scene_of(sitting(model)).taps.glow <= Things(str(view(model))).tappable, thing
    assert {"Turn", "Closing", "StockUp", "Privilege", "Carriage", "Offer"} <= {*seen}


def test_the_family_game_shows_nothing_of_the_warehouse() -> None:
    page = str(view(held(next(islice(moments(5, {}), 60, None)))))
    assert "stall-stock" in page
    for part in ("stall-storage", "stall-stockup", "wseal", "warehouse", "stored-0"):
        assert part not in page


def test_a_sale_is_itemised_as_the_engine_pays_it() -> None:
    tried = 0
    for match in moments(4, BOTH):
        state = match.state
        seat = state.seat
        for move in match.legal() if isinstance(state.todo[-1], Offer) else ():
            if move.kind == "sell":
                after = state.copy()
                after.play(move)
                assert after.money[seat] - state.money[seat] == brings(state, move).sum
                tried += 1
    assert tried > 20


def laid(seats: int = 2, **options: str) -> Match:
    people = [Seat(name) for name in ("Freya", "Jack", "Ivy", "Scott")[:seats]]
    return Match(HELLWEG, people, {"first": "1", **options}, 4)


def to_turn(match: Match) -> None:
    while type(match.state.todo[-1]).__name__ != "Turn":
        match.play(match.legal()[0])


def at_turn(seats: int = 2, **options: str) -> Match:
    """The first turn with actions."""
    match = laid(seats, **options)
    to_turn(match)
    return match


def at_sale(tokens: tuple[str, ...], carriages: tuple[str, ...]) -> Match:
    """Dortmund asks the first seat, which has these, for ironware."""
    match = at_turn()
    state = match.state
    state.todo[-1:] = [Offer(0, 1)]
    state.card = "t02"
    state.tokens[0], state.carriages[0] = tokens, carriages
    return match


def drawn(match: Match, *messages: tuple[str, ...]) -> str:
    model = held(match)
    for message in messages:
        update(model, *message)
    return str(view(model))


def test_in_the_set_up_dortmund_is_dim_and_a_tap_says_why() -> None:
    match = laid()
    page = drawn(match)
    assert "Set-up 1 of 3" in page
    assert page.count("is-closed") == 1
    assert "closed to tokens in the set-up" in page
    assert "In the set-up no token goes to Dortmund." in drawn(match, ("tap", "dortmund"))
    for number in range(4):
        match.play(match.legal()[0])
        assert f"Set-up {(number + 1) // 4 + 1} of 3" in drawn(match)
    while "Set-up" in (page := drawn(match)):
        match.play(match.legal()[0])
    assert "is-closed" not in page


def test_what_can_be_bought_stands_in_the_strip_with_its_sum() -> None:
    match = at_turn()
    match.state.card, match.state.money[0] = "t09", 4
    page = drawn(match)
    offered = [line.split("<")[0] for line in page.split("Buy: ")[1:]]
    assert [text.split(" in ")[1].split(",")[0] for text in offered] == ["Hamm", "Mönster"]  # at 3 and 4
    assert "is at the market" not in page
    match.state.market[0] = 1
    page = drawn(match)
    assert "2 less: your other merchant is at the market." in page
    assert page.count("Buy: ") == 4
    assert "5\u2009−\u20092\u2009=\u2009" in page
    assert ", 1 left" in page


def test_a_sale_shows_its_ways_and_which_carriages_go_back() -> None:
    roads = ("dortmund-corbach", "olpe-corbach", "olpe-corbach", "dortmund-hagen", "hagen-olpe")
    match = at_sale(("olpe-iron",), roads)
    ways = {part.split('"')[0] for part in drawn(match).split('id="at-')[1:] if "is-way" in part[:200]}
    assert ways == {"dortmund-corbach", "olpe-corbach", "dortmund-hagen", "hagen-olpe"}
    page = drawn(match)
    assert page.count("a carriage would leave it") == 1
    assert "Dortmund–Corbach: dirt road; 1 carriage of Freya; a carriage would leave it" in page
    assert page.count("1 carriage goes back") == 1


def test_prices_that_have_come_are_told_with_the_memory_aid_alone() -> None:
    for memory in ("off", "on"):
        match = laid(memory=memory)
        while match.state.round < 3:
            match.play(match.legal()[0])
        page = drawn(match, ("about", "deck"))
        gone = page.count('class="gone"')
        assert gone == (12 if memory == "on" else 0)


def test_a_seat_is_told_what_its_cards_count_in_pairs() -> None:
    match = at_turn(4)
    match.state.owned[0] = ("coal1", "herring2")
    page = drawn(match, ("about", "seat/0"))
    assert "coal 15 and herring 23 make a pair: 44." in page
    assert "all cards: 44; 1 pair" in page


def test_rivers_and_lands_have_the_names_of_the_reader(speak: Callable[[str], None]) -> None:
    called = {}
    for language in ("en", "de", "fr", "it", "nl"):
        speak(language)
        called[language] = str(names())
    assert "Rhine" in called["en"]
    assert "Teutoburg Forest" in called["en"]
    assert "Rhein" in called["de"]
    assert "Rhin<" in called["fr"]
    assert "Reno" in called["it"]
    assert "Rijn" in called["nl"]


def test_what_was_stored_is_told_as_pieces() -> None:
    match = at_turn(warehouse="yes")
    before = len(match.events)
    match.play(Move("storage", "token"))
    assert recap([*chain(*match.events[before:])], 0, ["Freya"]) == ["stored: 1 token"]


def test_before_the_action_the_strip_says_what_will_end_the_turn() -> None:
    match = laid()
    assert "after your action" not in drawn(match)
    to_turn(match)
    later = drawn(match).split('data-do="move end"')
    assert len(later) == 2
    assert later[1].startswith(' aria-disabled="true"')
    assert "after your action" in later[1]
    assert "That is not possible now" in drawn(match, ("move", "end"))
    match.play(Move("thaler"))
    done = drawn(match).split('data-do="move end"')
    assert len(done) == 2
    assert not done[1].startswith(' aria-disabled="true"')
    assert "after your action" not in done[1]


def test_the_ways_to_sell_stand_from_the_shortest_on() -> None:
    roads = ("olpe-siegen", "hagen-olpe", "dortmund-hagen", "siegen-corbach", "dortmund-corbach")
    match = at_sale(("siegen-iron", "dortmund-iron", "hagen-iron"), roads)
    ways = [part.split('"')[0] for part in drawn(match).split('data-do="move sell ')[1:]]
    assert [way.count(" ") for way in ways] == [0, 1, 2, 3, 4]
    assert ways[0] == "dortmund-iron"


def test_the_box_of_a_road_that_can_be_tapped_is_as_wide_as_a_finger() -> None:
    match = laid()
    match.play(next(move for move in match.legal() if move.args == ("hamm-salt",)))
    page = drawn(match)
    for road in ROADS:
        track = page.split(f'id="at-{road}"')[1].split('id="at-')[0]
        assert ('class="room"' in track) == ("hamm" in ROADS[road].ends), road
    assert page.count('r="23.0"') == page.count('class="room"') == 4
