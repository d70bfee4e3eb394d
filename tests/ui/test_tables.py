"""Every game's drawn table: all moves can be reached, everything has a name, no secret is in the text."""

from html.parser import HTMLParser
from itertools import chain

import pytest

from engine import GAMES, Chance, Match, Seat
from engine import view as seen
from engine.event import known
from ui.app import view
from ui.games import FACES
from ui.model import Model
from ui.node import div
from ui.sitting import Sitting
from ui.tap import decided, narrow

CASES = [(key, seats) for key in FACES for seats in GAMES[key].seats]


class Things(HTMLParser):
    """What can be tapped in a page, and the words of every button."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.tappable: set[str] = set()
        self.nameless: list[str] = []
        self.ids: list[str] = []
        self._open: list[tuple[str, str]] = []  # buttons whose words are still to come
        self.feed(markup)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if name := given.get("id"):
            self.ids.append(name)
        if thing := given.get("data-tap"):
            if given.get("aria-disabled") != "true":
                self.tappable.add(thing)
            assert tag == "button" or given.get("role") == "button", thing
        if tag == "button" or given.get("role") == "button":
            self._open.append((tag, given.get("aria-label") or ""))

    def handle_data(self, data: str) -> None:
        if self._open:
            tag, words = self._open[-1]
            self._open[-1] = (tag, words + data)

    def handle_endtag(self, tag: str) -> None:
        if self._open and self._open[-1][0] == tag:
            _tag, words = self._open.pop()
            if not words.strip():
                self.nameless.append(tag)


def played(key: str, seats: int, seed: int, moves: int, people: int | None = None) -> Model:
    """A table after so many random moves; persons sit in the first seats, else everywhere."""
    game = GAMES[key]
    here = seats if people is None else people
    sitting = [Seat(f"Seat {n}", "human" if n < here else "random") for n in range(seats)]
    match = Match(game, sitting, {}, seed)
    chance = Chance(seed)
    for _move in range(moves):
        if match.over:
            break
        legal = match.legal()
        match.play(legal[chance.below(len(legal))])
    return Model(draw_seed=lambda: seed, screen="table", sitting=Sitting(match, said=match.seat))


def at(model: Model) -> Sitting:
    assert model.sitting
    return model.sitting


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_every_legal_move_is_reached_by_taps(key: str, seats: int) -> None:
    for moves in range(0, 120, 3):
        model = played(key, seats, 5, moves)
        names = FACES[key].names(at(model).match.view(at(model).match.seat))
        legal = at(model).match.legal()
        for move in legal:
            things = tuple(chain.from_iterable(names(move)))
            if things:
                assert decided(narrow(legal, things, names)) == move, f"{move} after {moves} moves"
            else:
                assert move in narrow(legal, (), names).buttons


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_what_glows_can_be_tapped_on_the_page(key: str, seats: int) -> None:
    for moves in range(0, 120, 4):
        model = played(key, seats, 6, moves)
        things = Things(str(view(model)))
        assert at(model).taps().glow == things.tappable, f"after {moves} moves"
        for thing in sorted(at(model).taps().glow):
            at(model).tapped = (thing,)
            later = Things(str(view(model)))
            assert at(model).taps().glow <= later.tappable, f"{thing} after {moves} moves"


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_everything_tappable_has_a_name_and_ids_are_unique(key: str, seats: int) -> None:
    tables = [played(key, seats, 7, moves) for moves in range(0, 400, 10)]
    back = [played(key, seats, 7, 20) for _moment in range(20)]
    for moment, model in enumerate(back):
        at(model).rewind.at = moment
    for model in (*tables, *back):
        things = Things(str(view(model)))
        assert things.nameless == []
        assert len(things.ids) == len(set(things.ids))


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_the_page_of_a_seat_depends_on_its_view_only(key: str, seats: int) -> None:
    """The same page is drawn from a match that holds nothing but what the seat that looks may see."""
    for moves in range(0, 160, 8):
        model = played(key, seats, 8, moves, people=1)
        page = str(view(model))
        at(model).match.state = at(model).match.view(0)
        at(model).match.past = [seen(state, 0) for state in at(model).match.past]
        at(model).match.events = [known(events, 0) for events in at(model).match.events]
        assert str(view(model)) == page


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_the_cover_shows_nothing_of_the_table(key: str, seats: int) -> None:
    """Nothing that can be tapped or that has a name there, and of what happened only what all may know."""
    for moves in range(0, 120, 8):
        model = played(key, seats, 9, moves)
        table = Things(str(view(model)))
        at(model).said = None
        page = str(view(model))
        cover = Things(page)
        assert cover.tappable == set()
        assert "cover" in cover.ids
        drawings = {name for face in FACES.so_far() for name in Things(str(div[face.symbols()])).ids}
        assert not set(cover.ids) & set(table.ids) - drawings  # which are the same at every table
        at(model).match.state = at(model).match.view(None)
        at(model).match.past = [seen(state, None) for state in at(model).match.past]
        at(model).match.events = [known(events, None) for events in at(model).match.events]
        assert str(view(model)) == page, f"after {moves} moves"


@pytest.mark.parametrize("key", FACES)
def test_the_end_of_a_game_has_words(key: str) -> None:
    face = FACES[key]
    for seats in GAMES[key].seats:
        model = played(key, seats, 10, 5_000)
        assert at(model).match.over
        scores = at(model).match.game.scores(at(model).match.state)
        assert set(face.columns()) == set(scores.rows[0])
        assert face.decided(scores.why)
        *_others, last = face.reckoning(at(model).match.view(None), at(model).names)
        assert [line.seat for line in last.lines] == [*scores.ranks, *scores.out]
        assert {line.seat for line in last.lines if line.mark == "won"} == set(scores.winners)
