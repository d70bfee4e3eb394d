"""Figures as pictures: SVG, which a notebook shows and a file keeps."""

from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any

ROW, LEFT, WIDE, CELL = 30, 130, 640, 86
STYLE = "font-family='system-ui, sans-serif' font-size='14'"


class Picture(str):
    """The text of an SVG."""

    def _repr_svg_(self) -> str:
        return self

    def save(self, file: str | Path) -> None:
        Path(file).write_text(self, encoding="utf-8")


def ladder(rows: Sequence[Mapping[str, Any]]) -> Picture:
    """Bots by their Elo, the best on top, each with its interval."""
    low, high = min(row["low"] for row in rows), max(row["high"] for row in rows)
    step = next(each for each in (25, 50, 100, 200, 500, 1000, 5000, 10**9) if (high - low) / each <= 8)
    low, high = low // step * step, -(-high // step) * step

    def x(points: float) -> float:
        return round(float(LEFT + (points - low) / max(high - low, 1) * (WIDE - LEFT - 80)), 1)

    drawn, bottom = [], ROW * len(rows) + 14
    for points in range(low, high + 1, step):
        drawn.append(_line(x(points), 10, x(points), bottom, "#8885"))
        drawn.append(_text(x(points), bottom + 18, f"{points:+}" if points else "0", "middle"))
    for place, row in enumerate(sorted(rows, key=lambda row: -row["elo"])):
        y = ROW * place + 28
        drawn.append(_text(LEFT - 12, y + 5, row["bot"], "end"))
        drawn.append(_line(x(row["low"]), y, x(row["high"]), y, "#888", 3))
        drawn.append(f"<circle cx='{x(row['elo'])}' cy='{y}' r='6' fill='#b0601c'/>")
        drawn.append(_text(x(row["high"]) + 10, y + 5, f"{row['elo']:+}", "start"))
    return _picture(WIDE, bottom + 32, "Elo with 95 % intervals", drawn)


def matrix(rows: Sequence[Mapping[str, Any]]) -> Picture:
    """What the bot of a row wins against the bot of a column; what was not played is empty."""
    bots = list(dict.fromkeys(bot for row in rows for bot in (row["bot"], row["against"])))
    rates = {(row["bot"], row["against"]): (row["rate"], row["chance"]) for row in rows}
    if all(chance == 0.5 for _rate, chance in rates.values()):  # with more seats, one plays against several
        rates |= {(b, a): (1 - rate, chance) for (a, b), (rate, chance) in rates.items()}
    drawn = []
    for column, bot in enumerate(bots):
        drawn.append(_text(LEFT + CELL * (column + 0.5), 24, bot, "middle"))
    for place, bot in enumerate(bots):
        y = ROW * place + 36
        drawn.append(_text(LEFT - 12, y + 20, bot, "end"))
        for column, against in enumerate(bots):
            if (bot, against) not in rates:
                continue
            rate, chance = rates[bot, against]
            better = rate >= chance
            share = (rate - chance) / (1 - chance) if better else (chance - rate) / chance
            fill = f"fill='{'#2f7d4f' if better else '#b0601c'}' fill-opacity='{0.08 + 0.5 * share:.2f}'"
            left = LEFT + CELL * column
            drawn.append(f"<rect x='{left + 1}' y='{y + 1}' width='{CELL - 2}' height='{ROW - 2}' {fill}/>")
            drawn.append(_text(left + CELL / 2, y + 20, f"{rate:.1%}", "middle"))
    return _picture(LEFT + CELL * len(bots) + 10, ROW * len(bots) + 44, "wins of the row", drawn)


def _picture(width: float, height: float, title: str, drawn: Sequence[str]) -> Picture:
    head = f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}' width='{width}' {STYLE}>"
    ground = f"<rect width='{width}' height='{height}' fill='#fffdf7'/>"
    return Picture("\n".join([head, f"<title>{title}</title>", ground, *drawn, "</svg>\n"]))


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, width: int = 1) -> str:
    return f"<line x1='{x1}' y1='{y1}' x2='{x2}' y2='{y2}' stroke='{colour}' stroke-width='{width}'/>"


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f"<text x='{x}' y='{y}' text-anchor='{anchor}' fill='#2b2620'>{escape(text)}</text>"
