"""The results so far, kept in a file."""

import json
from collections.abc import Iterator
from dataclasses import asdict
from io import TextIOWrapper
from pathlib import Path
from types import TracebackType

from . import Trouble
from .bout import Result
from .edition import edition

VERSION = 1


class Ledger:
    """One line a finished bout, after a line that says what code played. A bout stands in it once."""

    def __init__(self, file: str | None) -> None:
        self.results: dict[str, Result] = {}
        self._file: TextIOWrapper | None = None
        if file is not None:
            path = Path(file)
            whole = self._read(path) if path.exists() else ""
            self._file = path.open("a", encoding="utf-8", newline="\n")
            self._file.truncate(len(whole.encode()))
            if not whole:
                self._write({"peddlers-laboratory": VERSION, "edition": edition()})

    def add(self, result: Result) -> bool:
        """Keep it at once, unless the bout is there already."""
        if result.key in self.results:
            return False
        self.results[result.key] = result
        if self._file:
            self._write(asdict(result))
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
        print(json.dumps(line, ensure_ascii=False), file=self._file, flush=True)

    def _read(self, path: Path) -> str:
        """What is whole of it: the last line may have been broken off."""
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise Trouble(f"{path}: this is no ledger") from None
        whole = text[: text.rfind("\n") + 1]
        if text and not whole:
            raise Trouble(f"{path}: this is no ledger")
        for number, line in enumerate(_lines(whole), 1):
            try:
                told = json.loads(line)
                if number == 1:
                    self._check(path, told)
                else:
                    result = Result(**told)
                    self.results.setdefault(result.key, result)
            except (ValueError, TypeError, LookupError):
                raise Trouble(f"{path}: line {number} is not of a ledger") from None
        return whole

    def _check(self, path: Path, told: dict[str, object]) -> None:
        if told["peddlers-laboratory"] != VERSION:
            raise Trouble(f"{path}: a ledger of another version")
        if told["edition"] != edition():
            raise Trouble(
                f"{path}: its games were played by other code ({told['edition']}, this is {edition()}): "
                "name another file"
            )


def _lines(text: str) -> Iterator[str]:
    return iter(text.split("\n")[:-1])
