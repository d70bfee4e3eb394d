"""Balance: how often each seat and each start wins, how long games are, what decides them."""

from collections import Counter
from collections.abc import Sequence
from statistics import fmean, median

from .bout import STUCK, Result
from .figures import wilson
from .report import Figures, faults, interval, table


def balance(players: int, results: Sequence[Result]) -> Figures:
    """Of games of bots of about the same strength."""
    ended = [result for result in results if result.why != STUCK]
    places = [
        ({"seat": str(seat + 1), **result.traits[seat]}, result.share(seat))
        for result in ended
        for seat in range(players)
    ]
    out = Counter(why for result in ended for why in result.out if why)
    if out:
        out["anything"] = sum(any(result.out) for result in ended)
    rounds = Counter(result.rounds for result in ended)
    lengths = [result.rounds for result in ended]
    return {
        "players": players,
        "games": len(results),
        "stuck": len(results) - len(ended),
        "chance": round(1 / players, 4),
        "places": [row for name in (places[0][0] if places else ()) for row in _place(name, places)],
        "rounds": {
            "mean": round(fmean(lengths), 2),
            "median": median(lengths),
            "each": {str(length): rounds[length] for length in sorted(rounds)},
        }
        if lengths
        else {},
        "moves": round(fmean(result.moves for result in ended), 1) if ended else 0,
        "decided_by": _shares(Counter(result.why for result in ended), len(ended)),
        "out": _shares(out, len(ended)),
        "faults": faults(results),
    }


def _place(name: str, places: Sequence[tuple[dict[str, str], float]]) -> list[Figures]:
    """Win rates by a trait of the set-up."""
    rows = []
    for value in sorted({place[name] for place, _ in places}):
        shares = [share for place, share in places if place[name] == value]
        rate = wilson(sum(shares), len(shares))
        rows.append(
            {
                "what": name,
                "value": value,
                "games": len(shares),
                "wins": round(sum(shares), 3),
                **rate.figures(),
            }
        )
    return rows


def _shares(counted: Counter[str], games: int) -> list[Figures]:
    return [
        {"what": word, "games": count, **wilson(count, games).figures()}
        for word, count in counted.most_common()
    ]


def tables(figures: Figures) -> str:
    """The report as Markdown."""
    places = [
        [f"{row['what']} {row['value']}", row["games"], f"{row['rate']:.1%}", interval(row)]
        for row in figures["places"]
    ]
    ends = [
        [f"{title} {row['what']}", row["games"], f"{row['rate']:.1%}", interval(row)]
        for title, key in (("decided by", "decided_by"), ("somebody out by", "out"))
        for row in figures[key]
    ]
    head = f"{figures['players']} seats, {figures['games']} games"
    if figures["stuck"]:
        head += f", {figures['stuck']} without an end"
    lengths = figures["rounds"].get("each", {})
    return "\n\n".join(
        [
            f"### {head}",
            table(["wins", "games", "share", f"95 % (by chance {figures['chance']:.0%})"], places),
            table(["how it ended", "games", "share", "95 %"], ends),
            table(["rounds", *lengths], [["games", *lengths.values()]]),
        ]
    )
