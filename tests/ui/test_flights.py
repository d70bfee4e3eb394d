"""What moves by the events of a move: when each begins, and how long all lasts."""

from ui.node import span
from ui.parts.flights import RIDE, Fall, Flight, Motion, Ride, lasts, timed

TOKEN = span["card"]


def flight(**other: float | str | None) -> Flight:
    return Flight(TOKEN, "here", "there")._replace(**other)  # type: ignore[arg-type]


def begins(*motions: Motion) -> list[float]:
    return [beat for beat, _motion in timed(motions)]


def test_one_flight_begins_a_little_after_the_other() -> None:
    assert begins(flight(), flight(), flight(wait=0.5)) == [0, 0.25, 0.75]
    assert begins(flight(wait=2)) == [0]


def test_what_waits_begins_once_all_before_it_have_landed() -> None:
    assert begins(flight(), flight(), flight(wait=None)) == [0, 0.25, 1.25]
    assert begins(flight(lifted=0.5), flight(wait=None), Ride("cart")) == [0, 1.5, 1.5]


def test_what_comes_out_of_something_that_moves_begins_later_and_so_does_what_follows() -> None:
    assert begins(flight(later=1), flight(), flight(wait=None)) == [1, 1.25, 2.25]
    assert lasts([flight(later=1)]) == 2


def test_all_lasts_until_the_last_was_held() -> None:
    assert lasts([]) == 0
    assert lasts([flight(), flight()]) == 1.25
    assert lasts([flight(held=3), Fall("good")]) == 4
    assert lasts([flight(beside="village", held=3)]) == 5
    assert lasts([Ride("cart"), flight()]) == RIDE
