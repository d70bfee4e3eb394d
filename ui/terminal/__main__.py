"""`peddlers`, or `python -m engine` in a checkout: the games without a browser."""

import io
import signal
import sys
from collections.abc import Sequence

from engine import GAMES, BadOption, RecordError
from engine.lab import Trouble

from . import arguments
from .arguments import fail
from .commands import fewest, simulate_


def main(words: Sequence[str] | None = None) -> int:
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # for any input, and names in any script
    args = arguments.parser().parse_args(words)
    if "players" in args:
        args.players = args.players or [fewest(args)]
    if "bots" in args:
        args.bots = args.bots or [GAMES[args.game].simplest, *(["random"] if args.run is simulate_ else [])]
    try:
        args.run(args)
    except BadOption as error:
        from .speech import sentence

        return fail(sentence(error))
    except RecordError as error:
        return fail(f"{args.file}: {error}")
    except Trouble as error:
        return fail(str(error))
    except (KeyboardInterrupt, BrokenPipeError):
        return 130
    except OSError as error:
        return fail(f"{error.filename}: {error.strerror}" if error.filename else str(error.strerror))
    return 0


def command() -> int:
    """The same, left quietly by Ctrl+C at any moment."""
    leave = signal.getsignal(signal.SIGINT)
    try:
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # the same as Ctrl+C
        if leave != signal.SIG_IGN:
            signal.signal(signal.SIGINT, signal.default_int_handler)
        code = main()
        signal.signal(signal.SIGINT, leave)
    except KeyboardInterrupt:  # outside of what main does
        code = 130
    return code


if __name__ == "__main__":
    sys.exit(command())
