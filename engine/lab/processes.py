"""Play bouts in processes of this machine."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from typing import TypeVar

from . import Trouble
from .pairing import Bout

T = TypeVar("T")


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
        for done in as_completed([pool.submit(play, bout) for bout in bouts]):
            yield done.result()
    except BrokenProcessPool:
        raise Trouble("a process that played was ended from outside") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in multiprocessing.active_children():
            if child not in before:
                child.kill()  # nobody needs their games any more


def _begin() -> None:
    """A worker process ignores signals, and ends when its parent ends."""
    for stop in (signal.SIGINT, signal.SIGTERM):  # a terminal sends them to every process of the job
        signal.signal(stop, signal.SIG_IGN)
    Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    asked = multiprocessing.parent_process()
    assert asked
    asked.join()
    os._exit(1)
