"""The demos show the worked examples of the rule sheet, with its figures."""

from engine import Match
from engine.games.hellweg.scores import best_pairs, worth
from ui.games import FACES

from ..demos import replayed

DEMOS = FACES["hellweg"].book().demos()


def legal(match: Match, count: int) -> set[str]:
    return {str(move) for move in match.state_at(count).moves()}


def test_buying_is_tv1() -> None:
    match = replayed(DEMOS["buying"].record)
    before, after = match.state_at(19), match.state_at(21)
    assert [str(move) for move in match.moves[19:21]] == ["buy dortmund", "carriage dortmund-soest"]
    assert before.offers[0] == ("dortmund-beer", 5)
    assert after.money[0] - before.money[0] == -4
    assert after.tokens[0].count("dortmund-beer") == 2
    assert sum(text.startswith("carriage ") for text in legal(match, 20)) == 6


def test_two_less_is_tv2() -> None:
    """Mönster for 4 without the discount, Hagen for 5 − 2 with it."""
    match = replayed(DEMOS["discount"].record)
    money = [match.state_at(count).money for count in (18, 19, 22, 25)]
    assert [str(move) for move in (match.moves[18], match.moves[20], match.moves[23])] == [
        "thaler",
        "buy moenster",
        "buy hagen",
    ]
    assert match.state_at(18).offers[1] == ("hagen-iron", 5)
    assert [money[1][0] - money[0][0], money[2][1] - money[0][1], money[3][0] - money[1][0]] == [1, -4, -3]


def test_three_ways_to_sell_are_tv3() -> None:
    match = replayed(DEMOS["ways"].record)
    state = match.state_at(42)
    assert state.offers[1] == ("dortmund-iron", 5)
    assert legal(match, 42) == {
        "sell dortmund-iron",
        "sell olpe-iron olpe-corbach dortmund-corbach",
        "sell olpe-iron hagen-olpe dortmund-hagen",
        "sell moenster-iron dortmund-moenster",
        "keep",
    }
    assert state.carriages[0].count("dortmund-moenster") == 2
    assert match.state_at(43).carriages[0] == state.carriages[0]


def test_the_pair_is_tv8_and_the_last_card_tv9() -> None:
    match = replayed(DEMOS["pairs"].record)
    owned = match.state.owned[0]
    assert owned == ("coal3", "herring2", "wine2")
    assert [sum(worth(owned)), len(best_pairs(owned))] == [73, 1]
    before, after = match.state_at(264), match.state_at(265)
    assert before.last
    assert ("moenster-iron", 4) in before.offers
    assert str(match.moves[264]) == "sell moenster-iron"
    assert after.money[0] - before.money[0] == 7
