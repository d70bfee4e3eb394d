"""What goes on beside the page."""

import asyncio
from collections.abc import Coroutine
from typing import Any

_running: set[asyncio.Future[None]] = set()  # a task that nobody holds may be collected


def begin(work: Coroutine[Any, Any, None]) -> None:
    """Do it while the page goes on."""
    task = asyncio.ensure_future(work)
    _running.add(task)
    task.add_done_callback(_running.discard)
