"""What lies in the castle."""

from dataclasses import dataclass
from itertools import chain

from ...parts.seats import Circle
from ...state import State
from ...view import HIDDEN, secret
from .grid import IN_ORDER, ONWARD, Opened, opened
from .tables import CHEESES, FALLS, MICE, PLACE, ROOMS, SLOTS, TILES, TOWERS, TRAP

DROPS = {tile: tile == TRAP for tile in TILES}  # R14; what is covered is no tile: LookupError
SAFE: dict[str | None, bool] = {None: True}  # R9; None: a raised square, R15
SAFE |= {tile: not drops for tile, drops in DROPS.items()}

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

    @property
    def opened(self) -> Opened:
        return opened(self.plan, self.roofs)

    def roofed(self, square: str) -> bool:
        return square not in TOWERS and square not in self.opened.squares

    def bears(self, square: str) -> bool:
        """R9, R15: no roof, no tower, no trap."""
        return square in self.opened.squares and SAFE[self.floor.get(square)]

    def own(self, seat: int) -> list[str]:
        """Where the mice of a seat stand, in reading order."""
        return sorted((square for square, who in self.mice.items() if who == seat), key=PLACE.__getitem__)

    def jumps(self, start: str, most: int) -> dict[str, int]:
        """S4, S5, S36: the free squares at the end of a run from a square, with their cost in actions; the
        mice on the way are jumped over. The start itself costs nothing."""
        squares, costs = self.opened.squares, dict[str, int]()
        if squares.isdisjoint(ONWARD[start]):
            return costs
        mice, floor = self.mice, self.floor
        passed, edge = {start}, [start]
        for cost in range(1, most + 1):
            over = []
            for square in edge:
                for beside in ONWARD[square]:
                    if beside in mice:
                        if beside not in passed:
                            passed.add(beside)
                            over.append(beside)
                    elif beside in squares and beside not in costs and SAFE[floor.get(beside)]:
                        costs[beside] = cost
            if not over:
                break
            edge = over
        return costs

    def entries(self, most: int) -> dict[str, int]:
        """S18: the squares that a mouse of the reserve reaches over occupied towers, with the least cost."""
        costs: dict[str, int] = {}
        for tower in TOWERS:
            if tower in self.mice:
                for square, cost in self.jumps(tower, most - 1).items():
                    costs[square] = min(cost + 1, costs.get(square, cost + 1))
        return costs

    def uncover(self, room: str) -> None:
        """R6: open for everybody."""
        self.roofs = tuple([other for other in self.roofs if other != room])
        self.reveals += 1
        floor = self.floor
        tiles = [(square, floor[square]) for square in ROOMS[self.plan][room] if square in floor]
        self.tell("uncover", room, *chain.from_iterable(tiles))

    def push(self, slot: str) -> None:
        """D2, in the order of the sheet, but for the end of the game."""
        line = SLOTS[slot]
        floor, into = self.floor, self.spare
        *tiles, self.spare = [floor[square] for square in line]
        floor.update(zip(line, (into, *tiles), strict=True))
        self.reveals += 1  # S30
        self.tell("push", slot, into, self.spare)
        squares = self.opened.squares
        seen = [square for square in IN_ORDER[slot] if square in squares]
        drops = [square for square in seen if DROPS[floor[square]]]
        for square in seen:
            self.tell("shown", square, floor[square])
        for square in drops:
            if square in self.mice:  # R14
                seat = self.mice.pop(square)
                self.fallen[seat] += 1
                self.tell("fall", square, seat)
        for seat in (self.turn, *self.others(self.turn)):  # S2
            self.feed(seat)

    def feed(self, seat: int) -> None:
        """R16, R17, S20: every kind that two mice of the seat stand on, once."""
        floor = self.floor
        under = [floor[square] for square, who in self.mice.items() if who == seat and square in floor]
        if len(under) < 2:
            return
        for kind in CHEESES:
            if under.count(kind) > 1 and kind not in self.kinds[seat]:
                self.kinds[seat] = tuple(k for k in CHEESES if k == kind or k in self.kinds[seat])
                self.tell("cheese", seat, kind)

    def closing(self) -> list[str]:
        """R18: the open rooms in which no mouse stands."""
        squares = ROOMS[self.plan]
        return [room for room in self.opened.rooms if self.mice.keys().isdisjoint(squares[room])]

    def close_roofs(self) -> None:
        """R18."""
        if empty := self.closing():
            for room in empty:
                self.tell("roof", room)
            roofed = {*self.roofs, *empty}
            self.roofs = tuple([room for room in ROOMS[self.plan] if room in roofed])

    def left(self, seat: int) -> int:
        """Mice on the board or in the reserve."""
        return MICE - self.fallen[seat]

    def decided(self) -> bool:
        """R19, R20: somebody has reached the goal, or lost a third mouse."""
        return max(map(len, self.kinds)) >= self.goal or max(self.fallen) >= FALLS

    def reached(self) -> list[int]:
        """R19: the seats whose kinds reach the goal."""
        return [seat for seat in self.seats if len(self.kinds[seat]) >= self.goal]

    def lost(self) -> list[int]:
        """R20: the seats whose third mouse fell."""
        return [seat for seat in self.seats if self.fallen[seat] >= FALLS]
