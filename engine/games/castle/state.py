"""What lies in the castle."""

from collections.abc import Iterable
from dataclasses import dataclass

from ...parts.seats import Circle
from ...state import State
from ...view import HIDDEN, secret
from .grid import IN_ORDER, ONWARD, ROOM_OF, TILED
from .tables import CHEESES, FALLS, MICE, PLACE, ROOMS, SLOTS, TILES, TOWERS, TRAP

DROPS = {tile: tile == TRAP for tile in TILES}  # R14; what is covered is no tile: LookupError
SAFE: dict[str | None, bool] = {None: True}  # R9; None: a raised square, R15
SAFE |= {tile: not drops for tile, drops in DROPS.items()}
FEEDS = frozenset(CHEESES)

Floor = dict[str, str]  # square -> tile


def _open(floor: Floor, seat: int | None, state: "Table") -> Floor:
    """S29: hidden from everybody while the room is roofed. S6: with `peek`, open until the first action."""
    if state.peeking or not state.todo:
        return floor
    room, roofed = ROOM_OF[state.plan], {*state.roofs}
    return {square: HIDDEN if room[square] in roofed else tile for square, tile in floor.items()}


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
        return square not in TOWERS and not self.roofed(square) and SAFE[self.floor.get(square)]

    def own(self, seat: int) -> list[str]:
        """Where the mice of a seat stand, in reading order."""
        squares = [square for square, who in self.mice.items() if who == seat]
        squares.sort(key=PLACE.__getitem__)
        return squares

    def jumps(self, starts: Iterable[str], most: int) -> dict[str, dict[str, int]]:
        """S4, S5, S36: for each square where a run can start, the free squares at its end with their cost in
        actions; the mice on the way are jumped over. The start itself costs nothing."""
        onward, roofed, mice, floor = ONWARD[self.plan], {*self.roofs}, self.mice, self.floor
        runs = {}
        for start in starts:
            costs: dict[str, int] = {}
            passed, edge = [start], [(start, 1)]
            for square, cost in edge:  # grows by every mouse that is jumped over
                for beside, room in onward[square]:
                    if room in roofed:
                        continue
                    if beside in mice:
                        if cost < most and beside not in passed:
                            passed.append(beside)
                            edge.append((beside, cost + 1))
                    elif beside not in costs and SAFE[floor.get(beside)]:
                        costs[beside] = cost
            if costs:
                runs[start] = costs
        return runs

    def entries(self, most: int) -> dict[str, int]:
        """S18: the squares that a mouse of the reserve reaches over occupied towers, with the least cost."""
        costs: dict[str, int] = {}
        if most > 1:
            towers = [tower for tower in TOWERS if tower in self.mice]
            for beyond in self.jumps(towers, most - 1).values():
                for square, cost in beyond.items():
                    costs[square] = min(cost + 1, costs.get(square, cost + 1))
        return costs

    def uncover(self, room: str) -> None:
        """R6: open for everybody."""
        place = self.roofs.index(room)
        self.roofs = self.roofs[:place] + self.roofs[place + 1 :]
        self.reveals += 1
        tiles: list[str] = []
        for square in TILED[self.plan][room]:
            tiles += square, self.floor[square]
        self.tell("uncover", room, *tiles)

    def push(self, slot: str) -> None:
        """D2, in the order of the sheet, but for the end of the game."""
        line = SLOTS[slot]
        floor, into = self.floor, self.spare
        *tiles, self.spare = [floor[square] for square in line]
        floor.update(zip(line, (into, *tiles), strict=True))
        self.reveals += 1  # S30
        self.tell("push", slot, into, self.spare)
        room, roofed = ROOM_OF[self.plan], {*self.roofs}
        drops = []
        for square in IN_ORDER[slot]:
            if room[square] not in roofed:
                self.tell("shown", square, floor[square])
                if DROPS[floor[square]] and square in self.mice:
                    drops.append(square)
        for square in drops:  # R14
            seat = self.mice.pop(square)
            self.fallen[seat] += 1
            self.tell("fall", square, seat)
        self.feed()

    def feed(self, *seats: int) -> None:
        """R16, R17, S20: every kind that two mice of a seat stand on, once. No seat named: of all, S2."""
        floor = self.floor
        under = [(who, tile) for square, who in self.mice.items() if (tile := floor.get(square)) in FEEDS]
        if len({*under}) == len(under):
            return
        for seat in seats or (self.turn, *self.others(self.turn)):
            for kind in CHEESES:
                if under.count((seat, kind)) > 1 and kind not in self.kinds[seat]:
                    self.kinds[seat] = tuple(k for k in CHEESES if k == kind or k in self.kinds[seat])
                    self.tell("cheese", seat, kind)

    def closing(self) -> list[str]:
        """R18: the open rooms in which no mouse stands."""
        stay = {*self.roofs, *map(ROOM_OF[self.plan].get, self.mice)}
        return [room for room in ROOMS[self.plan] if room not in stay]

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
