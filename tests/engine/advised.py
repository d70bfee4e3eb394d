"""What every adviser keeps to."""

from engine import Chance
from engine.search.mind import settle

from .position import play


def advised(mind, match):
    """What a mind tells the seat that decides: legal, best first, no plan twice, and worth what it says."""
    seat = match.seat
    seen, legal, events = match.view(seat), match.legal(), match.known(seat)
    told = settle(mind.advise(seen, legal, events, Chance(1)))
    assert 1 <= len(told) <= (5 if all(len(one.plan) == 1 for one in told) else 3)
    assert [one.worth for one in told] == sorted((one.worth for one in told), reverse=True)
    assert len({one.plan for one in told}) == len(told)
    for one in told:
        assert 0 <= one.worth <= 1000
        play(match.state.copy(), *map(str, one.plan))
        assert settle(mind.worth(seen, one.plan, events, Chance(1))) == one.worth
    return told
