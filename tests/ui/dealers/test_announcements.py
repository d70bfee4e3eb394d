"""What a listener hears while cards are dealt and piles are chosen, and in the first lesson."""

import pytest

from ui.app import update
from ui.app import view as page
from ui.model import Model
from ui.table.bots import waiting
from ui.table.view import scene_of

from ..markup import heard
from ..table import at_table, bots, call, deal, match, sitting, to_turn


def lines(model: Model) -> list[str]:
    return [line.replace("&#39;", "'") for line in heard(model).values()]


def test_whose_turn_it_is_and_what_is_to_be_chosen_come_last() -> None:
    model = at_table()
    assert lines(model) == ["It is your turn.", "Deal", "You are the starting dealer: deal the cards."]
    to_turn(model)
    *_before, turn, phase, ask = lines(model)
    assert (turn, phase, ask) == ("It is your turn.", "Turns, 1 of 3", "Play a card, or end your turn.")


def test_what_is_to_be_chosen_is_said_again_when_a_card_is_tapped_and_let_go() -> None:
    model = at_table()
    to_turn(model)
    asks = lambda: [name for name in heard(model) if name.startswith("ask")]  # noqa: E731
    before = asks()
    things = sorted(thing for thing in scene_of(sitting(model)).taps.glow if thing.startswith("hand/"))
    update(model, "tap", things[0])
    assert asks() != before
    update(model, "cancel")
    assert asks() == before


def test_who_skips_the_choice_of_piles_hears_it_in_sum() -> None:
    model = at_table(speed="brisk")
    deal(model)
    while waiting(sitting(model)):
        call(model)
    assert [line for line in lines(model) if "takes pile" in line]
    model = at_table(speed="brisk")
    deal(model)
    update(model, "skip")
    while waiting(sitting(model)):
        call(model)
    assert not [line for line in lines(model) if "takes pile" in line]
    assert "Since your turn" in lines(model)
    update(model, "tap", f"pile/{match(model).legal()[0].args[0]}")
    assert "Since your turn" not in lines(model)


def test_who_was_handed_the_tablet_hears_which_pile_was_taken() -> None:
    model = at_table(people=2)
    update(model, "i_am")
    deal(model)
    update(model, "i_am")
    update(model, "tap", "pile/1")
    update(model, "put")
    call(model)
    assert sitting(model).covered
    update(model, "i_am")
    assert [line for line in lines(model) if line.startswith("Ivy: pile")]


def test_while_a_pile_is_asked_about_its_answers_tell_it() -> None:
    model = at_table(confirm="yes")
    deal(model)
    bots(model)
    assert ("focus", "yes") in update(model, "tap", f"pile/{match(model).legal()[0].args[0]}")
    assert not [name for name in heard(model) if name.startswith("ask")]


def test_a_lesson_speaks_after_what_happened_and_in_place_of_the_prompt() -> None:
    model = Model(draw_seed=lambda: 7)
    update(model, "setting", "speed", "off")
    update(model, "go", "lesson:dealers:new")
    for _step in range(12):
        names = list(heard(model))
        spoke = [place for place, name in enumerate(names) if name.startswith("lesson")]
        happened = [place for place, name in enumerate(names) if name[0].isdigit()]
        assert spoke
        assert max(happened, default=-1) < min(spoke)
        assert "Play a card, or end your turn." not in lines(model)
        if waiting(sitting(model)) or sitting(model).dealing:
            update(model, "next")
        elif wanted := sitting(model).wanted:
            update(model, "move", *wanted)
            update(model, "yes")
        update(model, "put")
    assert 'role="status"' not in str(page(model))


@pytest.mark.parametrize(
    ("listens", "chosen", "speed"), [("yes", "", "hand"), ("no", "", "brisk"), ("yes", "fast", "fast")]
)
def test_who_may_be_listening_deals_by_hand_unless_something_else_was_chosen(
    listens: str, chosen: str, speed: str
) -> None:
    model = Model(draw_seed=lambda: 7)
    update(model, "setting", "listens", listens)
    update(model, "setting", "deal", chosen)
    assert model.settings.deal == speed


def test_who_deals_by_hand_without_having_chosen_it_is_told_so_once() -> None:
    model = at_table(speed="brisk")
    model.settings.dealing = ""
    update(model, "setting", "listens", "yes")
    update(model, "move", "deal")
    assert [line for line in lines(model) if "Next card" in line]
    update(model, "setting", "deal", "hand")
    assert not [line for line in lines(model) if "Next card" in line]
