"""Lucky ocelots."""

import pytest

from engine import HIDDEN, view
from engine.games.merchants.cards import worth
from engine.games.merchants.tables import FACES

from ..position import moves, play, told, why_not
from .table import ones, table


def test_bold_haggler_adds_the_die_to_its_value_once_a_turn():
    seen = set()
    for seed in range(30):
        position = play(table(["bold-haggler bold-haggler", ""], seed=seed), "roll bold-haggler")
        (face,) = [event.args[2] for event in told(position, "roll")]
        changed = next(text for text in position.hands[0] if text != "bold-haggler")
        assert worth(changed) == 1 + face
        assert moves(position, "roll") == ["roll bold-haggler"]
        assert why_not(position, f"roll {changed}") == ("used", changed)
        seen.add(face)
    assert seen == set(FACES)


def test_bold_haggler_pays_and_builds_with_what_was_rolled_until_the_turn_ends():
    position = table(["bold-haggler_p3_u", ""], stalls=[ones(3)], market="spyglass")
    assert moves(position, "build", "buy") == ["buy 1", "build bold-haggler_p3_u"]
    play(position, "end")
    assert "bold-haggler" in position.hands[0]


def test_new_season_tosses_an_own_discarded_card_for_the_top_of_the_market_deck():
    position = table(["new-season", ""], discards=["cookies junk acorn"], market_deck="gamble charm")
    play(position, "play new-season")
    assert moves(position) == ["toss acorn", "toss cookies"]
    play(position, "toss cookies")
    assert position.market_discard == ("cookies",)
    assert position.hands[0] == ("charm",)
    assert position.discards[0] == ("junk", "acorn", "new-season")
    assert [event.only for event in told(position, "hand")] == [(0,)]


def test_new_season_without_an_animalfolk_card_does_nothing():
    position = table(["new-season", ""], discards=["junk"], market_deck="charm")
    play(position, "play new-season")
    assert position.hands[0] == ()
    assert position.market_deck == ("charm",)


def test_new_season_may_bring_back_what_it_tossed():
    position = play(table(["new-season", ""], discards=["acorn"]), "play new-season", "toss acorn")
    assert position.hands[0] == ("acorn",)


def test_whirligig_exchanges_the_hand_and_mixes_it_with_another():
    hand = "whirligig junk cookies"
    position = table([hand, "acorn charm gamble", "spyglass"], decks=["sabotage nuisance"])
    play(position, "play whirligig", "lay junk", "lay cookies")
    assert moves(position) == ["with 2", "with 3"]
    play(position, "with 2")
    assert [len(hand) for hand in position.hands] == [2, 3, 1]
    both = [*position.hands[0], *position.hands[1]]
    assert sorted(both) == ["acorn", "charm", "gamble", "nuisance", "sabotage"]
    assert position.discards[0] == ("junk", "cookies", "whirligig")
    assert [event.only for event in told(position, "hand")] == [(0,), (0,), (1,)]


def test_whirligig_with_an_empty_hand_leaves_the_others_theirs():
    position = play(table(["whirligig", "acorn"], decks=["junk"]), "play whirligig", "with 2")
    assert position.hands == [(), ("acorn",)]


def test_charm_builds_the_top_market_card_if_it_alone_is_the_next_stack():
    position = table(["charm", ""], market_deck="spyglass cookies", stalls=[ones(1)])
    play(position, "play charm")
    assert position.stalls[0][1] == ("cookies",)
    assert position.discards[0] == ("charm",)
    position = table(["charm", ""], market_deck="cookies spyglass", stalls=[ones(1)])
    play(position, "play charm")
    assert position.market_discard == ("spyglass",)
    assert len(position.stalls[0]) == 1
    assert play(table(["charm", ""]), "play charm").discards[0] == ("charm",)


def test_gamble_changes_as_many_random_cards_as_the_die_says():
    for seed in range(12):
        position = table(["gamble junk junk junk junk", "acorn acorn", "charm"], seed=seed)
        play(position, "play gamble", "with 2")
        (face, count) = told(position, "gamble")[0].args[2:]
        assert count == min(face, 2)
        assert position.hands[0].count("acorn") == count
        assert position.hands[1].count("junk") == count
        assert position.hands[2] == ("charm",)


def test_blindfold_right_the_card_goes_to_the_discard():
    position = table(["blindfold acorn", "", ""])
    play(position, "play blindfold")
    assert moves(position) == ["blind acorn 2", "blind acorn 3"]
    play(position, "blind acorn 3")
    assert position.seat == 2
    assert moves(position) == [f"guess {value}" for value in range(1, 6)]
    assert view(position, 2).seen == (HIDDEN,)
    play(position, "guess 4")
    assert position.seat == 0
    assert position.discards[0] == ("acorn", "blindfold")


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_blindfold_wrong_the_owner_sets_the_value_for_the_turn(value):
    position = table(["blindfold acorn", ""])
    play(position, "play blindfold", "blind acorn 2", "guess 1")
    assert moves(position) == [f"value {value}" for value in range(1, 6)]
    play(position, f"value {value}")
    (text,) = position.hands[0]
    assert worth(text) == value
    assert told(position, "value") == [("value", (0, value), None)]
    play(position, "end")
    assert "acorn" in position.hands[0]


def test_blindfold_with_an_empty_hand_does_nothing():
    assert play(table(["blindfold", "acorn"]), "play blindfold").discards[0] == ("blindfold",)
