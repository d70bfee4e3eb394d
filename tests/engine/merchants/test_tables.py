"""The tables are the facts of the rule sheet."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

import engine.games.merchants
from engine.games.merchants.cards import OF_SET
from engine.games.merchants.passives import PASSIVES
from engine.games.merchants.tables import (
    CARDS,
    DECK_SIZE,
    FACES,
    HAND_SIZE,
    JUNK_VALUE,
    JUNKS,
    PASSIVE,
    PRESETS,
    SETS,
    SPARE_SETS,
    STACKS,
    SURCHARGES,
    TECHNIQUE,
)
from engine.games.merchants.techniques import TECHNIQUES
from ui.terminal.__main__ import main

from ..sheet import all_tests

SHEET = Path(engine.games.merchants.__file__).with_name("RULES.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| (\w+) \| (\d)×(\d) \| ([\w ]+) \| ([TP])(\+?) \|", re.MULTILINE)


def test_the_cards_are_those_of_the_sheet_in_its_order():
    told = [
        (set_, name.lower().replace(" ", "-"), int(value), int(copies), type_, bool(bonus))
        for set_, value, copies, name, type_, bonus in ROW.findall(SHEET)
    ]
    kinds = {TECHNIQUE: "T", PASSIVE: "P"}
    assert [(*row[:4], kinds[row.type], row.bonus) for row in CARDS] == told
    assert len(CARDS) == 36


def test_a_hundred_and_ten_cards():
    assert sum(row.copies for row in CARDS) + JUNKS == 110
    for rows in OF_SET.values():
        assert Counter(row.value for row in rows for _ in range(row.copies)) == {1: 4, 2: 3, 3: 3, 4: 3, 5: 2}
    assert (JUNKS, JUNK_VALUE, sorted(FACES)) == (20, 1, [0, 1, 1, 2, 2, 3])
    assert (DECK_SIZE, HAND_SIZE, STACKS, SURCHARGES) == (10, 5, 8, (0, 1, 2, 3, 4))


def test_every_card_does_something_in_the_order_of_the_sheet():
    assert list(TECHNIQUES) == [row.name for row in CARDS if row.type == TECHNIQUE]
    assert list(PASSIVES) == [row.name for row in CARDS if row.type == PASSIVE]


@pytest.mark.parametrize("name", [row.name for row in CARDS])
def test_every_card_has_a_test_of_its_name(name):
    assert any(f"test_{name.replace('-', '_')}_" in f"{test.name}_" for test in all_tests("merchants"))


def test_presets_are_different_sets_for_every_number_of_seats():
    assert {name for names in PRESETS.values() for name in names} == {each.name for each in SETS}
    for seats in (2, 3, 4):
        chosen = [frozenset(names[: seats + SPARE_SETS]) for names in PRESETS.values()]
        assert {len(names) for names in chosen} == {seats + 1}
        assert len(set(chosen)) == len(PRESETS)


def test_presets_are_what_the_rulebook_says_of_the_sets():
    difficulty = {each.name: each.difficulty for each in SETS}
    assert [name for name, hard in difficulty.items() if hard == 1] == ["macaws", "pandas", "squirrels"]
    assert max(difficulty, key=difficulty.__getitem__) == "chameleons"
    for seats in (2, 3, 4):
        assert "chameleons" not in PRESETS["first"][: seats + 1]
        assert "raccoons" not in PRESETS["friendly"][: seats + 1]
        for preset, name in (("conflict", "raccoons"), ("chaos", "ocelots"), ("expert", "chameleons")):
            assert name in PRESETS[preset][: seats + 1]


def test_list_json_is_all_cards_as_rows(capsys):
    assert main(["list", "merchants", "--json"]) == 0
    (told,) = json.loads(capsys.readouterr().out)
    assert len(told["tables"]["cards"]) == 36
    assert told["tables"]["cards"][0] == {
        "set": "macaws",
        "name": "swift-broker",
        "value": 1,
        "copies": 4,
        "type": "technique",
        "bonus": True,
    }
    assert told["tables"]["sets"][-1] == {"name": "chameleons", "difficulty": 3}
    assert "macaws-pandas-raccoons" in told["players"]["2"]["sets"]
