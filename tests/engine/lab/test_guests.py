"""Bots of somebody else: found by name, refused with a line, and part of the edition."""

import json
from importlib import import_module

import pytest

from engine import GAMES, BadOption, Match, Seat
from engine.edition import edition
from engine.guests import GUESTS
from engine.lab import Trouble, guests
from engine.lab.experiments import balance, tournament
from engine.lab.guests import edition_of, invite
from engine.planning import Planning
from engine.search.thinking import bot_move
from ui.terminal.__main__ import main

from ...toy.game import TOY
from ...ui.terminal.command import ROOT, fails

BOT = "def first(view, moves, events, chance):\n    return moves[0]\n"
pytestmark = pytest.mark.usefixtures("toy")
WORDS = "tournament toy --players 3 --games 4 --json --bots".split()
SEATS = [Seat("Freya", "first"), Seat("Jack", "greedy"), Seat("Ivy", "greedy")]


@pytest.fixture
def written(tmp_path, monkeypatch):
    """Writes modules into a folder where they are found; nobody is left at the table afterwards."""
    monkeypatch.setattr(guests, "INVITED", {})
    monkeypatch.syspath_prepend(str(tmp_path))
    before, names = dict(GUESTS), []
    GUESTS.clear()

    def write(name, text=BOT):
        (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
        names.append(name)
        return tmp_path

    with pytest.MonkeyPatch.context() as patch:
        for module in ("experiments", "ledger"):
            patch.setattr(f"engine.lab.{module}.INVITED", guests.INVITED)
        yield write
    GUESTS.clear()
    GUESTS.update(before)
    forget(*names)


def forget(*names):
    import sys

    for name in names:
        sys.modules.pop(name, None)
    guests.INVITED.clear()
    GUESTS.clear()


@pytest.mark.parametrize(
    "answer",
    [
        "return moves[0]",
        "return [moves[0]]",
        "return (moves[0],)",
        "yield 0; return [moves[0]]",
        "yield 0; return moves[0]",
    ],
)
def test_a_bot_says_a_move_or_several_or_thinks_in_slices(written, answer):
    written("one_a", f"def first(view, moves, events, chance):\n    {answer}\n")
    assert invite("one_a:first", TOY) == "first"
    match = Match(TOY, SEATS, {}, 7)
    planning = Planning(match)
    while not match.over and len(match.moves) < 60:
        seat, legal = match.seat, match.legal()
        match.play(bot_move(planning))
        assert seat or match.moves[-1] == legal[0]
    assert planning.faults == []


@pytest.mark.parametrize("answer", ["'deal'", "('deal',)", "[None]", "7", "{}"])
def test_what_is_no_move_is_named(written, answer):
    written("one_k", f"def first(view, moves, events, chance):\n    return {answer}\n")
    invite("one_k:first", TOY)
    planning = Planning(Match(TOY, SEATS, {"first": "1"}, 7))
    assert bot_move(planning) in planning.match.legal()
    assert planning.faults[0].wrong == f"TypeError: {answer} is no Move, and no list of them"


@pytest.mark.parametrize("key", GAMES)
def test_it_plays_every_game(written, key):
    written("one_b")
    seats = min(GAMES[key].seats)
    found = balance(key, ["one_b:first", GAMES[key].stand_in], [seats], games=2)
    assert found["tables"][0]["games"] == 2
    assert all(
        fault["stuck"] for fault in found["tables"][0]["faults"]
    )  # it never fails, though it may dally


BAD = {
    "missing_c:first": "missing_c cannot be imported: ModuleNotFoundError: No module named 'missing_c'",
    "broken_c:first": "broken_c cannot be imported: SyntaxError: ",
    "leaving_c:first": "leaving_c cannot be imported: SystemExit: 3",
    "raising_c:first": "raising_c cannot be imported: ValueError: two lines",
    "plain_c:second": "plain_c:second: the module plain_c has no second",
    "plain_c:": "plain_c: names no bot: write it as module:function",
    ":first": ":first names no bot: write it as module:function",
    "shapes_c:number": "shapes_c:number is no function of (view, moves, events, chance)",
    "shapes_c:three": "shapes_c:three is no function of (view, moves, events, chance)",
    "shapes_c:greedy": "a bot of yours cannot be called greedy: name the function otherwise",
    "shapes_c:human": "a bot of yours cannot be called human: name the function otherwise",
    "shapes_c:Loud": "a bot of yours cannot be called Loud: name the function otherwise",
    "sys:exit": "sys is no file: a bot lies in a module of its own",
    "data_c:first": "data_c needs weights.txt: No such file or directory",
}


@pytest.mark.parametrize("bot", BAD)
@pytest.mark.parametrize("command", ["tournament", "balance", "simulate", "play"])
def test_a_bad_bot_is_one_line(written, capsys, command, bot):
    written("broken_c", "def first(:\n")
    written("leaving_c", "import sys\nsys.exit(3)\n")
    written("raising_c", "raise ValueError('two\\nlines')\n")
    written("plain_c")
    four = "(view, moves, events, chance): return moves[0]\n"
    shapes = "number = 4\ndef three(view, moves, events): return moves[0]\n"
    written("shapes_c", shapes + "".join(f"def {name}{four}" for name in ("greedy", "human", "Loud")))
    written("data_c", f"DATA = ['weights.txt']\n{BOT}")
    if command == "play" and bot in ("shapes_c:greedy", "shapes_c:human"):
        return  # a seat that is called shapes_c
    words = ["--seats", f"Jack:{bot},you,random"] if command == "play" else ["--bots", f"{bot},random"]
    assert BAD[bot] in fails(capsys, command, "toy", *words)


def test_two_bots_cannot_have_one_name(written, capsys):
    written("one_d")
    written("two_d")
    said = fails(capsys, *WORDS, "one_d:first,two_d:first")
    assert said == "two bots are called first: one_d:first and two_d:first"


def test_it_sits_at_a_table_in_the_terminal(written, capsys):
    written("one_e")
    assert main("play clans --seats one_e:first,Jack:one_e:first,random --seed 2".split()) == 0
    told = capsys.readouterr().out
    assert "first-1" in told
    assert "Jack" in told


def test_its_code_and_what_that_imports_belong_to_the_edition(written):
    folder = written("helping_f", "VALUE = 1\n")
    written("one_f", f"import helping_f\nDATA = ['weights.txt']\n{BOT}")
    (folder / "weights.txt").write_text("1", encoding="utf-8")
    editions = []
    for name, text in (
        ("", ""),
        ("one_f.py", f"import helping_f\n{BOT}#\n"),
        ("helping_f.py", "VALUE = 2\n"),
    ):
        if name:
            (folder / name).write_text(text, encoding="utf-8")
        forget("one_f", "helping_f")
        invite("one_f:first", TOY)
        editions.append(edition_of(["first", "greedy"]))
    assert len({*editions, edition()}) == 4
    assert edition_of(["greedy"]) == edition()


def test_the_files_that_it_names_belong_to_the_edition(written):
    folder = written("one_g", f"DATA = ['weights.txt']\n{BOT}")
    editions = set()
    for weights in ("1", "2"):
        (folder / "weights.txt").write_text(weights, encoding="utf-8")
        forget("one_g")
        invite("one_g:first", TOY)
        editions.add(edition_of(["first"]))
    assert len(editions) == 2


def test_a_ledger_of_its_older_code_is_refused_and_that_of_others_goes_on(written, capsys, tmp_path):
    written("one_h")
    ledger = str(tmp_path / "ledger.jsonl")
    assert main([*WORDS, "one_h:first,random", "--ledger", ledger]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["bots"] == ["one_h:first", "random"]
    assert told["edition"] != edition()
    assert main([*WORDS, "one_h:first,greedy,random", "--ledger", ledger]) == 0  # it has some of the games
    capsys.readouterr()
    forget("one_h")
    written("one_h", f"{BOT}# changed\n")
    assert "was played by other code" in fails(capsys, *WORDS, "one_h:first,random", "--ledger", ledger)
    forget("one_h")
    assert main([*WORDS, "greedy,random", "--ledger", ledger]) == 0  # in which it does not take part


def test_what_changes_under_a_running_program_is_told(written):
    written("one_i")
    invite("one_i:first", TOY)
    written("one_i", f"{BOT}# changed\n")
    with pytest.raises(Trouble, match="has changed since it was imported"):
        invite("one_i:first", TOY)


def test_processes_find_it_and_play_the_same(written):
    written("one_j")
    asked = {"players": [2], "games": 6, "seed": 3}
    alone = tournament("dealers", ["one_j:first", "random"], **asked)
    together = tournament("dealers", ["one_j:first", "random"], jobs=2, **asked)
    assert alone["pairs"] == together["pairs"]
    assert alone["edition"] == together["edition"]
    assert (alone["stuck"], alone["faults"]) == (0, [])


def last(view, moves, events, chance):
    return moves[-1]


def test_a_function_is_a_bot_too(written):
    found = tournament("toy", [last, "random"], players=[3], games=4)
    assert [row["bot"] for row in found["pairs"]] == ["last"]
    assert found["bots"] == [f"{__name__}:last", "random"]


def test_the_agent_that_learns_wins_after_a_few_games(written, tmp_path, monkeypatch):
    text = (ROOT / "assets" / "examples" / "learn.py").read_text(encoding="utf-8")
    written("learn", text.replace("peddlers.engine", "engine"))  # so it is called in the tree
    monkeypatch.setattr("sys.argv", ["learn.py", "--games", "12"])
    import_module("learn").main()
    assert "requests" in json.loads((tmp_path / "weights.json").read_text(encoding="utf-8"))
    found = tournament("dealers", ["learn:learned", "random"], games=4)
    assert found["faults"] == []
    assert found["pairs"][0]["wins"] >= 3


def test_a_function_of_a_notebook_plays_in_its_process_only(written, monkeypatch):
    monkeypatch.setattr(last, "__module__", "__main__")
    found = tournament("toy", [last, "random"], players=[3], games=4)
    assert found["bots"] == ["last", "random"]
    with pytest.raises(Trouble, match="only known to this process"):
        tournament("toy", [last, "random"], players=[3], games=4, jobs=2)


def test_a_bot_that_is_not_there_is_refused_before_a_game_is_played(written):
    with pytest.raises(BadOption, match="hrad"):
        tournament("toy", ["hrad", "random"])
    with pytest.raises(Trouble, match="no game is called chess: there are dealers"):
        tournament("chess", ["greedy", "random"])


def test_the_bot_of_ten_lines_beats_chance(written, monkeypatch):
    text = (ROOT / "assets" / "examples" / "eager.py").read_text(encoding="utf-8")
    code = [line for line in text.split('"""', 2)[2].splitlines() if line]
    assert len(code) <= 10
    monkeypatch.syspath_prepend(str(ROOT / "assets" / "examples"))
    found = tournament("dealers", ["eager:eager", "random"], games=100)
    assert found["pairs"][0]["low"] > 0.5
    assert found["faults"] == []
