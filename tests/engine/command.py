"""`python -m engine` as a test starts it."""

import os
import subprocess
import sys
from pathlib import Path

from engine.__main__ import main

ROOT = Path(__file__).parents[2]


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
    assert said.err.startswith("python -m engine: ")
    assert said.err.count("\n") == 1
    return said.err.removeprefix("python -m engine: ").rstrip("\n")
