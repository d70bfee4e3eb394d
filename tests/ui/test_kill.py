"""Whatever happens to the storage, at any moment: at most the move in hand is lost."""

import random

import pytest

from engine import Record
from ui.app import update
from ui.model import Effect, Model
from ui.saves.format import SLOTS, newest, unseal
from ui.table import saving as keep
from ui.table.bots import waiting

from .table import at_table, call, deal, match, saved, sealed, sitting

SAVES = 200


def written(effects: list[Effect]) -> tuple[int, str] | None:
    """What the effects would write last, and where."""
    saves = [effect[2] for effect in effects if effect[0] == "save"]
    return (SLOTS[saves[-1].number % len(SLOTS)], saves[-1].sealed()) if saves else None


def step(model: Model, luck: random.Random) -> list[Effect]:
    """The next random thing that is done at the table."""
    here = sitting(model)
    if here.dealing:
        return update(model, "skip")
    if here.choice.asked:
        return update(model, "yes")
    if here.seating.recipient is not None:
        return update(model, "put")
    if waiting(here):
        return call(model)
    return update(model, "move", *luck.choice(match(model).legal()))


def test_killed_while_it_writes_no_game_loses_more_than_the_move_in_hand() -> None:
    """Each of 200 saves breaks off at a random letter, and is read, before it is written whole."""
    luck = random.Random(4)
    model, storage = at_table(seats=2), dict[int, str]()
    saves = 0
    while saves < SAVES:
        if match(model).over:
            model, storage = at_table(seats=2), dict[int, str]()
        before = newest(storage.values())
        effects = step(model, luck)
        write = written(effects)
        if not write:
            continue
        slot, text = write
        torn = {**storage, slot: text[: luck.randrange(len(text))]}
        if before:
            assert newest(torn.values()) == before
        storage[slot] = text
        save = newest(storage.values())
        assert save
        assert Record.read(save.record).replay().moves == match(model).moves
        saves += 1


@pytest.mark.parametrize("slot", SLOTS)
def test_no_letter_of_a_slot_can_change_unseen(slot: int) -> None:
    """Every place of it, one after the other: the other slot is on the table."""
    model = at_table()
    deal(model)
    texts = [sealed(model), saved(keep.save(sitting(model))).sealed()]
    text = texts[slot]
    for place, letter in enumerate(text[:-1]):  # a lost line end at the very end is no harm
        wrong = chr(ord(letter) ^ 1)
        found = unseal(text[:place] + wrong + text[place + 1 :])
        assert found is None, place
        assert unseal(text[:place] + text[place + 1 :]) is None, place


def test_what_is_at_hand_is_not_given_up_for_an_older_save() -> None:
    """A slot is damaged while the game goes on: it is saved again as it stands."""
    model = at_table()
    older = sealed(model)
    deal(model)
    sitting(model).saves = 2
    moves = [*match(model).moves]
    for lies in ((older, "rubbish"), ("rubbish", "")):
        effects = update(model, "load", "7", *lies)
        assert match(model).moves == moves
        assert saved(effects).number > 2
        assert [effect[2] for effect in effects if effect[0] == "keep"] == ["rubbish"]
    assert not model.trouble.words
