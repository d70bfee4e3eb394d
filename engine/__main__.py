"""`python -m engine`: the command. It speaks, so it is in ui/terminal; in the package it is `peddlers`."""

import sys
from importlib import import_module

if __name__ == "__main__":
    home = __package__.rpartition(".")[0] or "ui.terminal"
    sys.exit(import_module(f"{home}.__main__").command())
