"""How long bots of the clans wait."""

from engine import GAMES, Match, Move, Seat
from ui.settings import BEATS
from ui.table.clock import due
from ui.table.view import scene_of

from ...engine.clans.table import set_up, table
from ..positions import held
from ..table import sitting


def test_what_goes_on_with_the_move_of_a_bot_comes_once_that_was_seen() -> None:
    clans = ("YYYY cattle free", "YYYY cattle free", "YYYY cattle free")
    game = Match(GAMES["clans"], [Seat("Freya"), Seat("Jack", "greedy"), Seat("Ivy", "greedy")], {}, 7)
    model = held(set_up(game, table(*clans, drawn="YBBGRR", turn=1)))
    here = sitting(model)
    here.seating.holder = 0
    here.play(Move("done"))
    waits = {}
    for word in ("end", "raid 1"):
        here.planning.expect([Move.parse(word)])
        waits[word] = next(effect[1] for effect in due(model, here) if effect[0] == "later")
    assert waits == {"end": round(BEATS["brisk"] * here.face.lasts(scene_of(here))), "raid 1": 1200}
    assert 0 < waits["end"] < waits["raid 1"]
