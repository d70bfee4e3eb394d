"""The drawn table of the castle: what taps do, what is said, what nobody may see."""

import re
from collections.abc import Iterable

import pytest

from engine import GAMES, HUMAN, Event, Match, Seat
from engine.games.castle.memory import marks
from engine.games.castle.state import Table
from engine.games.castle.tables import CHEESES
from tests.engine.castle.table import table
from tests.engine.position import play
from ui.app import turned, update, view
from ui.games.castle import FACE, board
from ui.model import Model
from ui.saves.format import unseal
from ui.table.drawing.log import move_sentences
from ui.table.view import scene_of, seen

from ..positions import held
from ..shelf import library
from ..table import opened, sealed, sitting

NAMES = ("Freya", "Jack", "Ivy", "Scott")
PENCIL = 'class="pencil"'


def begun(*moves: str, people: int = 2, seats: int = 2, seed: int = 7, **options: str) -> Model:
    """A game from its start; the first seat begins, persons sit in the first seats."""
    players = [Seat(name, HUMAN if seat < people else "random") for seat, name in enumerate(NAMES[:seats])]
    match = Match(GAMES["castle"], players, {"first": "1", **options}, seed)
    for text in moves:
        (move,) = [move for move in match.legal() if str(move) == text]
        match.play(move)
    model = held(match)
    model.settings.set("confirm", "no")
    return model


def page(model: Model) -> str:
    return str(view(model))


CLOSED = ("tower a1", "tower g7", "uncover roof-b1", "end")  # of the tiles of a room everybody knows now


def test_no_cover_stands_between_two_persons_who_see_the_same() -> None:
    model = begun(*CLOSED)
    assert not sitting(model).covered
    assert sitting(model).looking == 1


def test_the_log_says_who_lifted_a_roof_and_who_pushed() -> None:
    model = begun(*CLOSED, "push row4-left")
    assert move_sentences(sitting(model), 3) == ["Freya lifts the roof at b1"]
    assert move_sentences(sitting(model), 4) == ["Freya ends the turn", "The roof at b1 closes"]
    assert move_sentences(sitting(model), 5) == ["Jack pushes row 4 from the left"]


def test_a_recap_names_the_push_and_counts_the_roofs_of_a_turn() -> None:
    match = sitting(begun(*CLOSED)).match
    events = [event for events in match.events for event in events]
    assert FACE.events.recap(events, 0, ["Freya", "Jack"]) == ["lifted 1 roof"]
    pushed = [Event("push", ("row4-left", "plain", "trap")), Event("end", (1,))]
    assert FACE.events.recap(pushed, 1, ["Freya", "Jack"]) == ["pushed row 4 from the left"]


def test_a_push_that_may_drop_a_mouse_is_asked_about_in_any_case() -> None:
    for floor, asked in (("a2=trap", True), ("a2=moonwheel", False)):
        model = held(Match(GAMES["castle"], [Seat("Freya"), Seat("Jack")], {}, 1))
        sitting(model).match.state = table("b2", "g7", floor=floor, unroofed="a2")
        model.settings.set("confirm", "no")
        update(model, "tap", "row2-left")
        assert bool(sitting(model).choice.asked) == asked


def test_marks_for_one_seat_are_shown_to_that_seat_alone() -> None:
    """Neither to who only looks, while a bot plays, nor to the others where they look back."""
    alone = begun(*CLOSED, memory="marks", aided="1")
    assert PENCIL not in page(alone)
    update(alone, "move", "end")
    assert page(alone).count(PENCIL) == 1
    watching = begun(*CLOSED, people=0, memory="marks", aided="1")
    assert PENCIL not in page(watching)
    for seat, tells in (("1", False), ("2", True)):
        model = begun(*CLOSED, memory="marks", aided=seat)  # the second seat looks
        update(model, "rewind", 3)
        assert ("roof-b1" not in seen(sitting(model)).roofs) == tells


def test_marks_that_have_faded_are_not_there_in_a_look_back_either() -> None:
    model = begun(*CLOSED, "end", "end", memory="fading")
    assert PENCIL not in page(model)
    update(model, "rewind", 4)
    assert PENCIL not in page(model)


def seen_marks(model: Model, moment: int) -> dict[str, str]:
    update(model, "rewind", moment)
    here = sitting(model)
    return marks(seen(here), scene_of(here).known, here.looking)


def test_marks_that_still_stand_are_there_in_a_look_back_where_their_tiles_lay_then() -> None:
    """S31: before a tile had been seen, and once its mark has faded, an older moment tells nothing of it."""
    model = begun(*CLOSED, "push colb-top", memory="fading")
    floor = sitting(model).match.state.floor
    assert seen_marks(model, 5) == {"b1": floor["b1"], "b2": floor["b2"]}
    assert seen_marks(model, 4) == {"b1": floor["b2"]}
    assert seen_marks(model, 3) == {"b1": floor["b2"]}  # it lay open then, and its room is roofed now
    assert seen_marks(model, 2) == {}
    update(model, "now")
    for _turn in range(2):
        update(model, "move", "end")
        update(model, "next")  # no last look
    assert seen_marks(model, 4) == {}


def test_the_first_mouse_is_seen_on_the_tower_that_is_asked_about() -> None:
    model = begun()
    model.settings.set("confirm", "yes")
    update(model, "tap", "a1")
    assert sitting(model).choice.asked
    assert page(model).count('class="perch is-held asked"') == 1
    update(model, "cancel")
    assert "is-held asked" not in page(model)


def test_before_roofs_close_all_have_a_look() -> None:
    """Nothing is played meanwhile; who decides may want to wait, or to go on at once."""
    model = begun(*CLOSED[:-1])
    here = sitting(model)
    [*_focus, later] = update(model, "move", "end")
    assert later == ("later", 1000, "held", 7, 3)
    assert "A last look: 1 roof closes." in page(model)
    assert len(here.match.moves) == 3
    update(model, "tap", "a1")
    update(model, "undo")
    assert len(here.match.moves) == 3
    update(model, "cancel")
    assert here.acting
    update(model, "held", 7, 3)  # too late
    assert len(here.match.moves) == 3
    update(model, "move", "end")
    update(model, "held", 7, 3)
    assert len(here.match.moves) == 4


def test_the_last_look_waits_below_a_sheet_and_while_one_looks_back() -> None:
    model = begun(*CLOSED[:-1])
    update(model, "move", "end")
    update(model, "open", "menu")
    update(model, "held", 7, 3)
    assert update(model, "cancel") == [("later", 1000, "held", 7, 3)]
    update(model, "rewind", 1)
    update(model, "held", 7, 3)
    assert len(sitting(model).match.moves) == 3
    assert ("later", 1000, "held", 7, 3) in update(model, "now")
    update(model, "next")
    assert len(sitting(model).match.moves) == 4


def test_nobody_waits_who_chose_so_or_where_nothing_closes() -> None:
    for look, moves in (("no", CLOSED[:-1]), ("long", CLOSED[:-2])):
        model = begun(*moves)
        model.settings.set("look", look)
        update(model, "move", "end")
        assert len(sitting(model).match.moves) == len(moves) + 1


def test_a_game_that_is_saved_during_the_last_look_goes_on_before_the_end_of_the_turn() -> None:
    model = begun(*CLOSED[:-1])
    update(model, "move", "end")
    again = opened(sealed(model))
    assert sitting(again).acting
    assert len(sitting(again).match.moves) == 3


def test_what_the_others_did_may_be_watched_once_more() -> None:
    """By itself, with the tiles as they lay open then; who stops it sees no more than in any look back."""
    model = begun("tower a1", "tower g7", "end", "uncover roof-g4", "end", memory="heart")
    here = sitting(model)
    tiles = [square for square in here.match.state.floor if square in ("g4", "g6")]
    update(model, "rewind", 4)
    assert {seen(here).floor[square] for square in tiles} == {"?"}
    update(model, "now")
    assert 'data-do="once"' in page(model)
    update(model, "once")
    update(model, "tick", 3)
    assert here.rewind.at == 4
    assert "?" not in {seen(here).floor[square] for square in tiles}
    update(model, "replay")  # stopped
    assert {seen(here).floor[square] for square in tiles} == {"?"}
    update(model, "now")
    assert update(model, "once") == []
    assert 'data-do="once"' not in page(opened(sealed(model)))


def test_where_it_was_is_asked_and_answered_at_the_end() -> None:
    model = begun()
    here = sitting(model)
    here.match.state = table("b2", "g7", floor="a2=trap b6=lantern", fallen=[2])
    here.match.play(next(move for move in here.match.legal() if str(move) == "push row2-left"))
    assert here.ended
    lantern = 'href="#lantern"'
    assert "Where was it?" in page(model)
    update(model, "aside")
    closed = page(model).count(lantern)
    update(model, "aside")
    update(model, "lay_open")
    assert page(model).count(lantern) == closed + 1
    update(model, "aside")
    assert here.ended


def test_each_seat_has_a_place_of_its_own_at_the_end() -> None:
    position = table("b2", "g7", "d6", "b6", floor="a2=trap", fallen=[2], kinds=["", *["lantern"] * 3])
    over = play(position, "push row2-left")
    last = FACE.ending.reckoning(over, NAMES)[-1]
    ranked = [line for line in last.lines if line.mark != "out"]
    assert [last.place(line) for line in ranked] == [1, 2, 3]
    assert [line.words[-11:] for line in ranked] == ["3 turns ago", "2 turns ago", " 1 turn ago"]
    tied = play(table("b2 b6", "g7", turn=1, fallen=[0, 2], floor="g6=trap"), "end")
    assert FACE.ending.reckoning(tied, NAMES)[-1].lines[-1].words == "0 kinds, in this turn"


def test_the_board_turns_to_the_seat_that_plays_if_that_is_wanted() -> None:
    """Whoever sits across the tablet; also while all have their last look."""
    model = begun(*CLOSED[:-1])
    sitting(model).seating.across = [0]
    assert not turned(model)
    update(model, "setting", "sides", "across")
    assert turned(model)
    update(model, "move", "end")
    assert turned(model)
    update(model, "next")
    assert not turned(model)


def test_the_seat_that_alone_is_helped_is_known_to_all() -> None:
    helped = begun(*CLOSED, memory="marks", aided="1")
    assert page(helped).count('class="aided"') == 1
    assert 'class="aided"' not in page(begun(*CLOSED, memory="marks"))


def test_the_lobby_tells_whom_alone_the_marks_help() -> None:
    """In the set-up below no fold, and beside the seat of every game on the shelf."""
    model = Model(draw_seed=lambda: 1)
    update(model, "go", "new:castle")
    told = "</b> · sees marks on the roofs"
    for memory, aided, shown in (("marks", "2", True), ("marks", "all", False), ("heart", "2", False)):
        update(model, "set", "option-memory", memory)
        update(model, "set", "option-aided", aided)
        before_the_options, _options = page(model).split('id="options"')
        assert (told in before_the_options) == shown
        model.page.chosen.set("seed", "1")
        update(model, "start")
        kept, _effects = library({"game.1.1": sealed(model)})
        assert page(kept).count("with help") == shown
        assert unseal(sealed(model)).label.helped == ((1,) if shown else ())
        update(model, "go", "new:castle")


def test_the_picture_on_the_shelf_shows_the_cheese_of_each_seat() -> None:
    model = begun()
    sitting(model).match.state = table("b2", "g7", kinds=["moonwheel birchlog", ""])
    drawn = str(FACE.portrait.picture(unseal(sealed(model)).label))
    assert [drawn.count(f'href="#{kind}"') for kind in CHEESES] == [1, 0, 0, 0, 0, 0, 1]


def test_a_tile_that_slides_below_a_roof_is_seen_to_leave_but_not_which_one_it_was() -> None:
    model = begun("tower a1", "tower g7")
    here = sitting(model)
    here.match.state = table("b2", "g7", floor="b2=lantern")
    before = page(model).count('href="#lantern"')
    here.play(next(move for move in here.match.legal() if str(move) == "push row2-left"))
    drawn = page(model)
    assert drawn.count('class="slides from-left"') == 2  # a2, b2
    assert drawn.count('leaves from-left" data-was="at-b2"') == 1  # the page fills it with what it showed
    assert drawn.count('href="#lantern"') == before - 1


def test_what_was_seen_is_read_once_a_redraw_and_not_for_every_roof(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def counted(table: Table, events: Iterable[Event], seat: int | None) -> dict[str, str]:
        asked.append(len(table.roofs))
        return marks(table, events, seat)

    monkeypatch.setattr(board, "marks", counted)
    view(begun(*CLOSED, memory="marks"))
    assert len(asked) == 1
    assert asked[0] > 1


def test_the_tile_that_falls_out_is_not_seen_twice_while_the_floor_moves() -> None:
    model = begun("tower a1", "tower g7")
    here = sitting(model)
    here.play(next(move for move in here.match.legal() if str(move) == "push row2-left"))
    drawn = page(model)
    assert 'data-from="row2-right" data-to="spare near-tile" data-at="1.0"' in drawn
    spare = here.match.state.spare
    for place in ("spare", "near-tile"):  # what lies there now is seen once it has come
        assert re.search(f'id="{place}" data-arrives="{spare}"', drawn)


def test_a_room_that_closes_is_seen_till_its_roof_lies_but_the_view_tells_no_tile_of_it() -> None:
    model = begun(*CLOSED[:-1])
    assert 'id="in-roof-b1"' in page(model)
    update(model, "move", "end")
    update(model, "next")
    drawn = page(model)
    assert 'data-was="in-roof-b1"></g>' in drawn
    assert 'id="in-roof-b1"' not in drawn


def outlook(model: Model) -> list[str]:
    """The classes of what is drawn beside the paws."""
    drawn = page(model)
    _before, _mark, after = drawn.partition('class="outlook"')
    inside, _mark, _rest = after.partition('class="pips4"')
    return re.findall(r'<span class="(\w+)"', inside)


def test_what_a_push_brings_is_drawn_beside_its_question_for_who_cannot_read() -> None:
    model = held(Match(GAMES["castle"], [Seat("Freya"), Seat("Jack")], {}, 1))
    position = table("b2 b6", "g7", floor="a2=trap b6=lantern", unroofed="a2", spare="lantern", fallen=[0, 2])
    sitting(model).match.state = position
    update(model, "tap", "row2-left")
    assert outlook(model) == ["falls"]
    assert page(model).count('class="pip spends"') == 1
    update(model, "cancel")
    update(model, "tap", "row4-left")
    assert outlook(model) == []


FALL = "push row2-left"  # of Jack's third mouse, in `third`


def third() -> Model:
    """Whose third mouse is about to fall."""
    model = begun()
    sitting(model).match.state = table("b2", "a2 g7", floor="a2=trap", spare="trap", fallen=[0, 2])
    return model


def test_the_last_fall_is_seen_before_the_reckoning() -> None:
    model = third()
    here = sitting(model)
    update(model, "move", *FALL.split())
    [later] = [effect for effect in update(model, "yes") if effect[0] == "later"]
    assert later[2:] == ("lingered", 1)
    assert later[1] > 1000  # milliseconds: the floor moves, the mouse falls, and that is seen
    assert here.match.over
    assert not here.ended
    drawn = page(model)
    assert 'data-to="cellar-1 tab-piles"' in drawn  # on a phone the cellar is in a drawer
    assert "falls into the cellar" in drawn.partition('id="prompt"')[2].partition("</p>")[0]
    assert 'id="result"' not in drawn
    update(model, "lingered", 1)
    assert 'id="result"' in page(model)


def test_the_reckoning_comes_at_once_where_nothing_moves() -> None:
    model = third()
    model.settings.set("motion", "off")
    update(model, "move", *FALL.split())
    update(model, "yes")
    assert sitting(model).ended


def test_who_falls_is_in_the_cellar_and_counted_once_that_was_seen() -> None:
    model = begun()
    sitting(model).match.state = table("b2", "a2 g7", floor="a2=plain", spare="trap")
    update(model, "move", *FALL.split())
    update(model, "yes")
    drawn = page(model)
    assert re.search('id="fallen-1-0" data-arrives="on"', drawn)
    assert re.search('id="facts-1" data-lags', drawn)
    assert re.search('id="falls-1" data-lags', drawn)


def offers(model: Model) -> list[str]:
    """How many roofs, mice and pushes, as they stand beside the paws."""
    _before, _mark, after = page(model).partition('class="offers"')
    inside, _mark, _rest = after.partition('class="pips4"')
    return re.findall(r"</svg>(\d+)</span>", inside)


def test_what_can_still_be_done_is_counted_in_pictures() -> None:
    model = begun("tower a1", "tower g7")
    roofs = sum(move.kind == "uncover" for move in sitting(model).match.legal())
    assert offers(model) == [str(roofs), "1", "1"]  # the mouse in reserve: the other one is shut in
    update(model, "tap", "reserve")
    assert offers(model) == [str(roofs), "1", "1"]
    update(model, "cancel")
    update(model, "move", "push", "row2-left")
    assert offers(model) == [str(roofs), "1", "0"]
    assert offers(begun("tower a1", people=1, seats=2)) == []  # a bot is on turn
