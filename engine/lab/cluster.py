"""Play bouts on a cluster, by Dask distributed (only with --cluster)."""

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from . import Trouble
from .bout import Result
from .guests import edition_of
from .pairing import Bout

PATIENCE = 5  # seconds, for the scheduler to answer, and for the first worker
RETRIES = 3  # of a bout that failed; one whose worker died is played again anyhow


def play_there(bouts: Sequence[Bout], address: str) -> Iterator[Result]:
    """The results as they come. A bout's identity is its Dask key, so that none is computed twice."""
    try:
        from distributed import Client, as_completed
    except ImportError:
        raise Trouble("--cluster needs Dask: pip install distributed (the extra `cluster`)") from None
    for name in ("distributed", "distributed.client", "distributed.protocol.core"):
        logging.getLogger(name).setLevel(logging.CRITICAL + 1)  # errors are reported below
    try:
        with ThreadPoolExecutor(1) as apart:  # in a thread of its own: a notebook has a running event loop
            apart.submit(asyncio.run, _greet(address)).result()
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise Trouble(f"no cluster at {address!r}: {error}") from None
    with client:
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError:
            raise Trouble(f"the cluster at {address} has no workers") from None
        work = _by_name(__package__)
        futures = [
            client.submit(
                work, tuple(bout), key=f"{edition_of(bout.players)} {bout.key}", pure=False, retries=RETRIES
            )
            for bout in bouts
        ]
        for future, plain in as_completed(futures, with_results=True, raise_errors=False, loop=client.loop):
            if future.status == "error":
                wrong = future.exception()
                raise Trouble(f"a worker of {address} failed: {type(wrong).__name__}: {wrong}")
            if future.status != "finished":
                raise Trouble(f"the cluster at {address} has gone")
            result = Result(**plain)
            if result.edition != (here := edition_of(result.players)):
                raise Trouble(f"a worker plays with other code ({result.edition}, this is {here})")
            future.release()
            yield result


async def _greet(address: str) -> None:
    """Check that Dask answers there: its Client would wait for ever for the handshake of anything else."""
    from distributed.comm.addressing import get_address_host_port
    from distributed.comm.core import connect
    from distributed.core import send_recv
    from distributed.security import Security

    get_address_host_port(address)
    security = Security().get_connection_args("client")
    if address.startswith("tls:") and not security["ssl_context"]:
        raise ValueError("the configuration of Dask names no certificates")

    try:
        async with asyncio.timeout(PATIENCE):
            comm = await connect(address, **security)
            try:
                identity = await send_recv(comm, op="identity")
            finally:
                comm.abort()
    except Exception as error:  # no answer, or one of another protocol
        if isinstance(error, OSError) and not isinstance(error, TimeoutError):
            raise
        raise OSError("nobody answers there as Dask does") from None
    if identity["type"] != "Scheduler":
        raise OSError(f"it is of a {identity['type'].lower()}, not of a scheduler")


def _by_name(package: str) -> Callable[[tuple[Any, ...]], dict[str, Any]]:
    """A function that is pickled by value, with plain data: the scheduler does not need the engine."""

    def work(bout: tuple[Any, ...]) -> dict[str, Any]:
        from importlib import import_module

        plain: dict[str, Any] = import_module(f"{package}.bout").play_plain(bout)
        return plain

    return work
