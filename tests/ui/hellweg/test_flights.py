"""What flies on the table of Hellweg: from where to where, as what, and when it is counted."""

import re
from typing import Any, NamedTuple

import pytest

from engine import GAMES, Match, Move, Seat
from engine.games.hellweg.state import Table
from ui.app import update, view
from ui.games.hellweg.pieces import carriage

from ...engine.hellweg.table import selling, table
from ..positions import held


class Flown(NamedTuple):
    """After a move."""

    ways: list[tuple[str, str]]  # from where to where something flies
    drawn: list[str]  # what it is drawn as
    page: str

    def element(self, name: str) -> str:
        """The attributes of that thing."""
        (found,) = re.findall(rf' (id="{name}"[^>]*)>', self.page)
        return str(found)


def flown(position: Table, move: str) -> Flown:
    seats = [Seat(name) for name in ("Freya", "Jack", "Ivy", "Scott")[: len(position.money)]]
    match = Match(GAMES["hellweg"], seats, {}, 4)
    match.state, position.news = position, []
    model = held(match)
    update(model, "setting", "speed", "brisk")
    update(model, "move", *Move.parse(move))
    page = str(view(model))
    flights = re.findall(r'<span class="flight"[^>]* data-from="([^"]*)" data-to="([^"]*)"[^>]*>(.)', page)
    drawn = [part.split("</span>")[0] for part in page.split('class="flight"')[1:]]
    return Flown([(start, goal) for start, goal, _ in flights], drawn, page)


def test_a_carriage_goes_back_from_where_it_stood_and_waits_there() -> None:
    position = selling("olpe-iron", "", carriages=["dortmund-corbach olpe-corbach"], card="t02")
    seen = flown(position, "sell olpe-iron olpe-corbach dortmund-corbach")
    assert seen.ways == [
        ("stands-olpe-iron-red at-olpe", "at-corbach"),
        ("at-corbach", "at-dortmund"),
        ("at-dortmund-iron at-dortmund", "facts-0 seat-0"),
        ("drives-olpe-corbach-red at-olpe-corbach", "facts-0 seat-0"),
        ("drives-dortmund-corbach-red at-dortmund-corbach", "facts-0 seat-0"),
    ]
    assert seen.page.count('data-lifted="0.3"') == 2
    assert str(carriage("red")) in seen.drawn[-1]


@pytest.mark.parametrize(
    ("move", "way"),
    [
        ("buy hagen", ("facts-0 seat-0", "visit-hagen-iron offer-hagen-iron")),
        ("storage token", ("facts-0 seat-0", "stored-0")),
        ("card coal1", ("card-coal1 market", "own-0-coal1 seat-0")),
    ],
)
def test_what_flies_is_not_seen_where_it_lands_before_it_is_there(move: str, way: tuple[str, str]) -> None:
    seen = flown(table("soest-beer", "soest-salt", money=[40], warehouse=True), move)
    assert seen.ways[0] == way
    assert re.search("data-(arrives|lags)", seen.element(way[1].split()[0]))
    if move.startswith("card"):
        assert 'class="mcard flying k-coal"' in seen.page


def test_a_stack_is_counted_anew_once_the_piece_has_landed() -> None:
    """What grows says its number: assets/boot/motion.js waits until that lands which flies there."""
    position = table("2*soest-beer", "soest-salt", carriages=["soest-hamm"], money=[40])
    seen = flown(position, "stock token soest-beer")
    assert seen.ways == [("facts-0 seat-0", "stands-soest-beer-red at-soest-beer at-soest")]
    assert 'data-lags="3"' in seen.element("stands-soest-beer-red")
    seen = flown(table("soest-beer", "", carriages=["soest-hamm"], money=[40]), "stock carriage soest-hamm")
    assert seen.ways == [("facts-0 seat-0", "drives-soest-hamm-red at-soest-hamm")]
    assert 'data-lags="2"' in seen.element("drives-soest-hamm-red")


def test_a_black_carriage_is_black_while_it_flies() -> None:
    """To its road, from road to road, back to the supply; one of the seat's own beside it is not."""
    black, red = str(carriage("red", black=True)), str(carriage("red"))
    told: dict[str, Any] = {"warehouse": True, "blacks": 0}
    position = table("soest-beer", "", **told)
    position.play(Move("stockup"))
    seen = flown(position, "carriage soest-hamm")
    assert seen.ways == [("stored-0 facts-0 seat-0", "drives-soest-hamm-red-black at-soest-hamm")]
    assert black in seen.drawn[0]
    assert red not in seen.drawn[0]
    roads = ["dortmund-corbach olpe-corbach"]
    position = selling("olpe-iron", "", carriages=roads, card="t02", black="olpe-corbach supply", **told)
    seen = flown(position, "sell olpe-iron olpe-corbach dortmund-corbach")
    assert [start for start, _goal in seen.ways[3:]] == [
        "drives-olpe-corbach-red-black at-olpe-corbach",
        "drives-dortmund-corbach-red at-dortmund-corbach",
    ]
    assert [black in one for one in seen.drawn[3:]] == [True, False]
    roads, dark = ["9*soest-hamm soest-corbach"], "soest-hamm soest-corbach"
    for source, shown in (("soest-corbach", black), ("soest-hamm", red)):
        position = table("soest-beer", "", carriages=roads, black=dark, money=[40], **told)
        position.play(Move("card", "coal1"))
        assert shown in flown(position, f"move {source} soest-paderborn").drawn[0]


def test_a_black_carriage_that_is_stored_again_lies_there_as_a_black_one() -> None:
    lies = "stored stored waiting"
    position = table("soest-beer", "", carriages=[lies], black="stored waiting", warehouse=True, blacks=0)
    bay = flown(position, "thaler").page.split('id="stored-0"')[1].split("</g></g></g>")[0]
    assert re.findall(r'<g class="seat-red( black)?">', bay) == ["", " black"]
    assert re.findall(r"number[^>]*>(\d)", bay) == ["1", "2"]


def test_a_privilege_that_is_won_flies_from_its_route_to_its_seat() -> None:
    roads = "soest-corbach soest-hamm"
    position = table("soest-beer builefeld-beer", "", carriages=[roads], money=[40], warehouse=True)
    position.play(Move("card", "coal1"))
    seen = flown(position, "carriage hamm-builefeld")
    assert seen.ways[-1] == ("route-storage", "held-0-storage seat-0")
    assert 'class="wax"' in seen.drawn[-1]
    assert "data-arrives" in seen.element("held-0-storage")
    assert "data-arrives" in seen.element("won-storage-0")
    assert 'id="route-storage"' in seen.page
    position = table("soest-beer", "", money=[40], warehouse=True)
    position.play(Move("card", "wine1"))
    assert flown(position, "privilege thaler").ways[0] == (
        "gain/thaler route-thaler",
        "held-0-thaler seat-0",
    )


def test_the_black_carriages_that_are_won_fly_from_their_route_into_the_storage() -> None:
    roads = "duisburg-essen essen-dortmund dortmund-soest stored"
    position = table("soest-beer", "", carriages=[roads], warehouse=True)
    position.play(Move("stockup"))
    seen = flown(position, "carriage soest-paderborn")
    assert seen.ways[1:] == [("route-carriages", "stored-0 seat-0")] * 2
    assert all(str(carriage("red", black=True)) in one for one in seen.drawn[1:])
