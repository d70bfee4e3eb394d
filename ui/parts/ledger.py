"""The reckoning at the end of a game, part by part: the screens draw it, a game fills it."""

from dataclasses import dataclass

from ..node import Child


@dataclass(frozen=True)
class Line:
    """A seat in a part of the reckoning."""

    seat: int
    cells: tuple[Child, ...]  # what the number is made of, below the heads; perhaps nothing
    number: int
    words: str  # the number with what decides a tie
    mark: str = ""  # won or out
    note: str = ""  # why


@dataclass(frozen=True)
class Ledger:
    """A part of the reckoning. The last one decides who wins: its lines stand in that order."""

    title: str
    lead: str
    heads: tuple[str, ...]  # the seat, the cells, the number
    lines: tuple[Line, ...]
    verdict: str = ""  # what follows from it

    def place(self, line: Line) -> int:
        """Of a seat that is not out. Who stands alike has the same place."""
        stand = [each.words for each in self.lines if each.mark != "out"]
        return 1 if line.mark == "won" else stand.index(line.words) + 1
