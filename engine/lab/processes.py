"""Play bouts in processes of this machine."""

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from threading import Thread
from typing import TypeVar

from . import Trouble
from .pairing import Bout

T = TypeVar("T")
STOPS = (signal.SIGINT, signal.SIGTERM)  # a terminal sends them to every process of the job


def play_here(play: Callable[[Bout], T], bouts: Sequence[Bout], jobs: int) -> Iterator[T]:
    """The results as they come; with one job, from this process."""
    if jobs == 1:
        yield from map(play, bouts)
        return
    before = multiprocessing.active_children()
    pool = ProcessPoolExecutor(
        jobs,
        multiprocessing.get_context("spawn"),  # safe on every system, also with threads
        _begin,
    )
    try:
        with _held_back():
            games = [pool.submit(play, bout) for bout in bouts]
        for done in as_completed(games):
            yield done.result()
    except BrokenProcessPool:
        raise Trouble("a process that played was ended from outside") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in multiprocessing.active_children():
            if child not in before:
                child.kill()  # nobody needs their games any more


@contextmanager
def _held_back() -> Iterator[None]:
    """The stops wait. A process that begins meanwhile inherits that: Python would tell of Ctrl+C at length
    before a line of ours runs there."""
    if sys.platform == "win32":
        yield
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, STOPS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)


def _begin() -> None:
    """A worker process ignores signals, and ends when its parent ends."""
    for stop in STOPS:
        signal.signal(stop, signal.SIG_IGN)
    Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    asked = multiprocessing.parent_process()
    assert asked
    asked.join()
    os._exit(1)
