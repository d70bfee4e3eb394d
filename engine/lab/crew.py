"""Who plays the bouts: processes of this machine."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from . import Trouble
from .pairing import Bout

T = TypeVar("T")


def play_here(play: Callable[[Bout], T], bouts: Sequence[Bout], jobs: int) -> Iterator[T]:
    """As they are finished, in so many processes; one is this one."""
    if jobs == 1:
        yield from map(play, bouts)
        return
    before = multiprocessing.active_children()
    pool = ProcessPoolExecutor(
        jobs,
        multiprocessing.get_context("spawn"),  # the same on every system, and whatever threads there are
        signal.signal,  # Ctrl+C reaches every process of the terminal: this one ends the others
        (signal.SIGINT, signal.SIG_IGN),
    )
    try:
        for done in as_completed([pool.submit(play, bout) for bout in bouts]):
            yield done.result()
    except BrokenProcessPool:
        raise Trouble("a process that played was ended from outside") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in multiprocessing.active_children():
            if child not in before:
                child.terminate()  # not to wait for games that nobody asks for any more
