"""Several persons at one tablet at the Dealers: while cards are dealt, and while a pile is looked at."""

from engine.games.dealers.cards import ORDERS
from ui.app import turned, update, view
from ui.games.dealers.words import card
from ui.model import Model
from ui.table.bots import waiting

from ..markup import spoken
from ..table import at_table, look_away, match, one_chose, sitting


def shown(model: Model) -> str:
    return str(view(model))


def test_the_bots_wait_until_who_took_a_pile_has_looked_at_it() -> None:
    model = one_chose(seats=3)
    assert match(model).mover(len(match(model).moves)) == 1
    assert (sitting(model).private, sitting(model).seating.recipient) == (True, 1)
    assert match(model).seat == 2
    effects = update(model, "away")
    assert sitting(model).looking is None
    assert 'id="hand-' not in shown(model)
    assert effects == []
    assert "Hand the tablet to Jack." in shown(model)
    update(model, "i_am")
    assert sitting(model).private
    assert ("later", 0, "bot", 7, len(match(model).moves)) in update(model, "put")


def test_a_bot_that_waited_below_a_sheet_goes_on_after_the_page_was_hidden() -> None:
    model = one_chose(seats=3)
    update(model, "put")
    assert waiting(sitting(model))
    update(model, "open", "help")
    bot = ("bot", 7, len(match(model).moves))
    update(model, *bot)
    assert len(match(model).moves) == bot[2]  # the sheet lies over it
    assert ("later", 0, *bot) in update(model, "away")


def test_the_cover_tells_what_everybody_may_know_of_what_the_others_did() -> None:
    model = at_table(people=3, seats=3)
    told: list[str] = []
    while len(match(model).moves) < 60:
        if sitting(model).covered:
            page = spoken(shown(model))
            hands = [card(held) for hand in match(model).state.hands for held in hand if held in ORDERS]
            assert not [held for held in hands if held in page]
            told.append(page)
            update(model, "i_am")
        look_away(model)
        while sitting(model).acting:
            update(model, "move", *match(model).legal()[0])
            update(model, "yes")
    assert "Jack: pile 1Ivy: pile 2" in told[3]
    assert "Freya: pile 3, to Elgin → Fochabers → Elgin → Forres, took chair, anvil, cup" in told[4]
    assert "Jack: pile 3, to Elgin → Fochabers → Elgin, took bottle, discarded 1 card" in told[10]


def test_a_resting_tab_calls_no_bot_and_lays_no_card() -> None:
    model = at_table(speed="fast")
    update(model, "move", "deal")
    update(model, "elsewhere")
    update(model, "card", 1)
    assert sitting(model).clock.dealt == 1
    update(model, "bot", 7, 1)
    assert len(match(model).moves) == 1


def test_the_table_lies_straight_while_everybody_looks() -> None:
    model = at_table(people=2, seats=2, dealer="2")
    update(model, "setting", "sides", "across")
    update(model, "i_am")
    assert turned(model)
    update(model, "move", "deal")
    assert sitting(model).dealing
    assert not turned(model)
