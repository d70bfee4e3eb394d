"""The result as one picture, to be shown to others: who won, and how everybody stands."""

from collections.abc import Sequence

from ..node import Child, Node, g, path, rect, svg, text, use
from ..parts.ledger import Line
from ..table.reckoning import ledgers, outcome
from ..table.sitting import Sitting

WIDE, HIGH = 1200, 630  # as other pages show a picture that is shared
FOOT = 600  # where the steps of the podium stand
STEPS = (220, 170, 140, 122, 122)  # how high they are, by rank
GAP = 12
BROAD = 250  # of a step, at most
# what it needs of the page's styles; assets/boot/picture.js fills in the colours and adds symbols and letters
LOOK = """
text { font-family: var(--sans); fill: var(--bar-ink); text-anchor: middle; }
.name, .title, .won { font-family: var(--serif); font-weight: 800; }
.left { text-anchor: start; } .right { text-anchor: end; }
.quiet { fill: var(--bar-ink-2); }
.piece { color: var(--seat); }
.piece .badge { fill: var(--card-cream); stroke: var(--chip-line); stroke-width: 1.5; }
.piece text { font: 800 14.5px var(--serif); fill: var(--card-ink); }
.ln { fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
"""
style = Node("style")


def draw(sitting: Sitting, colours: Sequence[str]) -> Node:
    """`colours`: of the seats, by name."""
    last = ledgers(sitting)[-1]
    ranked = [line for line in last.lines if line.mark != "out"]
    out = [line for line in last.lines if line.mark == "out"]
    first, *others = enumerate([*ranked, *out], 1)
    placed = [*others[:1], first, *others[1:]]  # the winner stands between the others
    broad = min(BROAD, (WIDE - 80) // len(placed) - GAP)
    left = (WIDE - len(placed) * (broad + GAP) + GAP) // 2
    painted = " ".join(f".seat-{name} {{ --seat: var(--{name}); }}" for name in colours)
    return svg(xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {WIDE} {HIGH}", width=WIDE, height=HIGH)[
        style[LOOK + painted],
        rect(width=WIDE, height=HIGH, fill="var(--oak)"),
        rect(width=WIDE, height=84, fill="var(--bar)"),
        text(class_="title left", x=40, y=56, font_size=38)[sitting.face.title()],
        text(class_="quiet right", x=WIDE - 104, y=54, font_size=26)["Peddler’s Table"],
        _within(use(href="#cart"), "0 0 50 40", WIDE - 92, 22, 52, "seat-red piece"),
        rect(x=140, y=102, width=WIDE - 280, height=64, rx=32, fill="var(--bar)"),
        _fitted(outcome(sitting.match), WIDE // 2, 145, 34, WIDE - 340, "won"),
        path(d=f"M0 {FOOT}H{WIDE}V{HIGH}H0Z", fill="var(--bar)"),
        [
            _step(
                line,
                place,
                "" if line in out else str(last.place(line)),
                left + at * (broad + GAP),
                broad,
                sitting,
            )
            for at, (place, line) in enumerate(placed)
        ],
    ]


def _step(line: Line, place: int, rank: str, left: int, broad: int, sitting: Sitting) -> Node:
    name, colour = sitting.seating.marks[line.seat]
    first, out = line.mark == "won", line.mark == "out"
    high = STEPS[-1] if out else STEPS[0] if first else STEPS[min(place, len(STEPS)) - 1]
    top, middle, wide = FOOT - high, left + broad // 2, min(190, broad)
    return g[
        first
        and _within(use(href="#laurel"), "0 0 60 30", middle - 36, top - wide * 4 // 5 - 44, 72, "laurel"),
        _within(
            sitting.face.ending.figure(name, colour), "", middle - wide // 2, top - wide * 4 // 5 + 4, wide
        ),
        rect(x=left, y=top, width=broad, height=high, rx=6, fill="var(--bar-2)", stroke="var(--bar-line)"),
        rank and text(class_="quiet name", x=middle, y=top + 32, font_size=26)[rank],
        _fitted(name, middle, top + 72, 34, broad - 20, "name"),
        _fitted(line.words, middle, top + 104, 24, broad - 20, "quiet"),
    ]


def _within(drawing: Child, box: str, x: int, y: int, wide: int, kind: str = "") -> Node:
    """A drawing in a place of its own; four fifths as high as it is wide."""
    return svg(
        class_=kind or None,
        x=x,
        y=y,
        width=wide,
        height=wide * 4 // 5,
        viewBox=box or None,
        color="var(--glow)" if kind == "laurel" else None,
    )[drawing]


def _fitted(words: str, x: int, y: int, size: int, room: int, kind: str) -> Node:
    """Smaller where the words are many."""
    letters = max(1, len(words))
    return text(class_=kind, x=x, y=y, font_size=min(size, 2 * room // letters))[words]
