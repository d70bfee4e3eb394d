"""What lies in the castle."""

from collections.abc import Iterator
from dataclasses import dataclass

from ...parts.seats import Circle
from ...state import State
from ...view import HIDDEN, secret
from .grid import IN_ORDER, NEXT, ROOM_OF
from .tables import CHEESES, FALLS, MICE, PLACE, ROOMS, SLOTS, TILES, TOWERS, TRAP

DROPS = {tile: tile == TRAP for tile in TILES}  # R14; what is covered is no tile: LookupError

Floor = dict[str, str]  # square -> tile


def _open(floor: Floor, seat: int | None, state: "Table") -> Floor:
    """S29: hidden from everybody while the room is roofed. S6: with `peek`, open until the first action."""
    if state.peeking or not state.todo:
        return floor
    roofed = state.roofed
    return {square: HIDDEN if roofed(square) else tile for square, tile in floor.items()}


@dataclass(kw_only=True)
class Table(Circle, State):
    """The floor under its roofs, the mice on the grid, and what each seat has eaten."""

    goal: int  # R22
    plan: str
    memory: str  # S28: what the table shows of tiles that were seen; no rule looks at it
    aided: str  # the only seat that is shown it, or `all`
    peeking: bool  # S6
    first: int
    turn: int  # the seat in turn, also when the game is over
    floor: Floor = secret(to=_open)
    spare: str
    roofs: tuple[str, ...]  # rooms that are roofed, in reading order
    mice: dict[str, int]  # square -> the seat whose mouse stands there
    reserve: list[int]
    fallen: list[int]
    kinds: list[tuple[str, ...]]  # R16, in the order of the data

    @property
    def seats(self) -> range:
        return range(len(self.kinds))

    def roofed(self, square: str) -> bool:
        return ROOM_OF[self.plan].get(square) in self.roofs

    def bears(self, square: str) -> bool:
        """R9, R15: no roof, no tower, no trap."""
        if square in TOWERS or self.roofed(square):
            return False
        return not (square in self.floor and DROPS[self.floor[square]])

    def own(self, seat: int) -> list[str]:
        """Where the mice of a seat stand, in reading order."""
        return sorted((square for square, who in self.mice.items() if who == seat), key=PLACE.__getitem__)

    def jumps(self, start: str, most: int) -> Iterator[tuple[str, int]]:
        """S4, S5, S36: the free squares at the end of a run from a square, with their cost in actions; the
        mice on the way are jumped over. The start itself costs nothing."""
        seen = {start}
        edge = [start]
        for cost in range(1, most + 1):
            over = []
            for square in edge:
                for beside in NEXT[square]:
                    if beside not in seen and beside not in TOWERS:
                        seen.add(beside)
                        if beside in self.mice:
                            over.append(beside)
                        elif self.bears(beside):
                            yield beside, cost
            edge = over

    def entries(self, most: int) -> dict[str, int]:
        """S18: the squares that a mouse of the reserve reaches over occupied towers, with the least cost."""
        costs: dict[str, int] = {}
        for tower in TOWERS:
            if tower in self.mice:
                for square, cost in self.jumps(tower, most - 1):
                    costs[square] = min(cost + 1, costs.get(square, cost + 1))
        return costs

    def uncover(self, room: str) -> None:
        """R6: open for everybody."""
        self.roofs = tuple(other for other in self.roofs if other != room)
        self.reveals += 1
        squares = [square for square in ROOMS[self.plan][room] if square in self.floor]
        self.tell("uncover", room, *(word for square in squares for word in (square, self.floor[square])))

    def push(self, slot: str) -> None:
        """D2, in the order of the sheet, but for the end of the game."""
        line = SLOTS[slot]
        into, self.spare = self.spare, self.floor[line[-1]]
        for square, behind in zip(line[:0:-1], line[-2::-1], strict=True):
            self.floor[square] = self.floor[behind]
        self.floor[line[0]] = into
        self.reveals += 1  # S30
        self.tell("push", slot, into, self.spare)
        seen = [square for square in IN_ORDER[slot] if not self.roofed(square)]
        drops = [square for square in seen if DROPS[self.floor[square]]]
        for square in seen:
            self.tell("shown", square, self.floor[square])
        for square in drops:
            if square in self.mice:  # R14
                seat = self.mice.pop(square)
                self.fallen[seat] += 1
                self.tell("fall", square, seat)
        for seat in (self.turn, *self.others(self.turn)):  # S2
            self.feed(seat)

    def feed(self, seat: int) -> None:
        """R16, R17, S20: every kind that two mice of the seat stand on, once."""
        under = [
            self.floor[square] for square, who in self.mice.items() if who == seat and square in self.floor
        ]
        for kind in CHEESES:
            if under.count(kind) > 1 and kind not in self.kinds[seat]:
                self.kinds[seat] = tuple(k for k in CHEESES if k == kind or k in self.kinds[seat])
                self.tell("cheese", seat, kind)

    def closing(self) -> list[str]:
        """R18: the open rooms in which no mouse stands."""
        return [
            room
            for room, squares in ROOMS[self.plan].items()
            if room not in self.roofs and not any(square in self.mice for square in squares)
        ]

    def close_roofs(self) -> None:
        """R18."""
        empty = self.closing()
        for room in empty:
            self.tell("roof", room)
        self.roofs = tuple(room for room in ROOMS[self.plan] if room in self.roofs or room in empty)

    def left(self, seat: int) -> int:
        """Mice on the board or in the reserve."""
        return MICE - self.fallen[seat]

    def reached(self) -> list[int]:
        """R19: the seats whose kinds reach the goal."""
        return [seat for seat in self.seats if len(self.kinds[seat]) >= self.goal]

    def lost(self) -> list[int]:
        """R20: the seats whose third mouse fell."""
        return [seat for seat in self.seats if self.fallen[seat] >= FALLS]
