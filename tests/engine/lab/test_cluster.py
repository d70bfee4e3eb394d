"""The same games on a cluster: a real scheduler and real workers, processes of this machine."""

import os
import re
import socket
import subprocess
import sys
import threading
from contextlib import contextmanager

import pytest
from distributed import Client

from engine import GAMES
from engine.edition import edition
from engine.guests import GUESTS
from engine.lab import cluster, guests
from engine.lab.bout import play
from engine.lab.cluster import play_there
from engine.lab.processes import play_here

from ...ui.terminal.command import ROOT, fails, run
from .games import some_bouts, timeless

QUIET = ["--host", "127.0.0.1", "--no-dashboard"]
LAST = "def last(view, moves, events, chance):\n    return moves[-1]\n"
WORDS = "tournament dealers --bots greedy,random --games 2".split()


@contextmanager
def process(program, *words, path=ROOT):
    command = [sys.executable, "-P", "-m", f"distributed.cli.dask_{program}", *words]
    environment = {**os.environ, "PYTHONPATH": str(path)}
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment) as running:
        try:
            yield running
        finally:
            running.kill()


@contextmanager
def scheduler(path):
    """Its address. It needs no engine: `path` is where the workers find it."""
    with process("scheduler", "--port", "0", *QUIET, path=path) as running:
        yield next(found[1] for line in running.stderr if (found := re.search(r"at:\s+(tcp://\S+)", line)))


def worker(address, path=ROOT):
    return process("worker", address, "--no-nanny", "--nthreads", "1", *QUIET, path=path)


def test_a_worker_dies_and_nothing_is_lost_or_counted_twice(tmp_path, monkeypatch):
    """With a bot of somebody's own, as one that the workers find."""
    (tmp_path / "lasting.py").write_text(LAST, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(guests, "INVITED", {})
    monkeypatch.setitem(GUESTS, "last", None)  # it does not stay
    name = guests.invite("lasting:last", GAMES["dealers"])
    bouts = some_bouts(60, bots=(name, "random"))
    path = f"{ROOT}{os.pathsep}{tmp_path}"
    with scheduler(tmp_path) as address, worker(address, path) as doomed, worker(address, path):
        with Client(address, set_as_default=False) as client:
            client.wait_for_workers(2)
        results = []
        for result in play_there(bouts, address):
            results.append(result)
            if len(results) == 3:
                doomed.kill()
        assert doomed.wait() < 0
    assert [result.key for result in timeless(results)] == sorted(bout.key for bout in bouts)
    assert {result.edition for result in results} == {guests.edition_of([name])} != {edition()}
    assert timeless(results) == timeless(play_here(play, bouts, 1))


def test_a_cluster_that_cannot_play_is_one_line(tmp_path, capsys, monkeypatch):
    with scheduler(tmp_path) as address:
        with monkeypatch.context() as hasty:
            hasty.setattr(cluster, "PATIENCE", 1)
            assert fails(capsys, *WORDS, "--cluster", address) == f"the cluster at {address} has no workers"
        with worker(address, path=tmp_path):
            with Client(address, set_as_default=False) as client:
                client.wait_for_workers(1)
            assert fails(capsys, *WORDS, "--cluster", address) == (
                f"a worker of {address} failed: ModuleNotFoundError: No module named 'engine'"
            )


def test_a_bot_of_ones_own_plays_where_the_worker_has_it_and_has_the_same(tmp_path):
    mine, other, none = (tmp_path / name for name in ("mine", "other", "none"))
    for folder, text in ((mine, LAST), (other, f"{LAST}# older\n"), (none, "")):
        folder.mkdir()
        (folder / f"{'empty' if folder == none else 'lasting'}.py").write_text(text, encoding="utf-8")
    words = [*"tournament dealers --bots lasting:last,random --games 4 --cluster".split()]
    with scheduler(tmp_path) as address:
        told = {}
        for folder in (mine, other, none):
            with worker(address, path=f"{ROOT}{os.pathsep}{folder}"):
                with Client(address, set_as_default=False) as client:
                    client.wait_for_workers(1)
                told[folder] = run(*words, address, PYTHONPATH=str(mine))
    assert (told[mine].returncode, told[mine].stderr) == (0, "")
    assert "| last – random " in told[mine].stdout
    assert (told[other].returncode, told[none].returncode) == (2, 2)
    assert "a worker plays with other code (" in told[other].stderr
    assert told[none].stderr.endswith(
        f"a worker of {address} failed: Trouble: lasting cannot be imported: "
        "ModuleNotFoundError: No module named 'lasting'\n"
    )


@pytest.mark.parametrize("answer", [b"", b"HTTP/1.1 400 Bad Request\r\n\r\n", b"SSH-2.0\n", bytes(64)])
def test_who_does_not_answer_as_dask_does_is_not_waited_for(answer, capsys, monkeypatch):
    monkeypatch.setattr(cluster, "PATIENCE", 1)
    with socket.create_server(("127.0.0.1", 0)) as other:
        address = "{}:{}".format(*other.getsockname())

        def speak():
            caller, _ = other.accept()
            with caller:
                caller.sendall(answer)
                while caller.recv(99):  # until the caller gives up
                    pass

        threading.Thread(target=speak, daemon=True).start()
        said = fails(capsys, *WORDS, "--cluster", address)
    assert said == f"no cluster at '{address}': nobody answers there as Dask does"


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nonsense", "tls://127.0.0.1:9"])
def test_an_address_without_a_cluster_is_one_line(address):
    done = run(*WORDS, "--cluster", address)
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(rf"python3? -m engine: no cluster at '{address}': .*\n", done.stderr)


def test_without_dask_it_says_how_to_get_it(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "distributed", None)
    reason = fails(capsys, *WORDS, "--cluster", "127.0.0.1:1")
    assert reason == "--cluster needs Dask: pip install distributed (the extra `cluster`)"
