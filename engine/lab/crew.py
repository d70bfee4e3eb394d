"""Who plays the bouts: processes of this machine."""

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
    """As they are finished, in so many processes; one is this one."""
    if jobs == 1:
        yield from map(play, bouts)
        return
    before = multiprocessing.active_children()
    pool = ProcessPoolExecutor(
        jobs,
        multiprocessing.get_context("spawn"),  # the same on every system, and whatever threads there are
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
                child.kill()  # not to wait for games that nobody asks for any more


def _begin() -> None:
    """Of a process that plays: the one that asked for the games ends it, also by being gone."""
    for stop in (signal.SIGINT, signal.SIGTERM):  # they may reach every process of a terminal, or of a job
        signal.signal(stop, signal.SIG_IGN)
    Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    asked = multiprocessing.parent_process()
    assert asked
    asked.join()
    os._exit(1)
