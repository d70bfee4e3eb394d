"""Thieving northern raccoons."""

from engine import HIDDEN, view

from ..position import moves, play, told
from .table import table


def test_wily_fellow_swaps_deck_and_discard_the_new_deck_shuffled_the_new_discard_open():
    position = table(["wily-fellow junk", ""], decks=["acorn charm gamble"], discards=["junk cookies"])
    play(position, "play wily-fellow")
    assert sorted(position.decks[0]) == ["cookies", "junk"]
    assert position.discards[0] == ("gamble", "charm", "acorn", "wily-fellow")
    assert position.actions == 1


def test_wily_fellow_works_with_empty_piles():
    position = play(table(["wily-fellow", ""], discards=["junk"]), "play wily-fellow")
    assert (position.decks[0], position.discards[0]) == (("junk",), ("wily-fellow",))


def test_nuisance_costs_up_to_two_others_a_random_card():
    position = table(["nuisance", "junk", "acorn", "charm gamble"])
    play(position, "play nuisance")
    assert moves(position) == ["hit 2", "hit 3", "hit 4", "done"]
    play(position, "hit 4")
    assert moves(position) == ["hit 2", "hit 3", "done"]
    play(position, "hit 2")
    assert [len(hand) for hand in position.hands] == [0, 0, 1, 1]
    assert position.discards[1] == ("junk",)
    assert len(position.discards[3]) == 1


def test_nuisance_may_hit_nobody_and_only_who_has_cards():
    position = play(table(["nuisance", "", "acorn"]), "play nuisance")
    assert moves(position) == ["hit 3", "done"]
    play(position, "done")
    assert position.hands[2] == ("acorn",)
    assert play(table(["nuisance", ""]), "play nuisance").discards[0] == ("nuisance",)


def test_rotten_food_lies_on_the_deck_of_another_player_known_to_the_two():
    position = table(["rotten-food junk acorn", "", ""], discards=["", "charm", ""])
    play(position, "play rotten-food")
    assert moves(position) == ["food acorn 2", "food acorn 3", "food junk 2", "food junk 3"]
    play(position, "food junk 2")
    assert position.decks[1] == ("junk",)
    assert position.discards[1] == ("charm",)
    assert told(position, "food", "fed") == [("food", (0, 1), None), ("fed", (0, 1, "junk"), (0, 1))]
    assert view(position, 1).decks[1] == (HIDDEN,)
    assert play(table(["rotten-food", ""]), "play rotten-food").discards[0] == ("rotten-food",)


def test_dirty_exchange_takes_a_random_card_and_gives_any_back():
    position = table(["dirty-exchange junk", "acorn", ""])
    play(position, "play dirty-exchange")
    assert moves(position) == ["from 2"]
    play(position, "from 2")
    assert moves(position) == ["give acorn", "give junk"]
    play(position, "give junk")
    assert position.hands == [("acorn",), ("junk",), ()]
    assert [event.only for event in told(position, "grabbed", "given")] == [(0, 1), (0, 1)]


def test_dirty_exchange_with_nobody_gives_nothing():
    position = play(table(["dirty-exchange junk", ""]), "play dirty-exchange")
    assert position.hands == [("junk",), ()]


def test_sabotage_tosses_one_of_the_top_two_and_discards_the_other():
    position = table(["sabotage", "", ""], decks=["", "charm junk acorn"], discards=["", "", "gamble"])
    play(position, "play sabotage")
    assert moves(position) == ["at 2", "at 3"]
    play(position, "at 2")
    assert position.seen == ("acorn", "junk")
    assert view(position, 1).seen == (HIDDEN,) * 2
    play(position, "toss junk")
    assert position.junk_pile == 7
    assert position.discards[1] == ("acorn",)
    assert position.decks[1] == ("charm",)


def test_sabotage_reshuffles_the_discard_of_its_victim_and_tosses_a_single_card():
    position = play(table(["sabotage", ""], discards=["", "gamble"]), "play sabotage", "at 2")
    assert position.market_discard == ("gamble",)
    assert [event.args for event in told(position, "shuffle")] == [(1, 1)]
    assert play(table(["sabotage", ""]), "play sabotage").discards[0] == ("sabotage",)


def test_treasure_hunter_takes_the_top_of_another_discard():
    position = table(["treasure-hunter", "", ""], discards=["charm", "junk acorn", ""])
    play(position, "play treasure-hunter")
    assert moves(position) == ["from 2"]
    play(position, "from 2")
    assert position.hands[0] == ("acorn",)
    assert position.discards[1] == ("junk",)
    assert position.actions == 0
    assert play(table(["treasure-hunter", ""]), "play treasure-hunter").discards[0] == ("treasure-hunter",)
