"""Giving up: the game ends for all, or a bot plays on for the person."""

import pytest

from engine import write
from ui.app import update, view
from ui.model import Model
from ui.needs import PAGES, needs
from ui.saves.format import Save, unseal
from ui.table.bots import waiting
from ui.table.guide import LESSON

from .markup import spoken
from .shelf import carry, lying, room
from .table import match, sitting
from .toy.table import at_toy

pytestmark = pytest.mark.usefixtures("toy")


def asked(people: int) -> Model:
    model = at_toy(people=people)
    update(model, "i_am")
    update(model, "open", "menu")
    assert "open giving_up" in str(view(model))
    update(model, "open", "giving_up")
    return model


def test_it_is_asked_about_and_nothing_happens_without_an_answer() -> None:
    model = asked(1)
    said = spoken(str(view(model)))
    assert "nobody has won" in said
    assert "A bot plays on for you" in said
    update(model, "cancel")
    assert not sitting(model).layout.sheet


def test_the_game_lies_on_the_shelf_as_given_up_and_can_be_taken_up_again() -> None:
    model = asked(1)
    mark, texts = sitting(model).mark, dict[str, str]()
    assert needs(model, "give_up") == {PAGES}
    carry(model, texts, update(model, "give_up"))
    assert model.sitting is None
    save = room(model).games[mark]
    assert (save.label.turn, save.label.given_up, save.label.rows) == ("", (0,), ())
    drawn = spoken(str(view(model)))
    assert "Finished games" in drawn
    assert "Round 1: given up by Freya" in drawn
    assert "Take it up again" in drawn
    update(model, "resume", mark, *texts.values())
    assert sitting(model).acting
    assert kept(update(model, "move", *str(match(model).legal()[0]).split())).label.turn


def kept(effects: list[tuple[object, ...]]) -> Save:
    (save,) = [effect[2] for effect in effects if effect[0] == "save"]
    assert isinstance(save, Save)
    return save


def test_with_several_persons_a_bot_takes_the_seat_and_the_others_play_on() -> None:
    model = asked(2)
    said = spoken(str(view(model)))
    assert "The game ends here for everybody" in said
    assert "A bot takes the seat of Freya, and the others play on." in said
    effects = update(model, "stand_in")
    assert [seat.player for seat in match(model).seats] == ["greedy", "human", "greedy"]
    assert ("minds", match(model).game.key) in effects
    assert waiting(sitting(model))
    assert kept(effects).label.turn == "Freya"


def test_who_plays_alone_may_watch_how_a_bot_goes_on() -> None:
    model = asked(1)
    update(model, "stand_in")
    assert sitting(model).seating.people == []
    assert waiting(sitting(model))
    update(model, "open", "menu")
    assert "open giving_up" not in str(view(model))


def test_a_lesson_is_not_given_up() -> None:
    model = Model(draw_seed=lambda: 7)
    update(model, "go", "lesson:toy:new")
    update(model, "resume", f"{LESSON}toy", "", "")
    update(model, "open", "menu")
    assert "open giving_up" not in str(view(model))
    assert update(model, "give_up") == []


def test_a_label_names_no_seat_that_is_not_there() -> None:
    told = lying(write(match(at_toy())))
    assert unseal(told)
    assert unseal(told.replace('"moves"', '"given_up":[7],"moves"')) is None
