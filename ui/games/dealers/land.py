"""Where things lie on the map sheet of 1000 x 700 units: drawing only, no rule."""

import re
from math import ceil
from typing import NamedTuple

from engine.games.dealers.tables import VILLAGES

GAP = 30.5  # from the middle of one good to the next
SLOTS = 6  # goods that lie one by one; more of them lie in a stack for each kind
QUEUE = 0.8  # the size of a cart that shares a village

Point = tuple[float, float]


class Site(NamedTuple):
    """Where goods and carts stand around the point of a village."""

    goods: tuple[int, int]  # the middle of the room for goods
    columns: int
    carts: tuple[tuple[int, int], ...]  # the middle of the first cart, the second …
    gap: float = GAP  # where there is little room, a full row lies closer


SITES = {
    "forres": Site((100, 50), 6, ((39, 152), (105, 150), (157, 114), (39, 182)), gap=26),
    "elgin": Site((465, 60), 6, ((284, 43), (397, 32), (277, 96), (373, 128)), gap=26),
    "fochabers": Site((640, 35), 6, ((645, 139), (682, 133), (588, 71), (692, 63))),
    "keith": Site((900, 65), 6, ((956, 169), (845, 137), (893, 179), (955, 199)), gap=26),
    "dallas": Site((145, 225), 2, ((284, 208), (285, 238), (273, 268), (221, 170))),
    "rothes": Site((535, 250), 6, ((491, 149), (428, 188), (420, 218), (528, 140)), gap=26),
    "macallan": Site((715, 180), 3, ((645, 191), (647, 293), (685, 293), (785, 249))),
    "cromdale": Site((115, 265), 2, ((64, 399), (43, 339), (43, 309), (165, 359))),
    "knockando": Site((320, 305), 2, ((437, 399), (368, 393), (474, 393), (316, 375))),
    "aberlour": Site((595, 330), 6, ((568, 434), (530, 428), (520, 398), (642, 374))),
    "dufftown": Site((815, 365), 2, ((952, 409), (957, 349), (957, 319), (887, 307))),
    "cragganmore": Site((315, 435), 2, ((250, 529), (193, 469), (163, 515), (329, 495))),
    "tomnavoulin": Site((735, 535), 6, ((680, 473), (683, 503), (789, 439), (841, 479))),
    "grantown": Site((100, 650), 6, ((57, 549), (125, 548), (155, 622), (57, 520)), gap=26),
    "tomintoul": Site((395, 655), 6, ((439, 554), (469, 625), (321, 627), (377, 541))),
    "cabrach": Site((640, 650), 6, ((597, 549), (576, 622), (692, 564), (704, 622))),
    "huntly": Site((900, 645), 6, ((955, 545), (845, 617), (895, 535), (841, 569)), gap=26),
}


def middle(name: str, wide: float, high: float) -> Point:
    """Of a group whose outer middles are so far apart: in the village's room for goods, as near as can be."""
    site, (near, _number) = SITES[name], VILLAGES[name]
    room = site.gap * (site.columns - 1), GAP * (ceil(SLOTS / site.columns) - 1)
    free = [max(0, full - part) / 2 for full, part in zip(room, (wide, high), strict=True)]
    x, y = (c + min(max(n - c, -f), f) for c, n, f in zip(site.goods, near, free, strict=True))
    return x, y


def slots(name: str, number: int) -> list[Point]:
    """The middles of so many goods or stacks: even rows around one middle."""
    site = SITES[name]
    rows = ceil(number / site.columns)
    wide = ceil(number / max(rows, 1))
    gap = min(GAP, site.gap * (site.columns - 1) / max(wide - 1, 1))
    x, y = middle(name, gap * (wide - 1), GAP * (rows - 1))
    places = []
    for place in range(number):
        row, column = divmod(place, wide)
        in_row = min(wide, number - row * wide)
        places.append((x + gap * (column - (in_row - 1) / 2), y + GAP * (row - (rows - 1) / 2)))
    return places


def half_plate(name: str) -> float:
    """Half the width of a village's name plate."""
    return 4.6 * len(name) + 13


# (village, village) -> the path of the link, and the place of its stud
PATHS = {
    ("cragganmore", "tomintoul"): ("M299.3 513.3C326.9 533.3 351.7 556.4 373.8 582.7", (336.8, 543.9)),
    ("dallas", "cromdale"): ("M204 258.4C182.4 290.9 157.7 320.1 122.6 338.6", (172.3, 299.6)),
    ("fochabers", "rothes"): ("M608.3 123.2C578.3 151.4 544.7 174.6 507.6 192.7", (560.6, 161.8)),
    ("forres", "elgin"): ("M137.2 91.1C193.9 78.3 251.4 72.4 309.7 73.5", (222.9, 77.1)),
    ("keith", "dufftown"): ("M919.3 153.2C925.5 213.9 922.7 274.3 910.7 334.2", (921.8, 244)),
    ("knockando", "aberlour"): ("M450.9 350.5C485.9 353.2 520.2 360.1 553.8 371.2", (503, 357.7)),
    ("macallan", "knockando"): ("M663.1 259.4C582.2 275.9 503.7 300.5 427.8 333", (543.5, 290.2)),
    ("tomnavoulin", "huntly"): ("M829.2 523C846.8 534.4 863.4 547.2 878.8 561.5", (851.1, 538.3)),
    ("aberlour", "cabrach"): ("M604.2 418.4C622.5 466 633.8 515.1 638.1 565.9", (626.4, 491)),
    ("cromdale", "cragganmore"): ("M149.3 383.3C178 404.1 203.8 428.3 226.5 455.9", (182.4, 409.9)),
    ("dufftown", "tomnavoulin"): ("M880.7 393.5C857.3 422.5 830.3 447.6 799.6 468.7", (846.9, 430.3)),
    ("elgin", "knockando"): ("M345.4 109.1C347.6 178.1 358.5 245.7 377.9 312", (355.2, 211.5)),
    ("fochabers", "keith"): ("M677.3 88.5C738.8 87.4 799.7 93.3 859.7 106.1", (769, 92.1)),
    ("forres", "dallas"): ("M125.9 128.2C155.3 147.4 181.3 170.5 204 197.5", (167.5, 160)),
    ("grantown", "tomintoul"): ("M138.1 599.1C212.2 592.7 286.3 594.6 360.2 604.6", (249.3, 595.7)),
    ("rothes", "macallan"): ("M523.4 206.1C576.6 209.4 628.5 219.5 679 236.6", (602.2, 216.2)),
    ("aberlour", "tomnavoulin"): ("M640.7 404.6C675.7 420.6 708.1 441 737.9 465.7", (684, 427.4)),
    ("cabrach", "huntly"): ("M677.7 598.6C738.3 589.8 799 588.1 859.9 593.3", (768.6, 590.7)),
    ("cromdale", "grantown"): ("M99.1 383.1C105.2 444.4 103.1 505.3 92.8 565.9", (102.1, 474.8)),
    ("dallas", "cragganmore"): ("M222.2 258.4C218.5 319.9 223 380.9 235.7 441.2", (222.8, 350.2)),
    ("elgin", "rothes"): ("M381.8 98.7C413.1 121.4 440.1 148.4 463.1 179.8", (425.6, 136.1)),
    ("keith", "macallan"): ("M878.4 153.1C840 185.1 798.1 211.9 752.9 233.5", (818.2, 197.2)),
    ("knockando", "tomintoul"): ("M396 383.5C405.8 445.8 407.2 508.3 400.4 570.9", (404.4, 477)),
    ("macallan", "dufftown"): ("M767 269.7C806.3 287.1 842.8 309.1 876.7 335.9", (824, 299.3)),
    ("cragganmore", "grantown"): ("M215.3 513.5C189.9 539.5 161.6 562 130.5 580.8", (175.1, 549.8)),
    ("dufftown", "huntly"): ("M912.2 393.8C922.5 449.1 925.1 504.7 919.9 560.7", (921.9, 477)),
    ("elgin", "dallas"): ("M308.6 106.3C280.7 133.3 257.4 163.8 238.6 198", (270.1, 149.5)),
    ("elgin", "fochabers"): ("M381.6 82.1C448.4 93.7 515.5 97.9 583.1 94.6", (482, 93.9)),
    ("forres", "cromdale"): ("M79.2 139C68 201.5 55.8 264 82 325", (66.6, 232.5)),
    ("macallan", "tomnavoulin"): ("M728.1 283.8C748.3 340.1 760.2 398.1 763.8 457.9", (752.2, 369.6)),
    ("rothes", "knockando"): ("M448.5 238.2C430.1 260.5 415.2 285 403.7 311.6", (423.5, 273.3)),
    ("tomintoul", "cabrach"): ("M432.6 603C490 594 547.5 593 605.2 599.9", (518.8, 595.5)),
}


def road(here: str, there: str) -> str:
    """The path of a link as one travels it; nothing where there is no link."""
    if (here, there) in PATHS:
        return PATHS[here, there][0]
    line, _stud = PATHS.get((there, here), ("", None))
    points = re.findall(r"[\d.]+ [\d.]+", line)[::-1]
    return f"M{points[0]}C{' '.join(points[1:])}" if points else ""
