"""Statistics: what the games that are over tell together, reckoned by hand beside it."""

import csv
import json
import re
from collections.abc import Iterable
from functools import partial
from io import StringIO

import pytest

from engine import Match, Seat, write
from engine.simulate import play_out
from ui.app import title, update, view
from ui.model import Model
from ui.pages import chart
from ui.pages.statistics.numbers import tenths
from ui.pages.statistics.page import Page
from ui.pages.statistics.results import Bar, Result, bars, by, results, sum_up
from ui.saves.format import Label, Save, newest
from ui.table import saving as keep
from ui.table.sitting import Sitting

from ..toy.game import TOY
from .shelf import carry, running
from .table import sealed
from .toy.table import at_toy

pytestmark = pytest.mark.usefixtures("toy")

FREYA, BOT = ("Freya", "human"), ("", "greedy")


def over(mark: int, names: Iterable[str], scores: Iterable[int], out: tuple[int, ...] = ()) -> str:
    """A slot of a game that is over: a name that begins with a small letter is a bot's."""
    seats = tuple((name, "human" if name[0].isupper() else "greedy", "red") for name in names)
    rows = tuple({"score": score, "damage": 2 * score} for score in scores)
    best = max(row["score"] for seat, row in enumerate(rows) if seat not in out)
    winners = tuple(seat for seat, row in enumerate(rows) if seat not in out and row["score"] == best)
    label = Label("dealers", seats, 9, 4, rows=rows, winners=winners, out=out, when=mark * 1000)
    return Save(1, label, "peddlers-record 1\n").sealed()


SHELF = {
    "game.1.0": over(1, ["Freya", "bot"], [10, 7]),
    "game.2.0": over(2, ["Freya", "bot"], [4, 9]),
    "game.3.0": over(3, ["bot", "Freya", "Jack", "bob"], [20, 20, 3, 1]),
    "game.4.1": over(4, ["Jack", "Freya", "bot"], [8, 30, 2], out=(1,)),
}


def told(texts: dict[str, str]) -> list[Result]:
    saves = {key.split(".")[1]: save for key, text in texts.items() if (save := newest([text]))}
    assert len(saves) == len(texts)
    return results(saves)


def entered(texts: dict[str, str]) -> Model:
    model = Model(draw_seed=partial(next, iter(range(100, 10_000))))
    assert ("shelf",) in update(model, "go", "statistics")
    update(model, "shelved", texts)
    return model


def room(model: Model) -> Page:
    assert isinstance(model.page, Page)
    return model.page


def test_a_person_is_summed_up() -> None:
    freya = sum_up(result for result in told(SHELF) if result.who == FREYA)
    assert (freya.results, freya.wins, freya.out) == (4, 2, 1)  # a shared win is a win
    assert freya.lot == pytest.approx(1 / 2 + 1 / 2 + 2 / 4 + 1 / 3)
    assert freya.means == {"score": pytest.approx(16), "damage": pytest.approx(32)}


def test_wins_and_lots_are_the_same_over_all_seats() -> None:
    everybody = sum_up(told(SHELF))
    assert everybody.wins == pytest.approx(everybody.lot) == 5


def test_by_seats_by_player_and_by_opponent() -> None:
    freya = [result for result in told(SHELF) if result.who == FREYA]
    assert {seats: total.wins for seats, total in by(freya, lambda r: [r.seats]).items()} == {
        2: 1,
        3: 0,
        4: 1,
    }
    against = by(freya, lambda result: result.others)
    assert {who: total.results for who, total in against.items()} == {BOT: 4, ("Jack", "human"): 2}
    everybody = by(told(SHELF), lambda result: [result.who])
    assert [*everybody][:2] == [BOT, FREYA]  # who has the most results comes first
    assert everybody[BOT].results == 5


def test_a_game_that_goes_on_or_tells_no_seat_counts_for_nothing() -> None:
    label = Label("dealers", (("Freya", "human", "red"), ("", "greedy", "blue")), 9, 4)
    seatless = {"game.2.0": Save(1, label, "peddlers-record 1\n").sealed()}
    model = entered({"game.1.0": running_slot(), **seatless})
    assert list(room(model).games) == ["2"]
    assert results(room(model).games) == []
    assert "No game is over yet." in str(view(model))


def running_slot() -> str:
    match = Match(TOY, [Seat("Freya"), Seat("Jack"), Seat("Ivy")], {}, 3)
    return Save(1, keep.label(Sitting(match)), running()).sealed()


def test_a_whole_game_is_reckoned_as_it_ended() -> None:
    match = Match(TOY, [Seat("Freya"), Seat("Jack", "greedy"), Seat("Ivy", "random")], {}, 8)
    play_out(match)
    found = told({"game.1.0": Save(1, keep.label(Sitting(match)), write(match)).sealed()})
    scores = match.game.scores(match.view(None))
    assert [result.row for result in found] == [*scores.rows]
    assert [seat for seat, result in enumerate(found) if result.won] == [*scores.winners]
    assert [seat for seat, result in enumerate(found) if result.out] == [*scores.out]


@pytest.mark.parametrize(
    ("numbers", "expected"),
    [
        ([0], [Bar(0, 0, 1)]),
        ([1, 1, 2], [Bar(0, 0, 0), Bar(1, 1, 2), Bar(2, 2, 1)]),
        ([9], [Bar(n, n, int(n == 9)) for n in range(10)]),
        ([10, 3], [Bar(0, 1, 0), Bar(2, 3, 1), Bar(4, 5, 0), Bar(6, 7, 0), Bar(8, 9, 0), Bar(10, 11, 1)]),
        ([-3, 2], [Bar(n, n, int(n in (-3, 2))) for n in range(-3, 3)]),
    ],
)
def test_bars_begin_at_zero_and_leave_no_gap(numbers: list[int], expected: list[Bar]) -> None:
    assert bars(numbers) == expected


@pytest.mark.parametrize("top", [1, 9, 10, 19, 20, 49, 50, 99, 100, 101, 12_345, 10**9])
def test_a_chart_has_few_bars_and_forgets_nothing(top: int) -> None:
    numbers = [0, top // 2, top]
    found = bars(numbers)
    assert len(found) <= 10
    assert sum(bar.results for bar in found) == len(numbers)
    assert found[0].first <= 0
    assert found[-1].last >= top


def test_bars_are_as_long_as_their_numbers() -> None:
    drawn = str(chart.columns([("0", 4), ("1", 2), ("2", 0)]))
    assert [float(high) for high in re.findall(r'height="([\d.]+)"', drawn)] == [120, 60, 0]
    drawn = str(chart.pairs([("a", "b", (4, "4"), (1, "1")), ("a", "b", (2, "2"), (2, "2"))]))
    lengths = [float(long) for long in re.findall(r'width="([\d.]+)"', drawn)]
    assert lengths == [192, 48, 96, 96]


def test_a_course_begins_with_the_first_game_and_has_its_mean_beside_it() -> None:
    drawn = str(chart.dots([(10, True), (4, False), (10, True)]))
    (mean,) = re.findall(r'class="mean" d="M([^"]+)"', drawn)
    heights = [float(high) for high in mean.split()[1::2]]
    dots = [float(high) for high in re.findall(r'cy="([^"]+)"', drawn)]
    assert heights[0] == dots[0] == dots[2] < heights[2] < heights[1] < dots[1]
    assert re.findall(r'<circle class="(\w+)"', drawn) == ["full", "outlined", "full"]
    assert ">0</text>" in drawn  # the axis begins there


def test_the_page_tells_one_person_at_a_time() -> None:
    model = entered(SHELF)
    assert title(model) == "Statistics · Peddler’s Table"
    page = str(view(model))
    assert "4 results" in page
    assert "by chance it would be 1.8" in page
    assert "<b>32.0</b>" in page
    update(model, "set", "who", "human Jack")
    assert "2 results" in str(view(model))
    update(model, "set", "who", "greedy ")
    page = str(view(model))
    assert "5 results" in page
    assert 'aria-label="bot: careful"' in page
    update(model, "set", "shown", "damage")
    assert "Damage on average" in str(view(model))
    for name in ("who", "shown", "game", "nonsense"):
        update(model, "set", name, "<b>nonsense")
    assert "nonsense" not in str(view(model))


def test_out_is_told_of_who_was_out() -> None:
    model = entered(SHELF)
    assert "<dt>Out</dt>" in str(view(model))
    update(model, "set", "who", "greedy ")
    assert "<dt>Out</dt>" not in str(view(model))


def test_a_single_game_has_no_mean_and_no_chart() -> None:
    told = str(view(entered({"game.1.0": SHELF["game.1.0"]})))
    assert "<b>10</b>" in told
    assert not re.findall('class="chart"|on average</small>', told)
    several = str(view(entered(SHELF)))
    assert several.count('class="chart"') == 4
    assert "on average</small>" in several


def test_without_games_it_says_so() -> None:
    page = str(view(entered({})))
    assert "No game is over yet." in page
    assert "chart" not in page


def test_names_are_text() -> None:
    page = str(view(entered({"game.1.0": over(1, ["Freya<b>", "bot"], [1, 2])})))
    assert "Freya&lt;b&gt;" in page


def test_as_a_file() -> None:
    model = entered({**SHELF, "game.5.0": over(5, ['=A1"', "bot"], [1, 2])})
    ((_download, name, text),) = update(model, "keep", "csv")
    rows = list(csv.DictReader(StringIO(text)))
    assert name == "peddlers-table.csv"
    assert len(rows) == 13
    assert rows[0]["name"] == ' =A1"'
    assert rows[0]["when"] == "1970-01-01T00:00:05Z"
    ((_download, name, text),) = update(model, "keep", "json")
    told = json.loads(text)
    assert name == "peddlers-table.json"
    assert told[0]["name"] == '=A1"'
    assert [(row["score"], row["won"]) for row in told if row["name"] == "Freya"] == [
        (30, 0),
        (20, 1),
        (4, 0),
        (10, 1),
    ]
    assert update(model, "keep", "exe") == []


def test_they_are_deleted_when_that_is_sure_and_put_back() -> None:
    goes_on = {"game.9.0": running_slot()}
    model = entered(SHELF | goes_on)
    saves = dict(room(model).games)
    assert update(model, "delete") == []
    update(model, "ask")
    assert "Delete all 4 games that are over?" in str(view(model))
    update(model, "ask")
    assert update(model, "delete") == []
    update(model, "ask")
    effects = update(model, "delete")
    assert {effect[1] for effect in effects if effect[0] == "drop"} == {"1", "2", "3", "4"}
    page = str(view(model))
    assert "4 games are deleted." in page
    assert "No game is over yet." in page
    texts: dict[str, str] = dict(goes_on)
    newer = SHELF["game.4.1"].replace("Freya", "Freyr")
    texts["game.4.0"] = newer  # another tab has kept it once more
    carry(model, texts, update(model, "put_back"))
    del saves["4"]
    assert {mark: save for mark, save in room(model).games.items() if mark != "4"} == saves
    assert [key for key in texts if ".4." in key] == ["game.4.0"]
    assert len(texts) == 5


def test_a_game_at_the_table_goes_too_if_it_is_over() -> None:
    model = at_toy()
    update(model, "move", "roll")
    texts = {"game.7.0": sealed(model, turn="", rows=({"score": 1},) * 3, winners=(0,))}
    update(model, "go", "statistics")
    update(model, "shelved", texts)
    update(model, "ask")
    assert ("drop", "7") in update(model, "delete")
    assert model.sitting is None


@pytest.mark.parametrize(
    ("number", "words"), [(0, "0.0"), (12.34, "12.3"), (-0.5, "−0.5"), (-0.04, "0.0"), (9.96, "10.0")]
)
def test_tenths(number: float, words: str) -> None:
    assert tenths(number) == words


@pytest.mark.parametrize(("until", "side"), [(2, "100%"), (8, "5"), (None, "5")])
def test_the_words_of_a_course_lie_where_its_moment_does_not_cross_them(until: int | None, side: str) -> None:
    axes = chart.Axes(10, (0, 5), 0, 4, (), "Points")
    _before, _mark, after = str(chart.course(axes, (), until)).partition('class="counted"')
    assert f'x="{side}"' in after.partition(">")[0]
