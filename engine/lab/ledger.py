"""A file of finished bouts, to go on from after a break."""

import json
from dataclasses import asdict
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

from ..edition import edition
from ..games import GAMES
from . import Trouble
from .bout import Result
from .guests import INVITED, edition_of

VERSION = 1


class Ledger:
    """One line a finished bout, after a line that says what code played. A bout stands in it once."""

    def __init__(self, file: str | None) -> None:
        self.results: dict[str, Result] = {}
        self._file: BinaryIO | None = None
        if file is not None:
            path = Path(file)
            if path.exists() and not path.is_file():  # reading a device may never end
                raise Trouble(f"{file!r} is no file that can be a ledger")
            self._file = path.open("a+b")
            try:
                _claim(self._file, path)
                self._file.truncate(self._read(path))
                if not self._file.tell():
                    self._write({"peddlers-laboratory": VERSION, "edition": edition()})
            except BaseException:
                self._file.close()
                raise

    def add(self, result: Result) -> bool:
        """Append and flush a result, unless its bout is there already."""
        if result.key in self.results:
            return False
        self.results[result.key] = result
        if self._file:
            row = asdict(result)
            if result.edition == edition():
                del row["edition"]  # the first line tells it
            self._write(row)
        return True

    def __enter__(self) -> "Ledger":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file:
            self._file.close()

    def _write(self, line: dict[str, object]) -> None:
        assert self._file
        self._file.write(json.dumps(line).encode() + b"\n")
        self._file.flush()

    def _read(self, path: Path) -> int:
        """How many bytes of it are whole lines: the last one may have been broken off."""
        assert self._file
        self._file.seek(0)
        whole = 0
        for number, line in enumerate(self._file, 1):
            if not line.endswith(b"\n"):
                if number == 1:
                    raise Trouble(f"{path}: this is no ledger")
                break
            whole += len(line)
            try:
                row = json.loads(line)
                if number == 1:
                    if row["peddlers-laboratory"] != VERSION:
                        raise Trouble(f"{path}: a ledger of another version")
                    _check(f"{path}: its games were", row["edition"], edition())
                else:
                    result = Result(**{"edition": edition()} | row)
                    if not result.sound:
                        raise ValueError
                    bots = GAMES[result.key.split(" ")[0]].bots
                    if all(
                        player in bots or player in INVITED for player in result.players
                    ):  # else nobody asks
                        here = edition_of(result.players)
                        _check(f"{path}: line {number} was", result.edition, here)
                        self.results.setdefault(result.key, result)
            except (ValueError, TypeError, LookupError, RecursionError):
                raise Trouble(f"{path}: line {number} is not of a ledger") from None
        return whole


def _check(what: str, played: object, here: str) -> None:
    """Results of different code are not added up."""
    if played != here:
        raise Trouble(f"{what} played by other code ({played}, this is {here}): name another file")


def _claim(file: BinaryIO, path: Path) -> None:
    """Lock the file while it is open: another run would truncate it."""
    try:
        from fcntl import LOCK_EX, LOCK_NB, flock
    except ImportError:  # not a Unix
        return
    try:
        flock(file, LOCK_EX | LOCK_NB)
    except BlockingIOError:
        raise Trouble(f"{path}: another run keeps its games there") from None
