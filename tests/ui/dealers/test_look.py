"""The log, the look back, the recap and the table in words, as the Dealers have them."""

import re

from engine import Event
from engine.games.dealers.tables import LINKS
from ui.app import update
from ui.app import view as page
from ui.games import FACES
from ui.games.dealers.words import card
from ui.table.drawing.recap import summed_up
from ui.table.view import scene_of

from ..markup import heard, spoken
from ..positions import played
from ..table import at_table, bots, deal, in_words, match, sitting, to_turn


def test_what_was_tapped_is_there_again_after_a_look_back() -> None:
    model = at_table()
    to_turn(model)
    (thing, *_others) = sorted(scene_of(sitting(model)).taps.glow)
    update(model, "tap", thing)
    tapped = sitting(model).choice.tapped
    update(model, "rewind", "1")
    update(model, "cancel")
    assert sitting(model).choice.tapped == tapped


def test_what_one_person_gets_is_not_told_to_the_other() -> None:
    model = at_table(people=2, seats=2)
    turns: set[int | None] = set()
    for _step in range(60):
        update(model, "skip")
        update(model, "put")
        update(model, "i_am")
        update(model, "put")  # the pile that was left for the dealer
        looking = sitting(model).looking
        turns.add(looking)
        update(model, "peek")  # at the log, which lies below the piles
        me, other = ("Freya", "Jack") if looking == 0 else ("Jack", "Freya")
        assert sitting(model).layout.peeking
        drawn = spoken(str(page(model)))
        assert f"{me} gets: " in drawn
        assert f"{other} gets: " not in drawn
        update(model, "move", *match(model).legal()[0])
        update(model, "yes")
    assert turns == {0, 1}
    assert len(match(model).moves) >= 60


def test_the_recap_sums_up_what_the_others_did() -> None:
    events = [
        Event("pile", (1, 3)),
        Event("move", (1, "ferry", "elgin", "ferry")),
        Event("take", (1, "vase", "elgin", "arrival")),
        Event("move", (1, "bridge", "knockando", "feed")),
        Event("take", (1, "vase", "knockando", "feed")),
        Event("deliver", (1, "knockando", "anvil2-pot", 1, "anvil", "vase", "pot")),
        Event("store", (1, 2)),
        Event("take", (0, "cup", "rothes", "arrival")),
        Event("drop", (2, "moor")),
        Event("drop", (2, "extra")),
    ]
    said = [
        "Jack: pile 3, to Elgin → Knockando, took 2 × vase, delivered for 4 points, special feed: 5",
        "Ivy: discarded 2 cards",
    ]
    assert summed_up(FACES["dealers"], events, 0, ["Freya", "Jack", "Ivy"]) == said


def test_the_table_in_words_names_what_lies_there() -> None:
    model = at_table()
    to_turn(model)
    said = in_words(sitting(model))
    assert list(said) == ["Now", "Your hand", "Seats", "Villages", "Piles"]
    assert said["Now"][0] == "Round 1: Turns, 1 of 3."
    assert "End turn" in said["Now"][-1]
    assert len(said["Villages"]) == 17
    assert len(said["Your hand"]) == len(match(model).state.hands[0])
    assert "0 of 6 requests" in said["Seats"][1]
    assert "value pile" in said["Seats"][2]
    update(model, "open", "read")
    assert "Rothes: " in spoken(str(page(model)))
    update(model, "cancel")
    assert 'id="panel"' not in str(page(model))


def test_the_table_in_words_tells_of_every_link_from_both_its_ends() -> None:
    chapters = in_words(sitting(played("dealers", 3, 5, 30, people=1)))
    lines = {line.split(":")[0].lower(): line for line in chapters["Villages"]}
    for kind, links in LINKS.items():
        for one, other in links:
            for here, there in ((one, other), (other, one)):
                found = re.search(rf"; {re.escape(card(kind))} to ([^;.]*)", lines[here])
                assert found, (kind, here)
                assert there.capitalize() in re.split(", | or ", found[1])


def test_no_look_back_while_cards_fall() -> None:
    model = at_table(speed="brisk")
    update(model, "move", "deal")
    update(model, "rewind", "0")
    assert sitting(model).rewind.at is None


def test_another_language_says_no_card_again() -> None:
    model = at_table()
    update(model, "move", "deal")
    update(model, "language")  # while cards fall
    update(model, "skip")
    bots(model)
    assert heard(model)
    update(model, "language")
    assert heard(model) == {}


def test_the_recap_tells_which_piles_were_taken() -> None:
    model = at_table()
    deal(model)
    assert 'id="recap"' not in str(page(model))
    bots(model)
    update(model, "peek")  # at the table below the piles
    drawn = spoken(str(page(model)).split('id="recap"')[1])
    assert "Jack: pile" in drawn
    assert "Ivy: pile" in drawn
