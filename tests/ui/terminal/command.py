"""`peddlers` as a test starts it."""

import io
import os
import signal
import subprocess
import sys
from pathlib import Path

from engine import Match, Seat, write
from engine.simulate import play_out
from ui.terminal.__main__ import main
from ui.terminal.arguments import program

from ...toy.game import TOY

ROOT = Path(__file__).parents[3]


def run(*words, text="", **environment):
    """As a person would start it."""
    return subprocess.run(
        [sys.executable, "-m", "engine", *words],
        cwd=ROOT,
        input=text,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
    )


def fails(capsys, *words):
    """Exit 2, nothing on stdout, one line on stderr; that line."""
    try:
        code = main(words)
    except SystemExit as stop:
        code = stop.code
    said = capsys.readouterr()
    assert code == 2
    assert said.out == ""
    assert said.err.startswith(f"{program()}: ")
    assert said.err.count("\n") == 1
    return said.err.removeprefix(f"{program()}: ").rstrip("\n")


def typed(monkeypatch, capsys, text, *words):
    """What a game in the terminal prints, for who types that."""
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    assert main(["play", *words]) == 0
    return capsys.readouterr().out


def a_record(folder, moves=30, game=TOY):
    """A file with so many moves of the toy, or of another game where another process is to read it."""
    seats = [Seat("Freya", "greedy"), Seat("Jürgen 🐎", "random"), Seat("Ivy", "random")]
    match = Match(game, seats, {}, 3)
    play_out(match, moves)
    file = folder / "game.rec"
    file.write_text(write(match), encoding="utf-8")
    return file, match


def heeding() -> None:
    """Whoever runs the tests may ignore Ctrl+C, and who is started inherits that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
