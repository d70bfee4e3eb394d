"""Work that is told to the person at the keyboard, and done once: for the other parts of build.py."""

import fcntl
import hashlib
import os
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CACHE = ROOT / ".build"
AGAIN = "is there a network? Then run this again"


class Failure(Exception):
    """What went wrong and what to do about it, in a line for the person at the keyboard."""


def say(text: str) -> None:
    print(text, flush=True)


def run(title: str, command: list[str], hint: str, **environment: str) -> str:
    """Run a long command quietly, with a dot every two seconds; show what it said only if it fails."""
    print(f"{title} ", end="", flush=True)
    began = time.monotonic()
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    while True:
        try:
            output, _ = process.communicate(timeout=2)
            break
        except subprocess.TimeoutExpired:
            print(".", end="", flush=True)
        except BaseException:
            process.kill()
            raise
    say(f" {'failed' if process.returncode else 'done'} in {time.monotonic() - began:.1f} s")
    if process.returncode:
        say("\n".join("  " + line for line in output.splitlines()[-10:]))
        raise Failure(f"{title} failed: {hint}")
    return output


def digest(*parts: bytes | str | Path) -> str:
    """One hash of texts and of the contents of files."""
    total = hashlib.sha256()
    for part in parts:
        if isinstance(part, Path):
            part = part.read_bytes()
        total.update(hashlib.sha256(part.encode() if isinstance(part, str) else part).digest())
    return total.hexdigest()


def once(stamp: Path, key: str, work: Callable[[], object]) -> None:
    """Do the work unless the stamp says that it was done with the same inputs; one process at a time."""
    CACHE.mkdir(exist_ok=True)
    with (CACHE / f"{stamp.name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if stamp.is_file() and stamp.read_text() == key:
            return
        stamp.unlink(missing_ok=True)
        work()
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.write_text(key)
