"""A table is the same text in every process: no drawing depends on hash(), or on the order of a set."""

import os
import subprocess
import sys

from assets.packing.work import ROOT


def drawn(seed: str) -> list[str]:
    environment = {**os.environ, "PYTHONHASHSEED": seed}
    command = [sys.executable, "-m", "tests.ui.drawn"]
    lines = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    ).stdout
    return lines.splitlines()


def test_a_table_is_the_same_text_whatever_the_seed_of_hashes_is() -> None:
    assert drawn("0") == drawn("1") != []
