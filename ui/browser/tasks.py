"""What goes on beside the page."""

import asyncio
import traceback
from collections.abc import Coroutine
from typing import Any

import js

_running: set[asyncio.Future[None]] = set()  # a task that nobody holds may be collected


def begin(work: Coroutine[Any, Any, None]) -> asyncio.Future[None]:
    """Do it while the page goes on."""
    task = asyncio.ensure_future(_reporting(work))
    _running.add(task)
    task.add_done_callback(_running.discard)
    return task


async def _reporting(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Exception:
        tell_mistake()


def tell_mistake() -> None:
    """A mistake of ours is told to the person."""
    js.console.error(traceback.format_exc())
    js.peddlers.fail("python", traceback.format_exc())
