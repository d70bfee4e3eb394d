"""What the page around a frame asks for, in its address or by message, right or wrong."""

import json
import random
from dataclasses import replace
from typing import Any

import pytest

from engine import GAMES
from ui.app import update
from ui.games import KEYS
from ui.host import command as parsed
from ui.pages.embed.command import FARTHEST, FIELDS, LONGEST, Refused, fields
from ui.pages.embed.page import Page

from .frame import ask, embedded, played, to_host
from .shelf import ENDED

pytestmark = pytest.mark.usefixtures("toy")


WORDS = ["do", "game", "demo", "record", "by", "on", "load", "step", "play", "enter", "__class__", "toy"]


def anything(chance: random.Random, depth: int = 3) -> Any:
    kinds: list[Any] = [None, True, 10**30, -1, 1e300, "", "<script>", "\ud800", chance.choice(WORDS)]
    if depth and chance.random() < 0.4:
        inside = [anything(chance, depth - 1) for _one in range(chance.randrange(4))]
        return inside if chance.random() < 0.5 else {chance.choice(WORDS): one for one in inside}
    return chance.choice(kinds)


def test_ten_thousand_malformed_commands_change_nothing_but_what_they_may() -> None:
    chance = random.Random(4)
    model, _effects = embedded(record=ENDED)
    settings, begun = replace(model.settings), 0
    lies = played(model)
    for _one in range(10_000):
        command = {name: anything(chance) for name in chance.sample(WORDS, 4)}
        command["do"] = chance.choice(["step", "play", "load", anything(chance)])
        command.setdefault("record", "x")  # a game that may be begun takes its time
        text = json.dumps(command)
        if chance.random() < 0.2:
            place = chance.randrange(len(text))
            text = text[:place] + chance.choice('{}[]",:\\x0') + text[place + 1 :]
        effects = update(model, "command", text)
        answers = [one["kind"] for one in to_host(effects)]
        if any(effect[0] == "save" for effect in effects):  # what was asked for was a game
            assert parsed(text)["do"] == "load"
            lies, begun = played(model), begun + 1
            assert "refused" not in answers
        elif answers != ["refused"]:
            assert parsed(text)["do"] in ("step", "play")
        assert model.screen in ("table", "page")
    assert begun < 1_000
    assert played(model) == lies
    assert model.settings == settings
    assert isinstance(model.page, Page)


@pytest.mark.parametrize(
    "text", ["", "[", "[]", "7", "null", "[" * 100_000, '"load"', "NaN", '{"do": ["load"]}', '{"do": "sell"}']
)
def test_what_is_no_command_is_refused(text: str) -> None:
    model, _effects = embedded(record=ENDED)
    (answer,) = to_host(update(model, "command", text))
    assert (answer["kind"], answer["why"]) == ("refused", "There is no such command.")


def test_a_number_is_no_yes_and_unknown_fields_are_not_read() -> None:
    assert fields({"do": "play", "on": True, "more": "x"}) == {"do": "play", "on": True}
    for wrong in ({"on": 1}, {"by": True}, {"by": 1.5}, {"by": FARTHEST + 1}, {"game": None}, {"seats": [2]}):
        with pytest.raises(Refused, match=rf"^{next(iter(wrong))}: "):
            fields({"do": "play", **wrong})
    with pytest.raises(Refused, match=r"^level: "):
        fields({"do": "load", "level": "x" * (LONGEST + 1)})


def test_a_table_is_laid_as_the_attributes_say() -> None:
    command = {"game": "toy", "seats": "3", "level": "random", "seed": "77", "options": "rounds=2"}
    model, effects = embedded(**command)
    assert model.sitting
    match = model.sitting.match
    assert [seat.player for seat in match.seats] == ["human", "random", "random"]
    assert (match.seed, match.options["rounds"], match.options["first"]) == (77, "2", "drawn")
    assert [player["player"] for player in to_host(effects)[0]["players"]] == ["human", "random", "random"]


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ({"seats": "9"}, "seats: there is no “9”, but 3, 4, 5."),
        ({"seats": 0}, "seats: there is no “0”, but 3, 4, 5."),
        ({"seats": ""}, None),  # nothing was said
        ({"seats": "-2"}, "seats: there is no “-2”, but 3, 4, 5."),
        ({"level": "godlike"}, "level: there is no “godlike”, but random, greedy."),
        ({"seed": "-1"}, "A seed is a whole number below 2^64."),
        ({"seed": 2**64}, "A seed is a whole number below 2^64."),
        ({"options": "sheep=yes"}, "options: there is no “sheep”, but rounds, first."),
        ({"options": "rounds=perhaps"}, "rounds: there is no “perhaps”, but 6, 2, 9."),
        ({"options": "rounds"}, "rounds: there is no “”, but 6, 2, 9."),
        ({"demo": "no"}, "There is no such demo."),
        ({"game": "chess"}, "This version does not have the game."),
        (
            {"record": "g=broken"},
            "The link is damaged or was cut off. Ask for it once more, or for the file.",
        ),
    ],
)
def test_what_a_table_cannot_have_is_refused_in_one_clear_line(
    command: dict[str, Any], why: str | None
) -> None:
    model, _effects = embedded(record=ENDED)
    lies = played(model)
    answers = [one.get("why") for one in to_host(ask(model, "load", **{"game": "toy", **command}))]
    if why is None:
        assert played(model) != lies
    else:
        assert answers == [why]
        assert played(model) == lies


def test_ten_thousand_mutated_attributes_lay_a_table_or_are_refused() -> None:
    chance = random.Random(9)
    model, _effects = embedded(record=ENDED)
    words = [
        "toy",
        "3",
        "4",
        "greedy",
        "random",
        "rounds=2",
        "first=1",
        "=",
        "",
        "-1",
        "9" * 30,
        "\0",
        "ü",
        3,
        -7,
    ]
    known = [name for name in FIELDS if name not in ("do", "record", "by", "on")]
    lies = played(model)
    for _one in range(10_000):
        names = chance.sample(known, 4)
        command = {name: chance.choice([*words, anything(chance)]) for name in names}
        command["level"] = command.get("level", "godlike")  # a table that is laid takes its time
        effects = ask(model, "load", **command)
        answers = to_host(effects)
        if any(effect[0] == "save" for effect in effects):
            lies = played(model)
            assert model.sitting
            assert model.sitting.match.seats[1].player in ("greedy", "random", GAMES[KEYS[0]].stand_in)
        else:
            assert [(one["kind"], bool(one["why"])) for one in answers] == [("refused", True)]
        assert played(model) == lies


@pytest.mark.parametrize(
    ("do", "command"), [("lang", {"lang": "xx"}), ("theme", {"theme": "pink"}), ("lang", {})]
)
def test_a_language_or_a_theme_that_is_not_there_is_refused(do: str, command: dict[str, str]) -> None:
    model, _effects = embedded(record=ENDED)
    (answer,) = to_host(ask(model, do, **command))
    assert (answer["kind"], answer["do"]) == ("refused", do)
    assert answer["why"].startswith(f"{do}: there is no ")
