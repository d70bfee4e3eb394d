"""Ctrl+C while the command is still being loaded: it leaves without a word. Imported before all else."""

import sys

COMMANDS = ("engine", "peddlers", "peddlers.engine", "ui.terminal")

if (sys.orig_argv[1:2] == ["-m"] and sys.orig_argv[2] in COMMANDS) or sys.argv[0].endswith(
    ("/peddlers", "\\peddlers")
):
    import _signal  # type: ignore[import-not-found] # the module signal takes a while, in which Ctrl+C is not heard
    import os

    _signal.signal(_signal.SIGINT, lambda *_: os._exit(130))
